"""Judging on many cores: the inputs as tasks, done here until that takes long, then by processes, told in their order."""

import os
import sys
import time
from collections.abc import Generator, Iterator
from contextlib import ExitStack
from typing import Final

from referee.bulk.crew import Again, Crew, Here, Lost
from referee.bulk.worker import Whole
from referee.cli.inputs import STDIN
from referee.cli.interruption import Stopped
from referee.cli.judged import Judging
from referee.cli.share import CUT, End, Format, Judged, Said, TaskWork, Text, stretch_told
from referee.cli.tasks import Counting, Files, Stretch, Task, tasks_of
from referee.judging.closing import Closing
from referee.report.stream import Parted

__all__ = ["Abandoned", "told_by"]

_PATIENCE: Final = 0.6
"""Seconds of work that are not worth starting processes for: they need about as much to be ready."""
_GLANCE: Final = 0.15
"""Seconds of work that tell how long the rest of a file will take."""
_LONG: Final = 2.0
"""Seconds of a rest that is worth processes at once."""


class Abandoned(Exception):
    """What a lost process has written stands in the report, and the rest of its part cannot follow."""


def told_by(judging: Judging, report: Parted, format_: Format, jobs: int | None) -> Iterator[str]:
    """Judge everything, and give the pieces of a report on it.

    ``jobs``: how many processes may judge at a time, as many as there are cores for this one where it is not told.
    """
    count = cores() if jobs is None else jobs
    if count == 1 and judging.after is None:
        return judging.told_by(report)
    # What stands there little by little is told as it comes, unless it was said to be much.
    return _Jobs(judging, format_, count, stdin=jobs is not None).told_by(report)


