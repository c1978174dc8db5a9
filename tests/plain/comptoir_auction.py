"""The auction of comptoir, call by call (K-2)."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from referee.record.model import Call

from .cards import in_turn, next_seat
from .comptoir_book import COMPTOIR_SEED, ComptoirBook
from .verdicts import Fault

__all__ = ["ComptoirAuction", "legal_calls", "run_auction"]


@dataclass
class ComptoirAuction:
    """An auction under way (K-2)."""

    dealer: str
    seats: list[str]
    book: ComptoirBook = COMPTOIR_SEED
    calls: list[tuple[str, str]] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)

    @property
    def turn(self) -> str:
        """Who is to call."""
        after = next_seat(self.calls[-1][0] if self.calls else self.dealer, self.seats)
        return after if self.over else next(seat for seat in in_turn(after, self.seats) if seat not in self.out)

    @property
    def out(self) -> set[str]:
        """Who has passed, where who passes is out."""
        return {seat for seat, call in self.calls if call == "pass"} if self.book.passed_is_out else set()

    @property
    def standing(self) -> tuple[str, int] | None:
        """The last bid and its bidder."""
        bids = [(seat, int(call)) for seat, call in self.calls if call != "pass"]
        return bids[-1] if bids else None

    @property
    def over(self) -> bool:
        """A bid that all others passed, or nothing but passes (K-2.2, K-2.3)."""
        if self.book.passed_is_out:
            return len(self.out) >= len(self.seats) - bool(self.standing)
        closing = 0
        for _, call in reversed(self.calls):
            if call != "pass":
                break
            closing += 1
        return closing >= (len(self.seats) - 1 if self.standing else len(self.seats))

    @property
    def least(self) -> int:
        """The least bid that may follow (K-2.1)."""
        return self.standing[1] + 1 if self.standing else 1


def run_auction(
    dealer: str, seats: list[str], calls: Sequence[Call], book: ComptoirBook = COMPTOIR_SEED
) -> ComptoirAuction:
    """Follow an auction as written, up to its first fault; ``legal`` is the pass and the least bid.

    One pass too many may close an auction that ended in a contract.
    """
    auction = ComptoirAuction(dealer, seats, book)
    surplus = False
    for index, written in enumerate(calls):
        call = written.call or ""
        seat = written.seat or auction.turn
        if auction.over:
            if call == "pass" and auction.standing and not surplus and seat == auction.turn:
                surplus = True
                continue
            auction.faults.append(Fault("over", (index,), seat, call, frozenset(), ("K-2.2", "K-2.3")))
            break
        legal = frozenset({"pass", str(auction.least)})
        if seat != auction.turn:
            auction.faults.append(Fault("turn", (index,), seat, call, legal, ("K-2.1",)))
            break
        if call != "pass" and not call.isdigit():
            auction.faults.append(Fault("call", (index,), seat, call, legal, ("K-2.4", "K-2.1")))
            break
        if call != "pass" and int(call) < auction.least:
            auction.faults.append(Fault("call", (index,), seat, call, legal, ("K-2.1",)))
            break
        auction.calls.append((seat, call))
    return auction


def legal_calls(calls: Sequence[tuple[str, str]], dealer: str, seats: list[str]) -> list[str]:
    """Give the least bid and the pass for the player after the last caller; nothing when the auction is over."""
    auction = ComptoirAuction(dealer, seats, calls=list(calls))
    return [] if auction.over else [str(auction.least), "pass"]
