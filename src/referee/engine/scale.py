"""What the cards of a side come to: as they count, or scaled to the points of an ordinary deal (C-3.3, C-3.4)."""

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from referee.kernel.points import Amount

__all__ = ["PLAIN_SCALE", "Scale", "Scaling", "half_up"]


class Scaling(Enum):
    """How a side's cards become its points."""

    NONE = "none"
    UNIT = "unit"
    """Its cards alone, rounded to the unit, a half going up; then the last trick."""
    EXACT = "exact"
    """Its cards and the ordinary last trick, kept exact."""


def half_up(amount: Amount) -> int:
    """Round to the nearest unit, a half going up."""
    return (2 * amount + 1) // 2


@dataclass(frozen=True, slots=True)
class Scale:
    """A way to count: ``factor`` of the cards; ``one``: points of an ordinary last trick."""

    scaling: Scaling = Scaling.NONE
    factor: Fraction = Fraction(1)
    one: int = 0

    @property
    def exact(self) -> bool:
        """Whether its points are fractions."""
        return self.scaling is Scaling.EXACT

    def points(self, cards: int, bonus: int | None) -> Amount:
        """Give the points of a side.

        ``cards``: points of its cards as they count; ``bonus``: for the last trick, ``None`` where it did not win that.
        """
        match self.scaling:
            case Scaling.NONE:
                return cards + (bonus or 0)
            case Scaling.UNIT:
                return half_up(cards * self.factor) + (bonus or 0)
            case Scaling.EXACT:
                scaled = (cards if bonus is None else cards + self.one) * self.factor
                exact = scaled if bonus is None else scaled + bonus - self.one
                return exact.numerator if exact.denominator == 1 else exact


PLAIN_SCALE = Scale()
