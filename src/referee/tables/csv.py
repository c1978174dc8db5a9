"""Tables as CSV: in the dialect that a French Excel opens by a double click, or in a plain one for programs."""

import csv
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from referee.judging.events import Judged
from referee.scoresheet.figures import term_sum
from referee.tables.column import Kind, Row
from referee.tables.names import CsvDialect
from referee.tables.rows import TableRows
from referee.tables.texts import as_number, diagnostics_json, json_text
from referee.verdict.model import Summary

__all__ = ["CsvTable", "guarded", "unguarded"]


@dataclass(frozen=True, slots=True)
class _Form:
    head: str
    delimiter: str
    ending: str
    point: str


_FORMS: Final = MappingProxyType(
    {
        CsvDialect.EXCEL: _Form(head="\ufeff", delimiter=";", ending="\r\n", point=","),
        CsvDialect.PLAIN: _Form(head="", delimiter=",", ending="\n", point="."),
    }
)
_FORMULA: Final = re.compile(r"['\s]*[=+\-@＝＋－＠].|'*[\t\r\n]", re.DOTALL)
"""What a spreadsheet takes for a formula, guarded or not; a dash alone is none."""


def guarded(text: str) -> str:
    """Give a text that no spreadsheet takes for a formula: one that could be has an apostrophe before it."""
    return "'" + text if _FORMULA.match(text) else text


def unguarded(cell: str) -> str:
    """Give the text that :func:`guarded` made this cell of."""
    return cell[1:] if cell.startswith("'") and _FORMULA.match(cell) else cell


class _Echo:
    """Takes what :mod:`csv` writes, and gives it back."""

    def write(self, text: str) -> str:
        return text


class CsvTable:
    """A report: a table as CSV, a line as soon as its deal is judged; a cell is empty where its value is not known."""

    def __init__(self, rows: TableRows, dialect: CsvDialect) -> None:
        form = _FORMS[dialect]
        cells = _cells(form.point)
        self._rows = rows
        self._head = form.head
        self._makers = [cells[column.kind] for column in rows.table.columns]
        self._writer = csv.writer(_Echo(), delimiter=form.delimiter, lineterminator=form.ending)

    def begin(self) -> Iterator[str]:
        """Write the names of the columns."""
        yield self._head + self._line(self._rows.table.names)
        yield from self._lines(self._rows.begin())

    def file(self, path: str) -> Iterator[str]:
        """Remember the file for its lines."""
        return self._lines(self._rows.file(path))

    def event(self, event: Judged) -> Iterator[str]:
        """Write the lines of a deal."""
        return self._lines(self._rows.event(event))

    def end(self, summary: Summary) -> Iterator[str]:
        """Nothing stands after the lines."""
        return self._lines(self._rows.end(summary))

    def _lines(self, rows: Iterable[Row]) -> Iterator[str]:
        for row in rows:
            cells = zip(row, self._makers, strict=True)
            yield self._line(["" if value is None else make(value) for value, make in cells])

    def _line(self, cells: Sequence[Any]) -> str:
        # What the writer gives is what its file has been given.
        written: Any = self._writer.writerow(cells)
        return str(written)


def _cells(point: str) -> dict[Kind, Callable[[Any], Any]]:
    """Give what makes a cell of a value of each kind. Numbers stay numbers, whatever sign they start with."""
    return {
        Kind.TEXT: guarded,
        Kind.INTEGER: int,
        Kind.POINTS: lambda points: str(as_number(points)).replace(".", point),
        Kind.FLAG: int,
        Kind.TEXTS: lambda texts: guarded(" ".join(texts)),
        Kind.TAGS: lambda tags: json_text(dict(tags)),
        Kind.TERMS: lambda terms: guarded(term_sum(terms, {})),
        Kind.DIAGNOSTICS: lambda found: diagnostics_json(found) if found else "",
    }
