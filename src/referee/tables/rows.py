"""From what was judged to the rows of a table, one deal at a time; what has no place in it is said aside."""

from collections.abc import Callable, Iterator

from referee.judging.events import DealJudged, Judged, MatchOpened
from referee.record.model import Language
from referee.report.concise import concise
from referee.report.wording import worded
from referee.tables.column import Kind, Place, Row, Table
from referee.verdict.model import Summary

__all__ = ["TableRows"]


class TableRows:
    """A report whose pieces are rows.

    What is to be said of a match or of a file has no line: ``aside`` takes it, in the concise form, in the language of
    the diagnostics. ``table``: the one; ``without``: deals that gave no row.
    """

    def __init__(self, table: Table, language: Language, aside: Callable[[str], object]) -> None:
        self.table = table
        self._language: Language = language
        self._aside = aside
        self._path = ""
        self._match: MatchOpened | None = None
        self._index = 0
        self._worded = any(column.kind is Kind.DIAGNOSTICS for column in table.columns)
        self.without = 0

    def begin(self) -> Iterator[Row]:
        """Nothing stands before the rows."""
        yield from ()

    def file(self, path: str) -> Iterator[Row]:
        """Remember the file for its rows."""
        self._path = path
        yield from ()

    def event(self, event: Judged) -> Iterator[Row]:
        """Give the rows of a deal."""
        if isinstance(event, DealJudged):
            yield from self._deal(event)
            return
        if isinstance(event, MatchOpened):
            self._match, self._index = event, 0
        for diagnostic in worded(event, self._language):
            self._aside(concise(self._path, diagnostic, self._language))

    def _deal(self, event: DealJudged) -> Iterator[Row]:
        if self._match is None:
            return
        said = worded(event, self._language) if self._worded else ()
        rows = list(self.table.rows(Place(self._path, self._match, self._index + 1), event, said))
        yield from rows
        self._index += 1
        self.without += not rows

    def end(self, summary: Summary) -> Iterator[Row]:
        """Nothing stands after the rows."""
        del summary
        yield from ()
