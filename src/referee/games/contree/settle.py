"""Made or not, and the score of a deal of contrée (C-7, C-8)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum

from referee.engine.contract import Contract
from referee.engine.tally import LastTrick, Settlement, Tally
from referee.kernel.points import Amount
from referee.kernel.table import Table
from referee.rules.grid import Cell

__all__ = [
    "BelotesFor",
    "Equal",
    "Leads",
    "Marking",
    "Revoked",
    "Square",
    "mark",
    "outcome_of",
    "possible",
    "settle",
    "settle_revoke",
]


class Equal(Enum):
    """Contract reached and both sides equal (C-7.2): who has it."""

    TAKERS_LOSE = "takers_lose"
    CONTRACT_DECIDES = "contract_decides"


class Leads(Enum):
    """Who leads to the first trick (C-4.1)."""

    AFTER_DEALER = "after_dealer"
    TAKER = "taker"


class Revoked(Enum):
    """What a revoke that the arbiter found does to the score (C-10.4)."""

    REPORT = "report"
    FLAT = "flat162"
    CONTRACT = "contract"


class BelotesFor(Enum):
    """Whether belotes count towards the contract (C-5.5)."""

    CONTRACT = "contract"
    MARKS = "marks"


@dataclass(frozen=True, slots=True)
class Square:
    """A square of the grid: the cells of takers and defenders, and its article."""

    takers: Cell
    defenders: Cell
    article: str


@dataclass(frozen=True, slots=True)
class Marking:
    """How a rule set marks.

    ``grid``: outcome and level to a square; ``whole``: points of an ordinary deal, last trick in (C-3.5).
    """

    grid: Mapping[tuple[str, int], Square]
    equal: Equal
    belotes: BelotesFor
    last_trick: LastTrick
    revoked: Revoked
    whole: int

    def square(self, outcome: str, level: int) -> Square:
        """Give the square of an outcome: a row that the grid lacks is the plain one."""
        plain = "made" if "made" in outcome else "failed"
        return self.grid.get((outcome, level)) or self.grid[plain, level]


def _made(marking: Marking, contract: Contract, tally: Tally, takers: int, defenders: int) -> bool | None:
    """Say whether the contract is made; ``None`` when the record does not tell."""
    if tally.said is not None:
        return tally.said
    if contract.bid.kind == "generale":
        return _swept(marking, tally, takers) and (None if tally.soloist is None else tally.soloist == contract.taker)
    if contract.bid.kind == "capot":
        return _swept(marking, tally, takers)
    helps = marking.belotes is BelotesFor.CONTRACT
    known = all(tally.points[party] is not None and tally.belotes[party] is not None for party in (takers, defenders))
    own = tally.floor(takers) + ((tally.belotes[takers] or 0) if helps else 0)
    other = tally.floor(defenders) + ((tally.belotes[defenders] or 0) if helps else 0)
    beats = own > other or marking.equal is Equal.CONTRACT_DECIDES
    if known:
        return own >= contract.value and beats
    if tally.points[defenders] is not None and own >= contract.value and beats:
        return True
    if tally.points[takers] is not None and (own < contract.value or not beats):
        return False
    return None


def _swept(marking: Marking, tally: Tally, takers: int) -> bool | None:
    """Say whether the takers won every trick; ``None`` when neither tricks nor points tell."""
    if tally.swept is not None:
        return tally.swept == takers
    last, own, other = marking.last_trick, tally.points[takers], tally.points[1 - takers]
    cards = marking.whole - last.one
    excluded = None not in tally.tricks or bool(other) or own not in (None, cards + last.all, cards + last.alone)
    return False if excluded else None


def outcome_of(contract: Contract, tally: Tally, takers: int, made: bool) -> str:  # noqa: FBT001 (what is named)
    """Name the row of the grid of a contract made or failed; a bid of eight tricks has its own."""
    word = "made" if made else "failed"
    if contract.bid.kind != "points":
        return f"{contract.bid.kind}_{word}"
    sweeper = takers if made else 1 - takers
    return f"{word}_all" if tally.swept == sweeper else word


def settle(marking: Marking, contract: Contract, tally: Tally, table: Table) -> Settlement:
    """Score a deal: both scores ``None`` as far as the record does not tell.

    Points of a side are T or D of C-6; the terms are those of the cell that applies.
    """
    takers = table.party_of[contract.taker]
    defenders = 1 - takers
    made = _made(marking, contract, tally, takers, defenders)
    nothing: tuple[tuple[str, Amount], ...] = ()
    if made is None:
        return Settlement(None, (None, None), (nothing, nothing))
    return mark(marking, contract, tally, takers, outcome_of(contract, tally, takers, made), made)


def mark(
    marking: Marking,
    contract: Contract,
    tally: Tally,
    takers: int,
    outcome: str,
    made: bool,  # noqa: FBT001
) -> Settlement:
    """Mark a line of the grid; a score whose cell holds an unknown figure is ``None``."""
    defenders = 1 - takers
    belotes = tally.belotes
    both = None if belotes[0] is None or belotes[1] is None else belotes[0] + belotes[1]
    values: dict[str, Amount | None] = {
        "T": tally.points[takers],
        "D": tally.points[defenders],
        "C": contract.value,
        "Bt": belotes[takers],
        "Bd": belotes[defenders],
        "B": both,
    }
    square = marking.square(outcome, contract.level)
    score: list[int | None] = [None, None]
    terms: list[tuple[tuple[str, Amount], ...]] = [(), ()]
    for party, cell in ((takers, square.takers), (defenders, square.defenders)):
        found = cell.terms(values)
        if found is not None:
            terms[party] = found
            score[party] = int(sum(worth for _, worth in found))
    return Settlement(made, tuple(score), tuple(terms), square.article)


def possible(marking: Marking, contract: Contract, tally: Tally, table: Table) -> Iterator[tuple[int | None, ...]]:
    """Give the scores that a deal can have whose points are not all known: one for each count that agrees with it."""
    last, whole = marking.last_trick, marking.whole
    swept = [(whole - last.one + worth, 0) for worth in (last.all, last.alone)]
    counts = [(points, whole - points) for points in range(whole + 1)] + swept + [pair[::-1] for pair in swept]
    for points in counts:
        if any(known not in (None, own) for known, own in zip(tally.points, points, strict=True)):
            continue
        sweeper = next((party for party in (0, 1) if sum(points) != whole and points[party]), None)
        tricks = tally.tricks if sweeper is None else (8 - 8 * sweeper, 8 * sweeper)
        count = replace(tally, points=points, swept=sweeper, tricks=tricks, said=None)
        told = settle(marking, contract, count, table)
        if tally.said in (None, told.made):
            yield told.score


def settle_revoke(
    marking: Marking, contract: Contract, before: Tally, table: Table, offender: int
) -> Settlement | None:
    """Score a deal that a revoke ended (C-10.4); ``None`` where the rule set only reports it.

    ``before``: what each side had before the trick of the revoke; ``offender``: the seat.
    """
    guilty = table.party_of[offender]
    takers = table.party_of[contract.taker]
    if marking.revoked is Revoked.REPORT:
        return None
    if marking.revoked is Revoked.CONTRACT:
        made = guilty != takers
        points = list(before.points)
        points[takers] = marking.whole - (points[1 - takers] or 0)
        word = "made" if made else "failed"
        outcome = word if contract.bid.kind == "points" else f"{contract.bid.kind}_{word}"
        return replace(
            mark(marking, contract, replace(before, points=tuple(points)), takers, outcome, made), article="C-10.4"
        )
    terms: list[tuple[tuple[str, Amount], ...]] = [(), ()]
    for party in (0, 1):
        name = "Bt" if party == takers else "Bd"
        flat = (("162", marking.whole),) if party != guilty else ()
        belote = before.belotes[party] or 0
        terms[party] = (*flat, (name, belote)) if belote else flat
    score = tuple(int(sum(worth for _, worth in own)) for own in terms)
    return Settlement(None, score, tuple(terms), "C-10.4")
