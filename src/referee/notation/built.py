"""What a deal is built of while it is read: its parts, what is wrong with them, and where they stand."""

from dataclasses import dataclass, field
from typing import Any

from lark import Token

from referee.diagnostics.model import Finding, Path
from referee.notation.lexicon import BLANKS

__all__ = ["Built", "Extent", "extent"]

Extent = tuple[int, int]
"""Offsets in the text of a deal."""


@dataclass(slots=True)
class Built:
    """The parts of a deal as keyword arguments of its model, what is wrong with them, and where they stand."""

    parts: dict[str, Any] = field(default_factory=dict)
    problems: list[tuple[Extent, Finding]] = field(default_factory=list)
    places: dict[Path, Extent] | None = None

    def report(self, token: Token, code: str, path: Path, **facts: Any) -> None:
        """Add a finding at a token."""
        self.problems.append((extent(token), Finding(code, path, facts)))

    def place(self, path: Path, *tokens: Token) -> None:
        """Note where an element stands, from its first token to its last."""
        if self.places is not None:
            self.places[path] = (extent(tokens[0])[0], extent(tokens[-1])[1])


def extent(token: Token) -> Extent:
    """Give the offsets of a token without the blanks behind it."""
    start = token.start_pos or 0
    return start, start + len(token.rstrip(BLANKS)) if token else token.end_pos or start
