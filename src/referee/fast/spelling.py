"""What the sheets of the fast lane need to be told of the spellings of their form: tables by byte, and arrays to write to."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from referee.fast.numbers import Numbers, whole, wide
from referee.fast.sheet import Sheet
from referee.kernel.table import Table
from referee.record.model import Game, Language

__all__ = ["FREE_TAGS", "VALUE", "Head", "by_byte", "free_names", "prepared"]

FREE_TAGS: Final[Mapping[Game, tuple[str, ...]]] = {
    "contree": ("Event", "Site", "Date", "Round", "Table", "North", "West", "South", "East"),
    "comptoir": ("Event", "Site", "Date", "Round", "Table", "P1", "P2", "P3", "P4"),
}
"""Tags on which no judging rests but for who sits at the table."""
VALUE: Final = rb'"(?:[ !#-\[\]-~]|[\xc3-\xc5][\x80-\xbf])*"'
"""A value of a free tag that is plain enough to be passed unread."""
_MOST_CALLS: Final = 60
_SIZES: Final = {
    "seats": _MOST_CALLS,
    "calls": _MOST_CALLS,
    "leaders": 8,
    "winners": 8,
    "points": 8,
    "cards": 32,
    "said": 32,
    "score": 4,
    "total": 4,
    "claimed": 4,
}


class Head(NamedTuple):
    """How a match opens: what its judging rests on, and the tags that say so, before and behind the free ones.

    ``style``: how this text spells what may be spelt in several ways; ``below``: what stands between its tags and its first deal.
    """

    game: Game
    language: Language
    rules: str | None = None
    players: int = 4
    target: int = 0
    deals: int = 0
    opening: bytes = b""
    closing: bytes = b""
    below: bytes = b""
    style: tuple[bytes, ...] = ()


def free_names(game: Game) -> int:
    """Give the number of the first free tag that tells who sits at the table; that of none where the game itself does."""
    names = FREE_TAGS[game]
    return names.index("P1") if "P1" in names else len(names)


def by_byte(values: Mapping[str, int], byte: int = 0) -> Numbers:
    """Give a table of values by one of their bytes, -1 for all others."""
    table = [-1] * 256
    for text, value in values.items():
        table[text.encode()[byte]] = value
    return whole(table)


def prepared(sheet: Sheet, table: Table, seats: Mapping[str, str]) -> None:
    """Give a sheet its arrays and its seats; ``seats``: how they are spelt, by their codes."""
    sheet.size, sheet.parties = table.size, len(table.parties)
    spelt = {seats[code]: seat for seat, code in enumerate(table.seats)}
    sheet.width = len(next(iter(spelt)))
    sheet.letter = next(iter(spelt)).encode()[0]
    sheet.seat_of = by_byte(spelt, sheet.width - 1)
    sheet.spoken = 1
    sheet.hands = wide([0] * 4)
    for name, size in _SIZES.items():
        setattr(sheet, name, whole([0] * size))
