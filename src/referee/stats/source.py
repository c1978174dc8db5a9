"""Tables of verdicts in DuckDB: one view over all that was named, once each of them is known to be such a table."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Final

import duckdb

from referee.tables.deals import DEALS

__all__ = ["Source", "Tables", "Unfit", "UnfitTableError", "database"]

_COLUMNS: Final = (
    *("game", "rules", "rules_version", "rules_digest", "deal_index", "status", "taker", "side", "bid", "value"),
    *("denomination", "level", "made", "capot", "generale", "players"),
    *(f"{name}_{party}" for name in ("points", "belotes", "score") for party in ("NS", "EW", "P1", "P2", "P3", "P4")),
    *("event", "site", "date", "round", "table_name", "tags", "diagnostics"),
)
_MEMORY: Final = "1GB"
_MOST_TOLD: Final = 8
_TOLD: Final = "SELECT DISTINCT decode(value) FROM parquet_kv_metadata($1) WHERE decode(key) = 'referee.table'"
_READ: Final = "union_by_name = true, hive_partitioning = true, hive_types_autocast = false"


@dataclass(frozen=True, slots=True)
class Source:
    """A Parquet file, or a folder of them: ``name`` as it is shown."""

    path: Path
    name: str

    @property
    def pattern(self) -> str:
        """The file, or all those in the folder, as DuckDB is told: signs that mean something in a pattern are quoted."""
        plain = "".join(f"[{sign}]" if sign in "*?[" else sign for sign in str(self.path))
        return f"{plain}/**/*.parquet" if self.path.is_dir() else plain


class Unfit(Enum):
    """Why statistics cannot be made of what was named: it cannot be read; it is another table; it lacks columns."""

    UNREADABLE = "unreadable"
    OTHER = "other"
    OLDER = "older"


class UnfitTableError(Exception):
    """What was named is no table of deals that statistics can be made of; ``found``: the other table, or the columns."""

    def __init__(self, source: Source, kind: Unfit, found: str = "") -> None:
        super().__init__(source.name, kind.value, found)
        self.source = source
        self.kind = kind
        self.found = found


class Tables:
    """Tables of verdicts as views of a database; :meth:`join` makes of them the view ``verdicts``."""

    def __init__(self, connection: duckdb.DuckDBPyConnection) -> None:
        self.connection = connection
        self.count = 0

    def add(self, source: Source) -> None:
        """Add a table; raises :class:`UnfitTableError`."""
        view = f"source_{self.count}"
        files = "'" + source.pattern.replace("'", "''") + "'"
        try:
            told = self.connection.execute(_TOLD, [source.pattern]).fetchall()
            self.connection.execute(f"CREATE OR REPLACE VIEW {view} AS SELECT * FROM read_parquet({files}, {_READ})")  # noqa: S608
            names = {str(row[0]) for row in self.connection.execute(f"DESCRIBE {view}").fetchall()}
        except duckdb.Error as error:
            raise UnfitTableError(source, Unfit.UNREADABLE) from error
        other = sorted(str(name) for (name,) in told if name != DEALS.schema)
        if other:
            raise UnfitTableError(source, Unfit.OTHER, ", ".join(other))
        missing = [name for name in _COLUMNS if name not in names]
        if missing:
            more = ", …" if len(missing) > _MOST_TOLD else ""
            raise UnfitTableError(source, Unfit.OLDER, ", ".join(missing[:_MOST_TOLD]) + more)
        self.count += 1

    def join(self) -> None:
        """Make the view over all tables, one at least."""
        columns = ", ".join(_COLUMNS)
        parts = (f"SELECT {columns} FROM source_{number}" for number in range(self.count))  # noqa: S608
        self.connection.execute(f"CREATE OR REPLACE VIEW verdicts AS {' UNION ALL '.join(parts)}")


@contextmanager
def database(spill: Path) -> Iterator[Tables]:
    """Open a database in memory; ``spill``: a folder for what does not fit there."""
    settings: dict[str, str | bool | int | float | list[str]] = {
        "memory_limit": _MEMORY,
        "temp_directory": str(spill),
        "preserve_insertion_order": False,
    }
    with duckdb.connect(":memory:", config=settings) as connection:
        yield Tables(connection)
