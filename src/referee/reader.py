"""One reader for every form of record: bytes in, items out."""

from collections.abc import Iterator
from dataclasses import replace
from typing import BinaryIO, Literal, TextIO, cast

from referee import imports
from referee.diagnostics.model import Finding
from referee.limits import LARGEST_JSON
from referee.notation import read as read_bgn
from referee.notation.decode import BAD_BYTE, Text, plain
from referee.record.stream import FileEnd, Item

__all__ = ["Form", "read"]

Form = Literal["bgn", "json", "jsonl", "bga", "csv"]


def read(stream: BinaryIO, form: Form = "bgn", encoding: str | None = None, line: int = 1) -> Iterator[Item]:
    """Read the records of a stream.

    ``encoding``: of its text; UTF-8, or UTF-16 with a byte order mark, where it is not told; ``line``: the number of the
    first line of a text that is a part of a longer one. Yields the items of the file as they are read. Raises ``OSError`` as the stream does, ``LookupError`` for an unknown encoding.
    """
    match form:
        case "bgn":
            return read_bgn(stream, encoding, line)
        case "json" | "jsonl":
            return _read_json(stream, form, encoding, line)
        case _:
            return imports.read(stream, form, encoding, line)


def _read_json(stream: BinaryIO, form: Literal["json", "jsonl"], encoding: str | None, line: int) -> Iterator[Item]:
    from referee.record.json_reader import read_json  # noqa: PLC0415 (texts do without it)

    text = _JsonText(stream, encoding)
    for item in read_json(cast("TextIO", text), form, line):
        if isinstance(item, FileEnd) and text.bad:
            facts = {"byte": text.bad, "encoding": text.encoding, "count": text.count}
            yield replace(item, problems=(*item.problems, Finding("S101", (), facts)))
        else:
            yield item


class _JsonText:
    """The decoded text of a JSON file, whole or line by line, of neither more than a character over the limit.

    ``bad``: the first byte that could not be decoded; ``count``: how many could not.
    """

    def __init__(self, stream: BinaryIO, encoding: str | None) -> None:
        self._text = Text(stream, encoding)
        self.encoding = self._text.encoding
        self.bad: str | None = None
        self.count = 0

    def read(self) -> str:
        """Give all that is left."""
        pieces = _Pieces()
        for block in self._blocks():
            pieces.add(block)
        return pieces.taken()

    def __iter__(self) -> Iterator[str]:
        pieces = _Pieces()
        for block in self._blocks():
            head, *lines = block.split("\n")
            pieces.add(head)
            for line in lines:
                yield pieces.taken()
                pieces.add(line)
        if last := pieces.taken():
            yield last

    def _blocks(self) -> Iterator[str]:
        while block := self._text.read():
            self.count += len(found := BAD_BYTE.findall(block))
            self.bad = self.bad or (f"0x{ord(found[0]) & 0xFF:02X}" if found else None)
            yield plain(block)


class _Pieces:
    """A text that is put together once, from its pieces; what goes beyond the limit is left out."""

    def __init__(self) -> None:
        self._pieces: list[str] = []
        self._room = LARGEST_JSON + 1

    def add(self, piece: str) -> None:
        """Add a piece."""
        if self._room:
            self._pieces.append(piece[: self._room])
            self._room -= len(self._pieces[-1])

    def taken(self) -> str:
        """Give the text, and begin another."""
        text = "".join(self._pieces)
        self._pieces, self._room = [], LARGEST_JSON + 1
        return text
