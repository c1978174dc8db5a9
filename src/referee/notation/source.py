"""Places in the text of a segment, worked out only when one is asked for."""

from bisect import bisect_right
from collections.abc import Callable, Mapping

from referee.diagnostics.model import Path, Span
from referee.notation.segment import Segment

__all__ = ["Stretch", "TextSource"]


class Stretch:
    """A stretch of a file, with its lines."""

    def __init__(self, segment: Segment) -> None:
        """Keep the text and where it starts."""
        self._text = segment.text
        self._line = segment.line
        self._column = segment.column
        self._head = segment.head
        self._starts: list[int] | None = None

    def _lines(self) -> list[int]:
        """Give the offsets at which lines start."""
        if self._starts is None:
            self._starts = [0, *(offset + 1 for offset, char in enumerate(self._text) if char == "\n")]
        return self._starts

    def place(self, offset: int) -> tuple[int, int]:
        """Give line and column of an offset, from 1."""
        starts = self._lines()
        row = bisect_right(starts, offset) - 1
        return self._line + row, offset - starts[row] + (1 if row else self._column)

    def span(self, start: int, end: int) -> Span:
        """Give the span of a stretch of this text, one character at least."""
        return Span(*self.place(start), *self.place(max(end, start + 1)))

    def line(self, number: int) -> str | None:
        """Give a line of the file as far as it is in this text; ``None`` when it is not."""
        starts = self._lines()
        row = number - self._line
        if not 0 <= row < len(starts):
            return None
        end = starts[row + 1] - 1 if row + 1 < len(starts) else len(self._text)
        text = self._text[starts[row] : end]
        if row or self._column == 1:
            return text
        # Only whole beginnings keep columns and text together.
        return self._head + text if len(self._head) == self._column - 1 else None


class TextSource:
    """The places of an item's elements: ``index`` finds them, once, when the first is asked for."""

    def __init__(self, stretch: Stretch, index: Callable[[], Mapping[Path, tuple[int, int]]]) -> None:
        """Keep what is needed to find places."""
        self.stretch = stretch
        self._index = index
        self._places: Mapping[Path, tuple[int, int]] | None = None

    def span(self, path: Path) -> Span | None:
        """Give the place of the element at ``path``, or of the nearest one that holds it."""
        if self._places is None:
            self._places = self._index()
        while path not in self._places:
            if not path:
                return None
            path = path[:-1]
        return self.stretch.span(*self._places[path])

    def line(self, number: int) -> str | None:
        """Give a line of the file, as far as it belongs to this item."""
        return self.stretch.line(number)

    def pointer(self, path: Path) -> str | None:
        """No pointer: this is a text."""
        del path
        return None
