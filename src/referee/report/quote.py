"""A line of a record as it is quoted under a diagnostic, with carets below what is meant."""

import unicodedata
from typing import Final

from referee.diagnostics.words.speech import tidy

__all__ = ["quote"]

_TAB: Final = 4
_AROUND: Final = 8
"""Widths of a terminal that are looked at on either side of what is meant; combining signs take no room."""
_ELLIPSIS: Final = "…"
_ZERO_WIDTH: Final = frozenset({"Mn", "Me", "Cf"})
_WIDE: Final = frozenset({"W", "F"})


def quote(line: str, column: int, end: int | None, width: int) -> tuple[str, str]:
    """Give the line as shown, and the line of carets below it.

    ``column``, ``end``: the span, in characters from 1, the end being the first one after (``None``: to the end of the
    line); ``width``: the most columns of a terminal to use. A longer line is cut around the span; tabs become spaces,
    what a terminal could obey is replaced, what has no width takes none.
    """
    line = line.rstrip("\r\n")
    # Of a line without end, no more is looked at than could be shown.
    away = max(0, column - 1 - _AROUND * width)
    beyond = len(line) > away + 2 * _AROUND * width
    cells = _cells(line[away : away + 2 * _AROUND * width])
    start = min(column - 1 - away, len(cells))
    stop = len(cells) if end is None else min(end - 1 - away, len(cells))
    first, last = _window([_width(cell) for cell in cells], start, width)
    before = _ELLIPSIS if first or away else ""
    after = _ELLIPSIS if last < len(cells) or beyond else ""
    shown = before + "".join(cells[first:last]).rstrip() + after
    indent = len(before) + sum(map(_width, cells[first:start]))
    marked = sum(map(_width, cells[start : min(stop, last)])) or 1
    return shown, " " * indent + "^" * marked


def _cells(line: str) -> list[str]:
    """Give what is shown for each character."""
    cells: list[str] = []
    at = 0
    for char in line:
        if char == "\t":
            cell = " " * (_TAB - at % _TAB)
        elif "\ufe00" <= char <= "\ufe0f":
            # A variation selector would turn a suit symbol into a picture of another width.
            cell = ""
        else:
            cell = tidy(char)
        cells.append(cell)
        at += _width(cell)
    return cells


def _width(cell: str) -> int:
    return sum(
        0 if unicodedata.category(char) in _ZERO_WIDTH else 2 if unicodedata.east_asian_width(char) in _WIDE else 1
        for char in cell
    )


def _window(widths: list[int], start: int, width: int) -> tuple[int, int]:
    """Give the first and the last character to show, so that the span begins in sight, text before it."""
    if sum(widths) <= width:
        return 0, len(widths)
    room = width - 2 * len(_ELLIPSIS)
    first = start
    used = 0
    while first and used + widths[first - 1] <= room // 3:
        first -= 1
        used += widths[first]
    last = first
    used = 0
    while last < len(widths) and used + widths[last] <= room:
        used += widths[last]
        last += 1
    while first and used + widths[first - 1] <= room:
        first -= 1
        used += widths[first]
    return first, last
