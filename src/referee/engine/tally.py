"""What each party has won in a deal: points, tricks, belotes."""

from dataclasses import dataclass

from referee.engine.play import Play
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

    ``points``: of tricks, last-trick bonus in, belote out; ``at_least``: the least they can be where not known;
    ``belotes`` in points; ``swept``: the party that won every trick; ``soloist``: the player who did; ``said``: made or
    failed, where only that was written.
    """

    points: tuple[Amount | None, ...]
    tricks: tuple[int | None, ...]
    belotes: tuple[int | None, ...]
    swept: int | None = None
    soloist: int | None = None
    at_least: tuple[Amount, ...] = ()
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
    that was marked, ``None`` where none could be.
    """

    made: bool | None
    score: tuple[int | None, ...]
    terms: tuple[tuple[tuple[str, Amount], ...], ...]
    article: str | None = None


def _won(play: Play, table: Table) -> tuple[list[Amount], list[int]]:
    points: list[Amount] = [0] * len(table.parties)
    tricks = [0] * len(table.parties)
    for done in play.tricks:
        party = table.party_of[done.winner]
        points[party] += done.points
        tricks[party] += 1
    return points, tricks


def _belotes(play: Play, table: Table) -> list[int]:
    if play.watch is None:
        return [0] * len(table.parties)
    return play.watch.points(table.party_of, len(table.parties))


def count_before(play: Play, table: Table, trick: int) -> Tally:
    """Count what each party had before a trick (from 1): no bonus, and the belotes complete by then."""
    points: list[Amount] = [0] * len(table.parties)
    tricks = [0] * len(table.parties)
    for done in play.tricks[: trick - 1]:
        party = table.party_of[done.winner]
        points[party] += done.points
        tricks[party] += 1
    belotes = [0] * len(table.parties)
    if play.watch is not None:
        belotes = play.watch.points(table.party_of, len(table.parties), trick)
    return Tally(tuple(points), tuple(tricks), tuple(belotes))


def count(play: Play, table: Table, bonus: LastTrick) -> Tally:
    """Count a complete play."""
    points, tricks = _won(play, table)
    winners = {done.winner for done in play.tricks}
    last = table.party_of[play.tricks[-1].winner]
    swept = last if tricks[last] == len(play.tricks) else None
    soloist = winners.pop() if len(winners) == 1 else None
    worth = bonus.one if swept is None else bonus.all if soloist is None else bonus.alone
    points[last] += worth
    return Tally(tuple(points), tuple(tricks), tuple(_belotes(play, table)), swept, soloist)


def count_rest(play: Play, table: Table, bonus: LastTrick, seat: int, size: int, pack: int) -> Tally:
    """Count a play that ends with a claim of the rest (C-10.7): all of it goes to the party of ``seat``.

    ``size``: tricks of the deal; ``pack``: points of all the cards that were dealt.
    """
    points, tricks = _won(play, table)
    party = table.party_of[seat]
    points[party] += pack - sum(points)
    tricks[party] += size - len(play.tricks)
    swept = party if tricks[party] == size else None
    points[party] += bonus.one if swept is None else bonus.all
    return Tally(tuple(points), tuple(tricks), tuple(_belotes(play, table)), swept)
