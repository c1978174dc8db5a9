"""The scores that usual slips lead to: what explains the gap between a sheet and the right score."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from referee.engine.contract import Contract
from referee.engine.play import Play
from referee.engine.scale import Scale
from referee.engine.slips import Slip
from referee.engine.tally import Settlement, Tally
from referee.games.contree.marking import Half, Marking, Rounder
from referee.games.contree.settle import Result, mark, result_of, settle
from referee.kernel.points import Amount
from referee.kernel.table import Table

__all__ = ["SlipRules", "variants"]

LEVELS = (1, 2, 4)
TIMES = (1, 2, 3, 4)
"""How often lines count the contract."""
ROUNDERS = (Rounder(1), Rounder(10, Half.UP), Rounder(10, Half.DOWN))
"""The ways to round that are in use."""


@dataclass(frozen=True, slots=True)
class SlipRules:
    """What slips are made with: the marking, how cards are scaled, points of a belote."""

    marking: Marking
    scale: Scale
    belote: int


@dataclass(frozen=True, slots=True)
class _Deal:
    """A deal as it was scored."""

    rules: SlipRules
    contract: Contract
    tally: Tally
    table: Table
    right: Settlement
    result: Result | None

    @property
    def takers(self) -> int:
        return self.table.party_of[self.contract.taker]

    def slip(self, cause: str, tally: Tally, **facts: object) -> Iterator[Slip]:
        """Score another tally: by its own result, and by the one that the deal had."""
        yield Slip(cause, settle(self.rules.marking, self.contract, tally, self.table).score, facts)
        if self.result is not None:
            yield Slip(cause, self.marked(tally, self.contract, self.result).score, facts)

    def marked(self, tally: Tally, contract: Contract, result: Result) -> Settlement:
        return mark(self.rules.marking, contract, tally, self.takers, result)

    def shifted(self, points: tuple[int, int]) -> Tally | None:
        """Give the tally with so many points more for each party."""
        first, second = self.tally.points
        if first is None or second is None:
            return None
        return replace(self.tally, points=(first + points[0], second + points[1]))


def variants(rules: SlipRules, contract: Contract, tally: Tally, table: Table, play: Play | None) -> Iterator[Slip]:
    """Give the scores that usual slips lead to, the likeliest first."""
    takers = table.party_of[contract.taker]
    result = None if tally.among else result_of(rules.marking, contract, tally, takers)
    right = settle(rules.marking, contract, tally, table)
    deal = _Deal(rules, contract, tally, table, right, result)
    yield from _belotes(deal, play)
    yield from _last_trick(deal)
    yield from _sweep(deal)
    yield from _without_contract(deal)
    for level in LEVELS:
        if level != contract.level:
            score = settle(rules.marking, replace(contract, level=level), tally, table).score
            yield Slip("level", score, {"level": level})
    yield from _with_contract(deal)
    yield from _rounding(deal)
    yield Slip("sides_swapped", right.score[::-1])
    if result in (Result.MADE, Result.FAILED):
        other = Result.FAILED if result is Result.MADE else Result.MADE
        yield Slip("result_reversed", deal.marked(tally, contract, other).score)
    yield from _tricks(deal, play)


def _belotes(deal: _Deal, play: Play | None) -> Iterator[Slip]:
    """Score with a belote more, less, or on the other side; one that a missing word lost comes first."""
    worth, parties = deal.rules.belote, deal.table.parties
    unsaid = (0, 0)
    if play is not None and play.watch is not None:
        first, second = play.watch.unsaid(deal.table.party_of, len(parties))
        unsaid = (first, second)
    for party, lost in enumerate(unsaid):
        if lost:
            facts: dict[str, object] = {"party": parties[party], "points": lost}
            yield from deal.slip("belote_missing_word", _with_belotes(deal.tally, party, lost), **facts)
    for party, name in enumerate(parties):
        own = deal.tally.belotes[party] or 0
        if own < worth:
            continue
        of = "_one" if own > worth else ""
        without = _with_belotes(deal.tally, party, -worth)
        yield from deal.slip("belote", without, how=f"missing{of}", party=name)
        if of:
            yield from deal.slip("belote", _with_belotes(deal.tally, party, -own), how="missing_all", party=name)
        yield from deal.slip("belote", _with_belotes(without, 1 - party, worth), how=f"moved{of}", party=name)
    for party, name in enumerate(parties):
        yield from deal.slip("belote", _with_belotes(deal.tally, party, worth), how="added", party=name)


def _with_belotes(tally: Tally, party: int, step: int) -> Tally:
    belotes = list(tally.belotes)
    belotes[party] = max(0, (belotes[party] or 0) + step)
    return replace(tally, belotes=tuple(belotes))


def _last_trick(deal: _Deal) -> Iterator[Slip]:
    """Score with the last trick counted to the other side, left out, or counted twice."""
    one = deal.rules.marking.last_trick.one
    for how, shifts in (
        ("moved", ((one, -one), (-one, one))),
        ("missing", ((-one, 0), (0, -one))),
        ("added", ((one, 0), (0, one))),
    ):
        for shift in shifts:
            changed = deal.shifted(shift)
            if changed is not None:
                yield from deal.slip("last_trick", changed, how=how)


def _sweep(deal: _Deal) -> Iterator[Slip]:
    """Score eight tricks with another bonus than theirs, or seven and one without points as if they were eight."""
    tally, bonus = deal.tally, deal.rules.marking.last_trick
    swept = tally.swept
    if swept is None and 0 in tally.points:
        nearly = 1 - tally.points.index(0)
        changed = deal.shifted((bonus.all - bonus.one, 0) if nearly == 0 else (0, bonus.all - bonus.one))
        if changed is not None:
            yield from deal.slip("capot_bonus", replace(changed, swept=nearly, shared=True), how="added")
    own = None if swept is None else tally.points[swept]
    if swept is None or own is None:
        return
    cause, given = ("capot_bonus", bonus.all) if tally.soloist is None else ("generale_bonus", bonus.alone)
    for worth in (bonus.one, bonus.all):
        points = tuple(own - given + worth if party == swept else old for party, old in enumerate(tally.points))
        yield from deal.slip(cause, replace(tally, points=points, soloist=None))
        # Without the bonus the line for eight tricks is left out too.
        yield from deal.slip(cause, replace(tally, points=points, swept=None, soloist=None))


def _without_contract(deal: _Deal) -> Iterator[Slip]:
    """Score with the contract left out."""
    if deal.result is not None:
        without = deal.marked(deal.tally, replace(deal.contract, value=0), deal.result).score
        if without != deal.right.score:
            yield Slip("contract_missing", without)


def _with_contract(deal: _Deal) -> Iterator[Slip]:
    """Score with the contract added where the line has none, or counted more or less often than the line does."""
    right, value = deal.right, deal.contract.value
    if right.winner is None or deal.result is None or not value:
        return
    winner = right.winner
    own = _exact(right, winner)
    due = (own - _exact(deal.marked(deal.tally, replace(deal.contract, value=0), deal.result), winner)) // value
    for times in TIMES if due else sorted({1, deal.contract.level}):
        if times != due:
            more = deal.rules.marking.rounder.rounded(own + (times - due) * value)
            score = tuple(more if party == winner else old for party, old in enumerate(right.score))
            yield Slip("contract_times", score, {"times": times, "due": due}) if due else Slip("contract_added", score)


def _exact(settled: Settlement, party: int) -> Amount:
    return sum(worth for name, worth in settled.terms[party] if name != "rounding")


def _rounding(deal: _Deal) -> Iterator[Slip]:
    """Score with the rounding left out, or done otherwise."""
    if deal.result is None:
        return
    marking = deal.rules.marking
    for rounder in ROUNDERS:
        if rounder != marking.rounder:
            other = replace(marking, rounder=rounder, last_rounder=rounder)
            how = "missing" if rounder.unit == 1 else "added" if marking.rounder.unit == 1 else "other"
            score = mark(other, deal.contract, deal.tally, deal.takers, deal.result).score
            yield Slip("rounding", score, {"how": how})


def _tricks(deal: _Deal, play: Play | None) -> Iterator[Slip]:
    """Score with the cards of one trick counted to the other side."""
    if play is None or deal.tally.swept is not None:
        return
    cards = [0] * len(deal.table.parties)
    for done in play.tricks:
        cards[deal.table.party_of[done.winner]] += done.points
    scale = deal.rules.scale
    for number, done in enumerate(play.tricks, 1):
        if not done.points:
            continue
        winner = deal.table.party_of[done.winner]
        moved = [own - done.points if party == winner else own + done.points for party, own in enumerate(cards)]
        changed = tuple(
            None if old is None else old + scale.points(new, None) - scale.points(was, None)
            for old, new, was in zip(deal.tally.points, moved, cards, strict=True)
        )
        facts: dict[str, object] = {"trick": number, "points": done.points}
        yield from deal.slip("trick", replace(deal.tally, points=changed), **facts)
