"""From a composed game to the tables that the fast lane judges by: what the engine's policies say, written out.

What the engine asks of every game is written here; what each has of its own, in :mod:`referee.fast.contree` and
:mod:`referee.fast.comptoir`.
"""

from collections.abc import Callable, Mapping
from itertools import chain
from math import lcm
from types import MappingProxyType
from typing import Any, Final

from referee.engine.belote import Words
from referee.engine.game import Game
from referee.engine.ladder import Cards, Situation, Step, masks_of
from referee.engine.trick import POWER
from referee.fast import comptoir, contree
from referee.fast.numbers import whole, wide
from referee.fast.tabled import Tables
from referee.games.comptoir.game import ComptoirGame
from referee.games.contree.game import ContreeGame
from referee.kernel.calls import DENOMINATIONS
from referee.kernel.cards import PACK_SIZE, SUITS
from referee.kernel.points import Amount
from referee.kernel.table import Table
from referee.rules.choices import EndDeal, EndTie, TargetReach

__all__ = ["tables_of"]

_ROWS: Final = 8
_SETS: Final = 8
_MOST_POINTS: Final = 512
_OWN: Final[Mapping[type, Callable[[Any, Table], Mapping[str, Any]]]] = MappingProxyType(
    {ContreeGame: contree.own_tables, ComptoirGame: comptoir.own_tables}
)
_WIDE: Final = frozenset(("rank", "cells"))


def tables_of(game: Game, table: Table) -> Tables | None:
    """Give the tables of a game for those at a table; ``None`` for one that they cannot hold."""
    if type(game) not in _OWN or max(sum(values) for values in game.play.values) >= _MOST_POINTS:
        return None
    tables = Tables()
    _seating(tables, table)
    _play(tables, game)
    _counting(tables, game)
    match = game.match
    tables.beyond = int(match.reach is TargetReach.PASS)
    tables.made_ends = int(match.end_deal is EndDeal.MADE)
    tables.draws = int(match.tie is EndTie.DRAW)
    for name, value in _OWN[type(game)](game, table).items():
        setattr(tables, name, value if isinstance(value, int) else wide(value) if name in _WIDE else whole(value))
    return tables


def _seating(tables: Tables, table: Table) -> None:
    tables.size, tables.parties = table.size, len(table.parties)
    tables.party_of = whole(table.party_of)
    tables.sides = whole(
        sum(1 << seat for seat in range(table.size) if table.party_of[seat] == party) for party in table.party_of
    )


def _play(tables: Tables, game: Game) -> None:
    """Write what is settled of the play."""
    denominations = range(len(DENOMINATIONS))
    tables.length, tables.most = game.hands.size or 0, game.hands.most
    tables.masks = wide(_masks())
    tables.ladders = whole(_ladders(game))
    tables.power = whole(POWER[one][led][card] for one in denominations for led in SUITS for card in range(PACK_SIZE))
    tables.values = whole(chain.from_iterable(game.play.values))
    policy = game.play.belote
    suits = [()] * len(DENOMINATIONS) if policy is None else policy.suits
    tables.pairs = whole(sum(1 << suit for suit in own) for own in suits)
    tables.belote_worth = 0 if policy is None else policy.worth
    tables.words_needed = int(policy is not None and policy.words is Words.NEEDED)


def _masks() -> list[int]:
    """Give the sets of cards of every trick begun."""
    masks = [0] * (len(DENOMINATIONS) * len(SUITS) * PACK_SIZE * _SETS)
    for denomination in range(len(DENOMINATIONS)):
        for led in SUITS:
            for best in range(PACK_SIZE):
                at = ((denomination * len(SUITS) + led) * PACK_SIZE + best) * _SETS
                sets = masks_of(led, denomination if denomination in SUITS else None, best)
                masks[at : at + len(sets)] = sets
    return masks


def _ladders(game: Game) -> list[int]:
    """Give guard and legal set of each row; a last row that holds for every hand."""
    ladders: list[int] = []
    for situation in Situation:
        rows = [part for row in game.play.duties[situation] for part in (row.guard, _legal(row.steps))]
        ladders += (rows + [Cards.ALL] * _ROWS)[:_ROWS]
    return ladders


def _legal(steps: tuple[Step, ...]) -> Cards:
    return steps[-1].cards if steps else Cards.ALL


def _counting(tables: Tables, game: Game) -> None:
    """Write what cards come to, in parts of a point that make whole numbers of them."""
    last = game.last_trick
    scaled, with_last = (
        [_scaled(game, number, bonus) for number in range(len(game.scales))] for bonus in (None, last.one)
    )
    tables.unit = unit = lcm(*(points.denominator for points in chain(*scaled, *with_last)))
    tables.scale, tables.last_scale = (
        whole(points.numerator * (unit // points.denominator) for points in chain(*counted))
        for counted in (scaled, with_last)
    )
    tables.all_more, tables.alone_more = (last.all - last.one) * unit, (last.alone - last.one) * unit


def _scaled(game: Game, denomination: int, bonus: int | None) -> list[Amount]:
    """Give what cards of any points come to; nobody has more of these than there are."""
    most = sum(game.play.values[denomination])
    points = [game.scales[denomination].points(cards, bonus) for cards in range(most + 1)]
    return points + [0] * (_MOST_POINTS - len(points))
