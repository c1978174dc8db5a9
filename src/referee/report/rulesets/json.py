"""Rule sets as JSON: the same as in words, for programs."""

import json
from typing import Any

from referee import __version__
from referee.record.model import Language
from referee.report.rulesets.compared import differences
from referee.report.rulesets.shown import book_of
from referee.rules.articles import settled_by
from referee.rules.grid import parse_square
from referee.rules.grid_words import grid_lines
from referee.rules.in_force import clause
from referee.rules.model import LEVELS, ContreeRules, GridRow, Level, Marking, RuleSet
from referee.rules.written import parameters_of

__all__ = ["compared_json", "listed_json", "shown_json"]


def listed_json(every: list[RuleSet]) -> str:
    """Give the heads of rule sets."""
    return _text({"rules": [_head(one) for one in every]})


def shown_json(every: list[RuleSet], language: Language) -> str:
    """Give rule sets in full; what their parameters and grids say is in the language."""
    return _text({"rules": [_whole(one, language) for one in every]})


def compared_json(first: RuleSet, second: RuleSet) -> str:
    """Give what two rule sets of one game settle otherwise."""
    found = differences(first, second)
    parameters = [
        {
            "name": name,
            "article": settled_by(name, book_of(first)),
            "first": _value(first, name),
            "second": _value(second, name),
        }
        for name in found.parameters
    ]
    squares = [
        {"row": row, "level": level, "first": _square(first, row, level), "second": _square(second, row, level)}
        for row, level in found.squares
    ]
    return _text({"first": _head(first), "second": _head(second), "parameters": parameters, "marking": squares})


def _head(rules: RuleSet) -> dict[str, Any]:
    return {
        "name": rules.name,
        "game": rules.game,
        "version": rules.version,
        "digest": rules.digest,
        "extends": rules.extends,
        "title": rules.title,
    }


def _whole(rules: RuleSet, language: Language) -> dict[str, Any]:
    data = rules.parameters.model_dump(mode="json")
    book = book_of(rules)
    parameters = {
        name: {**data[name], "article": settled_by(name, book), "says": clause(name, rules, language)}
        for name in parameters_of(rules.game)
    }
    whole = {**_head(rules), "sources": rules.sources, "parameters": parameters}
    if isinstance(rules, ContreeRules):
        rows = ((name, getattr(rules.marking, name)) for name in Marking.model_fields)
        whole["marking"] = {name: _row(row) for name, row in rows if row is not None}
        whole["says"] = grid_lines(rules.marking, language)
    return whole


def _row(row: GridRow) -> dict[str, Any]:
    squares: dict[str, Any] = {}
    for level in LEVELS:
        square = getattr(row, level)
        if square is not None:
            takers, defenders = (cell.text for cell in parse_square(square))
            squares[level] = {
                "takers": takers,
                "defenders": defenders,
                "source": row.source[level],
                "chosen": level in row.chosen,
            }
    return squares


def _value(rules: RuleSet, name: str) -> Any:
    return rules.parameters.model_dump(mode="json", include={name})[name]["value"]


def _square(rules: RuleSet, row: str, level: Level) -> str | None:
    assert isinstance(rules, ContreeRules)  # noqa: S101 (only contrée has squares)
    found = getattr(rules.marking, row)
    square: str | None = None if found is None else getattr(found, level)
    return square


def _text(value: dict[str, Any]) -> str:
    return json.dumps({"referee": __version__, **value}, ensure_ascii=False, indent=2) + "\n"
