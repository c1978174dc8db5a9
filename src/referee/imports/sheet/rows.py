"""Cutting a sheet into rows and cells, each with its place."""

import csv
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from referee.diagnostics.model import Span
from referee.imports.lines import Line

__all__ = ["Row", "delimiter_of", "rows"]

_DELIMITERS: Final = (";", "\t", ",")
_NAMED: Final = re.compile(r"\s*\"?sep=(.)\"?[;,\t]*\s*\Z", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Row:
    """A row: its cells, without the blanks around them, and the lines it was read from; ``broken`` where it never ends."""

    cells: tuple[str, ...]
    lines: tuple[Line, ...]
    delimiter: str
    broken: bool = False

    @property
    def blank(self) -> bool:
        """Whether no cell says anything."""
        return not any(self.cells)

    def cell(self, index: int) -> str:
        """Give the text of a cell; nothing where the row is shorter."""
        return self.cells[index] if index < len(self.cells) else ""

    def span(self, index: int | None = None) -> Span:
        """Give the place of a cell, or of the whole row."""
        first, last = self.lines[0].span(), self.lines[-1].span()
        whole = Span(first.line, first.column, last.end_line, last.end_column)
        if index is None:
            return whole
        text = "\n".join(line.text for line in self.lines)
        sign = re.escape(self.delimiter)
        pattern = re.compile(rf'[^\S\n\t]*(?:"(?:[^"]|"")*"|[^{sign}\n]*)')
        start = 0
        for _ in range(index):
            found = pattern.match(text, start)
            start = found.end() if found else len(text)
            if text[start : start + 1] != self.delimiter:
                return whole
            start += 1
        found = pattern.match(text, start)
        return self._stretch(text, start, found.end() if found else start)

    def _stretch(self, text: str, start: int, end: int) -> Span:
        inner = text[start:end]
        if inner.strip():
            start, end = start + len(inner) - len(inner.lstrip()), start + len(inner.rstrip())
        end = max(end, start + 1)
        return Span(*self._place(text, start), *self._place(text, end))

    def _place(self, text: str, offset: int) -> tuple[int, int]:
        return self.lines[0].number + text.count("\n", 0, offset), offset - text.rfind("\n", 0, offset)


def delimiter_of(line: str) -> str:
    """Tell what separates the cells of a line: the commonest of semicolon, tab and comma outside of quotation marks."""
    bare = re.sub(r'"[^"]*"', "", line)
    return max(_DELIMITERS, key=bare.count)


def rows(lines: Iterable[Line]) -> Iterator[Row]:
    """Cut lines into rows; blank ones, and the line by which a spreadsheet names its separator, are left out.

    A row that cannot be cut ends the sheet: it is the last, and ``broken``.
    """
    read = iter(lines)
    delimiter: str | None = None
    for line in read:
        if not line.text.strip():
            continue
        named = _NAMED.match(line.text)
        if delimiter is None and named:
            delimiter = named[1]
            continue
        yield from _cut(line, read, delimiter or delimiter_of(line.text))
        return


def _cut(first: Line, rest: Iterator[Line], delimiter: str) -> Iterator[Row]:
    taken: list[Line] = []

    def texts() -> Iterator[str]:
        for line in _chained(first, rest):
            taken.append(line)
            yield line.text + "\n"

    reader = csv.reader(texts(), delimiter=delimiter, strict=True, skipinitialspace=delimiter != "\t")
    while True:
        try:
            cells = next(reader, None)
        except csv.Error:
            # The lines that an open quotation mark has swallowed are not kept: the place is where it opens.
            yield Row((), tuple(taken[:1]), delimiter, broken=True)
            return
        if cells is None:
            return
        row = Row(tuple(cell.strip() for cell in cells), tuple(taken), delimiter)
        taken.clear()
        if not row.blank:
            yield row


def _chained(first: Line, rest: Iterator[Line]) -> Iterator[Line]:
    yield first
    yield from rest
