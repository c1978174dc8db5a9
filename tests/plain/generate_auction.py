"""Random legal auctions of contrée, and how records write them down."""

from dataclasses import dataclass
from random import Random

from referee.record.model import Call

from .cards import SEATS, in_turn
from .contree_auction import Auction

__all__ = ["Forms", "auction_to", "random_auction", "write_calls"]


@dataclass(frozen=True)
class Forms:
    """How deals are written: how often claims and labels stand in them."""

    trick_claims: float = 0.4
    score: float = 0.9
    labels: float = 0.6
    leaders: float = 0.6


def auction_to(random: Random, dealer: str, taker: str, bid: str, level: int) -> list[tuple[str, str]]:
    """Call a legal auction that ends in this contract, closing passes included."""
    auction = Auction(dealer)
    height = 1000 if bid.startswith("capot") else int("".join(ch for ch in bid if ch.isdigit()))
    while auction.standing is None or auction.standing != (taker, bid):
        seat = auction.turn
        close_to_end = len(auction.passes) >= (2 if auction.standing else 3)
        if seat == taker and (close_to_end or auction.calls[4:] or random.random() < 0.7):
            auction.calls.append((seat, bid))
            continue
        lower = [
            call
            for call in auction.legal(seat)
            if call not in {"pass", "contre"} and not call.startswith("capot") and int(call.rstrip("SHDCNTA")) < height
        ]
        if lower and (close_to_end or random.random() < 0.3):
            auction.calls.append((seat, random.choice(lower[:12])))
        elif close_to_end:
            return auction_to(random, dealer, taker, bid, level)
        else:
            auction.calls.append((seat, "pass"))
    doubler = None
    while not auction.over:
        seat = auction.turn
        legal = auction.legal(seat)
        last_chance = len(auction.passes) >= 2
        if doubler is None and level > 1 and "contre" in legal and (last_chance or random.random() < 0.5):
            auction.calls.append((seat, "contre"))
            doubler = seat
        elif level == 4 and "surcontre" in legal and (auction.passes or random.random() < 0.5):
            auction.calls.append((seat, "surcontre"))
        else:
            auction.calls.append((seat, "pass"))
    return auction.calls


def write_calls(random: Random, calls: list[tuple[str, str]], forms: Forms, goes_on: bool) -> tuple[Call, ...]:
    """Write calls down: labels here and there, closing passes left out or one too many."""
    closing = len(calls)
    while closing and calls[closing - 1][1] == "pass":
        closing -= 1
    played = bool(closing)
    if goes_on and played and random.random() < 0.1:
        calls = calls[: random.randint(closing, len(calls))]
    elif goes_on and played and calls[-1][1] == "pass" and random.random() < 0.05:
        last = calls[-1][0]
        calls = [*calls, (in_turn(last, SEATS)[1], "pass")]
    contre = next((place for place, (_, call) in enumerate(calls) if call == "contre"), None)
    written = []
    after_gap = False
    for place, (seat, call) in enumerate(calls):
        partner = contre is not None and place == contre + 2
        if partner and place + 1 < len(calls) and place + 1 < closing + 3 and random.random() < 0.3:
            after_gap = True
            continue
        label = after_gap or random.random() < forms.labels
        after_gap = False
        written.append(Call(seat=seat if label else None, call=call))
    return tuple(written)


def random_auction(random: Random, dealer: str) -> list[tuple[str, str]]:
    """Call any legal auction, to its end."""
    auction = Auction(dealer)
    while not auction.over:
        legal = auction.legal(auction.turn)
        doubling = [call for call in legal if call in {"contre", "surcontre"}]
        bids = [call for call in legal if call not in {"pass", "contre", "surcontre"}]
        draw = random.random()
        if doubling and draw < 0.2:
            call = doubling[0]
        elif bids and draw < 0.5:
            call = random.choice(bids[:18]) if random.random() < 0.9 else random.choice(bids)
        else:
            call = "pass"
        auction.calls.append((auction.turn, call))
    return auction.calls
