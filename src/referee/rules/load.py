"""Named rule sets, read from ``seeds/presets``.

A file gives what its source states. With ``extends`` the rest comes from another rule set; ``rest = "not stated"`` says that
the source is silent on it. A parameter is written as its value, or as a table ``{value, source, chosen}``; ``source`` at
the top of the file is that of everything in it that names none.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from referee.record.model import Game
from referee.resources import folder
from referee.rules.model import NOT_STATED, ComptoirRules, ContreeRules, RuleSet

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
    return _MODELS[game].model_validate(_whole(tomllib.loads(path.read_text(encoding="utf-8")), game))


def _whole(written: dict[str, Any], game: Game) -> dict[str, Any]:
    """Complete a rule set as written by what it extends."""
    own = dict(written)
    source, rest = own.pop("source", None), own.pop("rest", "same")
    parts = {
        "parameters": {key: _sourced(value, source) for key, value in own.pop("parameters", {}).items()},
        "marking": {key: _sourced(row, source) for key, row in own.pop("marking", {}).items()},
    }
    sources = own.pop("sources", {})
    if own.get("extends"):
        base = load(own["extends"], game).model_dump(mode="json", exclude_none=True)
        for part, values in parts.items():
            inherited = base.get(part, {})
            if rest != "same":
                inherited = {key: {**value, "source": NOT_STATED, "chosen": True} for key, value in inherited.items()}
            parts[part] = inherited | {key: {**inherited.get(key, {}), **value} for key, value in values.items()}
        sources = {**base["sources"], **sources}
    if game == "comptoir":
        del parts["marking"]
    return {**own, "game": game, "sources": sources, **parts}


def _sourced(value: Any, source: str | None) -> dict[str, Any]:
    """Give a parameter or a row of the grid as a table with its source: what is stated anew is not chosen by others."""
    table = value if isinstance(value, dict) else {"value": value}
    return {"chosen": False, **table} if source is None else {"source": source, "chosen": False, **table}
