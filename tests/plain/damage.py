"""Ways to spoil a deal: each takes a deal and gives a damaged one, or ``None`` where it does not apply.

What the damage makes of the deal is for the referees to find out: some damages are illegal, some only wrong, some are
legal other deals.
"""

from collections.abc import Callable
from random import Random

from referee.record.model import Call, Deal, Hand, Trick

from .cards import PACK, SEATS, in_turn

__all__ = ["DAMAGES", "Damage", "damaged"]

Damage = Callable[[Random, Deal, list[str]], Deal | None]


def _with(deal: Deal, **parts: object) -> Deal:
    return deal.model_copy(update=parts)


def _tricks_with(deal: Deal, place: int, /, **parts: object) -> Deal:
    tricks = list(deal.tricks or ())
    tricks[place] = tricks[place].model_copy(update=parts)
    return _with(deal, tricks=tuple(tricks))


def _any_card(random: Random, deal: Deal) -> tuple[int, int] | None:
    places = [(number, index) for number, trick in enumerate(deal.tricks or ()) for index in range(len(trick.cards))]
    return random.choice(places) if places else None


def _put(deal: Deal, place: tuple[int, int], card: str) -> Deal:
    number, index = place
    cards = list((deal.tricks or ())[number].cards)
    cards[index] = card
    return _tricks_with(deal, number, cards=tuple(cards))


def _card_at(deal: Deal, place: tuple[int, int]) -> str:
    return (deal.tricks or ())[place[0]].cards[place[1]] or ""


