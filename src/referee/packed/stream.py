"""Compressed streams, read as what they hold, a block at a time: no more of one is ever in memory."""

import io
import sys
from collections.abc import Collection
from contextlib import suppress
from importlib import import_module
from types import ModuleType
from typing import IO, BinaryIO, Final, Protocol, cast

from referee.packed import model
from referee.packed.model import Fault, Packing, UnpackError, packing_of

__all__ = ["Decoder", "Packed", "Unpacked", "unpacked", "zstandard"]

_BLOCK: Final = 1 << 16
_TOO_WIDE: Final = "too much memory"
"""What the library says where the window of a frame is larger than it may be."""


class Decoder(Protocol):
    """A decoder, as the standard library has them for each packing."""

    def read1(self, size: int, /) -> bytes:
        """Give some of what follows, ``size`` bytes at most; none at the end."""


class Packed:
    """Packed bytes on their way to a decoder; ``done``: how many of them went there, as they stand on disk."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        self._count = 0

    def read(self, size: int = -1) -> bytes:
        """Give some of what follows."""
        stream = self._stream
        data = stream.read1(size) if isinstance(stream, io.BufferedReader) else stream.read(size)
        self._count += len(data)
        return data

    def close(self) -> None:
        """Close where they come from."""
        self._stream.close()

    @property
    def done(self) -> int:
        """How many bytes went to the decoder; what is itself unpacked on its way counts as it stands on disk."""
        return self._stream.done if isinstance(self._stream, Unpacked) else self._count


class _Unpacking(io.RawIOBase):
    """What a decoder gives, within limits, and nothing that is packed again in a way that is not in ``inner``.

    All that stands before a fault is given before it is raised, in whatever steps it is read; further attempts raise it again.
    """

    def __init__(
        self, packed: Packed, decoder: Decoder, errors: tuple[type[Exception], ...], inner: Collection[Packing]
    ) -> None:
        super().__init__()
        self._packed = packed
        self._decoder = decoder
        self._errors: tuple[type[Exception], ...] = (OSError, *errors)
        self._inner = inner
        self._block = b""
        self._at = 0
        self._length = 0
        self._fault: UnpackError | None = None

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        if self._at == len(self._block):
            # Blocks of one size, whatever is asked for: decoders lose what precedes a fault in the same step.
            self._block = self._next()
            self._at = 0
        data = self._block[self._at : self._at + len(buffer)]
        self._at += len(data)
        buffer[: len(data)] = data
        return len(data)

    def close(self) -> None:
        if not self.closed:
            super().close()
            self._packed.close()

    def _next(self) -> bytes:
        if self._fault is None:
            try:
                return self._checked(self._decoder.read1(_BLOCK))
            except UnpackError as fault:
                self._fault = fault
            except EOFError:
                self._fault = UnpackError(Fault.TRUNCATED)
            except self._errors as error:
                # One with a number is the system's, and none of the decoder.
                if isinstance(error, OSError) and error.errno is not None:
                    raise
                self._fault = UnpackError(Fault.WINDOW if _TOO_WIDE in str(error) else Fault.DAMAGED)
        raise self._fault

    def _checked(self, block: bytes) -> bytes:
        """Give a block back; raises :class:`UnpackError` where it should not be read."""
        if not self._length and (packing := packing_of(block)) is not None and packing not in self._inner:
            raise UnpackError(Fault.NESTED, packing)
        self._length += len(block)
        if self._length > model.MOST_UNPACKED:
            raise UnpackError(Fault.LONG)
        if self._length > max(model.UNPACKED_FREELY, model.HIGHEST_RATIO * self._packed.done):
            raise UnpackError(Fault.RATIO)
        return block


class Unpacked(io.BufferedReader):
    """What a packed stream holds; reading it raises :class:`~referee.packed.model.UnpackError`.

    ``inner``: packings that what it holds may have again; closing it closes where the packed bytes come from.
    """

    def __init__(
        self,
        packed: Packed,
        decoder: Decoder,
        errors: tuple[type[Exception], ...],
        inner: Collection[Packing] = (),
    ) -> None:
        super().__init__(_Unpacking(packed, decoder, errors, inner), _BLOCK)
        self._packed = packed

    @property
    def done(self) -> int:
        """How many bytes were read, as they stand on disk."""
        return self._packed.done


def unpacked(stream: io.BufferedReader) -> io.BufferedReader:
    """Give what a stream holds, itself where it is not packed as far as can be seen.

    It is told by its first bytes. Raises :class:`~referee.packed.model.UnpackError` for what is packed in a way that is not
    read from a stream.
    """
    packing = None
    with suppress(OSError):
        # What cannot be read will say so when it is.
        packing = packing_of(stream.peek(_BLOCK))
    match packing:
        case None:
            return stream
        case Packing.GZIP:
            return _gzip(stream)
        case Packing.ZSTD:
            return _zstd(stream)
        case Packing.ZIP:
            raise UnpackError(Fault.STREAM, packing)
        case _:
            raise UnpackError(Fault.METHOD, packing)


def _gzip(stream: io.BufferedReader) -> Unpacked:
    import gzip  # noqa: PLC0415 (what is not packed does without it)
    import zlib  # noqa: PLC0415

    packed = Packed(stream)
    return Unpacked(packed, gzip.GzipFile(fileobj=cast("IO[bytes]", packed), mode="rb"), (zlib.error,))


def _zstd(stream: io.BufferedReader) -> Unpacked:
    zstd = zstandard()
    packed = Packed(stream)
    options: dict[int, int] = {zstd.DecompressionParameter.window_log_max: model.LARGEST_WINDOW}
    return Unpacked(packed, zstd.ZstdFile(cast("IO[bytes]", packed), options=options), (zstd.ZstdError,))


def zstandard() -> ModuleType:
    """Give the module of Zstandard: that of the standard library from Python 3.14 on, before that the one which became it."""
    return import_module("compression.zstd" if sys.version_info >= (3, 14) else "backports.zstd")
