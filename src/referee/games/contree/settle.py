"""Made or not, and the score of a deal of contrée (C-7, C-8)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from enum import Enum

from referee.engine.contract import Contract
from referee.engine.scale import Scale
from referee.engine.tally import Settlement, Tally
from referee.games.contree.marking import Marking, Rounder, Square
from referee.kernel.points import Amount
from referee.kernel.table import Table
from referee.rules.choices import BeloteHelps, Equality, Penalties

__all__ = ["Result", "mark", "possible", "remedies", "result_of", "settle", "settle_revoke"]

Terms = tuple[tuple[str, Amount], ...]
PLAIN = 1


class Result(Enum):
    """What became of a contract (C-7)."""

    MADE = "made"
    FAILED = "failed"
    EQUAL = "equal"
    """Reached, both sides equal, and neither has it (C-7.2)."""


def result_of(marking: Marking, contract: Contract, tally: Tally, takers: int) -> Result | None:
    """Say what became of a contract; ``None`` when the record does not tell."""
    if tally.said is not None:
        return Result.MADE if tally.said else Result.FAILED
    swept = _swept(marking, tally, takers)
    if contract.bid.kind == "capot":
        return _result(swept)
    if contract.bid.kind == "generale":
        return _result(swept and _alone(tally, contract.taker))
    return _counted(marking, contract, tally, takers)


def _alone(tally: Tally, taker: int) -> bool | None:
    """Say whether the taker won every trick himself; ``None`` when the record does not tell."""
    if tally.soloist is None:
        return False if tally.shared else None
    return tally.soloist == taker


def _result(made: bool | None) -> Result | None:  # noqa: FBT001 (made or not, or not known)
    return None if made is None else Result.MADE if made else Result.FAILED


def _counted(marking: Marking, contract: Contract, tally: Tally, takers: int) -> Result | None:
    """Compare points with the contract and with the other side's (C-7.1, C-7.2)."""
    defenders = 1 - takers
    helps = marking.belotes is BeloteHelps.HELPS
    known = all(tally.points[party] is not None and tally.belotes[party] is not None for party in (takers, defenders))
    own = tally.floor(takers) + ((tally.belotes[takers] or 0) if helps else 0)
    other = tally.floor(defenders) + ((tally.belotes[defenders] or 0) if helps else 0)
    reached = own >= contract.needs
    beats = own > other or marking.equality is Equality.CONTRACT_DECIDES
    if known:
        undecided = marking.equality in (Equality.HELD, Equality.REPLAY) and contract.level == PLAIN
        if reached and own == other and undecided:
            return Result.EQUAL
        return _result(reached and beats)
    if tally.points[defenders] is not None and reached and beats:
        return Result.MADE
    if tally.points[takers] is not None and (not reached or own < other):
        return Result.FAILED
    return None


def _swept(marking: Marking, tally: Tally, takers: int) -> bool | None:
    """Say whether the takers won every trick; ``None`` when neither tricks nor points tell."""
    if tally.swept is not None:
        return tally.swept == takers
    last, own, other = marking.last_trick, tally.points[takers], tally.points[1 - takers]
    cards = marking.whole - last.one
    excluded = None not in tally.tricks or bool(other) or own not in (None, cards + last.all, cards + last.alone)
    return False if excluded else None


def settle(marking: Marking, contract: Contract, tally: Tally, table: Table) -> Settlement:
    """Score a deal: both scores ``None`` as far as the record does not tell.

    Points of a side are T or D of C-6; the terms are those of the cell that applies. Where the points can be several, they
    must all come to the same.
    """
    if tally.among:
        settled = [settle(marking, contract, replace(tally, points=points, among=()), table) for points in tally.among]
        return settled[0] if len({(one.made, one.score) for one in settled}) == 1 else _unknown(table)
    takers = table.party_of[contract.taker]
    result = result_of(marking, contract, tally, takers)
    return _unknown(table) if result is None else mark(marking, contract, tally, takers, result)


def _unknown(table: Table) -> Settlement:
    return Settlement(None, (None,) * len(table.parties), ((),) * len(table.parties))


def mark(marking: Marking, contract: Contract, tally: Tally, takers: int, result: Result) -> Settlement:
    """Mark the line of the grid for this result; a score whose cell holds an unknown figure is ``None``."""
    if result is Result.EQUAL:
        return _mark_equal(marking, contract, tally, takers)
    winner = takers if result is Result.MADE else 1 - takers
    square = marking.square(contract.bid.kind, result.value, tally.swept == winner, contract.level)
    made = result is Result.MADE
    cells = _cells(square, contract, tally, takers)
    settled = _marked(cells, marking.rounder, made, square.article, winner)
    if marking.last_rounder == marking.rounder:
        return settled
    return replace(settled, last=_marked(cells, marking.last_rounder, made, square.article, winner))


