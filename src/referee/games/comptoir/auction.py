"""The auction of comptoir (K-2): whole numbers of points, each higher than the last, and passes."""

from dataclasses import dataclass, field
from enum import Enum

from referee.engine.auction import Fault
from referee.engine.contract import Contract
from referee.kernel.calls import PASS, parse_bid
from referee.kernel.table import Table

__all__ = ["AfterPass", "Auction", "offence"]


class AfterPass(Enum):
    """What a player who has passed may still do (K-2.1)."""

    MAY_RETURN = "allowed"
    OUT = "out"


def offence(call: str) -> tuple[str, str] | None:
    """Give the code and the article that a call offends by itself (K-2.1, K-2.4)."""
    bid = parse_bid(call)
    if call == PASS or (bid and bid.kind == "points" and bid.denomination is None and bid.points):
        return None
    whole = bid is not None and bid.kind == "points" and bid.denomination is None
    return ("E102", "K-2.1") if whole else ("E104", "K-2.4")


@dataclass(slots=True)
class Auction:
    """An auction in progress. ``standing``: the last bid in points, 0 before the first; ``out``: who may not return."""

    table: Table
    after_pass: AfterPass
    turn: int | None
    standing: int = 0
    bidder: int = 0
    passes: int = 0
    out: set[int] = field(default_factory=set)
    turn_article: str = "K-2.1"
    end_article: str = "K-2.2"

    @property
    def ended(self) -> bool:
        """Whether nobody may speak any more (K-2.2, K-2.3)."""
        if self.after_pass is AfterPass.OUT:
            return len(self.out) >= self.table.size - (1 if self.standing else 0)
        return self.passes >= self.table.size - (1 if self.standing else 0)

    @property
    def contract(self) -> Contract | None:
        """The contract as it stands."""
        if not self.standing:
            return None
        bid = parse_bid(str(self.standing))
        return None if bid is None else Contract(self.bidder, bid, self.standing, self.standing)

    def legal(self, seat: int) -> list[str]:
        """Give the least bid and the pass, or nothing when the auction is over."""
        del seat
        return [] if self.ended else [str(self.standing + 1), PASS]

    def may_speak(self, seat: int, call: str) -> bool:
        """Say whether it is this seat's turn (K-2.1)."""
        del call
        return seat == self.turn

    def reach(self, seat: int, call: str) -> None:
        """Nobody may be left out."""

    def fault(self, seat: int, call: str) -> Fault | None:
        """Say what a call offends, its turn apart; a bid that is too low counts, a call of another game does not."""
        wrong, bid = offence(call), parse_bid(call)
        if wrong:
            return Fault(*wrong, {"call": call, "legal": self.legal(seat)}, counts=False)
        if bid and bid.points <= self.standing:
            facts: dict[str, object] = {"call": call, "standing": str(self.standing), "legal": self.legal(seat)}
            return Fault("E103", "K-2.1", facts)
        return None

    def apply(self, seat: int, call: str) -> None:
        """Take a call as made."""
        bid = parse_bid(call)
        if bid and bid.points:
            self.standing, self.bidder, self.passes = bid.points, seat, 0
        else:
            self.passes += 1
            if self.after_pass is AfterPass.OUT:
                self.out.add(seat)
        self.turn = self.table.after(seat)
        while self.turn in self.out and not self.ended:
            self.turn = self.table.after(self.turn)
