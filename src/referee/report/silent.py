"""The report of which nobody wants anything but its last line, which is the command's."""

from collections.abc import Iterator

from referee.judging.events import Judged
from referee.report.stream import Lines
from referee.verdict.model import Summary

__all__ = ["SilentReport"]


class SilentReport(Lines):
    """Says nothing."""

    def begin(self) -> Iterator[str]:
        """Nothing."""
        yield from ()

    def event(self, event: Judged) -> Iterator[str]:
        """Nothing."""
        del event
        yield from ()

    def terse(self) -> bool:
        """Nothing is told."""
        return True

    def end(self, summary: Summary) -> Iterator[str]:
        """Nothing."""
        del summary
        yield from ()
