"""A play that was not written card by card: what a ``bilan`` tells, and whether it is possible (C-5.6, C-6)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from referee.diagnostics.model import Finding
from referee.engine.contract import Contract
from referee.engine.records import SummaryLike
from referee.engine.tally import LastTrick, Tally
from referee.kernel.points import Amount
from referee.kernel.table import Table

__all__ = ["SummaryRules", "read_summary"]

CARDS_A_TRICK = 4


@dataclass(frozen=True, slots=True)
class SummaryRules:
    """What a rule set says of the figures of a sheet.

    ``values``: points of the 32 cards for each denomination; ``tricks``: how many a deal has; ``belotes``: how many belotes a deal can have, for each
    denomination; ``belote_worth``: points of one.
    """

    values: tuple[tuple[int, ...], ...]
    last_trick: LastTrick
    tricks: int
    belotes: tuple[int, ...]
    belote_worth: int


@cache
def _reachable(values: tuple[int, ...]) -> tuple[int, ...]:
    """Give, for each number of tricks, the card points that so many tricks can hold, as a bit mask."""
    sums = [1] + [0] * len(values)
    for worth in values:
        for size in range(len(values), 0, -1):
            sums[size] |= sums[size - 1] << worth
    return tuple(sums[CARDS_A_TRICK * tricks] for tricks in range(len(values) // CARDS_A_TRICK + 1))


@dataclass(slots=True)
class _Reading:
    table: Table
    contract: Contract
    rules: SummaryRules
    findings: list[Finding] = field(default_factory=list)

    @property
    def denomination(self) -> int:
        return 0 if self.contract.denomination is None else self.contract.denomination

    @property
    def pack(self) -> int:
        return sum(self.rules.values[self.denomination])

    @property
    def total(self) -> int:
        return self.pack + self.rules.last_trick.one

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
        last = self.rules.last_trick
        everything = {self.pack + last.all, self.pack + last.alone}
        for party in (0, 1):
            own = points[party]
            if own is None or points[1 - party] is not None:
                continue
            if own in everything:
                points[1 - party] = 0
            elif own == 0:
                points[1 - party] = self._against_nothing(tricks[party], solo)
            elif own <= self.total:
                points[1 - party] = self.total - own
        if not self._possible(points, tricks, everything):
            facts: dict[str, object] = {"points": dict(summary.points)}
            if (found := sum(figure for figure in points if figure is not None)) != self.total:
                facts |= {"expected": self.total} | ({"sum": found} if len(summary.points) > 1 else {})
            self.report("M301", "points", facts)
            return [None, None]
        return points

    def _against_nothing(self, tricks: int | None, solo: int | None) -> int | None:
        """Give what a side has whose opponents have no points, where the tricks tell."""
        if tricks is None:
            return None
        if tricks > 0:
            return self.total
        return self.pack + (self.rules.last_trick.all if solo is None else self.rules.last_trick.alone)

    def _possible(self, points: list[int | None], tricks: list[int | None], everything: set[int]) -> bool:
        first, second = points
        if first is None or second is None:
            return all(figure in (None, 0) for figure in points)
        if min(first, second) < 0:
            return False
        if 0 in (first, second) and max(first, second) in everything and max(first, second) != self.total:
            swept = 0 if first else 1
            return tricks[swept] in (None, self.rules.tricks)
        if first + second != self.total or self.rules.tricks in tricks:
            return False
        sums = _reachable(self.rules.values[self.denomination])
        counts = range(1, self.rules.tricks) if tricks[0] is None else (tricks[0],)
        one = self.rules.last_trick.one
        return any(sums[n] >> cards & 1 for n in counts for cards in (first, first - one) if 0 <= cards <= self.pack)

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
    reading = _Reading(table, contract, rules)
    takers = table.party_of[contract.taker]
    soloist = table.number(summary.generale) if summary.generale in table.seats else None
    solo = None if soloist is None else table.party_of[soloist]
    tricks = reading.tricks(summary, solo)
    last = rules.last_trick
    if summary.result == "made" and contract.bid.kind != "points" and tricks[takers] is None:
        tricks[takers], tricks[1 - takers] = rules.tricks, 0
    points = reading.points(summary, tricks, solo)
    swept = next((party for party in (0, 1) if tricks[party] == rules.tricks), None)
    for party in (0, 1):
        if points[party] in (reading.pack + last.all, reading.pack + last.alone) and points[party] != reading.total:
            swept = party
    if swept is not None:
        if points == [None, None] and summary.points is None:
            points[swept] = reading.pack + (last.all if soloist is None else last.alone)
            points[1 - swept] = 0
        alone = points[swept] == reading.pack + last.alone
        if solo is not None and (solo != swept or not alone):
            reading.report("M304", "generale", {"what": "generale_points"}, "C-6.3")
        if solo is None and alone and last.alone != last.all:
            soloist = _sole(contract, swept, table)
        tricks[swept], tricks[1 - swept] = rules.tricks, 0
    known: tuple[Amount | None, ...] = tuple(points)
    least = tuple(
        reading.total if points[1 - party] == 0 and points[party] is None else 0 for party in range(len(points))
    )
    tally = Tally(
        known,
        tuple(tricks),
        tuple(reading.belotes(summary)),
        swept,
        soloist,
        least,
        None if summary.result is None else summary.result == "made",
    )
    return tally, tuple(reading.findings)


def _sole(contract: Contract, swept: int, table: Table) -> int:
    """Name the player behind a générale that the points alone tell: the taker, or the first of the side."""
    if table.party_of[contract.taker] == swept:
        return contract.taker
    return next(seat for seat in range(table.size) if table.party_of[seat] == swept)
