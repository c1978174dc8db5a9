"""A play that was written as a summary (C-5.6, C-6, notation: ``bilan``)."""

from collections.abc import Callable, Mapping

from referee.record.model import Summary

from .cards import SIDES, other_side, side_of, trump_suits
from .verdicts import Fault, PlainContract, PlainDeal

__all__ = ["read_summary"]

Made = Callable[[PlainContract, Mapping[str, int], Mapping[str, int], Mapping[str, int]], bool]


def read_summary(summary: Summary, verdict: PlainDeal, is_made: Made) -> bool:
    """Take points, tricks and belotes from a summary; tell whether it settles the deal."""
    contract = verdict.contract
    assert contract is not None
    belotes = {side: (summary.belotes or {}).get(side) or 0 for side in SIDES}  # type: ignore[call-overload]
    if sum(belotes.values()) > len(trump_suits(contract.denomination)) or min(belotes.values()) < 0:
        verdict.faults.append(Fault("summary", articles=("C-5.4",)))
        return True
    verdict.belotes = {side: 20 * count for side, count in belotes.items()}
    written: dict[str, int] = {side: points for side, points in (summary.points or {}).items() if points is not None}
    tricks: dict[str, int] = {side: count for side, count in (summary.tricks or {}).items() if count is not None}
    if not _tricks_possible(tricks):
        verdict.faults.append(Fault("summary", articles=("B-11",)))
        return True
    alone = side_of(summary.generale) if summary.generale else None
    possible = [
        (side, total)
        for side in SIDES
        for total in [*range(163), 252, 502]
        if _agrees(side, total, written, tricks, alone)
    ]
    splits = {tuple(sorted({side: total, other_side(side): max(0, 162 - total)}.items())) for side, total in possible}
    if (written or alone or tricks) and not splits:
        verdict.faults.append(Fault("summary", articles=("C-3.5", "B-11")))
        return True
    if len(splits) == 1:
        points = dict(next(iter(splits)))
        verdict.points = points
        best = max(points, key=lambda side: points[side])
        if points[best] > 162:
            won = {best: 8, other_side(best): 0}
            verdict.capot, verdict.generale = True, points[best] == 502
        else:
            won = {side: tricks.get(side, -1) for side in SIDES}
            verdict.capot = verdict.generale = False
        verdict.made = is_made(contract, points, verdict.belotes, won)
        if summary.result is not None and (summary.result == "made") != verdict.made:
            verdict.faults.append(Fault("summary", articles=("B-11",)))
    elif summary.result is not None:
        verdict.made = summary.result == "made"
    else:
        verdict.made = None
    return True


def _tricks_possible(tricks: Mapping[str, int]) -> bool:
    """Both sides won eight tricks together."""
    if any(not 0 <= count <= 8 for count in tricks.values()):
        return False
    return len(tricks) < len(SIDES) or sum(tricks.values()) == 8


def _agrees(side: str, total: int, written: Mapping[str, int], tricks: Mapping[str, int], alone: str | None) -> bool:
    """Tell whether it fits the summary that this side has that many points, the other the rest."""
    points = {side: total, other_side(side): max(0, 162 - total)}
    if any(points[party] != claimed for party, claimed in written.items()):
        return False
    if alone and points[alone] != 502:
        return False
    for party, count in tricks.items():
        loser = party if count == 0 else other_side(party) if count == 8 else None
        if loser is None and max(points.values()) > 162:
            return False
        if loser is not None and points[other_side(loser)] not in {252, 502}:
            return False
    return True
