"""Where a long file of BGN can be cut: between two matches, so that its parts read as the whole does."""

import codecs
import re
from collections.abc import Callable
from dataclasses import replace
from typing import BinaryIO, Final

from referee.cluster.files import opened
from referee.cluster.parts import Part
from referee.notation.segment import Kind
from referee.notation.split import segments

__all__ = ["surveyed"]

_BLOCK: Final = 1 << 20
_BOUNDARY: Final = re.compile(
    rb'\n(?:score|total) [^\n]*\n(?:[ \t\r]*\n)+(?=\[(?:Jeu|Game) "[^"\\\r\n]*"\][ \t]*\r?\n)',
)
"""Between a claim and the game tag of the next match, a blank line at least."""
_HEADER: Final = re.compile(rb"\n(?:donne|deal) \d+\b")
_OVERLAP: Final = 1 << 12
_FARTHEST: Final = 1 << 26
"""Bytes beyond which no boundary is looked for: what has none is one part, however long."""
_WIDE: Final = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


def surveyed(rest: Part, size: int) -> tuple[Part, Part | None]:
    """Cut the first part off a file of UTF-8.

    ``rest``: the file from where it was cut last; ``size``: bytes of a part, at least. Gives the part, and what is left,
    ``None`` where nothing is. Raises what :func:`~referee.cluster.files.opened` does.
    """
    with opened(rest) as stream:
        return _cut(stream, rest, size)


def _cut(stream: BinaryIO, rest: Part, size: int) -> tuple[Part, Part | None]:
    data = bytearray()
    looked = size
    while more := stream.read(_BLOCK):
        data += more
        if data.startswith(_WIDE):
            return rest, None
        while (found := _BOUNDARY.search(data, looked)) is not None:
            if _behind_a_deal(data, found.start()):
                end = found.end()
                return replace(rest, stop=rest.start + end), _next(rest, bytes(data[:end]))
            looked = found.end()
        if len(data) > size + _FARTHEST:
            break
        # A boundary may begin in what was read and end in what was not; the tag of the game is a short line.
        looked = max(looked, len(data) - _OVERLAP)
    return rest, None


def _behind_a_deal(data: bytearray, end: int) -> bool:
    """Tell whether the last thing that starts before this place is a deal, by its header.

    Otherwise what stands there may belong to tags, which depend on those that follow.
    """
    last = 0
    for found in _HEADER.finditer(data, max(data.rfind(b"\n[", 0, end), 0), end):
        last = found.end()
    return last > 0


def _next(rest: Part, data: bytes) -> Part:
    """Give what follows the first bytes of the rest of a file."""
    lines = data.count(b"\n") + data.count(b"\r") - data.count(b"\r\n")
    return Part(
        path=rest.path,
        name=rest.name,
        number=rest.number + 1,
        start=rest.start + len(data),
        line=rest.line + lines,
        before=rest.before + _matches(data),
    )


def _matches(data: bytes) -> int:
    """Count the matches of a part, as its reader will: the blocks of tags, and deals before the first of them."""
    count = 0
    for segment in segments(_read(data.decode("utf-8", "replace"))):
        count += segment.kind is Kind.TAGS or not count
    return count


def _read(text: str) -> Callable[[int], str]:
    """Give what reads a text once, every line end as a newline."""
    pieces = iter([text.replace("\r\n", "\n").replace("\r", "\n").removeprefix("\ufeff")])
    return lambda _blocks: next(pieces, "")
