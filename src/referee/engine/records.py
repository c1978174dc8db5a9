"""What the engine needs to see of a record: shapes, not classes, so that it depends on no model."""

from collections.abc import Mapping, Sequence
from typing import Protocol

__all__ = ["CallLike", "HandLike", "TrickLike"]


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


Amounts = Mapping[str, int | None]
