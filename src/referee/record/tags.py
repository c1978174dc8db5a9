"""The tags that the notation knows, and the values of those that mean something."""

import re
from typing import Final

from referee.diagnostics.spelling import SPELLINGS
from referee.record.fold import fold
from referee.record.model import Language, Party, Tag

__all__ = ["FIGURES", "KNOWN_TAGS", "NUMBERS", "nearly_known", "number", "party_scores", "wrong_value"]

_NUMBER: Final = re.compile(r"\s*(\d{1,9})\s*\Z")
_FIGURE: Final = re.compile(r"[\s,;]*(\w+)[\s,;:=]+([-+\u2212]?\d{1,9})(?!\w)[\s,;]*")
_PLAYERS: Final[dict[str, tuple[str, dict[str, Party]]]] = {
    "fr": ("j", {"ns": "NS", "eo": "EW"}),
    "en": ("p", {"ns": "NS", "ew": "EW"}),
}


KNOWN_TAGS: Final = {
    fold(spelt): name for spelling in (SPELLINGS["fr"], SPELLINGS["en"]) for name, spelt in spelling.tags.items()
}
"""English names of the known tags, from their folded spelling in either language."""
NUMBERS: Final = ("Target", "Deals")
"""Tags whose value is a whole number."""
FIGURES: Final = ("Carried", "Result")
"""Tags whose value gives a figure to parties."""


_JUDGED: Final = frozenset({"Rules", "Target", "Deals", "Carried", "Result"})
_SINGULAR: Final = frozenset({"donne", "deal"})
"""Words one letter away from a tag on which judging rests that may well name a tag of their own."""


def nearly_known(name: str) -> str | None:
    """Give the known tag on which judging rests that a name is one slip of the hand away from; ``None`` for others."""
    typed = fold(name)
    if typed in KNOWN_TAGS or typed in _SINGULAR:
        return None
    near = (known for spelt, known in KNOWN_TAGS.items() if known in _JUDGED and _one_slip(typed, spelt))
    return next(near, None)


def _one_slip(typed: str, spelt: str) -> bool:
    """Tell whether one letter is missing, added, wrong, or two are exchanged."""
    start = next(
        (n for n, pair in enumerate(zip(typed, spelt, strict=False)) if len({*pair}) > 1), min(len(typed), len(spelt))
    )
    one, other = typed[start:], spelt[start:]
    exchanged = len(one) > 1 and one[:2] == other[1::-1] and one[2:] == other[2:]
    return exchanged or one[1:] == other[1:] or one[1:] == other or one == other[1:]


def wrong_value(tag: Tag, language: Language) -> str | None:
    """Give what the value of a tag should have been, in the vocabulary of the notation; ``None`` when it is good."""
    if tag.name in NUMBERS and number(tag.value) is None:
        return "positive"
    if tag.name in FIGURES and party_scores(tag.value, language) is None:
        return "party-number"
    if tag.name == "BGN" and tag.value.strip() != "1":
        return "version"
    return None


def number(value: str) -> int | None:
    """Read a whole number from 1, such as a target or a number of deals; ``None`` when the value is none."""
    found = _NUMBER.match(value)
    return (int(found[1]) or None) if found else None


def party_scores(value: str, language: Language) -> dict[Party, int] | None:
    """Read scores by party, such as ``NS 310 EO 552``; ``None`` when the value says anything else."""
    letter, sides = _PLAYERS[language]
    known: dict[str, Party] = sides | {f"{letter}{n}": player for n, player in enumerate(_COMPTOIR, 1)}
    scores: dict[Party, int] = {}
    at = 0
    while found := _FIGURE.match(value, at):
        party = known.get(found[1].casefold())
        if party is None or party in scores:
            return None
        scores[party] = int(found[2].replace("\u2212", "-"))
        at = found.end()
    return scores if scores and at == len(value) else None


_COMPTOIR: Final[tuple[Party, ...]] = ("P1", "P2", "P3", "P4")
