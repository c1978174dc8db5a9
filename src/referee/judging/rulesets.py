"""Which rule set judges a match: imposed, named by its tag, or the default."""

from dataclasses import dataclass
from functools import cache
from typing import get_args

from referee.diagnostics.model import Finding
from referee.engine.game import Game as EngineGame
from referee.games.compose import compose
from referee.record.model import Game, Match
from referee.rules.load import DEFAULT, UnknownRuleSetError, load, names
from referee.verdict.model import RulesStamp

__all__ = ["Prepared", "RulesChoice", "choose", "prepare"]


@dataclass(frozen=True, slots=True)
class RulesChoice:
    """Names of rule sets: ``imposed`` on every record whatever its tag, ``fallback`` for records that name none."""

    imposed: str | None = None
    fallback: str | None = None


@dataclass(frozen=True, slots=True)
class Prepared:
    """A rule set ready to judge by: what verdicts print of it, and the game composed from it."""

    stamp: RulesStamp
    game: EngineGame


@cache
def prepare(name: str, game: Game) -> Prepared:
    """Load and compose a named rule set, once; raises :class:`UnknownRuleSetError`."""
    rules = load(name, game)
    return Prepared(RulesStamp(name=rules.name, version=rules.version, digest=rules.digest), compose(rules))


def choose(match: Match, game: Game, choice: RulesChoice) -> tuple[Prepared | None, tuple[Finding, ...]]:
    """Find the rule set of a match; ``None`` and a finding when its name is not one of this game's."""
    tag = match.tag("Rules")
    name = choice.imposed or (tag if tag is not None else choice.fallback or DEFAULT)
    path = _tag_path(match)
    prefix, slash, own = name.rpartition("/")
    if slash and prefix.casefold() != game:
        return None, (Finding("N107", path, {"value": name, "game": game}),)
    try:
        rules = prepare(own.strip().casefold(), game)
    except UnknownRuleSetError:
        if any(own.strip().casefold() in names(other) for other in get_args(Game)):
            return None, (Finding("N107", path, {"value": name, "game": game}),)
        return None, (Finding("N105", path, {"value": name, "known": names(game)}),)
    if choice.imposed and tag is not None and tag.rpartition("/")[2].strip().casefold() != rules.stamp.name:
        return rules, (Finding("N108", path, {"rules": rules.stamp.name, "tag": tag}),)
    return rules, ()


def _tag_path(match: Match) -> tuple[str | int, ...]:
    index = next((index for index, tag in enumerate(match.tags) if tag.name == "Rules"), None)
    return ("tags",) if index is None else ("tags", index)
