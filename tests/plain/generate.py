"""Random complete legal deals and matches of contrée, with right claims; rare things are made frequent.

A deal is played first and its contract chosen afterwards, so that both sides of every threshold come up: the value is
drawn near the points that the takers made. Every draw comes from the ``random.Random`` handed in.
"""

from random import Random

from referee.record.model import Deal, Dispute, Hand, Trick

from .book import SEED, Book
from .cards import (
    PACK,
    SEATS,
    SIDES,
    SUITS,
    as_shown,
    in_turn,
    points_of,
    side_of,
    strength,
    trump_suits,
)
from .contree import judge_deal
from .contree_auction import bids_of, can_be_doubled, rank_of_bid
from .contree_play import holder, play_duties, suits_of_pairs, trick_points
from .generate_auction import Forms, auction_to, write_calls
from .tricks import Cards

__all__ = ["contree_deal", "passed_out_deal"]

PASSED_OUT = 0.04
STACKED = 0.3
WORD_MISSED = 0.12


def _deal_cards(random: Random, denomination: str) -> dict[str, list[str]]:
    """Deal eight cards each; at times one player, or one side, gets the strongest ones, or all pairs of belote."""
    pack = list(PACK)
    random.shuffle(pack)
    draw = random.random()
    if draw < STACKED:
        trumps = set(trump_suits(denomination))
        pack.sort(key=lambda card: (card[0] in trumps, strength(card, denomination)), reverse=True)
        blessed = random.choice([1, 2, 2])
        top, rest = pack[: 8 * blessed], pack[8 * blessed :]
        for _ in range(random.choice([0, 0, 1, 2])):
            here, there = random.randrange(len(top)), random.randrange(len(rest))
            top[here], rest[there] = rest[there], top[here]
        random.shuffle(top)
        random.shuffle(rest)
        pack = top[:8] + (top[8:] + rest)
        seats = in_turn(random.choice(SEATS), SEATS)
        seats = [seats[0], seats[2], seats[1], seats[3]]
    elif draw < STACKED + 0.1:
        return _with_pairs(random, pack)
    else:
        seats = SEATS
    return {seat: pack[8 * place : 8 * place + 8] for place, seat in enumerate(seats)}


def _with_pairs(random: Random, pack: list[str]) -> dict[str, list[str]]:
    """Deal so that the king and the queen of every suit lie in one hand."""
    hands: dict[str, list[str]] = {seat: [] for seat in SEATS}
    for suit in SUITS:
        hands[random.choice(SEATS)] += [suit + "K", suit + "Q"]
    for card in pack:
        if card[1:] not in {"K", "Q"}:
            open_seats = [seat for seat in SEATS if len(hands[seat]) < 8]
            hands[random.choice(open_seats)].append(card)
    return hands


def _choose(random: Random, legal: set[str], trick: Cards, denomination: str, seat: str, strong: set[str]) -> str:
    """Choose a card: the players of the strong side strive for tricks, the others play anything."""
    cards = sorted(legal)
    if seat not in strong:
        return random.choice(cards)
    winning = [card for card in cards if holder([*trick, (seat, card)], denomination) == seat]
    if winning:
        trumps = set(trump_suits(denomination))
        return max(winning, key=lambda card: (card[0] in trumps, strength(card, denomination)))
    return min(cards, key=lambda card: (strength(card, denomination), points_of(card, denomination)))


def _play(
    random: Random, hands: dict[str, list[str]], first: str, denomination: str, book: Book, slips: float = 0.0
) -> list[tuple[str, Cards]]:
    """Play eight tricks: the winner and the cards of each, by seat; now and then a card held that is not legal."""
    side = random.choice(SIDES)
    strong = random.choice([set(), {seat for seat in SEATS if side_of(seat) == side}, {random.choice(SEATS)}])
    left = {seat: set(cards) for seat, cards in hands.items()}
    played = []
    leader = first
    for _ in range(8):
        trick: Cards = []
        for seat in in_turn(leader, book.seats):
            legal, _articles = play_duties(left[seat], trick, denomination, seat, book)
            at_will = not trick or any(card[0] == trick[0][1][0] for card in left[seat])
            if left[seat] - legal and random.random() < (slips if at_will else 5 * slips):
                legal = left[seat] - legal
            card = _choose(random, legal, trick, denomination, seat, strong)
            left[seat].discard(card)
            trick.append((seat, card))
        leader = holder(trick, denomination)
        played.append((leader, trick))
    return played


def _telling_play(
    random: Random, hands: dict[str, list[str]], first: str, denomination: str, book: Book
) -> list[tuple[str, Cards]]:
    """Play; now and then until both sides have as many points, or a round number of them."""
    played = _play(random, hands, first, denomination, book)
    if random.random() < 0.15:
        for _ in range(12):
            won = sum(trick_points(trick, denomination, book) for winner, trick in played if side_of(winner) == "NS")
            won += 10 * (side_of(played[-1][0]) == "NS")
            if won in {71, 81, 91} or won % 10 in {0, 2}:
                break
            played = _play(random, hands, first, denomination, book)
    return played


