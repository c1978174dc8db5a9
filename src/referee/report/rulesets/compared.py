"""Two rule sets of a game side by side: what they settle otherwise."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from referee.diagnostics.words.speech import count_form, tidy
from referee.record.model import Language
from referee.report.rulesets.shown import book_of, square_text
from referee.report.rulesets.words import WORDS
from referee.rules.articles import settled_by
from referee.rules.in_force import clause, shown_value
from referee.rules.model import LEVELS, ContreeRules, Level, Marking, RuleSet
from referee.rules.phrases import grid_phrase, titled
from referee.rules.written import parameters_of

__all__ = ["Differences", "compared", "differences"]

_PLURAL: Final = {"fr": 2, "en": 0}


@dataclass(frozen=True, slots=True)
class Differences:
    """Names of the parameters, and squares of the grid, that two rule sets do not have alike."""

    parameters: tuple[str, ...]
    squares: tuple[tuple[str, Level], ...]

    def __len__(self) -> int:
        """Give how many there are."""
        return len(self.parameters) + len(self.squares)


def differences(first: RuleSet, second: RuleSet) -> Differences:
    """Find what two rule sets of one game settle otherwise; sources and names do not count."""
    names = tuple(
        name
        for name in parameters_of(first.game)
        if getattr(first.parameters, name).value != getattr(second.parameters, name).value
    )
    if not (isinstance(first, ContreeRules) and isinstance(second, ContreeRules)):
        return Differences(names, ())
    squares = tuple(
        (row, level)
        for row in Marking.model_fields
        for level in LEVELS
        if _square(first.marking, row, level) != _square(second.marking, row, level)
    )
    return Differences(names, squares)


def compared(first: RuleSet, second: RuleSet, language: Language) -> str:
    """Say what two rule sets of one game settle otherwise."""
    return "".join(f"{line}\n" for line in _lines(first, second, language))


def _lines(first: RuleSet, second: RuleSet, language: Language) -> Iterator[str]:
    words = WORDS[language]
    found = differences(first, second)
    both = {"first": tidy(first.name), "second": tidy(second.name)}
    if not found:
        yield words["same"].format(**both)
        return
    count = count_form(len(found), words["points"], _PLURAL[language])
    yield words["differ"].format(**both, game=words[first.game], count=count)
    width = max(map(len, both.values()))
    for name in found.parameters:
        yield ""
        yield f"{settled_by(name, book_of(first))} {name}: {titled(name, language)}"
        for rules in (first, second):
            value = shown_value(getattr(rules.parameters, name).value)
            yield f"  {tidy(rules.name):<{width}}  {value} - {clause(name, rules, language)}"
    for row, level in found.squares:
        yield ""
        yield f"C-8 {grid_phrase(language, 'row', row)}, {grid_phrase(language, 'column', level)}"
        for rules in (first, second):
            assert isinstance(rules, ContreeRules)  # noqa: S101 (only contrée has squares)
            yield f"  {tidy(rules.name):<{width}}  {_said(rules.marking, row, level, language)}"


def _square(marking: Marking, row: str, level: Level) -> str | None:
    found = getattr(marking, row)
    square: str | None = None if found is None else getattr(found, level)
    return None if square is None else square.replace(" ", "")


def _said(marking: Marking, row: str, level: Level, language: Language) -> str:
    """Say a square; of one that is not there, what holds in its place."""
    words = WORDS[language]
    square = _square(marking, row, level)
    if square is not None:
        return square_text(square, language)
    if row.endswith("_all"):
        return words["no-square"].format(row=grid_phrase(language, "row", row.removesuffix("_all")))
    if row == "equal":
        return words["no-row"]
    return words["ordinary" if getattr(marking, row) is None else "undoubled"]
