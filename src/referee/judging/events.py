"""What judging a file yields, one item at a time, in the order of the file.

Verdicts come without their diagnostics: findings stand beside them, and are worded at the edge
(:mod:`referee.report`). For each match: :class:`MatchOpened`, its :class:`DealJudged`, :class:`MatchClosed`; last, one
:class:`FileClosed`.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from referee.diagnostics.model import Finding, Status
from referee.record.model import Deal, Game, Language
from referee.record.stream import Source
from referee.rules.model import RuleSet
from referee.verdict.model import DealVerdict, MatchVerdict, RulesStamp

__all__ = ["DealJudged", "FileClosed", "Judged", "MatchClosed", "MatchOpened", "MatchesPassed"]


@dataclass(frozen=True, slots=True)
class MatchOpened:
    """A match begins. ``index``: from 1 in its file; ``findings``: on its tags; ``rule_set``: what it is judged by."""

    index: int
    game: Game | None
    language: Language
    rules: RulesStamp | None
    tags: Mapping[str, str]
    findings: tuple[Finding, ...]
    source: Source
    rule_set: RuleSet | None = None


@dataclass(frozen=True, slots=True)
class DealJudged:
    """A deal was judged: what the sheet says, what is true (``verdict.diagnostics`` empty), what is to be said.

    ``seats``: who sits at the table, in order of play.
    """

    deal: Deal
    verdict: DealVerdict
    findings: tuple[Finding, ...]
    source: Source
    seats: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class MatchClosed:
    """A match ends: its verdict, without deals; ``findings``: on its end, those of its opening not repeated."""

    verdict: MatchVerdict
    findings: tuple[Finding, ...]
    source: Source


@dataclass(frozen=True, slots=True)
class FileClosed:
    """A file ends: the worst of its statuses; ``findings``: on the file itself."""

    status: Status
    findings: tuple[Finding, ...]


@dataclass(frozen=True, slots=True)
class MatchesPassed:
    """Whole matches of which nothing has to be said, where nobody asked to be told: how many, and their deals by status.

    ``rule_set``: by which all of them were judged.
    """

    rule_set: RuleSet
    matches: int
    verified: int
    partial: int


Judged = MatchOpened | DealJudged | MatchClosed | FileClosed
