"""A game as the engine sees it: phases and policies, composed from a rule set that can no longer be seen."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from referee.diagnostics.model import Finding
from referee.engine.contract import AuctionResult, Contract
from referee.engine.hands import HandRules
from referee.engine.play import Play, PlayRules
from referee.engine.records import CallLike, SummaryLike
from referee.engine.scale import Scale
from referee.engine.slips import Slip
from referee.engine.tally import LastTrick, Settlement, Tally
from referee.kernel.table import Table
from referee.rules.choices import EndDeal, EndTie, Equality, MisdealDealer, TargetReach

__all__ = ["Articles", "Game", "MatchRules"]


@dataclass(frozen=True, slots=True)
class Articles:
    """Articles of what every game has: see the names."""

    rotation: str
    passed_out: str
    totals: str
    end: str
    misdeal: str
    dispute: str
    revoke: str
    decision: str
    claim: str
    contradiction: str = "B-13"


@dataclass(frozen=True, slots=True)
class MatchRules:
    """How a match goes on and ends (C-9, K-5.3).

    ``equality``: what becomes of points that neither side has won; ``target`` in points where the record gives none (``None``: it simply adds up); ``reach``: whether it must be reached or
    passed; ``end_deal``: which deals can end a match; ``tie``: what several at the top make of the end; ``misdeal``: who deals
    after one.
    """

    target: int | None
    reach: TargetReach = TargetReach.REACH
    end_deal: EndDeal = EndDeal.ANY
    tie: EndTie = EndTie.ANOTHER_DEAL
    misdeal: MisdealDealer = MisdealDealer.SAME
    equality: Equality = Equality.TAKERS_LOSE


class Game(Protocol):
    """What the engine asks of a game."""

    @property
    def articles(self) -> Articles:
        """Articles of what every game has."""

    @property
    def play(self) -> PlayRules:
        """What is settled of the play."""

    @property
    def last_trick(self) -> LastTrick:
        """Points for the last trick."""

    @property
    def scales(self) -> tuple[Scale, ...]:
        """What the cards of a side come to, for each denomination."""

    @property
    def match(self) -> MatchRules:
        """How a match ends."""

    @property
    def hands(self) -> HandRules:
        """How many cards a player gets."""

    @property
    def at_end(self) -> "Game":
        """This game, as it marks the deal that ends a match."""

    def auction(self, calls: Sequence[CallLike], table: Table, dealer: int | None) -> AuctionResult:
        """Judge an auction."""

    def legal_calls(self, calls: Sequence[CallLike], table: Table, dealer: int) -> list[str]:
        """Give the calls open to the player after the last caller; empty when the auction is over."""

    def written(self, contract: Any, table: Table) -> tuple[Contract | None, tuple[Finding, ...]]:
        """Judge a contract that was written instead of the auction."""

    def leader(self, table: Table, dealer: int | None, contract: Contract) -> int | None:
        """Give who leads first, ``None`` when that is not known."""

    def summary(self, summary: SummaryLike, table: Table, contract: Contract) -> tuple[Tally, tuple[Finding, ...]]:
        """Read the summary of a play."""

    def next_dealer(self, table: Table, dealer: int, score: Sequence[int | None] | None) -> int | None:
        """Give who deals after a deal that was no misdeal; ``None`` when that is not known."""

    def settle(self, contract: Contract, tally: Tally, table: Table) -> Settlement:
        """Score a deal."""

    def possible(self, contract: Contract, tally: Tally, table: Table) -> Iterable[Sequence[int | None]]:
        """Give the scores that a deal whose points are not all known can have."""

    def revoked(self, contract: Contract, before: Tally, table: Table, offender: int) -> Settlement | None:
        """Score a deal that a revoke ended: ``before``, what each party had; ``None`` where it is only reported."""

    def remedies(
        self, contract: Contract, before: Tally, table: Table, offender: int
    ) -> dict[str, tuple[int | None, ...]]:
        """Give what each remedy for a revoke would mark, by its name; none where there are none to choose from."""

    def variants(self, contract: Contract, tally: Tally, table: Table, play: Play | None) -> Iterable[Slip]:
        """Give the scores that usual slips lead to, the likeliest first."""
