"""The book of rules that the plain referee plays by: values as the sources were copied out by hand, never the files.

What no table of sources names has here the value of the articles.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from rules.transcript import DENOMINATIONS, MARKING, PARAMETERS

__all__ = ["NAMES", "SEED", "Book", "Row", "book_of"]

Row = Mapping[int, tuple[str, str]]
"""The squares of an outcome by level: what takers and defenders mark, in T, D, C, Bt, Bd and B."""

NAMES = [name for columns in PARAMETERS for name in columns]
UNNAMED = {
    "direction": "counter_clockwise",
    "misdeal_dealer": "same",
    "first_leader": "after_dealer",
    "partner_overtrump": "forced",
    "belote_worth": "20",
    "belote_helps": "helps",
    "last_trick": "10",
    "penalties": "report",
    "denominations": "S H D C NT AT",
}
LEVELS = (1, 2, 4)


@dataclass(frozen=True)
class Book:
    """A rule set of contrée. ``values``: of each parameter, as it is written; ``marking``: the grid, by rows."""

    name: str
    values: Mapping[str, str]
    marking: Mapping[str, Row]

    def __getitem__(self, parameter: str) -> str:
        return self.values[parameter]

    def number(self, parameter: str) -> int:
        return int(self.values[parameter])

    @property
    def seats(self) -> list[str]:
        """Who sits at the table, in order of play (C-1.2)."""
        return ["N", "W", "S", "E"] if self["direction"] == "counter_clockwise" else ["N", "E", "S", "W"]

    @property
    def denominations(self) -> list[str]:
        return self["denominations"].split()


def _table(name: str) -> dict[str, str]:
    """Give the column of a rule set; ``=`` is the one before it, ``nf`` and ``-`` are as in the base rules."""
    found: dict[str, str] = {}
    for columns, table in PARAMETERS.items():
        if name not in columns:
            continue
        for line in table.strip().splitlines():
            parameter, *cells = (cell.strip() for cell in line.split("|"))
            place = columns.index(name)
            while cells[place] == "=":
                place -= 1
            found[parameter] = cells[place]
    return found


@cache
def book_of(name: str, **changes: str) -> Book:
    """Give a rule set by its name, with other values in place of some of its own."""
    base = {**UNNAMED, **_table("seed")}
    own = {parameter: value for parameter, value in _table(name).items() if value not in {"nf", "-"}}
    values = {**base, **own, **({"denominations": DENOMINATIONS[name]} if name in DENOMINATIONS else {}), **changes}
    marking: dict[str, Row] = {}
    for line in MARKING[name].strip().splitlines():
        row, rest = line.split(maxsplit=1)
        squares = [tuple(cell.strip() for cell in square.split("/")) for square in rest.split("|")]
        marking[row] = {level: square for level, square in zip(LEVELS, squares, strict=True) if square != ("-",)}  # type: ignore[misc]
    return Book(name, values, marking)


SEED = book_of("seed")
