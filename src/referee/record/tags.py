"""Values of tags that hold figures: scores by party, and numbers."""

import re

from referee.record.model import Language

__all__ = ["number", "party_scores"]

_PARTIES = {
    "fr": {"NS": "NS", "EO": "EW", "J1": "P1", "J2": "P2", "J3": "P3", "J4": "P4"},
    "en": {"NS": "NS", "EW": "EW", "P1": "P1", "P2": "P2", "P3": "P3", "P4": "P4"},
}
_PAIR = re.compile(r"[\s,;]*([^\W\d_]+\d?)[\s,;:]+(-?\d+)")


def number(value: str) -> int | None:
    """Read a positive number; ``None`` when the value is not one."""
    text = value.strip()
    return int(text) if text.isascii() and text.isdigit() and int(text) > 0 else None


def party_scores(value: str, language: Language) -> dict[str, int | None] | None:
    """Read ``NS 310 EO 552``, or ``J1 3 J2 4``, in either letter case; ``None`` when the value is not that."""
    scores: dict[str, int | None] = {}
    at = 0
    text = value.strip(" \t\n,;")
    while at < len(text):
        found = _PAIR.match(text, at)
        party = found and _PARTIES[language].get(found[1].upper())
        if not found or not party or party in scores:
            return None
        scores[party] = int(found[2])
        at = found.end()
    return scores or None