def swap_cards_of_hands(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Exchange one card between two hands."""
    del seats
    if not deal.hands or len(deal.hands) < 2 or not all(hand.cards for hand in deal.hands):
        return None
    here, there = random.sample(range(len(deal.hands)), 2)
    hands = [list(hand.cards) for hand in deal.hands]
    first, second = random.randrange(len(hands[here])), random.randrange(len(hands[there]))
    hands[here][first], hands[there][second] = hands[there][second], hands[here][first]
    return _with(
        deal,
        hands=tuple(Hand(seat=hand.seat, cards=tuple(cards)) for hand, cards in zip(deal.hands, hands, strict=True)),
    )


def card_twice_in_hands(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Write a card of one hand into another in place of one of its own."""
    del seats
    if not deal.hands or len(deal.hands) < 2 or not all(hand.cards for hand in deal.hands):
        return None
    here, there = random.sample(range(len(deal.hands)), 2)
    cards = list(deal.hands[there].cards)
    cards[random.randrange(len(cards))] = random.choice(deal.hands[here].cards)
    hands = list(deal.hands)
    hands[there] = Hand(seat=deal.hands[there].seat, cards=tuple(cards))
    return _with(deal, hands=tuple(hands))


def drop_card_of_hand(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Leave out a card of a hand."""
    del seats
    if not deal.hands:
        return None
    place = random.randrange(len(deal.hands))
    cards = list(deal.hands[place].cards)
    if len(cards) < 2:
        return None
    cards.pop(random.randrange(len(cards)))
    hands = list(deal.hands)
    hands[place] = Hand(seat=deal.hands[place].seat, cards=tuple(cards))
    return _with(deal, hands=tuple(hands))


def drop_hand(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Leave out a whole hand."""
    del seats
    if not deal.hands or len(deal.hands) < 2:
        return None
    hands = list(deal.hands)
    hands.pop(random.randrange(len(hands)))
    return _with(deal, hands=tuple(hands))


def drop_hands(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Leave out all hands."""
    del random, seats
    return _with(deal, hands=None) if deal.hands and deal.tricks else None


def play_another_held_card(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Exchange a card with one that the same player plays later, as a revoke does.

    The order of play is taken from the tricks' own winners, so the later card is put where the player's would be.
    """
    place = _any_card(random, deal)
    if place is None or not deal.hands:
        return None
    card = _card_at(deal, place)
    owner = next((hand for hand in deal.hands if card in hand.cards), None)
    if owner is None:
        return None
    later = [
        (number, index)
        for number, trick in enumerate(deal.tricks or ())
        for index, other in enumerate(trick.cards)
        if number > place[0] and other in owner.cards
    ]
    del seats
    if not later:
        return None
    other_place = random.choice(later)
    other = _card_at(deal, other_place)
    return _put(_put(deal, place, other), other_place, card)


def play_card_of_another(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Write another card of the pack in the place of one played: not held, or played already."""
    del seats
    place = _any_card(random, deal)
    return None if place is None else _put(deal, place, random.choice(PACK))


def repeat_a_card(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Play a card that was played in an earlier place."""
    del seats
    places = [_any_card(random, deal), _any_card(random, deal)]
    if places[0] is None or places[1] is None or places[0] == places[1]:
        return None
    first, second = sorted(place for place in places if place)
    return _put(deal, second, _card_at(deal, first))


def swap_within_trick(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Exchange two cards of a trick."""
    del seats
    place = _any_card(random, deal)
    if place is None or len((deal.tricks or ())[place[0]].cards) < 2:
        return None
    here, there = random.sample(range(len((deal.tricks or ())[place[0]].cards)), 2)
    first, second = (place[0], here), (place[0], there)
    one, other = _card_at(deal, first), _card_at(deal, second)
    return _put(_put(deal, first, other), second, one)


def swap_tricks(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Exchange two tricks that follow each other."""
    del seats
    if not deal.tricks or len(deal.tricks) < 2:
        return None
    place = random.randrange(len(deal.tricks) - 1)
    tricks = list(deal.tricks)
    tricks[place], tricks[place + 1] = tricks[place + 1], tricks[place]
    return _with(deal, tricks=tuple(tricks))


def drop_card_of_trick(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Leave out a card of a trick."""
    del seats
    place = _any_card(random, deal)
    if place is None:
        return None
    trick = (deal.tricks or ())[place[0]]
    said = tuple(word for index, word in enumerate(trick.said) if index != place[1])
    cards = tuple(card for index, card in enumerate(trick.cards) if index != place[1])
    if not cards:
        return None
    return _tricks_with(deal, place[0], cards=cards, said=said if any(said) else ())


def add_card_to_trick(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Write one card too many in a trick."""
    del seats
    place = _any_card(random, deal)
    if place is None:
        return None
    trick = (deal.tricks or ())[place[0]]
    said = (*trick.said, None) if trick.said else ()
    return _tricks_with(deal, place[0], cards=(*trick.cards, random.choice(PACK)), said=said)


def drop_last_tricks(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Stop after some tricks."""
    del seats
    if not deal.tricks or len(deal.tricks) < 2:
        return None
    return _with(deal, tricks=deal.tricks[: random.randint(1, len(deal.tricks) - 1)])


def drop_middle_trick(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Leave out a trick."""
    del seats
    if not deal.tricks or len(deal.tricks) < 2:
        return None
    tricks = list(deal.tricks)
    tricks.pop(random.randrange(len(tricks)))
    return _with(deal, tricks=tuple(tricks))


def add_trick(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Write a trick after the last."""
    if not deal.tricks:
        return None
    cards = tuple(random.sample(PACK, len(seats)))
    return _with(deal, tricks=(*deal.tricks, Trick(number=len(deal.tricks) + 1, leader=None, cards=cards)))


def wrong_leader(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Write any player as the leader of a trick."""
    if not deal.tricks:
        return None
    return _tricks_with(deal, random.randrange(len(deal.tricks)), leader=random.choice(seats))


def wrong_winner(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Claim any winner for a trick."""
    if not deal.tricks:
        return None
    return _tricks_with(deal, random.randrange(len(deal.tricks)), winner=random.choice(seats))


def wrong_trick_points(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Claim any points for a trick."""
    del seats
    if not deal.tricks:
        return None
    return _tricks_with(deal, random.randrange(len(deal.tricks)), points=random.randint(0, 60))


def wrong_trick_number(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Write another number before a trick."""
    del seats
    if not deal.tricks:
        return None
    return _tricks_with(deal, random.randrange(len(deal.tricks)), number=random.randint(1, 9))


def _wrong_figures(random: Random, figures: dict[str, int | None] | None) -> dict[str, int | None] | None:
    if not figures:
        return None
    party = random.choice(sorted(figures))
    return {**figures, party: (figures[party] or 0) + random.choice([-20, -10, -1, 1, 10, 20, 162])}


def wrong_score(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Claim a score that is not the one."""
    del seats
    figures = _wrong_figures(random, deal.score)  # type: ignore[arg-type]
    return _with(deal, score=figures) if figures else None


def wrong_total(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Claim a total that is not the one."""
    del seats
    figures = _wrong_figures(random, deal.total)  # type: ignore[arg-type]
    return _with(deal, total=figures) if figures else None


def drop_score(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Leave out the score."""
    del random, seats
    return _with(deal, score=None) if deal.score else None


def _word_at(deal: Deal, place: tuple[int, int], word: str | None) -> Deal:
    trick = (deal.tricks or ())[place[0]]
    said: list[str | None] = list(trick.said) or [None] * len(trick.cards)
    said[place[1]] = word
    return _tricks_with(deal, place[0], said=tuple(said) if any(said) else ())


def drop_word(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Leave out a word of belote."""
    del seats
    spoken = [(n, i) for n, trick in enumerate(deal.tricks or ()) for i, word in enumerate(trick.said) if word]
    return _word_at(deal, random.choice(spoken), None) if spoken else None


def swap_word(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Say belote for rebelote, or the reverse."""
    del seats
    spoken = [(n, i, word) for n, trick in enumerate(deal.tricks or ()) for i, word in enumerate(trick.said) if word]
    if not spoken:
        return None
    number, index, word = random.choice(spoken)
    return _word_at(deal, (number, index), "rebelote" if word == "belote" else "belote")


def add_word(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Say a word with any card; comptoir knows no belote."""
    place = _any_card(random, deal)
    return None if place is None or seats != SEATS else _word_at(deal, place, random.choice(["belote", "rebelote"]))


def _calls(deal: Deal) -> list[Call]:
    return list(deal.auction or ())


def _random_call(random: Random, seats: list[str]) -> str:
    denomination = random.choice(["S", "H", "D", "C", "NT", "AT"])
    if seats != SEATS:
        return random.choice(["pass", "0", "1", "contre", "90H", "capotS", str(random.randint(1, 80))])
    value = random.choice([70, 80, 85, 90, 100, 110, 120, 130, 140, 150, 160, 170])
    rare = random.choice(["pass", "contre", "surcontre", f"capot{denomination}", f"generale{denomination}"])
    return rare if random.random() < 0.4 else f"{value}{denomination}"


def change_call(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Put another call in the place of one."""
    calls = _calls(deal)
    if not calls:
        return None
    place = random.randrange(len(calls))
    calls[place] = Call.model_validate({"seat": calls[place].seat, "call": _random_call(random, seats)})
    return _with(deal, auction=tuple(calls))


def add_call(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Put a call in between, or at the end."""
    calls = _calls(deal)
    if not calls:
        return None
    label = random.choice([None, random.choice(seats)])
    call = Call.model_validate({"seat": label, "call": _random_call(random, seats)})
    calls.insert(random.randint(0, len(calls)), call)
    return _with(deal, auction=tuple(calls))


def drop_call(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Leave out a call."""
    del seats
    calls = _calls(deal)
    if len(calls) < 2:
        return None
    calls.pop(random.randrange(len(calls)))
    return _with(deal, auction=tuple(calls))


def swap_calls(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Exchange two calls that follow each other."""
    del seats
    calls = _calls(deal)
    if len(calls) < 2:
        return None
    place = random.randrange(len(calls) - 1)
    calls[place], calls[place + 1] = calls[place + 1], calls[place]
    return _with(deal, auction=tuple(calls))


def wrong_label(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Put any seat before a call."""
    calls = _calls(deal)
    if not calls:
        return None
    place = random.randrange(len(calls))
    calls[place] = Call.model_validate({"seat": random.choice(seats), "call": calls[place].call})
    return _with(deal, auction=tuple(calls))


def other_dealer(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Let another player have dealt."""
    del random
    return None if deal.dealer is None else _with(deal, dealer=in_turn(deal.dealer, seats)[1])


def add_ruling(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Let the arbiter speak: a penalty, a score, a misdeal, a dispute, a revoke."""
    parties = ["NS", "EW"] if seats == SEATS else seats
    ruling = random.choice(
        [
            {"kind": "penalty", "party": random.choice(parties), "points": random.choice([160, 100, 1, -1, -100])},
            {"kind": "ruling", "score": {party: random.choice([0, 1, 162, 262]) for party in parties}},
            {"kind": "misdeal"},
            {"kind": "dispute"},
            {"kind": "revoke", "seat": random.choice(seats), "trick": random.randint(1, 8)},
        ]
    )
    if deal.rulings or (seats != SEATS and ruling["kind"] == "revoke"):
        return None
    return Deal.model_validate({**dict(deal), "rulings": [ruling]})


def lay_down(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Let a player lay down before the end, mostly one whose side won the last trick written."""
    if seats != SEATS or not deal.hands or not deal.tricks or len(deal.tricks) < 8 or deal.rulings:
        return None
    kept = random.choice([3, 5, 6, 6, 7, 7])
    tricks = list(deal.tricks[: kept + 1])
    if random.random() < 0.7:
        tricks.pop()
    else:
        shown = random.randint(1, 3)
        last = tricks[-1]
        said = last.said[:shown]
        tricks[-1] = last.model_copy(
            update={
                "cards": last.cards[:shown],
                "said": said if any(said) else (),
                "winner": None,
                "points": None,
            }
        )
    final = [card for trick in deal.tricks[kept:] for card in trick.cards]
    seat = random.choice([hand.seat for hand in deal.hands if set(hand.cards) & set(final)])
    spoilt = {**dict(deal), "tricks": tricks, "score": None, "rulings": [{"kind": "claim", "seat": seat}]}
    return Deal.model_validate(spoilt)


DAMAGES: dict[str, Damage] = {
    damage.__name__: damage
    for damage in (
        add_call,
        add_card_to_trick,
        add_ruling,
        add_trick,
        add_word,
        card_twice_in_hands,
        change_call,
        drop_call,
        drop_card_of_hand,
        drop_card_of_trick,
        drop_hand,
        drop_hands,
        drop_last_tricks,
        drop_middle_trick,
        drop_score,
        drop_word,
        lay_down,
        other_dealer,
        play_another_held_card,
        play_card_of_another,
        repeat_a_card,
        swap_calls,
        swap_cards_of_hands,
        swap_tricks,
        swap_within_trick,
        swap_word,
        wrong_label,
        wrong_leader,
        wrong_score,
        wrong_total,
        wrong_trick_number,
        wrong_trick_points,
        wrong_winner,
    )
}


def damaged(random: Random, deal: Deal, seats: list[str], times: int = 1) -> tuple[Deal, str]:
    """Damage a deal so many times; gives the deal and what was done to it."""
    done = []
    for _ in range(times):
        name = random.choice(sorted(DAMAGES))
        spoilt = DAMAGES[name](random, deal, seats)
        if spoilt is not None and spoilt != deal:
            deal = spoilt
            done.append(name)
    return deal, ", ".join(done) or "nothing"
