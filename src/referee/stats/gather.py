"""Asking a table of verdicts: the rows that DuckDB gives, put together as statistics."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from string import Template
from types import MappingProxyType
from typing import Any, Final

import duckdb

from referee import __version__
from referee.stats.model import (
    Belotes,
    Bid,
    Codes,
    Contracts,
    Group,
    Level,
    Part,
    Statistics,
    Statuses,
    Sweep,
)
from referee.stats.names import By
from referee.stats.parts import pieces
from referee.verdict.model import RulesStamp

__all__ = ["gathered"]

Row = Mapping[str, Any]
Key = tuple[Any, ...]
Rows = Mapping[str, Mapping[Key, list[Row]]]

_KEY: Final = ("game", "rules", "rules_version", "rules_digest", "part")
_DEFINED: Final = ("seen", "taken")
_ASKED: Final = ("deals", "levels", "sweeps", "codes")
_MISSED: Final = "J301"


def gathered(connection: duckdb.DuckDBPyConnection, by: By | None = None) -> Statistics:
    """Give the statistics of the view ``verdicts``, its deals parted by a tag or by player where that is asked."""
    for macro in ("of_party", "per_opponent"):
        connection.execute(_statements()[macro])
    whole = _asked(connection, None, (*_ASKED, "bids"))
    parted = {} if by is None else _asked(connection, by, _ASKED)
    groups = [
        Group(**_figures(whole, key), **_stamped(key), bids=tuple(_bids(whole, key)), parts=tuple(_parts(parted, key)))
        for key in whole["deals"]
    ]
    groups.sort(key=lambda group: -group.deals)
    return Statistics(
        referee=__version__,
        by=None if by is None else by.value,
        deals=sum(group.deals for group in groups),
        groups=tuple(groups),
    )


@cache
def _statements() -> Mapping[str, str]:
    """Give the statements of the file beside this one, by name."""
    text = Path(__file__).with_name("statistics.sql").read_text(encoding="utf-8")
    _, *parts = re.split(r"^-- name: (\w+)\n", text, flags=re.MULTILINE)
    return MappingProxyType(dict(zip(parts[::2], parts[1::2], strict=True)))


def _asked(connection: duckdb.DuckDBPyConnection, by: By | None, names: Iterable[str]) -> Rows:
    """Give what these statements answer, by group and part."""
    for view in _DEFINED:
        statement = Template(_statements()[view]).substitute(pieces(by))
        connection.execute(statement.replace("CREATE VIEW", "CREATE OR REPLACE VIEW"))
    found: dict[str, dict[Key, list[Row]]] = {}
    for name in names:
        rows: dict[Key, list[Row]] = defaultdict(list)
        answer = connection.execute(_statements()[name])
        columns = [column[0] for column in answer.description]
        while some := answer.fetchmany(1024):
            for values in some:
                row = dict(zip(columns, values, strict=True))
                rows[tuple(row[part] for part in _KEY)].append(row)
        found[name] = rows
    return found


def _stamped(key: Key) -> Row:
    game, name, version, digest, _ = key
    rules = None if name is None else RulesStamp(name=name, version=version or "", digest=digest or "")
    return {"game": game, "rules": rules}


def _parts(parted: Rows, group: Key) -> Iterator[Part]:
    keys = [key for key in parted.get("deals", ()) if key[:-1] == group[:-1]]
    return (Part(**_figures(parted, key), value=key[-1]) for key in keys)


def _figures(rows: Rows, key: Key) -> Row:
    (deals,) = rows["deals"][key]
    codes = [Codes(**_only(row, Codes)) for row in rows["codes"].get(key, ())]
    of_levels = rows["levels"].get(key, [])
    total = _summed(of_levels)
    sweeps = next(iter(rows["sweeps"].get(key, ())), None)
    missed = sum(code.count for code in codes if code.code == _MISSED)
    return {
        "deals": deals["deals"],
        "matches": deals["matches"],
        "statuses": Statuses(**_only(deals, Statuses)),
        "overall": _level(total, total["contracts"]),
        "levels": tuple(_level(row, total["contracts"]) for row in of_levels if row["level"] is not None),
        "capots": _sweep(sweeps, "capot", key),
        "generales": _sweep(sweeps, "generale", key),
        "belotes": Belotes(deals=deals["belote_deals"], points=deals["belote_points"], missed=missed),
        "diagnostics": tuple(codes),
    }


_SUMS: Final = (
    *("contracts", "settled", "made", "pointed", "takers_points", "defenders_points"),
    *("scored", "takers_score", "defenders_score"),
)


def _summed(rows: Iterable[Row]) -> Row:
    """Give all levels as one."""
    every = list(rows)
    return {name: sum(row[name] for row in every) for name in _SUMS} | {"level": None}


def _bids(rows: Rows, key: Key) -> Iterator[Bid]:
    for row in rows["bids"].get(key, ()):
        yield Bid(**_contracts(row), kind=row["kind"], value=row["value"], denomination=row["denomination"])


def _level(row: Row, contracts: int) -> Level:
    points: Row = {name: _rate(row[name], row["pointed"]) for name in ("takers_points", "defenders_points")}
    scores: Row = {name: _rate(row[name], row["scored"]) for name in ("takers_score", "defenders_score")}
    earned = _rate(row["defenders_score"] - row["takers_score"], row["scored"])
    share = _rate(row["contracts"], contracts)
    return Level(**_contracts(row), level=row["level"], share=share, **points, **scores, earned=earned)


def _sweep(row: Row | None, kind: str, key: Key) -> Sweep | None:
    """Give the sweeps of a kind, of contrée alone."""
    if key[0] != "contree":
        return None
    if row is None:
        return Sweep(won=0, rate=None, bid=0, made=0, takers=0, defenders=0)
    counts = {name: row[f"{kind}_{name}"] for name in ("won", "bid", "made", "takers", "defenders")}
    return Sweep(**counts, rate=_rate(row[f"{kind}_won"], row["known"]))


def _contracts(row: Row) -> Row:
    counts = {name: row[name] for name in Contracts.model_fields if name != "success"}
    return counts | {"success": _rate(row["made"], row["settled"])}


def _only(row: Row, model: type[Statuses | Codes]) -> Row:
    return {name: row[name] for name in model.model_fields}


def _rate(part: float, whole: int) -> float | None:
    return float(part) / whole if whole else None
