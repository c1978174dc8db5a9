"""The imports room: foreign files, read into the same items as records are.

A format is a module with a ``read`` like that of the notation and a ``recognise`` that tells its files by their
beginning, and one entry in :data:`FORMATS`.
"""

import codecs
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from types import MappingProxyType
from typing import BinaryIO, Final, Literal, cast

from referee.imports.lines import EndlessLine
from referee.record.stream import FileEnd, Item

__all__ = ["FORMATS", "Format", "Name", "read", "recognised"]

Name = Literal["bga", "csv"]


@dataclass(frozen=True, slots=True)
class Format:
    """A foreign format: the module that reads it, and the endings of its files in a folder."""

    module: str
    endings: tuple[str, ...]


FORMATS: Final[Mapping[Name, Format]] = MappingProxyType(
    {
        "bga": Format("referee.imports.bga", (".txt", ".log")),
        "csv": Format("referee.imports.sheet", (".csv",)),
    }
)


def read(stream: BinaryIO, name: Name, encoding: str | None = None, line: int = 1) -> Iterator[Item]:
    """Read a file of a foreign format.

    ``encoding``: of its text; UTF-8, or UTF-16 with a byte order mark, where it is not told; ``line``: the number of its first
    line. Yields the items of the file as they are read, one deal at a time. Raises ``LookupError`` for an unknown encoding, and what the stream raises.
    """
    module = import_module(FORMATS[name].module)
    items = cast("Callable[[BinaryIO, str | None, int], Iterator[Item]]", module.read)(stream, encoding, line)
    try:
        yield from items
    except EndlessLine as endless:
        yield FileEnd((endless.finding,))


def recognised(head: bytes) -> Name | None:
    """Tell the format of a file by its first bytes, whatever their encoding; ``None`` where it is none of these."""
    if head.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        text = head.decode("utf-16", "ignore")
    else:
        text = head.removeprefix(codecs.BOM_UTF8).decode("utf-8", "replace")
    return next((name for name, entry in FORMATS.items() if import_module(entry.module).recognise(text)), None)
