"""Where results go: standard output, or a file that is written whole or not at all."""

import contextlib
import errno
import io
import os
import secrets
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from typing import Final, TextIO

from referee.cli.errors import OutputFailed, PipeClosed
from referee.cli.session import shown

__all__ = ["Charset", "Sink", "results", "silence", "whole_file"]

_BUFFER: Final = 1 << 16


class Charset(Enum):
    """How results are encoded on standard output: for a reader, as his terminal wants them; for a program, UTF-8."""

    READER = "reader"
    DATA = "data"


class Sink:
    """Takes results, as text or as bytes. Raises :class:`OutputFailed` when they cannot be written, :class:`PipeClosed` when
    nobody reads them any more.
    """

    def __init__(self, stream: TextIO, where: str | None) -> None:
        self._stream = stream
        self._where = where

    def write(self, text: str) -> None:
        """Write a piece of the results."""
        with self._failures():
            self._stream.write(text)

    def write_bytes(self, data: bytes) -> None:
        """Write a piece of results that are no text."""
        with self._failures():
            self._stream.flush()
            self._stream.buffer.write(data)

    def flush(self) -> None:
        """Hand over what has been written."""
        with self._failures():
            self._stream.flush()

    @contextmanager
    def _failures(self) -> Iterator[None]:
        try:
            yield
        except BrokenPipeError as error:
            raise PipeClosed from error
        except OSError as error:
            # Windows reports a closed pipe as an invalid argument.
            if self._where is None and os.name == "nt" and error.errno == errno.EINVAL:
                raise PipeClosed from error
            raise OutputFailed(self._where, error) from error
        except ValueError as error:
            # What Python says of a stream that was closed before the program began.
            raise OutputFailed(self._where, OSError(errno.EBADF, os.strerror(errno.EBADF))) from error


@contextmanager
def results(output: str | None, charset: Charset) -> Iterator[Sink]:
    """Open the place for results: the file ``output``, or standard output where it is ``None`` or ``-``."""
    if output is not None and output != "-":
        with whole_file(output) as sink:
            yield sink
        return
    stream = sys.stdout
    if stream is None:
        raise OutputFailed(None, OSError(errno.EBADF, os.strerror(errno.EBADF)))
    if charset is Charset.DATA and isinstance(stream, io.TextIOWrapper):
        stream.flush()
        data = io.TextIOWrapper(stream.buffer, encoding="utf-8", errors="replace", newline="\n")
        try:
            sink = Sink(data, None)
            yield sink
            sink.flush()
        finally:
            # Leaves standard output open; what could not be flushed above has been reported there.
            with contextlib.suppress(OSError, ValueError):
                data.detach()
        return
    sink = Sink(stream, None)
    yield sink
    sink.flush()


@contextmanager
def whole_file(path: str) -> Iterator[Sink]:
    """Write a file in UTF-8, whole or not at all.

    The text goes to a file beside it, which takes its place (and its permissions) at the end; if anything stops the
    writing, what stood there still stands. A link is followed. What is no ordinary file (a device, a pipe) is
    written to directly. Raises :class:`OutputFailed`.
    """
    name = shown(path)
    target = os.path.realpath(path)
    try:
        before = _status(target)
        if before is not None and stat.S_ISDIR(before.st_mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if before is not None and not stat.S_ISREG(before.st_mode):
            place, descriptor = None, os.open(target, os.O_WRONLY)
        else:
            place = os.path.join(os.path.dirname(target), f".{secrets.token_hex(6)}.tmp")
            descriptor = os.open(place, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)
    except (OSError, ValueError) as error:
        raise OutputFailed(name, error if isinstance(error, OSError) else OSError(errno.EINVAL, "")) from error
    raw = os.fdopen(descriptor, "wb", buffering=_BUFFER)
    stream = io.TextIOWrapper(raw, encoding="utf-8", errors="replace", newline="\n")
    sink = Sink(stream, name)
    try:
        yield sink
        sink.flush()
        if place is not None:
            _settle(raw.fileno(), stream, place, target, before, name)
    except BaseException:
        _abandon(stream, place)
        raise
    if place is None:
        _abandon(stream, None)


def _status(path: str) -> os.stat_result | None:
    try:
        return os.stat(path)
    except FileNotFoundError:
        return None


def _settle(descriptor: int, stream: TextIO, place: str, target: str, before: os.stat_result | None, name: str) -> None:
    """Put the finished file in its place."""
    try:
        os.fsync(descriptor)
        if before is not None:
            if hasattr(os, "fchown"):
                with contextlib.suppress(OSError):
                    os.fchown(descriptor, before.st_uid, before.st_gid)
            os.chmod(place, stat.S_IMODE(before.st_mode))
        stream.close()
        os.replace(place, target)
    except OSError as error:
        raise OutputFailed(name, error) from error


def _abandon(stream: TextIO, place: str | None) -> None:
    with contextlib.suppress(OSError, ValueError):
        stream.close()
    if place is not None:
        with contextlib.suppress(OSError):
            os.unlink(place)


def silence() -> None:
    """Turn standard output to nowhere, so that Python does not try to flush at exit what could not be written."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
