"""From a rule set to its game, and who sits at the table: the one place that knows which games there are."""

from referee.engine.game import Game
from referee.games.comptoir.compose import compose as compose_comptoir
from referee.games.contree.compose import compose as compose_contree
from referee.games.contree.game import ContreeGame
from referee.kernel.table import CONTREE_TABLE, Table, comptoir_table
from referee.record.layout import table_size
from referee.record.model import Deal, Match
from referee.record.model import Game as GameName
from referee.rules.model import ComptoirRules, RuleSet

__all__ = ["compose", "seats_of", "table_of"]

LEAST_PLAYERS = 2


def compose(rules: RuleSet) -> Game:
    """Compose the game of a rule set."""
    if isinstance(rules, ComptoirRules):
        return compose_comptoir(rules)
    return compose_contree(rules)


def table_of(game: Game | None, match: Match, deal: Deal | None) -> Table:
    """Give the table of a match.

    Contrée has one; in comptoir the players are those whom the tags name, else those whom the first deal names.
    """
    if match.game != "comptoir":
        return seats_of(game, "contree", len(CONTREE_TABLE.seats))
    return seats_of(game, "comptoir", max(table_size(match.game, match.tags, deal), LEAST_PLAYERS))


def seats_of(game: Game | None, name: GameName, players: int) -> Table:
    """Give the table of so many players; contrée has one table only, in the order of play of its rule set."""
    if name == "comptoir":
        return comptoir_table(players)
    return game.table if isinstance(game, ContreeGame) else CONTREE_TABLE
