"""Comments: blanked before a text is read, then anchored to the elements that they stand at.

A comment on lines of its own stands before the next element; another one after the element that it stands in or
behind. What the writer makes of an anchor reads as the same anchor again.
"""

from bisect import bisect_left
from collections.abc import Iterable, Sequence

from referee.diagnostics.model import Finding
from referee.notation.decode import plain
from referee.notation.segment import Remark
from referee.notation.source import Stretch
from referee.record.model import Comment
from referee.record.trusted import trusted

__all__ = ["anchored", "blanked", "unclosed"]


def blanked(text: str, remarks: Sequence[Remark]) -> str:
    """Give a text with a blank for each character of its comments; newlines stay, and so does every offset."""
    if not remarks:
        return text
    parts, end = [], 0
    for remark in remarks:
        parts.append(text[end : remark.start])
        lines = text[remark.start : remark.end].split("\n")
        parts.append("\n".join(" " * len(line) for line in lines))
        end = remark.end
    parts.append(text[end:])
    return "".join(parts)


def unclosed(remarks: Iterable[Remark], stretch: Stretch) -> list[Finding]:
    """Report the comments that never close, each at its brace."""
    return [
        Finding("S110", span=stretch.span(remark.start, remark.start + 1)) for remark in remarks if not remark.closed
    ]


def anchored(text: str, remarks: Sequence[Remark], elements: Sequence[tuple[int, str]]) -> tuple[Comment, ...]:
    """Give the comments of a segment at their anchors.

    ``elements``: offset and pointer of each element with a line of its own, in the order in which they stand. Behind
    a line comment nothing more can stand on its line, and the order of comments never changes.
    """
    order = sorted(elements)
    starts = [start for start, _ in order]
    comments: list[Comment] = []
    reached = (0, 0)
    full = -1
    for remark in remarks:
        behind = bisect_left(starts, remark.start)
        key = (behind, 0) if remark.own_line or not behind else (behind - 1, 1)
        if key == (full, 1):
            key = (full + 1, 0)
        key = max(key, reached)
        reached = key
        number, after = key
        if after and not remark.block:
            full = number
        comments.append(
            trusted(
                Comment,
                text=_inner(text, remark),
                form="block" if remark.block else "line",
                path=order[number][1] if number < len(order) else "/end",
                place="after" if after else "before",
            )
        )
    return tuple(comments)


def _inner(text: str, remark: Remark) -> str:
    """Give the text of a comment without its delimiters; the blanks around a line comment are no part of it."""
    inner = plain(text[remark.start + 1 : remark.end])
    if not remark.block:
        return inner.strip()
    return inner.removesuffix("}") if remark.closed else inner.rstrip()
