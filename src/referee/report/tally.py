"""Counting what was judged, and telling whether all is well."""

from collections import Counter
from collections.abc import Iterable
from enum import Enum

from referee.diagnostics.codes import CODES
from referee.diagnostics.model import Finding, Severity, Status
from referee.judging.events import DealJudged, FileClosed, Judged, MatchClosed, MatchesPassed, MatchOpened
from referee.verdict.model import Summary

__all__ = ["Strictness", "Tally"]

_BAD = frozenset({Status.CONTESTED, Status.REFUSED})


class Strictness(Enum):
    """What is enough to say that all is not well: an error, or a warning already."""

    ERRORS = "errors"
    WARNINGS = "warnings"


class Tally:
    """Follows judging events, in constant memory.

    ``clean`` is true as long as there was no error (no warning, when strict), nothing was refused or contested, and no
    deal was unfinished but the last of a match. ``errors``, ``warnings``: diagnostics of these severities; ``records``:
    matches of the file being read.
    """

    def __init__(self, strictness: Strictness = Strictness.ERRORS) -> None:
        self.clean = True
        self.errors = self.warnings = self.records = 0
        self._files = self._matches = 0
        self._deals: Counter[Status] = Counter()
        self._unfinished_before = False
        self._strictness = strictness

    @property
    def deals(self) -> int:
        """Number of deals so far."""
        return self._deals.total()

    @property
    def summary(self) -> Summary:
        """The counts so far."""
        counts = {status.value: count for status, count in self._deals.items()}
        return Summary(files=self._files, matches=self._matches, deals=self.deals, **counts)

    def begin(self) -> None:
        """A file begins."""
        self._files += 1
        self.records = 0

    def add(self, event: Judged | MatchesPassed) -> None:
        """Take in what was judged next."""
        if isinstance(event, MatchesPassed):
            self._matches += event.matches
            self.records += event.matches
            self._deals[Status.VERIFIED] += event.verified
            self._deals[Status.PARTIAL] += event.partial
            return
        self._weigh(event.findings)
        match event:
            case MatchOpened():
                self._matches += 1
                self.records += 1
                self._unfinished_before = False
            case DealJudged(verdict=verdict):
                self._deals[verdict.status] += 1
                if self._unfinished_before or verdict.status in _BAD:
                    self.clean = False
                self._unfinished_before = verdict.status is Status.UNFINISHED
            case MatchClosed(verdict=verdict):
                self._judge(verdict.status)
            case FileClosed(status=status):
                self._judge(status)

    def _judge(self, status: Status) -> None:
        if status in _BAD:
            self.clean = False

    def _weigh(self, findings: Iterable[Finding]) -> None:
        for finding in findings:
            severity = finding.severity or CODES[finding.code].severity
            if severity is Severity.ERROR:
                self.errors += 1
                self.clean = False
            elif severity is Severity.WARNING:
                self.warnings += 1
                self.clean &= self._strictness is Strictness.ERRORS
