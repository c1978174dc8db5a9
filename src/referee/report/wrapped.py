"""Text wrapped for a terminal."""

import textwrap
from typing import Final

__all__ = ["wrapped"]

_TIED: Final = {"« ": "«\N{NO-BREAK SPACE}", " »": "\N{NO-BREAK SPACE}»"}
"""What French writes with a space and never breaks."""


def wrapped(text: str, width: int, *, first: str = "", rest: str = "") -> list[str]:
    """Give the lines of a text, none wider than ``width`` unless a word is; its white space counts as single spaces.

    ``first``, ``rest``: what stands before the first line, and before each of the others.
    """
    plain = " ".join(text.split())
    for loose, tied in _TIED.items():
        plain = plain.replace(loose, tied)
    lines = textwrap.wrap(
        plain, width, initial_indent=first, subsequent_indent=rest, break_long_words=False, break_on_hyphens=False
    )
    for loose, tied in _TIED.items():
        lines = [line.replace(tied, loose) for line in lines]
    return lines
