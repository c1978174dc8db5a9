"""What the engine needs to see of a record: shapes, not classes, so that it depends on no model."""

from collections.abc import Mapping, Sequence
from typing import Protocol

__all__ = ["Amounts", "CallLike", "CountLike", "HandLike", "SummaryLike", "TrickLike"]

Amounts = Mapping[str, int | None]
"""A figure for each party named."""


class HandLike(Protocol):
    """A hand as written."""

    @property
    def seat(self) -> str:
        """Code of the seat."""

    @property
    def cards(self) -> Sequence[str | None]:
        """Codes of its cards; ``None`` for one that could not be read."""


class CallLike(Protocol):
    """A call as written."""

    @property
    def seat(self) -> str | None:
        """Code of the seat that the label names."""

    @property
    def call(self) -> str | None:
        """Code of the call; ``None`` when it could not be read."""


class TrickLike(Protocol):
    """A trick as written."""

    @property
    def number(self) -> int | None:
        """Its number, where written."""

    @property
    def leader(self) -> str | None:
        """Code of its leader, where written."""

    @property
    def cards(self) -> Sequence[str | None]:
        """Codes of its cards in order of play."""

    @property
    def said(self) -> Sequence[str | None]:
        """A word for each card, or nothing at all."""

    @property
    def winner(self) -> str | None:
        """The winner claimed."""

    @property
    def points(self) -> int | None:
        """The points claimed."""


class CountLike(Protocol):
    """A count as claimed."""

    @property
    def points(self) -> Amounts | None:
        """Points of tricks by party."""

    @property
    def result(self) -> str | None:
        """``made`` or ``failed``."""


class SummaryLike(Protocol):
    """A summary as written."""

    @property
    def points(self) -> Amounts | None:
        """Points of tricks by party."""

    @property
    def result(self) -> str | None:
        """``made`` or ``failed``, where only that was written."""

    @property
    def tricks(self) -> Amounts | None:
        """Tricks by party."""

    @property
    def belotes(self) -> Amounts | None:
        """Belotes by party."""

    @property
    def generale(self) -> str | None:
        """The player who won every trick."""
