"""Counting what was judged, and telling whether all is well."""

from collections import Counter
from collections.abc import Iterable
from enum import Enum

from referee.diagnostics.codes import CODES
from referee.diagnostics.model import Finding, Severity, Status
from referee.judging.events import DealJudged, FileClosed, Judged, MatchClosed, MatchesPassed, MatchOpened
from referee.rules.model import RuleSet
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
    deal was unfinished but the last of a match. ``errors``, ``warnings``: diagnostics of these severities, ``codes``: those of
    each code; ``files``, ``matches``: how many, ``records``: matches of the file being read; ``statuses``, ``rules``: deals of
    each status, and by each rule set.
    """

    def __init__(self, strictness: Strictness = Strictness.ERRORS) -> None:
        self.clean = True
        self.errors = self.warnings = self.records = 0
        self.files = self.matches = 0
        self.statuses: Counter[Status] = Counter()
        self.codes: Counter[str] = Counter()
        self.rules: Counter[str] = Counter()
        self._judged_by: str | None = None
        self._unfinished_before = False
        self._strictness = strictness

    @property
    def deals(self) -> int:
        """Number of deals so far."""
        return self.statuses.total()

    @property
    def summary(self) -> Summary:
        """The counts so far."""
        counts = {status.value: count for status, count in self.statuses.items()}
        return Summary(
            files=self.files,
            matches=self.matches,
            deals=self.deals,
            codes=dict(sorted(self.codes.items())),
            rules=dict(sorted(self.rules.items())),
            **counts,
        )

    def begin(self) -> None:
        """A file begins."""
        self.files += 1
        self.records = 0

    def join(self, other: "Tally") -> None:
        """Take in what another has followed, from the beginning of a match on."""
        self.clean &= other.clean
        self.errors += other.errors
        self.warnings += other.warnings
        self.records += other.records
        self.files += other.files
        self.matches += other.matches
        self.statuses += other.statuses
        self.codes += other.codes
        self.rules += other.rules

    def add(self, event: Judged | MatchesPassed) -> None:
        """Take in what was judged next."""
        match event:
            case MatchesPassed():
                self.matches += event.matches
                self.records += event.matches
                self.statuses[Status.VERIFIED] += event.verified
                self.statuses[Status.PARTIAL] += event.partial
                self.rules[_name(event.rule_set)] += event.verified + event.partial
                return
            case MatchOpened(rule_set=rule_set):
                self.open(None if rule_set is None else _name(rule_set))
            case DealJudged(verdict=verdict):
                self.deal(verdict.status)
            case MatchClosed(verdict=verdict):
                self._judge(verdict.status)
            case FileClosed(status=status):
                self._judge(status)
        self._weigh(event.findings)

    def open(self, rules: str | None) -> None:
        """A match begins; ``rules``: the rule set that judges it, named in full."""
        self.matches += 1
        self.records += 1
        self._judged_by = rules
        self._unfinished_before = False

    def deal(self, status: Status) -> None:
        """A deal of that match was judged."""
        self.statuses[status] += 1
        if self._judged_by is not None:
            self.rules[self._judged_by] += 1
        if self._unfinished_before or status in _BAD:
            self.clean = False
        self._unfinished_before = status is Status.UNFINISHED

    def found(self, code: str, severity: Severity) -> None:
        """Something was found."""
        self.codes[code] += 1
        if severity is Severity.ERROR:
            self.errors += 1
            self.clean = False
        elif severity is Severity.WARNING:
            self.warnings += 1
            self.clean &= self._strictness is Strictness.ERRORS

    def _judge(self, status: Status) -> None:
        if status in _BAD:
            self.clean = False

    def _weigh(self, findings: Iterable[Finding]) -> None:
        for finding in findings:
            self.found(finding.code, finding.severity or CODES[finding.code].severity)


def _name(rules: RuleSet) -> str:
    return f"{rules.game}/{rules.name}"
