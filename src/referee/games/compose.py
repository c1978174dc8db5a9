"""From a rule set to its game, and who sits at the table: the one place that knows which games there are."""

from referee.engine.game import Game
from referee.games.comptoir.compose import compose as compose_comptoir
from referee.games.contree.compose import compose as compose_contree
from referee.games.contree.game import ContreeGame
from referee.kernel.table import CONTREE_TABLE, Table, comptoir_table
from referee.record.model import Deal, Match
from referee.record.model import Game as GameName
from referee.rules.model import ComptoirRules, RuleSet

__all__ = ["compose", "seats_of", "table_of"]

LEAST, MOST = 2, 4


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
    named = {tag.name for tag in match.tags if tag.name in ("P1", "P2", "P3", "P4")}
    if not named and deal is not None:
        named = set(_named(deal))
    players = max((int(seat[1]) for seat in named), default=LEAST)
    return seats_of(game, "comptoir", min(max(players, LEAST), MOST))


def seats_of(game: Game | None, name: GameName, players: int) -> Table:
    """Give the table of so many players; contrée has one table only, in the order of play of its rule set."""
    if name == "comptoir":
        return comptoir_table(players)
    return game.table if isinstance(game, ContreeGame) else CONTREE_TABLE


def _named(deal: Deal) -> list[str]:
    """Give the players whom a deal names."""
    seats: list[str | None] = [
        deal.dealer,
        *(hand.seat for hand in deal.hands or ()),
        *(call.seat for call in deal.auction or ()),
    ]
    seats += [trick.leader for trick in deal.tricks or ()]
    if deal.contract is not None:
        seats.append(deal.contract.taker)
    for figures in (deal.score, deal.total, deal.summary and deal.summary.points):
        seats += list(figures or {})
    return [seat for seat in seats if seat is not None and seat.startswith("P")]
