"""Random complete legal deals and matches of comptoir, for two to four players and one to eight cards."""

from random import Random

from referee.record.model import Call, Deal, Hand, Match, Tag, Trick

from .cards import PACK, as_shown, in_turn, points_of
from .comptoir import holder, judge_deal, play_duties
from .comptoir_auction import ComptoirAuction
from .comptoir_book import COMPTOIR_SEED, ComptoirBook
from .generate_auction import Forms
from .match import judge_match, next_dealer
from .tricks import Cards

__all__ = ["comptoir_deal", "comptoir_match", "random_comptoir_auction"]


def _play(
    random: Random, hands: dict[str, list[str]], taker: str, seats: list[str], slips: float
) -> tuple[str, list[tuple[str, Cards]]]:
    """Play every card, legally but for slips: the trump, and winner and cards of each trick."""
    left = {seat: set(cards) for seat, cards in hands.items()}
    trump = ""
    played = []
    leader = taker
    while left[leader]:
        trick: Cards = []
        for seat in in_turn(leader, seats):
            legal, _ = play_duties(left[seat], trick, trump)
            if left[seat] - legal and random.random() < slips:
                legal = left[seat] - legal
            card = random.choice(sorted(legal))
            trump = trump or card[0]
            left[seat].discard(card)
            trick.append((seat, card))
        leader = holder(trick, trump)
        played.append((leader, trick))
    return trump, played


def random_comptoir_auction(
    random: Random, dealer: str, seats: list[str], near: int = 30, book: ComptoirBook = COMPTOIR_SEED
) -> list[tuple[str, str]]:
    """Call any legal auction, to its end; the bids climb towards ``near``."""
    auction = ComptoirAuction(dealer, seats, book)
    while not auction.over:
        bid = None
        if random.random() < 0.5:
            bid = max(auction.least, near - random.randint(0, 12)) if random.random() < 0.5 else auction.least
        auction.calls.append((auction.turn, str(bid) if bid else "pass"))
    return auction.calls


def _auction_won_by(
    random: Random, dealer: str, seats: list[str], taker: str, bid: int, book: ComptoirBook
) -> list[tuple[str, str]]:
    """Call a legal auction that this player wins at this bid."""
    auction = ComptoirAuction(dealer, seats, book)
    while auction.standing != (taker, bid):
        seat = auction.turn
        if seat == taker and (auction.calls or book.passed_is_out or random.random() < 0.6):
            auction.calls.append((seat, str(bid)))
        elif seat != taker and auction.least < bid and random.random() < 0.5:
            auction.calls.append((seat, str(random.randint(auction.least, bid - 1))))
        elif auction.standing is None and len(auction.calls) == len(seats) - 1:
            return [(taker, str(bid))] if seat == taker else _auction_won_by(random, dealer, seats, taker, bid, book)
        else:
            auction.calls.append((seat, "pass"))
    while not auction.over:
        auction.calls.append((auction.turn, "pass"))
    return auction.calls


def comptoir_deal(
    random: Random,
    seats: list[str],
    dealer: str | None = None,
    number: int | None = 1,
    forms: Forms | None = None,
    slips: float = 0.0,
    book: ComptoirBook = COMPTOIR_SEED,
) -> Deal:
    """Give a complete deal, claims right, legal but for ``slips``; few are passed out."""
    forms = forms or Forms()
    dealer = dealer or random.choice(seats)
    size = random.randint(1, book.most_cards)
    pack = random.sample(PACK, size * len(seats))
    hands = {seat: pack[place * size : (place + 1) * size] for place, seat in enumerate(seats)}
    written = tuple(Hand(seat=seat, cards=as_shown(hands[seat])) for seat in in_turn(random.choice(seats), seats))
    if random.random() < 0.05:
        calls = [(seat, "pass") for seat in in_turn(in_turn(dealer, seats)[1], seats)]
        return Deal(number=number, dealer=dealer, hands=written, auction=_calls(random, calls, forms))
    taker = random.choice(seats)
    trump, played = _play(random, hands, taker, seats, slips)
    points = sum(points_of(card, trump) for winner, trick in played if winner == taker for _, card in trick)
    bid = max(1, points + random.choice([-5, -1, 0, 0, 1, 1, 4]))
    calls = _auction_won_by(random, dealer, seats, taker, bid, book)
    if random.random() < 0.1:
        while calls[-1][1] == "pass" and random.random() < 0.7:
            calls.pop()
    tricks = []
    for place, (winner, trick) in enumerate(played, 1):
        labelled = random.random() < forms.leaders
        tricks.append(
            Trick(
                number=place if not labelled or random.random() < 0.7 else None,
                leader=trick[0][0] if labelled else None,
                cards=tuple(card for _, card in trick),
                winner=winner if random.random() < forms.trick_claims else None,
                points=sum(points_of(card, trump) for _, card in trick)
                if random.random() < forms.trick_claims
                else None,
            )
        )
    deal = Deal(number=number, dealer=dealer, hands=written, auction=_calls(random, calls, forms), tricks=tuple(tricks))
    score = judge_deal(deal, dealer, seats, book).score
    if random.random() < forms.score and score is not None:
        deal = deal.model_copy(update={"score": {seat: mark for seat, mark in score.items() if mark}})
    return deal


def _calls(random: Random, calls: list[tuple[str, str]], forms: Forms) -> tuple[Call, ...]:
    return tuple(Call(seat=seat if random.random() < forms.labels else None, call=call) for seat, call in calls)


def comptoir_match(
    random: Random,
    longest: int = 20,
    language: str = "fr",
    forms: Forms | None = None,
    book: ComptoirBook = COMPTOIR_SEED,
) -> Match:
    """Give a match: dealers as they follow, totals right, stopped at its end or before."""
    seats = [f"P{number}" for number in range(1, random.randint(2, 4) + 1)]
    dealer = random.choice(seats)
    head = [Tag(name="Game", value="comptoir")]
    if random.random() < 0.3:
        head.append(Tag(name="Target", value=str(random.choice([3, 5, 8]))))
    head += [Tag(name=seat, value=f"joueur {seat}") for seat in seats]
    deals: list[Deal] = []

    def match(dealt: list[Deal]) -> Match:
        return Match.model_validate({"game": "comptoir", "language": language, "tags": head, "deals": dealt})

    for number in range(1, random.randint(1, longest) + 1):
        deal = comptoir_deal(random, seats, dealer, number, forms, book=book)
        deals.append(deal)
        verdict = judge_match(match(deals), comptoir=book)
        if random.random() < 0.7:
            total = {party: points for party, points in verdict.total.items() if points}
            deals[-1] = deal.model_copy(update={"total": total or None})
        if verdict.winner:
            break
        dealer = next_dealer(dealer, seats, verdict.deals[-1].score, book)
    return match(deals)
