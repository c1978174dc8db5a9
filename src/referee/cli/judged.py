"""Judging the inputs of a command and handing on what is judged, one event at a time."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeVar

from referee.cli.completed import completed
from referee.cli.errors import Exit
from referee.cli.progress import Progress
from referee.cli.reading import Inputs, Opened
from referee.cli.session import Session
from referee.judging import RulesChoice
from referee.judging.events import DealJudged, FileClosed, MatchesPassed
from referee.report.lines import summary_line
from referee.report.stream import Terse
from referee.report.tally import Strictness, Tally

if TYPE_CHECKING:
    from referee.judging.events import Judged
    from referee.report.stream import Report

__all__ = ["JudgedFile", "Judging"]

Piece = TypeVar("Piece")


@dataclass(frozen=True, slots=True)
class JudgedFile:
    """A file being judged, and its events, :class:`FileClosed` the last."""

    opened: Opened
    events: "Iterator[Judged]"


class Judging:
    """The inputs of a command, judged one after another; :attr:`status` is right once all have been gone through."""

    def __init__(self, session: Session, inputs: Inputs, rules: RulesChoice, strictness: Strictness) -> None:
        self._inputs = inputs
        self._lang = session.lang
        self._rules = rules
        self._progress = Progress(session)
        self.tally = Tally(strictness)

    def __iter__(self) -> Iterator[JudgedFile]:
        for opened in self._inputs:
            self.tally.begin()
            yield JudgedFile(opened, self._told(opened))
            self._progress.clear()

    @property
    def status(self) -> Exit:
        """The exit status: an input that could not be read goes before anything wrong in the others."""
        return self._inputs.status(Exit.FINE if self.tally.clean else Exit.WRONG)

    def told_by(self, report: "Report[Piece] | None") -> Iterator[Piece]:
        """Judge everything, and give the pieces of a report on it; none where there is no report to make."""
        if report is None:
            for opened in self._inputs:
                self.tally.begin()
                for _ in self._events(opened, lambda: True):
                    pass
                self._progress.clear()
            return
        terse = report.terse if isinstance(report, Terse) else None
        yield from report.begin()
        for opened in self._inputs:
            self.tally.begin()
            yield from report.file(opened.source.name)
            for event in self._events(opened, terse):
                if not isinstance(event, MatchesPassed):
                    yield from _told(report, event, opened)
            self._progress.clear()
        yield from report.end(self.tally.summary)

    @property
    def summary(self) -> str:
        """The summary line, in the language of the session."""
        tally = self.tally
        return summary_line(tally.summary, self._lang, tally.errors, tally.warnings) + "\n"

    def _told(self, opened: Opened) -> "Iterator[Judged]":
        """Give every event of an input."""
        for event in self._events(opened, None):
            if not isinstance(event, MatchesPassed):
                yield event

    def _events(self, opened: Opened, terse: "Callable[[], bool] | None") -> "Iterator[Judged | MatchesPassed]":
        for event in completed(opened, self._rules, terse):
            if isinstance(event, MatchesPassed):
                self._progress.step(event.verified + event.partial)
                self.tally.add(event)
                yield event
                continue
            if isinstance(event, DealJudged):
                self._progress.step()
            elif isinstance(event, FileClosed) and opened.whole and not self.tally.records:
                self._inputs.no_record(opened.source.name, len(event.findings))
            self.tally.add(event)
            if event.findings:
                self._progress.clear()
            yield event


def _told(report: "Report[Piece]", event: "Judged", opened: Opened) -> Iterator[Piece]:
    """Give what a report says of an event; should its words fail, the event without its diagnostics."""
    try:
        pieces = list(report.event(event))
    except Exception as error:  # noqa: BLE001 (a defect in words keeps no verdict from its reader)
        opened.unforeseen(error)
        pieces = list(report.event(replace(event, findings=())))
    yield from pieces
