"""Random complete legal deals and matches of contrée, with right claims; rare things are made frequent.

A deal is played first and its contract chosen afterwards, so that both sides of every threshold come up: the value is
drawn near the points that the takers made. Every draw comes from the ``random.Random`` handed in.
"""

from dataclasses import dataclass
from random import Random

from referee.record.model import Call, Contract, Deal, Dispute, Hand, Match, Summary, Tag, Trick

from .cards import (
    DENOMINATIONS,
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
from .contree_auction import VALUES, Auction
from .contree_play import holder, play_duties, trick_points
from .match import judge_match
from .tricks import Cards

__all__ = ["Forms", "contree_deal", "contree_match", "passed_out_deal", "random_auction", "summarised"]

PASSED_OUT = 0.04
STACKED = 0.3
WORD_MISSED = 0.12


@dataclass(frozen=True)
class Forms:
    """How deals are written: how often claims and labels stand in them."""

    trick_claims: float = 0.4
    score: float = 0.9
    labels: float = 0.6
    leaders: float = 0.6


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
    random: Random, hands: dict[str, list[str]], first: str, denomination: str, slips: float = 0.0
) -> list[tuple[str, Cards]]:
    """Play eight tricks: the winner and the cards of each, by seat; now and then a card held that is not legal."""
    side = random.choice(SIDES)
    strong = random.choice([set(), {seat for seat in SEATS if side_of(seat) == side}, {random.choice(SEATS)}])
    left = {seat: set(cards) for seat, cards in hands.items()}
    played = []
    leader = first
    for _ in range(8):
        trick: Cards = []
        for seat in in_turn(leader, SEATS):
            legal, _articles = play_duties(left[seat], trick, denomination, seat)
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
    random: Random, hands: dict[str, list[str]], first: str, denomination: str
) -> list[tuple[str, Cards]]:
    """Play; now and then until both sides have as many points, or a round number of them."""
    played = _play(random, hands, first, denomination)
    if random.random() < 0.15:
        for _ in range(12):
            won = sum(trick_points(trick, denomination) for winner, trick in played if side_of(winner) == "NS")
            won += 10 * (side_of(played[-1][0]) == "NS")
            if won in {71, 81, 91} or won % 10 in {0, 2}:
                break
            played = _play(random, hands, first, denomination)
    return played


def _words(
    random: Random, hands: dict[str, list[str]], played: list[tuple[str, Cards]], denomination: str
) -> dict[str, str]:
    """Give the words said with cards; now and then one is forgotten."""
    words = {}
    order = [card for _, trick in played for _, card in trick]
    for suit in trump_suits(denomination):
        if any({suit + "K", suit + "Q"} <= set(hand) for hand in hands.values()):
            first, second = sorted([suit + "K", suit + "Q"], key=order.index)
            if random.random() > WORD_MISSED:
                words[first] = "belote"
            if random.random() > WORD_MISSED:
                words[second] = "rebelote"
    return words


def _tricks(
    random: Random, played: list[tuple[str, Cards]], words: dict[str, str], denomination: str, forms: Forms
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
                points=trick_points(trick, denomination) if random.random() < forms.trick_claims else None,
            )
        )
    return tricks


def _near(random: Random, value: int) -> str:
    """Draw the value of a bid, most often close to these points."""
    if random.random() < 0.25:
        return str(random.choice(VALUES))
    close = value // 10 * 10 + random.choice([-10, 0, 0, 0, 10])
    return str(min(160, max(80, close)))


def _auction_to(random: Random, dealer: str, taker: str, bid: str, level: int) -> list[tuple[str, str]]:
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
            return _auction_to(random, dealer, taker, bid, level)
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


def _write_calls(random: Random, calls: list[tuple[str, str]], forms: Forms, goes_on: bool) -> tuple[Call, ...]:
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


