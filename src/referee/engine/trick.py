"""Who wins a trick, and in which situation a player finds himself."""

from functools import cache
from typing import Final

from referee.engine.ladder import Position, Situation, masks_of
from referee.kernel.calls import ALL_TRUMPS, DENOMINATIONS, NO_TRUMP
from referee.kernel.cards import LADDER_PLAIN, LADDER_TRUMP, RANK_CODES, SUIT_MASKS, SUITS

__all__ = ["POWER", "position"]


def _power(denomination: int, led: int) -> tuple[int, ...]:
    """Give each card's power to win when this suit was led: 0 for a card that cannot."""
    plain = [LADDER_PLAIN.index(rank) + 1 for rank in RANK_CODES]
    trump = [LADDER_TRUMP.index(rank) + 1 for rank in RANK_CODES]
    power = [0] * 32
    for rank in range(8):
        power[led * 8 + rank] = trump[rank] if denomination == ALL_TRUMPS else plain[rank]
    if denomination in SUITS:
        for rank in range(8):
            power[denomination * 8 + rank] = 8 + trump[rank]
    return tuple(power)


POWER: Final = tuple(tuple(_power(denomination, led) for led in SUITS) for denomination in range(len(DENOMINATIONS)))
"""``POWER[denomination][suit led][card]``: the highest wins (C-4.10)."""


def position(denomination: int, led: int, best: int, hand: int, own: bool) -> Position:  # noqa: FBT001
    """Say what a player finds: ``best`` the best card so far, ``own`` whether his own side played it."""
    if denomination == ALL_TRUMPS:
        return _position(Situation.ALL_TRUMPS, led, None, best)
    if denomination == NO_TRUMP:
        return _position(Situation.NO_TRUMP, led, None, best)
    if led == denomination:
        situation = Situation.TRUMP_LED_OWN if own else Situation.TRUMP_LED
    elif hand & SUIT_MASKS[led]:
        situation = Situation.FOLLOW
    else:
        ruffed = best >> 3 == denomination
        if own:
            situation = Situation.VOID_OWN_RUFFED if ruffed else Situation.VOID_OWN
        else:
            situation = Situation.VOID_RUFFED if ruffed else Situation.VOID
    return _position(situation, led, denomination, best)


@cache
def _position(situation: Situation, led: int, trump: int | None, best: int) -> Position:
    """Give a position: there are some thousands, met again in every deal."""
    return Position(situation, led, trump, best, masks_of(led, trump, best))
