"""The head of a sheet: which column holds what, in which language."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from enum import StrEnum
from typing import Final, get_args

from referee.diagnostics.spelling import SPELLINGS
from referee.imports.sheet.names import HEADS, MATCH, OWNERS, PARTS, Part
from referee.imports.sheet.rows import delimiter_of
from referee.record.fold import fold
from referee.record.model import Language, Party

__all__ = ["Column", "Fault", "Head", "Owner", "head_of", "recognise"]

_ENOUGH: Final = 3
_NEAR: Final = 0.6
_LINES: Final = 20
_WORD: Final = re.compile(r"[\w°/]+")
_OWNED: Final = frozenset((Part.POINTS, Part.TRICKS, Part.BELOTES, Part.SCORE, Part.TOTAL, Part.PENALTY, Part.RULING))


class Owner(StrEnum):
    """Whose figure a column holds, where it is not a party's by name."""

    TAKERS = "takers"
    DEFENDERS = "defenders"


@dataclass(frozen=True, slots=True)
class Column:
    """A column: what it holds, and whose.

    ``tag``: the English name of a tag, for a column of the match; ``text``: its head as written.
    """

    index: int
    text: str
    part: Part
    owner: Party | Owner | None = None
    tag: str | None = None

    @property
    def key(self) -> tuple[Part, str | None]:
        """What no other column may hold."""
        return self.part, self.tag or self.owner


@dataclass(frozen=True, slots=True)
class Fault:
    """A head that cannot be: its index (``None`` for a column that is missing), a code, and its facts."""

    index: int | None
    code: str
    facts: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Head:
    """The columns of a sheet, by their place; one without a head is left out. ``faults``: what keeps it from being read."""

    language: Language
    columns: Sequence[Column]
    faults: Sequence[Fault]

    @property
    def comptoir(self) -> bool:
        """Whether the columns are those of a game in which each plays alone."""
        names = {column.tag or column.owner for column in self.columns}
        return not names.isdisjoint(("P1", "P2", "P3", "P4"))

    def has(self, part: Part) -> bool:
        """Tell whether a column holds this."""
        return any(column.part is part for column in self.columns)


def head_of(cells: Sequence[str]) -> Head:
    """Read the first line of a sheet, in the language that knows most of its words."""
    read = [_read(cells, language) for language in get_args(Language)]
    return min(read, key=lambda head: len(head.faults))


def recognise(text: str) -> bool:
    """Tell whether a text starts like a sheet: its first line names a contract, and other columns."""
    first, *rest = [line for line in text.splitlines()[:_LINES] if line.strip()] or [""]
    if fold(first).startswith("sep=") and rest:
        first = rest[0]
    delimiter = delimiter_of(first)
    head = head_of([cell.strip('"') for cell in first.split(delimiter)])
    return head.has(Part.CONTRACT) and len(head.columns) >= _ENOUGH


def _read(cells: Sequence[str], language: Language) -> Head:
    columns: list[Column] = []
    faults: list[Fault] = []
    for index, cell in enumerate(cells):
        text = " ".join(cell.split())
        if not text:
            continue
        column = _column(index, text, language)
        if column is None:
            meant = _meant(text, language)
            faults.append(Fault(index, "I201", {"text": text} | ({"meant": meant} if meant else {})))
        elif column.part is not Part.OWN and column.key in {known.key for known in columns}:
            faults.append(Fault(index, "I202", {"text": text}))
        else:
            columns.append(column)
    head = Head(language, tuple(columns), tuple(faults))
    contract = next(name for name in HEADS[language] if PARTS[language][fold(name)] is Part.CONTRACT)
    if head.has(Part.CONTRACT) or any(fault.facts.get("meant") == contract for fault in faults):
        return head
    return Head(language, head.columns, (*faults, Fault(None, "I203", {"meant": contract})))


def _column(index: int, text: str, language: Language) -> Column | None:
    if text.startswith("#"):
        return Column(index, text.lstrip("# ") or text, Part.OWN)
    words = _WORD.findall(fold(text))
    name = " ".join(words)
    part = PARTS[language].get(name)
    if part is not None:
        return Column(index, text, part)
    tag = MATCH[language].get(name)
    if tag is not None:
        return Column(index, text, Part.MATCH, tag=tag)
    for owner, rest in ((words[-1:], words[:-1]), (words[:1], words[1:])):
        part, whose = PARTS[language].get(" ".join(rest)), _owner(owner, language)
        if part in _OWNED and part is not None and whose is not None:
            return Column(index, text, part, whose)
    return None


def _owner(words: Sequence[str], language: Language) -> Party | Owner | None:
    if not words:
        return None
    (word,) = words
    parties: dict[str, Party] = {fold(spelt): code for code, spelt in _parties(language)}
    known = OWNERS[language].get(word)
    return parties.get(word) or (Owner(known) if known else None)


def _parties(language: Language) -> Iterable[tuple[Party, str]]:
    return ((code, SPELLINGS[language].parties[code]) for code in get_args(Party))


def _meant(text: str, language: Language) -> str | None:
    """Give the head that was likely meant."""
    names = PARTS[language]
    heads = [*HEADS[language], *MATCH[language]]
    heads += [
        f"{name} {spelt}" for name in HEADS[language] if names[fold(name)] in _OWNED for _, spelt in _parties(language)
    ]
    by_fold = {fold(head): head for head in heads}
    near = get_close_matches(fold(text), by_fold, 1, _NEAR)
    return by_fold[near[0]] if near else None
