"""A play that was written as a summary (C-5.6, C-6, notation: ``bilan``)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from referee.record.model import Summary

from .book import Book
from .cards import SIDES, other_side, side_of
from .contree_play import suits_of_pairs
from .contree_score import Count, outcome, settle
from .verdicts import Fault, PlainDeal

__all__ = ["read_summary"]


@dataclass(frozen=True)
class Split:
    """A way in which the points can lie: ``sweeper`` won all eight tricks; ``alone``: by one player, if that is known."""

    points: tuple[tuple[str, int], ...]
    sweeper: str | None = None
    alone: bool | None = False


def _splits(book: Book) -> Iterator[Split]:
    """Give every way, unscaled (C-3.5, C-6)."""
    whole, all_eight, alone = (152 + book.number(f"last_trick{kind}") for kind in ("", "_capot", "_generale"))
    for points in range(whole + 1):
        yield Split((("NS", points), ("EW", whole - points)))
    for side in SIDES:
        for worth, by_one in ((all_eight, False), (alone, True)):
            points = {side: worth, other_side(side): 0}
            yield Split(tuple((party, points[party]) for party in SIDES), side, None if all_eight == alone else by_one)


def read_summary(summary: Summary, verdict: PlainDeal, book: Book) -> bool:
    """Take points, tricks and belotes from a summary; tell whether it settles the deal."""
    contract = verdict.contract
    assert contract is not None
    belotes = {side: (summary.belotes or {}).get(side) or 0 for side in SIDES}  # type: ignore[call-overload]
    if sum(belotes.values()) > len(suits_of_pairs(contract.denomination, book)) or min(belotes.values()) < 0:
        verdict.faults.append(Fault("summary", articles=("C-5.4",)))
        return True
    verdict.belotes = {side: book.number("belote_worth") * count for side, count in belotes.items()}
    written: dict[str, int] = {side: points for side, points in (summary.points or {}).items() if points is not None}
    tricks: dict[str, int] = {side: count for side, count in (summary.tricks or {}).items() if count is not None}
    if not _tricks_possible(tricks):
        verdict.faults.append(Fault("summary", articles=("B-11",)))
        return True
    alone = side_of(summary.generale) if summary.generale else None
    possible = {split for split in _splits(book) if _agrees(split, written, tricks, alone)}
    if (written or alone or tricks) and not possible:
        verdict.faults.append(Fault("summary", articles=("C-3.5", "B-11")))
        return True
    counts = [_count(split, verdict.belotes, tricks, summary.generale, contract.taker) for split in possible]
    settled = [(outcome(contract, count, book), count) for count in counts]
    told = {(result, tuple(settle(contract, result, count, book).items())) for result, count in settled}
    if len({split.points for split in possible}) == 1:
        (split,) = possible if len(possible) == 1 else (None,)
        verdict.points = dict(next(iter(possible)).points)
        if split is not None:
            verdict.capot = split.sweeper is not None
            verdict.generale = None if split.alone is None else split.alone
    if len(told) == 1:
        verdict.result, verdict.count = settled[0]
        if summary.result is not None and summary.result != verdict.result:
            verdict.faults.append(Fault("summary", articles=("B-11",)))
    elif summary.result is not None:
        unknown = dict.fromkeys(SIDES)
        verdict.result, verdict.count = summary.result, Count(unknown, verdict.belotes, unknown)
    return True


def _count(
    split: Split, belotes: Mapping[str, int], tricks: Mapping[str, int], player: str | None, taker: str
) -> Count:
    """Give what both sides have; who won all eight alone is the taker where nobody is named and that can be."""
    if split.sweeper is None:
        return Count(dict(split.points), belotes, {side: tricks.get(side) for side in SIDES})
    won = {split.sweeper: 8, other_side(split.sweeper): 0}
    by = player or (taker if split.alone and side_of(taker) == split.sweeper else None)
    return Count(dict(split.points), belotes, won, by)


def _tricks_possible(tricks: Mapping[str, int]) -> bool:
    """Both sides won eight tricks together."""
    if any(not 0 <= count <= 8 for count in tricks.values()):
        return False
    return len(tricks) < len(SIDES) or sum(tricks.values()) == 8


def _agrees(split: Split, written: Mapping[str, int], tricks: Mapping[str, int], alone: str | None) -> bool:
    """Tell whether it fits the summary that the points lie like this."""
    points = dict(split.points)
    if any(points[party] != claimed for party, claimed in written.items()):
        return False
    if alone and (split.sweeper != alone or split.alone is False):
        return False
    for party, count in tricks.items():
        sweeper = party if count == 8 else other_side(party) if count == 0 else None
        if sweeper != split.sweeper:
            return False
    return True
