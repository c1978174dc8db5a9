"""Counts of legal plays to a depth, from fixed positions: a fingerprint of the duties of play, as perft is in chess."""

from collections.abc import Callable, Mapping
from random import Random

from .cards import PACK, SEATS, in_turn
from .contree_play import holder, play_duties
from .tricks import Cards

__all__ = ["FIXED_DEALS", "count_plays", "plain_legal"]

Legal = Callable[[list[str], Cards, str, str], set[str]]


def plain_legal(hand: list[str], trick: Cards, seat: str, denomination: str) -> set[str]:
    """Give the legal cards, by the plain referee."""
    return play_duties(set(hand), trick, denomination, seat)[0]


def _fixed(seed: int, size: int) -> dict[str, list[str]]:
    """Deal so many cards each, always the same."""
    pack = Random(seed).sample(PACK, size * len(SEATS))
    return {seat: pack[place * size : (place + 1) * size] for place, seat in enumerate(SEATS)}


FIXED_DEALS = {
    "pairs": {
        "N": ["SK", "SQ", "HA"],
        "W": ["S9", "DK", "DQ"],
        "S": ["SJ", "HK", "HQ"],
        "E": ["SA", "CK", "CQ"],
    },
    "ruffs": {
        "N": ["HA", "H7", "D7"],
        "W": ["S7", "S8", "C7"],
        "S": ["SJ", "C8", "C9"],
        "E": ["S9", "SQ", "D8"],
    },
    "drawn 3": _fixed(3, 3),
    "drawn 4": _fixed(4, 4),
    "drawn 8": _fixed(8, 8),
}


def count_plays(
    hands: Mapping[str, list[str]], leader: str, denomination: str, depth: int, legal: Legal = plain_legal
) -> int:
    """Count the sequences of so many legal cards from these hands, this player leading.

    ``legal``: who says what is legal; a sequence that ends sooner, all cards played, counts once.
    """
    return _count({seat: list(cards) for seat, cards in hands.items()}, [], leader, denomination, depth, legal)


def _count(hands: dict[str, list[str]], trick: Cards, leader: str, denomination: str, depth: int, legal: Legal) -> int:
    if len(trick) == len(SEATS):
        return _count(hands, [], holder(trick, denomination), denomination, depth, legal)
    seat = in_turn(leader, SEATS)[len(trick)]
    if depth == 0 or not hands[seat]:
        return 1
    return sum(
        _count(
            {**hands, seat: [other for other in hands[seat] if other != card]},
            [*trick, (seat, card)],
            leader,
            denomination,
            depth - 1,
            legal,
        )
        for card in legal(hands[seat], trick, seat, denomination)
    )
