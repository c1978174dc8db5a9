"""Columns of fixed width, so that a line can be written before the next is known."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

__all__ = ["Align", "Column", "laid_out"]


class Align(Enum):
    """Where a cell stands in its column."""

    LEFT = "left"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Column:
    """A column: what is common to several (printed above), its own head, its width in characters, its alignment."""

    group: str
    head: str
    width: int
    align: Align = Align.LEFT


def laid_out(columns: Sequence[Column], cells: Sequence[str]) -> str:
    """Give a line: each cell at its column, two spaces apart.

    A cell that is too wide pushes the next ones only as far as it must.
    """
    line = ""
    start = 0
    for column, cell in zip(columns, cells, strict=True):
        if cell:
            place = start if column.align is Align.LEFT else start + column.width - len(cell)
            line = line.ljust(max(place, len(line) + 2 if line else 0)) + cell
        start += column.width + 2
    return line.rstrip()
