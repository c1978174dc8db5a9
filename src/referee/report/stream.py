"""Reports of judging, written while it goes on: each event gives pieces of text, nothing is kept."""

from collections.abc import Iterator
from typing import Protocol

from referee.judging.events import Judged
from referee.verdict.model import Summary

__all__ = ["Report"]


class Report(Protocol):
    """A format of ``referee check``: pieces of text, to be written one after another.

    For each file ``file``, then ``event`` for each thing judged in it, :class:`FileClosed` the last; ``begin`` before
    all of them and ``end`` after.
    """

    def begin(self) -> Iterator[str]:
        """What stands before everything."""

    def file(self, path: str) -> Iterator[str]:
        """A file begins."""

    def event(self, event: Judged) -> Iterator[str]:
        """Something was judged."""

    def end(self, summary: Summary) -> Iterator[str]:
        """What stands after everything."""
