"""Points: whole numbers, and exact fractions where a rule set scales them."""

from fractions import Fraction

__all__ = ["Amount"]

Amount = int | Fraction
