"""Values of tags that mean something: numbers, and scores of the parties."""

import re
from typing import Final

from referee.record.model import Language, Party

__all__ = ["number", "party_scores"]

_NUMBER: Final = re.compile(r"\s*(\d{1,9})\s*\Z")
_FIGURE: Final = re.compile(r"[\s,;]*(\w+)[\s,;:=]+([-+\u2212]?\d{1,9})(?!\w)[\s,;]*")
_PLAYERS: Final[dict[str, tuple[str, dict[str, Party]]]] = {
    "fr": ("j", {"ns": "NS", "eo": "EW"}),
    "en": ("p", {"ns": "NS", "ew": "EW"}),
}


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
