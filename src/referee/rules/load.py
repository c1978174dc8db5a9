"""Named rule sets, read from ``seeds/presets``."""

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Final

from referee.record.model import Game
from referee.resources import folder
from referee.rules.model import ComptoirRules, ContreeRules, RuleSet

__all__ = ["DEFAULT", "UnknownRuleSetError", "load", "names"]

DEFAULT = "seed"

_MODELS: Final[Mapping[Game, type[ContreeRules | ComptoirRules]]] = {"contree": ContreeRules, "comptoir": ComptoirRules}


class UnknownRuleSetError(LookupError):
    """No rule set of this game has this name: ``name``, ``game``."""

    def __init__(self, name: str, game: Game) -> None:
        super().__init__(f"no rule set {name!r} for {game}")
        self.name = name
        self.game = game


def names(game: Game) -> list[str]:
    """Give the names of the rule sets of a game, sorted."""
    return sorted(path.stem for path in (folder("seeds") / "presets" / game).glob("*.toml"))


@cache
def load(name: str, game: Game) -> RuleSet:
    """Give the rule set of this name, letter case apart; raises :class:`UnknownRuleSetError`."""
    if name.casefold() not in names(game):
        raise UnknownRuleSetError(name, game)
    path = folder("seeds") / "presets" / game / f"{name.casefold()}.toml"
    return _MODELS[game].model_validate(tomllib.loads(path.read_text(encoding="utf-8")))
