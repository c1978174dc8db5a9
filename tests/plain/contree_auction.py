"""The auction of contrée, call by call (C-2)."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from referee.record.model import Call

from .book import SEED, Book
from .cards import next_seat, side_of
from .verdicts import Fault, PlainContract

__all__ = ["Auction", "bids_of", "contract_of", "is_bid", "legal_calls", "rank_of_bid", "run_auction"]

ABOVE = 100
"""How far above the lowest bid that is left a list of bids goes where there is no highest."""
BID = re.compile(r"(\d+|capot|generale)([A-Z]+)?")


def is_bid(call: str) -> bool:
    """Tell whether a call is a bid, allowed or not."""
    return BID.fullmatch(call) is not None


def _parts(bid: str) -> tuple[str, str]:
    """Give what is bid, and the denomination."""
    found = BID.fullmatch(bid)
    assert found is not None
    return found[1], found[2] or ""


def rank_of_bid(bid: str, book: Book = SEED) -> int:
    """Give the height of a bid: its value, capot above every value, générale above capot; 82 may be 80 (C-2.4, C-2.5)."""
    what, _ = _parts(bid)
    if what in {"capot", "generale"}:
        return {"capot": 10**6, "generale": 10**7}[what]
    return 80 if book["bid_82"] == "counts_80" and what == "82" else int(what)


def allowed(bid: str, book: Book) -> bool:
    """Tell whether the rules have this bid at all (C-2.3 to C-2.5)."""
    what, denomination = _parts(bid)
    if denomination not in book.denominations:
        return False
    if what in {"capot", "generale"}:
        return book.number(f"{what}_bid") > 0
    value, highest = rank_of_bid(bid, book), book.number("bid_maximum")
    by_steps = (value - book.number("bid_minimum")) % book.number("bid_step") == 0
    return value >= book.number("bid_minimum") and by_steps and (not highest or value <= highest)


def bids_of(book: Book, upto: int = 0) -> list[str]:
    """Give every bid of a rule set; where there is no highest, those up to this one and some more."""
    highest = book.number("bid_maximum") or max(upto, book.number("bid_minimum")) + ABOVE
    heads = []
    for value in range(book.number("bid_minimum"), highest + 1, book.number("bid_step")):
        heads += [str(value), "82"] if value == 80 and book["bid_82"] == "counts_80" else [str(value)]
    heads += [what for what in ("capot", "generale") if book.number(f"{what}_bid")]
    return [head + denomination for head in heads for denomination in book.denominations]


def contract_of(taker: str, bid: str, level: int, book: Book = SEED) -> PlainContract:
    """Give the contract that a legal bid makes: what it counts as, and what it needs (C-2.5, C-7.1)."""
    what, denomination = _parts(bid)
    value = book.number(f"{what}_bid") if what in {"capot", "generale"} else rank_of_bid(bid, book)
    needs = 82 if value == 80 and book["bid_82"] == "counts_80" else value
    return PlainContract(taker, bid, value, denomination, level, needs)


def can_be_doubled(bid: str, book: Book) -> bool:
    """Tell whether there is a line for this bid when it is doubled."""
    row = book.marking.get(f"{_parts(bid)[0]}_made")
    return row is None or 2 in row


@dataclass
class Auction:
    """An auction under way: the calls so far, seat by seat, and what follows from them."""

    dealer: str
    calls: list[tuple[str, str]] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    book: Book = SEED

    @property
    def turn(self) -> str:
        """Who is to call (C-2.1)."""
        return next_seat(self.calls[-1][0] if self.calls else self.dealer, self.book.seats)

    @property
    def standing(self) -> tuple[str, str] | None:
        """The last bid and its bidder."""
        bids = [(seat, call) for seat, call in self.calls if is_bid(call)]
        return bids[-1] if bids else None

    @property
    def since(self) -> list[tuple[str, str]]:
        """The calls since the last bid."""
        place = max((place for place, (_, call) in enumerate(self.calls) if is_bid(call)), default=-1)
        return self.calls[place + 1 :]

    def caller_of(self, word: str) -> str | None:
        """Who called contre, or surcontre, on the bid that stands."""
        return next((seat for seat, call in self.since if call == word), None)

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
    def to_answer(self) -> list[str]:
        """Those who may still speak to the contre: the doubled side, until each has passed (C-2.9)."""
        doubler = self.caller_of("contre")
        if doubler is None or self.caller_of("surcontre"):
            return []
        return [seat for seat in self.book.seats if side_of(seat) != side_of(doubler) and seat not in self.passes]

    @property
    def frozen(self) -> bool:
        """A contre was called, and nothing can be bid over it (C-2.8)."""
        return self.caller_of("contre") is not None and self.book["contre_freezes"] == "freezes"

    @property
    def over(self) -> bool:
        """The auction has ended (C-2.6, C-2.7, C-2.9)."""
        if self.caller_of("surcontre"):
            return True
        if self.standing is None:
            return len(self.passes) >= 4
        if self.frozen:
            return not self.to_answer
        return len(self.passes) >= self.book.number("closing_passes")

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
        return contract_of(*self.standing, level, self.book)

    def legal(self, seat: str, upto: int = 0) -> list[str]:
        """Give what this player may call, were it his turn; nothing when the auction is over."""
        if self.over:
            return []
        doubler = self.caller_of("contre")
        doubling = ["surcontre"] if doubler and side_of(seat) != side_of(doubler) else []
        if self.frozen:
            return ["pass", *doubling]
        if self.standing is None:
            return ["pass", *bids_of(self.book, upto)]
        bidder, standing = self.standing
        height = rank_of_bid(standing, self.book)
        bids = bids_of(self.book, max(upto, height if height < 10**6 else 0))
        higher = [bid for bid in bids if rank_of_bid(bid, self.book) > height]
        if seat == bidder:
            higher = [bid for bid in higher if self._may_raise_itself(standing, bid)]
        if side_of(bidder) != side_of(seat) and not doubler and can_be_doubled(standing, self.book):
            doubling = ["contre"]
        return ["pass", *doubling, *higher]

    def _may_raise_itself(self, standing: str, bid: str) -> bool:
        """Tell whether a player may go from one bid of his to another (C-2.6)."""
        how = self.book["self_raise"]
        return how == "allowed" or (how == "other_denomination" and _parts(standing)[1] != _parts(bid)[1])

    def out_of_turn(self, seat: str, call: str) -> bool:
        """Tell whether this player may say this although it is not his turn (C-2.8, C-2.9)."""
        if self.book["contre_turn"] != "any_time" or self.standing is None:
            return False
        doubler = self.caller_of("contre")
        if call == "contre":
            return doubler is None and side_of(seat) != side_of(self.standing[0])
        if doubler is None or call not in {"pass", "surcontre"}:
            return False
        partner = side_of(seat) == side_of(doubler) and seat != doubler
        return seat in self.to_answer or (partner and seat not in self.passes)

    def articles(self, seat: str, call: str) -> tuple[str, ...]:
        """Give the articles that an illegal call breaks, the nearest first."""
        doubler = self.caller_of("contre")
        silenced = ["C-2.9", "C-2.8"] if doubler and side_of(doubler) == side_of(seat) else []
        return tuple(silenced + self._broken_by(seat, call, doubled=doubler is not None))

    def _broken_by(self, seat: str, call: str, doubled: bool) -> list[str]:
        """Give what the call breaks, whoever made it; ``doubled``: contre was called."""
        if call == "contre":
            return ["C-2.8", "C-2.9"] if doubled else ["C-2.8"]
        if call == "surcontre":
            return ["C-2.9"]
        if call.isdigit():
            return ["C-2.2", "C-2.3", "C-2.4", "C-2.5", "C-2.8"]
        broken = ["C-2.8"] if self.frozen else []
        if not allowed(call, self.book):
            what, denomination = _parts(call)
            broken += ["C-2.2", "C-2.3"] if denomination not in self.book.denominations else []
            broken += ["C-2.4"] if what.isdigit() else ["C-2.2", "C-2.5"]
        elif self.standing:
            if rank_of_bid(call, self.book) <= rank_of_bid(self.standing[1], self.book):
                broken.append("C-2.5")
            elif seat == self.standing[0]:
                broken.append("C-2.6")
        return broken


def run_auction(dealer: str, calls: Sequence[Call], book: Book = SEED) -> Auction:
    """Follow an auction as written, up to its first fault.

    A call without a label is the next seat's. The pass of the doubler's partner may be left out before a labelled
    call, and one pass too many may close an auction that ended in a contract.
    """
    auction = Auction(dealer, book=book)
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
        doubler, early = auction.caller_of("contre"), auction.out_of_turn(seat, call)
        partner = doubler and side_of(doubler) == side_of(auction.turn) and doubler != auction.turn
        if partner and not early and seat == next_seat(auction.turn, book.seats):
            auction.calls.append((auction.turn, "pass"))
        if seat != auction.turn and not early:
            auction.faults.append(
                Fault("turn", (index,), seat, call, frozenset(auction.legal(auction.turn)), ("C-2.1",))
            )
            break
        upto = rank_of_bid(call, book) if is_bid(call) and call[0].isdigit() else 0
        legal = auction.legal(seat, upto)
        if call not in legal:
            auction.faults.append(Fault("call", (index,), seat, call, frozenset(legal), auction.articles(seat, call)))
            break
        auction.calls.append((seat, call))
    return auction


def legal_calls(calls: Sequence[tuple[str, str]], dealer: str, book: Book = SEED) -> list[str]:
    """Give the legal calls of the player after the last caller, after these legal calls.

    Where there is no highest bid, only the least of each denomination stands for the bids.
    """
    auction = Auction(dealer, list(calls), book=book)
    legal = auction.legal(auction.turn)
    if book.number("bid_maximum"):
        return legal
    lowest = min((int(_parts(call)[0]) for call in legal if is_bid(call) and call[0].isdigit()), default=0)
    return [call for call in legal if not is_bid(call) or not call[0].isdigit() or int(_parts(call)[0]) == lowest]
