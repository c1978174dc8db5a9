"""A finding: something to report, as data. Words come at the edge."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

__all__ = ["Finding", "Path", "Severity", "Span", "Status", "worst"]

Path = tuple[str | int, ...]
"""The steps of a JSON pointer: ``("tricks", 4, "cards", 1)`` is ``/tricks/4/cards/1``."""


class Severity(StrEnum):
    """How much a finding weighs."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


class Status(StrEnum):
    """The verdict on a deal, a match or a file, from the best to the worst."""

    VOID = "void"
    VERIFIED = "verified"
    PARTIAL = "partial"
    CONTESTED = "contested"
    UNFINISHED = "unfinished"
    REFUSED = "refused"

    @property
    def weight(self) -> int:
        """Rank in the order of statuses, 0 for the best."""
        return _ORDER[self]


_ORDER = {status: weight for weight, status in enumerate(Status)}


def worst(*statuses: Status) -> Status:
    """Give the worst of these statuses (at least one)."""
    return max(statuses, key=lambda status: status.weight)


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of a text: lines and columns count from 1, in characters; the end is the first column after."""

    line: int
    column: int
    end_line: int
    end_column: int


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing to report.

    ``code``: see :mod:`referee.diagnostics.codes`; ``path``: the place, as steps into the deal (or the match, or the
    file) that carries the finding; ``facts``: what happened, in the vocabulary of the JSON interface; ``article``,
    ``severity``: where they differ from those of the code; ``trick``: from 1; ``seat``: who; ``span``: the place in
    the text, where the reader knows it already.
    """

    code: str
    path: Path = ()
    facts: Mapping[str, Any] = field(default_factory=dict)
    article: str | None = None
    severity: Severity | None = None
    trick: int | None = None
    seat: str | None = None
    span: Span | None = None
