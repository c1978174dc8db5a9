"""How wide a score sheet is: what each game has to show, and how large its figures grow."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from referee.record.model import Game

__all__ = ["SHAPES", "SheetShape"]


@dataclass(frozen=True, slots=True)
class SheetShape:
    """Widths of columns, in characters, and the labels of the legend.

    ``belotes``: ``None`` where the game has no such column.
    """

    contract: int
    outcome: int
    marks: int
    totals: int
    belotes: int | None
    legend: tuple[str, ...]


_WIDE: Final = SheetShape(contract=17, outcome=15, marks=5, totals=6, belotes=11, legend=("columns", "grid"))

SHAPES: Final[Mapping[Game | None, SheetShape]] = MappingProxyType(
    {
        None: replace(_WIDE, legend=("columns",)),
        "contree": _WIDE,
        "comptoir": SheetShape(contract=8, outcome=8, marks=3, totals=3, belotes=None, legend=("columns",)),
    }
)
"""The shape of each game, and of matches whose game is not known."""
