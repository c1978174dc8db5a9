"""The lanes of one file, by what the judging of its matches rests on."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from referee.fast import bga_form, bgn_form, jsonl_form
from referee.fast.auction import Auction
from referee.fast.judge import Judge
from referee.fast.lane import Lane, TaggedLane
from referee.fast.numbers import whole, wide
from referee.fast.replay import Replay
from referee.fast.spelling import Head
from referee.fast.tabled import Tables
from referee.fast.tables import tables_of
from referee.games.compose import seats_of
from referee.imports.bga import cuts as bga_cuts
from referee.judging.rulesets import RulesChoice, choose, prepare
from referee.kernel.table import Table
from referee.notation import cuts as bgn_cuts
from referee.record.model import Game, Match, Tag
from referee.rules.model import RuleSet

__all__ = ["Lanes", "Way"]

Way = Literal["bgn", "jsonl", "bga"]
"""The forms of records that have a fast lane."""


class _Form(NamedTuple):
    """How a form is read: the head of a match, a lane for what opens like it, and where a text can be cut behind a place."""

    head_at: Callable[[bytes, int], Head | None]
    lane_of: Callable[[Head, Table], Lane | None]
    boundary: Callable[[bytes, int], int]


_FORMS: Final[dict[Way, _Form]] = {
    "bgn": _Form(bgn_form.head_at, bgn_form.lane_of, bgn_cuts.boundary),
    "jsonl": _Form(jsonl_form.head_at, jsonl_form.lane_of, jsonl_form.boundary),
    "bga": _Form(bga_form.head_at, bga_form.lane_of, bga_cuts.boundary),
}
_Key = tuple[object, ...]


class Lanes:
    """The lanes of one file of a form; ``rules``: by which the one given last judges."""

    rules: RuleSet

    def __init__(self, way: Way, choice: RulesChoice) -> None:
        """Have none yet; ``choice``: what is to be judged by."""
        self._form = _FORMS[way]
        self.boundary = self._form.boundary
        self._choice = choice
        self._known: dict[_Key, tuple[Lane, int, RuleSet] | None] = {}

    def at(self, data: bytes, at: int) -> Lane | None:
        """Give the lane of the match at an offset; ``None`` where only the full reader can judge it."""
        head = self._form.head_at(data, at)
        if head is None:
            return None
        key = head.game, head.language, head.rules, head.players, head.below, head.style
        if key not in self._known:
            self._known[key] = self._made(head)
        known = self._known[key]
        if known is None:
            return None
        lane, target, self.rules = known
        lane.target, lane.limit = head.target or target, head.deals
        if isinstance(lane, TaggedLane):
            lane.opening, lane.closing = head.opening, head.closing
        return lane

    def _made(self, head: Head) -> tuple[Lane, int, RuleSet] | None:
        """Make a lane, and give the target of its rule set with it, and that itself."""
        tags = [Tag(name="Game", value=head.game)]
        tags += [] if head.rules is None else [Tag(name="Rules", value=head.rules)]
        match = Match(game=head.game, language=head.language, tags=tuple(tags))
        prepared, findings = choose(match, head.game, self._choice)
        if prepared is None or findings:
            return None
        table, tables = _seated(prepared.rules, head.game, head.players)
        if tables is None:
            return None
        target = prepared.game.match.target or 0
        lane = self._form.lane_of(head, table)
        if lane is None:
            return None
        lane.judge = _judge(lane, tables)
        lane.matches = lane.verified = lane.partial = 0
        return lane, target, prepared.rules


@lru_cache(maxsize=64)
def _seated(rules: RuleSet, name: Game, players: int) -> tuple[Table, Tables | None]:
    """Give who sits where, and the tables of the game for them: once, for all files that are played by it."""
    game = prepare(rules).game
    table = seats_of(game, name, players)
    return table, tables_of(game, table)


def _judge(lane: Lane, tables: Tables) -> Judge:
    judge = Judge()
    judge.auction, judge.play = Auction(), Replay()
    for part in (judge, judge.auction, judge.play):
        part.sheet, part.tables = lane.sheet, tables
    judge.play.left = wide([0] * 4)
    judge.play.points, judge.play.tricks, judge.play.belotes = (whole([0] * 4) for _ in range(3))
    judge.marks, judge.totals = wide([0] * 4), wide([0] * 4)
    return judge
