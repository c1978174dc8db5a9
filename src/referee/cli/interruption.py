"""Ctrl-C while inputs are judged: what is being written is finished, then the work comes to an end."""

import signal
import threading
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from types import FrameType, TracebackType
from typing import Self, TypeVar

__all__ = ["Interruption", "Stopped"]

Thing = TypeVar("Thing")


class Stopped(BaseException):
    """The work is to stop where it stands; like ``KeyboardInterrupt``, nothing that goes wrong."""


class Interruption:
    """Whether the work was told to stop: :attr:`stopped`.

    As a context, waits for ctrl-C, and raises :class:`Stopped` where that may be, else as soon as it may. A second ctrl-C is a
    ``KeyboardInterrupt``, wherever it comes. Before the context is entered, nothing here changes anything.

    ``watched``: asked, every ``often`` times, whether to stop, where nobody at a terminal can say so.
    """

    def __init__(self, watched: Callable[[], bool] | None = None, often: int = 1) -> None:
        self.stopped = False
        self._watched = watched
        self._often = often
        self._times = 0
        self._asked = self._heard = self._ours = False

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():
            # Whoever has left ctrl-C to somebody else has a reason.
            self._ours = signal.getsignal(signal.SIGINT) is signal.default_int_handler
        if self._ours:
            signal.signal(signal.SIGINT, self._interrupted)
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        if self._ours:
            signal.signal(signal.SIGINT, signal.default_int_handler)

    def heard(self) -> "_Heard":
        """Give the context in which the work may be stopped."""
        return _Heard(self)

    def next(self, things: Iterator[Thing]) -> Thing | None:
        """Give the next of some things, ``None`` at their end.

        Where the work is stopped, a generator is told of it by :class:`Stopped`, and may still give what has to follow.
        """
        try:
            with _Heard(self):
                return next(things, None)
        except Stopped as stopped:
            if isinstance(things, Generator):
                with suppress(Stopped, StopIteration):
                    return things.throw(stopped)  # type: ignore[no-any-return]
            return None

    def _interrupted(self, number: int, frame: FrameType | None) -> None:
        del number, frame
        if self._asked or self.stopped:
            raise KeyboardInterrupt
        self._asked = True
        if self._heard:
            self._stop()

    def _stop(self) -> None:
        self._asked = self._heard = False
        self.stopped = True
        raise Stopped

    def _enter(self) -> None:
        if self._watched is not None:
            self._times += 1
            self._asked |= self._times % self._often == 0 and self._watched()
        if self._asked and not self.stopped:
            self._stop()
        self._heard = True

    def _leave(self) -> None:
        self._heard = False


class _Heard:
    """The context in which the work may be stopped."""

    __slots__ = ("_whole",)

    def __init__(self, whole: Interruption) -> None:
        self._whole = whole

    def __enter__(self) -> None:
        self._whole._enter()  # noqa: SLF001 (a part of it)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._whole._leave()  # noqa: SLF001
