"""Processes that do tasks side by side, and what comes of these, in order and little of it at a time."""

import multiprocessing
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final

from referee.bulk.worker import Order, Ready, Whole, Work, serve

__all__ = ["Again", "Crew", "Here", "Lost"]

_AHEAD: Final = 2
"""Tasks that a process may be ahead with, beside the one that is due."""
_HELD: Final = 1 << 24
"""Characters of a task that is not due that are taken in; its process waits with the rest."""
_TRIES: Final = 2
_PATIENCE: Final = 5.0
"""Seconds to wait for a process that is to come to an end."""


@dataclass(frozen=True, slots=True)
class Again:
    """A process ended by itself, and its task is done once more; ``status``: as the system tells it."""

    status: int | None


@dataclass(frozen=True, slots=True)
class Lost:
    """A task was given up: the process that did it ended, as often as it was tried.

    ``status``: as the system tells it; ``given``: whether messages of the task were given before.
    """

    status: int | None
    given: bool


@dataclass(frozen=True, slots=True)
class Here:
    """A task is due that no process can do: it is to be done where this is read, before anything else is asked for."""


@dataclass(slots=True)
class _Job:
    """A task that was begun; ``seen``: messages of it that came, ``again``: those that come a second time."""

    task: Any
    here: bool = False
    tries: int = 0
    waiting: deque[object] = field(default_factory=deque)
    held: int = 0
    seen: int = 0
    again: int = 0
    done: bool = False
    given: bool = False


@dataclass(slots=True, eq=False)
class _Hand:
    """A process."""

    process: BaseProcess
    pipe: Connection
    ready: bool = False
    job: _Job | None = None


