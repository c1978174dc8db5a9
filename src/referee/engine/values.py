"""Points of the 32 cards under each denomination."""

from referee.kernel.calls import DENOMINATIONS, NO_TRUMP
from referee.kernel.cards import RANK_CODES, SUITS

__all__ = ["card_values"]

RANKS_AS_WRITTEN = ("A", "10", "K", "Q", "J", "9", "8", "7")

Ranked = tuple[int, ...]


def card_values(*, trump: Ranked, plain: Ranked, no_trump: Ranked, all_trumps: Ranked) -> tuple[Ranked, ...]:
    """Give the points of each card, for each denomination, from those of a suit in the order A 10 K Q J 9 8 7."""

    def pack(denomination: int) -> Ranked:
        points = []
        for suit in SUITS:
            if denomination in SUITS:
                suit_points = trump if suit == denomination else plain
            else:
                suit_points = no_trump if denomination == NO_TRUMP else all_trumps
            points += [suit_points[RANKS_AS_WRITTEN.index(rank)] for rank in RANK_CODES]
        return tuple(points)

    return tuple(pack(denomination) for denomination in range(len(DENOMINATIONS)))
