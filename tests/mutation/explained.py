"""The survivors that are explained: ``explained.toml``, by the kind of reason."""

import tomllib
from collections.abc import Iterable
from pathlib import Path

from tests.mutation.mutants import Key, Mutant

__all__ = ["explained", "stale"]

LIST = Path(__file__).with_name("explained.toml")


def explained() -> dict[Key, str]:
    """Give the mutants that no test need kill, each with the name of its kind."""
    kinds = tomllib.loads(LIST.read_text(encoding="utf-8"))["kind"]
    found: dict[Key, str] = {}
    for kind in kinds:
        for file, function, was, becomes in kind["mutants"]:
            assert (file, function, was, becomes) not in found, f"{file} {function}: explained twice: {becomes}"
            found[file, function, was, becomes] = kind["name"]
    return found


def stale(known: Iterable[Key], mutants: Iterable[Mutant]) -> list[Key]:
    """Give the explanations of which there is no mutant any more: the code has changed."""
    there = {mutant.key for mutant in mutants}
    return [key for key in known if key not in there]
