"""How the languages spell what the fast lane reads: the canonical spellings, which the grammar's terminals accept."""

import re
from functools import cache
from typing import Final, NamedTuple

from referee.diagnostics.spelling import SPELLINGS, SUIT_SYMBOLS
from referee.fast.sheet import Sheet
from referee.fast.tables import whole, wide
from referee.kernel.cards import RANK_CODES, SUIT_CODES
from referee.kernel.table import Table
from referee.record.model import Language

__all__ = ["FREE_TAGS", "Head", "free_tags", "head_at", "sheet_of"]

FREE_TAGS: Final = ("Event", "Site", "Date", "Round", "Table", "North", "West", "South", "East")
"""Tags on which no judging rests, in canonical order."""

_MOST_CALLS: Final = 60
_SIZES: Final = {
    "seats": _MOST_CALLS,
    "calls": _MOST_CALLS,
    "leaders": 8,
    "winners": 8,
    "points": 8,
    "cards": 32,
    "said": 32,
    "score": 2,
    "total": 2,
}
_VALUE: Final = rb'"(?:[ !#-\[\]-~]|[\xc3-\xc5][\x80-\xbf])*"'
_NUMBER: Final = rb'"([1-9]\d{0,8})"'


class Head(NamedTuple):
    """The tags that open a match: those that judging rests on, before and behind the free ones, and what they say."""

    language: Language
    rules: str | None
    target: int
    deals: int
    opening: bytes
    closing: bytes


def sheet_of(language: Language, table: Table) -> Sheet:
    """Give a reader of deals in this language; ``table``: who sits where, in order of play."""
    spelling = SPELLINGS[language]
    words, sheet = spelling.words, Sheet()
    sheet.deal = f"{words['deal']} ".encode()
    sheet.dealer_word = f" {words['dealer']} ".encode()
    sheet.hands_word = f"{words['hands']}\n".encode()
    sheet.auction = f"{words['auction']}\n".encode()
    sheet.tricks = f"{words['tricks']}\n".encode()
    sheet.score_word = f"{words['score']} ".encode()
    sheet.total_word = f"{words['total']} ".encode()
    sheet.pass_, sheet.contre, sheet.surcontre = (words[word].encode() for word in ("pass", "contre", "surcontre"))
    sheet.capot, sheet.generale = words["capot"].encode(), words["generale"].encode()
    sheet.belote, sheet.rebelote = words["belote"].encode(), words["rebelote"].encode()
    sheet.no_trump, sheet.all_trumps = (f" {spelling.denominations[code]}".encode() for code in ("NT", "AT"))
    sheet.ns, sheet.ew = f"{spelling.parties['NS']} ".encode(), f" {spelling.parties['EW']} ".encode()
    sheet.seat_of = whole(_by_byte({spelling.seats[code]: seat for seat, code in enumerate(table.seats)}))
    ranks = {spelling.ranks[code]: rank for rank, code in enumerate(RANK_CODES) if len(spelling.ranks[code]) == 1}
    sheet.rank_of = whole(_by_byte(ranks))
    sheet.suit_of = whole(_by_byte({SUIT_SYMBOLS[code]: 8 * suit for suit, code in enumerate(SUIT_CODES)}, 2))
    sheet.hands = wide([0] * table.size)
    for name, size in _SIZES.items():
        setattr(sheet, name, whole([0] * size))
    return sheet


def _by_byte(values: dict[str, int], byte: int = 0) -> list[int]:
    """Give a table of values by one of their bytes, -1 for all others."""
    table = [-1] * 256
    for text, value in values.items():
        table[text.encode()[byte]] = value
    return table


def free_tags(language: Language) -> tuple[bytes, ...]:
    """Give how the free tags begin, in canonical order, and an empty one last."""
    tags = SPELLINGS[language].tags
    return (*(f'[{tags[name]} "'.encode() for name in FREE_TAGS), b"")


@cache
def _head_pattern(language: Language) -> "re.Pattern[bytes]":
    spelling = SPELLINGS[language]
    tags = {name: re.escape(f"[{spelt} ".encode()) for name, spelt in spelling.tags.items()}
    game = re.escape(f'"{spelling.games["contree"]}"]\n'.encode())
    free = b"".join(b"(?:%b%b\\]\n)?" % (tags[name], _VALUE) for name in FREE_TAGS)
    return re.compile(
        b'(?P<opening>%b%b(?:%b"([a-z0-9/-]{1,60})"\\]\n)?(?:%b%b\\]\n)?)'
        % (tags["Game"], game, tags["Rules"], tags["Target"], _NUMBER)
        + b"%b(?P<closing>(?:%b%b\\]\n)?)\n" % (free, tags["Deals"], _NUMBER)
    )


def head_at(data: bytes, at: int) -> Head | None:
    """Read the canonical tags of a match of contrée at an offset; ``None`` where anything else stands."""
    for language in SPELLINGS:
        found = _head_pattern(language).match(data, at)
        if found is not None:
            rules, target, deals = found[2], found[3], found[5]
            name = None if rules is None else rules.decode()
            return Head(language, name, int(target or 0), int(deals or 0), found["opening"], found["closing"])
    return None
