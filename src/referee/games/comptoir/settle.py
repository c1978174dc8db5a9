"""The taker alone against the others: his points against his bid, one point marked (K-5)."""

from collections.abc import Iterator
from dataclasses import replace

from referee.diagnostics.model import Finding
from referee.engine.contract import Contract
from referee.engine.records import SummaryLike
from referee.engine.tally import Amount, Settlement, Tally
from referee.kernel.table import Table

__all__ = ["MARK", "read_summary", "settle", "variants"]

MARK = 1


def settle(contract: Contract, tally: Tally, table: Table) -> Settlement:
    """Score a deal: 1 to the taker, or 1 to each of the others (K-5.2)."""
    taker = table.party_of[contract.taker]
    made = tally.said
    if made is None:
        points = tally.points[taker]
        made = None if points is None else points + (tally.belotes[taker] or 0) >= contract.value
    if made is None:
        return Settlement(None, (None,) * len(table.parties), ((),) * len(table.parties))
    marks = tuple(MARK if (party == taker) is made else 0 for party in range(len(table.parties)))
    terms: tuple[tuple[tuple[str, Amount], ...], ...] = tuple((("mark", mark),) if mark else () for mark in marks)
    return Settlement(made, marks, terms, "K-5.2")


def variants(contract: Contract, tally: Tally, table: Table) -> Iterator[tuple[str, tuple[int | None, ...]]]:
    """Give the scores that usual slips lead to."""
    right = settle(contract, tally, table)
    if right.made is not None:
        yield "result_reversed", settle(contract, replace(tally, said=not right.made), table).score


def read_summary(
    summary: SummaryLike, table: Table, contract: Contract, most: int, belote_worth: int
) -> tuple[Tally, tuple[Finding, ...]]:
    """Read a summary: only the taker's points tell (K-5.1).

    ``most``: points that a deal can hold, last trick in; ``belote_worth``: 0 where there is no belote.
    """
    findings: list[Finding] = []
    del contract
    points: list[Amount | None] = [None] * len(table.parties)
    if summary.points is not None:
        points = [summary.points.get(party, 0) for party in table.parties]
        known = [figure for figure in points if figure is not None]
        if sum(known) > most or min(known, default=0) < 0:
            facts = {"points": dict(summary.points), "sum": int(sum(known)), "expected": most}
            findings.append(Finding("M301", ("summary", "points"), facts, "K-5.1"))
            points = [None] * len(table.parties)
    belotes = {party: count for party, count in (summary.belotes or {}).items() if count is not None}
    allowed = 1 if belote_worth else 0
    if sum(belotes.values()) > allowed:
        facts = {"belotes": dict(summary.belotes or {}), "expected": allowed}
        findings.append(Finding("M303", ("summary", "belotes"), facts, "K-5.1"))
    tally = Tally(
        tuple(points),
        tuple((summary.tricks or {}).get(party) for party in table.parties),
        tuple(belotes.get(party, 0) * belote_worth for party in table.parties),
        said=None if summary.result is None else summary.result == "made",
    )
    return tally, tuple(findings)
