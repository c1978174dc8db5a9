"""The game of comptoir, ready to judge: policies chosen once, no rule set in sight."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from referee.diagnostics.model import Finding
from referee.engine.auction import calls_open, replay_auction
from referee.engine.contract import AuctionResult, Contract
from referee.engine.game import Articles, MatchRules
from referee.engine.hands import HandRules
from referee.engine.play import Play, PlayRules
from referee.engine.records import CallLike, SummaryLike
from referee.engine.scale import Scale
from referee.engine.slips import Slip
from referee.engine.tally import LastTrick, Settlement, Tally
from referee.games.comptoir.auction import AfterPass, Auction, offence
from referee.games.comptoir.settle import settle, variants
from referee.games.comptoir.summary import SummaryRules, read_summary
from referee.kernel.calls import LEVELS, parse_bid
from referee.kernel.table import Table

__all__ = ["ComptoirGame", "Deals", "Revoke"]


class Deals(Enum):
    """Who deals next (K-1.3)."""

    ROTATE = "rotate"
    WINNER = "winner"


class Revoke(Enum):
    """Whether a revoke that the arbiter found settles the deal (K-6.1)."""

    REPORTED = "reported"
    SETTLES = "settles"


@dataclass(frozen=True, slots=True)
class ComptoirGame:
    """Comptoir under one rule set; see :class:`referee.engine.game.Game`."""

    articles: Articles
    hands: HandRules
    after_pass: AfterPass
    play: PlayRules
    last_trick: LastTrick
    scales: tuple[Scale, ...]
    deals: Deals
    match: MatchRules
    sheet: SummaryRules
    revoke: Revoke

    @property
    def at_end(self) -> "ComptoirGame":
        """Give the game itself: the last deal is marked like any other (K-5)."""
        return self

    def _auction(self, table: Table, dealer: int | None) -> Auction:
        return Auction(table, self.after_pass, None if dealer is None else table.after(dealer))

    def auction(self, calls: Sequence[CallLike], table: Table, dealer: int | None) -> AuctionResult:
        """Judge an auction (K-2)."""
        return replay_auction(calls, table, self._auction(table, dealer))

    def legal_calls(self, calls: Sequence[CallLike], table: Table, dealer: int) -> list[str]:
        """Give the least bid and the pass (K-2.1); empty when the auction is over."""
        return calls_open(calls, table, self._auction(table, dealer))

    def written(self, contract: Any, table: Table) -> tuple[Contract | None, tuple[Finding, ...]]:
        """Judge a contract that was written instead of the auction (K-2.1, K-2.4)."""
        if contract.bid is None or contract.taker not in table.seats:
            return None, ()
        wrong = ("E104", "K-2.4") if contract.level != 1 else offence(contract.bid)
        bid = parse_bid(contract.bid)
        if wrong or bid is None:
            facts = {"call": contract.bid, "legal": ["1"]}
            if contract.level in LEVELS:
                facts["level"] = LEVELS[contract.level]
            article = wrong[1] if wrong else "K-2.1"
            return None, (Finding("E110", ("contract",), facts, article, seat=contract.taker),)
        return Contract(table.number(contract.taker), bid, bid.points, bid.points), ()

    def leader(self, table: Table, dealer: int | None, contract: Contract) -> int | None:
        """Give who leads first: the taker (K-4.1)."""
        del table, dealer
        return contract.taker

    def next_dealer(self, table: Table, dealer: int, score: Sequence[int | None] | None) -> int | None:
        """Give who deals next (K-1.3)."""
        if self.deals is Deals.ROTATE:
            return table.after(dealer)
        if score is None or None in score:
            return None
        order = [table.after(dealer, step) for step in range(1, table.size + 1)]
        return next((seat for seat in order if (score[table.party_of[seat]] or 0) > 0), table.after(dealer))

    def summary(self, summary: SummaryLike, table: Table, contract: Contract) -> tuple[Tally, tuple[Finding, ...]]:
        """Read a summary, and check that the result it names is not excluded by its points (K-5.2)."""
        tally, findings = read_summary(summary, table, self.sheet)
        told = settle(contract, replace(tally, said=None), table).made
        if told is None or tally.said in (None, told):
            return tally, findings
        return tally, (*findings, Finding("M304", ("summary", "result"), {"what": "result_points"}))

    def settle(self, contract: Contract, tally: Tally, table: Table) -> Settlement:
        """Score a deal (K-5)."""
        return settle(contract, tally, table)

    def possible(self, contract: Contract, tally: Tally, table: Table) -> Iterator[tuple[int | None, ...]]:
        """Give the scores of a deal of which it is not known whether it was made (K-5.2)."""
        yield from (settle(contract, replace(tally, said=made), table).score for made in (True, False))

    def revoked(self, contract: Contract, before: Tally, table: Table, offender: int) -> Settlement | None:
        """Score a deal that a revoke ended: the taker fails by his own, and has made his bid by another's (K-6.1)."""
        if self.revoke is Revoke.REPORTED:
            return None
        return settle(contract, replace(before, said=offender != contract.taker), table)

    def remedies(
        self, contract: Contract, before: Tally, table: Table, offender: int
    ) -> dict[str, tuple[int | None, ...]]:
        """Give what the one remedy for a revoke would mark (K-6.1)."""
        made = offender != contract.taker
        return {"contract": settle(contract, replace(before, said=made), table).score}

    def variants(self, contract: Contract, tally: Tally, table: Table, play: Play | None) -> Iterator[Slip]:
        """Give the scores that usual slips lead to."""
        del play
        return variants(contract, tally, table)
