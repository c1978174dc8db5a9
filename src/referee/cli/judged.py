"""Judging the inputs of a command and handing on what is judged, one event at a time."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeVar

from referee.cli.completed import completed
from referee.cli.errors import Exit
from referee.cli.interruption import Interruption
from referee.cli.progress import Extent, Progress
from referee.cli.reading import Inputs, Opened
from referee.cli.session import Session
from referee.judging import RulesChoice
from referee.judging.events import DealJudged, FileClosed, MatchesPassed, MatchOpened
from referee.report.lines import summary_line
from referee.report.stream import Terse
from referee.report.tally import Strictness, Tally

if TYPE_CHECKING:
    from referee.cli.resumed import Earlier
    from referee.judging.events import Judged
    from referee.report.stream import Report

__all__ = ["Judging", "Place"]

Piece = TypeVar("Piece")


@dataclass(frozen=True, slots=True)
class Place:
    """How far the work has come: the file, the match in it, and how many deals of that match were reported."""

    file: str
    match: int = 0
    deals: int = 0


class Judging:
    """The inputs of a command, judged one after another; :attr:`status` is right once all have been gone through.

    ``place``: the file, the match and the deal that were reported last; ``after``: the place up to which an earlier report
    goes, in the file that it ends with.
    """

    def __init__(
        self,
        session: Session,
        inputs: Inputs,
        rules: RulesChoice,
        strictness: Strictness,
        interruption: Interruption | None = None,
        earlier: "Earlier | None" = None,
    ) -> None:
        self.inputs = inputs
        self.session = session
        self.rules = rules
        self.strictness = strictness
        self.interruption = interruption or Interruption()
        self.progress = Progress(session, Extent(inputs.found, lambda: inputs.done))
        self.tally = Tally(strictness)
        self.place: Place | None = None
        self.after = None
        if earlier is not None:
            self.tally.join(earlier.tally)
            self.after = earlier.place

    @property
    def status(self) -> Exit:
        """The exit status: an input that could not be read goes before anything wrong in the others."""
        return self.inputs.status(Exit.FINE if self.tally.clean else Exit.WRONG)

    @property
    def summary(self) -> str:
        """The summary line, in the language of the session; above it where the work was stopped, if it was."""
        tally, stopped = self.tally, self.stopped
        line = summary_line(tally.summary, self.session.lang, tally.errors, tally.warnings) + "\n"
        return f"{stopped}\n{line}" if stopped else line

    @property
    def stopped(self) -> str:
        """Where the work was stopped, in the language of the session; empty where it was not."""
        place = self.place
        if not self.interruption.stopped:
            return ""
        if place is None:
            return self.session.words("interrupted")
        key = "interrupted-at" if place.match else "interrupted-in"
        return self.session.words(key, path=place.file, match=place.match, deals=place.deals)

    def joined(self, tally: Tally, place: Place | None) -> None:
        """Take in what was judged elsewhere, and how far that came."""
        self.progress.step(tally.deals)
        self.tally.join(tally)
        self.place = place or self.place

    def told_by(self, report: "Report[Piece]") -> Iterator[Piece]:
        """Judge everything, and give the pieces of a report on it."""
        yield from report.begin()
        yield from self.files_told(report, self.inputs)
        yield from report.end(self.tally.summary)

    def files_told(self, report: "Report[Piece]", inputs: Iterable[Opened]) -> Iterator[Piece]:
        """Judge whole files, until the work is stopped, and give what a report says of them."""
        source = iter(inputs)
        while (opened := self.interruption.next(source)) is not None:
            self.begin(opened.source.name)
            yield from report.file(opened.source.name)
            yield from self.told(report, opened)
            self.progress.clear()
            if self.interruption.stopped:
                return

    def begin(self, name: str) -> None:
        """A file begins."""
        self.tally.begin()
        self.place = Place(name)

    def told(
        self, report: "Report[Piece]", opened: Opened, end: Callable[[FileClosed], None] | None = None
    ) -> Iterator[Piece]:
        """Judge an input, or a part of one, and give what a report says of it.

        ``end``: takes what would close a part, where others follow that belong to the same file.
        """
        after = self.after if self.after is not None and self.after.file == opened.source.name else None
        terse = report.terse if after is None and isinstance(report, Terse) else None
        events = completed(opened, self.rules, terse)
        known = False
        while (event := self.interruption.next(events)) is not None:
            if isinstance(event, MatchOpened):
                known = after is not None and event.index < after.match
            if known and not isinstance(event, FileClosed):
                continue
            if isinstance(event, FileClosed) and end is not None:
                end(event)
                continue
            if isinstance(event, FileClosed):
                yield from self.closed(report, event, opened.source.name, whole=opened.whole)
                continue
            self._take(event, opened.source.name)
            if not isinstance(event, MatchesPassed) and self._is_new(event, after):
                yield from self._said(report, event, opened)

    def closed(self, report: "Report[Piece]", event: FileClosed, name: str, *, whole: bool) -> Iterator[Piece]:
        """Close a file; ``whole``: whether all of it could be read."""
        if whole and not self.tally.records:
            self.inputs.no_record(name, len(event.findings))
        self._take(event, name)
        yield from self._said(report, event, None)

    def _take(self, event: "Judged | MatchesPassed", name: str) -> None:
        """Take in what was judged next."""
        match event:
            case MatchesPassed():
                self.progress.step(event.verified + event.partial)
                self._went(event.matches, 0)
            case DealJudged():
                self.progress.step()
                self._went(0, 1)
            case MatchOpened():
                self.place = Place(name, event.index)
            case _:
                pass
        self.tally.add(event)
        if not isinstance(event, MatchesPassed) and event.findings:
            self.progress.clear()

    def _is_new(self, event: "Judged", after: Place | None) -> bool:
        """Tell whether what was just taken in is to be told: a deal is not that an earlier report has."""
        place = self.place
        if after is None or place is None or not isinstance(event, DealJudged):
            return True
        return (place.match, place.deals) > (after.match, after.deals)

    def _went(self, matches: int, deals: int) -> None:
        place = self.place
        if place is not None:
            self.place = Place(place.file, place.match + matches, 0 if matches else place.deals + deals)

    def _said(self, report: "Report[Piece]", event: "Judged", opened: Opened | None) -> Iterator[Piece]:
        """Give what a report says of an event; should its words fail, the event without its diagnostics."""
        try:
            pieces = list(report.event(event))
        except Exception as error:  # noqa: BLE001 (a defect in words keeps no verdict from its reader)
            if opened is None:
                self.inputs.unforeseen(None if self.place is None else self.place.file, error)
            else:
                opened.unforeseen(error)
            pieces = list(report.event(replace(event, findings=())))
        yield from pieces
