"""Which rule set judges a match: imposed, named by its tag, or the default; then the values set over it."""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import get_args

from referee.diagnostics.model import Finding
from referee.engine.game import Game as EngineGame
from referee.games.compose import compose
from referee.record.model import Game, Match
from referee.rules.faults import RuleSetError, closest
from referee.rules.files import is_file_name, load_beside
from referee.rules.load import DEFAULT, UnknownRuleSetError, load, names
from referee.rules.model import RuleSet
from referee.rules.settings import Setting, changed
from referee.verdict.model import RulesStamp

__all__ = ["Prepared", "RulesChoice", "choose", "named", "prepare"]


@dataclass(frozen=True, slots=True)
class RulesChoice:
    """What is to be judged by.

    ``imposed``: on every record whatever its tag; ``fallback``: for records that name none, each a name or a rule set;
    ``settings``: values set over any of them, and over what a record names; ``folder``: where the record stands, for the
    rule-set files that it names, ``None`` for one that stands in no folder.
    """

    imposed: str | RuleSet | None = None
    fallback: str | RuleSet | None = None
    settings: tuple[Setting, ...] = ()
    folder: str | None = None


@dataclass(frozen=True, slots=True)
class Prepared:
    """A rule set ready to judge by: itself, what verdicts print of it, and the game composed from it."""

    rules: RuleSet
    stamp: RulesStamp
    game: EngineGame


@lru_cache(maxsize=64)
def prepare(rules: RuleSet) -> Prepared:
    """Compose a rule set, once."""
    return Prepared(rules, RulesStamp(name=rules.name, version=rules.version, digest=rules.digest), compose(rules))


def named(name: str, game: Game) -> RuleSet:
    """Give the rule set of a name, in full or not; raises :class:`UnknownRuleSetError`."""
    prefix, slash, own = name.strip().rpartition("/")
    return load(name if slash and prefix.casefold() != game else own, game)


def choose(match: Match, game: Game, choice: RulesChoice) -> tuple[Prepared | None, tuple[Finding, ...]]:
    """Find the rule set of a match; ``None`` and findings when it cannot be used, or is one of another game."""
    tag = match.tag("Rules")
    path = _tag_path(match)
    wanted = choice.imposed or (tag if tag is not None else choice.fallback or DEFAULT)
    try:
        base = _found(wanted, game, choice.folder)
        rules = changed(base, choice.settings)
    except UnknownRuleSetError:
        return None, (_unknown(str(wanted), game, path),)
    except RuleSetError as error:
        return None, tuple(Finding("N113", path, _facts(error, index)) for index in range(len(error.faults)))
    if rules.game != game:
        return None, (Finding("N107", path, {"value": _name(wanted), "game": game}),)
    prepared = prepare(rules)
    if rules is base and not (choice.imposed and tag is not None and not _same(tag, base, game, choice.folder)):
        return prepared, ()
    # What was changed is told apart from what was meant to be judged by.
    instead = tag if tag is not None else base.name
    return prepared, (Finding("N108", path, {"rules": rules.name, "tag": instead}),)


def _found(wanted: str | RuleSet, game: Game, folder: str | None) -> RuleSet:
    if not isinstance(wanted, str):
        return wanted
    return load_beside(wanted, folder) if is_file_name(wanted) else named(wanted, game)


def _name(wanted: str | RuleSet) -> str:
    return wanted if isinstance(wanted, str) else wanted.name


def _same(tag: str, rules: RuleSet, game: Game, folder: str | None) -> bool:
    """Tell whether a tag names the rule set that is imposed anyway."""
    try:
        return _found(tag, game, folder) == rules
    except (UnknownRuleSetError, RuleSetError):
        return False


@cache
def _unknown(value: str, game: Game, path: tuple[str | int, ...]) -> Finding:
    own = value.rpartition("/")[2].strip().casefold()
    if any(own in names(other) for other in get_args(Game)):
        return Finding("N107", path, {"value": value, "game": game})
    known = names(game)
    return Finding("N105", path, {"value": value, "known": list(known), **closest(own, known)})


def _facts(error: RuleSetError, index: int) -> dict[str, object]:
    fault = error.faults[index]
    where = {} if fault.line is None else {"line": fault.line}
    return {"file": fault.file, "problem": fault.told, **where}


def _tag_path(match: Match) -> tuple[str | int, ...]:
    index = next((index for index, tag in enumerate(match.tags) if tag.name == "Rules"), None)
    return ("tags",) if index is None else ("tags", index)
