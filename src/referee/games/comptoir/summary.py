"""A play of comptoir that was not written card by card: what a ``bilan`` tells, and whether it is possible (K-5.1)."""

from dataclasses import dataclass
from functools import cache

from referee.diagnostics.model import Finding
from referee.engine.records import Amounts, SummaryLike
from referee.engine.tally import Tally
from referee.kernel.table import Table

__all__ = ["SummaryRules", "read_summary"]


@dataclass(frozen=True, slots=True)
class SummaryRules:
    """What a rule set says of the figures of a sheet.

    ``values``: points of the 32 cards under some trump; ``last_trick``: points for it; ``tricks``: the most there can
    be; ``belote_worth``: 0 where there is no belote.
    """

    values: tuple[int, ...]
    last_trick: int
    tricks: int
    belote_worth: int

    @property
    def most(self) -> int:
        """Points that a deal can hold."""
        return sum(self.values) + self.last_trick


@cache
def _sums(values: tuple[int, ...]) -> int:
    """Give the points that some cards can be worth together, as a bit mask."""
    sums = 1
    for worth in values:
        sums |= sums << worth
    return sums


def _possible(figure: int, rules: SummaryRules) -> bool:
    sums = _sums(rules.values)
    return figure >= 0 and any(sums >> cards & 1 for cards in (figure, figure - rules.last_trick) if cards >= 0)


def _figures(written: Amounts | None, table: Table) -> list[int | None]:
    """Give the figures in the order of the players; one who is not named has 0, where anybody is."""
    return [None if written is None else written.get(party, 0) for party in table.parties]


def read_summary(summary: SummaryLike, table: Table, rules: SummaryRules) -> tuple[Tally, tuple[Finding, ...]]:
    """Read a summary: what it tells, and what is impossible in it."""
    findings: list[Finding] = []

    def report(code: str, part: str, facts: dict[str, object]) -> None:
        findings.append(Finding(code, ("summary", part), facts, "K-5.1"))

    points, tricks = _figures(summary.points, table), _figures(summary.tricks, table)
    soloist = table.number(summary.generale) if summary.generale in table.seats else None
    known = [figure for figure in points if figure is not None]
    without = any(figure and won == 0 for figure, won in zip(points, tricks, strict=True))
    if without or sum(known) > rules.most or not all(_possible(figure, rules) for figure in known):
        fault = "points_no_trick" if without else "points_high" if sum(known) > rules.most else "points_cards"
        facts: dict[str, object] = {"points": dict(summary.points or {}), "fault": fault}
        if fault == "points_high":
            facts |= {"expected": rules.most} | ({"sum": sum(known)} if len(summary.points or {}) > 1 else {})
        report("M301", "points", facts)
        points = [None] * len(points)
    won = [count for count in tricks if count is not None]
    if won and not (min(won) >= 0 and sum(won) <= rules.tricks):
        report("M302", "tricks", {"tricks": dict(summary.tricks or {}), "expected": rules.tricks})
        tricks = [None] * len(tricks)
    points = [0 if own is None and won == 0 else own for own, won in zip(points, tricks, strict=True)]
    if soloist is not None:
        for figures, what in ((tricks, "generale_tricks"), (points, "generale_points")):
            if any(figure for seat, figure in enumerate(figures) if seat != soloist):
                report("M304", "generale", {"what": what})
        points = [own if seat == soloist else 0 for seat, own in enumerate(points)]
    belotes = {party: count for party, count in (summary.belotes or {}).items() if count is not None}
    allowed = 1 if rules.belote_worth else 0
    if sum(belotes.values()) > allowed or min(belotes.values(), default=0) < 0:
        report("M303", "belotes", {"belotes": dict(summary.belotes or {}), "expected": allowed})
    tally = Tally(
        tuple(points),
        tuple(tricks),
        tuple(belotes.get(party, 0) * rules.belote_worth for party in table.parties),
        said=None if summary.result is None else summary.result == "made",
    )
    return tally, tuple(findings)
