"""The auction of contrée (C-2): what may be called, and the contract that it ends in."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from referee.engine.auction import Fault
from referee.engine.contract import Contract
from referee.kernel.calls import CONTRE, PASS, SURCONTRE, Bid, parse_bid
from referee.kernel.table import Table

__all__ = ["Auction", "BidRules"]

PLAIN, CONTRED, SURCONTRED = 1, 2, 4


@dataclass(frozen=True, slots=True)
class BidRules:
    """What may be bid.

    ``minimum``, ``step``, ``maximum`` in points, a maximum of 0 meaning none; ``capot``, ``generale``: what such a bid
    counts as, 0 when it cannot be made; ``closing_passes``: passes in a row that end an auction after a bid.
    """

    denominations: tuple[str, ...]
    minimum: int
    step: int
    maximum: int
    capot: int
    generale: int
    closing_passes: int

    def rank(self, bid: Bid) -> int:
        """Give a number that grows with the bid: capot above every number, générale above capot (C-2.5)."""
        return {"points": bid.points, "capot": 1 << 30, "generale": 1 << 31}[bid.kind]

    def value(self, bid: Bid) -> int:
        """Give what the bid counts as (C)."""
        return {"points": bid.points, "capot": self.capot, "generale": self.generale}[bid.kind]

    def fault(self, bid: Bid) -> tuple[str, str] | None:
        """Give the code and the article that a bid offends by itself, whatever went before."""
        if bid.denomination not in self.denominations:
            return ("E104", "C-2.2" if bid.denomination is None else "C-2.3")
        if bid.kind != "points":
            return None if self.value(bid) else ("E104", "C-2.5")
        ok = bid.points >= self.minimum and bid.points % self.step == 0
        return None if ok and (not self.maximum or bid.points <= self.maximum) else ("E102", "C-2.4")

    def above(self, standing: Bid | None) -> list[str]:
        """Give the bids above the standing one: all, or without a maximum the least of each denomination."""
        rank = self.rank(standing) if standing else 0
        first = max(self.minimum, rank - rank % self.step + self.step)
        points: Sequence[int] = ()
        if not standing or standing.kind == "points":
            points = range(first, self.maximum + 1, self.step) if self.maximum else (first,)
        heads = [str(value) for value in points]
        heads += ["capot"] if self.capot and rank < 1 << 30 else []
        heads += ["generale"] if self.generale and rank < 1 << 31 else []
        return [head + denomination for head in heads for denomination in self.denominations]

    def least(self) -> list[str]:
        """Give the least bids there are, one of each kind and denomination, for a message."""
        return _least(self.above(None))


def _least(calls: list[str]) -> list[str]:
    """Keep, of the bids in points, the lowest, and every other call."""
    bids = {call: parse_bid(call) for call in calls}
    lowest = min((bid.points for bid in bids.values() if bid and bid.kind == "points"), default=0)
    return [call for call, bid in bids.items() if bid is None or bid.kind != "points" or bid.points == lowest]


@dataclass(slots=True)
class Auction:
    """An auction in progress. ``turn``: the seat that speaks; ``None`` as long as that is not known."""

    rules: BidRules
    table: Table
    turn: int | None
    standing: Bid | None = None
    bidder: int = 0
    level: int = PLAIN
    passes: int = 0
    answered: set[int] = field(default_factory=set)
    doubler: int | None = None
    turn_article: str = "C-2.1"
    end_article: str = "C-2.6"

    @property
    def ended(self) -> bool:
        """Whether nobody may speak any more."""
        if self.standing is None:
            return self.passes >= self.table.size
        return self.level == SURCONTRED or self.passes >= self.rules.closing_passes or len(self.answered) > 1

    @property
    def contract(self) -> Contract | None:
        """The contract as it stands (C-2.10)."""
        if self.standing is None:
            return None
        return Contract(self.bidder, self.standing, self.rules.value(self.standing), self.level)

    def _same_side(self, seat: int, other: int) -> bool:
        return self.table.party_of[seat] == self.table.party_of[other]

    def legal(self, seat: int) -> list[str]:
        """Give the calls that this seat may make in its turn; empty when the auction is over."""
        if self.ended:
            return []
        calls = [PASS]
        if self.level == CONTRED:
            return [PASS, SURCONTRE] if self._same_side(seat, self.bidder) else calls
        calls += self.rules.above(self.standing)
        if self.standing is not None and not self._same_side(seat, self.bidder):
            calls.append(CONTRE)
        return calls

    def hint(self, seat: int) -> list[str]:
        """Give what a message names: the legal calls, of the bids only the least in points and capot."""
        return _least(self.legal(seat))

    def reach(self, seat: int) -> None:
        """Let the doubler's partner pass, unwritten, where the other doubled player speaks next (C-2.9)."""
        if self.doubler is None or self.turn is None or self.level != CONTRED:
            return
        partner = self.turn != self.doubler and self._same_side(self.turn, self.doubler)
        if partner and seat == self.table.after(self.turn) and self._same_side(seat, self.bidder):
            self.apply(self.turn, PASS)

    def fault(self, seat: int, call: str) -> Fault | None:
        """Say what a call offends, its turn apart; a contre or a surcontre that may not be made does not count."""
        found = self._offence(seat, call)
        if found is None:
            return None
        code, article = found
        facts: dict[str, object] = {"legal": self.hint(seat)}
        if code not in ("E105", "E107"):
            facts["call"] = call
        if self.standing and code in ("E103", "E105"):
            facts["standing"] = self.standing.code
        if self.standing and code == "E105":
            facts["bidder"] = self.table.seats[self.bidder]
        return Fault(code, article, facts, counts=call not in (CONTRE, SURCONTRE))

    def _offence(self, seat: int, call: str) -> tuple[str, str] | None:
        bid = parse_bid(call)
        if bid:
            own = self.rules.fault(bid)
            if own:
                return own
            if self.level != PLAIN:
                return ("E106", "C-2.8")
            # A bid that the rules do not have was reported; it sets no bar for those after it.
            bar = self.standing if self.standing and not self.rules.fault(self.standing) else None
            if bar and self.rules.rank(bid) <= self.rules.rank(bar):
                return ("E103", "C-2.5")
        elif call == CONTRE:
            wrong = self.standing is None or self.level != PLAIN or self._same_side(seat, self.bidder)
            return ("E105", "C-2.8") if wrong else None
        elif call == SURCONTRE:
            if self.level != CONTRED:
                return ("E107", "C-2.9")
            return None if self._same_side(seat, self.bidder) else ("E109", "C-2.9")
        return None

    def apply(self, seat: int, call: str) -> None:
        """Take a call as made."""
        bid = parse_bid(call)
        if bid:
            self.standing, self.bidder, self.level, self.passes = bid, seat, PLAIN, 0
            self.doubler = None
            self.answered.clear()
        elif call == CONTRE:
            self.level, self.passes, self.doubler = CONTRED, 0, seat
        elif call == SURCONTRE:
            self.level = SURCONTRED
        else:
            self.passes += 1
            if self.level == CONTRED and self._same_side(seat, self.bidder):
                self.answered.add(seat)
        self.turn = self.table.after(seat)
