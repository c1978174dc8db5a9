"""The inputs of a command as tasks: some whole files, or a part of a long one, each as much as is worth sending."""

import io
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field, replace
from typing import BinaryIO, Final, cast

from referee.cli.inputs import STDIN, Form, Input, Missing
from referee.cli.judged import Place
from referee.cli.opening import opened_raw
from referee.cli.reading import Inputs, Opened, Reading
from referee.notation.cuts import End, Piece, lines_of, matches_of, pieces
from referee.packed.stream import Unpacked

__all__ = ["TASK_SIZE", "Counting", "Files", "Stretch", "Task", "tasks_of"]

TASK_SIZE: Final = 1 << 20
"""Bytes of a task, at least, where there are as many."""
_FARTHEST: Final = 1 << 24
"""Bytes beyond which no boundary is looked for: what has none is one task, however long."""
_MOST_FILES: Final = 256
_OF_A_FILE: Final = 1 << 12
"""Bytes that opening a file is worth."""


@dataclass(frozen=True, slots=True)
class Files:
    """Whole files; ``size``: their bytes."""

    found: tuple[Input | Missing, ...]
    size: int


@dataclass(frozen=True, slots=True)
class Stretch:
    """A part of a long text of BGN.

    ``start``, ``stop``: its bytes in the file, the last ``None`` at the end; ``size``: how many, and ``left``: how many of its
    input stand behind them, both on disk and as far as is known; ``data``: they themselves, where they stand in no file;
    ``rest``: what follows these, where there is no cutting it; ``line``: the number of its first line; ``before``: matches that
    stand before it; ``last``: whether it is the last one; ``error``: what stopped the reading behind it.
    """

    source: Input
    encoding: str | None
    start: int = 0
    stop: int | None = None
    size: int = 0
    left: int = 0
    data: bytes | None = None
    rest: io.BufferedReader | None = field(default=None, compare=False)
    line: int = 1
    before: int = 0
    last: bool = True
    error: OSError | None = None

    @contextmanager
    def opened(self, inputs: Inputs) -> Iterator[Opened]:
        """Open it for a time. Raises ``OSError``."""
        with self._raw() as raw:
            opened = Opened(self.source, raw, Reading(Form.BGN, self.encoding), inputs)
            opened.line, opened.before = self.line, self.before
            yield opened

    def _raw(self) -> BinaryIO:
        if self.data is not None:
            return cast("BinaryIO", io.BufferedReader(_Behind(self.data, self.rest, self.error)))
        raw = opened_raw(self.source)
        raw.seek(self.start)
        if self.stop is None:
            return raw
        with raw:
            return io.BytesIO(raw.read(self.stop - self.start))


Task = Files | Stretch


class _Behind(io.RawIOBase):
    """Bytes, and behind them a stream, or the failure to read any further."""

    def __init__(self, data: bytes, rest: io.BufferedReader | None, error: OSError | None) -> None:
        self._data = io.BytesIO(data)
        self._rest = rest
        self._error = error

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: "memoryview") -> int:  # type: ignore[override]
        data = self._data.read(len(buffer))
        if not data and self._rest is not None:
            data = self._rest.read1(len(buffer))
        if not data and self._error is not None:
            raise self._error
        buffer[: len(data)] = data
        return len(data)


@dataclass(frozen=True, slots=True)
class Counting:
    """How inputs are made tasks of.

    ``places``: whether lines and matches are to be counted; ``stdin``: whether standard input is cut too; ``after``: the place
    before which nothing need be done, where there is one; ``size``: bytes of a task, at least.
    """

    places: bool
    stdin: bool
    after: Place | None = None
    size: int = TASK_SIZE

    def passed(self, name: str, before: int) -> bool:
        """Tell whether nothing need be done of a part of a file; ``before``: matches that stand before its end."""
        return self.after is not None and self.after.file == name and before < self.after.match


