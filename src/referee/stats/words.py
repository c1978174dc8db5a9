"""The words of statistics, in French and in English."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from referee.record.model import Language
from referee.stats.names import By

__all__ = ["WORDS", "StatsWords"]


@dataclass(frozen=True, slots=True)
class StatsWords:
    """The words of one language; ``decimal``: its decimal sign; ``by``: what a part is."""

    decimal: str
    labels: Mapping[str, str]
    by: Mapping[str, str]


_FRENCH: Final = StatsWords(
    decimal=",",
    labels=MappingProxyType(
        {
            "title": "Statistiques: {game}, {rules}",
            "contree": "contrée",
            "comptoir": "belote de comptoir",
            "game-unknown": "jeu inconnu",
            "rules": "règles {name} {version} ({digest})",
            "rules-unknown": "règles inconnues",
            "deals": "Donnes: {deals}; matchs: {matches}",
            "statuses": "Statuts: {counts}",
            "no-deals": "Aucune donne.",
            "no-contracts": "Aucun contrat jugé.",
            "standing": "Contrats, points et belotes: sans les donnes refusées ni les inachevées.",
            "counts": "Contrats",
            "rates": "Contrats faits, en %",
            "all": "total",
            "overall": "ensemble",
            "level-1": "sans contre",
            "level-2": "contrés",
            "level-4": "surcontrés",
            "capot": "capot",
            "generale": "générale",
            "unknown": "?",
            "contracts": "contrats",
            "share": "part",
            "success": "faits",
            "points": "points",
            "takers-points": "points des preneurs",
            "defenders-points": "points de la défense",
            "takers-score": "marque des preneurs",
            "defenders-score": "marque de la défense",
            "earned": "la défense marque de plus",
            "taker-points": "points du preneur",
            "opponent-points": "points d'un adversaire",
            "taker-score": "marque du preneur",
            "opponent-score": "marque d'un adversaire",
            "opponent-earned": "un adversaire marque de plus",
            "means": "Moyennes par donne",
            "sweep": "{name}: {won} ({rate} des contrats); demandés {bid}, faits {made}; non demandés: preneurs {takers}, défense {defenders}",
            "capots": "Capots",
            "generales": "Générales",
            "belotes": "Belotes: {deals} donnes, {points} points; non dites (J301): {missed}",
            "codes": "Diagnostics des donnes",
            "code": "code",
            "severity": "gravité",
            "times": "fois",
            "of-deals": "donnes",
            "error": "erreur",
            "warning": "avertissement",
            "note": "note",
            "none": "(sans)",
            "parts": "Par {by}",
            "faults": "erreurs",
            "plot-success": "Contrats faits selon l'annonce",
            "plot-denominations": "Contrats selon l'atout",
            "plot-codes": "Diagnostics les plus fréquents",
            "plot-failed": "chutés",
            "plot-made": "faits",
            "plot-bid": "annonce (sur les barres: nombre de contrats)",
            "plot-rate": "faits, %",
            "plot-number": "contrats",
            "plot-deals": "donnes",
            "plot-nothing": "rien à montrer",
        }
    ),
    by=MappingProxyType(
        {
            By.EVENT: "tournoi",
            By.SITE: "lieu",
            By.DATE: "date",
            By.ROUND: "ronde",
            By.TABLE: "table",
            By.PLAYER: "joueur",
        }
    ),
)
_ENGLISH: Final = StatsWords(
    decimal=".",
    labels=MappingProxyType(
        {
            "title": "Statistics: {game}, {rules}",
            "contree": "contrée",
            "comptoir": "belote de comptoir",
            "game-unknown": "unknown game",
            "rules": "rules {name} {version} ({digest})",
            "rules-unknown": "unknown rules",
            "deals": "Deals: {deals}; matches: {matches}",
            "statuses": "Statuses: {counts}",
            "no-deals": "No deals.",
            "no-contracts": "No contract was judged.",
            "standing": "Contracts, points and belotes: without refused deals and unfinished ones.",
            "counts": "Contracts",
            "rates": "Contracts made, in %",
            "all": "total",
            "overall": "overall",
            "level-1": "undoubled",
            "level-2": "doubled",
            "level-4": "redoubled",
            "capot": "capot",
            "generale": "generale",
            "unknown": "?",
            "contracts": "contracts",
            "share": "share",
            "success": "made",
            "points": "points",
            "takers-points": "points of the takers",
            "defenders-points": "points of the defence",
            "takers-score": "score of the takers",
            "defenders-score": "score of the defence",
            "earned": "the defence marks more by",
            "taker-points": "points of the taker",
            "opponent-points": "points of an opponent",
            "taker-score": "score of the taker",
            "opponent-score": "score of an opponent",
            "opponent-earned": "an opponent marks more by",
            "means": "Means a deal",
            "sweep": "{name}: {won} ({rate} of contracts); bid {bid}, made {made}; not bid: takers {takers}, defence {defenders}",
            "capots": "Capots",
            "generales": "Generales",
            "belotes": "Belotes: {deals} deals, {points} points; not said (J301): {missed}",
            "codes": "Diagnostics of deals",
            "code": "code",
            "severity": "severity",
            "times": "times",
            "of-deals": "deals",
            "error": "error",
            "warning": "warning",
            "note": "note",
            "none": "(none)",
            "parts": "By {by}",
            "faults": "errors",
            "plot-success": "Contracts made, by bid",
            "plot-denominations": "Contracts, by trump",
            "plot-codes": "Commonest diagnostics",
            "plot-failed": "failed",
            "plot-made": "made",
            "plot-bid": "bid (on the bars: number of contracts)",
            "plot-rate": "made, %",
            "plot-number": "contracts",
            "plot-deals": "deals",
            "plot-nothing": "nothing to show",
        }
    ),
    by=MappingProxyType(
        {
            By.EVENT: "event",
            By.SITE: "site",
            By.DATE: "date",
            By.ROUND: "round",
            By.TABLE: "table",
            By.PLAYER: "player",
        }
    ),
)
WORDS: Final[Mapping[Language, StatsWords]] = MappingProxyType({"fr": _FRENCH, "en": _ENGLISH})
"""The words, by language."""
