"""What a file of rules says, checked key by key: everything in it is known, and every value is one that fits.

A file gives what it settles. A parameter is its value, or a table ``{value, source, chosen}``; a row of the grid is a table
of its squares, ``"none"`` for one that is not there.
"""

import json
from collections.abc import Iterable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, Final, get_args

from pydantic import ValidationError

from referee.record.model import Game
from referee.rules.faults import Fault, FaultKind, closest
from referee.rules.grid import VARIABLES, parse_square
from referee.rules.model import (
    DOES_NOT_APPLY,
    LEVELS,
    NOT_STATED,
    ComptoirParameters,
    ComptoirRules,
    ContreeParameters,
    ContreeRules,
    Marking,
)

__all__ = ["ABSENT", "GAMES", "KEYS", "MODELS", "REST", "Layer", "parameters_of", "read_layer"]

GAMES: Final[tuple[Game, ...]] = get_args(Game)
MODELS: Final[Mapping[Game, type[ContreeRules | ComptoirRules]]] = MappingProxyType(
    {"contree": ContreeRules, "comptoir": ComptoirRules}
)
_PARAMETERS: Final[Mapping[Game, type[ContreeParameters | ComptoirParameters]]] = MappingProxyType(
    {"contree": ContreeParameters, "comptoir": ComptoirParameters}
)
KEYS: Final = ("name", "game", "version", "extends", "source", "rest", "title", "sources", "parameters", "marking")
"""What can stand at the top of a file, beside parameters themselves."""
REST: Final = ("same", "not stated")
ABSENT: Final = "none"
"""What is written for a square or a row that the rule set extended has and this one has not."""

_TEXTS: Final = ("name", "version", "extends", "source")
_LONGEST: Final = 200

Table = Mapping[str, Any]


class Layer:
    """What one file settles over the rule set that it extends, and what is wrong with it.

    ``parameters``: by name, as ``{value, source, chosen}``; ``marking``: by row, then by level, the same, ``None`` for a
    square that is taken away; ``faults``: without file and line.
    """

    def __init__(self, table: Table, game: Game, default_source: str) -> None:
        self.parameters: dict[str, dict[str, Any]] = {}
        self.marking: dict[str, dict[str, dict[str, Any] | None]] = {}
        self.faults: list[Fault] = []
        self._game = game
        self.head = {key: table[key] for key in KEYS if key in table and key not in ("parameters", "marking")}
        self.source: str = table["source"] if isinstance(table.get("source"), str) else default_source
        own_sources = table.get("sources")
        self.known_sources = {self.source, default_source, NOT_STATED, DOES_NOT_APPLY}
        if isinstance(own_sources, Mapping):
            self.known_sources |= set(own_sources)

    def fault(self, kind: FaultKind, *place: str, **facts: Any) -> None:
        """Note something wrong."""
        self.faults.append(Fault(kind, place, facts))


@cache
def parameters_of(game: Game) -> Mapping[str, Mapping[str, Any]]:
    """Give the parameters of a game, each with the JSON Schema of its values."""
    defined = _PARAMETERS[game].model_json_schema()
    schemas: dict[str, Mapping[str, Any]] = {}
    for name, reference in defined["properties"].items():
        value = defined["$defs"][reference["$ref"].rpartition("/")[2]]["properties"]["value"]
        schemas[name] = defined["$defs"][value["$ref"].rpartition("/")[2]] if "$ref" in value else value
    return MappingProxyType(schemas)


def read_layer(table: Table, game: Game, default_source: str, inherited_sources: Iterable[str] = ()) -> Layer:
    """Read what a file settles of a game; ``default_source``: of what names none."""
    layer = Layer(table, game, default_source)
    layer.known_sources |= set(inherited_sources)
    _head(layer, table)
    known = parameters_of(game)
    given = table.get("parameters", {})
    if not isinstance(given, Mapping):
        layer.fault("table", "parameters")
        given = {}
    for key, value in table.items():
        if key in known:
            _parameter(layer, value, key, key)
        elif key not in KEYS:
            _unknown(layer, key, key)
    for key, value in given.items():
        if key in known:
            _parameter(layer, value, key, "parameters", key)
        else:
            _unknown(layer, key, "parameters", key)
    _marking(layer, table.get("marking", {}))
    return layer


def _head(layer: Layer, table: Table) -> None:
    for key in _TEXTS:
        value = table.get(key)
        if value is None:
            continue
        if not isinstance(value, str) or not value.strip() or len(value) > _LONGEST or not value.isprintable():
            layer.fault("text", key)
    if "game" in table and table["game"] not in GAMES:
        layer.fault(
            "choice", "game", value=str(table["game"]), choices=list(GAMES), **closest(str(table["game"]), GAMES)
        )
    if "rest" in table and table["rest"] not in REST:
        layer.fault("choice", "rest", value=str(table["rest"]), choices=list(REST), **closest(str(table["rest"]), REST))
    for key in ("title", "sources"):
        texts = table.get(key, {})
        if isinstance(texts, str) and key == "title":
            continue
        if not isinstance(texts, Mapping):
            layer.fault("table", key)
            continue
        for name, text in texts.items():
            if key == "title" and name not in ("fr", "en"):
                layer.fault("key", key, name, name=name, **closest(name, ("fr", "en")))
            elif not isinstance(text, str) or not text.strip() or not text.isprintable():
                layer.fault("text", key, name)


