"""What stands in for a function that has mutants: the original, until one of them is chosen for the whole process."""

import functools
import os
from collections.abc import Callable
from typing import Any

__all__ = ["CHOSEN", "HITS", "MutantDict", "choose", "wrap_in_trampoline"]

MutantDict = dict[str, Callable[..., Any]]
CHOSEN = "REFEREE_MUTANT"
"""A variable of the environment that chooses a mutant before anything is imported: its place and its name."""
ORIGINAL = "_mutmut_orig"

HITS: set[str] = set()
"""The functions called so far, as ``module.function``."""
TABLES: dict[str, MutantDict] = {}


def wrap_in_trampoline(mutants: MutantDict, *, is_classmethod: bool = False) -> Callable[..., Callable[..., Any]]:
    """Decorate a function by the table of its mutants, which is filled after it."""
    early, _, name = os.environ.get(CHOSEN, "").partition(" ")

    def wrapped(function: Callable[..., Any]) -> Callable[..., Any]:
        place = f"{function.__module__}.{function.__qualname__}"
        TABLES[place] = mutants
        own = name if place == early else ORIGINAL

        @functools.wraps(function)
        def called(*args: Any, **named: Any) -> Any:
            HITS.add(place)
            if is_classmethod:
                return getattr(args[0], mutants[own].__name__)(*args[1:], **named)
            return mutants[own](*args, **named)

        return called

    return wrapped


def choose(place: str, name: str) -> None:
    """Let a mutant take its function's place, in this process."""
    table = TABLES[place]
    table[ORIGINAL] = table[name]
