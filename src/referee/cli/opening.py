"""Opening an input: a file, standard input, a file in an archive; what is compressed is unpacked as it is read."""

import errno
import io
import os
import sys
from contextlib import suppress
from typing import BinaryIO, Final, cast

from referee.cli.inputs import STDIN, Input
from referee.packed.archive import opened_member
from referee.packed.model import packing_of
from referee.packed.stream import Unpacked, unpacked

__all__ = ["done_of", "opened_raw"]

_BUFFER: Final = 1 << 16


def opened_raw(source: Input) -> BinaryIO:
    """Open an input; what it gives is :class:`~referee.packed.stream.Unpacked` where that is not what stands on disk.

    Raises ``OSError``, and so does reading it.
    """
    if source.path == STDIN:
        return _stdin()
    raw: io.BufferedReader = io.BufferedReader(io.FileIO(source.path), _BUFFER)
    try:
        return unpacked(raw if source.member is None else opened_member(raw, source.member))
    except BaseException:
        raw.close()
        raise


def done_of(raw: BinaryIO) -> int:
    """Tell how many bytes of an input that was opened were read, as they stand on disk. Raises ``OSError``, ``ValueError``."""
    return raw.done if isinstance(raw, Unpacked) else raw.tell()


def _stdin() -> BinaryIO:
    if sys.stdin is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    stream = sys.stdin.buffer
    packing = None
    if isinstance(stream, io.BufferedReader):
        # What cannot be read will say so when it is.
        with suppress(OSError):
            packing = packing_of(stream.peek(_BUFFER))
    return stream if packing is None else unpacked(io.BufferedReader(_Lent(cast("io.BufferedReader", stream))))


class _Lent(io.RawIOBase):
    """A stream that is not closed with what is made of it."""

    def __init__(self, stream: io.BufferedReader) -> None:
        super().__init__()
        self._stream = stream

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        data = self._stream.read1(len(buffer))
        buffer[: len(data)] = data
        return len(data)
