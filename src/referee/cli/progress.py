"""A line on standard error that tells how far a long work has come, how fast it goes and how long it will take."""

import os
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from referee.cli.inputs import STDIN, Input, Missing
from referee.cli.session import Session

__all__ = ["Extent", "Progress"]

_PATIENCE: Final = 2.0
_STEP: Final = 0.25
_DEALS_A_LOOK: Final = 64
_MINUTE: Final = 60
_HOUR: Final = 3600


class Extent:
    """How much there is to read, and how much of it was read, in bytes on disk.

    ``found``: gives the inputs once more; they are measured beside the work, when that has turned out to be long. ``done``: gives
    the bytes that were read so far.
    """

    def __init__(self, found: Callable[[], Iterable[Input | Missing]], done: Callable[[], int]) -> None:
        self._found = found
        self._done = done
        self._whole: int | None = None
        self._begun = False

    def share(self) -> float | None:
        """Give the share of the inputs that was read, from 0 to 1; ``None`` while their size is not known."""
        if not self._begun:
            self._begun = True
            threading.Thread(target=self._measure, daemon=True).start()
        return min(self._done() / self._whole, 1.0) if self._whole else None

    def _measure(self) -> None:
        total = 0
        for size in _sizes(self._found()):
            if size is None:
                return
            total += size
        self._whole = total


def _sizes(found: Iterable[Input | Missing]) -> Iterator[int | None]:
    """Give the size of each input, in bytes; ``None`` for one whose end nobody knows."""
    for one in found:
        if isinstance(one, Input) and one.path == STDIN:
            yield None
        elif isinstance(one, Input) and one.member is not None:
            yield one.member.size
        elif isinstance(one, Input):
            try:
                yield os.stat(one.path).st_size
            except OSError:
                yield 0


class Progress:
    """Counts deals; shows the count, the rate and the time left once the work is long, where standard error is a terminal."""

    def __init__(self, session: Session, extent: Extent | None = None) -> None:
        self._session = session
        self._extent = extent
        self._deals = 0
        self._length = 0
        self._since = time.monotonic()
        self._next = self._since + _PATIENCE
        self._shown = sys.stderr is not None and sys.stderr.isatty()

    def step(self, deals: int = 1) -> None:
        """Deals are done."""
        self._deals += deals
        if not self._shown or (deals == 1 and self._deals % _DEALS_A_LOOK):
            return
        now = time.monotonic()
        if now >= self._next:
            self._next = now + _STEP
            text = self._text(now - self._since)
            self._put("\r" + text.ljust(self._length))
            self._length = len(text)

    def clear(self) -> None:
        """Take the line away, before anything else is printed."""
        if self._length:
            self._put("\r" + " " * self._length + "\r")
            self._length = 0

    def _text(self, seconds: float) -> str:
        words = self._session.words
        text = words("progress", deals=_grouped(self._deals), rate=_grouped(round(self._deals / seconds)))
        share = self._extent.share() if self._extent else None
        return f"{text} · {words('time-left', time=_time(seconds / share - seconds))}" if share else text

    def _put(self, text: str) -> None:
        try:
            sys.stderr.write(text)
            sys.stderr.flush()
        except (OSError, ValueError):
            self._shown = False


def _grouped(count: int) -> str:
    # A narrow no-break space between thousands is right in both languages.
    return f"{count:,}".replace(",", "\N{NARROW NO-BREAK SPACE}")


def _time(seconds: float) -> str:
    whole = round(seconds)
    if whole >= _HOUR:
        return f"{whole // _HOUR} h {whole % _HOUR // _MINUTE:02} min"
    return f"{whole // _MINUTE} min {whole % _MINUTE:02} s" if whole >= _MINUTE else f"{whole} s"
