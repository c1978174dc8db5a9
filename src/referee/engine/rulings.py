"""The arbiter's lines of a deal, sorted."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from referee.diagnostics.model import Finding
from referee.kernel.table import Table

__all__ = ["Rulings", "read_rulings"]

_ONCE = ("misdeal", "dispute", "ruling", "claim")


@dataclass(slots=True)
class Rulings:
    """What the arbiter wrote: indices into the record's rulings stand beside what findings must point to.

    ``revokes``: index, seat, trick; ``penalties``: party to points, to add to scores; ``decision``: score imposed;
    ``claim``: index, and the number of the seat that laid down.
    """

    misdeal: int | None = None
    dispute: int | None = None
    revokes: list[tuple[int, str, int]] = field(default_factory=list)
    penalties: list[int] = field(default_factory=list)
    decision: tuple[int, dict[str, int | None]] | None = None
    claim: tuple[int, int] | None = None
    findings: list[Finding] = field(default_factory=list)


def read_rulings(lines: Sequence[Any], table: Table, contradiction: str) -> Rulings:
    """Sort the arbiter's lines.

    ``lines``: rulings of the record, in order; ``contradiction``: the article of lines that exclude each other.
    Penalties: a positive one adds to every other party, a negative one is off the party's own score (C-10.5, K-6.2).
    """
    rulings = Rulings(penalties=[0] * len(table.parties))
    kinds = Counter(line.kind for line in lines)
    for index, line in enumerate(lines):
        if line.kind == "misdeal":
            rulings.misdeal = index
        elif line.kind == "dispute":
            rulings.dispute = index
        elif line.kind == "claim" and line.seat in table.seats:
            rulings.claim = index, table.number(line.seat)
        elif line.kind == "ruling":
            rulings.decision = index, dict(line.score)
            absent = [party for party in table.parties if party not in line.score] if table.unnamed is None else []
            if absent:
                facts = {"party": absent[0]}
                rulings.findings.append(Finding("M305", ("rulings", index), facts, contradiction))
        elif line.kind == "revoke" and line.seat is not None and line.trick is not None:
            rulings.revokes.append((index, line.seat, line.trick))
        elif line.kind == "penalty" and line.party in table.parties and line.points is not None:
            _penalise(rulings.penalties, table.parties.index(line.party), line.points)
    excluded = [kind for kind in _ONCE if kinds[kind] > 1]
    if kinds["misdeal"] and not excluded:
        excluded = [kind for kind in kinds if kind not in ("misdeal", "penalty")]
        excluded = ["misdeal", *excluded] if excluded else []
    if excluded:
        rulings.findings.append(Finding("R105", ("rulings", 0), {"kinds": excluded}, contradiction))
    return rulings


def _penalise(penalties: list[int], party: int, points: int) -> None:
    if points < 0:
        penalties[party] += points
        return
    for other in range(len(penalties)):
        if other != party:
            penalties[other] += points
