"""Rule sets in files that users write, and the files that those extend.

A file that a record names stands in the folder of the record, and so does all that it extends; a file that a user names
may stand anywhere.
"""

import errno
import ntpath
import os
import stat
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import PurePath
from typing import Any, Final, NamedTuple

from referee.record.model import Game
from referee.rules.faults import Fault, RuleSetError, closest
from referee.rules.load import UnknownRuleSetError, built, game_of_name, load, names
from referee.rules.model import RuleSet
from referee.rules.sheet import Sheet, parse
from referee.rules.written import GAMES, parameters_of

__all__ = ["ENDING", "MOST_BYTES", "is_file_name", "load_beside", "load_file"]

ENDING: Final = ".toml"
MOST_BYTES: Final = 65_536
"""A longer file is refused unread: no rule set needs as much."""
_MOST_FILES: Final = 16
_REASONS: Final = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EISDIR: "folder",
    errno.ELOOP: "loop",
}


class _Where(NamedTuple):
    """A file: where it is, how it was named, and the folder that it may not leave, if any."""

    path: str
    name: str
    root: str | None


def is_file_name(name: str) -> bool:
    """Tell whether what is written where a rule set is named is a file, by its ending; case does not matter."""
    return name.strip().casefold().endswith(ENDING)


def load_file(path: str | os.PathLike[str]) -> RuleSet:
    """Read the rule set in a file; raises :class:`RuleSetError`."""
    name = os.fspath(path)
    return _assembled(tuple(_chain(_Where(name, name, None))))


def load_beside(name: str, folder: str | None) -> RuleSet:
    """Read the rule set in a file that a record names, in the folder of the record.

    ``folder``: ``None`` for a record that stands in none. Raises :class:`RuleSetError`, also for a name that leads out of
    the folder.
    """
    own = name.strip()
    if folder is None:
        raise RuleSetError([Fault("no-folder", file=own)])
    return _assembled(tuple(_chain(_beside(own, folder, folder))))


def _beside(name: str, folder: str, root: str) -> _Where:
    outside = RuleSetError([Fault("outside", file=name)])
    if (
        "\0" in name
        or "\\" in name
        or os.path.isabs(name)
        or ntpath.splitdrive(name)[0]
        or ".." in PurePath(name).parts
    ):
        raise outside
    real, real_root = os.path.realpath(os.path.join(folder, name)), os.path.realpath(root)
    if os.path.commonpath((real, real_root)) != real_root:
        raise outside
    return _Where(real, name, root)


def _chain(first: _Where) -> Iterator[Sheet]:
    """Give the text of a file, then those of the files that it extends, one after another."""
    seen: set[str] = set()
    where: _Where | None = first
    above: Sheet | None = None
    while where is not None:
        real = os.path.realpath(where.path) if "\0" not in where.path else where.path
        if real in seen or len(seen) == _MOST_FILES:
            fault = Fault("cycle" if real in seen else "deep", ("extends",), {"value": where.name})
            raise RuleSetError([above.placed(fault) if above else fault])
        seen.add(real)
        sheet = Sheet(where.name, _text(where, above))
        yield sheet
        extends = parse(sheet).get("extends")
        above = sheet
        where = _extended(extends, where, sheet) if isinstance(extends, str) and is_file_name(extends) else None


def _extended(name: str, where: _Where, sheet: Sheet) -> _Where:
    folder = os.path.dirname(where.path)
    if where.root is None:
        return _Where(os.path.join(folder, name), name, None)
    try:
        return _beside(name, folder, where.root)
    except RuleSetError as error:
        raise RuleSetError([sheet.placed(Fault("outside", ("extends",), {"value": name}))]) from error