class Crew:
    """Processes for tasks.

    ``work``: what they do; ``size``: how many they are; ``heard``: a context in which waiting may be interrupted; ``weight``:
    what a message takes, in characters.
    """

    def __init__(
        self,
        work: Work,
        size: int,
        weight: Callable[[object], int],
        heard: Callable[[], AbstractContextManager[object]] = nullcontext,
    ) -> None:
        self._work = work
        self._size = size
        self._weight = weight
        self._heard = heard
        self._context = multiprocessing.get_context("spawn")
        self._hands: list[_Hand] = []
        self._jobs: deque[_Job] = deque()
        self._redo: deque[_Job] = deque()

    @contextmanager
    def started(self) -> Iterator["Crew"]:
        """Start the processes, and end them."""
        try:
            for _ in range(self._size):
                self._start()
            yield self
        finally:
            self._end()

    def ready(self) -> bool:
        """Tell whether some process waits for a task, or whether none ever will."""
        self._hear(0)
        return any(hand.ready for hand in self._hands) or not self._hands

    def ordered(self, tasks: Iterable[Any], here: Callable[[Any], bool]) -> Iterator[tuple[Any, object]]:
        """Have tasks done.

        ``here``: whether a task can be done by the reader of this alone. Gives each task with its messages, one after the
        other, in the order of the tasks; the last one of a task is :class:`Whole`, :class:`Lost` or :class:`Here`.
        """
        source = iter(tasks)
        more = True
        while True:
            while more and self._room():
                task = next(source, self)
                more = task is not self
                if more:
                    self._add(task, here)
            if not self._jobs and not more:
                return
            if not self._jobs:
                # No process has come up yet.
                self._hear(None)
                continue
            job = self._jobs[0]
            while job.waiting:
                yield job.task, self._taken(job)
            if job.done:
                self._jobs.popleft()
            else:
                self._hear(None)

    def closing(self) -> Iterator[tuple[Any, object]]:
        """Give the rest of the task of which something was given already, brought to an end where it stands."""
        job = self._jobs[0] if self._jobs else None
        if job is None or not job.given:
            return
        hand = next((hand for hand in self._hands if hand.job is job), None)
        if hand is not None:
            with suppress(OSError):
                hand.pipe.send(Order.STOP)
        while not job.done and hand in self._hands and hand.pipe.poll(_PATIENCE):
            self._take(hand)
        while job.waiting:
            yield job.task, self._taken(job)

    def _room(self) -> bool:
        """Tell whether another task can be begun."""
        if self._jobs and self._jobs[-1].here:
            # It may be done with something that the tasks behind it are made of.
            return False
        if not self._hands:
            return not self._jobs
        idle = any(hand.ready and hand.job is None for hand in self._hands)
        return idle and not self._redo and len(self._jobs) < len(self._hands) * (_AHEAD + 1)

    def _add(self, task: Any, here: Callable[[Any], bool]) -> None:
        job = _Job(task, here=not self._hands or here(task))
        self._jobs.append(job)
        if job.here:
            self._done(job, Here())
        else:
            self._begin(job)

    def _begin(self, job: _Job) -> None:
        """Give a job to a process that is idle; it waits where there is none."""
        for hand in self._hands:
            if hand.ready and hand.job is None:
                hand.job = job
                job.tries += 1
                job.again, job.seen = job.seen, 0
                try:
                    hand.pipe.send(job.task)
                except OSError:
                    self._gone(hand)
                return
        self._redo.append(job)

    def _taken(self, job: _Job) -> object:
        message = job.waiting.popleft()
        job.given = True
        job.held -= self._weight(message)
        return message

    def _hear(self, timeout: float | None) -> None:
        """Take in what processes send, as far as there is room for it."""
        pipes = {hand.pipe: hand for hand in self._hands if self._heeded(hand)}
        with self._heard():
            found = wait(list(pipes), timeout) if pipes else []
        for pipe in found:
            self._take(pipes[pipe])  # type: ignore[index]
        while self._redo and any(hand.ready and hand.job is None for hand in self._hands):
            self._begin(self._redo.popleft())
        if not self._hands:
            # Nobody is left to do what was begun: it is done where it is asked for.
            while self._redo:
                job = self._redo.popleft()
                self._done(job, Lost(None, job.seen > 0))

    def _heeded(self, hand: _Hand) -> bool:
        return hand.job is None or bool(self._redo) or hand.job is self._jobs[0] or hand.job.held < _HELD

    def _take(self, hand: _Hand) -> None:
        """Take in a message."""
        try:
            message = hand.pipe.recv()
        except (EOFError, OSError):
            self._gone(hand)
            return
        job = hand.job
        if isinstance(message, Ready):
            hand.ready = True
        elif job is not None:
            job.seen += 1
            if isinstance(message, Whole):
                hand.job = None
                self._done(job, message)
            elif job.seen > job.again:
                self._keep(job, message)

    def _keep(self, job: _Job, message: object) -> None:
        job.waiting.append(message)
        job.held += self._weight(message)

    def _done(self, job: _Job, message: object) -> None:
        job.done = True
        self._keep(job, message)

    def _gone(self, hand: _Hand) -> None:
        """A process has ended by itself: another takes its place, and does its task once more."""
        self._hands.remove(hand)
        self._ended(hand)
        job = hand.job
        if hand.ready:
            self._start()
        if job is None:
            return
        job.seen = max(job.seen, job.again)
        if job.tries < _TRIES:
            self._keep(job, Again(hand.process.exitcode))
            self._redo.append(job)
        else:
            self._done(job, Lost(hand.process.exitcode, job.seen > 0))

    def _start(self) -> None:
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=serve, args=(theirs, self._work), daemon=True)
        try:
            with _deaf():
                process.start()
        except OSError:
            # The system has no room for another.
            ours.close()
        else:
            self._hands.append(_Hand(process, ours))
        finally:
            theirs.close()

    def _end(self) -> None:
        for hand in self._hands:
            hand.process.terminate()
        for hand in self._hands:
            self._ended(hand)
        self._hands.clear()

    @staticmethod
    def _ended(hand: _Hand) -> None:
        hand.pipe.close()
        hand.process.join(_PATIENCE)
        if hand.process.is_alive():
            hand.process.kill()
            hand.process.join()


@contextmanager
def _deaf() -> Iterator[None]:
    """Start processes that ctrl-C does not end: whoever started them says what becomes of them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.SIG_DFL if before is None else before)
