"""A play that was not written card by card: what a ``bilan`` tells, and whether it is possible (C-5.6, C-6)."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from referee.diagnostics.model import Finding
from referee.engine.contract import Contract
from referee.engine.records import SummaryLike
from referee.engine.scale import Scale
from referee.engine.tally import LastTrick, Tally
from referee.games.contree.figures import Figures
from referee.kernel.points import Amount
from referee.kernel.table import Table

__all__ = ["SummaryRules", "read_summary"]


@dataclass(frozen=True, slots=True)
class SummaryRules:
    """What a rule set says of the figures of a sheet.

    ``values``, ``scales``: points of the 32 cards, and what a side's come to, for each denomination; ``whole``: points of an
    ordinary deal; ``tricks``: how many a deal has; ``belotes``: how many a deal can have, for each denomination;
    ``belote_worth``: points of one.
    """

    values: tuple[tuple[int, ...], ...]
    scales: tuple[Scale, ...]
    last_trick: LastTrick
    whole: int
    tricks: int
    belotes: tuple[int, ...]
    belote_worth: int


@dataclass(slots=True)
class _Reading:
    table: Table
    contract: Contract
    rules: SummaryRules
    figures: Figures
    findings: list[Finding] = field(default_factory=list)

    @property
    def denomination(self) -> int:
        return 0 if self.contract.denomination is None else self.contract.denomination

    def report(self, code: str, part: str, facts: dict[str, object], article: str | None = None) -> None:
        self.findings.append(Finding(code, ("summary", part), facts, article))

    def named(self, figures: Mapping[str, int | None] | None) -> list[int | None]:
        """Give the figures in the order of the parties."""
        return [None if figures is None else figures.get(party) for party in self.table.parties]

    def tricks(self, summary: SummaryLike, solo: int | None) -> list[int | None]:
        """Give the numbers of tricks, the other side's following from one; reports an impossible count."""
        tricks = self.named(summary.tricks)
        for party in (0, 1):
            own = tricks[party]
            if tricks[1 - party] is None and own is not None:
                tricks[1 - party] = self.rules.tricks - own
        first, second = tricks
        if first is not None and second is not None and (first + second != self.rules.tricks or min(first, second) < 0):
            facts: dict[str, object] = {"tricks": dict(summary.tricks or {}), "expected": self.rules.tricks}
            self.report("M302", "tricks", facts)
            return [None, None]
        if solo is not None:
            if tricks[solo] not in (None, self.rules.tricks):
                self.report("M304", "generale", {"what": "generale_tricks"}, "C-6.3")
            tricks[solo], tricks[1 - solo] = self.rules.tricks, 0
        return tricks

    def points(self, summary: SummaryLike, tricks: list[int | None], solo: int | None) -> list[int | None]:
        """Give the points, the other side's following from one as far as they do; reports impossible ones."""
        points = self.named(summary.points)
        if summary.points is None:
            return points
        figures = self.figures
        for party in (0, 1):
            own = points[party]
            if own is None or points[1 - party] is not None:
                continue
            if own in {figures.all, figures.alone} and figures.all != figures.whole:
                points[1 - party] = 0
            elif own == 0:
                points[1 - party] = self._against_nothing(tricks[party], solo)
            elif own <= figures.whole:
                points[1 - party] = figures.whole - own
        first, second = points
        if first is None or second is None:
            fault = None if all(figure in (None, 0) for figure in points) else "points_high"
        else:
            fault = figures.fault((first, second), (tricks[0], tricks[1]))
        if fault is None:
            return points
        facts: dict[str, object] = {"points": dict(summary.points), "fault": fault}
        if fault in ("points_high", "points_sum"):
            facts["expected"] = figures.whole
            if len(summary.points) > 1:
                facts["sum"] = sum(figure for figure in points if figure is not None)
        if fault in ("points_of_all", "points_without_all"):
            facts["expected"] = sorted({figures.all, figures.alone})
        self.report("M301", "points", facts)
        return [None, None]

    def _against_nothing(self, tricks: int | None, solo: int | None) -> int | None:
        """Give what a side has whose opponents have no points, where the tricks tell."""
        if tricks is None:
            return None
        if tricks > 0:
            return self.figures.whole
        return self.figures.all if solo is None else self.figures.alone

    def belotes(self, summary: SummaryLike) -> list[int | None]:
        """Give the points of belotes as written; reports more than there can be."""
        if summary.belotes is None:
            return [0] * len(self.table.parties)
        most = self.rules.belotes[self.denomination]
        known = [figure for figure in summary.belotes.values() if figure is not None]
        if sum(known) > most or min(known, default=0) < 0:
            self.report("M303", "belotes", {"belotes": dict(summary.belotes), "expected": most})
            return [None] * len(self.table.parties)
        unread = None in summary.belotes.values()
        figures = [summary.belotes.get(party, 0) for party in self.table.parties]
        return [None if unread or n is None else n * self.rules.belote_worth for n in figures]


