"""The contract of a deal of contrée (C-2.10)."""

from dataclasses import dataclass

from referee.kernel.calls import DENOMINATION_OF, Bid

__all__ = ["Contract"]


@dataclass(frozen=True, slots=True)
class Contract:
    """Taker (a seat number), bid, ``value``: what it counts as in points, ``level``: 1, contre 2, surcontre 4."""

    taker: int
    bid: Bid
    value: int
    level: int

    @property
    def denomination(self) -> int:
        """The denomination, as the kernel numbers it."""
        return DENOMINATION_OF[self.bid.denomination or "NT"]
