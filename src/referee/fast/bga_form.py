"""Logs of Board Game Arena for the fast lane: what their importer makes of them, where they are plain and whole."""

import re
from typing import Final

from referee.fast.bga import BgaSheet
from referee.fast.logs import LogLane
from referee.fast.spelling import Head, by_byte, prepared
from referee.kernel.calls import DENOMINATIONS
from referee.kernel.cards import RANK_CODES, SUIT_CODES
from referee.kernel.table import CONTREE_TABLE, Table

__all__ = ["head_at", "lane_of"]

_SUITS: Final = {"S": b"spade", "H": b"heart", "D": b"diamond", "C": b"club"}
_DENOMINATIONS: Final = (
    ("S", b"spade"),
    ("H", b"heart"),
    ("C", b"club"),
    ("D", b"diamond"),
    ("AT", b"all trump"),
    ("NT", b"no trump"),
)
"""As the site numbers them."""
_OPENING: Final = re.compile(rb"(?:(?P<numbered>P[1-4])|[NWSE]) (?:bids|passes)\b")


def head_at(data: bytes, at: int) -> Head | None:
    """Read the first line of a log; ``None`` where it is anything but a bid or a pass."""
    found = _OPENING.match(data, at)
    if found is None:
        return None
    return Head("contree", "en", "bga", style=(b"P",) if found["numbered"] else ())


def lane_of(head: Head, table: Table) -> LogLane | None:
    """Give a lane for logs; ``None`` for a table at which the turn goes round the other way."""
    if table != CONTREE_TABLE:
        return None
    lane, sheet = LogLane(), BgaSheet()
    spelt = {seat: f"P{number}" if head.style else seat for number, seat in enumerate(table.seats, 1)}
    prepared(sheet, table, spelt)
    sheet.rank_of = by_byte({code: rank for rank, code in enumerate(RANK_CODES) if len(code) == 1})
    sheet.suits = tuple(_SUITS[code] for code in SUIT_CODES)
    sheet.names = tuple(name for _, name in _DENOMINATIONS)
    sheet.meant = tuple(DENOMINATIONS.index(code) for code, _ in _DENOMINATIONS)
    lane.sheet = lane.log = sheet
    return lane
