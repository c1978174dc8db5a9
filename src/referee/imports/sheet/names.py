"""The names of the columns of a sheet, in French and in English."""

from collections.abc import Mapping
from enum import Enum, auto
from types import MappingProxyType
from typing import Final

from referee.diagnostics.spelling import SPELLINGS
from referee.record.fold import fold
from referee.record.model import Language

__all__ = ["HEADS", "MATCH", "OWNERS", "PARTS", "Part"]


class Part(Enum):
    """What a column holds of a deal; ``MATCH``: a tag of its match; ``OWN``: what only the sheet's owner knows."""

    NUMBER = auto()
    DEALER = auto()
    CONTRACT = auto()
    DENOMINATION = auto()
    TAKER = auto()
    LEVEL = auto()
    POINTS = auto()
    TRICKS = auto()
    BELOTES = auto()
    GENERALE = auto()
    RESULT = auto()
    PENALTY = auto()
    RULING = auto()
    SCORE = auto()
    TOTAL = auto()
    REMARK = auto()
    MATCH = auto()
    OWN = auto()


_FRENCH: Final = {
    "donne": Part.NUMBER,
    "n°": Part.NUMBER,
    "no": Part.NUMBER,
    "numéro": Part.NUMBER,
    "donneur": Part.DEALER,
    "contrat": Part.CONTRACT,
    "enchère": Part.CONTRACT,
    "annonce": Part.CONTRACT,
    "couleur": Part.DENOMINATION,
    "atout": Part.DENOMINATION,
    "preneur": Part.TAKER,
    "contre": Part.LEVEL,
    "niveau": Part.LEVEL,
    "coinche": Part.LEVEL,
    "points": Part.POINTS,
    "plis": Part.TRICKS,
    "belote": Part.BELOTES,
    "belotes": Part.BELOTES,
    "générale": Part.GENERALE,
    "résultat": Part.RESULT,
    "fait/chuté": Part.RESULT,
    "fait": Part.RESULT,
    "pénalité": Part.PENALTY,
    "décision": Part.RULING,
    "score": Part.SCORE,
    "marque": Part.SCORE,
    "total": Part.TOTAL,
    "cumul": Part.TOTAL,
    "remarque": Part.REMARK,
    "remarques": Part.REMARK,
    "commentaire": Part.REMARK,
}
_ENGLISH: Final = {
    "deal": Part.NUMBER,
    "no": Part.NUMBER,
    "number": Part.NUMBER,
    "dealer": Part.DEALER,
    "contract": Part.CONTRACT,
    "bid": Part.CONTRACT,
    "suit": Part.DENOMINATION,
    "trump": Part.DENOMINATION,
    "trumps": Part.DENOMINATION,
    "taker": Part.TAKER,
    "declarer": Part.TAKER,
    "level": Part.LEVEL,
    "double": Part.LEVEL,
    "contre": Part.LEVEL,
    "coinche": Part.LEVEL,
    "points": Part.POINTS,
    "tricks": Part.TRICKS,
    "belote": Part.BELOTES,
    "belotes": Part.BELOTES,
    "generale": Part.GENERALE,
    "result": Part.RESULT,
    "made/failed": Part.RESULT,
    "made": Part.RESULT,
    "penalty": Part.PENALTY,
    "ruling": Part.RULING,
    "score": Part.SCORE,
    "total": Part.TOTAL,
    "remark": Part.REMARK,
    "remarks": Part.REMARK,
    "comment": Part.REMARK,
}


def _tags(language: Language, more: dict[str, str]) -> Mapping[str, str]:
    """Give the English names of the tags of a match by their folded spelling; its result is no column."""
    own = {fold(spelt): name for name, spelt in SPELLINGS[language].tags.items() if name not in {"Result", "BGN"}}
    return MappingProxyType(own | more)


PARTS: Final[Mapping[Language, Mapping[str, Part]]] = MappingProxyType(
    {
        "fr": MappingProxyType({fold(name): part for name, part in _FRENCH.items()}),
        "en": MappingProxyType({fold(name): part for name, part in _ENGLISH.items()}),
    }
)
"""Columns of a deal by their name, folded."""
HEADS: Final[Mapping[Language, tuple[str, ...]]] = MappingProxyType({"fr": tuple(_FRENCH), "en": tuple(_ENGLISH)})
"""Names of the columns of a deal, as they are written."""
MATCH: Final[Mapping[Language, Mapping[str, str]]] = MappingProxyType(
    {"fr": _tags("fr", {"concours": "Event", "tour": "Round"}), "en": _tags("en", {"tournament": "Event"})}
)
"""Columns of a match, by the English names of their tags."""
OWNERS: Final[Mapping[Language, Mapping[str, str]]] = MappingProxyType(
    {
        "fr": MappingProxyType(
            {"preneur": "takers", "preneurs": "takers", "attaque": "takers", "defense": "defenders"}
        ),
        "en": MappingProxyType(
            {
                "taker": "takers",
                "takers": "takers",
                "defence": "defenders",
                "defense": "defenders",
                "defenders": "defenders",
            }
        ),
    }
)
"""Words that name a side by what it does."""
