"""What a deal of contrée scores: made or not, the grid, penalties (C-7, C-8, C-10.5)."""

from collections.abc import Mapping

from referee.record.model import Deal, Penalty

from .cards import other_side, side_of
from .verdicts import PlainContract

__all__ = ["differs", "is_made", "penalised", "settle"]


def is_made(
    contract: PlainContract, points: Mapping[str, int], belote: Mapping[str, int], tricks: Mapping[str, int]
) -> bool:
    """Tell whether the takers made their contract (C-7.1 to C-7.3)."""
    takers = side_of(contract.taker)
    defence = other_side(takers)
    if contract.bid.startswith("capot"):
        return tricks[takers] == 8
    mine = points[takers] + belote[takers]
    return mine >= contract.value and mine > points[defence] + belote[defence]


def settle(
    contract: PlainContract, made: bool, points: Mapping[str, int | None], belote: Mapping[str, int]
) -> dict[str, int | None]:
    """Give the score of both sides by the grid (C-8.1 to C-8.6); ``None`` where it takes points not known."""
    takers = side_of(contract.taker)
    defence = other_side(takers)
    t, d = points[takers], points[defence]
    bt, bd = belote[takers], belote[defence]
    c = contract.value
    if contract.level == 1:
        if made:
            return {takers: None if t is None else t + bt, defence: None if d is None else d + bd}
        return {takers: bt, defence: None if d is None else 162 + d + bd}
    if made:
        return {takers: None if t is None else t + contract.level * c + bt, defence: bd}
    return {takers: bt, defence: 162 + contract.level * c + bd}


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
