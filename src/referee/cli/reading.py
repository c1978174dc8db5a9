"""Reading inputs one after another: what cannot be read is said, and the next one is read all the same."""

import io
import tempfile
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, BinaryIO, Final, cast

from referee.cli import options
from referee.cli.errors import Exit, Usage
from referee.cli.inputs import STDIN, Form, Input, Missing, Peekable, detect, endings_of, find
from referee.cli.opening import done_of, opened_raw
from referee.cli.session import Session
from referee.cli.spare import spare
from referee.cli.watched import ReadFailed, Watched
from referee.packed.stream import Unpacked

if TYPE_CHECKING:
    from referee.cli.interruption import Stopped
    from referee.fast.lanes import Way
    from referee.record.stream import Item

__all__ = ["Inputs", "Opened", "Reading", "inputs_of", "reading_of"]

_BUFFER: Final = 1 << 16
_IN_MEMORY: Final = 1 << 22
_WAYS: Final[Mapping[Form, "Way"]] = MappingProxyType({Form.BGN: "bgn", Form.JSONL: "jsonl", Form.BGA: "bga"})


@dataclass(frozen=True, slots=True)
class Reading:
    """How inputs are to be read: their form and their encoding, where these are told."""

    form: Form | None = None
    encoding: str | None = None

    def form_of(self, source: Input, stream: Peekable) -> Form:
        """Give the form of an input: the one that was told, else what its name or its beginning shows."""
        return self.form or detect(source.titled, stream)

    def plain(self, source: Input, stream: Peekable) -> bool:
        """Tell whether an input is BGN in UTF-8, as far as that is known."""
        utf8 = self.encoding is None or self.encoding.lower() in ("utf-8", "utf8")
        return utf8 and self.form_of(source, stream) is Form.BGN


def _checked_encoding(name: str | None) -> str | None:
    """Give back the name of an encoding of text; raises :class:`Usage` for any other."""
    if name is not None:
        try:
            b"".decode(name)
            "".encode(name)
        except (LookupError, ValueError) as error:
            raise Usage("unknown-encoding", encoding=name) from error
    return name


class Opened:
    """An input being read: where it comes from, its form, its items.

    ``packed``: whether its bytes stand on disk otherwise; ``whole`` turns false where its reading or its judging was cut short;
    ``line``, ``before``: of a part of a longer file, the number of its first line, and of the matches before it.
    """

    def __init__(self, source: Input, raw: BinaryIO, reading: "Reading", inputs: "Inputs") -> None:
        self._watched = Watched(raw)
        self._stream: io.BufferedReader = io.BufferedReader(self._watched, _BUFFER)
        self._encoding = reading.encoding
        self._inputs = inputs
        self.source = source
        self.packed = isinstance(raw, Unpacked)
        self.whole = True
        self.line, self.before = 1, 0
        self.form = reading.form or self._detect()

    def _detect(self) -> Form:
        try:
            return detect(self.source.titled, self._stream)
        except ReadFailed:
            # The items will say so.
            return Form.BGN

    @property
    def items(self) -> "Iterator[Item]":
        """The items of the input, to be gone through once."""
        return self.part(self._stream, self.line)

    def part(self, stream: BinaryIO, line: int = 1) -> "Iterator[Item]":
        """Give the items of a part of the input; ``line``: the number of its first line."""
        from referee.reader import read
        from referee.record.stream import FileEnd

        try:
            yield from read(stream, self.form.value, self._encoding, line)
        except ReadFailed as failure:
            self._failed(failure)
        except Exception as error:  # noqa: BLE001 (a defect that one input brings out stops none of the others)
            self.unforeseen(error)
        else:
            return
        yield FileEnd()

    @property
    def way(self) -> "Way | None":
        """The lane for what is plainly right that its form has, where it is in UTF-8 as far as was told."""
        utf8 = self._encoding is None or self._encoding.lower() in ("utf-8", "utf8")
        return _WAYS.get(self.form) if utf8 else None

    @property
    def stream(self) -> io.BufferedReader:
        """The bytes of the input; a failure to read them is said by :meth:`part`."""
        return self._stream

    def _failed(self, failure: ReadFailed) -> None:
        self.whole = False
        self._inputs.fail("unreadable", self.source.name, failure.error)

    def unforeseen(self, error: Exception) -> None:
        """Say that the program failed on this input, which is then not whole."""
        self.whole = False
        self._inputs.unforeseen(self.source.name, error)

    def cut_short(self, error: "Exception | Stopped") -> None:
        """Take it in that the input was not judged to its end: the work was stopped, or the program failed."""
        if isinstance(error, Exception):
            self.unforeseen(error)
        self.whole = False

    @contextmanager
    def copied(self) -> Iterator[BinaryIO]:
        """Keep the bytes of the input as they are read; gives where they are kept."""
        with tempfile.SpooledTemporaryFile(_IN_MEMORY) as kept:
            copy = cast("BinaryIO", kept)
            # What has been read ahead already; a failure to read shows again when the items are gone through.
            with suppress(ReadFailed):
                copy.write(self._stream.peek(0))
            self._watched.copy = copy
            yield copy


