"""What a process does with a task: it judges it as a command does, and gives its share of the report, in messages."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Final

from referee.bulk.worker import Desk
from referee.cli.interruption import Interruption
from referee.cli.judged import Judging, Place
from referee.cli.language import Lang
from referee.cli.reading import Inputs, Reading
from referee.cli.reports import ReportForm, report_of
from referee.cli.session import Session
from referee.cli.tasks import Files, Stretch, Task
from referee.diagnostics.model import Status
from referee.judging import RulesChoice
from referee.judging.events import FileClosed
from referee.report.stream import Parted
from referee.report.tally import Strictness, Tally

__all__ = ["CUT", "End", "Format", "Judged", "Said", "TaskWork", "Text", "stretch_told"]

_PIECE: Final = 1 << 18
"""Characters of a report that are sent together."""
_LOOK: Final = 64
"""Deals after which a process looks whether it is to stop."""


@dataclass(frozen=True, slots=True)
class Format:
    """What is to be written: the format, ``None`` for the summary line alone, and whether with colours."""

    form: ReportForm | None
    colours: bool = False


@dataclass(frozen=True, slots=True)
class Text:
    """Some of a report."""

    text: str


@dataclass(frozen=True, slots=True)
class Said:
    """A line for standard error."""

    text: str


@dataclass(frozen=True, slots=True)
class End:
    """How a part of a file ends, and whether it could be read whole."""

    closed: FileClosed
    whole: bool


CUT: Final = End(FileClosed(Status.REFUSED, ()), whole=False)
"""The end of what was not judged: it is never in order."""


@dataclass(frozen=True, slots=True)
class Judged:
    """What became of a task."""

    tally: Tally
    failed: bool
    broken: bool
    place: Place | None
    end: End | None


@dataclass(frozen=True)
class _Speaking(Session):
    """A session whose lines are said elsewhere."""

    said: Callable[[str], None]

    def say(self, text: str) -> None:
        """Hand a line over."""
        self.said(text)


@dataclass(frozen=True, slots=True)
class TaskWork:
    """What a process does with a task: it judges it as a command does, and gives its share of the report."""

    lang: Lang
    environ: dict[str, str]
    reading: Reading
    rules: RulesChoice
    strictness: Strictness
    format: Format

    def __call__(self, task: Task, desk: Desk) -> Judged:
        """Judge a task."""
        session = _Speaking(self.lang, self.environ, lambda text: desk.give(Said(text)))
        inputs = Inputs(session, tuple, self.reading)
        stop = Interruption(desk.told_to_stop, _LOOK)
        judging = Judging(session, inputs, self.rules, self.strictness, stop)
        report = report_of(self.format.form, session, colours=self.format.colours)
        ends: list[End] = []
        written: list[str] = []
        length = 0
        for piece in _told(judging, inputs, report, task, ends):
            written.append(piece)
            length += len(piece)
            if length >= _PIECE:
                desk.give(Text("".join(written)))
                written, length = [], 0
        if written:
            desk.give(Text("".join(written)))
        return Judged(judging.tally, inputs.failed, inputs.broken, judging.place, ends[0] if ends else None)


def _told(judging: Judging, inputs: Inputs, report: Parted, task: Task, ends: "list[End]") -> Iterator[str]:
    """Judge a task in the midst of others."""
    if isinstance(task, Files):
        report.amid(None)
        yield from judging.files_told(report, inputs.opened(task.found))
        return
    report.amid(task.source.name)
    judging.place = Place(task.source.name, task.before)
    yield from stretch_told(judging, inputs, report, task, ends)


def stretch_told(judging: Judging, inputs: Inputs, report: Parted, task: Stretch, ends: "list[End]") -> Iterator[str]:
    """Judge a part of a file, and take in how it ends."""
    with ExitStack() as stack:
        try:
            opened = stack.enter_context(task.opened(inputs))
        except OSError as error:
            inputs.fail("unreadable", task.source.name, error)
            ends.append(CUT)
            return
        yield from judging.told(report, opened, lambda closed: ends.append(End(closed, opened.whole)))
