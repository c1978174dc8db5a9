"""The bytes of an input on their way to its reader: a failure to read them is told from any other."""

import io
from typing import BinaryIO

__all__ = ["ReadFailed", "Watched"]


class ReadFailed(OSError):
    """The operating system stopped the reading of an input that had been opened."""

    def __init__(self, error: OSError) -> None:
        super().__init__(str(error))
        self.error = error


class Watched(io.RawIOBase):
    """Bytes of an input: tells a failure of reading them from any other ``OSError``, and copies them if asked to."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        self.copy: BinaryIO | None = None

    def readable(self) -> bool:
        """It can be read."""
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        """Read some bytes; raises :class:`ReadFailed`."""
        stream = self._stream
        try:
            data = stream.read1(len(buffer)) if isinstance(stream, io.BufferedReader) else stream.read(len(buffer))
            if self.copy is not None:
                self.copy.write(data)
        except OSError as error:
            raise ReadFailed(error) from error
        buffer[: len(data)] = data
        return len(data)
