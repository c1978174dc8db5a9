"""A value for every kind of fact, as the JSON interface has it."""

from referee.diagnostics.codes import CODES
from referee.diagnostics.facts import Kind, kind_of

_BY_KIND = {
    Kind.TEXT: "abc",
    Kind.TAG: "Table",
    Kind.TEXTS: ["seed", "bga"],
    Kind.NUMBER: 3,
    Kind.CARD: "DQ",
    Kind.CARDS: ["DQ", "S10"],
    Kind.SUIT: "H",
    Kind.SEAT: "W",
    Kind.SEATS: ["W", "E"],
    Kind.PARTY: "EW",
    Kind.CALL: "90NT",
    Kind.CALLS: ["pass", "90H"],
    Kind.SCORES: {"NS": 0, "EW": 287},
    Kind.TERMS: {"NS": [], "EW": [["T", 87], ["2C", 180], ["Bt", 20]]},
    Kind.PROBLEM: {
        "kind": "choice",
        "name": "undertrump",
        "value": "fre",
        "choices": ["forced", "free"],
        "near": "free",
    },
    Kind.HOLDERS: {"DQ": ["W", "E"], "S10": ["N", "N"]},
    Kind.PROOF: {"card": "HK", "trick": 6},
}
_PHRASES = {
    "after": "score",
    "cause": "belote",
    "expected": ["card"],
    "fault": "points_high",
    "limit": "tags",
    "game": "contree",
    "kinds": ["misdeal", "ruling"],
    "known": ["contree", "comptoir"],
    "part": "hands",
    "reason": "missing",
    "slip": "rank-first",
    "what": "generale_tricks",
    "word": "belote",
}


_OF_CODE = {("J303", "expected"): "rebelote", ("M105", "claimed"): "made", ("M105", "computed"): "failed"}


def keys(code):
    """Give the facts that a code declares: required ones, optional ones."""
    declared = CODES[code].facts
    return [key for key in declared if not key.endswith("?")], [
        key.rstrip("?") for key in declared if key.endswith("?")
    ]


def facts_of(code, optional=True):
    """Give facts such as a finding of this code brings, with the player and the trick beside them."""
    required, more = keys(code)
    made = {"seat": "W", "trick": 5}
    for key in [*required, *(more if optional else ())]:
        kind = kind_of(code, key)
        if kind in (Kind.PHRASE, Kind.PHRASES):
            made[key] = _OF_CODE.get((code, key)) or _PHRASES[key]
        else:
            made[key] = "contre" if key == "level" else _BY_KIND[kind]
    return made
