"""The words of parameters and of the marking grid, read from ``seeds/parameters.toml``."""

import tomllib
from functools import cache
from typing import Any, Final

from referee.record.model import Language
from referee.resources import read

__all__ = ["Phrases", "grid_phrase", "phrases", "titled"]

Phrases = dict[str, Any]
"""By value, then by language; beside them, forms of the same, under the article that asks for them."""

_TITLE: Final = "title"


@cache
def _all() -> dict[str, Phrases]:
    return tomllib.loads(read("seeds", "parameters.toml"))


def phrases(parameter: str) -> Phrases:
    """Give the clauses of a parameter; raises ``KeyError`` for one that has none."""
    return _all()[parameter]


def titled(parameter: str, language: Language) -> str:
    """Give what a parameter settles, in a few words."""
    title: str = _all()[parameter][_TITLE][language]
    return title


def grid_phrase(language: Language, *keys: str) -> str:
    """Give a phrase of the marking grid."""
    found: Any = _all()["marking"]
    for key in keys:
        found = found[key]
    text: str = found[language]
    return text
