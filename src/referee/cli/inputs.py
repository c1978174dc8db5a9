"""The inputs of a command: files, folders walked in sorted order, standard input."""

import os
import re
import stat
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Protocol

from referee.cli.errors import Usage
from referee.cli.session import shown
from referee.cluster.urls import is_url

__all__ = ["RECORDS", "STDIN", "Form", "Input", "Missing", "Peekable", "detect", "endings_of", "find", "spare"]

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


@dataclass(frozen=True, slots=True)
class Input:
    """A file to read, or standard input: ``path`` as given, ``name`` as it is shown."""

    path: str
    name: str

    @property
    def folder(self) -> str | None:
        """The folder that the file stands in; ``None`` for standard input, and for what stands on another machine."""
        return None if self.path == STDIN or is_url(self.path) else os.path.dirname(os.path.abspath(self.path))


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
                yield Input(path, shown(path))
                continue
            some = False
            for found in _walk(path, endings, set()):
                some = True
                yield found
            if not some:
                yield Missing(shown(path), "empty-folder")


def endings_of(form: Form | None) -> Collection[str]:
    """Give the endings of the files that count in a folder, for the form that was named, if one was.

    A foreign form has endings that many other files have: they count where it is named.
    """
    if form is None or f".{form}" in RECORDS:
        return frozenset(RECORDS)
    from referee.imports import FORMATS

    return frozenset(ending for name, entry in FORMATS.items() if name == form for ending in entry.endings)


def spare(output: str | None, paths: Sequence[str], endings: Collection[str] = frozenset(RECORDS)) -> None:
    """Refuse to put results where a record stands that is to be read.

    ``output``: the file for results, ``None`` or ``-`` for standard output. Raises :class:`Usage` where it is one of
    the inputs, under whatever name, through a link, or in a folder that is walked.
    """
    kept = None if output in (None, STDIN) else _ordinary(output)
    if kept is None:
        return
    for found in find(paths, endings):
        if isinstance(found, Input):
            read = _ordinary(_stdin() if found.path == STDIN else found.path)
            if read is not None and os.path.samestat(kept, read):
                raise Usage("output-is-input", output=shown(str(output)), path=found.name)


def _ordinary(place: str | int | None) -> os.stat_result | None:
    """Give what the system knows of a file that results can take the place of; ``None`` for anything else."""
    try:
        status = None if place is None else os.stat(place)
    except (OSError, ValueError):
        return None
    return status if status is not None and stat.S_ISREG(status.st_mode) else None


def _stdin() -> int | None:
    try:
        return None if sys.stdin is None else sys.stdin.fileno()
    except (OSError, ValueError):
        return None


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
        elif os.path.splitext(entry.name)[1].lower() in endings and (_is(entry.is_file) or entry.is_symlink()):
            yield Input(entry.path, shown(entry.path))


def _is(question: Callable[[], bool]) -> bool:
    """Ask what an entry is; a link that leads nowhere is nothing."""
    try:
        return question()
    except OSError:
        return False


def detect(path: str, stream: Peekable) -> Form:
    """Tell how an input is written: by its ending, else by its first characters."""
    by_ending = _BY_ENDING.get(os.path.splitext(path)[1].lower())
    if by_ending is not None:
        return by_ending
    head = stream.peek(_BUFFER)
    if not _JSON.match(head):
        from referee.imports import recognised

        foreign = recognised(head)
        return Form.BGN if foreign is None else Form(foreign)
    return Form.JSON if _DOCUMENT.search(head) else Form.JSONL
