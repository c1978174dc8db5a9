"""The JSON Schema of rule-set files, for editors and for programs that write them.

It describes what a user writes, in TOML; that all of it fits together is for :mod:`referee.rules.coherence`.
"""

from typing import Any, Final

from referee.record.model import Game
from referee.rules.model import LEVELS, Marking
from referee.rules.phrases import phrases, titled
from referee.rules.written import ABSENT, GAMES, REST, parameters_of

__all__ = ["SCHEMA", "file_schema"]

SCHEMA: Final = "rules/1"
_SUM: Final = "[0-9TDCBtd+() ]+"
_TEXT: Final = {"type": "string", "minLength": 1, "maxLength": 200}


def file_schema() -> dict[str, Any]:
    """Give the schema of a file of rules, of either game."""
    return {
        "description": "A rule set, as a TOML file says it: what differs from the one that it extends.",
        "anyOf": [{"$ref": f"#/$defs/{game}"} for game in GAMES],
        "$defs": {
            **{game: _file(game) for game in GAMES},
            **{
                f"{game}.{name}": _parameter(name, schema)
                for game in GAMES
                for name, schema in parameters_of(game).items()
            },
            "row": _row(),
            "square": _square(),
        },
    }


def _file(game: Game) -> dict[str, Any]:
    parameters = {name: {"$ref": f"#/$defs/{game}.{name}"} for name in parameters_of(game)}
    either = {"type": "object", "properties": {"fr": _TEXT, "en": _TEXT}, "additionalProperties": False}
    head: dict[str, Any] = {
        "name": _TEXT | {"description": "Printed in every verdict; the name of the file when it is left out."},
        "game": {"const": game, "description": "Needed only where nothing else tells the game."},
        "version": _TEXT | {"description": "Printed beside the name; 1 when it is left out."},
        "extends": _TEXT
        | {"description": "The rule set that all the rest comes from: a name, or a .toml file beside this."},
        "source": _TEXT | {"description": "Where everything in this file comes from that names no other source."},
        "rest": {
            "enum": list(REST),
            "description": "Whether the source of this file agrees with the rest, or is silent on it.",
        },
        "title": {"anyOf": [_TEXT, either], "description": "A title, or one in each language."},
        "sources": {
            "type": "object",
            "additionalProperties": _TEXT,
            "description": "What the names of the sources stand for.",
        },
        "parameters": _closed(parameters, "What this rule set settles; the same may stand at the top of the file."),
    }
    if game == "contree":
        rows = {name: {"$ref": "#/$defs/row"} for name in Marking.model_fields}
        head["marking"] = _closed(rows, "What takers and defenders mark, by outcome and level.")
    return _closed(head | parameters, f"A rule set of {game}.")


def _closed(properties: dict[str, Any], description: str) -> dict[str, Any]:
    return {
        "type": "object",
        "description": description,
        "properties": properties,
        "additionalProperties": False,
    }


def _parameter(name: str, value: Any) -> dict[str, Any]:
    plain = {key: part for key, part in value.items() if key not in ("title", "description")}
    table = _closed({"value": plain, "source": _TEXT, "chosen": {"type": "boolean"}}, "The value with its source.")
    table["required"] = ["value"]
    clauses = [f"{key}: {phrases(name)[key]['en']}" for key in value.get("enum", ())]
    title = titled(name, "en")
    return {"description": "; ".join([title, *clauses]), "anyOf": [plain, table]}


def _row() -> dict[str, Any]:
    levels = {"type": "array", "items": {"enum": list(LEVELS)}, "uniqueItems": True}
    own: dict[str, Any] = {level: {"$ref": "#/$defs/square"} for level in LEVELS}
    chosen = {"anyOf": [{"type": "boolean"}, levels], "description": "Squares that no source confirms; true for all."}
    row = _closed({**own, "source": _TEXT, "chosen": chosen}, "An outcome at each level.")
    return {"anyOf": [{"const": ABSENT, "description": "No such row."}, row]}


def _square() -> dict[str, Any]:
    return {
        "type": "string",
        "pattern": rf"^({_SUM}/{_SUM}|{ABSENT})$",
        "description": (
            "What takers and defenders mark, as in T+2C+Bt / Bd. T, D: points of takers and defenders; C: the contract; "
            "Bt, Bd: their belotes; B: both. none: no such square."
        ),
    }
