"""The rule sets that a user can name, and what is meant by what a user gives."""

import os
from functools import cache
from typing import Final

from referee.judging.rulesets import named
from referee.record.model import Game
from referee.rules.faults import closest
from referee.rules.files import is_file_name, load_file
from referee.rules.load import UnknownRuleSetError, names
from referee.rules.model import ComptoirRules, ContreeRules, RuleSet

__all__ = ["GivenRules", "asked", "in_game", "is_known", "known_rules", "near_rules"]

_GAMES: Final[tuple[Game, ...]] = ("contree", "comptoir")

GivenRules = str | os.PathLike[str] | RuleSet
"""A rule set as a user gives it: its name, the path of its file, or itself."""


@cache
def known_rules() -> tuple[str, ...]:
    """Give the full names of the rule sets, such as ``contree/seed``."""
    return tuple(f"{game}/{name}" for game in _GAMES for name in names(game))


def is_known(name: str) -> bool:
    """Tell whether a rule set of either game has this name, full or not, letter case apart."""
    wanted = name.strip().casefold()
    return any(wanted in {full, full.rpartition("/")[2]} for full in known_rules())


def near_rules(name: str) -> str | None:
    """Give the name that is closest to one that no rule set has."""
    plain = [full.rpartition("/")[2] for full in known_rules()]
    return closest(name, [*plain, *known_rules()]).get("near")


def asked(given: GivenRules) -> str | RuleSet:
    """Give the rule set that is meant: a name, to be found in the game of each match, or one read from its file.

    A text is a name where a rule set has it, else a path where it ends like one or a file is there. Raises ``LookupError``
    for a name that no rule set has, :class:`referee.rules.faults.RuleSetError` for a file that cannot be used,
    ``TypeError`` for anything else.
    """
    if isinstance(given, ContreeRules | ComptoirRules):
        return given
    if isinstance(given, os.PathLike):
        return load_file(given)
    if not isinstance(given, str):
        msg = f"a rule set, its name or a path is needed, not {type(given).__name__}"
        raise TypeError(msg)
    if is_known(given):
        return given
    if is_file_name(given) or ("\0" not in given and os.path.isfile(given)):
        return load_file(given)
    raise LookupError(f"no rule set {given!r}; there are {', '.join(known_rules())}")


def in_game(given: GivenRules, game: Game) -> RuleSet:
    """Give the rule set that is meant, of this game.

    Raises ``LookupError`` and :class:`referee.rules.faults.RuleSetError` as :func:`asked`, the first also for a rule set of
    another game.
    """
    found = asked(given)
    if isinstance(found, str):
        return named(found, game)
    if found.game != game:
        raise UnknownRuleSetError(found.name, game)
    return found
