"""Matches in JSON, one a line, for the fast lane: as the project writes them, or as other programs space and order them."""

import re
from functools import cache
from typing import Final

from referee.fast.jsonl import JsonSheet
from referee.fast.lane import TaggedLane
from referee.fast.spelling import FREE_TAGS, VALUE, Head, by_byte, free_names, prepared
from referee.kernel.calls import DENOMINATIONS
from referee.kernel.cards import RANK_CODES, SUIT_CODES
from referee.kernel.table import Table
from referee.record.model import SCHEMA, Game, Language

__all__ = ["boundary", "head_at", "lane_of"]

_DEAL: Final = ("number", "dealer", "hands", "auction", "tricks", "score", "total", "count")
_NULL: Final = ("contract", "summary")
_EMPTY: Final = ("rulings", "comments", "problems")
_HAND: Final = ("seat", "cards")
_CALL: Final = ("seat", "call")
_TRICK: Final = ("number", "leader", "cards", "said", "winner", "points")
_COUNT: Final = ("points", "result")
_GAMES: Final[dict[Game, bytes]] = {"contree": "contr(?:e|é)e".encode(), "comptoir": b"comptoir"}
_BOUNDARY: Final = re.compile(rb"\n(?=\{)")


def lane_of(head: Head, table: Table) -> TaggedLane:
    """Give a lane for matches that open like this; ``table``: who sits where, in order of play."""
    comma, colon = head.style
    lane = TaggedLane()
    lane.sheet = _sheet(table)
    lane.free = tuple(
        b',%b{"name":%b"%b",%b"value":%b"' % (comma, colon, name.encode(), comma, colon)
        for name in FREE_TAGS[head.game]
    )
    lane.first_player = free_names(head.game)
    lane.value_end, lane.below, lane.between, lane.starts = b'"}', head.below, b",", ord("{")
    lane.lasts = (b"]}",)
    if b"comments" not in head.below and b"problems" not in head.below:
        lane.lasts += (b'],%b"comments":%b[],%b"problems":%b[]}' % (comma, colon, comma, colon),)
    return lane


def _sheet(table: Table) -> JsonSheet:
    sheet = JsonSheet()
    prepared(sheet, table, {seat: seat for seat in table.seats})
    sheet.pass_, sheet.contre, sheet.surcontre = b"pass", b"contre", b"surcontre"
    sheet.capot, sheet.generale = b"capot", b"generale"
    sheet.trumps = sheet.alone = tuple(code.encode() for code in DENOMINATIONS)
    sheet.rank_of = by_byte({code: rank for rank, code in enumerate(RANK_CODES) if len(code) == 1})
    sheet.suit_of = by_byte({code: 8 * suit for suit, code in enumerate(SUIT_CODES)})
    sheet.names = _keys(table.parties)
    sheet.unnamed = int(table.unnamed is not None)
    sheet.deal_keys = _keys((*_DEAL, *_NULL, *_EMPTY))
    sheet.hand_keys, sheet.call_keys, sheet.trick_keys, sheet.count_keys = map(_keys, (_HAND, _CALL, _TRICK, _COUNT))
    return sheet


def _keys(names: tuple[str, ...]) -> tuple[bytes, ...]:
    return tuple(f'"{name}"'.encode() for name in names)


@cache
def _pattern(language: Language, game: Game) -> "re.Pattern[bytes]":
    return re.compile(
        rb'(?P<opening>\{"schema": ?"%b", ?"game": ?"%b", ?"language": ?"%b", ?"tags": ?\['
        rb'\{"name":(?P<colon> ?)"Game",(?P<comma> ?)"value": ?"%b"\}%b%b)(?P<free>(?:%b)*)(?P<closing>(?:%b)?)'
        rb'(?P<below>\](?:, ?"comments": ?\[\])?(?:, ?"problems": ?\[\])?, ?"deals": ?\[)'
        % (
            SCHEMA.encode(),
            game.encode(),
            language.encode(),
            _GAMES[game],
            b"(?:%b)?" % _tag("Rules", b'"(?P<rules>[a-z0-9/-]{1,60})"'),
            b"(?:%b)?" % _tag("Target", b'"(?P<target>[1-9][0-9]{0,8})"'),
            _tag(f"(?:{'|'.join(FREE_TAGS[game])})", VALUE),
            _tag("Deals", b'"(?P<deals>[1-9][0-9]{0,8})"'),
        )
    )


def _tag(name: str, value: bytes) -> bytes:
    return rb', ?\{"name": ?"%b", ?"value": ?%b\}' % (name.encode(), value)


def head_at(data: bytes, at: int) -> Head | None:
    """Read a line up to the first deal of its match; ``None`` where anything stands there that is not plain."""
    for language in ("fr", "en"):
        for game in _GAMES:
            found = _pattern(language, game).match(data, at)
            if found is not None:
                rules = found["rules"]
                return Head(
                    game=game,
                    language=language,
                    rules=None if rules is None else rules.decode(),
                    players=4 if game == "contree" else _players(data, found),
                    target=int(found["target"] or 0),
                    deals=int(found["deals"] or 0),
                    opening=found["opening"],
                    closing=found["closing"],
                    below=found["below"],
                    style=(found["comma"], found["colon"]),
                )
    return None


def _players(data: bytes, head: "re.Match[bytes]") -> int:
    """Give the number of players of comptoir: those whom the tags name, else the deals."""
    tagged = re.findall(rb'"P([1-4])"', head["free"])
    deals = data[head.end() : data.find(b"\n", head.end()) % (len(data) + 1)]
    return max([2, *map(int, tagged or re.findall(rb'"P([1-4])"', deals))])


def boundary(data: bytes, at: int) -> int:
    """Give the offset of the first line behind a place that opens like a match, or -1."""
    found = _BOUNDARY.search(data, at)
    return -1 if found is None else found.end()
