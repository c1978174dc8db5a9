"""The game of contrée, ready to judge: policies chosen once, no rule set in sight."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from referee.diagnostics.model import Finding
from referee.engine.auction import calls_open, replay_auction
from referee.engine.contract import AuctionResult, Contract
from referee.engine.game import Articles, MatchRules
from referee.engine.hands import HandRules
from referee.engine.play import Play, PlayRules
from referee.engine.records import CallLike, SummaryLike
from referee.engine.scale import PLAIN_SCALE, Scale
from referee.engine.slips import Slip
from referee.engine.tally import LastTrick, Settlement, Tally
from referee.games.contree.auction import Auction, CallRules
from referee.games.contree.bids import BidRules
from referee.games.contree.marking import Marking
from referee.games.contree.settle import possible, remedies, settle, settle_revoke
from referee.games.contree.slips import SlipRules, variants
from referee.games.contree.summary import SummaryRules, read_summary
from referee.kernel.calls import LEVELS, parse_bid
from referee.kernel.table import Table
from referee.rules.choices import FirstLeader

__all__ = ["ContreeGame"]


@dataclass(frozen=True, slots=True)
class ContreeGame:
    """Contrée under one rule set; see :class:`referee.engine.game.Game`."""

    articles: Articles
    table: Table
    bids: BidRules
    calls: CallRules
    play: PlayRules
    marking: Marking
    sheet: SummaryRules
    leads: FirstLeader
    last_trick: LastTrick
    scales: tuple[Scale, ...]
    match: MatchRules
    hands: HandRules

    @property
    def at_end(self) -> "ContreeGame":
        """Give the game with the rounding of the deal that ends a match (C-8.7)."""
        return replace(self, marking=replace(self.marking, rounder=self.marking.last_rounder))

    def _auction(self, table: Table, dealer: int | None) -> Auction:
        return Auction(self.bids, self.calls, table, None if dealer is None else table.after(dealer))

    def auction(self, calls: Sequence[CallLike], table: Table, dealer: int | None) -> AuctionResult:
        """Judge an auction (C-2)."""
        return replay_auction(calls, table, self._auction(table, dealer))

    def legal_calls(self, calls: Sequence[CallLike], table: Table, dealer: int) -> list[str]:
        """Give the calls open to the player after the last caller (C-2); empty when the auction is over."""
        return calls_open(calls, table, self._auction(table, dealer))

    def written(self, contract: Any, table: Table) -> tuple[Contract | None, tuple[Finding, ...]]:
        """Judge a contract that was written instead of the auction: could it be bid at all (C-2.4, C-2.5)?"""
        bid = None if contract.bid is None else parse_bid(contract.bid)
        if bid is None or contract.taker not in table.seats:
            return None, ()
        taker = table.number(contract.taker)
        fault = self.bids.fault(bid)
        if fault is None and contract.level != 1 and bid.kind in self.bids.undoubled:
            fault = ("E112", "C-2.8")
        if fault is None:
            return self.bids.contract(taker, bid, contract.level), ()
        facts: dict[str, object] = {"call": bid.code, "legal": self.bids.least()}
        if fault[0] == "E112":
            facts["level"] = LEVELS[contract.level]
        finding = Finding("E110", ("contract",), facts, fault[1], seat=contract.taker)
        if bid.denomination is None:
            return None, (finding,)
        return self.bids.contract(taker, bid, contract.level), (finding,)

    def leader(self, table: Table, dealer: int | None, contract: Contract) -> int | None:
        """Give who leads first (C-4.1)."""
        if self.leads is FirstLeader.TAKER:
            return contract.taker
        return None if dealer is None else table.after(dealer)

    def summary(self, summary: SummaryLike, table: Table, contract: Contract) -> tuple[Tally, tuple[Finding, ...]]:
        """Read a summary, and check that the result it names is not excluded by its points (C-7)."""
        tally, findings = read_summary(summary, table, contract, self.sheet)
        told = settle(self.marking, contract, replace(tally, said=None), table).made
        if told is None or tally.said in (None, told):
            return tally, findings
        what = "result_tricks" if summary.points is None else "result_points"
        return tally, (*findings, Finding("M304", ("summary", "result"), {"what": what}))

    def next_dealer(self, table: Table, dealer: int, score: Sequence[int | None] | None) -> int | None:
        """Give who deals next (C-1.4)."""
        del score
        return table.after(dealer)

    def settle(self, contract: Contract, tally: Tally, table: Table) -> Settlement:
        """Score a deal (C-7, C-8)."""
        return settle(self.marking, contract, tally, table)

    def possible(self, contract: Contract, tally: Tally, table: Table) -> Iterator[tuple[int | None, ...]]:
        """Give the scores that a sheet can have that does not tell all the points (C-6 to C-8)."""
        return possible(self.marking, contract, tally, table, self._scale(contract))

    def revoked(self, contract: Contract, before: Tally, table: Table, offender: int) -> Settlement | None:
        """Score a deal that a revoke ended (C-10.4)."""
        return settle_revoke(self.marking, contract, before, table, offender)

    def remedies(
        self, contract: Contract, before: Tally, table: Table, offender: int
    ) -> dict[str, tuple[int | None, ...]]:
        """Give what each remedy for a revoke would mark (C-10.4)."""
        return remedies(self.marking, contract, before, table, offender)

    def variants(self, contract: Contract, tally: Tally, table: Table, play: Play | None) -> Iterator[Slip]:
        """Give the scores that usual slips lead to."""
        rules = SlipRules(self.marking, self._scale(contract), self.sheet.belote_worth)
        return variants(rules, contract, tally, table, play)

    def _scale(self, contract: Contract) -> Scale:
        return PLAIN_SCALE if contract.denomination is None else self.scales[contract.denomination]
