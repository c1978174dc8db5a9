"""What a broken tag was likely meant for."""

import re
from typing import Final

from referee.record.fold import fold
from referee.record.tags import KNOWN_TAGS

__all__ = ["meant", "starts_like_a_tag"]

_BARE: Final = re.compile(
    r"""\s*\[?\s*(?P<name>[^\W\d]\w*)[\s:=]*["“„«]?\s*(?P<value>[^"“”„«»\[\]]*?)\s*["”“»]?\s*\]?\s*\Z"""
)
PLAYER: Final = re.compile(r"[jp][1-4]", re.IGNORECASE)


def starts_like_a_tag(line: str) -> bool:
    """Tell whether a line without brackets starts with the name of a known tag."""
    return fold(re.split(r"[\s:=\"“„«]", line.strip(), maxsplit=1)[0]) in KNOWN_TAGS


def meant(text: str) -> tuple[str, str] | None:
    """Give the name as spelt and the value that a broken tag was meant for; ``None`` when that cannot be told."""
    found = _BARE.match(text)
    name = found["name"] if found else ""
    value = found["value"].strip("'\u2018\u2019`") if found else ""
    # A player sits at the table even where his name was lost.
    if KNOWN_TAGS.get(fold(name)) is None or not (value or PLAYER.fullmatch(name)):
        return None
    return name, value
