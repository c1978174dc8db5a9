"""Reading inputs one after another: what cannot be read is said, and the next one is read all the same."""

import io
import sys
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, BinaryIO, Final

from referee.cli.errors import Usage
from referee.cli.inputs import RECORDS, STDIN, Form, Input, Missing, detect, find
from referee.cli.session import Session

if TYPE_CHECKING:
    from referee.record.stream import Item

__all__ = ["Inputs", "Opened", "Reading", "checked_encoding"]

_BUFFER: Final = 1 << 16


@dataclass(frozen=True, slots=True)
class Reading:
    """How inputs are to be read: their form and their encoding, where these are told."""

    form: Form | None = None
    encoding: str | None = None


def checked_encoding(name: str | None) -> str | None:
    """Give back the name of an encoding of text; raises :class:`Usage` for any other."""
    if name is not None:
        try:
            b"".decode(name)
            "".encode(name)
        except (LookupError, ValueError) as error:
            raise Usage("unknown-encoding", encoding=name) from error
    return name


class _ReadFailed(Exception):
    """The operating system stopped the reading of an input that had been opened."""

    def __init__(self, error: OSError) -> None:
        super().__init__(str(error))
        self.error = error


class _Watched(io.RawIOBase):
    """Bytes of an input; tells a failure of reading them from any other ``OSError``."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: "memoryview") -> int:  # type: ignore[override]
        try:
            data = self._stream.read1(len(buffer)) if isinstance(self._stream, io.BufferedReader) else self._stream.read(len(buffer))
        except OSError as error:
            raise _ReadFailed(error) from error
        buffer[: len(data)] = data
        return len(data)


@dataclass(slots=True)
class Opened:
    """An input being read. ``whole`` turns false where the reading was cut short."""

    source: Input
    form: Form
    items: "Iterator[Item]"
    whole: bool = True


class Inputs:
    """The inputs that some paths name, opened one after another.

    ``failed`` turns true as soon as one of them could not be read, or held no record.
    """

    def __init__(
        self, session: Session, paths: Sequence[str], reading: Reading, endings: Collection[str] = frozenset(RECORDS)
    ) -> None:
        self._session = session
        self._reading = reading
        self._found = find(paths, endings)
        self.failed = False

    def __iter__(self) -> Iterator[Opened]:
        for found in self._found:
            if isinstance(found, Missing):
                self.fail(found.key, found.name, found.error)
                continue
            try:
                raw = _open(found)
            except OSError as error:
                self.fail("not-found" if isinstance(error, FileNotFoundError) else "unreadable", found.name, error)
                continue
            try:
                yield from self._read(found, raw)
            finally:
                if found.path != STDIN:
                    raw.close()

    def fail(self, key: str, name: str, error: OSError | None = None) -> None:
        """Say that an input could not be read."""
        self.failed = True
        self._session.fail(key, path=name, why=self._session.reason(error) if error else "")

    def _read(self, found: Input, raw: BinaryIO) -> Iterator[Opened]:
        stream = io.BufferedReader(_Watched(raw), _BUFFER)
        try:
            form = self._reading.form or detect(found.path, stream)
        except _ReadFailed as failure:
            self.fail("unreadable", found.name, failure.error)
            return
        opened = Opened(found, form, iter(()))
        opened.items = self._items(opened, stream)
        yield opened

    def _items(self, opened: Opened, stream: BinaryIO) -> "Iterator[Item]":
        from referee.record.stream import FileEnd

        try:
            yield from read(stream, opened.form, self._reading.encoding)
        except _ReadFailed as failure:
            opened.whole = False
            self.fail("unreadable", opened.source.name, failure.error)
            yield FileEnd()


def read(stream: BinaryIO, form: Form, encoding: str | None) -> "Iterator[Item]":
    """Give the items of a stream of bytes in one of the forms."""
    if form is Form.BGN:
        from referee.notation import read as read_text

        return read_text(stream, encoding)
    from referee.record.json import read_json

    return read_json(stream, form.value)


def _open(source: Input) -> BinaryIO:
    if source.path != STDIN:
        return open(source.path, "rb", buffering=_BUFFER)
    if sys.stdin is None:
        raise OSError(9, "")
    return sys.stdin.buffer
