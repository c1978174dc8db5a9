"""The auction of contrée, call by call (C-2)."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from referee.record.model import Call

from .cards import DENOMINATIONS, SEATS, next_seat, side_of
from .verdicts import Fault, PlainContract

__all__ = ["Auction", "legal_calls", "rank_of_bid", "run_auction"]

VALUES = list(range(80, 161, 10))
BIDS = [f"{value}{denomination}" for value in VALUES for denomination in DENOMINATIONS] + [
    f"capot{denomination}" for denomination in DENOMINATIONS
]


def rank_of_bid(bid: str) -> int:
    """Give the height of a legal bid: its value, and capot above every value (C-2.5)."""
    return 1000 if bid.startswith("capot") else int(re.match(r"\d+", bid)[0])  # type: ignore[index]


def contract_of(taker: str, bid: str, level: int) -> PlainContract:
    """Give the contract that a legal bid makes; capot counts as 250 (C-2.5)."""
    denomination = re.sub(r"^(capot|\d+)", "", bid)
    return PlainContract(taker, bid, 250 if bid.startswith("capot") else rank_of_bid(bid), denomination, level)


@dataclass
class Auction:
    """An auction under way: the calls so far, seat by seat, and what follows from them."""

    dealer: str
    calls: list[tuple[str, str]] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)

    @property
    def turn(self) -> str:
        """Who is to call (C-2.1)."""
        return next_seat(self.calls[-1][0] if self.calls else self.dealer, SEATS)

    @property
    def standing(self) -> tuple[str, str] | None:
        """The last bid and its bidder."""
        bids = [(seat, call) for seat, call in self.calls if call in BIDS]
        return bids[-1] if bids else None

    def caller_of(self, word: str) -> str | None:
        """Who called contre, or surcontre."""
        return next((seat for seat, call in self.calls if call == word), None)

    @property
    def passes(self) -> list[str]:
        """Who passed since the last call that was no pass."""
        closing: list[str] = []
        for seat, call in reversed(self.calls):
            if call != "pass":
                break
            closing.append(seat)
        return closing

    @property
    def over(self) -> bool:
        """The auction has ended (C-2.6, C-2.7, C-2.9)."""
        if self.caller_of("surcontre"):
            return True
        if self.standing is None:
            return len(self.passes) >= 4
        doubler = self.caller_of("contre")
        if doubler:
            return len([seat for seat in self.passes if side_of(seat) != side_of(doubler)]) >= 2
        return len(self.passes) >= 3

    @property
    def passed_out(self) -> bool:
        """Four passes and no bid (C-2.7)."""
        return self.over and self.standing is None

    @property
    def contract(self) -> PlainContract | None:
        """The contract as it stands (C-2.10)."""
        if self.standing is None:
            return None
        level = 4 if self.caller_of("surcontre") else 2 if self.caller_of("contre") else 1
        return contract_of(*self.standing, level)

    def legal(self, seat: str) -> list[str]:
        """Give what this player may call, were it his turn; nothing when the auction is over."""
        if self.over:
            return []
        doubler = self.caller_of("contre")
        if doubler:
            return ["pass"] if side_of(seat) == side_of(doubler) else ["pass", "surcontre"]
        if self.standing is None:
            return ["pass", *BIDS]
        bidder, standing = self.standing
        higher = [bid for bid in BIDS if rank_of_bid(bid) > rank_of_bid(standing)]
        contre = ["contre"] if side_of(bidder) != side_of(seat) else []
        return ["pass", *contre, *higher]

    def articles(self, seat: str, call: str) -> tuple[str, ...]:
        """Give the articles that an illegal call breaks, the nearest first."""
        doubler = self.caller_of("contre")
        silenced = ["C-2.9", "C-2.8"] if doubler and side_of(doubler) == side_of(seat) else []
        return tuple(silenced + self._broken_by(call, frozen=doubler is not None))

    def _broken_by(self, call: str, frozen: bool) -> list[str]:
        """Give what the call breaks, whoever made it; ``frozen``: contre was called."""
        if call == "contre":
            return ["C-2.8", "C-2.9"] if frozen else ["C-2.8"]
        if call == "surcontre":
            return ["C-2.9"]
        if call.startswith("generale"):
            return ["C-2.2", "C-2.5", "C-2.8"] if frozen else ["C-2.2", "C-2.5"]
        if call.isdigit():
            return ["C-2.2", "C-2.3", "C-2.4", "C-2.5", "C-2.8"]
        broken = []
        if frozen:
            broken.append("C-2.8")
        if call not in BIDS:
            broken.append("C-2.4")
        height = rank_of_bid(call)
        if self.standing and height <= rank_of_bid(self.standing[1]):
            broken.append("C-2.5")
        return broken


def run_auction(dealer: str, calls: Sequence[Call]) -> Auction:
    """Follow an auction as written, up to its first fault.

    A call without a label is the next seat's. The pass of the doubler's partner may be left out before a labelled
    call, and one pass too many may close an auction that ended in a contract.
    """
    auction = Auction(dealer)
    surplus = False
    for index, written in enumerate(calls):
        call = written.call or ""
        seat = written.seat or auction.turn
        if auction.over:
            if call == "pass" and auction.standing is not None and not surplus and seat == auction.turn:
                surplus = True
                continue
            auction.faults.append(Fault("over", (index,), seat, call, frozenset(), ("C-2.6", "C-2.7", "C-2.9")))
            break
        doubler = auction.caller_of("contre")
        if seat != auction.turn and doubler and side_of(doubler) == side_of(auction.turn):
            auction.calls.append((auction.turn, "pass"))
        if seat != auction.turn:
            auction.faults.append(
                Fault("turn", (index,), seat, call, frozenset(auction.legal(auction.turn)), ("C-2.1",))
            )
            break
        legal = auction.legal(seat)
        if call not in legal:
            auction.faults.append(Fault("call", (index,), seat, call, frozenset(legal), auction.articles(seat, call)))
            break
        auction.calls.append((seat, call))
    return auction


def legal_calls(calls: Sequence[tuple[str, str]], dealer: str) -> list[str]:
    """Give the legal calls of the player after the last caller, after these legal calls."""
    auction = Auction(dealer, list(calls))
    return auction.legal(auction.turn)
