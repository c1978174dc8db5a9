"""Random legal auctions of contrée, and how records write them down."""

from dataclasses import dataclass
from random import Random

from referee.record.model import Call

from .book import SEED, Book
from .cards import SEATS, in_turn, side_of
from .contree_auction import Auction, is_bid, rank_of_bid

__all__ = ["Forms", "auction_to", "random_auction", "write_calls"]


@dataclass(frozen=True)
class Forms:
    """How deals are written: how often claims and labels stand in them."""

    trick_claims: float = 0.4
    score: float = 0.9
    labels: float = 0.6
    leaders: float = 0.6


def auction_to(
    random: Random, dealer: str, taker: str, bid: str, level: int, book: Book = SEED
) -> list[tuple[str, str]]:
    """Call a legal auction that ends in this contract, closing passes included."""
    auction = Auction(dealer, book=book)
    height = rank_of_bid(bid, book)
    closing = book.number("closing_passes")
    while auction.standing is None or auction.standing != (taker, bid):
        seat = auction.turn
        close_to_end = len(auction.passes) >= (closing - 1 if auction.standing else 3)
        legal = auction.legal(seat, height if height < 10**6 else 0)
        if seat == taker and (close_to_end or auction.calls[4:] or random.random() < 0.7):
            if bid not in legal:
                return auction_to(random, dealer, taker, bid, level, book)
            auction.calls.append((seat, bid))
            continue
        lower = [call for call in legal if call[0].isdigit() and rank_of_bid(call, book) < height]
        if lower and (close_to_end or random.random() < 0.3):
            auction.calls.append((seat, random.choice(lower[:12])))
        elif close_to_end:
            return auction_to(random, dealer, taker, bid, level, book)
        else:
            auction.calls.append((seat, "pass"))
    if level > 1:
        _double(random, auction, level)
    while not auction.over:
        auction.calls.append((auction.turn, "pass"))
    return auction.calls


def _double(random: Random, auction: Auction, level: int) -> None:
    """Double the standing bid, and redouble it at level 4, in turn or where the rules let one out of turn."""
    book = auction.book
    anywhere = book["contre_turn"] == "any_time" and random.random() < 0.5
    assert auction.standing is not None
    side = side_of(auction.standing[0])
    while auction.caller_of("contre") is None:
        seat = random.choice([s for s in SEATS if side_of(s) != side]) if anywhere else auction.turn
        last_chance = len(auction.passes) >= book.number("closing_passes") - 2
        if side_of(seat) != side and (anywhere or last_chance or random.random() < 0.5):
            auction.calls.append((seat, "contre"))
        else:
            auction.calls.append((auction.turn, "pass"))
    while level == 4 and not auction.over:
        seat = random.choice(auction.to_answer) if anywhere else auction.turn
        answering = seat in auction.to_answer
        if answering and (len(auction.to_answer) == 1 or random.random() < 0.5):
            auction.calls.append((seat, "surcontre"))
        else:
            auction.calls.append((seat, "pass"))
    while anywhere and auction.frozen and not auction.over:
        auction.calls.append((random.choice(auction.to_answer), "pass"))


def write_calls(
    random: Random, calls: list[tuple[str, str]], forms: Forms, goes_on: bool, book: Book = SEED
) -> tuple[Call, ...]:
    """Write calls down: labels here and there, closing passes left out or one too many."""
    closing = len(calls)
    while closing and calls[closing - 1][1] == "pass":
        closing -= 1
    played = bool(closing)
    if goes_on and played and random.random() < 0.1:
        calls = calls[: random.randint(closing, len(calls))]
    elif goes_on and played and calls[-1][1] == "pass" and random.random() < 0.05:
        last = calls[-1][0]
        calls = [*calls, (in_turn(last, book.seats)[1], "pass")]
    whole = [(None, ""), *calls, (None, "")]
    written = []
    said_last: str | None = None
    for place, (seat, call) in enumerate(calls):
        contre = max((at for at in range(place) if calls[at][1] == "contre"), default=None)
        follows, follower = whole[place][0], whole[place + 2][0]
        between = follows and follower and [follows, seat, follower] == in_turn(follows, book.seats)[:3]
        if contre is not None and place == contre + 2 and between and follows != calls[contre][0]:
            partner = call == "pass" and side_of(seat) == side_of(calls[contre][0]) != side_of(follows)
            if partner and place + 1 < closing + 3 and random.random() < 0.3:
                continue
        due = said_last is None or seat == in_turn(said_last, book.seats)[1]
        label = not due or random.random() < forms.labels
        said_last = seat
        written.append(Call(seat=seat if label else None, call=call))
    return tuple(written)


def random_auction(random: Random, dealer: str, book: Book = SEED) -> list[tuple[str, str]]:
    """Call any legal auction, to its end."""
    auction = Auction(dealer, book=book)
    while not auction.over:
        early = [(s, c) for s in SEATS for c in ("contre", "pass", "surcontre") if auction.out_of_turn(s, c)]
        early = [(s, c) for s, c in early if s != auction.turn and c in auction.legal(s)]
        if early and random.random() < 0.15:
            auction.calls.append(random.choice(early))
            continue
        legal = auction.legal(auction.turn)
        doubling = [call for call in legal if call in {"contre", "surcontre"}]
        bids = [call for call in legal if is_bid(call)]
        draw = random.random()
        if doubling and draw < 0.2:
            call = doubling[0]
        elif bids and draw < 0.5:
            call = random.choice(bids[:18]) if random.random() < 0.9 else random.choice(bids)
        else:
            call = "pass"
        auction.calls.append((auction.turn, call))
    return auction.calls
