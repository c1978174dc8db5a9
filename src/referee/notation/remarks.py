"""Comments of a record on their way to its text: each at a line that exists, in a form that can be written."""

import re
from collections.abc import Iterable, Iterator, Sequence

from referee.record.model import Comment

__all__ = ["at_end_of_line", "on_own_lines", "settle"]

_NEWLINE = re.compile(r"\r\n|\r|\n")
_HEADER_OR_TAG = re.compile(r"\s*(?:donne|deal)\b|\s*\[\s*(?:jeu|game)\b", re.IGNORECASE)
"""A block comment in which a line starts so is an error of the notation (B-2)."""


def settle(comments: Iterable[Comment], anchors: Sequence[str]) -> tuple[Comment, ...]:
    """Give the comments in the order of the text, each at one of these anchors and in a form that the text allows.

    ``anchors``: pointers of the elements with a line, in order; the last is the end, which has none. A comment that
    came from a text comes back unchanged.
    """
    place = {anchor: number for number, anchor in enumerate(anchors)}
    at: list[tuple[list[Comment], list[Comment]]] = [([], []) for _ in anchors]
    for comment in comments:
        number = place[_anchor(comment.path, place)]
        before, after = at[number]
        target = after if comment.place == "after" and number < len(anchors) - 1 else before
        target.extend(_writable(comment))
    settled: list[Comment] = []
    for path, (before, after) in zip(anchors, at, strict=True):
        # Only the last comment behind an element may end its line, or go on to another.
        moved = max((n + 1 for n, comment in enumerate(after[:-1]) if _ends_line(comment)), default=0)
        settled += (_moved(comment, path, "before") for comment in (*before, *after[:moved]))
        settled += (_moved(comment, path, "after") for comment in after[moved:])
    return tuple(settled)


def on_own_lines(comments: Iterable[Comment], indent: str) -> Iterator[str]:
    """Give the lines of comments that stand before an element."""
    for comment in comments:
        yield indent + _delimited(comment)


def at_end_of_line(comments: Iterable[Comment]) -> str:
    """Give what comments add to the end of a line, two spaces before each."""
    return "".join("  " + _delimited(comment) for comment in comments)


def _anchor(path: str, place: dict[str, int]) -> str:
    """Find the anchor nearest to a path: itself, the one before it in its part, the part, or the end."""
    while path not in place:
        head, _, tail = path.rpartition("/")
        if tail.isdecimal():
            earlier = (f"{head}/{number}" for number in range(min(int(tail), len(place)), -1, -1))
            path = next((candidate for candidate in earlier if candidate in place), head)
        else:
            path = head or "/end"
    return path


def _moved(comment: Comment, path: str, where: str) -> Comment:
    if comment.path == path and comment.place == where:
        return comment
    return comment.model_copy(update={"path": path, "place": where})


def _writable(comment: Comment) -> Iterator[Comment]:
    """Change a form that cannot hold the text: a line comment is one line, a block comment free of what ends it."""
    lines = _NEWLINE.split(comment.text)
    text = "\n".join(lines)
    closes = "}" in text or any(_HEADER_OR_TAG.match(line) for line in lines[1:])
    if closes:
        yield from (comment.model_copy(update={"text": line.strip(), "form": "line"}) for line in lines)
    elif len(lines) > 1:
        yield comment.model_copy(update={"text": text, "form": "block"})
    elif comment.form == "line" and text != text.strip():
        yield comment.model_copy(update={"text": text.strip()})
    else:
        yield comment


def _ends_line(comment: Comment) -> bool:
    return comment.form == "line" or "\n" in comment.text


def _delimited(comment: Comment) -> str:
    if comment.form == "block":
        return "{" + comment.text + "}"
    return f"# {comment.text}".rstrip()
