"""Lines of a foreign file, and where the parts of a record stand on them."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import BinaryIO, Final

from referee.diagnostics.model import Finding, Path, Span
from referee.limits import LONGEST_LINE
from referee.notation.decode import BAD_BYTE, Text, plain

__all__ = ["EndlessLine", "Line", "LineSource", "Lines", "bad_bytes"]

_SURROGATES: Final = 0xDC00


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a file: its number from 1, its text without its end."""

    number: int
    text: str

    def span(self, start: int = 0, end: int | None = None) -> Span:
        """Give the place of a stretch of this line, one character at least; the blanks around the whole are left out."""
        if end is None:
            end = len(self.text.rstrip())
            start = max(start, len(self.text) - len(self.text.lstrip())) if self.text.strip() else start
        return Span(self.number, start + 1, self.number, max(end, start + 1) + 1)


class EndlessLine(ValueError):  # noqa: N818 (a state of the text, reported as data)
    """A line that is too long to be read; ``finding``: what is told of it."""

    def __init__(self, number: int) -> None:
        """Make the finding at the line of this number."""
        super().__init__(number)
        facts = {"limit": "line", "expected": LONGEST_LINE}
        self.finding = Finding("S118", (), facts, span=Span(number, 1, number, 2))


class Lines:
    """The lines of a stream, one at a time. ``encoding``: its name, for messages."""

    def __init__(self, stream: BinaryIO, encoding: str | None, first: int = 1) -> None:
        """Look at the first bytes; ``first``: the number of the first line. Raises ``LookupError`` for an unknown encoding."""
        self._before = first - 1
        self._text = Text(stream, encoding)
        self.encoding = self._text.encoding

    def __iter__(self) -> Iterator[Line]:
        """Give each line; a byte that could not be decoded stays in it, see :func:`bad_bytes`.

        Raises :class:`EndlessLine` at one that is longer than any line of a record.
        """
        number = self._before
        rest: list[str] = []
        while block := self._text.read():
            first, *others = block.split("\n")
            rest.append(first)
            if sum(map(len, rest)) > LONGEST_LINE:
                raise EndlessLine(number + 1)
            for other in others:
                number += 1
                yield Line(number, "".join(rest))
                rest = [other]
        if any(rest):
            yield Line(number + 1, "".join(rest))


def bad_bytes(lines: Iterable[Line], encoding: str) -> Finding | None:
    """Report the first byte of these lines that their encoding does not know (B-1); ``None`` when there is none."""
    first: Span | None = None
    bad: list[str] = []
    for line in lines:
        found = BAD_BYTE.search(line.text)
        if found is not None:
            first = first or line.span(found.start(), found.end())
            bad += BAD_BYTE.findall(line.text)
    if first is None:
        return None
    facts = {"byte": f"0x{ord(bad[0]) - _SURROGATES:02X}", "encoding": encoding, "count": len(bad)}
    return Finding("S101", (), facts, span=first)


@dataclass(frozen=True, slots=True)
class LineSource:
    """The places of an item read from lines: ``places`` by path, ``lines`` by number."""

    places: Mapping[Path, Span]
    lines: Mapping[int, str] = field(default_factory=dict)

    def span(self, path: Path) -> Span | None:
        """Give the place of the element at ``path``, or of the nearest one that holds it."""
        while path not in self.places:
            if not path:
                return None
            path = path[:-1]
        return self.places[path]

    def line(self, number: int) -> str | None:
        """Give a line of the file, as far as it belongs to this item."""
        text = self.lines.get(number)
        return None if text is None else plain(text)

    def pointer(self, path: Path) -> str | None:
        """No pointer: this is a text."""
        del path
        return None
