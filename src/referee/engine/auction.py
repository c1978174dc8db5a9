"""The replay of an auction: one loop for every game, which asks the game's auction what is legal."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from referee.diagnostics.model import Finding
from referee.engine.contract import AuctionResult, Contract
from referee.engine.records import CallLike
from referee.kernel.calls import PASS
from referee.kernel.table import Table

__all__ = ["AuctionState", "Fault", "calls_open", "replay_auction"]


@dataclass(frozen=True, slots=True)
class Fault:
    """What a call offends: code, article, facts; ``counts``: whether the call stands all the same for what follows."""

    code: str
    article: str
    facts: dict[str, object]
    counts: bool = True


class AuctionState(Protocol):
    """An auction in progress. ``turn``: the seat that speaks, ``None`` as long as that is not known."""

    turn: int | None
    turn_article: str
    end_article: str

    @property
    def ended(self) -> bool:
        """Whether nobody may speak any more."""

    @property
    def contract(self) -> Contract | None:
        """The contract as it stands."""

    def legal(self, seat: int) -> list[str]:
        """Give the calls that this seat may make in its turn; empty when the auction is over."""

    def may_speak(self, seat: int, call: str) -> bool:
        """Say whether a seat may make a call of this kind now."""

    def reach(self, seat: int, call: str) -> None:
        """Let pass, unwritten, who may be left out before this seat makes this call."""

    def fault(self, seat: int, call: str) -> Fault | None:
        """Say what a call offends, its turn apart."""

    def apply(self, seat: int, call: str) -> None:
        """Take a call as made."""


def replay_auction(calls: Sequence[CallLike], table: Table, auction: AuctionState) -> AuctionResult:
    """Judge an auction as written.

    Closing passes may be left out, or be one too many. Once a call was out of turn, whose turn it is cannot be told: later
    ones are not reported. Where it is not known who speaks first, the first label says so.
    """
    findings: list[Finding] = []
    spare, in_turn = 1, True
    for index, written in enumerate(calls):
        path = ("auction", index)
        label = table.number(written.seat) if written.seat in table.seats else None
        if auction.turn is None:
            auction.turn = label
        if written.call is None or auction.turn is None:
            return AuctionResult(None, ended=False, readable=False, findings=tuple(findings))
        seat = auction.turn if label is None else label
        name = table.seats[seat]
        if not auction.ended:
            auction.reach(seat, written.call)
        if auction.ended:
            if written.call == PASS and spare and seat == auction.turn and auction.contract is not None:
                spare -= 1
                continue
            findings.append(Finding("E108", path, {"call": written.call}, auction.end_article, seat=name))
            break
        if in_turn and not auction.may_speak(seat, written.call):
            in_turn = False
            facts = {"call": written.call, "expected": table.seats[auction.turn]}
            findings.append(Finding("E101", path, facts, auction.turn_article, seat=name))
        fault = auction.fault(seat, written.call)
        if fault is not None:
            findings.append(Finding(fault.code, path, fault.facts, fault.article, seat=name))
        if fault is None or fault.counts:
            auction.apply(seat, written.call)
        else:
            auction.turn = table.after(seat)
    return AuctionResult(auction.contract, auction.ended, readable=True, findings=tuple(findings))


def calls_open(calls: Sequence[CallLike], table: Table, auction: AuctionState) -> list[str]:
    """Give the calls open to the player after the last caller, whatever was illegal before."""
    for written in calls:
        if written.call is None or auction.turn is None:
            break
        seat = table.number(written.seat) if written.seat in table.seats else auction.turn
        auction.reach(seat, written.call)
        auction.apply(seat, written.call)
    return [] if auction.turn is None else auction.legal(auction.turn)
