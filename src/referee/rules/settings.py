"""Single values set over a rule set: ``undertrump=free``, ``marking.made.contre=T+2C+Bt / Bd``."""

import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from referee.record.model import Game
from referee.rules.faults import Fault, RuleSetError, closest
from referee.rules.load import layered
from referee.rules.model import RuleSet
from referee.rules.sheet import Sheet
from referee.rules.written import GAMES, parameters_of, read_layer

__all__ = ["SOURCE", "Setting", "changed", "games_of", "parse_setting"]

SOURCE: Final = "--set"
_SQUARE: Final = range(2, 4)


@dataclass(frozen=True, slots=True)
class Setting:
    """A parameter, or a row or a square of the grid, and what it is to be. ``keys``: those that lead to it in a file."""

    keys: tuple[str, ...]
    value: str

    def __str__(self) -> str:
        """Give it as it is printed: ``undertrump=free``."""
        return f"{'.'.join(self.keys)}={self.value}"

    @property
    def games(self) -> tuple[Game, ...]:
        """The games that know what is set."""
        if self.keys[0] == "marking":
            return ("contree",)
        return tuple(game for game in GAMES if self.keys[0] in parameters_of(game))

    @property
    def read(self) -> Any:
        """The value, read as TOML where it is some, else as a word."""
        try:
            table = tomllib.loads(f"x = {self.value}")
        except (tomllib.TOMLDecodeError, RecursionError):
            return self.value
        return table["x"] if list(table) == ["x"] else self.value


def parse_setting(text: str) -> Setting:
    """Read ``PARAMETER=VALUE``; raises :class:`RuleSetError` for what is no setting of any game."""
    name, equals, value = (part.strip() for part in text.partition("="))
    keys = tuple(part.strip() for part in name.split("."))
    if keys[0] == "parameters" and len(keys) > 1:
        keys = keys[1:]
    if not equals or not name or not value:
        raise RuleSetError([Fault("setting", facts={"value": text}, file=SOURCE)])
    setting = Setting(keys, value)
    if not setting.games or (len(keys) not in _SQUARE if keys[0] == "marking" else len(keys) > 1):
        known = {*(parameter for game in GAMES for parameter in parameters_of(game)), "marking.made.plain"}
        raise RuleSetError([Fault("parameter", keys, {"name": name, **closest(name, known)}, SOURCE)])
    return setting


def games_of(settings: Iterable[Setting]) -> set[Game]:
    """Give the games in which something is set."""
    return {game for setting in settings for game in setting.games}


def changed(rules: RuleSet, settings: tuple[Setting, ...]) -> RuleSet:
    """Give a rule set with values set over it; its name then shows them. What its game does not know is left aside.

    Of two settings of one thing the last counts. The very rule set comes back where nothing is set in it. Raises
    :class:`RuleSetError`.
    """
    own = {setting.keys: setting for setting in settings if rules.game in setting.games}
    return _changed(rules, tuple(own.values())) if own else rules


@lru_cache(maxsize=64)
def _changed(rules: RuleSet, settings: tuple[Setting, ...]) -> RuleSet:
    layer = read_layer(_table(settings), rules.game, SOURCE, rules.sources)
    made = layered(layer, Sheet(SOURCE, ""), rules.game, rules)
    name = f"{rules.name} + {', '.join(map(str, settings))}"
    return made.model_copy(update={"name": name, "version": rules.version, "title": rules.title})


def _table(settings: Sequence[Setting]) -> dict[str, Any]:
    table: dict[str, Any] = {}
    for setting in settings:
        *path, last = setting.keys if setting.keys[0] == "marking" else ("parameters", *setting.keys)
        inner = table
        for key in path:
            inner = inner.setdefault(key, {})
            if not isinstance(inner, dict):
                raise RuleSetError([Fault("twice", setting.keys, {"name": ".".join(setting.keys)}, SOURCE)])
        inner[last] = setting.read
    return table
