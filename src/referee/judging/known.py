"""The rule sets that a user can name."""

from typing import Final

from referee.record.model import Game
from referee.rules.load import names

__all__ = ["is_known", "known_rules"]

_GAMES: Final[tuple[Game, ...]] = ("contree", "comptoir")


def known_rules() -> tuple[str, ...]:
    """Give the full names of the rule sets, such as ``contree/seed``."""
    return tuple(f"{game}/{name}" for game in _GAMES for name in names(game))


def is_known(name: str) -> bool:
    """Tell whether a rule set of either game has this name, full or not, letter case apart."""
    wanted = name.strip().casefold()
    return any(wanted in {full, full.rpartition("/")[2]} for full in known_rules())
