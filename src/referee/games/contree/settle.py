"""Made or not, and the score of a deal of contrée (C-7, C-8)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum

from referee.engine.contract import Contract
from referee.engine.tally import Amount, LastTrick, Settlement, Tally
from referee.kernel.table import Table
from referee.rules.grid import Cell

__all__ = ["BelotesFor", "Equal", "Leads", "Marking", "Revoked", "Square", "settle", "settle_revoke", "variants"]


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
        return _swept(tally, takers) and (None if tally.soloist is None else tally.soloist == contract.taker)
    if contract.bid.kind == "capot":
        return _swept(tally, takers)
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


def _swept(tally: Tally, takers: int) -> bool | None:
    if tally.swept is not None:
        return tally.swept == takers
    return None if None in tally.tricks and None in tally.points else False


def _outcome(contract: Contract, tally: Tally, takers: int, made: bool) -> str:  # noqa: FBT001
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
    return _mark(marking, contract, tally, takers, _outcome(contract, tally, takers, made), made)


def _mark(
    marking: Marking, contract: Contract, tally: Tally, takers: int, outcome: str, made: bool  # noqa: FBT001
) -> Settlement:
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
            _mark(marking, contract, replace(before, points=tuple(points)), takers, outcome, made), article="C-10.4"
        )
    terms: list[tuple[tuple[str, Amount], ...]] = [(), ()]
    for party in (0, 1):
        name = "Bt" if party == takers else "Bd"
        flat = (("162", marking.whole),) if party != guilty else ()
        belote = before.belotes[party] or 0
        terms[party] = (*flat, (name, belote)) if belote else flat
    score = tuple(int(sum(worth for _, worth in own)) for own in terms)
    return Settlement(None, score, tuple(terms), "C-10.4")


def variants(
    marking: Marking, contract: Contract, tally: Tally, table: Table, unsaid: tuple[int, ...]
) -> Iterator[tuple[str, tuple[int | None, ...]]]:
    """Give the scores that usual slips lead to, each with the name of its cause.

    ``unsaid``: points of belotes of each party that a missing word lost.
    """
    takers = table.party_of[contract.taker]
    right = settle(marking, contract, tally, table)

    def scored(other: Tally, under: Contract = contract) -> Iterator[tuple[int | None, ...]]:
        yield settle(marking, under, other, table).score
        if right.made is not None:
            outcome = _outcome(under, other, takers, right.made)
            yield _mark(marking, under, other, takers, outcome, right.made).score

    yield "sides_swapped", right.score[::-1]
    if right.made is not None:
        flipped = _outcome(contract, tally, takers, not right.made)
        yield "result_reversed", _mark(marking, contract, tally, takers, flipped, not right.made).score
    for party in (0, 1):
        if unsaid[party]:
            for score in scored(_with_belote(tally, party, unsaid[party])):
                yield "belote_missing_word", score
    for level in (1, 2, 4):
        if level != contract.level:
            yield "level", settle(marking, replace(contract, level=level), tally, table).score
    for party in (0, 1):
        for step in (-20, 20):
            for score in scored(_with_belote(tally, party, step)):
                yield "belote", score
    if tally.swept is not None:
        cause = "capot_bonus" if tally.soloist is None else "generale_bonus"
        for worth in (marking.last_trick.one, marking.last_trick.all):
            points = list(tally.points)
            own = points[tally.swept]
            if own is not None:
                given = marking.last_trick.all if tally.soloist is None else marking.last_trick.alone
                points[tally.swept] = own - given + worth
                for score in scored(replace(tally, points=tuple(points), soloist=None)):
                    yield cause, score
    for change in _last_trick(tally, marking.last_trick.one):
        for score in scored(change):
            yield "last_trick", score
    yield from _contract_slips(contract, right, takers)


def _with_belote(tally: Tally, party: int, step: int) -> Tally:
    belotes = list(tally.belotes)
    belotes[party] = max(0, (belotes[party] or 0) + step)
    return replace(tally, belotes=tuple(belotes))


def _last_trick(tally: Tally, worth: int) -> Iterator[Tally]:
    """Give the tallies of a last trick left out, counted twice, or counted to the other side."""
    first, second = tally.points
    if first is None or second is None:
        return
    for one, two in ((-worth, 0), (0, -worth), (worth, 0), (0, worth), (worth, -worth), (-worth, worth)):
        yield replace(tally, points=(first + one, second + two))


def _contract_slips(contract: Contract, right: Settlement, takers: int) -> Iterator[tuple[str, tuple[int | None, ...]]]:
    if right.made is None:
        return
    marker = takers if right.made else 1 - takers
    own = right.score[marker]
    if own is None:
        return
    for name, worth in right.terms[marker]:
        if name.endswith("C"):
            yield "contract_missing", _replaced(right.score, marker, own - int(worth))
    for factor in (1, 2, 4):
        yield "contract_added", _replaced(right.score, marker, own + factor * contract.value)


def _replaced(score: tuple[int | None, ...], party: int, value: int) -> tuple[int | None, ...]:
    return tuple(value if index == party else old for index, old in enumerate(score))