def cores() -> int:
    """Give the number of cores that this process may use."""
    if sys.version_info >= (3, 13):
        return os.process_cpu_count() or 1
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class _Jobs:
    """The inputs of a command, judged by ``count`` processes where that pays."""

    def __init__(self, judging: Judging, format_: Format, count: int, *, stdin: bool) -> None:
        self._judging = judging
        self._inputs = judging.inputs
        self._stop = judging.interruption
        self._count = count
        self._format = format_
        places = format_.form is not None or judging.after is not None
        self._counting = Counting(places=places, stdin=stdin, after=judging.after)
        self._closing: Closing | None = None
        self._since = time.monotonic()

    def told_by(self, report: Parted) -> Iterator[str]:
        """Judge everything, and give the pieces of a report on it: those that one process would give."""
        yield from report.begin()
        with ExitStack() as stack:
            tasks = tasks_of(self._inputs, self._inputs.found(), self._counting)
            crew = yield from self._alone(report, tasks, stack)
            if crew is not None:
                yield from self._together(report, tasks, crew)
        if self._closing is not None:
            # The work was stopped between two parts.
            yield from self._close(report, CUT)
        yield from report.end(self._judging.tally.summary)

    def _alone(self, report: Parted, tasks: Iterator[Task], stack: ExitStack) -> Generator[str, None, Crew | None]:
        """Do tasks here, until there are processes that wait for them; gives these, or ``None`` where all is done."""
        crew: Crew | None = None
        done = 0
        while (task := self._stop.next(tasks)) is not None:
            yield from self._here(report, task)
            done += task.size
            if self._stop.stopped:
                return None
            if crew is not None and crew.ready():
                return crew
            if crew is None and self._count > 1 and report.settled() and self._is_long(task, done):
                crew = stack.enter_context(self._crew().started())
        return None

    def _is_long(self, task: Task, done: int) -> bool:
        """Tell whether the work is worth processes: it was long, or the rest of a file will be; ``done``: bytes by now."""
        elapsed = time.monotonic() - self._since
        left = task.left if isinstance(task, Stretch) else 0
        return elapsed >= _PATIENCE or (elapsed >= _GLANCE and elapsed * left >= _LONG * done)

    def _crew(self) -> Crew:
        judging = self._judging
        work = TaskWork(
            judging.session.lang,
            dict(judging.session.environ),
            self._inputs.reading,
            judging.rules,
            judging.strictness,
            self._format,
        )
        return Crew(work, self._count, _weight, self._stop.heard)

    def _together(self, report: Parted, tasks: Iterator[Task], crew: Crew) -> Iterator[str]:
        """Have tasks done by processes."""
        try:
            for task, message in crew.ordered(tasks, self._is_here):
                yield from self._taken(report, task, message)
                if self._stop.stopped:
                    return
        except Stopped:
            for task, message in crew.closing():
                yield from self._taken(report, task, message)

    def _taken(self, report: Parted, task: Task, message: object) -> Iterator[str]:
        """Take in what comes of a task."""
        judging = self._judging
        match message:
            case Here():
                yield from self._here(report, task)
            case Text(text):
                yield from self._begun(report, task)
                yield from report.joined(text)
            case Said(text):
                judging.progress.clear()
                judging.session.say(text)
            case Whole(Judged() as judged):
                yield from self._begun(report, task)
                judging.joined(judged.tally, judged.place)
                self._inputs.passed += task.size
                self._inputs.failed |= judged.failed
                self._inputs.broken |= judged.broken
                if judged.end is not None:
                    yield from self._ended(report, task, judged.end)
            case Again(status):
                self._lost(task, "worker-lost", status)
            case Lost(status, given):
                self._inputs.failed = True
                self._lost(task, "part-lost", status)
                if given:
                    raise Abandoned
                yield from self._begun(report, task)
                yield from self._ended(report, task, CUT)

    def _lost(self, task: Task, key: str, status: int | None) -> None:
        judging = self._judging
        names = [task.source.name] if isinstance(task, Stretch) else [found.name for found in task.found]
        judging.progress.clear()
        judging.session.fail(key, path=", ".join(names[:1]), more=len(names) - 1, status=status)

    def _here(self, report: Parted, task: Task) -> Iterator[str]:
        """Do a task in this process."""
        judging = self._judging
        if isinstance(task, Files):
            yield from judging.files_told(report, self._inputs.opened(task.found))
            return
        yield from self._begun(report, task)
        ends: list[End] = []
        yield from stretch_told(judging, self._inputs, report, task, ends)
        self._inputs.passed += task.size
        yield from self._ended(report, task, ends[0] if ends else CUT)

    def _begun(self, report: Parted, task: Task) -> Iterator[str]:
        """Begin the file of a part, if it is the first."""
        if isinstance(task, Stretch) and self._closing is None:
            self._closing = Closing()
            self._judging.begin(task.source.name)
            self._judging.tally.records = task.before
            yield from report.file(task.source.name)

    def _ended(self, report: Parted, task: Task, end: End) -> Iterator[str]:
        """End a part, and a file with its last one."""
        if isinstance(task, Files) or self._closing is None:
            return
        if task.last and not self._stop.stopped:
            yield from self._close(report, end)
        else:
            self._closing.part(end.closed)

    def _close(self, report: Parted, end: End) -> Iterator[str]:
        """Close the file of parts."""
        closing, self._closing = self._closing, None
        if closing is not None:
            closing.part(end.closed)
            closing.matches = self._judging.tally.records
            name = self._judging.place.file if self._judging.place else STDIN
            yield from self._judging.closed(report, closing.closed(), name, whole=end.whole)
            self._judging.progress.clear()

    def _is_here(self, task: Task) -> bool:
        """Tell whether a task can be done in this process alone: what it reads is nowhere else, or some of it is known."""
        after = self._judging.after
        if isinstance(task, Files):
            return any(found.name in {STDIN, after.file if after else None} for found in task.found)
        return task.rest is not None or (
            after is not None and task.source.name == after.file and task.before < after.match
        )


def _weight(message: object) -> int:
    return len(message.text) if isinstance(message, Text | Said) else 1
