"""Canonical BGN for the fast lane: spelt as the formatter spells it, which the grammar's terminals accept."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from referee.diagnostics.spelling import SPELLINGS, SUIT_SYMBOLS, Spelling, sorted_cards
from referee.fast import is_compiled
from referee.fast.bgn import BgnSheet
from referee.fast.bgn_sliced import SlicedSheet
from referee.fast.lane import TaggedLane
from referee.fast.spelling import FREE_TAGS, VALUE, Head, by_byte, free_names, prepared
from referee.kernel.calls import DENOMINATIONS
from referee.kernel.cards import RANK_CODES, SUIT_CODES
from referee.kernel.table import Table
from referee.record.model import Game, Language

__all__ = ["head_at", "lane_of"]

_NUMBER: Final = rb'"([1-9]\d{0,8})"'


def lane_of(head: Head, table: Table) -> TaggedLane:
    """Give a lane for matches that open like this; ``table``: who sits where, in order of play."""
    tags = SPELLINGS[head.language].tags
    lane = TaggedLane()
    lane.sheet = _sheet(head.language, table)
    lane.free = tuple(f'[{tags[name]} "'.encode() for name in FREE_TAGS[head.game])
    lane.first_player = free_names(head.game)
    lane.value_end, lane.below, lane.between, lane.lasts, lane.starts = b'"]\n', b"\n", b"\n", (b"",), ord("[")
    return lane


def _sheet(language: Language, table: Table) -> BgnSheet:
    spelling = SPELLINGS[language]
    words = spelling.words
    sheet = BgnSheet() if is_compiled() else _sliced(language, table)
    prepared(sheet, table, spelling.seats)
    sheet.deal = f"{words['deal']}".encode()
    sheet.dealer_word = f" {words['dealer']} ".encode()
    sheet.hands_word = f"{words['hands']}\n".encode()
    sheet.auction = f"{words['auction']}\n".encode()
    sheet.tricks = f"{words['tricks']}\n".encode()
    sheet.score_word = f"{words['score']} ".encode()
    sheet.total_word = f"{words['total']} ".encode()
    sheet.pass_, sheet.contre, sheet.surcontre = (words[word].encode() for word in ("pass", "contre", "surcontre"))
    sheet.capot, sheet.generale = words["capot"].encode(), words["generale"].encode()
    sheet.belote, sheet.rebelote = words["belote"].encode(), words["rebelote"].encode()
    sheet.trumps, sheet.alone = (
        tuple(spelling.call(bid + code).removeprefix(word).encode() for code in DENOMINATIONS)
        for bid, word in (("80", "80"), ("capot", words["capot"]))
    )
    sheet.names = tuple(f"{spelling.parties[party]} ".encode() for party in table.parties)
    sheet.unnamed = int(table.unnamed is not None)
    ranks = {spelling.ranks[code]: rank for rank, code in enumerate(RANK_CODES) if len(spelling.ranks[code]) == 1}
    sheet.rank_of = by_byte(ranks)
    sheet.suit_of = by_byte({SUIT_SYMBOLS[code]: 8 * suit for suit, code in enumerate(SUIT_CODES)}, 2)
    return sheet


def _sliced(language: Language, table: Table) -> SlicedSheet:
    """Give a sheet the texts that it looks up."""
    sheet, seats = SlicedSheet(), SPELLINGS[language].seats
    sheet.label_of = {f"{seats[code]}:".encode(): seat for seat, code in enumerate(table.seats)}
    sheet.holdings = _holdings(language)
    return sheet


@cache
def _holdings(language: Language) -> tuple[Mapping[bytes, int], ...]:
    spelling = SPELLINGS[language]
    return tuple(
        {_holding(spelling, code, subset).encode()[2:]: subset << 8 * suit for subset in range(256)}
        for suit, code in enumerate(SUIT_CODES)
    )


def _holding(spelling: Spelling, suit: str, subset: int) -> str:
    """Give how the formatter writes some cards of a suit, behind its symbol; ``subset``: their ranks, as a mask."""
    codes = sorted_cards(suit + rank for number, rank in enumerate(RANK_CODES) if subset >> number & 1)
    return " ".join([SUIT_SYMBOLS[suit], *([spelling.ranks[code[1:]] for code in codes] or ["-"])])


@cache
def _pattern(language: Language, game: Game) -> "re.Pattern[bytes]":
    spelling = SPELLINGS[language]
    tags = {name: re.escape(f"[{spelt} ".encode()) for name, spelt in spelling.tags.items()}
    opening = re.escape(f'"{spelling.games[game]}"]\n'.encode())
    free = b"|".join(tags[name] for name in FREE_TAGS[game])
    return re.compile(
        b'(?P<opening>%b%b(?:%b"([a-z0-9/-]{1,60})"\\]\n)?(?:%b%b\\]\n)?)'
        % (tags["Game"], opening, tags["Rules"], tags["Target"], _NUMBER)
        + b"(?P<free>(?:(?:%b)%b\\]\n)*)(?P<closing>(?:%b%b\\]\n)?)\n" % (free, VALUE, tags["Deals"], _NUMBER)
    )


def head_at(data: bytes, at: int) -> Head | None:
    """Read the canonical tags of a match at an offset; ``None`` where anything else stands."""
    for language in SPELLINGS:
        for game in FREE_TAGS:
            found = _pattern(language, game).match(data, at)
            if found is not None:
                players = 4 if game == "contree" else _players(data, found, language)
                rules, target, deals = found[2], found[3], found[6]
                name = None if rules is None else rules.decode()
                opening, closing = found["opening"], found["closing"]
                return Head(game, language, name, players, int(target or 0), int(deals or 0), opening, closing)
    return None


def _players(data: bytes, head: "re.Match[bytes]", language: Language) -> int:
    """Give the number of players of comptoir: those whom the tags name, else the first deal."""
    labels = re.compile(rb"\b%b([1-4])\b" % SPELLINGS[language].parties["P1"][:1].encode())
    tagged = re.findall(rb"^\[%b([1-4]) " % SPELLINGS[language].tags["P1"][:1].encode(), head["free"], re.MULTILINE)
    deal = data[head.end() : data.find(b"\n\n", head.end()) % (len(data) + 1)]
    return max([2, *map(int, tagged or labels.findall(deal))])
