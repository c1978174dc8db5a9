"""The contract that an auction ends in, and what an auction comes to, whatever the game."""

from dataclasses import dataclass

from referee.diagnostics.model import Finding
from referee.kernel.calls import DENOMINATION_OF, Bid

__all__ = ["AuctionResult", "Contract"]


@dataclass(frozen=True, slots=True)
class Contract:
    """Taker (a seat number), bid, ``value``: what it counts as in points, ``needs``: with how many it is made, ``level``:
    1, contre 2, surcontre 4.
    """

    taker: int
    bid: Bid
    value: int
    needs: int
    level: int = 1

    @property
    def denomination(self) -> int | None:
        """The denomination as the kernel numbers it, ``None`` where the first card led makes trump."""
        return None if self.bid.denomination is None else DENOMINATION_OF[self.bid.denomination]


@dataclass(frozen=True, slots=True)
class AuctionResult:
    """An auction judged.

    ``contract``: as it stands, ``None`` when nobody has bid or when it cannot be known; ``ended``: whether the auction
    was written to its end; ``readable``: false when a call could not be read, and nothing after it was judged.
    """

    contract: Contract | None
    ended: bool
    readable: bool
    findings: tuple[Finding, ...]

    @property
    def passed_out(self) -> bool:
        """Whether everybody passed."""
        return self.ended and self.contract is None