def tasks_of(inputs: Inputs, found: Iterable[Input | Missing], counting: Counting) -> Iterator[Task]:
    """Give the tasks that some inputs make, in their order."""
    files: list[Input | Missing] = []
    size = 0
    for one in found:
        length = _length(one)
        if isinstance(one, Input) and (length is None or length > counting.size):
            if files:
                yield Files(tuple(files), size)
                files, size = [], 0
            yield from _long(inputs, one, length or 0, counting)
            continue
        files.append(one)
        size += length or 0
        if size + len(files) * _OF_A_FILE >= counting.size or len(files) == _MOST_FILES:
            yield Files(tuple(files), size)
            files, size = [], 0
    if files:
        yield Files(tuple(files), size)


def _length(found: Input | Missing) -> int | None:
    """Give the bytes of a file; ``None`` where nobody knows."""
    if isinstance(found, Missing):
        return 0
    if found.member is not None:
        return found.member.size
    try:
        return None if found.path == STDIN else os.stat(found.path).st_size
    except OSError:
        return 0


def _long(inputs: Inputs, found: Input, length: int, counting: Counting) -> Iterator[Task]:
    """Give the tasks of a long input: its parts, where it can be cut."""
    whole = Files((found,), length)
    if found.path == STDIN and not counting.stdin:
        yield whole
        return
    try:
        stream = inputs.raw(found)
    except OSError:
        # That is said when its turn comes.
        yield whole
        return
    with nullcontext() if found.path == STDIN else stream:
        if _plain(inputs.reading, found, stream):
            # What stands in no file as it is to be read is sent.
            data = b"" if found.path == STDIN or isinstance(stream, Unpacked) else None
            first = Stretch(found, inputs.reading.encoding, left=length, data=data)
            yield from _stretches(inputs, first, stream, counting)
            return
    yield whole


def _plain(reading: Reading, found: Input, stream: io.BufferedReader) -> bool:
    """Tell whether an input is BGN in UTF-8; one that cannot be read is not, and that is said when its turn comes."""
    try:
        return reading.plain(found, stream)
    except OSError:
        return False


class _Until:
    """A stream that ends where reading it fails; ``error``: what stopped it."""

    def __init__(self, stream: io.BufferedReader) -> None:
        self._stream = stream
        self.error: OSError | None = None

    def read(self, size: int) -> bytes:
        """Give some of what follows, ``size`` bytes where there are as many."""
        data = bytearray()
        try:
            while len(data) < size and (more := self._stream.read1(size - len(data))):
                data += more
        except OSError as error:
            self.error = error
        return bytes(data)


def _stretches(inputs: Inputs, first: Stretch, stream: io.BufferedReader, counting: Counting) -> Iterator[Stretch]:
    """Cut a text into parts; ``first``: says where it is to be found."""
    at = first
    rest = None if first.data is None else stream
    until = _Until(stream)
    done = 0
    for piece in pieces(cast("BinaryIO", until), counting.size, _FARTHEST):
        part = _placed(at, piece, rest)
        if isinstance(stream, Unpacked):
            part = replace(part, size=stream.done - done)
            done = stream.done
        part = replace(part, left=max(at.left - part.size, 0))
        if part.last:
            # What could not be read of a file here will not be there either, or say so when its turn comes.
            yield replace(part, error=until.error)
            return
        at = _next(part, piece, counting)
        if counting.passed(part.source.name, at.before):
            inputs.passed += part.size
        else:
            yield part


def _placed(at: Stretch, piece: Piece, rest: io.BufferedReader | None) -> Stretch:
    last = piece.end is not End.BOUNDARY
    if at.data is not None:
        stop = at.start + len(piece.data)
        rest = rest if piece.end is End.FAR else None
        return replace(at, data=piece.data, stop=stop, size=len(piece.data), last=last, rest=rest)
    return replace(at, stop=None if last else at.start + len(piece.data), size=len(piece.data), last=last)


def _next(part: Stretch, piece: Piece, counting: Counting) -> Stretch:
    lines = lines_of(piece.data) if counting.places else 0
    matches = matches_of(piece.data) if counting.places else 0
    return replace(
        part,
        start=part.start + len(piece.data),
        stop=None,
        data=None if part.data is None else b"",
        line=part.line + lines,
        before=part.before + matches,
        last=True,
    )
