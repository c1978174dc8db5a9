"""Damages of hands and tricks."""

from random import Random

from referee.record.model import Deal, Hand, Trick

from .cards import PACK
from .parts import any_card, card_at, put, with_parts, with_trick

__all__ = [
    "add_card_to_trick",
    "add_trick",
    "card_twice_in_hands",
    "drop_card_of_hand",
    "drop_card_of_trick",
    "drop_hand",
    "drop_hands",
    "drop_last_tricks",
    "drop_middle_trick",
    "play_another_held_card",
    "play_card_of_another",
    "repeat_a_card",
    "swap_cards_of_hands",
    "swap_tricks",
    "swap_within_trick",
    "wrong_leader",
]


def swap_cards_of_hands(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Exchange one card between two hands."""
    del seats
    if not deal.hands or len(deal.hands) < 2 or not all(hand.cards for hand in deal.hands):
        return None
    here, there = random.sample(range(len(deal.hands)), 2)
    hands = [list(hand.cards) for hand in deal.hands]
    first, second = random.randrange(len(hands[here])), random.randrange(len(hands[there]))
    hands[here][first], hands[there][second] = hands[there][second], hands[here][first]
    return with_parts(
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
    return with_parts(deal, hands=tuple(hands))


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
    return with_parts(deal, hands=tuple(hands))


def drop_hand(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Leave out a whole hand."""
    del seats
    if not deal.hands or len(deal.hands) < 2:
        return None
    hands = list(deal.hands)
    hands.pop(random.randrange(len(hands)))
    return with_parts(deal, hands=tuple(hands))


def drop_hands(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Leave out all hands."""
    del random, seats
    return with_parts(deal, hands=None) if deal.hands and deal.tricks else None


def play_another_held_card(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Exchange a card with one that the same player plays later, as a revoke does.

    The order of play is taken from the tricks' own winners, so the later card is put where the player's would be.
    """
    place = any_card(random, deal)
    if place is None or not deal.hands:
        return None
    card = card_at(deal, place)
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
    other = card_at(deal, other_place)
    return put(put(deal, place, other), other_place, card)


def play_card_of_another(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Write another card of the pack in the place of one played: not held, or played already."""
    del seats
    place = any_card(random, deal)
    return None if place is None else put(deal, place, random.choice(PACK))


def repeat_a_card(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Play a card that was played in an earlier place."""
    del seats
    places = [any_card(random, deal), any_card(random, deal)]
    if places[0] is None or places[1] is None or places[0] == places[1]:
        return None
    first, second = sorted(place for place in places if place)
    return put(deal, second, card_at(deal, first))


def swap_within_trick(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Exchange two cards of a trick."""
    del seats
    place = any_card(random, deal)
    if place is None or len((deal.tricks or ())[place[0]].cards) < 2:
        return None
    here, there = random.sample(range(len((deal.tricks or ())[place[0]].cards)), 2)
    first, second = (place[0], here), (place[0], there)
    one, other = card_at(deal, first), card_at(deal, second)
    return put(put(deal, first, other), second, one)


def swap_tricks(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Exchange two tricks that follow each other."""
    del seats
    if not deal.tricks or len(deal.tricks) < 2:
        return None
    place = random.randrange(len(deal.tricks) - 1)
    tricks = list(deal.tricks)
    tricks[place], tricks[place + 1] = tricks[place + 1], tricks[place]
    return with_parts(deal, tricks=tuple(tricks))


def drop_card_of_trick(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Leave out a card of a trick."""
    del seats
    place = any_card(random, deal)
    if place is None:
        return None
    trick = (deal.tricks or ())[place[0]]
    said = tuple(word for index, word in enumerate(trick.said) if index != place[1])
    cards = tuple(card for index, card in enumerate(trick.cards) if index != place[1])
    if not cards:
        return None
    return with_trick(deal, place[0], cards=cards, said=said if any(said) else ())


def add_card_to_trick(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Write one card too many in a trick."""
    del seats
    place = any_card(random, deal)
    if place is None:
        return None
    trick = (deal.tricks or ())[place[0]]
    said = (*trick.said, None) if trick.said else ()
    return with_trick(deal, place[0], cards=(*trick.cards, random.choice(PACK)), said=said)


def drop_last_tricks(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Stop after some tricks."""
    del seats
    if not deal.tricks or len(deal.tricks) < 2:
        return None
    return with_parts(deal, tricks=deal.tricks[: random.randint(1, len(deal.tricks) - 1)])


def drop_middle_trick(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Leave out a trick."""
    del seats
    if not deal.tricks or len(deal.tricks) < 2:
        return None
    tricks = list(deal.tricks)
    tricks.pop(random.randrange(len(tricks)))
    return with_parts(deal, tricks=tuple(tricks))


def add_trick(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Write a trick after the last."""
    if not deal.tricks:
        return None
    cards = tuple(random.sample(PACK, len(seats)))
    return with_parts(deal, tricks=(*deal.tricks, Trick(number=len(deal.tricks) + 1, leader=None, cards=cards)))


def wrong_leader(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Write any player as the leader of a trick."""
    if not deal.tricks:
        return None
    return with_trick(deal, random.randrange(len(deal.tricks)), leader=random.choice(seats))