def _mark_equal(marking: Marking, contract: Contract, tally: Tally, takers: int) -> Settlement:
    """Mark a deal that neither side has: the takers' points are held for the next, or the deal is played again (C-7.2)."""
    nothing: list[Terms | None] = [(), ()]
    if marking.equality is Equality.REPLAY:
        return replace(_marked(nothing, marking.rounder, None, "C-7.2", None), again=True)
    cells = _cells(marking.grid["equal", PLAIN], contract, tally, takers)
    held = marking.rounder.rounded(sum(worth for _, worth in cells[takers] or ()))
    cells[takers] = ()
    return replace(_marked(cells, marking.rounder, None, "C-7.2", None), held=held, made=False)


def _cells(square: Square, contract: Contract, tally: Tally, takers: int) -> list[Terms | None]:
    """Give the terms of both cells, by party; ``None`` where one holds an unknown figure."""
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
    cells: list[Terms | None] = [None, None]
    cells[takers], cells[defenders] = square.takers.terms(values), square.defenders.terms(values)
    return cells


def _marked(
    cells: list[Terms | None],
    rounder: Rounder,
    made: bool | None,  # noqa: FBT001
    article: str,
    winner: int | None,
) -> Settlement:
    """Round the sums, once, as a term (C-8.7)."""
    score: list[int | None] = []
    terms: list[Terms] = []
    for cell in cells:
        exact = sum(worth for _, worth in cell or ())
        rounded = rounder.rounded(exact)
        score.append(None if cell is None else rounded)
        added: Terms = (("rounding", rounded - exact),) if rounded != exact else ()
        terms.append(() if cell is None else (*cell, *added))
    return Settlement(made, tuple(score), tuple(terms), article, winner)


def possible(
    marking: Marking, contract: Contract, tally: Tally, table: Table, scale: Scale
) -> Iterator[tuple[int | None, ...]]:
    """Give the scores that a deal can have whose points are not all known: those of each count that agrees with it.

    Each as it is marked, and as it would be if the deal ended the match.
    """
    if None not in tally.points:
        yield from _scores(settle(marking, contract, tally, table))
        return
    last, whole = marking.last_trick, marking.whole
    counts: list[tuple[Sequence[Amount], int | None]] = [(points, None) for points in tally.among]
    if not counts:
        steps = {scale.points(cards, None) for cards in range(whole * 2)} if scale.exact else set(range(whole + 1))
        counts = [((own, whole - own), None) for own in steps if own <= whole]
        for worth in {last.all, last.alone}:
            counts += [((whole - last.one + worth, 0), 0), ((0, whole - last.one + worth), 1)]
    for points, sweeper in counts:
        tricks = tally.tricks if sweeper is None else (8 - 8 * sweeper, 8 * sweeper)
        written = zip((*tally.points, *tally.tricks, tally.swept), (*points, *tricks, sweeper), strict=True)
        if any(known not in (None, own) for known, own in written):
            continue
        count = replace(tally, points=tuple(points), swept=sweeper, tricks=tricks, said=None, among=())
        told = settle(marking, contract, count, table)
        if tally.said in (None, told.made):
            yield from _scores(told)


def _scores(told: Settlement) -> Iterator[tuple[int | None, ...]]:
    yield told.score
    if told.last is not None:
        yield told.last.score


def settle_revoke(
    marking: Marking, contract: Contract, before: Tally, table: Table, offender: int
) -> Settlement | None:
    """Score a deal that a revoke ended (C-10.4); ``None`` where the rule set only reports it.

    ``before``: what each side had before the trick of the revoke; ``offender``: the seat.
    """
    return None if marking.penalties is Penalties.REPORT else _remedy(marking, contract, before, table, offender)


def remedies(
    marking: Marking, contract: Contract, before: Tally, table: Table, offender: int
) -> dict[str, tuple[int | None, ...]]:
    """Give what each remedy for a revoke would mark, by its name (C-10.4)."""
    names = (Penalties.FLAT162, Penalties.CONTRACT)
    return {
        name.value: _remedy(replace(marking, penalties=name), contract, before, table, offender).score for name in names
    }


def _remedy(marking: Marking, contract: Contract, before: Tally, table: Table, offender: int) -> Settlement:
    guilty = table.party_of[offender]
    takers = table.party_of[contract.taker]
    if marking.penalties is Penalties.CONTRACT:
        result = Result.FAILED if guilty == takers else Result.MADE
        points = list(before.points)
        points[takers] = marking.whole - (points[1 - takers] or 0)
        settled = mark(marking, contract, replace(before, points=tuple(points)), takers, result)
        return replace(settled, article="C-10.4")
    terms: list[Terms] = [(), ()]
    for party in (0, 1):
        name = "Bt" if party == takers else "Bd"
        flat: Terms = ((str(marking.whole), marking.whole),) if party != guilty else ()
        belote = before.belotes[party] or 0
        terms[party] = (*flat, (name, belote)) if belote else flat
    score = tuple(int(sum(worth for _, worth in own)) for own in terms)
    return Settlement(None, score, tuple(terms), "C-10.4", 1 - guilty)
