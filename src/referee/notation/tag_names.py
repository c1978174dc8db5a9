"""What a broken tag was likely meant for."""

import re
from typing import Final

from referee.record.fold import fold
from referee.record.tags import KNOWN_TAGS

__all__ = ["meant", "starts_like_a_tag"]

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
