"""What a reader yields: the items of a file, one at a time, so that a file of a million deals takes no memory.

Order: for each match a :class:`MatchHead`, then its :class:`DealItem`; last, one :class:`FileEnd`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

from referee.diagnostics.model import Finding, Path, Span
from referee.record.model import Deal, Match

__all__ = ["DealItem", "FileEnd", "Item", "MatchHead", "NoSource", "Source"]


class Source(Protocol):
    """Where the parts of an item stand in the file it was read from."""

    def span(self, path: Path) -> Span | None:
        """Give the place of the element at ``path``, or of the nearest one that holds it; ``None`` if unknown."""

    def line(self, number: int) -> str | None:
        """Give a line of the file (from 1), as far as it belongs to this item or stands near; ``None`` if unknown."""

    def pointer(self, path: Path) -> str | None:
        """Give the JSON pointer of the element in its file, for JSON input; ``None`` for text."""


class NoSource:
    """The source of a record that came from no file."""

    def span(self, path: Path) -> Span | None:  # noqa: ARG002 (nothing is known, whatever is asked)
        """No place is known."""
        return None

    def line(self, number: int) -> str | None:  # noqa: ARG002
        """No text is known."""
        return None

    def pointer(self, path: Path) -> str | None:  # noqa: ARG002
        """No pointer is known."""
        return None


@dataclass(frozen=True, slots=True)
class MatchHead:
    """A match begins: ``match`` holds its tags, comments and problems, no deals."""

    match: Match
    source: Source


@dataclass(frozen=True, slots=True)
class DealItem:
    """A deal of the match begun last."""

    deal: Deal
    source: Source


@dataclass(frozen=True, slots=True)
class FileEnd:
    """The file ends: ``comments`` that stand after everything are the last deal's; ``problems`` are the file's own."""

    problems: tuple[Finding, ...] = ()


Item = MatchHead | DealItem | FileEnd
Items = Iterator[Item]
