"""What contrée has of its own among the tables of the fast lane: bids, contre, the marking grid."""

from collections.abc import Mapping
from typing import Any, Final

from referee.fast.bids import BIDS, bid_of
from referee.games.contree.game import ContreeGame
from referee.games.contree.marking import Half, Marking
from referee.kernel.calls import DENOMINATIONS
from referee.kernel.table import Table
from referee.rules.choices import BeloteHelps, ContreFreezes, ContreTurn, Equality, FirstLeader, SelfRaise
from referee.rules.grid import Cell, Group

__all__ = ["own_tables"]

_LEVELS: Final = (1, 2, 4)
_EQUALITY: Final = {Equality.TAKERS_LOSE: 0, Equality.CONTRACT_DECIDES: 1, Equality.HELD: 2, Equality.REPLAY: 2}
_SELF_RAISE: Final = {SelfRaise.NO: 0, SelfRaise.OTHER_DENOMINATION: 1, SelfRaise.ALLOWED: 2}
_VARIABLES: Final = {"T": (1,), "D": (2,), "C": (3,), "Bt": (4,), "Bd": (5,), "B": (4, 5)}


def own_tables(game: ContreeGame, table: Table) -> Mapping[str, Any]:
    """Give the tables of a game, by their names."""
    del table
    marking = game.marking
    return {
        **_bids(game),
        "closing": game.calls.closing_passes,
        "returns": 1,
        "any_time": int(game.calls.contre is ContreTurn.ANY_TIME),
        "freezes": int(game.calls.freezes is ContreFreezes.FREEZES),
        "self_raise": _SELF_RAISE[game.calls.self_raise],
        "taker_leads": int(game.leads is FirstLeader.TAKER),
        "helps": int(marking.belotes is BeloteHelps.HELPS),
        "equality": _EQUALITY[marking.equality],
        "cells": _cells(marking),
        "nearest": marking.rounder.unit,
        "down": int(marking.rounder.half is Half.DOWN),
        "last_nearest": marking.last_rounder.unit,
        "last_down": int(marking.last_rounder.half is Half.DOWN),
        "winner_deals": 0,
    }


def _bids(game: ContreeGame) -> dict[str, Any]:
    """Give the bids that can be made, under their values."""
    rules = game.bids
    rank, needs, worth, doubled = ([0] * BIDS for _ in range(4))
    for value in range(BIDS):
        bid = bid_of(value, rules.denominations[0])
        if bid is not None and rules.fault(bid) is None:
            rank[value], needs[value], worth[value] = rules.rank(bid), rules.needs(bid), rules.value(bid)
            doubled[value] = int(bid.kind not in rules.undoubled)
    denominations = sum(1 << number for number, code in enumerate(DENOMINATIONS) if code in rules.denominations)
    return {"rank": rank, "needs": needs, "worth": worth, "doubled": doubled, "denominations": denominations}


def _cells(marking: Marking) -> list[int]:
    """Give the cells of takers and defenders, by kind of bid, result, all eight tricks or not, and level."""
    return [
        factor
        for kind in ("points", "capot", "generale")
        for result in ("made", "failed")
        for swept in (False, True)
        for level in _LEVELS
        for square in (marking.square(kind, result, swept, level),)
        for cell in (square.takers, square.defenders)
        for factor in _factors(cell)
    ]


def _factors(cell: Cell) -> list[int]:
    """Give a cell as the factors of 1, T, D, C, Bt and Bd that it adds up to."""
    factors = [0] * 6

    def add(groups: tuple[Group, ...], times: int) -> None:
        for group in groups:
            if group.inner:
                add(group.inner, times * group.factor)
            for at in _VARIABLES[group.name] if group.name else () if group.inner else (0,):
                factors[at] += times * group.factor

    add(cell.sum, 1)
    return factors
