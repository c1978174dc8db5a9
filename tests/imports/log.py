"""Logs of a site, written from records: the inverse of what is tested, by other means."""

from random import Random

import referee
from referee.record.model import Call, Count, Deal, Match, Tag, Trick

__all__ = ["SEATS", "lines_of", "log_of", "random_deal", "random_match"]

SEATS = ("N", "W", "S", "E")
PLAYERS = {"N": "P1", "W": "P2", "S": "P3", "E": "P4"}
SUITS = {"S": "spade", "H": "heart", "C": "club", "D": "diamond"}
TRUMPS = {
    "S": "1 (spade)",
    "H": "2 (heart)",
    "C": "3 (club)",
    "D": "4 (diamond)",
    "AT": "5 (all trump)",
    "NT": "6 (no trump)",
}
TAGS = (Tag(name="Game", value="contree"), Tag(name="Rules", value="bga"))
RULES = "bga"
TARGET = 2000


def after(seat, steps=1):
    return SEATS[(SEATS.index(seat) + steps) % 4]


def side(seat):
    return "NS" if seat in "NS" else "EW"


def _auction(random: Random, first: str) -> list[tuple[str, str]]:
    """An auction as the site has it: four passes end it, a doubled contract is answered by both."""
    dealer, calls, seat = after(first, 3), [], first
    while True:
        legal = referee.legal_calls(calls, dealer, rules=RULES)
        if not legal:
            return calls
        bids = [call for call in legal if call[0].isdigit() or call.startswith("capot")]
        weights = {"pass": 6, "contre": 1, "surcontre": 2}
        call = random.choices(legal, [weights.get(call, 4 / max(len(bids), 1)) for call in legal])[0]
        calls.append((seat, call))
        # Behind a contre the site asks the doubled side alone.
        seat = after(seat, 2 if len(calls) > 1 and calls[-2][1] == "contre" else 1)


def _trump(calls: list[tuple[str, str]]) -> str | None:
    bids = [call for _, call in calls if call not in {"pass", "contre", "surcontre"}]
    return next((code for code in ("AT", "NT", "S", "H", "D", "C") if bids[-1].endswith(code)), None) if bids else None


def random_deal(random: Random, first: str = "N", number: int = 1) -> Deal:
    """A legal deal of the site's game, with every claim that its log prints, all right."""
    calls = _auction(random, first)
    auction = tuple(Call(seat=seat, call=call) for seat, call in calls)
    deal = Deal(number=number, dealer=after(first, 3), auction=auction)
    trump = _trump(calls)
    if trump is None:
        return deal
    pack = [suit + rank for suit in "SHDC" for rank in ("7", "8", "9", "10", "J", "Q", "K", "A")]
    random.shuffle(pack)
    hands = {seat: pack[8 * n : 8 * n + 8] for n, seat in enumerate(SEATS)}
    pairs = {
        card: seat
        for seat in SEATS
        if {trump + "K", trump + "Q"} <= set(hands[seat])
        for card in (trump + "K", trump + "Q")
    }
    tricks, leader, spoken = [], first, False
    for index in range(8):
        played: list[tuple[str, str]] = []
        said: list[str | None] = []
        for step in range(4):
            seat = after(leader, step)
            card = random.choice(referee.legal_cards(hands[seat], played, seat, trump, rules=RULES))
            hands[seat].remove(card)
            played.append((seat, card))
            word = None
            if pairs.get(card) == seat:
                word, spoken = ("rebelote" if spoken else "belote"), True
            said.append(word)
        cards = tuple(card for _, card in played)
        trick = Trick(number=index + 1, leader=leader, cards=cards, said=tuple(said) if any(said) else ())
        tricks.append(trick)
        deal = deal.model_copy(update={"tricks": tuple(tricks)})
        verdict = _judged(deal)
        winner = verdict.tricks[-1].winner
        tricks[-1] = trick.model_copy(update={"winner": winner})
        leader = winner
    deal = deal.model_copy(update={"tricks": tuple(tricks)})
    verdict = _judged(deal)
    count = Count(points=dict(verdict.points), result="made" if verdict.made else "failed")
    return deal.model_copy(update={"count": count, "score": dict(verdict.score)})