def _unknown(layer: Layer, name: str, *place: str) -> None:
    known = parameters_of(layer._game)  # noqa: SLF001 (one module, one thing)
    others = [game for game in GAMES if game != layer._game and name in parameters_of(game)]  # noqa: SLF001
    if others:
        layer.fault("other-game", *place, name=name, game=others[0])
    else:
        layer.fault(
            "parameter", *place, name=name, **closest(name, known if place[0] == "parameters" else (*known, *KEYS))
        )


def _sourced(layer: Layer, value: Any, *place: str) -> dict[str, Any] | None:
    """Take a value apart from its source; ``None`` where there is none to take."""
    if not isinstance(value, Mapping):
        return {"value": value, "source": layer.source, "chosen": False}
    for key in value:
        if key not in ("value", "source", "chosen"):
            layer.fault("key", *place, key, name=key, **closest(key, ("value", "source", "chosen")))
    source, chosen = value.get("source", layer.source), value.get("chosen", False)
    _source(layer, source, *place)
    if not isinstance(chosen, bool):
        layer.fault("yes-no", *place, "chosen")
    if "value" not in value:
        layer.fault("no-value", *place)
        return None
    return {"value": value["value"], "source": source, "chosen": chosen}


def _source(layer: Layer, source: Any, *place: str) -> None:
    if not isinstance(source, str) or source not in layer.known_sources:
        layer.fault("source", *place, "source", value=str(source), **closest(str(source), layer.known_sources))


def _parameter(layer: Layer, value: Any, name: str, *place: str) -> None:
    if name in layer.parameters:
        layer.fault("twice", *place, name=name)
        return
    parameter = _sourced(layer, value, *place)
    if parameter is None:
        return
    wrong = _misfit(layer._game, name, parameter["value"])  # noqa: SLF001 (one module, one thing)
    if wrong is not None:
        at = (*place, "value") if isinstance(value, Mapping) else place
        layer.faults.append(Fault(wrong.kind, at, {"name": name, **wrong.facts}))
    layer.parameters[name] = parameter


def _misfit(game: Game, name: str, value: Any) -> Fault | None:
    """Say what keeps a value from being one of a parameter."""
    model = _PARAMETERS[game].model_fields[name].annotation
    written = json.dumps({"value": value, "source": ""}, default=str)
    try:
        model.model_validate_json(written, strict=True)  # type: ignore[union-attr]
    except ValidationError:
        schema = parameters_of(game)[name]
        said = json.dumps(value, ensure_ascii=False, default=str) if not isinstance(value, str) else value
        if "enum" in schema:
            return Fault("choice", facts={"value": said, "choices": schema["enum"], **closest(said, schema["enum"])})
        if schema["type"] == "integer":
            return Fault("number", facts={"value": said, "least": schema["minimum"], "most": schema["maximum"]})
        if "enum" in schema["items"]:
            return Fault("denominations", facts={"value": said, "choices": schema["items"]["enum"]})
        return Fault("ranked", facts={"value": said})
    return None


def _marking(layer: Layer, marking: Any) -> None:
    rows = tuple(Marking.model_fields)
    if layer._game != "contree":  # noqa: SLF001 (one module, one thing)
        if marking:
            layer.fault("other-game", "marking", name="marking", game="contree")
        return
    if not isinstance(marking, Mapping):
        layer.fault("table", "marking")
        return
    for name, row in marking.items():
        if name not in rows:
            layer.fault("row", "marking", name, name=name, choices=list(rows), **closest(name, rows))
        elif row == ABSENT:
            layer.marking[name] = dict.fromkeys(LEVELS)
        elif not isinstance(row, Mapping):
            layer.fault("table", "marking", name)
        else:
            layer.marking[name] = dict(_squares(layer, row, "marking", name))


def _squares(layer: Layer, row: Table, *place: str) -> Iterable[tuple[str, dict[str, Any] | None]]:
    source = row.get("source", layer.source)
    _source(layer, source, *place)
    chosen = row.get("chosen", False)
    levels = LEVELS if chosen is True else chosen or ()
    if not isinstance(levels, list | tuple) or not set(map(str, levels)) <= set(LEVELS):
        layer.fault("levels", *place, "chosen", choices=list(LEVELS))
        levels = ()
    for level, square in row.items():
        if level in ("source", "chosen"):
            continue
        if level not in LEVELS:
            layer.fault("level", *place, level, name=level, choices=list(LEVELS), **closest(level, LEVELS))
        elif square == ABSENT:
            yield level, None
        else:
            _square(layer, square, *place, level)
            yield level, {"value": square, "source": source, "chosen": level in levels}


def _square(layer: Layer, square: Any, *place: str) -> None:
    text = square if isinstance(square, str) else json.dumps(square, default=str)
    try:
        if not isinstance(square, str) or len(square) > _LONGEST:
            raise ValueError(text)  # noqa: TRY301 (the one fault that there is)
        parse_square(square)
    except ValueError:
        layer.fault("square", *place, value=text[:_LONGEST], choices=list(VARIABLES))
