"""The scores that usual slips lead to: what explains the gap between a sheet and the right score."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from referee.engine.contract import Contract
from referee.engine.tally import Settlement, Tally
from referee.games.contree.settle import Marking, mark, outcome_of, settle
from referee.kernel.table import Table

__all__ = ["variants"]

Score = tuple[int | None, ...]
Slips = Iterator[tuple[str, Score]]

LEVELS = (1, 2, 4)


@dataclass(frozen=True, slots=True)
class _Deal:
    """A deal as it was scored; ``belote``: points of one; ``unsaid``: those that each party lost by a word."""

    marking: Marking
    contract: Contract
    tally: Tally
    table: Table
    right: Settlement
    belote: int
    unsaid: tuple[int, ...]

    @property
    def takers(self) -> int:
        return self.table.party_of[self.contract.taker]

    def scored(self, tally: Tally) -> Iterator[Score]:
        """Score another tally: by its own result, and by the one that the deal had."""
        yield settle(self.marking, self.contract, tally, self.table).score
        if self.right.made is not None:
            yield self.marked(tally, self.right.made)

    def marked(self, tally: Tally, made: bool) -> Score:  # noqa: FBT001 (made or not is what the line is chosen by)
        outcome = outcome_of(self.contract, tally, self.takers, made)
        return mark(self.marking, self.contract, tally, self.takers, outcome, made).score


def variants(
    marking: Marking, contract: Contract, tally: Tally, table: Table, belote: int, unsaid: tuple[int, ...]
) -> Iterator[tuple[str, Score]]:
    """Give the scores that usual slips lead to, the likeliest first, each with the name of its cause.

    ``belote``: points of one; ``unsaid``: points of belotes of each party that a missing word lost.
    """
    deal = _Deal(marking, contract, tally, table, settle(marking, contract, tally, table), belote, unsaid)
    yield "sides_swapped", deal.right.score[::-1]
    if deal.right.made is not None:
        yield "result_reversed", deal.marked(tally, not deal.right.made)
    yield from _belotes(deal)
    for level in LEVELS:
        if level != contract.level:
            yield "level", settle(marking, replace(contract, level=level), tally, table).score
    yield from _sweep(deal)
    for changed in _last_trick(tally, marking.last_trick.one):
        yield from (("last_trick", score) for score in deal.scored(changed))
    yield from _contract(deal)
    yield "rounding", tuple(None if mark is None else (mark + 5) // 10 * 10 for mark in deal.right.score)


def _belotes(deal: _Deal) -> Slips:
    for party, lost in enumerate(deal.unsaid):
        if lost:
            yield from (("belote_missing_word", score) for score in deal.scored(_with_belote(deal.tally, party, lost)))
    for party in range(len(deal.unsaid)):
        for step in (-deal.belote, deal.belote):
            yield from (("belote", score) for score in deal.scored(_with_belote(deal.tally, party, step)))


def _with_belote(tally: Tally, party: int, step: int) -> Tally:
    belotes = list(tally.belotes)
    belotes[party] = max(0, (belotes[party] or 0) + step)
    return replace(tally, belotes=tuple(belotes))


def _sweep(deal: _Deal) -> Slips:
    """Score eight tricks with another bonus than theirs."""
    tally, bonus = deal.tally, deal.marking.last_trick
    swept = tally.swept
    own = None if swept is None else tally.points[swept]
    if swept is None or own is None:
        return
    cause, given = ("capot_bonus", bonus.all) if tally.soloist is None else ("generale_bonus", bonus.alone)
    for worth in (bonus.one, bonus.all):
        points = tuple(own - given + worth if party == swept else old for party, old in enumerate(tally.points))
        changed = replace(tally, points=points, soloist=None)
        yield from ((cause, score) for score in deal.scored(changed))


def _last_trick(tally: Tally, worth: int) -> Iterator[Tally]:
    """Give the tallies of a last trick left out, counted twice, or counted to the other side."""
    first, second = tally.points
    if first is None or second is None:
        return
    for one, two in ((-worth, 0), (0, -worth), (worth, 0), (0, worth), (worth, -worth), (-worth, worth)):
        yield replace(tally, points=(first + one, second + two))


def _contract(deal: _Deal) -> Slips:
    """Score with the contract left out, or added where the line has none."""
    right = deal.right
    if right.made is None:
        return
    marker = deal.takers if right.made else 1 - deal.takers
    own = right.score[marker]
    if own is None:
        return

    def instead(value: int) -> Score:
        return tuple(value if party == marker else old for party, old in enumerate(right.score))

    for name, worth in right.terms[marker]:
        if name.endswith("C"):
            yield "contract_missing", instead(own - int(worth))
    for factor in LEVELS:
        yield "contract_added", instead(own + factor * deal.contract.value)
