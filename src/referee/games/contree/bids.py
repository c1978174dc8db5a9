"""The bids of contrée (C-2.2 to C-2.5): which can be made, what they count as, what they need."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from referee.engine.contract import Contract
from referee.kernel.calls import Bid, BidKind, parse_bid

__all__ = ["BidRules", "least"]

CAPOT_RANK = 1 << 30
GENERALE_RANK = 1 << 31


@dataclass(frozen=True, slots=True)
class BidRules:
    """What may be bid.

    ``minimum``, ``step`` from there, ``maximum`` in points, a maximum of 0 meaning none; ``renamed``: bids that have another
    name, to that name, with as many points as they then need; ``capot``, ``generale``: what such a bid counts as, 0 when
    it cannot be made; ``undoubled``: kinds of bids that cannot be doubled.
    """

    denominations: tuple[str, ...]
    minimum: int
    step: int
    maximum: int
    renamed: Mapping[int, int]
    capot: int
    generale: int
    undoubled: frozenset[BidKind] = frozenset()

    def rank(self, bid: Bid) -> int:
        """Give a number that grows with the bid: capot above every number, générale above capot (C-2.5)."""
        return {"points": self._points(bid), "capot": CAPOT_RANK, "generale": GENERALE_RANK}[bid.kind]

    def value(self, bid: Bid) -> int:
        """Give what the bid counts as (C)."""
        return {"points": self._points(bid), "capot": self.capot, "generale": self.generale}[bid.kind]

    def needs(self, bid: Bid) -> int:
        """Give the points with which the bid is made (C-7.1)."""
        points = self._points(bid)
        return self.renamed.get(points, points)

    def contract(self, taker: int, bid: Bid, level: int) -> Contract:
        """Give the contract of a bid."""
        return Contract(taker, bid, self.value(bid), self.needs(bid), level)

    def fault(self, bid: Bid) -> tuple[str, str] | None:
        """Give the code and the article that a bid offends by itself, whatever went before."""
        if bid.denomination not in self.denominations:
            return ("E104", "C-2.2" if bid.denomination is None else "C-2.3")
        if bid.kind != "points":
            return None if self.value(bid) else ("E104", "C-2.5")
        points = self._points(bid)
        ok = points >= self.minimum and (points - self.minimum) % self.step == 0
        return None if ok and (not self.maximum or points <= self.maximum) else ("E102", "C-2.4")

    def above(self, standing: Bid | None) -> list[str]:
        """Give the bids above the standing one: all, or without a maximum the least of each denomination."""
        rank = self.rank(standing) if standing else 0
        points: Sequence[int] = ()
        if not standing or standing.kind == "points":
            bar = rank if standing else self.minimum - 1
            first = self.minimum + max(0, (bar - self.minimum) // self.step + 1) * self.step
            points = range(first, self.maximum + 1, self.step) if self.maximum else (first,)
        if self.maximum:
            points = [name for value in points for name in (value, self.renamed.get(value)) if name is not None]
        heads = [str(value) for value in points]
        heads += ["capot"] if self.capot and rank < CAPOT_RANK else []
        heads += ["generale"] if self.generale and rank < GENERALE_RANK else []
        return [head + denomination for head in heads for denomination in self.denominations]

    def least(self) -> list[str]:
        """Give the least bids there are, one of each kind and denomination, for a message."""
        return least(self.above(None))

    def _points(self, bid: Bid) -> int:
        """Give the points of a bid under its own name."""
        return next((points for points, name in self.renamed.items() if name == bid.points), bid.points)


def least(calls: list[str]) -> list[str]:
    """Keep, of the bids in points, the lowest, and every other call."""
    bids = {call: parse_bid(call) for call in calls}
    lowest = min((bid.points for bid in bids.values() if bid and bid.kind == "points"), default=0)
    return [call for call, bid in bids.items() if bid is None or bid.kind != "points" or bid.points == lowest]