def read_summary(
    summary: SummaryLike, table: Table, contract: Contract, rules: SummaryRules
) -> tuple[Tally, tuple[Finding, ...]]:
    """Read a summary: what it tells, and what is impossible in it."""
    denomination = 0 if contract.denomination is None else contract.denomination
    figures = Figures(rules.values[denomination], rules.scales[denomination], rules.last_trick, rules.whole)
    reading = _Reading(table, contract, rules, figures)
    takers = table.party_of[contract.taker]
    soloist = table.number(summary.generale) if summary.generale in table.seats else None
    solo = None if soloist is None else table.party_of[soloist]
    tricks = reading.tricks(summary, solo)
    if summary.result == "made" and contract.bid.kind != "points" and tricks[takers] is None:
        tricks[takers], tricks[1 - takers] = rules.tricks, 0
    points = reading.points(summary, tricks, solo)
    swept = next((party for party in (0, 1) if tricks[party] == rules.tricks), None)
    for party in (0, 1):
        if points[party] in (figures.all, figures.alone) and points[party] != figures.whole:
            swept = party
    if swept is not None:
        if points == [None, None] and summary.points is None:
            points[swept] = figures.all if soloist is None else figures.alone
            points[1 - swept] = 0
        alone = points[swept] == figures.alone
        if solo is not None and (solo != swept or not alone):
            reading.report("M304", "generale", {"what": "generale_points"}, "C-6.3")
        if solo is None and alone and figures.alone != figures.all:
            soloist = _sole(contract, swept, table)
        tricks[swept], tricks[1 - swept] = rules.tricks, 0
    least = tuple(
        figures.whole if points[1 - party] == 0 and points[party] is None else 0 for party in range(len(points))
    )
    known: tuple[Amount | None, ...] = tuple(points)
    tally = Tally(
        points=known,
        tricks=tuple(tricks),
        belotes=tuple(reading.belotes(summary)),
        swept=swept,
        soloist=soloist,
        shared=swept is not None and soloist is None and figures.all != figures.alone,
        at_least=least,
        said=None if summary.result is None else summary.result == "made",
    )
    return _exact(tally, figures) if figures.scale.exact else tally, tuple(reading.findings)


def _exact(tally: Tally, figures: Figures) -> Tally:
    """Give the exact points behind whole numbers: those of the only count that comes to them, else all that do (C-3.4)."""
    first, second = tally.points
    if tally.swept is not None or first is None or second is None:
        return tally
    among = figures.among((int(first), int(second)), (tally.tricks[0], tally.tricks[1]))
    if len(among) == 1:
        return replace(tally, points=among[0])
    return replace(tally, points=(None, None), among=among)


def _sole(contract: Contract, swept: int, table: Table) -> int:
    """Name the player behind a générale that the points alone tell: the taker, or the first of the side."""
    if table.party_of[contract.taker] == swept:
        return contract.taker
    return next(seat for seat in range(table.size) if table.party_of[seat] == swept)
