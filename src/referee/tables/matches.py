"""What both tables say of the match that a line belongs to."""

from typing import Final

from referee.tables.column import Column, Kind, Place, Row

__all__ = ["CONTEXT", "DEAL", "MATCH", "context_values", "match_values"]

MATCH: Final = (
    Column("file", Kind.TEXT, "fichier lu", "file read"),
    Column("match", Kind.INTEGER, "rang du match dans le fichier, depuis 1", "index of the match in its file, from 1"),
    Column("game", Kind.TEXT, "contree ou comptoir", "contree or comptoir", splits=True),
    Column("rules", Kind.TEXT, "nom du jeu de règles appliqué", "name of the rule set applied", splits=True),
    Column("rules_version", Kind.TEXT, "sa version", "its version"),
)
DEAL: Final = (Column("deal", Kind.INTEGER, "numéro de la donne", "number of the deal"),)
CONTEXT: Final = (
    Column(
        "deal_index", Kind.INTEGER, "rang de la donne dans le match, depuis 1", "index of the deal in its match, from 1"
    ),
    Column("rules_digest", Kind.TEXT, "empreinte des paramètres des règles", "digest of the parameters of the rules"),
    Column("event", Kind.TEXT, "étiquette [Tournoi]", "tag [Event]", splits=True),
    Column("site", Kind.TEXT, "étiquette [Lieu]", "tag [Site]", splits=True),
    Column("date", Kind.TEXT, "étiquette [Date], telle qu'écrite", "tag [Date], as written", splits=True),
    Column("round", Kind.TEXT, "étiquette [Ronde]", "tag [Round]", splits=True),
    Column("table_name", Kind.TEXT, "étiquette [Table]", "tag [Table]", splits=True),
    Column("tags", Kind.TAGS, "toutes les étiquettes, par nom anglais", "every tag, by its English name"),
)
_NAMED: Final = ("Event", "Site", "Date", "Round", "Table")


def match_values(place: Place) -> Row:
    """Give the values of :data:`MATCH`."""
    match, rules = place.match, place.match.rules
    stamp = (None, None) if rules is None else (rules.name, rules.version)
    return (place.file, match.index, match.game, *stamp)


def context_values(place: Place) -> Row:
    """Give the values of :data:`CONTEXT`."""
    tags, rules = place.match.tags, place.match.rules
    return (place.index, rules and rules.digest, *map(tags.get, _NAMED), tags)
