"""Reports of judging, made while it goes on: each event gives pieces, of text or rows of a table; nothing is kept."""

from collections import deque
from collections.abc import Iterator
from typing import Protocol, TypeVar, runtime_checkable

from referee.judging.events import Judged
from referee.verdict.model import Summary

__all__ = ["Lines", "Parted", "Report", "Terse"]

Piece_co = TypeVar("Piece_co", covariant=True)


class Report(Protocol[Piece_co]):
    """A format of what was judged: pieces, to be written one after another.

    For each file ``file``, then ``event`` for each thing judged in it, :class:`FileClosed` the last; ``begin`` before
    all of them and ``end`` after.
    """

    def begin(self) -> Iterator[Piece_co]:
        """What stands before everything."""

    def file(self, path: str) -> Iterator[Piece_co]:
        """A file begins."""

    def event(self, event: Judged) -> Iterator[Piece_co]:
        """Something was judged."""

    def end(self, summary: Summary) -> Iterator[Piece_co]:
        """What stands after everything."""


@runtime_checkable
class Terse(Protocol):
    """A report that need not be told everything."""

    def terse(self) -> bool:
        """Whether nothing need be told any more of deals that are in order."""


class Parted(Report[str], Terse, Protocol):
    """A report of which others of its kind can write parts, each of whole matches; what they give is joined in order."""

    def amid(self, path: str | None) -> None:
        """Begin as one of the others: in the midst of the file ``path``, or between two files."""

    def settled(self) -> bool:
        """Whether the others write what this one would, however far it has come."""

    def joined(self, text: str) -> Iterator[str]:
        """Give what one of the others has written, as it stands behind what there is so far."""


class Lines:
    """For a report whose lines depend on nothing but their file; all of it is worth telling unless it says otherwise."""

    def file(self, path: str) -> Iterator[str]:
        """A file begins."""
        del path
        yield from ()

    def amid(self, path: str | None) -> None:
        """Begin in the midst of a file, or between two."""
        if path is not None:
            deque(self.file(path), 0)

    def settled(self) -> bool:
        """Lines are the same from the first to the last."""
        return True

    def joined(self, text: str) -> Iterator[str]:
        """Lines stand as they are."""
        yield text
