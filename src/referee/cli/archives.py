"""Archives among the inputs of a command: which of their files count, and how these are called."""

import os
from collections.abc import Callable, Iterator
from typing import BinaryIO, Final

from referee.cli.session import printable
from referee.packed import archive
from referee.packed.archive import Member

__all__ = ["entries", "is_archive", "may_be_archive"]

_ENDING: Final = ".zip"
_MAGIC: Final = 4
_OUTSIDE: Final = ".."
_NOWHERE: Final = frozenset(("", "."))


def is_archive(path: str) -> bool:
    """Tell whether a file is an archive, whatever its name; one that cannot be read is none, as far as is known."""
    try:
        place = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0))
    except OSError:
        return False
    try:
        return archive.is_archive(os.read(place, _MAGIC))
    except OSError:
        return False
    finally:
        os.close(place)


def may_be_archive(name: str) -> bool:
    """Tell whether a file has the name of an archive."""
    return name.lower().endswith(_ENDING)


def entries(stream: BinaryIO, counts: Callable[[str], bool]) -> Iterator[tuple[str, Member]]:
    """Give the files in an archive that count, and the archives in it, each with a name to show.

    ``stream``: the archive, which can be read from any place, and is not needed any more once this has returned; ``counts``:
    tells of a name whether the file counts; hidden ones, and those in hidden folders, do not. Raises ``OSError``.
    """

    def wanted(member: Member) -> bool:
        hidden = any(part.startswith(".") and part not in {".", _OUTSIDE} for part in member.parts)
        return not hidden and (counts(member.parts[-1]) or may_be_archive(member.name))

    return _named(archive.members(stream, wanted))


def _named(found: list[Member]) -> Iterator[tuple[str, Member]]:
    """Give each member a name of its own: two files of an archive may be called the same, and none is a place outside of it."""
    given: set[str] = set()
    for member in found:
        title = printable("/".join(_harmless(part) for part in member.parts if part not in _NOWHERE))
        plain, number = title, 1
        while title in given:
            number += 1
            title = f"{plain} ({number})"
        given.add(title)
        yield title, member


def _harmless(part: str) -> str:
    return "__" if part == _OUTSIDE else part
