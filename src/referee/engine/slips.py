"""A slip that would explain the score on a sheet."""

from collections.abc import Mapping
from dataclasses import dataclass, field

__all__ = ["Slip"]


@dataclass(frozen=True, slots=True)
class Slip:
    """What may have been done wrong: ``cause`` in a word, the score that it leads to, ``facts`` in codes.

    Facts: ``how`` (``missing``, ``added``, ``moved``, ``other``; ``missing_one``, ``moved_one`` of a party's several belotes,
    ``missing_all``), ``party``, ``points``, ``level``, ``trick``, ``times`` that the contract was counted and ``due``, as
    far as the cause has them.
    """

    cause: str
    score: tuple[int | None, ...]
    facts: Mapping[str, object] = field(default_factory=dict)
