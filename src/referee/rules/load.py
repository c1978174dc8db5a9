"""Rule sets by name, from ``seeds/presets``, and from files that users write.

A file gives what its source states. With ``extends`` the rest comes from another rule set, named or in a file beside it;
``rest = "not stated"`` says that the source is silent on it. ``source`` at the top of a file is that of everything in it
that names none. What a file may hold is checked in :mod:`referee.rules.written`, whether it can be played by in
:mod:`referee.rules.coherence`.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from referee.record.model import Game
from referee.resources import folder
from referee.rules.coherence import contradictions
from referee.rules.faults import Fault, RuleSetError
from referee.rules.model import LEVELS, NOT_STATED, RuleSet
from referee.rules.sheet import Sheet, parse
from referee.rules.written import GAMES, MODELS, Layer, parameters_of, read_layer

__all__ = ["DEFAULT", "UnknownRuleSetError", "built", "game_of_name", "layered", "load", "names"]

DEFAULT: Final = "seed"
_LONE_GAME: Final = 1


class UnknownRuleSetError(LookupError):
    """No rule set of this game has this name: ``name``, ``game``."""

    def __init__(self, name: str, game: Game) -> None:
        super().__init__(f"no rule set {name!r} for {game}")
        self.name = name
        self.game = game


@cache
def names(game: Game) -> tuple[str, ...]:
    """Give the names of the rule sets of a game, sorted."""
    return tuple(sorted(path.stem for path in _shelf(game).glob("*.toml")))


def load(name: str, game: Game) -> RuleSet:
    """Give the rule set of this name, letter case apart; raises :class:`UnknownRuleSetError`."""
    own = name.strip().casefold()
    if own not in names(game):
        raise UnknownRuleSetError(name, game)
    return _named(own, game)


@cache
def _named(name: str, game: Game) -> RuleSet:
    path = _shelf(game) / f"{name}.toml"
    sheet = Sheet(path.name, path.read_text(encoding="utf-8"))
    extends = parse(sheet).get("extends")
    return built(sheet, game, load(extends, game) if extends else None)


def game_of_name(name: str) -> tuple[Game, str] | None:
    """Give the game and the plain name of a rule set that only one game has, or that is named in full."""
    prefix, slash, own = name.strip().casefold().rpartition("/")
    found = [game for game in GAMES if own in names(game) and (not slash or prefix == game)]
    return (found[0], own) if len(found) == _LONE_GAME else None


def built(sheet: Sheet, game: Game, base: RuleSet | None) -> RuleSet:
    """Give the rule set that a text makes of the one that it extends; raises :class:`RuleSetError`."""
    table = parse(sheet)
    layer = read_layer(table, game, sheet.stem, base.sources if base else ())
    return layered(layer, sheet, game, base)


def layered(layer: Layer, sheet: Sheet, game: Game, base: RuleSet | None) -> RuleSet:
    """Complete what a file settles by what it extends; raises :class:`RuleSetError`."""
    faults = list(layer.faults)
    if base is None:
        lacking = [name for name in parameters_of(game) if name not in layer.parameters]
        if lacking:
            faults.append(Fault("incomplete", ("parameters",), {"names": lacking}))
        if game == "contree":
            faults += [
                Fault("no-row", ("marking",), {"name": row}) for row in ("made", "failed") if row not in layer.marking
            ]
    if faults:
        raise RuleSetError(sheet.placed(fault) for fault in faults)
    whole = MODELS[game].model_validate(_whole(layer, sheet, game, base))
    wrong = contradictions(whole)
    if wrong:
        raise RuleSetError(sheet.placed(fault) for fault in wrong)
    return whole


class _Base(NamedTuple):
    parameters: dict[str, Any]
    marking: dict[str, dict[str, Any]]
    sources: dict[str, str]


def _whole(layer: Layer, sheet: Sheet, game: Game, base: RuleSet | None) -> dict[str, Any]:
    below = _below(base, stated=layer.head.get("rest", "same") == "same")
    head = layer.head
    sources = dict(below.sources)
    sources |= head.get("sources", {})
    sources.setdefault(layer.source, layer.source)
    title = head.get("title")
    name = head.get("name") or sheet.stem
    whole: dict[str, Any] = {
        "name": name,
        "game": game,
        "version": head.get("version", "1"),
        "extends": base.name if base else None,
        "title": {
            language: title if isinstance(title, str) else (title or {}).get(language, name)
            for language in ("fr", "en")
        },
        "sources": sources,
        "parameters": below.parameters | layer.parameters,
    }
    if game == "contree":
        rows = below.marking
        for row, squares in layer.marking.items():
            rows[row] = rows.get(row, {}) | squares
        whole["marking"] = {row: made for row, squares in rows.items() if (made := _row(squares))}
    used = {parameter["source"] for parameter in whole["parameters"].values()}
    used |= {source for row in whole.get("marking", {}).values() for source in row["source"].values()}
    whole["sources"] = {key: text for key, text in sources.items() if key in used}
    return whole


def _below(base: RuleSet | None, *, stated: bool) -> _Base:
    """Give what a rule set hands on to one that extends it, as of sources that do not state it where told so."""
    if base is None:
        return _Base({}, {}, {})
    data = base.model_dump(mode="json", exclude_none=True)
    silent: dict[str, Any] = {} if stated else {"source": NOT_STATED, "chosen": True}
    rows: dict[str, dict[str, Any]] = {
        name: {
            level: {"value": row[level], "source": row["source"][level], "chosen": level in row["chosen"], **silent}
            for level in LEVELS
            if level in row
        }
        for name, row in data.get("marking", {}).items()
    }
    return _Base({key: {**value, **silent} for key, value in data["parameters"].items()}, rows, data["sources"])


def _row(squares: Mapping[str, Mapping[str, Any] | None]) -> dict[str, Any] | None:
    there = {level: square for level, square in squares.items() if square is not None}
    if not there:
        return None
    return {
        **{level: square["value"] for level, square in there.items()},
        "source": {level: square["source"] for level, square in there.items()},
        "chosen": [level for level in LEVELS if level in there and there[level]["chosen"]],
    }


def _shelf(game: Game) -> Path:
    return folder("seeds") / "presets" / game
