"""How a rule set marks: the grid of outcomes and levels, and the rounding of what it gives (C-8)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from referee.engine.tally import LastTrick
from referee.kernel.points import Amount
from referee.rules.choices import BeloteHelps, Equality, Penalties
from referee.rules.grid import Cell

__all__ = ["Half", "Marking", "Rounder", "Square"]


class Half(Enum):
    """Where a half goes."""

    UP = "up"
    DOWN = "down"


@dataclass(frozen=True, slots=True)
class Rounder:
    """Rounding to the nearest multiple of ``unit`` (C-8.7)."""

    unit: int
    half: Half = Half.UP

    def rounded(self, amount: Amount) -> int:
        """Give the nearest multiple."""
        if self.half is Half.UP:
            return (2 * amount + self.unit) // (2 * self.unit) * self.unit
        return -((self.unit - 2 * amount) // (2 * self.unit)) * self.unit


@dataclass(frozen=True, slots=True)
class Square:
    """A square of the grid: the cells of takers and defenders, and its article."""

    takers: Cell
    defenders: Cell
    article: str


@dataclass(frozen=True, slots=True)
class Marking:
    """How a rule set marks.

    ``grid``: row and level to a square; ``equality``: contract reached and both sides equal (C-7.2); ``belotes``: whether
    they count for the contract (C-5.5); ``whole``: points of an ordinary deal, last trick in (C-3.5); ``rounder``: of every
    deal but the one that reaches the target, ``last_rounder``: of that one (C-8.7).
    """

    grid: Mapping[tuple[str, int], Square]
    equality: Equality
    belotes: BeloteHelps
    last_trick: LastTrick
    penalties: Penalties
    whole: int
    rounder: Rounder
    last_rounder: Rounder

    def square(self, kind: str, result: str, swept: bool, level: int) -> Square:  # noqa: FBT001 (what is looked up)
        """Give the square of a contract ``made`` or ``failed``.

        ``kind``: of the bid; ``swept``: whether the side that won took all eight tricks. A capot or a générale that was bid
        has its own rows, or where there are none the ordinary ones; a square that a row lacks is the plain row's, and for
        a bid that cannot be doubled the undoubled one.
        """
        own = f"{kind}_{result}"
        if (own, 1) in self.grid:
            return self.grid.get((own, level)) or self.grid[own, 1]
        swept_row = self.grid.get((f"{result}_all", level)) if swept else None
        return swept_row or self.grid[result, level]
