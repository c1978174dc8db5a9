"""Where a long text of BGN can be cut: between two matches, so that its parts read as the whole does."""

import codecs
import re
from collections.abc import Callable, Iterator
from enum import Enum
from typing import BinaryIO, Final, NamedTuple

from referee.notation.segment import Kind
from referee.notation.split import segments

__all__ = ["End", "Piece", "boundary", "lines_of", "matches_of", "pieces"]

_BLOCK: Final = 1 << 20
_BOUNDARY: Final = re.compile(
    rb'\n(?:score|total) [^\n]*\n(?:[ \t\r]*\n)+(?=\[(?:Jeu|Game) "[^"\\\r\n]*"\][ \t]*\r?\n)',
)
"""Between a claim and the game tag of the next match, a blank line at least."""
_HEADER: Final = re.compile(rb"\n(?:donne|deal) \d+\b")
_OVERLAP: Final = 1 << 12
_WIDE: Final = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_BEGINNING: Final = re.compile(rb"(?:\xef\xbb\xbf)?(?:\n|#[^\[\n]*\n)*(?=\[)")
_HEAD: Final = re.compile(rb"(?:\[[^\[\r\n]*\n)+\n(?:donne|deal) \d")
_LATER_HEAD: Final = re.compile(rb"\n\n((?:\[[^\[\r\n]*\n)+)\n(?:donne|deal) \d")


class End(Enum):
    """How a piece of a text ends: between two matches, with the text, or nowhere near."""

    BOUNDARY = "boundary"
    TEXT = "text"
    FAR = "far"
    """No boundary is near: the text goes on in the stream, and is one piece with these bytes."""


class Piece(NamedTuple):
    """Bytes of a text, and how they end."""

    data: bytes
    end: End


def pieces(stream: BinaryIO, size: int, farthest: int) -> Iterator[Piece]:
    """Cut a stream of UTF-8; the last piece ends with the text, or is far from a boundary.

    ``size``: bytes of a piece, at least; ``farthest``: bytes beyond these in which a boundary is looked for. Raises what
    the stream does.
    """
    data = bytearray()
    looked = size
    while more := stream.read(_BLOCK):
        data += more
        if data.startswith(_WIDE):
            yield Piece(bytes(data), End.FAR)
            return
        while (end := boundary(data, looked)) >= 0:
            yield Piece(bytes(data[:end]), End.BOUNDARY)
            del data[:end]
            looked = size
        if len(data) > size + farthest:
            yield Piece(bytes(data), End.FAR)
            return
        # A boundary may begin in what was read and end in what was not; the tag of the game is a short line.
        looked = max(looked, len(data) - _OVERLAP)
    yield Piece(bytes(data), End.TEXT)


def boundary(data: bytes | bytearray, at: int) -> int:
    """Give the offset of the first match that begins behind a place and can be cut off from what precedes it, or -1.

    ``data``: a text from its beginning, or from such an offset on.
    """
    while (found := _BOUNDARY.search(data, at)) is not None:
        if _behind_a_deal(data, found.start()):
            return found.end()
        at = found.end()
    return -1


def _behind_a_deal(data: bytes | bytearray, end: int) -> bool:
    """Tell whether the last thing that starts before this place is a deal, by its header.

    Otherwise what stands there may belong to tags, which depend on those that follow.
    """
    return _HEADER.search(data, max(data.rfind(b"\n[", 0, end), 0), end) is not None


def lines_of(data: bytes) -> int:
    """Count the ends of lines."""
    returns = data.count(b"\r")
    return data.count(b"\n") + (returns - data.count(b"\r\n") if returns else 0)


def matches_of(data: bytes) -> int:
    """Count the matches of a part, as its reader will: the blocks of tags, and deals before the first of them."""
    plain = _plain_matches(data)
    if plain is not None:
        return plain
    count = 0
    for segment in segments(_read(data.decode("utf-8", "replace"))):
        count += segment.kind is Kind.TAGS or not count
    return count


def _plain_matches(data: bytes) -> int | None:
    """Count the matches of a text in which every bracket belongs to tags directly above a deal; ``None`` for any other."""
    beginning = _BEGINNING.match(data)
    if b"{" in data or beginning is None:
        return None
    first = _HEAD.match(data, beginning.end())
    if first is None:
        return None
    later = _LATER_HEAD.findall(data, first.end())
    known = first.group().count(b"[") + sum(head.count(b"[") for head in later)
    return 1 + len(later) if known == data.count(b"[") else None


def _read(text: str) -> Callable[[int], str]:
    """Give what reads a text once, every line end as a newline."""
    blocks = iter([text.replace("\r\n", "\n").replace("\r", "\n").removeprefix("\ufeff")])
    return lambda _blocks: next(blocks, "")
