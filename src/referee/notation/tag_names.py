"""The tags that the notation knows, in either language, and what a broken one was likely meant for."""

import re
from typing import Final

from referee.diagnostics.spelling import SPELLINGS
from referee.notation.fold import fold

__all__ = ["KNOWN_TAGS", "meant", "starts_like_a_tag"]

KNOWN_TAGS: Final = {
    fold(spelt): name for spelling in (SPELLINGS["fr"], SPELLINGS["en"]) for name, spelt in spelling.tags.items()
}
"""English names of the known tags, from their folded spelling in either language."""

_BARE: Final = re.compile(
    r"""\s*\[?\s*(?P<name>[^\W\d]\w*)[\s:=]*["“„«]?\s*(?P<value>[^"“”„«»\[\]]*?)\s*["”“»]?\s*\]?\s*\Z"""
)


def starts_like_a_tag(line: str) -> bool:
    """Tell whether a line without brackets starts with the name of a known tag."""
    return fold(re.split(r"[\s:=\"“„«]", line.strip(), maxsplit=1)[0]) in KNOWN_TAGS


def meant(text: str) -> tuple[str, str] | None:
    """Give the name as spelt and the value that a broken tag was meant for; ``None`` when that cannot be told."""
    found = _BARE.match(text)
    if not found or fold(found["name"]) not in KNOWN_TAGS or not found["value"]:
        return None
    return found["name"], found["value"]