def passed_out_deal(random: Random, dealer: str, number: int | None, forms: Forms | None = None) -> Deal:
    """Give a deal on which everybody passed."""
    hands = _deal_cards(random, "S")
    calls = [(seat, "pass") for seat in in_turn(in_turn(dealer, SEATS)[1], SEATS)]
    written = _write_calls(random, calls, forms or Forms(), goes_on=False)
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
) -> Deal:
    """Give a complete deal, claims right; few are passed out or end in a dispute.

    It is legal, unless there are ``slips``: how often a player who could plays an illegal card of his hand.
    """
    forms = forms or Forms()
    dealer = dealer or random.choice(SEATS)
    if random.random() < PASSED_OUT:
        return passed_out_deal(random, dealer, number, forms)
    denomination = random.choice(DENOMINATIONS)
    first = in_turn(dealer, SEATS)[1]
    hands = _deal_cards(random, denomination)
    played = (
        _play(random, hands, first, denomination, slips) if slips else _telling_play(random, hands, first, denomination)
    )
    words = _words(random, hands, played, denomination)
    tricks = _tricks(random, played, words, denomination, forms)
    points = {
        side: sum(trick_points(trick, denomination) for winner, trick in played if side_of(winner) == side)
        for side in SIDES
    }
    winners = {side_of(winner) for winner, _ in played}
    taker = random.choice([seat for seat in SEATS if random.random() < 0.3 or points[side_of(seat)] >= 60] or SEATS)
    capot = (len(winners) == 1 and random.random() < 0.5) or random.random() < 0.03
    bid = ("capot" if capot else _near(random, points[side_of(taker)] + random.choice([0, 10, 20]))) + denomination
    level = random.choice([1, 1, 2, 4])
    calls = _auction_to(random, dealer, taker, bid, level)
    deal = Deal(
        number=number,
        dealer=dealer,
        hands=_hands(random, hands),
        auction=_write_calls(random, calls, forms, goes_on=True),
        tricks=tuple(tricks),
        rulings=(Dispute(),) if random.random() < 0.02 else (),
    )
    score = judge_deal(deal, dealer).score
    if score is not None and random.random() < forms.score:
        deal = deal.model_copy(update={"score": score})
    return deal


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


def summarised(random: Random, deal: Deal, dealer: str) -> Deal:
    """Give the same deal from a paper sheet: contract and summary; nothing that matters is left out."""
    verdict = judge_deal(deal, dealer)
    if verdict.contract is None or verdict.points is None or verdict.belotes is None or verdict.tricks_won is None:
        return deal
    contract = verdict.contract
    written = {side: points for side, points in verdict.points.items() if points}
    if len(written) == 2 and random.random() < 0.5:
        written.pop(random.choice(SIDES))
    elif len(written) == 1 and random.random() < 0.5:
        written = verdict.points
    belotes = {side: points // 20 for side, points in verdict.belotes.items() if points}
    summary = Summary.model_validate(
        {
            "points": written,
            "tricks": verdict.tricks_won if random.random() < 0.5 else None,
            "belotes": belotes or None,
            "generale": verdict.tricks[0].winner if verdict.generale and random.random() < 0.5 else None,
        }
    )
    bid = {"taker": contract.taker, "bid": contract.bid, "level": contract.level}
    sheet = {"hands": None, "tricks": None, "summary": summary, "rulings": (), "score": None}
    if random.random() < 0.7:
        sheet |= {"auction": None, "contract": Contract.model_validate(bid)}
    return deal.model_copy(update=sheet)


def contree_match(random: Random, longest: int = 12, language: str = "fr", forms: Forms | None = None) -> Match:
    """Give a match: dealers in rotation, totals and result right, stopped at its end or before."""
    forms = forms or Forms()
    dealer = random.choice(SEATS)
    tags = [("Rules", "seed")] if random.random() < 0.5 else []
    target = random.choice([None, 501, 1000, 1500])
    if target:
        tags.append(("Target", str(target)))
    number = 1
    if random.random() < 0.3:
        first, second = random.randrange(0, 500), random.randrange(0, 500)
        tags.append(("Carried", f"NS {first} {'EO' if language == 'fr' else 'EW'} {second}"))
        number = random.randrange(1, 9)
    deals: list[Deal] = []
    head = [
        Tag(name="Game", value="contrée" if language == "fr" else "contree"),
        *(Tag(name=n, value=v) for n, v in tags),
    ]

    def match(dealt: list[Deal]) -> Match:
        return Match.model_validate({"game": "contree", "language": language, "tags": head, "deals": dealt})

    for _ in range(random.randint(1, longest)):
        deal = contree_deal(random, dealer, number, forms)
        deals.append(deal)
        verdict = judge_match(match(deals))
        if random.random() < 0.7:
            deals[-1] = deal.model_copy(update={"total": verdict.deals[-1].total})
        if verdict.winner:
            break
        number += 1
        dealer = in_turn(dealer, SEATS)[1]
    if random.random() < 0.4:
        total = judge_match(match(deals)).total
        other = "EO" if language == "fr" else "EW"
        head.append(Tag(name="Result", value=f"NS {total['NS']} {other} {total['EW']}"))
    return match(deals)
