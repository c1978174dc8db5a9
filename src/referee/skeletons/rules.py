"""A file of rules to fill in: every parameter with what its values mean, all of it behind a dash until it is wanted."""

import textwrap
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final

from referee.record.model import Game, Language
from referee.rules.load import DEFAULT, load
from referee.rules.model import LEVELS, ContreeRules, Marking, RuleSet
from referee.rules.phrases import grid_phrase, phrases, titled
from referee.rules.written import parameters_of

__all__ = ["rules_file"]

_WIDTH: Final = 110
_HEADS: Final[Mapping[Language, tuple[str, ...]]] = MappingProxyType(
    {
        "fr": (
            "Les règles d'un club: ce qui diffère d'un jeu de règles livré (referee rules list), dont vient tout le reste.",
            (
                'Mettez ce fichier à côté des parties, nommez-le par [Règles "club.toml"], et faites-le vérifier: '
                "referee rules check club.toml"
            ),
            (
                "Chaque paramètre est donné avec la valeur des règles de base. Pour en changer un, ôtez le dièse et écrivez la "
                "valeur voulue."
            ),
        ),
        "en": (
            (
                "The rules of a club: what differs from a rule set that is shipped (referee rules list), which all the rest comes "
                "from."
            ),
            (
                'Put this file beside the records, name it with [Rules "club.toml"], and have it checked: '
                "referee rules check club.toml"
            ),
            (
                "Each parameter is given with the value of the base rules. To change one, take the hash sign away and write the "
                "value that you want."
            ),
        ),
    }
)
_NAMES: Final = {"fr": "mon club", "en": "my club"}
_GRID: Final = {
    "fr": "Preneurs / défense. T, D: points de leurs plis; C: contrat; Bt, Bd: leurs belotes; B: les deux.",
    "en": "Takers / defence. T, D: points of their tricks; C: contract; Bt, Bd: their belotes; B: both.",
}


def rules_file(language: Language, game: Game) -> str:
    """Give a file of rules with everything in it left as it is in the base rules."""
    return "".join(f"{line}".rstrip() + "\n" for line in _lines(load(DEFAULT, game), language))


def _lines(base: RuleSet, language: Language) -> Iterator[str]:
    for text in _HEADS[language]:
        yield from _comment(text)
    yield ""
    yield f'name = "{_NAMES[language]}"'
    yield f'game = "{base.game}"'
    yield f'extends = "{DEFAULT}"'
    yield ""
    yield "[parameters]"
    data = base.parameters.model_dump(mode="json")
    for name, schema in parameters_of(base.game).items():
        yield ""
        yield from _comment(titled(name, language))
        for choice in schema.get("enum", ()):
            yield from _comment(f"  {choice}: {_clause(name, choice, language)}")
        yield f"# {name} = {_written(data[name]['value'])}"
    if isinstance(base, ContreeRules):
        yield from _marking(base.marking, language)


def _clause(name: str, choice: str, language: Language) -> str:
    """Give what a value means; the figures of other parameters are left to them."""
    text: str = phrases(name)[choice][language]
    sides = {"takers": "T + Bt", "defence": "D + Bd"}
    for side, words in sides.items():
        text = text.replace(f"{{belote_helps:{side}}}", words)
    return text


def _marking(marking: Marking, language: Language) -> Iterator[str]:
    yield ""
    yield "[marking]"
    yield from _comment(_GRID[language])
    for row in Marking.model_fields:
        yield ""
        yield from _comment(grid_phrase(language, "row", row))
        found = getattr(marking, row) or getattr(marking, "made" if "made" in row or row == "equal" else "failed")
        levels = LEVELS[:1] if row == "equal" else LEVELS
        yield from (f'# {row}.{level} = "{getattr(found, level)}"' for level in levels)


def _written(value: Any) -> str:
    """Write a value as TOML."""
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_written, value))}]"
    return str(value) if isinstance(value, int) else f'"{value}"'


def _comment(text: str) -> list[str]:
    indent = len(text) - len(text.lstrip())
    return textwrap.wrap(
        text.strip(),
        _WIDTH,
        initial_indent="# " + " " * indent,
        subsequent_indent="# " + " " * (indent + 2 * bool(indent)),
    )
