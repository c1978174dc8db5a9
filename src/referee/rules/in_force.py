"""What a parameter says, and what an article says in one clause, under a rule set.

The clauses of parameters stand in ``seeds/parameters.toml``; the short text of an article names those that it says. So a
message never quotes a reading that is not the one in force.
"""

import re
from functools import lru_cache
from typing import Final

from referee.diagnostics.spelling import SPELLINGS
from referee.record.model import Game, Language
from referee.rules.articles import article
from referee.rules.choices import AllTrumpValues, Rounding
from referee.rules.grid_words import belote_kept, line_in_force
from referee.rules.load import DEFAULT, load
from referee.rules.model import ComptoirParameters, ContreeParameters, ContreeRules, Level, RuleSet
from referee.rules.phrases import phrases

__all__ = ["clause", "in_force", "shown_value"]

_FIELD: Final = re.compile(r"\{(\w+)(?::([\w.-]+))?\}")
_GAMES: Final[dict[str, Game]] = {"C": "contree", "K": "comptoir"}
_MARKED: Final[dict[str, tuple[str, Level]]] = {
    "C-8.1": ("made", "plain"),
    "C-8.2": ("failed", "plain"),
    "C-8.3": ("made", "contre"),
    "C-8.4": ("failed", "contre"),
    "C-8.5": ("made", "surcontre"),
    "C-8.6": ("failed", "surcontre"),
}
_ORDER: Final = ("A", "10", "K", "Q", "J", "9", "8", "7")
_TRUMPS: Final = ("J", "9", "A", "10", "K", "Q", "8", "7")
_SUITS: Final = ("S", "H", "D", "C")
_EVERY: Final = (*_SUITS, "NT", "AT")


@lru_cache(maxsize=2048)
def in_force(number: str, language: Language, rules: RuleSet | None = None) -> str | None:
    """Give what an article says in one clause under a rule set; ``None`` when there is no such article.

    ``rules``: the base rules of its game where none is told, or where they are of another game.
    """
    found = article(number)
    if found is None:
        return None
    text = found.short[language]
    game = _GAMES.get(number[:1])
    if game is None:
        return text
    own = rules if rules is not None and rules.game == game else load(DEFAULT, game)
    return _filled(text, own, language, number)


def clause(parameter: str, rules: RuleSet, language: Language, form: str = "") -> str:
    """Say what a rule set settles by a parameter; ``form``: the wording of an article, where there is one."""
    parameters = rules.parameters
    value = getattr(parameters, parameter).value
    words = phrases(parameter)
    chosen = words[_key(parameter, value, parameters)]
    text: str = chosen.get(form, chosen)[language]
    number = _number(parameter, value, language)
    return _filled(
        text.replace("{n}", number).replace("{total}", str(_total(parameters, value))), rules, language, form
    )


def shown_value(value: object) -> str:
    """Give a value as it is written in a file, without quotes: ``free``, ``80``, ``S H D C``."""
    if isinstance(value, tuple):
        return " ".join(map(str, value))
    return str(getattr(value, "value", value))


def _filled(text: str, rules: RuleSet, language: Language, form: str) -> str:
    def fill(found: re.Match[str]) -> str:
        name, asked = found[1], found[2]
        if name == "marking":
            assert isinstance(rules, ContreeRules)  # noqa: S101 (only articles of contrée name it)
            return line_in_force(rules.marking, *_MARKED[form], language)
        if name == "belote":
            assert isinstance(rules, ContreeRules)  # noqa: S101 (only articles of contrée name it)
            return belote_kept(rules.marking, language)
        if name == "total":
            return str(_total(rules.parameters, rules.parameters.last_trick.value))
        if asked == "n":
            return shown_value(getattr(rules.parameters, name).value)
        return clause(name, rules, language, asked or form)

    return _FIELD.sub(fill, text)


def _total(parameters: ContreeParameters | ComptoirParameters, bonus: object) -> object:
    """Give the points of a deal whose last trick is worth this much (C-3.5)."""
    if not isinstance(bonus, int):
        return bonus
    return sum(parameters.trump_values.value) + 3 * sum(parameters.plain_values.value) + bonus


def _key(parameter: str, value: object, parameters: ContreeParameters | ComptoirParameters) -> str:
    """Find which clause of a parameter holds for a value."""
    words = phrases(parameter)
    if isinstance(parameters, ContreeParameters):
        below = {"last_trick_capot": parameters.last_trick, "last_trick_generale": parameters.last_trick_capot}
        if parameter in below and below[parameter].value == value:
            return "same"
        if parameter == "rounding" and value is Rounding.NONE and parameters.ta_values.value is AllTrumpValues.RAW:
            return "raw"
        if parameter == "denominations":
            return {frozenset(_EVERY): "all", frozenset(_SUITS): "suits"}.get(
                frozenset(parameters.denominations.value), "n"
            )
    written = shown_value(value)
    return written if written in words else "n"


def _number(parameter: str, value: object, language: Language) -> str:
    """Give the value of a clause: points of cards from strong to weak, denominations by their signs."""
    spelling = SPELLINGS[language]
    if parameter == "denominations" and isinstance(value, tuple):
        return " ".join(spelling.denominations[each] for each in value)
    if parameter in ("trump_values", "plain_values") and isinstance(value, tuple):
        points = dict(zip(_ORDER, value, strict=True))
        order = _TRUMPS if parameter == "trump_values" else _ORDER
        worth = [f"{spelling.ranks[rank]} {points[rank]}" for rank in order if points[rank]]
        none = [spelling.ranks[rank] for rank in order if not points[rank]]
        last = " et " if language == "fr" else " and "
        tail = [f"{none[0] if len(none) == 1 else ', '.join(none[:-1]) + last + none[-1]} 0"] if none else []
        return ", ".join(worth + tail)
    return shown_value(value)
