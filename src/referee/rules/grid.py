"""Cells of the marking grid: ``T+2C+Bt``, ``2(160+C)+Bt``, ``0``.

A cell is a sum of constants, of variables with an optional factor, and of bracketed sums with a factor. The terms of a
score follow the cell as it is written.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from referee.kernel.points import Amount

__all__ = ["VARIABLES", "Cell", "Group", "parse_cell", "parse_square"]

VARIABLES = ("T", "D", "C", "Bt", "Bd", "B")
"""Points of takers and defenders, the contract, their belotes, all belotes (C-6.4)."""

_TOKEN = re.compile(r"\s*(?:(?P<number>\d+)|(?P<name>Bt|Bd|[TDCB])|(?P<mark>[()+]))")


@dataclass(frozen=True, slots=True)
class Group:
    """A factor times a variable, a constant (``name`` empty, ``inner`` empty) or a bracketed sum."""

    factor: int
    name: str = ""
    inner: tuple["Group", ...] = ()

    def terms(self, values: Mapping[str, Amount | None]) -> list[tuple[str, Amount]] | None:
        """Give the terms of this group, as written, or ``None`` where a value is not known."""
        if self.inner:
            parts = [group.terms(values) for group in self.inner]
            if None in parts:
                return None
            terms = [term for part in parts if part for term in part]
            if self.factor != 1:
                terms.append((f"x{self.factor}", (self.factor - 1) * sum(worth for _, worth in terms)))
            return terms
        if not self.name:
            return [(str(self.factor), self.factor)]
        value = values[self.name]
        if value is None:
            return None
        label = self.name if self.factor == 1 else f"{self.factor}{self.name}"
        return [(label, self.factor * value)]


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of the grid."""

    text: str
    sum: tuple[Group, ...]

    def terms(self, values: Mapping[str, Amount | None]) -> tuple[tuple[str, Amount], ...] | None:
        """Give the ordered terms, those worth 0 left out; ``None`` where a value of the cell is not known."""
        terms: list[tuple[str, Amount]] = []
        for group in self.sum:
            part = group.terms(values)
            if part is None:
                return None
            terms.extend(term for term in part if term[1])
        return tuple(terms)


@cache
def parse_cell(text: str) -> Cell:
    """Read a cell; raises ``ValueError`` when it is not one."""
    tokens: list[str] = []
    at = 0
    while at < len(text.rstrip()):
        found = _TOKEN.match(text, at)
        if not found:
            msg = f"not a marking cell: {text!r}"
            raise ValueError(msg)
        tokens.append(found.group().strip())
        at = found.end()
    groups, rest = _sum(tokens, text)
    if rest:
        msg = f"not a marking cell: {text!r}"
        raise ValueError(msg)
    return Cell(text, groups)


@cache
def parse_square(text: str) -> tuple[Cell, Cell]:
    """Read the cells of takers and defenders, as in ``T+2C+Bt / Bd``; raises ``ValueError`` when they are not two cells."""
    cells = text.split("/")
    if len(cells) != 2:  # noqa: PLR2004 (takers, defenders)
        msg = f"not two marking cells with a / between them: {text!r}"
        raise ValueError(msg)
    return parse_cell(cells[0].strip()), parse_cell(cells[1].strip())


def _sum(tokens: list[str], text: str) -> tuple[tuple[Group, ...], list[str]]:
    group, tokens = _group(tokens, text)
    groups = [group]
    while tokens and tokens[0] == "+":
        group, tokens = _group(tokens[1:], text)
        groups.append(group)
    return tuple(groups), tokens


def _group(tokens: list[str], text: str) -> tuple[Group, list[str]]:
    factor = 1
    numbered = False
    if tokens and tokens[0].isdigit():
        factor, tokens, numbered = int(tokens[0]), tokens[1:], True
    if tokens and tokens[0] == "(":
        inner, rest = _sum(tokens[1:], text)
        if rest and rest[0] == ")":
            return Group(factor, inner=inner), rest[1:]
    elif tokens and tokens[0] in VARIABLES:
        return Group(factor, name=tokens[0]), tokens[1:]
    elif numbered:
        return Group(factor), tokens
    msg = f"not a marking cell: {text!r}"
    raise ValueError(msg)
