"""A composed game as tables and numbers: all that the fast lane knows of its rules."""

from referee.fast.numbers import Numbers

__all__ = ["Tables"]


class Tables:
    """A game as tables and numbers, written by :mod:`referee.fast.tables`.

    Of the table: ``size``, players; ``party_of``, by seat; ``sides``, the seats of each seat's party as a mask; ``parties``.

    Of the auction, by value of a bid: ``rank``, 0 for one that cannot be made, ``needs``, ``worth``, ``doubled``, whether it can
    be; ``denominations``: those there are, as a mask, 7 standing for none; ``closing``: passes that end it; ``returns``: whether who
    has passed may bid again; ``any_time``: whether a contre may come out of turn; ``freezes``: whether bids end with it;
    ``self_raise``: 0 none, 1 in another denomination, 2 any.

    Of the play: ``length``: tricks, 0 where the deal settles it, ``most`` of them; ``taker_leads``; ``masks``: of each set of
    cards, by ``((denomination × 4 + suit led) × 32 + best card) × 8``; ``ladders``: guard and legal set of each row, four rows a
    situation; ``power``: of cards to win; ``values``: points of cards by denomination; ``pairs``: suits of belotes by
    denomination, ``belote_worth``; ``words_needed``.

    Of the count, in parts of a point, ``unit`` of them: ``scale``: what a side's cards are worth, by denomination × 512,
    ``last_scale``: with the ordinary last trick; ``all_more``, ``alone_more``: what every trick is worth above that.

    Of the marks: ``helps``: whether belotes count for the contract; ``equality``: 0 the takers lose, 1 the contract decides, 2
    left to the engine; ``cells``: factors of 1, T, D, C, Bt, Bd for takers, then for each other party, by outcome and level;
    ``nearest``, ``down``: what marks are rounded to, and whether a half goes down, ``last_nearest``, ``last_down``: in the deal
    that reaches the target.

    Of the match: ``beyond``: points that a target must be passed by; ``made_ends``: whether only a contract made ends it;
    ``draws``: whether it can end with several at the top; ``winner_deals``: whether who marked deals next.
    """

    __slots__ = (
        "all_more",
        "alone_more",
        "any_time",
        "belote_worth",
        "beyond",
        "cells",
        "closing",
        "denominations",
        "doubled",
        "down",
        "draws",
        "equality",
        "freezes",
        "helps",
        "ladders",
        "last_down",
        "last_nearest",
        "last_scale",
        "length",
        "made_ends",
        "masks",
        "most",
        "nearest",
        "needs",
        "pairs",
        "parties",
        "party_of",
        "power",
        "rank",
        "returns",
        "scale",
        "self_raise",
        "sides",
        "size",
        "taker_leads",
        "unit",
        "values",
        "winner_deals",
        "words_needed",
        "worth",
    )

    all_more: int
    alone_more: int
    any_time: int
    belote_worth: int
    beyond: int
    cells: Numbers
    closing: int
    denominations: int
    doubled: Numbers
    down: int
    draws: int
    equality: int
    freezes: int
    helps: int
    ladders: Numbers
    last_down: int
    last_nearest: int
    last_scale: Numbers
    length: int
    made_ends: int
    masks: Numbers
    most: int
    nearest: int
    needs: Numbers
    pairs: Numbers
    parties: int
    party_of: Numbers
    power: Numbers
    rank: Numbers
    returns: int
    scale: Numbers
    self_raise: int
    sides: Numbers
    size: int
    taker_leads: int
    unit: int
    values: Numbers
    winner_deals: int
    words_needed: int
    worth: Numbers
