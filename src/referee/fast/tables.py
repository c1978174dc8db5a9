"""From a composed game to the tables that the fast lane judges by: what the engine's policies say, written out."""

from array import array
from collections.abc import Iterable
from typing import Final

from referee.engine.belote import Words
from referee.engine.ladder import Cards, Situation, masks_of
from referee.engine.scale import Scale
from referee.engine.trick import POWER
from referee.fast.judge import Tables
from referee.games.contree.game import ContreeGame
from referee.games.contree.marking import Half, Rounder
from referee.kernel.calls import DENOMINATIONS, Bid, parse_bid
from referee.kernel.cards import PACK_SIZE, SUITS
from referee.rules.choices import BeloteHelps, EndDeal, EndTie, Equality, FirstLeader, TargetReach
from referee.rules.grid import Cell, Group

__all__ = ["CAPOT", "GENERALE", "tables_of", "whole", "wide"]

CAPOT: Final = 998
GENERALE: Final = 999
"""The values under which these bids stand in the tables."""

_ROWS: Final = 8
_SETS: Final = 8
_MOST_POINTS: Final = 512
_LEVELS: Final = (1, 2, 4)
_EQUALITY: Final = {Equality.TAKERS_LOSE: 0, Equality.CONTRACT_DECIDES: 1, Equality.HELD: 2, Equality.REPLAY: 2}
_VARIABLES: Final = {"T": (1,), "D": (2,), "C": (3,), "Bt": (4,), "Bd": (5,), "B": (4, 5)}


def whole(values: Iterable[int]) -> "array[int]":
    """Give an array of small numbers."""
    return array("i", values)


def wide(values: Iterable[int]) -> "array[int]":
    """Give an array of numbers as wide as a hand."""
    return array("q", values)


def tables_of(game: ContreeGame) -> Tables | None:
    """Give the tables of a game; ``None`` for one that they cannot hold."""
    points = max(sum(values) for values in game.play.values)
    if game.match.tie is EndTie.DRAW or game.play.belote is None or points >= _MOST_POINTS:
        return None
    tables = Tables()
    tables.masks = wide(_masks())
    tables.ladders = whole(_ladders(game))
    denominations = range(len(DENOMINATIONS))
    tables.power = whole(POWER[one][led][card] for one in denominations for led in SUITS for card in range(PACK_SIZE))
    tables.values = whole(game.play.values[one][card] for one in denominations for card in range(PACK_SIZE))
    tables.scale = whole(_scaled(scale, cards) for scale in game.scales for cards in range(_MOST_POINTS))
    _bids(tables, game)
    _belotes(tables, game)
    tables.taker_leads = int(game.leads is FirstLeader.TAKER)
    last, marking, match = game.last_trick, game.marking, game.match
    tables.last_one, tables.last_all, tables.last_alone = last.one, last.all, last.alone
    tables.helps = int(marking.belotes is BeloteHelps.HELPS)
    tables.equality = _EQUALITY[marking.equality]
    tables.rounding = _rounding(marking.rounder)
    tables.exact = int(marking.rounder != marking.last_rounder)
    tables.beyond = int(match.reach is TargetReach.PASS)
    tables.made_ends = int(match.end_deal is EndDeal.MADE)
    tables.cells = wide(
        factor
        for kind in ("points", "capot", "generale")
        for result in ("made", "failed")
        for swept in (False, True)
        for level in _LEVELS
        for square in (marking.square(kind, result, swept, level),)
        for cell in (square.takers, square.defenders)
        for factor in _factors(cell)
    )
    return tables


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


def _ladders(game: ContreeGame) -> list[int]:
    """Give guard and legal set of each row; a last row that holds for every hand."""
    ladders: list[int] = []
    for situation in Situation:
        rows = [part for row in game.play.duties[situation] for part in (row.guard, _legal(row.steps))]
        ladders += (rows + [Cards.ALL] * _ROWS)[:_ROWS]
    return ladders


def _legal(steps: tuple[object, ...]) -> Cards:
    return steps[-1].cards if steps else Cards.ALL  # type: ignore[attr-defined]


def _scaled(scale: Scale, cards: int) -> int:
    """Give what cards come to, the last trick apart; -1 where that is no whole number."""
    return -1 if scale.exact else int(scale.points(cards, None))


def _bids(tables: Tables, game: ContreeGame) -> None:
    """Write the bids that can be made, under their values."""
    rules = game.bids
    rank, needs, worth, doubled = ([0] * (GENERALE + 1) for _ in range(4))
    for value in range(GENERALE + 1):
        bid = _bid(value, rules.denominations[0])
        if bid is not None and rules.fault(bid) is None:
            rank[value], needs[value], worth[value] = rules.rank(bid), rules.needs(bid), rules.value(bid)
            doubled[value] = int(bid.kind not in rules.undoubled)
    tables.rank, tables.needs, tables.worth, tables.doubled = wide(rank), whole(needs), whole(worth), whole(doubled)
    tables.denominations = sum(1 << n for n, code in enumerate(DENOMINATIONS) if code in rules.denominations)
    tables.closing_passes = game.calls.closing_passes


def _bid(value: int, denomination: str) -> Bid | None:
    return parse_bid({CAPOT: "capot", GENERALE: "generale"}.get(value, str(value)) + denomination)


def _belotes(tables: Tables, game: ContreeGame) -> None:
    policy = game.play.belote
    if policy is not None:
        tables.belote_worth = policy.worth
        tables.words_needed = int(policy.words is Words.NEEDED)
        tables.pairs = whole(sum(1 << suit for suit in suits) for suits in policy.suits)


def _rounding(rounder: Rounder) -> int:
    """Give what is added before tens are cut off: 0 where nothing is rounded, -1 for another unit than ten."""
    if rounder.unit == 1:
        return 0
    if rounder.unit != 10:  # noqa: PLR2004 (tens)
        return -1
    return 5 if rounder.half is Half.UP else 4


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
