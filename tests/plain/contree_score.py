"""What a deal of contrée scores: made or not, the grid, penalties (C-7, C-8, C-10.5)."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, floor

from referee.record.model import Deal, Penalty

from .book import SEED, Book
from .cards import SIDES, other_side, side_of
from .verdicts import Amount, PlainContract

__all__ = ["Count", "cells", "differs", "held_points", "outcome", "penalised", "rounded", "settle"]


@dataclass(frozen=True)
class Count:
    """What both sides have; ``None`` is not known. ``belotes`` in points; ``alone``: who won all eight tricks alone."""

    points: Mapping[str, Amount | None]
    belotes: Mapping[str, int]
    tricks: Mapping[str, int | None]
    alone: str | None = None


def outcome(contract: PlainContract, count: Count, book: Book = SEED) -> str:
    """Tell whether the takers have made their contract, failed, or neither: ``equal`` (C-7.1 to C-7.3)."""
    takers = side_of(contract.taker)
    defence = other_side(takers)
    if contract.bid.startswith("capot"):
        return "made" if count.tricks[takers] == 8 else "failed"
    if contract.bid.startswith("generale"):
        return "made" if count.alone == contract.taker else "failed"
    own, other = count.points[takers], count.points[defence]
    assert own is not None
    assert other is not None
    if book["belote_helps"] == "helps":
        own, other = own + count.belotes[takers], other + count.belotes[defence]
    if own < contract.needs:
        return "failed"
    if book["equality"] == "contract_decides" or own > other:
        return "made"
    if own == other and book["equality"] in {"held", "replay"} and contract.level == 1:
        return "equal"
    return "failed"


def _square(contract: PlainContract, result: str, count: Count, book: Book) -> tuple[str, str]:
    """Find what is marked: the rows of a bid of eight tricks, those of eight tricks won, the ordinary ones."""
    kind = contract.bid.rstrip("SHDCNTA") if not contract.bid[0].isdigit() else ""
    winner = side_of(contract.taker) if result != "failed" else other_side(side_of(contract.taker))
    row = book.marking.get(f"{kind}_{result}")
    if row is not None:
        return row.get(contract.level) or row[1]
    if count.tricks[winner] == 8 and contract.level in book.marking.get(f"{result}_all", {}):
        return book.marking[f"{result}_all"][contract.level]
    return book.marking[result][contract.level]


def cells(contract: PlainContract, result: str, count: Count, book: Book) -> dict[str, Amount | None]:
    """Give what each side marks before rounding; ``None`` where it takes points not known (C-8)."""
    takers = side_of(contract.taker)
    defence = other_side(takers)
    known = {
        "T": count.points[takers],
        "D": count.points[defence],
        "C": contract.value,
        "Bt": count.belotes[takers],
        "Bd": count.belotes[defence],
        "B": sum(count.belotes.values()),
    }
    square = _square(contract, result, count, book)
    marks = {}
    for side, cell in zip((takers, defence), square, strict=True):
        unknown = any(name in cell and known[name] is None for name in "TD")
        marks[side] = None if unknown else eval(cell, {}, known)
    return {side: marks[side] for side in SIDES}


def rounded(mark: Amount | None, rounding: str) -> int | None:
    """Round what is marked, once (C-8.7)."""
    if mark is None:
        return None
    if rounding == "ten_5_up":
        return 10 * floor(Fraction(mark) / 10 + Fraction(1, 2))
    if rounding == "ten_5_down":
        return 10 * ceil(Fraction(mark) / 10 - Fraction(1, 2))
    return floor(mark + Fraction(1, 2))


def settle(
    contract: PlainContract, result: str, count: Count, book: Book = SEED, exact: bool = False
) -> dict[str, int | None]:
    """Give the score of both sides by the grid (C-8.1 to C-8.6); ``exact``: not rounded to tens.

    On equality the takers' points wait, or nobody marks (C-7.2).
    """
    if result == "equal" and book["equality"] == "replay":
        return dict.fromkeys(SIDES, 0)
    marks = cells(contract, result, count, book)
    if result == "equal":
        marks[side_of(contract.taker)] = 0
    rounding = "none" if exact and book["rounding_last_deal"] == "exact" else book["rounding"]
    return {side: rounded(mark, rounding) for side, mark in marks.items()}


def held_points(contract: PlainContract, result: str, count: Count, book: Book) -> int:
    """Give the points of the takers that wait for the winner of the next deal (C-7.2)."""
    if result != "equal" or book["equality"] != "held":
        return 0
    return rounded(cells(contract, result, count, book)[side_of(contract.taker)], book["rounding"]) or 0


def penalised(score: dict[str, int | None], deal: Deal) -> dict[str, int | None]:
    """Add the penalties: for the other side, or off one's own (C-10.5)."""
    score = dict(score)
    for ruling in deal.rulings:
        if isinstance(ruling, Penalty):
            points, party = ruling.points or 0, str(ruling.party)
            side = other_side(party) if points >= 0 else party
            before = score[side]
            score[side] = None if before is None else before + points
    return score


def differs(claimed: Mapping[str, int | None] | None, true: Mapping[str, int | None]) -> bool:
    """Tell whether a claim differs from what is known."""
    return any(true[party] is not None and points != true[party] for party, points in (claimed or {}).items())
