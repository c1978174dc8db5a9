"""A shallow look at a JSON text: where the members of an object and the elements of an array stand.

Nothing is built, so a document of a million deals is read one deal at a time, and a slip inside a deal stays there.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass

from referee.limits import DEEPEST_JSON, MOST_MEMBERS

__all__ = ["BrokenJson", "LimitPassed", "Member", "elements", "excerpt", "is_blank", "is_value", "members"]

_SPACE = re.compile(r"[ \t\r\n]*")
_STRING = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"', re.DOTALL)
_TO_BRACKET = re.compile(r'(?:[^{}\[\]"]+|"[^"\\]*(?:\\.[^"\\]*)*")*', re.DOTALL)
_SCALAR = re.compile(r'[^\s,:{}\[\]"]+')
_CLOSING = {"{": "}", "[": "]"}


class BrokenJson(ValueError):  # noqa: N818 (a state of the text, reported as data)
    """A text that is no JSON; ``offset``: the character where that shows."""

    def __init__(self, offset: int) -> None:
        """Keep the place."""
        super().__init__(offset)
        self.offset = offset


class LimitPassed(BrokenJson):
    """A text that is larger than any record; ``limit``: in what, ``expected``: how much there may be at most."""

    def __init__(self, offset: int, limit: str, expected: int) -> None:
        """Keep the place and the limit."""
        super().__init__(offset)
        self.limit = limit
        self.expected = expected


@dataclass(frozen=True, slots=True)
class Member:
    """A member of an object: its key, and the offsets where it starts, its value starts and ends."""

    key: str
    start: int
    value: int
    end: int


def members(text: str, offset: int | None = None) -> tuple[list[Member], int]:
    """Give the members of the object that starts at ``offset``, or is the whole text, and the offset behind it.

    Raises :class:`BrokenJson`, :class:`LimitPassed` where there are too many.
    """
    at = _space(text, 0) if offset is None else offset
    if text[at : at + 1] != "{":
        raise BrokenJson(at)
    found: list[Member] = []
    at = _space(text, at + 1)
    while text[at : at + 1] != "}":
        if len(found) == MOST_MEMBERS:
            raise LimitPassed(at, "members", MOST_MEMBERS)
        found.append(_member(text, at))
        at = _next(text, found[-1].end, "}")
    return found, at + 1


def elements(text: str, offset: int) -> Iterator[tuple[int, int]]:
    """Give start and end of each element of the array that starts at ``offset``; raises :class:`BrokenJson`."""
    if text[offset : offset + 1] != "[":
        raise BrokenJson(offset)
    at = _space(text, offset + 1)
    while text[at : at + 1] != "]":
        end = _after(text, at)
        yield at, end
        at = _next(text, end, "]")


def excerpt(text: str, offset: int, length: int = 30) -> str:
    """Give a few characters from an offset on, on one line."""
    piece = " ".join(text[offset : offset + length].split())
    return piece + "…" if offset + length < len(text) else piece


def is_value(text: str, offset: int = 0) -> bool:
    """Tell whether one JSON value, and nothing else, stands from ``offset`` on; what brackets hold is not looked at."""
    at = _space(text, offset)
    try:
        end = _after(text, at)
        if text[at : at + 1] not in _CLOSING:
            json.loads(text[at:end])
    except ValueError:
        return False
    return is_blank(text, end)


def is_blank(text: str, offset: int = 0) -> bool:
    """Tell whether nothing but white space stands from ``offset`` on."""
    return _space(text, offset) == len(text)


def _member(text: str, offset: int) -> Member:
    key = _STRING.match(text, offset)
    if key is None:
        raise BrokenJson(offset)
    colon = _space(text, key.end())
    if text[colon : colon + 1] != ":":
        raise BrokenJson(colon)
    value = _space(text, colon + 1)
    end = _after(text, value)
    try:
        return Member(json.loads(key[0]), offset, value, end)
    except ValueError as error:
        raise BrokenJson(offset) from error


def _next(text: str, end: int, closing: str) -> int:
    """Give the place of the next member or element, or of the closing bracket."""
    at = _space(text, end)
    if text[at : at + 1] == closing:
        return at
    if text[at : at + 1] != ",":
        raise BrokenJson(at)
    following = _space(text, at + 1)
    if text[following : following + 1] == closing:
        raise BrokenJson(at)
    return following


def _space(text: str, offset: int) -> int:
    found = _SPACE.match(text, offset)
    return found.end() if found else offset


def _after(text: str, offset: int) -> int:
    """Give the end of the value that starts at ``offset``, its brackets balanced, what they hold not looked at."""
    simple = _STRING.match(text, offset) or _SCALAR.match(text, offset)
    if simple is not None:
        return simple.end()
    due: list[str] = []
    at = offset
    while True:
        found = text[at : at + 1]
        if found in _CLOSING:
            if len(due) == DEEPEST_JSON:
                raise LimitPassed(at, "depth", DEEPEST_JSON)
            due.append(_CLOSING[found])
        elif not due or found != due.pop():
            raise BrokenJson(at)
        at += 1
        if not due:
            return at
        run = _TO_BRACKET.match(text, at)
        at = run.end() if run else at
