"""A file judged in two lanes: matches that are plainly right are counted, the others are read and told in full."""

import codecs
import io
from collections.abc import Callable, Iterator
from typing import BinaryIO, Final

from referee.diagnostics.model import Status
from referee.fast.lane import Lane
from referee.fast.lanes import Lanes, Way
from referee.judging.closing import Closing
from referee.judging.events import FileClosed, Judged, MatchesPassed, MatchOpened
from referee.judging.rulesets import RulesChoice
from referee.notation.cuts import lines_of

__all__ = ["Told", "judge_file"]

Told = Callable[[BinaryIO, int, int], Iterator[Judged]]
"""The full reader at work on a part of a file: its bytes, the number of its first line, of the matches before it."""

_WINDOW: Final = 1 << 22
"""Bytes that are looked at together."""
_LARGEST: Final = 1 << 26
"""A longer match is left to the full reader, which needs no more of it than a deal."""
_WIDE: Final = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


class _Window:
    """A file seen through a window; ``at``: where its first match not yet judged starts.

    ``ended``: there is no more to see; ``failed``: reading has failed behind what is seen.
    """

    def __init__(self, stream: io.BufferedIOBase) -> None:
        self._stream = stream
        self._counted = 0
        self._line = 1
        self.data = b""
        self.at = 0
        self.ended = self.failed = False

    @property
    def line(self) -> int:
        """The number of the line at ``at``."""
        self._line += lines_of(self.data[self._counted : self.at])
        self._counted = self.at
        return self._line

    def more(self) -> bool:
        """See further; tells whether there was more to see."""
        self._line = self.line
        seen = [self.data[self.at :]]
        room = max(_WINDOW, len(seen[0]))
        try:
            while room > 0 and not self.ended:
                seen.append(self._stream.read1(room))
                room -= len(seen[-1])
                self.ended = not seen[-1]
        except OSError:
            self.failed = True
        self.data = b"".join(seen)
        self.at = self._counted = 0
        return len(self.data) > len(seen[0])

    def rest(self) -> BinaryIO:
        """Give everything from ``at`` on as a stream, which fails where reading has failed."""
        return _Joined(self.data[self.at :], self._stream).buffered


class _Joined(io.RawIOBase):
    """Bytes, and a stream behind them."""

    def __init__(self, first: bytes, stream: io.BufferedIOBase) -> None:
        self._first = first
        self._at = 0
        self._stream = stream

    @property
    def buffered(self) -> BinaryIO:
        """Both as one stream that can be looked into."""
        return io.BufferedReader(self)

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: "memoryview") -> int:  # type: ignore[override]
        data = self._first[self._at : self._at + len(buffer)]
        self._at += len(data)
        if not data:
            self._first = b""
            data = self._stream.read1(len(buffer))
        buffer[: len(data)] = data
        return len(data)


def judge_file(
    stream: io.BufferedIOBase, way: Way, choice: RulesChoice, terse: Callable[[], bool], told: Told
) -> Iterator[Judged | MatchesPassed]:
    """Judge the records of a stream of UTF-8, or UTF-16 with a byte order mark.

    ``way``: its form; ``terse``: whether nothing need be told of deals that are in order, asked anew for each match; matches
    without any other then come together as :class:`MatchesPassed`; ``told``: the full reader. Yields events in the order of the
    file, :class:`FileClosed` last.
    """
    lanes, window = Lanes(way, choice), _Window(stream)
    telling = _Telling(told)
    lane: Lane | None = None
    if window.more() and window.data.startswith(_WIDE):
        yield from telling.told(window.rest(), window.line)
        yield telling.closed()
        return
    while True:
        while window.at < len(window.data):
            if terse():
                lane, passed = _passed(lanes, lane, window)
                if passed is not None:
                    telling.passed(passed)
                    yield passed
                    continue
            cut = lanes.boundary(window.data, window.at)
            if cut < 0 and not window.ended and len(window.data) - window.at < _LARGEST:
                break
            if cut < 0 and not window.ended:
                yield from telling.told(window.rest(), window.line)
                window.at, window.ended = len(window.data), True
            else:
                end = len(window.data) if cut < 0 else cut
                yield from telling.told(_Joined(window.data[window.at : end], io.BytesIO()).buffered, window.line)
                window.at = end
        if window.failed and not window.ended:
            # The full reader tells of what precedes the failure, and comes upon it.
            yield from telling.told(window.rest(), window.line)
            break
        if window.ended:
            break
        window.more()
    yield telling.closed()


def _passed(lanes: Lanes, lane: Lane | None, window: _Window) -> tuple[Lane | None, MatchesPassed | None]:
    """Let pass the matches that can; gives the lane that they took."""
    data, start = window.data, window.at
    stop = start if lane is None else lane.run(data, start, len(data), window.ended)
    if stop == start:
        lane = lanes.at(data, start)
        stop = start if lane is None else lane.run(data, start, len(data), window.ended)
    if lane is None or stop == start:
        return lane, None
    window.at = stop
    passed = MatchesPassed(lanes.rules, lane.matches, lane.verified, lane.partial)
    lane.matches = lane.verified = lane.partial = 0
    return lane, passed


class _Telling:
    """The full reader at work on parts of a file: its events, as those of one file."""

    def __init__(self, told: Told) -> None:
        self._told = told
        self._closing = Closing()

    def passed(self, passed: MatchesPassed) -> None:
        """Take in matches that need no telling."""
        self._closing.matches += passed.matches
        self._closing.part(FileClosed(Status.PARTIAL if passed.partial else Status.VERIFIED, ()))

    def told(self, stream: BinaryIO, line: int) -> Iterator[Judged]:
        """Give the events of a part; ``line``: the number of its first line."""
        for event in self._told(stream, line, self._closing.matches):
            if isinstance(event, FileClosed):
                self._closing.part(event)
            else:
                self._closing.matches += isinstance(event, MatchOpened)
                yield event

    def closed(self) -> FileClosed:
        """Close the file."""
        return self._closing.closed()
