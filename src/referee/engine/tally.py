"""What each party has won in a deal: points, tricks, belotes."""

from dataclasses import dataclass

from referee.engine.play import Play
from referee.engine.scale import Scale
from referee.kernel.points import Amount
from referee.kernel.table import Table

__all__ = ["LastTrick", "Settlement", "Tally", "count", "count_before", "count_rest"]


@dataclass(frozen=True, slots=True)
class LastTrick:
    """Points for the last trick: ``one`` ordinarily, ``all`` when one party wins every trick, ``alone`` one player."""

    one: int
    all: int
    alone: int

    @property
    def tells(self) -> bool:
        """Whether points alone tell that every trick was won."""
        return self.all != self.one


@dataclass(frozen=True, slots=True)
class Tally:
    """What each party has, ``None`` where that is not known.

    ``points``: of tricks, last-trick bonus in, belote out; ``at_least``: the least they can be where not known; ``among``:
    what they can be, where whole numbers stand for scaled points that several counts of cards come to;
    ``belotes`` in points; ``swept``: the party that won every trick; ``soloist``: the player who did; ``shared``: whether it
    is known that no one player did; ``said``: made or failed, where only that was written.
    """

    points: tuple[Amount | None, ...]
    tricks: tuple[int | None, ...]
    belotes: tuple[int | None, ...]
    swept: int | None = None
    soloist: int | None = None
    shared: bool = False
    at_least: tuple[Amount, ...] = ()
    among: tuple[tuple[Amount, ...], ...] = ()
    said: bool | None = None

    def floor(self, party: int) -> Amount:
        """Give the points of a party, or the least that they can be."""
        known = self.points[party]
        if known is not None:
            return known
        return self.at_least[party] if self.at_least else 0


@dataclass(frozen=True, slots=True)
class Settlement:
    """A deal scored.

    ``made``: ``None`` when not known; ``terms``: of each party's score, ordered, 0 left out; ``article``: of the line
    that was marked, ``None`` where none could be; ``winner``: the party that has won the deal; ``held``: points that wait
    for the winner of the next; ``again``: whether the deal is played again; ``last``: how it is marked instead if it ends
    the match, where that differs.
    """

    made: bool | None
    score: tuple[int | None, ...]
    terms: tuple[tuple[tuple[str, Amount], ...], ...]
    article: str | None = None
    winner: int | None = None
    held: int = 0
    again: bool = False
    last: "Settlement | None" = None


def _won(play: Play, table: Table, before: int | None = None) -> tuple[list[int], list[int]]:
    """Give the card points and the number of the tricks that each party has won, of those before a trick (from 1)."""
    points = [0] * len(table.parties)
    tricks = [0] * len(table.parties)
    for done in play.tricks if before is None else play.tricks[: before - 1]:
        party = table.party_of[done.winner]
        points[party] += done.points
        tricks[party] += 1
    return points, tricks


def _belotes(play: Play, table: Table) -> list[int]:
    if play.watch is None:
        return [0] * len(table.parties)
    return play.watch.points(table.party_of, len(table.parties))


def count_before(play: Play, table: Table, scale: Scale, trick: int) -> Tally:
    """Count what each party had before a trick (from 1): no bonus, and the belotes complete by then."""
    cards, tricks = _won(play, table, trick)
    points = [scale.points(own, None) for own in cards]
    belotes = [0] * len(table.parties)
    if play.watch is not None:
        belotes = play.watch.points(table.party_of, len(table.parties), trick)
    return Tally(tuple(points), tuple(tricks), tuple(belotes))


def count(play: Play, table: Table, bonus: LastTrick, scale: Scale) -> Tally:
    """Count a complete play."""
    cards, tricks = _won(play, table)
    winners = {done.winner for done in play.tricks}
    last = table.party_of[play.tricks[-1].winner]
    swept = last if tricks[last] == len(play.tricks) else None
    soloist = winners.pop() if len(winners) == 1 else None
    worth = bonus.one if swept is None else bonus.all if soloist is None else bonus.alone
    points = _points(cards, scale, last, worth)
    return Tally(points, tuple(tricks), tuple(_belotes(play, table)), swept, soloist, shared=soloist is None)


def _points(cards: list[int], scale: Scale, last: int, bonus: int) -> tuple[Amount, ...]:
    return tuple(scale.points(own, bonus if party == last else None) for party, own in enumerate(cards))


def count_rest(play: Play, table: Table, bonus: LastTrick, scale: Scale, seat: int, size: int, pack: int) -> Tally:
    """Count a play that ends with a claim of the rest (C-10.7): all of it goes to the party of ``seat``.

    ``size``: tricks of the deal; ``pack``: points of all the cards that were dealt.
    """
    cards, tricks = _won(play, table)
    party = table.party_of[seat]
    cards[party] += pack - sum(cards)
    tricks[party] += size - len(play.tricks)
    swept = party if tricks[party] == size else None
    points = _points(cards, scale, party, bonus.one if swept is None else bonus.all)
    return Tally(points, tuple(tricks), tuple(_belotes(play, table)), swept, shared=True)
