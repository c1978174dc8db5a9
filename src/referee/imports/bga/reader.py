"""The reader of Board Game Arena's logs: from lines to the items of a record."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import BinaryIO, Final

from referee.diagnostics.model import Finding, Path, Span
from referee.imports.bga.built import built
from referee.imports.bga.deal import DealLog
from referee.imports.bga.words import CALLS, Entry, Kind, entry_of
from referee.imports.lines import Line, Lines, LineSource
from referee.kernel.table import CONTREE_TABLE
from referee.limits import MOST_LINES
from referee.record.model import Match, Tag
from referee.record.stream import DealItem, FileEnd, Item, MatchHead

__all__ = ["read"]

_TAGS: Final = (Tag(name="Game", value="contree"), Tag(name="Rules", value="bga"))
_OPENING: Final = frozenset((*CALLS, Kind.CONTRACT, Kind.PLAY, Kind.WINNER, Kind.RESULT, Kind.SCORE, Kind.BROKEN))


def read(stream: BinaryIO, encoding: str | None = None, line: int = 1) -> Iterator[Item]:
    """Read a log of one deal or many, line by line.

    ``encoding``: of its text; UTF-8, or UTF-16 with a byte order mark, where it is not told; ``line``: the number of its
    first line. A match ends where the log says so, and where the next deal is opened by another player than the one whose
    turn it is: logs one behind the other are matches of their own. Raises ``LookupError`` for an unknown encoding, and what the stream raises.
    """
    lines = Lines(stream, encoding, line)
    reader = _Reader(lines.encoding)
    for one in lines:
        if one.text.strip():
            yield from reader.line(entry_of(one))
    yield from reader.end()


@dataclass(slots=True)
class _Reader:
    """What must be known of the lines before: the deal at hand, lines that wait for one, who should speak first."""

    encoding: str
    deal: DealLog | None = None
    above: list[Entry] = field(default_factory=list)
    number: int = 0
    due: str | None = None
    kept: int = 0
    """Lines kept of the deal at hand, and of what waits for the next one."""
    passed: Line | None = None
    """The first line that was too many."""

    def line(self, entry: Entry) -> Iterator[Item]:
        if self.kept >= MOST_LINES and not self._opens(entry):
            self.passed = self.passed or entry.line
            return
        self.kept += 1
        if self.deal is not None and self.deal.ended is not None and entry.kind is Kind.UNKNOWN:
            self.above.append(entry)
            return
        if self.deal is None or self.deal.precedes(entry):
            if entry.kind not in _OPENING:
                self._between(entry)
                return
            yield from self._close()
            self.deal = DealLog()
            self.kept = 1
            for waiting in self.above:
                self.deal.take(waiting)
            self.above = []
        self.deal.take(entry)

    def _opens(self, entry: Entry) -> bool:
        """Tell whether a line opens the next deal."""
        return entry.kind in _OPENING and (self.deal is None or self.deal.precedes(entry))

    def _between(self, entry: Entry) -> None:
        """Take a line that belongs to no deal."""
        if entry.kind is Kind.NEXT:
            self.due = entry.seat
        elif entry.kind is not Kind.SILENT:
            self.above.append(entry)

    def _close(self) -> Iterator[Item]:
        """Give the deal at hand, and its match where it opens one."""
        deal, self.deal = self.deal, None
        if deal is None:
            return
        first = deal.speaker
        if self.number == 0 or (first is not None and self.due is not None and first != self.due):
            self.number = 0
            yield _head(deal.lines[0])
        self.number += 1
        item = built(deal, self.number, self.encoding)
        yield item
        self._follow(deal, item)

    def _follow(self, deal: DealLog, item: DealItem) -> None:
        """Note who speaks first in the next deal, and whether it is one of the same match."""
        end = deal.ended
        if end is not None and end.kind is Kind.END:
            self.number, self.due = 0, None
        elif end is not None:
            self.due = end.seat
        else:
            dealer = item.deal.dealer
            seats = CONTREE_TABLE.seats
            self.due = None if dealer is None else seats[CONTREE_TABLE.after(CONTREE_TABLE.number(dealer), 2)]

    def end(self) -> Iterator[Item]:
        """Give what is left at the end of the file."""
        if self.deal is not None:
            for waiting in self.above:
                self.deal.take(waiting)
            yield from self._close()
            yield FileEnd(tuple(self._too_many()))
            return
        lost = [Finding("I101", (), {"text": entry.text}, span=entry.line.span()) for entry in self.above]
        yield FileEnd((Finding("N110"), *lost, *self._too_many()))

    def _too_many(self) -> Iterator[Finding]:
        if self.passed is not None:
            facts = {"limit": "lines", "expected": MOST_LINES}
            yield Finding("S118", (), facts, span=self.passed.span())


def _head(line: Line) -> MatchHead:
    places: dict[Path, Span] = {(): line.span()}
    return MatchHead(Match(game="contree", language="en", tags=_TAGS), LineSource(places, {line.number: line.text}))
