"""The fixed words of a score sheet, in French and in English."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from referee.diagnostics.model import Status
from referee.record.model import Language
from referee.scoresheet.figures import Outcome

__all__ = ["WORDS", "SheetWords"]


@dataclass(frozen=True, slots=True)
class SheetWords:
    """The words of one language.

    ``labels``: of the head, the columns and the foot; ``outcomes``: what became of a deal; ``statuses``: the verdict
    on a deal; ``counts``: the same, singular and plural; ``tags``: tags that the head shows, each with its label.
    """

    labels: Mapping[str, str]
    outcomes: Mapping[Outcome, str]
    statuses: Mapping[Status, str]
    counts: Mapping[Status, tuple[str, str]]
    tags: Mapping[str, str]


_FRENCH: Final = SheetWords(
    labels=MappingProxyType(
        {
            "sheet": "Feuille de marque",
            "match": "Match {index}",
            "rules": "Règles: {name}, version {version} ({game})",
            "no-rules": "Règles: inconnues",
            "contree": "contrée",
            "comptoir": "belote de comptoir",
            "number": "N°",
            "dealer": "Don",
            "taker": "Pr",
            "contract": "Contrat",
            "points": "Points",
            "belotes": "Belote",
            "outcome": "Résultat",
            "status": "État",
            "marks": "Marque",
            "totals": "Total",
            "terms": "Détail de la marque",
            "claimed": "la feuille dit",
            "and-more": "et {count} de plus",
            "no-deals": "Aucune donne.",
            "final": "Total: {scores}",
            "winner": "Vainqueur: {party}",
            "deals": "Donnes: {counts}",
            "legend": "*  chiffre juste; la feuille en porte un autre, noté dessous",
            "unknown": "?  inconnu",
            "columns": "Don: donneur; Pr: preneur",
            "grid": "T, D: points des preneurs, des défenseurs; Bt, Bd: leurs belotes; C: contrat",
            "note": "-  donne {deal}: {text}",
            "note-match": "-  {text}",
            "note-deal": "Donne {deal}: {text}",
            "fault": "!  {text}",
            "notes-left": "-  et {count} autres remarques",
            "players": "Joueurs",
            "digest": "empreinte {digest}",
            "notes": "Remarques",
            "faults": "Erreurs",
            "won": "vainqueur",
            "not-certified": "Aucun total n'est certifié.",
            "key": "Légende",
            "claimed-key": "barré: ce que dit la feuille",
            "unknown-key": "?: inconnu",
            "status-key": "vérifiée: tout est jugé et juste; partielle: rien de faux, mais tout n'était pas noté; contestée: la feuille dit autre chose que ce qui est juste; inachevée: la donne s'arrête; refusée: illégale ou illisible; nulle: passée ou maldonne",
            "made-by": "Feuille vérifiée par referee {version}",
            "file-status": "Ce fichier est refusé: il n'a pas pu être lu ou jugé en entier.",
        }
    ),
    outcomes=MappingProxyType(
        {
            Outcome.MADE: "fait",
            Outcome.FAILED: "chuté",
            Outcome.CAPOT: "capot",
            Outcome.GENERALE: "générale",
            Outcome.DISPUTE: "litige",
            Outcome.RULING: "décision",
            Outcome.PASSED: "passe",
            Outcome.MISDEAL: "maldonne",
        }
    ),
    statuses=MappingProxyType(
        {
            Status.VOID: "nulle",
            Status.VERIFIED: "vérifiée",
            Status.PARTIAL: "partielle",
            Status.CONTESTED: "contestée",
            Status.UNFINISHED: "inachevée",
            Status.REFUSED: "refusée",
        }
    ),
    counts=MappingProxyType(
        {
            Status.VOID: ("nulle", "nulles"),
            Status.VERIFIED: ("vérifiée", "vérifiées"),
            Status.PARTIAL: ("partielle", "partielles"),
            Status.CONTESTED: ("contestée", "contestées"),
            Status.UNFINISHED: ("inachevée", "inachevées"),
            Status.REFUSED: ("refusée", "refusées"),
        }
    ),
    tags=MappingProxyType(
        {
            "Event": "{}",
            "Site": "{}",
            "Date": "{}",
            "Round": "ronde {}",
            "Table": "table {}",
            "Target": "objectif {}",
            "Deals": "{} donnes",
            "Carried": "report {}",
        }
    ),
)
_ENGLISH: Final = SheetWords(
    labels=MappingProxyType(
        {
            "sheet": "Score sheet",
            "match": "Match {index}",
            "rules": "Rules: {name}, version {version} ({game})",
            "no-rules": "Rules: unknown",
            "contree": "contrée",
            "comptoir": "belote de comptoir",
            "number": "No",
            "dealer": "Dlr",
            "taker": "Tk",
            "contract": "Contract",
            "points": "Points",
            "belotes": "Belote",
            "outcome": "Result",
            "status": "Status",
            "marks": "Score",
            "totals": "Total",
            "terms": "Terms of the score",
            "claimed": "the sheet says",
            "and-more": "and {count} more",
            "no-deals": "No deals.",
            "final": "Total: {scores}",
            "winner": "Winner: {party}",
            "deals": "Deals: {counts}",
            "legend": "*  the right figure; the sheet has another, written below it",
            "unknown": "?  not known",
            "columns": "Dlr: dealer; Tk: taker",
            "grid": "T, D: points of takers, of defenders; Bt, Bd: their belotes; C: contract",
            "note": "-  deal {deal}: {text}",
            "note-match": "-  {text}",
            "note-deal": "Deal {deal}: {text}",
            "fault": "!  {text}",
            "notes-left": "-  and {count} other remarks",
            "players": "Players",
            "digest": "digest {digest}",
            "notes": "Remarks",
            "faults": "Errors",
            "won": "winner",
            "not-certified": "No total is certified.",
            "key": "Key",
            "claimed-key": "struck through: what the sheet says",
            "unknown-key": "?: not known",
            "status-key": "verified: all of it judged and right; partial: nothing wrong, but not all was written; contested: the sheet says otherwise than what is right; unfinished: the deal stops; refused: illegal or unreadable; void: passed out, or a misdeal",
            "made-by": "Sheet verified by referee {version}",
            "file-status": "This file is refused: it could not be read or judged in full.",
        }
    ),
    outcomes=MappingProxyType(
        {
            Outcome.MADE: "made",
            Outcome.FAILED: "failed",
            Outcome.CAPOT: "capot",
            Outcome.GENERALE: "generale",
            Outcome.DISPUTE: "dispute",
            Outcome.RULING: "ruling",
            Outcome.PASSED: "passed",
            Outcome.MISDEAL: "misdeal",
        }
    ),
    statuses=MappingProxyType({status: status.value for status in Status}),
    counts=MappingProxyType({status: (status.value, status.value) for status in Status}),
    tags=MappingProxyType(
        {
            "Event": "{}",
            "Site": "{}",
            "Date": "{}",
            "Round": "round {}",
            "Table": "table {}",
            "Target": "target {}",
            "Deals": "{} deals",
            "Carried": "carried {}",
        }
    ),
)
WORDS: Final[Mapping[Language, SheetWords]] = MappingProxyType({"fr": _FRENCH, "en": _ENGLISH})
"""The words of each language."""
