"""The inputs of a command: files, folders walked in sorted order, standard input."""

import os
import re
import stat
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import BinaryIO, Final, Protocol

from referee.cli.archives import entries, is_archive, may_be_archive
from referee.cli.errors import Usage
from referee.cli.session import shown
from referee.cluster.urls import is_url
from referee.packed.archive import Member

__all__ = [
    "RECORDS",
    "STDIN",
    "Form",
    "Input",
    "Missing",
    "Peekable",
    "counts",
    "detect",
    "endings_of",
    "find",
    "held",
    "is_compressed",
]

STDIN: Final = "-"
_BUFFER: Final = 1 << 16
_JSON: Final = re.compile(rb'[\xef\xbb\xbf\s]*\{\s*("[^"]*"\s*:|\})')
_DOCUMENT: Final = re.compile(rb'"matches"\s*:')


class Peekable(Protocol):
    """A stream of bytes that can be looked into ahead."""

    def peek(self, size: int = 0, /) -> bytes:
        """Give bytes that stand next, without passing them."""


class Form(StrEnum):
    """How a record is written."""

    BGN = "bgn"
    JSON = "json"
    JSONL = "jsonl"
    BGA = "bga"
    CSV = "csv"


RECORDS: Final = {f".{form}": form for form in (Form.BGN, Form.JSON, Form.JSONL)}
"""The endings of the files that a folder is searched for."""
_BY_ENDING: Final = {**RECORDS, ".csv": Form.CSV}
_COMPRESSED: Final = frozenset((".gz", ".zst", ".zstd"))
"""Endings behind that of a form."""


@dataclass(frozen=True, slots=True)
class Input:
    """A file to read, or standard input: ``path`` as given, ``name`` as it is shown; ``member``: of the archive at ``path``."""

    path: str
    name: str
    member: Member | None = None

    @property
    def folder(self) -> str | None:
        """The folder that the file stands in; ``None`` where that is none of this machine: for standard input, in an archive."""
        if self.path == STDIN or self.member is not None or is_url(self.path):
            return None
        return os.path.dirname(os.path.abspath(self.path))

    @property
    def titled(self) -> str:
        """The name that may tell its form."""
        return self.path if self.member is None else self.member.name


@dataclass(frozen=True, slots=True)
class Missing:
    """What was asked for and cannot be read: ``key``, a message of :mod:`referee.cli.words`."""

    name: str
    key: str
    error: OSError | None = None


def find(paths: Sequence[str], endings: Collection[str] = frozenset(RECORDS)) -> Iterator[Input | Missing]:
    """Give the inputs that these paths name, in order, folders walked while they are read.

    ``endings``: of the files that count in a folder. Raises :class:`Usage` where no path is given, or standard input
    twice.
    """
    if not paths:
        raise Usage("no-path")
    if list(paths).count(STDIN) > 1:
        raise Usage("stdin-twice")
    return _find(paths, endings)


def _find(paths: Sequence[str], endings: Collection[str]) -> Iterator[Input | Missing]:
    for path in paths:
        if path == STDIN:
            yield Input(path, STDIN)
            continue
        try:
            mode = os.stat(path).st_mode
        except FileNotFoundError as error:
            yield Missing(shown(path), "not-found", error)
        except (OSError, ValueError) as error:
            yield Missing(shown(path), "unreadable", _os_error(error))
        else:
            if not stat.S_ISDIR(mode):
                some = False
                for found in _file(path, endings) if stat.S_ISREG(mode) else (Input(path, shown(path)),):
                    some = True
                    yield found
                if not some:
                    yield Missing(shown(path), "empty-archive")
                continue
            some = False
            for found in _walk(path, endings, set()):
                some = True
                yield found
            if not some:
                yield Missing(shown(path), "empty-folder")


def counts(name: str, endings: Collection[str]) -> bool:
    """Tell whether a file in a folder, or in an archive, counts by its ending; behind that, there may be one of compressed files."""
    return _ending(name) in endings


def is_compressed(name: str) -> bool:
    """Tell whether a file has the name of a compressed one."""
    return os.path.splitext(name)[1].lower() in _COMPRESSED


def _ending(name: str) -> str:
    return os.path.splitext(os.path.splitext(name)[0] if is_compressed(name) else name)[1].lower()


def endings_of(form: Form | None) -> Collection[str]:
    """Give the endings of the files that count in a folder, for the form that was named, if one was.

    A foreign form has endings that many other files have: they count where it is named.
    """
    if form is None or f".{form}" in RECORDS:
        return frozenset(RECORDS)
    from referee.imports import FORMATS

    return frozenset(ending for name, entry in FORMATS.items() if name == form for ending in entry.endings)


def _os_error(error: OSError | ValueError) -> OSError:
    """A path with a null byte is a ``ValueError`` to Python, and no file to anybody."""
    return error if isinstance(error, OSError) else OSError(22, "")


def _walk(folder: str, endings: Collection[str], been: set[tuple[int, int]]) -> Iterator[Input | Missing]:
    """Walk a folder by name; hidden entries are left out, and a folder reached again through a link is entered once."""
    try:
        place = os.stat(folder)
        if (place.st_dev, place.st_ino) in been:
            return
        been.add((place.st_dev, place.st_ino))
        with os.scandir(folder) as entries:
            ordered = sorted(
                (entry for entry in entries if not entry.name.startswith(".")), key=lambda entry: entry.name
            )
    except OSError as error:
        yield Missing(shown(folder), "unreadable-folder", error)
        return
    for entry in ordered:
        if _is(entry.is_dir):
            yield from _walk(entry.path, endings, been)
        elif not counts(entry.name, endings) and not may_be_archive(entry.name):
            continue
        elif _is(entry.is_file):
            yield from _file(entry.path, endings)
        elif entry.is_symlink() and counts(entry.name, endings):
            yield Input(entry.path, shown(entry.path))


def _file(path: str, endings: Collection[str]) -> Iterator[Input | Missing]:
    """Give a file, or those that count of an archive; these have its name before theirs."""
    name = shown(path)
    if not is_archive(path):
        yield Input(path, name)
        return
    try:
        with open(path, "rb") as stream:
            found = held(path, name, stream, endings)
    except OSError as error:
        yield Missing(name, "unreadable", error)
    else:
        yield from found


def held(path: str, name: str, archive: BinaryIO, endings: Collection[str]) -> list[Input | Missing]:
    """Give the files of an archive that count, each as an input of its own.

    ``path``, ``name``: of the archive, as it is opened and as it is shown; ``archive``: its bytes, to be read from any place.
    Raises ``OSError``.
    """
    return [
        Missing(f"{name}/{title}", "archive-in-archive")
        if may_be_archive(member.name)
        else Input(path, f"{name}/{title}", member)
        for title, member in entries(archive, lambda title: counts(title, endings))
    ]


def _is(question: Callable[[], bool]) -> bool:
    """Ask what an entry is; a link that leads nowhere is nothing."""
    try:
        return question()
    except OSError:
        return False


def detect(path: str, stream: Peekable) -> Form:
    """Tell how an input is written: by its ending, else by its first characters."""
    by_ending = _BY_ENDING.get(_ending(path))
    if by_ending is not None:
        return by_ending
    head = stream.peek(_BUFFER)
    if not _JSON.match(head):
        from referee.imports import recognised

        foreign = recognised(head)
        return Form.BGN if foreign is None else Form(foreign)
    return Form.JSON if _DOCUMENT.search(head) else Form.JSONL
