"""What comptoir has of its own among the tables of the fast lane: bids in points alone, one mark, who deals next."""

from collections.abc import Mapping
from typing import Any, Final

from referee.fast.bids import BIDS, CAPOT, DENOMINATION
from referee.games.comptoir.auction import AfterPass, offence
from referee.games.comptoir.game import ComptoirGame, Deals
from referee.games.comptoir.settle import MARK
from referee.kernel.table import Table

__all__ = ["own_tables"]

_MARKED: Final = [MARK, 0, 0, 0, 0, 0]
_UNMARKED: Final = [0] * 6
_ROWS_OF_A_KIND: Final = 2
_LEVELS: Final = 3
_KINDS: Final = 3


def own_tables(game: ComptoirGame, table: Table) -> Mapping[str, Any]:
    """Give the tables of a game, by their names."""
    bids = [value if value < CAPOT and offence(str(value)) is None else 0 for value in range(BIDS)]
    returns = game.after_pass is AfterPass.MAY_RETURN
    made, failed = [*_MARKED, *_UNMARKED], [*_UNMARKED, *_MARKED]
    times = _ROWS_OF_A_KIND * _LEVELS
    return {
        "rank": bids,
        "needs": bids,
        "worth": bids,
        "doubled": [0] * BIDS,
        "denominations": 1 << DENOMINATION,
        "closing": table.size - 1,
        "returns": int(returns),
        "any_time": 0,
        "freezes": 0,
        "self_raise": 2,
        # He leads, whoever deals (K-4.1), and has made his bid by his points alone (K-5.2).
        "taker_leads": 1,
        "helps": 1,
        "equality": 1,
        "cells": [*made * times, *failed * times] * _KINDS,
        "nearest": 1,
        "down": 0,
        "last_nearest": 1,
        "last_down": 0,
        "winner_deals": int(game.deals is Deals.WINNER),
    }
