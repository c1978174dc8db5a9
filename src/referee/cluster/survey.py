"""A long file cut into parts where it stands, one part at a time."""

from dataclasses import replace
from typing import Final

from referee.cluster.files import opened
from referee.cluster.parts import Part
from referee.notation.cuts import End, lines_of, matches_of, pieces

__all__ = ["surveyed"]

_FARTHEST: Final = 1 << 26
"""Bytes beyond which no boundary is looked for: what has none is one part, however long."""


def surveyed(rest: Part, size: int) -> tuple[Part, Part | None]:
    """Cut the first part off a file of UTF-8.

    ``rest``: the file from where it was cut last; ``size``: bytes of a part, at least. Gives the part, and what is left,
    ``None`` where nothing is. Raises what :func:`~referee.cluster.files.opened` does.
    """
    with opened(rest) as stream:
        first = next(pieces(stream, size, _FARTHEST))
    if first.end is not End.BOUNDARY:
        return rest, None
    stop = rest.start + len(first.data)
    left = Part(
        path=rest.path,
        name=rest.name,
        number=rest.number + 1,
        start=stop,
        line=rest.line + lines_of(first.data),
        before=rest.before + matches_of(first.data),
    )
    return replace(rest, stop=stop), left
