"""The fixed words around a rule set, in French and in English."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from referee.record.model import Language
from referee.rules.model import DOES_NOT_APPLY, NOT_STATED

__all__ = ["WORDS", "source_words"]

_FRENCH: Final = {
    "contree": "contrée",
    "comptoir": "belote de comptoir",
    "head": "{game}, version {version}, empreinte {digest}",
    "extends": "étend {name}",
    "sources": "Sources",
    "source": "source: {source}",
    "chosen": "lecture choisie",
    NOT_STATED: "non précisé: comme seed",
    DOES_NOT_APPLY: "sans objet",
    "grid": "Grille de marque",
    "legend": (
        "Preneurs / défense. T, D: points de leurs plis; C: contrat; Bt, Bd: leurs belotes; B: les deux. † case qu'aucune "
        "source ne confirme"
    ),
    "read": "Ce que dit la grille",
    "name": "Nom",
    "game": "Jeu",
    "version": "Version",
    "digest": "Empreinte",
    "base": "Étend",
    "title": "Titre",
    "same": "{first} et {second} règlent tout de la même façon.",
    "differ": "{first} et {second} ({game}) diffèrent en {count}.",
    "points": "point|points",
    "no-square": "pas de case: la ligne {row} vaut",
    "no-row": "pas de ligne",
    "undoubled": "ne se contre pas",
    "ordinary": "pas de ligne: les lignes ordinaires valent",
    "fine": "{path}: en ordre ({name}, {game}, version {version}, empreinte {digest}{extends})",
}
_ENGLISH: Final = {
    "contree": "contrée",
    "comptoir": "belote de comptoir",
    "head": "{game}, version {version}, digest {digest}",
    "extends": "extends {name}",
    "sources": "Sources",
    "source": "source: {source}",
    "chosen": "a reading that was chosen",
    NOT_STATED: "not stated: as seed",
    DOES_NOT_APPLY: "does not apply",
    "grid": "Marking grid",
    "legend": (
        "Takers / defence. T, D: points of their tricks; C: contract; Bt, Bd: their belotes; B: both. † a square that no "
        "source confirms"
    ),
    "read": "What the grid says",
    "name": "Name",
    "game": "Game",
    "version": "Version",
    "digest": "Digest",
    "base": "Extends",
    "title": "Title",
    "same": "{first} and {second} settle everything alike.",
    "differ": "{first} and {second} ({game}) differ in {count}.",
    "points": "point|points",
    "no-square": "no square: the row {row} holds",
    "no-row": "no row",
    "undoubled": "cannot be doubled",
    "ordinary": "no row: the ordinary lines hold",
    "fine": "{path}: in order ({name}, {game}, version {version}, digest {digest}{extends})",
}
WORDS: Final[Mapping[Language, Mapping[str, str]]] = MappingProxyType(
    {"fr": MappingProxyType(_FRENCH), "en": MappingProxyType(_ENGLISH)}
)
"""By language, then by key."""


def source_words(source: str, language: Language) -> str:
    """Give a source as it is printed: the two that are no text are said in the language."""
    return WORDS[language].get(source, source) if source in (NOT_STATED, DOES_NOT_APPLY) else source
