"""Cards as strings: their orders of strength, their points, and who sits where (C-1, C-3)."""

from collections.abc import Iterable

from .book import SEED, Book

__all__ = [
    "ALL_TRUMPS",
    "DENOMINATIONS",
    "NO_TRUMP",
    "PACK",
    "SEATS",
    "SIDES",
    "SUITS",
    "as_shown",
    "in_turn",
    "next_seat",
    "other_side",
    "points_of",
    "rank_of",
    "side_of",
    "strength",
    "suit_of",
    "trump_suits",
]

SUITS = ["S", "H", "D", "C"]
NO_TRUMP = "NT"
ALL_TRUMPS = "AT"
DENOMINATIONS = [*SUITS, NO_TRUMP, ALL_TRUMPS]

PLAIN_ORDER = ["7", "8", "9", "J", "Q", "K", "10", "A"]
TRUMP_ORDER = ["7", "8", "Q", "K", "10", "A", "9", "J"]
PLAIN_POINTS = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
TRUMP_POINTS = {"J": 20, "9": 14, "A": 11, "10": 10, "K": 4, "Q": 3, "8": 0, "7": 0}
NO_TRUMP_POINTS = {
    "a19": {"A": 19, "10": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0},
    "a11_152": PLAIN_POINTS,
}
ALL_TRUMPS_POINTS = {
    "w14": {"J": 14, "9": 9, "A": 6, "10": 5, "K": 3, "Q": 1, "8": 0, "7": 0},
    "w13": {"J": 13, "9": 9, "A": 6, "10": 5, "K": 3, "Q": 2, "8": 0, "7": 0},
    "raw": TRUMP_POINTS,
    "raw152": TRUMP_POINTS,
}

PACK = [suit + rank for suit in SUITS for rank in PLAIN_ORDER]

SEATS = ["N", "W", "S", "E"]
SIDES = ["NS", "EW"]


def suit_of(card: str) -> str:
    """Give the suit of a card."""
    return card[0]


def rank_of(card: str) -> str:
    """Give the rank of a card."""
    return card[1:]


def trump_suits(denomination: str) -> list[str]:
    """Give the suits that are trumps: one, none, or all four."""
    if denomination == NO_TRUMP:
        return []
    if denomination == ALL_TRUMPS:
        return SUITS
    return [denomination]


def strength(card: str, denomination: str) -> int:
    """Give the strength of a card within its suit (C-3.1 to C-3.4)."""
    if suit_of(card) in trump_suits(denomination):
        return TRUMP_ORDER.index(rank_of(card))
    return PLAIN_ORDER.index(rank_of(card))


def points_of(card: str, denomination: str, book: Book = SEED) -> int:
    """Give the points of a card, unscaled (C-3.1 to C-3.4)."""
    if denomination == NO_TRUMP:
        return NO_TRUMP_POINTS[book["nt_values"]][rank_of(card)]
    if denomination == ALL_TRUMPS:
        return ALL_TRUMPS_POINTS[book["ta_values"]][rank_of(card)]
    if suit_of(card) == denomination:
        return TRUMP_POINTS[rank_of(card)]
    return PLAIN_POINTS[rank_of(card)]


def side_of(seat: str) -> str:
    """Give the side of a seat of contrée (C-1.1)."""
    return "NS" if seat in {"N", "S"} else "EW"


def other_side(side: str) -> str:
    """Give the side that plays against this one."""
    return "EW" if side == "NS" else "NS"


def next_seat(seat: str, seats: list[str]) -> str:
    """Give the next seat in order of play (C-1.2, K-1.1)."""
    return seats[(seats.index(seat) + 1) % len(seats)]


def as_shown(cards: Iterable[str]) -> tuple[str, ...]:
    """Give cards in the order in which hands are written: suits ♠ ♥ ♦ ♣, strong cards of the plain order first."""
    return tuple(sorted(cards, key=lambda card: (SUITS.index(card[0]), -PLAIN_ORDER.index(card[1:]))))


def in_turn(first: str, seats: list[str]) -> list[str]:
    """Give all seats in order of play, from this one on."""
    start = seats.index(first)
    return seats[start:] + seats[:start]
