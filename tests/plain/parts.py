"""Changing one part of a deal."""

from random import Random

from referee.record.model import Deal

__all__ = ["any_card", "card_at", "put", "with_parts", "with_trick"]


def with_parts(deal: Deal, **parts: object) -> Deal:
    return deal.model_copy(update=parts)


def with_trick(deal: Deal, place: int, /, **parts: object) -> Deal:
    tricks = list(deal.tricks or ())
    tricks[place] = tricks[place].model_copy(update=parts)
    return with_parts(deal, tricks=tuple(tricks))


def any_card(random: Random, deal: Deal) -> tuple[int, int] | None:
    places = [(number, index) for number, trick in enumerate(deal.tricks or ()) for index in range(len(trick.cards))]
    return random.choice(places) if places else None


def put(deal: Deal, place: tuple[int, int], card: str) -> Deal:
    number, index = place
    cards = list((deal.tricks or ())[number].cards)
    cards[index] = card
    return with_trick(deal, number, cards=tuple(cards))


def card_at(deal: Deal, place: tuple[int, int]) -> str:
    return (deal.tricks or ())[place[0]].cards[place[1]] or ""