def _judged(deal: Deal):
    match = Match(game="contree", language="en", tags=TAGS, deals=(deal,))
    return referee.judge(match).deals[0]


def random_match(random: Random, deals: int) -> Match:
    """Deals of one match, dealers in rotation, no more than its target lets play."""
    dealt: list[Deal] = []
    total = {"NS": 0, "EW": 0}
    while len(dealt) < deals and max(total.values()) <= TARGET:
        dealt.append(random_deal(random, after("N", len(dealt)), len(dealt) + 1))
        total = {own: total[own] + (dealt[-1].score or total)[own] * bool(dealt[-1].score) for own in total}
    return Match(game="contree", language="en", tags=TAGS, deals=tuple(dealt))


def lines_of(deal: Deal, space: str = "", names: dict[str, str] | None = None) -> list[str]:
    """The lines of a deal; ``space``: before an exclamation; ``names``: of the seats."""
    name = names or {seat: seat for seat in SEATS}
    lines, bid, taker = [], "", None
    doubled = False
    for call in deal.auction or ():
        seat = name[call.seat]
        match call.call:
            case "pass":
                lines.append(f"{seat} does not redouble." if doubled else f"{seat} passes")
            case "contre":
                doubled = True
                lines += [f"{seat} doubles{space}!", "Waiting for redouble"]
            case "surcontre":
                lines.append(f"{seat} redoubles{space}!")
            case code:
                trump = next(trump for trump in ("AT", "NT", "S", "H", "D", "C") if code.endswith(trump))
                value = code.removesuffix(trump).replace("capot", "250")
                taker, bid = call.seat, f"{value} {TRUMPS[trump].split()[0]}"
                lines.append(f"{seat} bids {value} {TRUMPS[trump]}")
    if taker is None:
        return lines
    if not doubled:
        lines.append(f"Everybody passes, {bid} for {name[taker]}")
    for index, trick in enumerate(deal.tricks or ()):
        for step, card in enumerate(trick.cards):
            seat = name[after(trick.leader, step)]
            if trick.said and trick.said[step]:
                lines.append(f"{seat} says {trick.said[step].capitalize()}{space}!")
            lines.append(f"{index}{seat} plays {card[1:]} {SUITS[card[0]]}")
        winner = name[trick.winner]
        lines.append(f"{winner} wins the last trick (+10 pts)" if index == 7 else f"{index}{winner} wins the trick")
    return [*lines, *_marking(deal, taker, name)]


def _marking(deal: Deal, taker: str, name: dict[str, str]) -> list[str]:
    words = [(after(trick.leader, n), word) for trick in deal.tricks or () for n, word in enumerate(trick.said) if word]
    belotes = {own: 20 * (sum(side(seat) == own for seat, _ in words) // 2) for own in ("NS", "EW")}
    takers = side(taker)
    points = [deal.count.points[own] + belotes[own] for own in (takers, "EW" if takers == "NS" else "NS")]
    result = "successful" if deal.count.result == "made" else "fails"
    lines = [f"Bid {result}, {points[0]} to {points[1]}!"]
    for seat in SEATS:
        mark = deal.score[side(seat)]
        lines.append(f"{name[seat]} scores {f'{mark} points' if mark else 'no point'}")
    return lines


def log_of(match: Match, space: str = "", names: dict[str, str] | None = None) -> str:
    """The log of a match; the leader of the next deal is said behind each."""
    name = names or {seat: seat for seat in SEATS}
    lines = []
    for deal in match.deals:
        lines += [*lines_of(deal, space, names), f"{name[after(deal.dealer, 2)]} is now the first player"]
    return "\n".join(lines) + "\n"
