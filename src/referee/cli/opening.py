"""Opening an input: a file, standard input, a file in an archive; what is compressed is unpacked as it is read."""

import errno
import io
import os
import sys
from typing import BinaryIO, Final

from referee.cli.inputs import STDIN, Input
from referee.packed.archive import opened_member
from referee.packed.stream import Unpacked, unpacked

__all__ = ["done_of", "lent", "opened_raw"]

_BUFFER: Final = 1 << 16


def opened_raw(source: Input) -> io.BufferedReader:
    """Open an input; what it gives is :class:`~referee.packed.stream.Unpacked` where that is not what stands on disk.

    Raises ``OSError``, and so does reading it.
    """
    if source.path == STDIN:
        if sys.stdin is None:
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        return lent(sys.stdin.buffer)
    raw: io.BufferedReader = io.BufferedReader(io.FileIO(source.path), _BUFFER)
    try:
        return unpacked(raw if source.member is None else opened_member(raw, source.member))
    except BaseException:
        raw.close()
        raise


def done_of(raw: io.BufferedReader) -> int:
    """Tell how many bytes of an input that was opened were read, as they stand on disk. Raises ``OSError``, ``ValueError``."""
    return raw.done if isinstance(raw, Unpacked) else raw.tell()


def lent(stream: BinaryIO) -> io.BufferedReader:
    """Give what a stream holds; it is not closed with that. Raises ``OSError``, and so does reading it."""
    return unpacked(io.BufferedReader(_Lent(stream), _BUFFER))


class _Lent(io.RawIOBase):
    """A stream that is not closed with what is made of it."""

    def __init__(self, stream: BinaryIO) -> None:
        super().__init__()
        self._stream = stream

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        stream = self._stream
        data = stream.read1(len(buffer)) if isinstance(stream, io.BufferedReader) else stream.read(len(buffer))
        buffer[: len(data)] = data
        return len(data)
