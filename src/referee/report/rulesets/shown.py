"""A rule set in words: every parameter with its value, its article and its source, then the marking grid."""

import textwrap
from collections.abc import Iterator
from itertools import groupby
from typing import Final

from referee.diagnostics.words.speech import tidy
from referee.record.model import Language
from referee.report.rulesets.words import WORDS, source_words
from referee.rules.articles import article, settled_by
from referee.rules.grid import parse_square
from referee.rules.grid_words import cell_words, grid_lines
from referee.rules.in_force import clause, shown_value
from referee.rules.model import LEVELS, NOT_STATED, ContreeRules, GridRow, Level, Marking, RuleSet
from referee.rules.phrases import grid_phrase, titled
from referee.rules.written import parameters_of

__all__ = ["book_of", "listed", "shown", "square_text"]

_WIDTH: Final = 100
_BOOKS: Final = {"contree": "C", "comptoir": "K"}


def book_of(rules: RuleSet) -> str:
    """Give the letter of the book that holds the articles of a rule set's game."""
    return _BOOKS[rules.game]


def listed(every: list[RuleSet], language: Language) -> str:
    """Give a table of rule sets, a line each."""
    words = WORDS[language]
    heads = [words[key] for key in ("name", "game", "version", "digest", "base", "title")]
    rows = [
        (one.name, words[one.game], one.version, one.digest, one.extends or "", one.title[language]) for one in every
    ]
    return "".join(f"{line}\n" for line in _table([tuple(heads), *rows]))


def shown(rules: RuleSet, language: Language) -> str:
    """Give a rule set in full."""
    return "".join(f"{line}".rstrip() + "\n" for line in _lines(rules, language))


def square_text(square: str, language: Language) -> str:
    """Give a square with its sums spaced: ``T + 2C + Bt / Bd``."""
    return " / ".join(cell_words(cell, language) for cell in parse_square(square))


def _lines(rules: RuleSet, language: Language) -> Iterator[str]:
    words = WORDS[language]
    yield f"{tidy(rules.name)} - {tidy(rules.title[language])}"
    head = words["head"].format(game=words[rules.game], version=tidy(rules.version), digest=rules.digest)
    yield head + (f", {words['extends'].format(name=tidy(rules.extends))}" if rules.extends else "")
    if rules.sources:
        yield ""
        yield words["sources"]
        width = max(map(len, rules.sources))
        yield from (f"  {tidy(key):<{width}}  {tidy(text)}" for key, text in rules.sources.items())
    book = book_of(rules)
    numbered = sorted(parameters_of(rules.game), key=lambda name: _key(name, book))
    for chapter, names in groupby(numbered, key=lambda name: settled_by(name, book).partition(".")[0]):
        found = article(chapter)
        yield ""
        yield f"{found.title[language]} ({chapter})" if found else chapter
        for name in names:
            yield from _parameter(rules, name, language)
    if isinstance(rules, ContreeRules):
        yield from _grid(rules.marking, language)


def _key(name: str, book: str) -> tuple[str, int, int]:
    found = article(settled_by(name, book))
    assert found is not None  # noqa: S101 (the number is that of an article)
    return found.key


def _parameter(rules: RuleSet, name: str, language: Language) -> Iterator[str]:
    words = WORDS[language]
    parameter = getattr(rules.parameters, name)
    head = f"  {name} = {shown_value(parameter.value)}"
    yield f"{head:<44}  {settled_by(name, book_of(rules))}, {titled(name, language)}"
    yield from textwrap.wrap(clause(name, rules, language), _WIDTH, initial_indent="      ", subsequent_indent="      ")
    source = words["source"].format(source=tidy(source_words(parameter.source, language)))
    # What no source states is said to be as in the base rules: that it was chosen goes without saying.
    chosen = parameter.chosen and parameter.source in rules.sources
    yield f"      {source}" + (f" ({words['chosen']})" if chosen else "")


def _grid(marking: Marking, language: Language) -> Iterator[str]:
    words = WORDS[language]
    yield ""
    yield f"{words['grid']} (C-8)"
    heads = ["", *(grid_phrase(language, "column", level) for level in LEVELS), ""]
    rows = [tuple(heads)]
    for name in Marking.model_fields:
        row: GridRow | None = getattr(marking, name)
        if row is not None:
            squares = (_cell(row, level, language) for level in LEVELS)
            sources = ", ".join(dict.fromkeys(source_words(row.source[level], language) for level in row.source))
            rows.append((grid_phrase(language, "row", name), *squares, tidy(sources)))
    yield from (f"  {line}" for line in _table(rows))
    yield from textwrap.wrap(words["legend"], _WIDTH, initial_indent="  ", subsequent_indent="  ")
    yield ""
    yield words["read"]
    for line in grid_lines(marking, language):
        yield from textwrap.wrap(line, _WIDTH, initial_indent="  ", subsequent_indent="    ")


def _cell(row: GridRow, level: Level, language: Language) -> str:
    square: str | None = getattr(row, level)
    if square is None:
        return ""
    chosen = level in row.chosen and row.source[level] != NOT_STATED
    return square_text(square, language) + (" †" if chosen else "")


def _table(rows: list[tuple[str, ...]]) -> list[str]:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return ["  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