class Inputs:
    """The inputs that some paths name, opened one after another; ``found`` gives them, anew each time.

    ``failed`` turns true as soon as one of them could not be read, or held no record; ``broken``, as soon as the program
    itself failed on one; ``current`` is the name of the one opened last; ``passed``: bytes of those that are done.
    """

    def __init__(self, session: Session, found: Callable[[], Iterable[Input | Missing]], reading: Reading) -> None:
        self._session = session
        self.reading = reading
        self.found = found
        self.failed = self.broken = False
        self.current: str | None = None
        self.passed = 0
        self._raw: io.BufferedReader | None = None
        self._stdin: io.BufferedReader | None = None

    def __iter__(self) -> Iterator[Opened]:
        return self.opened(self.found())

    def leave_out(self, left: Callable[[Iterable[Input | Missing]], Iterable[Input | Missing]]) -> None:
        """Leave out some of the inputs; ``left`` gives the others."""
        found = self.found
        self.found = lambda: left(found())

    @property
    def done(self) -> int:
        """Bytes that have been read, as they stand on disk."""
        with suppress(OSError, ValueError):
            return self.passed + (0 if self._raw is None else done_of(self._raw))
        return self.passed

    def raw(self, source: Input) -> io.BufferedReader:
        """Open an input; standard input once, since nobody can look into it twice. Raises ``OSError``."""
        if source.path != STDIN:
            return opened_raw(source)
        self._stdin = self._stdin or opened_raw(source)
        return self._stdin

    def opened(self, inputs: Iterable[Input | Missing]) -> Iterator[Opened]:
        """Open some of the inputs, one after another."""
        for found in inputs:
            if isinstance(found, Missing):
                self.fail(found.key, found.name, found.error)
                continue
            try:
                raw = self.raw(found)
            except OSError as error:
                self.fail("not-found" if isinstance(error, FileNotFoundError) else "unreadable", found.name, error)
                continue
            self.current = found.name
            self._raw = None if found.path == STDIN else raw
            try:
                yield Opened(found, raw, self.reading, self)
            finally:
                self.passed, self._raw = self.done, None
                if found.path != STDIN:
                    raw.close()

    def fail(self, key: str, name: str, error: OSError | None = None) -> None:
        """Say that an input could not be read."""
        self.failed = True
        self._session.fail(key, path=name, why=self._session.reason(error) if error else "")

    def no_record(self, name: str, said: int) -> None:
        """Take it in that an input holds no record, and say so unless ``said``, what was said of it, is something."""
        if said:
            self.failed = True
        else:
            self.fail("no-record", name)

    def unforeseen(self, name: str | None, error: Exception) -> None:
        """Say that the program itself failed on an input."""
        self.broken = True
        self._session.unforeseen(error, name)

    def status(self, otherwise: Exit) -> Exit:
        """Give the exit status: ``otherwise`` where every input could be dealt with."""
        if self.broken:
            return Exit.INTERNAL
        return Exit.USAGE if self.failed else otherwise


def reading_of(form: str | None, encoding: str | None) -> Reading:
    """Give how inputs are to be read, as ``--from`` and ``--encoding`` tell. Raises :class:`Usage`."""
    return Reading(options.choice(Form, "--from", form), _checked_encoding(encoding))


def inputs_of(
    session: Session,
    paths: Sequence[str] | None,
    form: str | None,
    encoding: str | None,
    output: str | None,
    endings: Collection[str] | None = None,
) -> Inputs:
    """Give the inputs that a command line names, to be read as ``--from`` and ``--encoding`` tell.

    ``output``: where results are to go, which is none of them; ``endings``: of the files that are taken from folders, those of
    their form where none are told. Raises :class:`Usage`.
    """
    chosen = options.choice(Form, "--from", form)
    counted = endings_of(chosen) if endings is None else endings
    found = partial(find, paths or (), counted)
    found()
    spare(output, paths or (), counted)
    return Inputs(session, found, reading_of(form, encoding))
