"""The auction of contrée (C-2): who may call what, and the contract that it ends in."""

from dataclasses import dataclass, field

from referee.engine.auction import Fault
from referee.engine.contract import Contract
from referee.games.contree.bids import BidRules, least
from referee.kernel.calls import CONTRE, PASS, SURCONTRE, Bid, parse_bid
from referee.kernel.table import Table
from referee.rules.choices import ContreFreezes, ContreTurn, SelfRaise

__all__ = ["Auction", "CallRules"]

PLAIN, CONTRED, SURCONTRED = 1, 2, 4


@dataclass(frozen=True, slots=True)
class CallRules:
    """Who may call when: ``closing_passes``, in a row, end an auction after a bid."""

    closing_passes: int
    contre: ContreTurn
    freezes: ContreFreezes
    self_raise: SelfRaise


@dataclass(slots=True)
class Auction:
    """An auction in progress. ``turn``: the seat that speaks; ``None`` as long as that is not known."""

    bids: BidRules
    rules: CallRules
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
        if self.level == SURCONTRED:
            return True
        if not self._frozen:
            return self.passes >= self.rules.closing_passes
        # Out of turn, passes may add up before both doubled players have answered.
        return sum(self._same_side(seat, self.bidder) for seat in self.answered) > 1

    @property
    def contract(self) -> Contract | None:
        """The contract as it stands (C-2.10)."""
        return None if self.standing is None else self.bids.contract(self.bidder, self.standing, self.level)

    @property
    def _frozen(self) -> bool:
        """Whether a contre leaves only answers to it (C-2.8, C-2.9)."""
        return self.level != PLAIN and self.rules.freezes is ContreFreezes.FREEZES

    @property
    def _doubled(self) -> bool:
        """Whether the standing bid can be doubled."""
        return self.standing is not None and self.standing.kind not in self.bids.undoubled

    def _same_side(self, seat: int, other: int) -> bool:
        return self.table.party_of[seat] == self.table.party_of[other]

    def may_speak(self, seat: int, call: str) -> bool:
        """Say whether a seat may make a call of this kind now (C-2.1).

        Where a contre may come at any time, so may the answers to it, and the pass of the doubler's partner (C-2.8).
        """
        if seat == self.turn:
            return True
        if self.rules.contre is ContreTurn.IN_TURN or self.standing is None:
            return False
        if call == CONTRE:
            return self.level == PLAIN and not self._same_side(seat, self.bidder)
        if self.level != CONTRED or parse_bid(call) is not None:
            return False
        return seat not in self.answered and seat != self.doubler

    def legal(self, seat: int) -> list[str]:
        """Give the calls that this seat may make in its turn; empty when the auction is over."""
        if self.ended:
            return []
        calls = [PASS]
        answer = self.level == CONTRED and self._same_side(seat, self.bidder)
        if not self._frozen:
            calls += [call for call in self.bids.above(self.standing) if not self._raises_itself(seat, parse_bid(call))]
        if self._doubled and self.level == PLAIN and not self._same_side(seat, self.bidder):
            calls.append(CONTRE)
        return [*calls, SURCONTRE] if answer else calls

    def hint(self, seat: int) -> list[str]:
        """Give what a message names: the legal calls, of the bids only the least in points and capot."""
        return least(self.legal(seat))

    def reach(self, seat: int, call: str) -> None:
        """Let the doubler's partner pass, unwritten, where the other doubled player speaks in turn behind him (C-2.9)."""
        if self.doubler is None or self.turn is None or self.level != CONTRED or self.may_speak(seat, call):
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
        if code not in ("E105", "E107", "E112"):
            facts["call"] = call
        if self.standing and code in ("E103", "E105", "E111", "E112"):
            facts["standing"] = self.standing.code
        if self.standing and code == "E105":
            facts["bidder"] = self.table.seats[self.bidder]
        return Fault(code, article, facts, counts=call not in (CONTRE, SURCONTRE))

    def _offence(self, seat: int, call: str) -> tuple[str, str] | None:
        bid = parse_bid(call)
        if bid:
            return self.bids.fault(bid) or self._raise_offence(seat, bid)
        if call == CONTRE:
            if self.standing is None or self.level != PLAIN or self._same_side(seat, self.bidder):
                return ("E105", "C-2.8")
            return None if self._doubled else ("E112", "C-2.8")
        if call == SURCONTRE:
            if self.level != CONTRED:
                return ("E107", "C-2.9")
            return None if self._same_side(seat, self.bidder) else ("E109", "C-2.9")
        return None

    def _raise_offence(self, seat: int, bid: Bid) -> tuple[str, str] | None:
        if self._frozen:
            return ("E106", "C-2.8")
        # A bid that the rules do not have was reported; it sets no bar for those after it.
        bar = self.standing if self.standing and not self.bids.fault(self.standing) else None
        if bar and self.bids.rank(bid) <= self.bids.rank(bar):
            return ("E103", "C-2.5")
        return ("E111", "C-2.6") if self._raises_itself(seat, bid) else None

    def _raises_itself(self, seat: int, bid: Bid | None) -> bool:
        """Say whether this bid raises the caller's own in a way that the rules do not allow (C-2.6)."""
        if self.standing is None or bid is None or seat != self.bidder:
            return False
        same = bid.denomination == self.standing.denomination
        return self.rules.self_raise is SelfRaise.NO or (same and self.rules.self_raise is SelfRaise.OTHER_DENOMINATION)

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
            if self.level == CONTRED:
                self.answered.add(seat)
        self.turn = self.table.after(seat)