def _text(where: _Where, above: Sheet | None) -> str:
    try:
        mode = os.stat(where.path).st_mode
    except (OSError, ValueError) as error:
        raise _refused(error, where, above) from error
    if not stat.S_ISREG(mode):
        raise _unread("folder" if stat.S_ISDIR(mode) else "no-file", where, above)
    try:
        with open(where.path, "rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise _refused(error, where, above) from error
    if len(data) > MOST_BYTES:
        raise RuleSetError([Fault("large", (), {"most": MOST_BYTES}, where.name)])
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise RuleSetError([Fault("encoding", (), {}, where.name, line, None)]) from error


def _refused(error: OSError | ValueError, where: _Where, above: Sheet | None) -> RuleSetError:
    """Say why the operating system, or Python before it, did not open a file."""
    number = error.errno if isinstance(error, OSError) else None
    return _unread(_REASONS.get(number or 0, "missing" if number is None else "other"), where, above)


def _unread(why: str, where: _Where, above: Sheet | None) -> RuleSetError:
    """Say that a file cannot be read: at the line that extends it, where one does."""
    if above is None:
        return RuleSetError([Fault("unreadable", (), {"why": why}, where.name)])
    return RuleSetError([above.placed(Fault("unreadable-base", ("extends",), {"value": where.name, "why": why}))])


@lru_cache(maxsize=64)
def _assembled(sheets: tuple[Sheet, ...]) -> RuleSet:
    """Make the rule set of a text and of those that it extends, from the last one up."""
    game = _game(sheets)
    rules = _base(sheets[-1], game)
    for sheet in reversed(sheets):
        rules = _called(sheet, built(sheet, game, rules))
    assert rules is not None  # noqa: S101 (there is one text at least)
    return rules


def _base(sheet: Sheet, game: Game) -> RuleSet | None:
    """Give the shipped rule set that a text extends, if it extends one."""
    extends = parse(sheet).get("extends")
    if extends is None:
        return None
    name = str(extends).strip()
    prefix, slash, own = name.casefold().rpartition("/")
    try:
        return load(name if slash and prefix != game else own, game)
    except UnknownRuleSetError as error:
        raise _no_base(name, sheet, names(game)) from error


def _no_base(name: str, sheet: Sheet, known: Sequence[str]) -> RuleSetError:
    facts = {"value": name, "known": list(known), **closest(name.casefold().rpartition("/")[2], known)}
    return RuleSetError([sheet.placed(Fault("extends", ("extends",), facts))])


def _called(sheet: Sheet, rules: RuleSet) -> RuleSet:
    """Give a rule set a name that no shipped one has."""
    taken = names(rules.game)
    if rules.name.strip().casefold() not in taken:
        return rules
    if "name" in parse(sheet):
        raise RuleSetError([sheet.placed(Fault("taken", ("name",), {"value": rules.name}))])
    return rules.model_copy(update={"name": PurePath(sheet.name).name})


def _game(sheets: tuple[Sheet, ...]) -> Game:
    """Give the game of a rule set: said by one of its texts, or that of the shipped one, or of its parameters."""
    tables = [parse(sheet) for sheet in sheets]
    said = [(sheet, table["game"]) for sheet, table in zip(sheets, tables, strict=True) if table.get("game") in GAMES]
    for sheet, game in said:
        if game != said[0][1]:
            raise RuleSetError([sheet.placed(Fault("game-differs", ("game",), {"value": game, "game": said[0][1]}))])
    if said:
        found: Game = said[0][1]
        return found
    base = str(tables[-1].get("extends", "")).strip()
    named = game_of_name(base)
    if named is not None:
        return named[0]
    every = sorted({name for game in GAMES for name in names(game)})
    if base and base.casefold().rpartition("/")[2] not in every:
        raise _no_base(base, sheets[-1], every)
    used = set().union(*(_used(table) for table in tables))
    fitting = [game for game in GAMES if used & _own(game)]
    if len(fitting) == 1:
        return fitting[0]
    bare = "game" not in tables[0]
    wrong = Fault("no-game", (), {"choices": list(GAMES)}) if bare else _unknown_game(str(tables[0]["game"]))
    raise RuleSetError([sheets[0].placed(wrong)])


def _unknown_game(value: str) -> Fault:
    return Fault("choice", ("game",), {"value": value, "choices": list(GAMES), **closest(value, GAMES)})


def _used(table: dict[str, Any]) -> set[str]:
    inner = table.get("parameters")
    return {*table, *(inner if isinstance(inner, dict) else ())}


def _own(game: Game) -> set[str]:
    """Give what only a rule set of this game can hold."""
    others = set().union(*(parameters_of(other) for other in GAMES if other != game))
    return (set(parameters_of(game)) - others) | ({"marking"} if game == "contree" else set())
