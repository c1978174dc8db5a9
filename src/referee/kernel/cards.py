"""Cards as small integers, hands as bit masks, and the two orders of strength.

A card is ``suit * 8 + rank``, an integer from 0 to 31. Suits run spade, heart, diamond, club; ranks run in the plain
order of strength, weak to strong: 7 8 9 J Q K 10 A. A hand is an integer with one bit a card.
"""

from typing import Final

__all__ = [
    "ABOVE_PLAIN",
    "ABOVE_TRUMP",
    "CARD_CODES",
    "CARD_OF",
    "FULL_PACK",
    "KING",
    "LADDER_PLAIN",
    "LADDER_TRUMP",
    "PACK_SIZE",
    "QUEEN",
    "RANK_CODES",
    "SUITS",
    "SUIT_CODES",
    "SUIT_MASKS",
    "cards_in",
    "codes",
    "display_order",
    "mask_of",
]

SUITS: Final = range(4)
SUIT_CODES: Final = ("S", "H", "D", "C")
RANK_CODES: Final = ("7", "8", "9", "J", "Q", "K", "10", "A")
PACK_SIZE: Final = 32
FULL_PACK: Final = (1 << PACK_SIZE) - 1
QUEEN: Final = RANK_CODES.index("Q")
KING: Final = RANK_CODES.index("K")

LADDER_PLAIN: Final = RANK_CODES
"""Ranks of a plain suit, weak to strong (C-3.2)."""
LADDER_TRUMP: Final = ("7", "8", "Q", "K", "10", "A", "9", "J")
"""Ranks of the trump suit, weak to strong (C-3.1)."""

CARD_CODES: Final = tuple(suit + rank for suit in SUIT_CODES for rank in RANK_CODES)
CARD_OF: Final = {code: card for card, code in enumerate(CARD_CODES)}
SUIT_MASKS: Final = tuple(0xFF << (8 * suit) for suit in SUITS)


def _above(ladder: tuple[str, ...]) -> tuple[int, ...]:
    """Give, for each card, the mask of the cards of its suit that are stronger in this order."""
    step = [ladder.index(rank) for rank in RANK_CODES]
    return tuple(
        sum(1 << (8 * suit + other) for other in range(8) if step[other] > step[rank])
        for suit in SUITS
        for rank in range(8)
    )


ABOVE_PLAIN: Final = _above(LADDER_PLAIN)
ABOVE_TRUMP: Final = _above(LADDER_TRUMP)


def mask_of(cards: "list[int] | tuple[int, ...]") -> int:
    """Give the mask that holds these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_in(mask: int) -> list[int]:
    """Give the cards of a mask, in ascending order of their numbers."""
    cards = []
    while mask:
        low = mask & -mask
        cards.append(low.bit_length() - 1)
        mask ^= low
    return cards


def display_order(card: int) -> tuple[int, int]:
    """Give the sort key in which hands are shown: suits ♠ ♥ ♦ ♣, ranks A 10 K Q J 9 8 7."""
    return (card >> 3, -(card & 7))


def codes(mask: int) -> list[str]:
    """Give the codes of a mask's cards, in display order."""
    return [CARD_CODES[card] for card in sorted(cards_in(mask), key=display_order)]