def _words(
    random: Random, hands: dict[str, list[str]], played: list[tuple[str, Cards]], denomination: str, book: Book
) -> dict[str, str]:
    """Give the words said with cards; now and then one is forgotten."""
    words = {}
    order = [card for _, trick in played for _, card in trick]
    for suit in suits_of_pairs(denomination, book):
        if any({suit + "K", suit + "Q"} <= set(hand) for hand in hands.values()):
            first, second = sorted([suit + "K", suit + "Q"], key=order.index)
            if random.random() > WORD_MISSED:
                words[first] = "belote"
            if random.random() > WORD_MISSED:
                words[second] = "rebelote"
    return words


def _tricks(
    random: Random, played: list[tuple[str, Cards]], words: dict[str, str], denomination: str, forms: Forms, book: Book
) -> list[Trick]:
    """Write the tricks down."""
    tricks = []
    for number, (winner, trick) in enumerate(played, 1):
        said = tuple(words.get(card) for _, card in trick)
        labelled = random.random() < forms.leaders
        tricks.append(
            Trick(
                number=number if not labelled or random.random() < 0.7 else None,
                leader=trick[0][0] if labelled else None,
                cards=tuple(card for _, card in trick),
                said=said if any(said) else (),
                winner=winner if random.random() < forms.trick_claims else None,
                points=trick_points(trick, denomination, book) if random.random() < forms.trick_claims else None,
            )
        )
    return tricks


def _near(random: Random, value: int, denomination: str, book: Book) -> str:
    """Draw a bid in points, most often close to these."""
    bids = [bid for bid in bids_of(book, 160) if bid[0].isdigit() and bid.lstrip("0123456789") == denomination]
    if random.random() < 0.25:
        return random.choice(bids)
    close = value + random.choice([-10, 0, 0, 0, 10])
    return min(bids, key=lambda bid: (max(0, rank_of_bid(bid, book) - close), -rank_of_bid(bid, book), random.random()))


def passed_out_deal(
    random: Random, dealer: str, number: int | None, forms: Forms | None = None, book: Book = SEED
) -> Deal:
    """Give a deal on which everybody passed."""
    hands = _deal_cards(random, "S")
    calls = [(seat, "pass") for seat in in_turn(in_turn(dealer, book.seats)[1], book.seats)]
    written = write_calls(random, calls, forms or Forms(), goes_on=False, book=book)
    return Deal(number=number, dealer=dealer, hands=_hands(random, hands), auction=written)


def _hands(random: Random, hands: dict[str, list[str]]) -> tuple[Hand, ...]:
    first = random.choice(SEATS)
    return tuple(Hand(seat=seat, cards=as_shown(hands[seat])) for seat in in_turn(first, SEATS))


def contree_deal(
    random: Random,
    dealer: str | None = None,
    number: int | None = 1,
    forms: Forms | None = None,
    slips: float = 0.0,
    book: Book = SEED,
) -> Deal:
    """Give a complete deal, claims right; few are passed out or end in a dispute.

    It is legal, unless there are ``slips``: how often a player who could plays an illegal card of his hand.
    """
    forms = forms or Forms()
    dealer = dealer or random.choice(SEATS)
    if random.random() < PASSED_OUT:
        return passed_out_deal(random, dealer, number, forms, book)
    denomination = random.choice(book.denominations)
    leader = random.choice(SEATS) if book["first_leader"] == "taker" else in_turn(dealer, book.seats)[1]
    hands = _deal_cards(random, denomination)
    if slips:
        played = _play(random, hands, leader, denomination, book, slips)
    else:
        played = _telling_play(random, hands, leader, denomination, book)
    words = _words(random, hands, played, denomination, book)
    tricks = _tricks(random, played, words, denomination, forms, book)
    points = {
        side: sum(trick_points(trick, denomination, book) for winner, trick in played if side_of(winner) == side)
        for side in SIDES
    }
    winners = {side_of(winner) for winner, _ in played}
    taker = random.choice([seat for seat in SEATS if random.random() < 0.3 or points[side_of(seat)] >= 60] or SEATS)
    if book["first_leader"] == "taker":
        taker = leader
    bid = _near(random, points[side_of(taker)] + random.choice([0, 10, 20]), denomination, book)
    eight = [what for what in ("capot", "generale") if book.number(f"{what}_bid")]
    if eight and ((len(winners) == 1 and random.random() < 0.5) or random.random() < 0.03):
        bid = random.choice(eight) + denomination
    level = random.choice([1, 1, 2, 4]) if can_be_doubled(bid, book) else 1
    calls = auction_to(random, dealer, taker, bid, level, book)
    deal = Deal(
        number=number,
        dealer=dealer,
        hands=_hands(random, hands),
        auction=write_calls(random, calls, forms, goes_on=True, book=book),
        tricks=tuple(tricks),
        rulings=(Dispute(),) if random.random() < 0.02 else (),
    )
    score = judge_deal(deal, dealer, book).score
    if score is not None and random.random() < forms.score:
        deal = deal.model_copy(update={"score": score})
    return deal
