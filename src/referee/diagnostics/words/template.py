"""Templates of messages: ``{fact}``, ``{fact:form}``, and ``[[ … ]]`` around what is dropped without its facts."""

import re
from collections.abc import Callable
from typing import Final

__all__ = ["FIELD", "OPTIONAL", "Render", "fill"]

Render = Callable[[str, str], str | None]
"""Gives the words of a fact, by its key and the form asked for; ``None`` where the fact is missing."""

FIELD: Final = re.compile(r"\{(\w+)(?::([^{}]*))?\}")
OPTIONAL: Final = re.compile(r"\[\[(.*?)\]\]", re.DOTALL)


def fill(template: str, render: Render, missing: str | None = None) -> str | None:
    """Fill a template.

    A part in double brackets is dropped when one of its facts is missing. A fact missing elsewhere is replaced by
    ``missing``; where that is ``None`` the whole gives ``None``.
    """
    pieces: list[str] = []
    for place, part in enumerate(OPTIONAL.split(template)):
        optional = place % 2 == 1
        words = _plain(part, render, None if optional else missing)
        if words is None and not optional:
            return None
        pieces.append(words or "")
    return "".join(pieces)


def _plain(template: str, render: Render, missing: str | None) -> str | None:
    pieces: list[str] = []
    end = 0
    for found in FIELD.finditer(template):
        words = render(found[1], found[2] or "")
        if words is None:
            words = missing
        if words is None:
            return None
        pieces += (template[end : found.start()], words)
        end = found.end()
    return "".join((*pieces, template[end:]))
