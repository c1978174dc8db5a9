"""What a table of verdicts is made of: columns with their types, units and meanings, and rows of plain values."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Any

from referee.judging.events import DealJudged, MatchOpened
from referee.record.model import Language
from referee.verdict.model import Diagnostic

__all__ = ["Column", "Kind", "Place", "Row", "Table"]

Row = tuple[Any, ...]
"""The values of a line, in the order of the columns; ``None`` for what is not known, or what its game does not have."""


class Kind(Enum):
    """The type of a column.

    ``POINTS`` may be a fraction, written ``"a/b"`` in a row; ``TERMS`` are those of a score, ``DIAGNOSTICS`` those of a
    deal, as the verdict has them; ``TAGS`` a mapping of texts.
    """

    TEXT = "text"
    INTEGER = "integer"
    POINTS = "decimal"
    FLAG = "boolean"
    TEXTS = "list of text"
    TAGS = "map"
    TERMS = "list of terms"
    DIAGNOSTICS = "list of diagnostics"


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its name, in the words of the JSON interface, its type, and what it means, units included.

    ``splits``: a table can be cut into folders by this column.
    """

    name: str
    kind: Kind
    fr: str
    en: str
    splits: bool = False

    def meaning(self, language: Language) -> str:
        """Give what the column means."""
        return self.fr if language == "fr" else self.en


@dataclass(frozen=True, slots=True)
class Place:
    """Where a deal stands: its file, its match, and its index there, from 1."""

    file: str
    match: MatchOpened
    index: int


@dataclass(frozen=True, slots=True)
class Table:
    """A table: its name, the version of its columns, the columns, and what makes the rows of a deal.

    Columns may be added without a new version; none is renamed, none changes its meaning.
    """

    name: str
    version: str
    columns: tuple[Column, ...]
    rows: Callable[[Place, DealJudged, tuple[Diagnostic, ...]], Iterator[Row]]

    @property
    def schema(self) -> str:
        """Name and version: ``deals/1``."""
        return f"{self.name}/{self.version}"

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the columns, in order."""
        return tuple(column.name for column in self.columns)
