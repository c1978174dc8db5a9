"""Which points the cards of a deal can give: what a sheet may say of a play that was not written (C-3.5, C-6)."""

from dataclasses import dataclass
from functools import cache

from referee.engine.scale import Scale, half_up
from referee.engine.tally import LastTrick
from referee.kernel.points import Amount

__all__ = ["Figures"]

CARDS_A_TRICK = 4


@cache
def _reachable(values: tuple[int, ...]) -> tuple[int, ...]:
    """Give, for each number of tricks, the card points that so many tricks can hold, as a bit mask."""
    sums = [1] + [0] * len(values)
    for worth in values:
        for size in range(len(values), 0, -1):
            sums[size] |= sums[size - 1] << worth
    return tuple(sums[CARDS_A_TRICK * tricks] for tricks in range(len(values) // CARDS_A_TRICK + 1))


@dataclass(frozen=True, slots=True)
class Figures:
    """The points of one denomination.

    ``values``: of the 32 cards; ``whole``: points of an ordinary deal, last trick in.
    """

    values: tuple[int, ...]
    scale: Scale
    last: LastTrick
    whole: int

    @property
    def all(self) -> int:
        """Points of a side that wins every trick."""
        return self.whole - self.last.one + self.last.all

    @property
    def alone(self) -> int:
        """Points of a side of which one player wins every trick."""
        return self.whole - self.last.one + self.last.alone

    def fault(self, points: tuple[int, int], tricks: tuple[int | None, int | None]) -> str | None:
        """Say what makes these points impossible, in the vocabulary of M301; ``None`` when a play can give them.

        ``tricks``: where they are known.
        """
        everything = {self.all, self.alone}
        most = len(self.values) // CARDS_A_TRICK
        sweeper = next((party for party in (0, 1) if tricks[party] == most), None)
        if min(points) < 0:
            return "points_negative"
        if sweeper is not None:
            return None if points[sweeper] in everything and not points[1 - sweeper] else "points_of_all"
        if 0 in points and max(points) in everything and max(points) != self.whole:
            known = tricks[points.index(max(points))]
            return None if known is None else "points_without_all"
        if sum(points) != self.whole:
            return "points_high" if max(points) > self.whole else "points_sum"
        return None if self.among(points, tricks) else "points_cards"

    def among(self, points: tuple[int, int], tricks: tuple[int | None, int | None]) -> tuple[tuple[Amount, ...], ...]:
        """Give the exact points of both sides that these whole numbers can stand for, no side having every trick."""
        sums = _reachable(self.values)
        most = len(self.values) // CARDS_A_TRICK
        counts = range(1, most) if tricks[0] is None else (tricks[0],)
        pack = sum(self.values)
        found: set[tuple[Amount, Amount]] = set()
        for cards in range(pack + 1):
            if not any(sums[count] >> cards & 1 for count in counts):
                continue
            for first, second in ((self.last.one, None), (None, self.last.one)):
                own, other = self.scale.points(cards, first), self.scale.points(pack - cards, second)
                if (half_up(own), half_up(other)) == points:
                    found.add((own, other))
        return tuple(sorted(found))
