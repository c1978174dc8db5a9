"""The keywords of a deal by the names of their terminals, and what a terminal is called when it is expected."""

import re
from typing import Final

from referee.diagnostics.spelling import SPELLINGS
from referee.notation.vocabulary import Expected
from referee.record.fold import fold
from referee.record.model import Language

__all__ = ["AMID", "EXPECTED", "PARTS", "SAID_ELSEWHERE", "TOKEN_OF", "opens_a_part", "spelt"]

_WORD_OF: Final = {
    "DEAL": "deal",
    "DEALER": "dealer",
    "HANDS": "hands",
    "AUCTION": "auction",
    "CONTRACT": "contract",
    "TRICKS": "tricks",
    "TRICK": "trick",
    "SUMMARY": "summary",
    "MISDEAL": "misdeal",
    "DISPUTE": "dispute",
    "REVOKE": "revoke",
    "PENALTY": "penalty",
    "RULING": "ruling",
    "CLAIM": "claim",
    "SCORE": "score",
    "TOTAL": "total",
    "BELOTES": "belote",
    "GENERALE": "generale",
    "MADE": "made",
    "FAILED": "failed",
    "BELOTE": "belote",
    "REBELOTE": "rebelote",
    "CONTRE": "contre",
    "SURCONTRE": "surcontre",
}
TOKEN_OF: Final = {
    "MADE": "OUTCOME",
    "FAILED": "OUTCOME",
    "BELOTE": "SAID",
    "REBELOTE": "SAID",
    "CONTRE": "LEVEL",
    "SURCONTRE": "LEVEL",
}
"""Terminals that several words share."""

SAID_ELSEWHERE: Final = {
    word: name
    for name, words in {
        "HANDS": "cartes distribution jeux cards",
        "AUCTION": "annonces bidding bids",
        "CONTRACT": "preneur prise taker",
        "CONTRE": "x2",
        "SURCONTRE": "x4",
        "TRICKS": "levees play",
        "SUMMARY": "points resultat result",
        "MADE": "reussi reussie gagne gagnee rempli won",
        "FAILED": "perdu perdue tombe tombee dedans echoue lost down",
        "SCORE": "marque marques scores marks",
        "TOTAL": "cumul totaux totals",
    }.items()
    for word in words.split()
}
"""What paper sheets say, folded: the name of the keyword that is meant where it can stand."""
AMID: Final = frozenset(("MADE", "FAILED", "CONTRE", "SURCONTRE"))
"""Keywords that stand behind others; what is said for all the rest is meant for one only where it starts a line."""

PARTS: Final = {
    "DEAL": ("header", Expected.HEADER),
    "HANDS": ("hands", Expected.HANDS),
    "AUCTION": ("auction", Expected.AUCTION),
    "CONTRACT": ("contract", Expected.CONTRACT),
    "TRICKS": ("tricks", Expected.TRICKS),
    "SUMMARY": ("summary", Expected.SUMMARY),
    "MISDEAL": ("rulings", Expected.RULING),
    "DISPUTE": ("rulings", Expected.RULING),
    "REVOKE": ("rulings", Expected.RULING),
    "PENALTY": ("rulings", Expected.RULING),
    "RULING": ("rulings", Expected.RULING),
    "CLAIM": ("rulings", Expected.RULING),
    "SCORE": ("score", Expected.SCORE),
    "TOTAL": ("total", Expected.TOTAL),
}
"""Terminals that open a part, in the order of the parts: the part, and what it is called when it is expected."""

EXPECTED: Final = {
    "CARDS": Expected.CARD,
    "SAID": Expected.WORD,
    "ARROW": Expected.RESULT,
    "HOLDINGS": Expected.HOLDING,
    "CALL": Expected.CALL,
    "BID": Expected.BID,
    "LEVEL": Expected.LEVEL,
    "INT": Expected.NUMBER,
    "SEAT": Expected.SEAT,
    "LABEL": Expected.LABEL,
    "PARTY": Expected.PARTY,
    "LEAD": Expected.LEAD,
    "OUTCOME": Expected.OUTCOME,
    "DEALER": Expected.DEALER,
    "TRICK": Expected.TRICK,
    "TRICKS_WON": Expected.TRICKS_WON,
    "BELOTES": Expected.BELOTES,
    "GENERALE": Expected.GENERALE,
}
"""The other terminals, the likeliest first."""


def spelt(language: Language, choices: frozenset[str]) -> dict[str, str]:
    """Give the keywords that could stand where these terminals can, by name, as this language spells them."""
    words = SPELLINGS[language].words
    return {name: words[word] for name, word in _WORD_OF.items() if TOKEN_OF.get(name, name) in choices}


_OPENERS: Final = frozenset(
    fold(SPELLINGS[language].words[_WORD_OF[name]]) for language in ("fr", "en") for name in PARTS
)


def opens_a_part(line: str) -> bool:
    """Tell whether a line starts like a part of a deal, or like a line of one: a label, a trick's number."""
    first = re.match(r"\s*(\w+)\s*([:.])?", line)
    return first is not None and (bool(first[2]) or fold(first[1]) in _OPENERS)
