"""What judging a deal comes to, and what findings make of it."""

from collections.abc import Sequence
from dataclasses import dataclass

from referee.diagnostics.codes import CODES
from referee.diagnostics.model import Finding, Severity, Status, worst
from referee.engine.contract import Contract
from referee.engine.play import Play
from referee.engine.tally import Tally
from referee.kernel.points import Amount

__all__ = ["DealOutcome", "Score", "Terms", "severity_of", "status_of"]

Score = tuple[int | None, ...]
Terms = tuple[tuple[tuple[str, Amount], ...], ...]


@dataclass(frozen=True, slots=True)
class DealOutcome:
    """A deal judged, in the engine's own terms.

    ``score``: ``None`` when there is none; ``terms``: of each party's score; ``article``: of what was marked;
    ``cards``: the score that the cards give, whatever the arbiter ruled; ``penalties``: added to the score, by party;
    ``ruled``: the score is the arbiter's; ``winner``: the party that has won the deal; ``held``: points that wait for the
    winner of the next, ``received``: those that waited for this one, in the score, by party, ``None`` where nobody knows
    how many; ``again``: whether the deal is played again; ``last``: score and terms instead of these if the deal ends the
    match, where the rule set marks that one otherwise; ``ending``: whether it was so marked.
    """

    contract: Contract | None
    play: Play | None
    tally: Tally | None
    made: bool | None
    score: Score | None
    terms: Terms
    status: Status
    findings: tuple[Finding, ...]
    misdeal: bool
    article: str | None
    cards: Score | None
    penalties: tuple[int, ...]
    ruled: bool
    winner: int | None
    held: int
    received: Score
    again: bool
    last: tuple[Score, Terms] | None
    ending: bool


def severity_of(finding: Finding) -> Severity:
    """Give how much a finding weighs."""
    return finding.severity or CODES[finding.code].severity


def status_of(findings: Sequence[Finding], base: Status) -> Status:
    """Give the status that these findings make of something that was ``base`` without them."""
    errors = (CODES[finding.code].status for finding in findings if severity_of(finding) is Severity.ERROR)
    return worst(base, *errors)
