"""What kind of value each fact of a finding is, so that the edge can word it."""

from enum import StrEnum
from typing import Final

from referee.diagnostics.codes import CODES

__all__ = ["CONTEXT", "Kind", "kind_of"]


class Kind(StrEnum):
    """Kinds of facts, in the vocabulary of the JSON interface."""

    TEXT = "text"
    """As the record has it; quoted."""
    TAG = "tag"
    """The English name of a tag."""
    TEXTS = "texts"
    """Several such texts."""
    NUMBER = "number"
    CARD = "card"
    CARDS = "cards"
    SUIT = "suit"
    SEAT = "seat"
    SEATS = "seats"
    PARTY = "party"
    CALL = "call"
    CALLS = "calls"
    SCORES = "scores"
    """A number, or a map from party to number."""
    TERMS = "terms"
    """A map from party to a list of ``[term, worth]``."""
    PHRASE = "phrase"
    """A word of a closed list, which has a phrase in each language."""
    PHRASES = "phrases"
    PROBLEM = "problem"
    """What is wrong with a rule set: its kind, and the facts that the phrase of that kind names."""
    HOLDERS = "holders"
    """A map from card to the seats that hold it, one as often as it does."""
    PROOF = "proof"
    """``{"card": …, "trick": …}``: the later card that shows the hand."""


CONTEXT: Final = {
    "seat": Kind.SEAT,
    "trick": Kind.NUMBER,
    "deal": Kind.NUMBER,
    "hand_line": Kind.NUMBER,
    "table": Kind.PHRASE,
}
"""What surrounds a finding and may stand in its words beside its facts."""

_KINDS: Final = {
    **CONTEXT,
    "after": Kind.PHRASE,
    "before": Kind.SCORES,
    "belotes": Kind.SCORES,
    "best": Kind.CARD,
    "bidder": Kind.SEAT,
    "byte": Kind.TEXT,
    "call": Kind.CALL,
    "card": Kind.CARD,
    "cards": Kind.CARDS,
    "cause": Kind.PHRASE,
    "contract": Kind.SCORES,
    "claimed": Kind.SCORES,
    "computed": Kind.SCORES,
    "column": Kind.TEXT,
    "count": Kind.NUMBER,
    "dealer": Kind.SEAT,
    "deals": Kind.NUMBER,
    "encoding": Kind.TEXT,
    "expected": Kind.NUMBER,
    "fault": Kind.PHRASE,
    "limit": Kind.PHRASE,
    "file": Kind.TEXT,
    "first": Kind.NUMBER,
    "fits": Kind.TEXTS,
    "flat162": Kind.SCORES,
    "game": Kind.PHRASE,
    "holder": Kind.SEAT,
    "holders": Kind.HOLDERS,
    "keyword": Kind.TEXT,
    "kinds": Kind.PHRASES,
    "known": Kind.TEXTS,
    "led": Kind.SUIT,
    "level": Kind.CALL,
    "line": Kind.NUMBER,
    "legal": Kind.CARDS,
    "meant": Kind.TEXT,
    "missing": Kind.CARDS,
    "near": Kind.TEXT,
    "number": Kind.NUMBER,
    "part": Kind.PHRASE,
    "party": Kind.PARTY,
    "points": Kind.SCORES,
    "problem": Kind.PROBLEM,
    "proof": Kind.PROOF,
    "reason": Kind.PHRASE,
    "rules": Kind.TEXT,
    "ruling": Kind.SCORES,
    "score": Kind.SCORES,
    "seats": Kind.SEATS,
    "slip": Kind.PHRASE,
    "standing": Kind.CALL,
    "suit": Kind.SUIT,
    "sum": Kind.NUMBER,
    "tag": Kind.TAG,
    "target": Kind.NUMBER,
    "terms": Kind.TERMS,
    "text": Kind.TEXT,
    "total": Kind.SCORES,
    "tricks": Kind.SCORES,
    "trump": Kind.SUIT,
    "twice": Kind.CARDS,
    "value": Kind.TEXT,
    "what": Kind.PHRASE,
    "word": Kind.PHRASE,
}

_OF_CODE: Final = {
    ("S102", "expected"): Kind.PHRASES,
    ("S114", "expected"): Kind.PHRASES,
    ("N108", "tag"): Kind.TEXT,
    ("N112", "tag"): Kind.TEXT,
    ("N112", "meant"): Kind.TAG,
    ("N111", "text"): Kind.SEAT,
    ("N104", "known"): Kind.PHRASES,
    ("N106", "expected"): Kind.PHRASES,
    ("D102", "expected"): Kind.SEAT,
    ("D204", "expected"): Kind.SEAT,
    ("E101", "expected"): Kind.SEAT,
    ("J103", "expected"): Kind.SEAT,
    ("J303", "expected"): Kind.PHRASE,
    ("J301", "points"): Kind.NUMBER,
    ("M101", "claimed"): Kind.SEAT,
    ("M101", "computed"): Kind.SEAT,
    ("M102", "claimed"): Kind.NUMBER,
    ("M102", "computed"): Kind.NUMBER,
    ("I205", "expected"): Kind.PHRASES,
    ("M105", "claimed"): Kind.PHRASE,
    ("M105", "computed"): Kind.PHRASE,
    ("M103", "claimed"): Kind.NUMBER,
    ("M103", "computed"): Kind.NUMBER,
}


def kind_of(code: str, key: str) -> Kind:
    """Give the kind of a fact of a diagnostic code; a key that is not known is a text."""
    if key == "legal" and code in CODES and code.startswith("E"):
        return Kind.CALLS
    return _OF_CODE.get((code, key)) or _KINDS.get(key, Kind.TEXT)
