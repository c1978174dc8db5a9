"""Reports of judging, made while it goes on: each event gives pieces, of text or rows of a table; nothing is kept."""

from collections.abc import Iterator
from typing import Protocol, TypeVar, runtime_checkable

from referee.judging.events import Judged
from referee.verdict.model import Summary

__all__ = ["Report", "Terse"]

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
