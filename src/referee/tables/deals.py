"""The table ``deals``: a line a deal, all that its verdict says apart from its tricks, which have a table of their own."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from math import lcm
from typing import Any, Final

from referee.diagnostics.spelling import PARTY_ORDER
from referee.judging.events import DealJudged
from referee.record.model import Party
from referee.scoresheet.figures import errors
from referee.tables.column import Column, Kind, Place, Row, Table
from referee.tables.matches import CONTEXT, DEAL, MATCH, context_values, match_values
from referee.verdict.model import ComptoirBeloteDeal, ContreeContract, ContreeDeal, DealVerdict, Diagnostic, Points

__all__ = ["DEALS"]

_FIGURES: Final = (
    (
        "points",
        Kind.POINTS,
        "points des cartes, dix de der compris, belote à part, avant l'arrondi",
        "points of the cards, last-trick bonus in, belote out, before rounding",
    ),
    ("tricks_won", Kind.INTEGER, "nombre de plis gagnés", "number of tricks won"),
    ("belotes", Kind.INTEGER, "points des belotes", "points of belotes"),
    ("score", Kind.INTEGER, "points marqués", "points marked"),
    ("terms", Kind.TERMS, "termes de la marque, en points", "terms of the score, in points"),
    ("total", Kind.INTEGER, "total après la donne, en points", "total after the deal, in points"),
    ("claimed_score", Kind.INTEGER, "marque notée sur la feuille, en points", "score that the sheet claims, in points"),
    ("claimed_total", Kind.INTEGER, "total noté sur la feuille, en points", "total that the sheet claims, in points"),
)
_NUMERATORS: Final = (
    "points_numerator",
    Kind.INTEGER,
    "les mêmes points, exacts: numérateur",
    "the same points, exact: numerator",
)

_CONTRACT: Final = (
    Column("taker", Kind.TEXT, "place du preneur", "seat of the taker"),
    Column("bid", Kind.TEXT, "annonce retenue: 90H, capotS; au comptoir 41", "the bid: 90H, capotS; in comptoir 41"),
    Column("value", Kind.INTEGER, "le contrat tel qu'il compte, en points", "the contract as it counts, in points"),
    Column("denomination", Kind.TEXT, "atout: S H D C, NT sans, AT tout", "trump: S H D C, NT none, AT all"),
    Column("level", Kind.INTEGER, "1; 2 contré, 4 surcontré", "1; 2 doubled, 4 redoubled"),
    Column("capot", Kind.FLAG, "un camp a fait tous les plis", "one side won every trick"),
    Column("generale", Kind.FLAG, "un joueur a fait tous les plis", "one player won every trick"),
    Column("made", Kind.FLAG, "le contrat est fait", "the contract is made"),
)
_TABLE: Final = (
    Column("side", Kind.TEXT, "camp du preneur; rien au comptoir", "side of the taker; none in comptoir"),
    Column("players", Kind.INTEGER, "nombre de joueurs", "number of players"),
)
_DIAGNOSTICS: Final = Column(
    "diagnostics",
    Kind.DIAGNOSTICS,
    "ce que l'arbitre dit de la donne, comme en JSON; en Parquet, facts est du JSON",
    "what the referee says of the deal, as in JSON; in Parquet, facts is JSON",
)


def _by_party(figure: tuple[str, Kind, str, str]) -> Iterator[Column]:
    name, kind, fr, en = figure
    return (Column(f"{name}_{party}", kind, f"{party}: {fr}", f"{party}: {en}") for party in PARTY_ORDER)


COLUMNS: Final = (
    *MATCH,
    *DEAL,
    Column("dealer", Kind.TEXT, "place du donneur", "seat of the dealer"),
    Column("status", Kind.TEXT, "statut de la donne", "status of the deal", splits=True),
    *_CONTRACT,
    *(column for figure in _FIGURES for column in _by_party(figure)),
    Column("errors", Kind.TEXTS, "codes des erreurs de la donne", "codes of the errors of the deal"),
    *CONTEXT,
    *_TABLE,
    *_by_party(_NUMERATORS),
    Column("points_denominator", Kind.INTEGER, "leur dénominateur commun", "their common denominator"),
    _DIAGNOSTICS,
)
"""The columns, in order."""


def _rows(place: Place, event: DealJudged, diagnostics: tuple[Diagnostic, ...]) -> Iterator[Row]:
    verdict = event.verdict
    claims = verdict.claims
    numerators, denominator = _exact(verdict.points)
    yield (
        *match_values(place),
        verdict.number,
        verdict.dealer,
        verdict.status.value,
        *_contract(verdict),
        *_figures(verdict.points),
        *_figures(verdict.tricks_won),
        *_figures(_belotes(verdict)),
        *_figures(verdict.score),
        *_figures(verdict.terms),
        *_figures(verdict.total),
        *_figures(claims.score),
        *_figures(claims.total),
        tuple(found.code for found in errors(event.findings)) if event.findings else (),
        *context_values(place),
        verdict.contract.side if isinstance(verdict.contract, ContreeContract) else None,
        len(event.seats) or None,
        *numerators,
        denominator,
        diagnostics,
    )


_NONE: Final[tuple[None, ...]] = (None,) * len(PARTY_ORDER)


def _figures(figures: Mapping[Party, Any] | None) -> Sequence[Any]:
    return [figures.get(party) for party in PARTY_ORDER] if figures else _NONE


def _contract(verdict: DealVerdict) -> Row:
    contract = verdict.contract
    named: Row = (None,) * 4
    if contract is not None:
        named = (contract.taker, contract.bid, contract.value, contract.denomination)
    level = contract.level if isinstance(contract, ContreeContract) else None
    swept = (verdict.capot, verdict.generale) if isinstance(verdict, ContreeDeal) else (None, None)
    return (*named, level, *swept, verdict.made)


def _belotes(verdict: DealVerdict) -> Mapping[Party, int | None] | None:
    """Give the belotes, where the game or the rule set has any."""
    return verdict.belotes if isinstance(verdict, ContreeDeal | ComptoirBeloteDeal) else None


def _exact(points: Mapping[Party, Points | None] | None) -> tuple[Sequence[int | None], int | None]:
    """Give points as numerators, and their common denominator."""
    if not points:
        return _NONE, None
    if not any(isinstance(own, str) for own in points.values()):
        known = any(own is not None for own in points.values())
        return _figures(points), 1 if known else None
    exact = {party: None if own is None else Fraction(own) for party, own in points.items()}
    whole = lcm(*(own.denominator for own in exact.values() if own is not None))
    return [None if (own := exact.get(party)) is None else int(own * whole) for party in PARTY_ORDER], whole


DEALS: Final = Table("deals", "1", COLUMNS, _rows)
"""A line a deal."""
