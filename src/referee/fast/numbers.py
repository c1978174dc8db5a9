"""Rows of numbers: buffers for the compiled modules; lists where these run as they are, which Python reads faster."""

from array import array
from collections.abc import Iterable, MutableSequence

from referee.fast import is_compiled

__all__ = ["Numbers", "whole", "wide"]

Numbers = MutableSequence[int]
"""Numbers that are read, and written, by their places."""


def whole(values: Iterable[int]) -> Numbers:
    """Give a row of small numbers."""
    return array("i", values) if is_compiled() else list(values)


def wide(values: Iterable[int]) -> Numbers:
    """Give a row of numbers as wide as a hand."""
    return array("q", values) if is_compiled() else list(values)
