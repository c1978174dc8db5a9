"""Verdicts counted: records judged into a table on disk, tables asked, and what they answer written and drawn."""

import logging
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from referee.cli.errors import Exit, OutputFailed, Usage
from referee.cli.judged import Judging
from referee.cli.output import Charset, results, whole_file
from referee.cli.problems import Voice
from referee.cli.session import Session, shown
from referee.stats.names import By, PlotForm, StatsForm
from referee.tables.deals import DEALS
from referee.tables.rows import TableRows

if TYPE_CHECKING:
    from referee.stats.model import Statistics
    from referee.stats.source import Source, Tables

__all__ = ["Counting", "need_packages"]

_PACKAGES: Final = MappingProxyType({"duckdb": "DuckDB", "pyarrow": "PyArrow"})
_EXTRA: Final = "'referee[stats]'"


def need_packages(picture: PlotForm | None) -> None:
    """Raise :class:`Usage` where a package of the extra ``stats`` is missing; ``picture``: the one to draw, if any."""
    for name, package in _PACKAGES.items():
        if find_spec(name) is None:
            raise Usage("needs-package", what="stats", package=package, name=_EXTRA)
    if picture is not None and find_spec("matplotlib") is None:
        raise Usage("needs-package", what="--plot", package="Matplotlib", name=_EXTRA)


class Counting:
    """What is to be counted: records, judged as they are read, and tables that others have written."""

    def __init__(self, session: Session, judging: Judging | None, tables: Sequence[str], voice: Voice) -> None:
        self._session = session
        self._judging = judging
        self._tables = tables
        self._voice = voice
        self._failed = False

    def counted(self, by: By | None) -> "Statistics | None":
        """Judge, and ask; ``None`` where there was no table that could be asked.

        What is judged stands on disk meanwhile, so that memory does not grow with it. Raises :class:`OutputFailed` where
        the disk does not take it.
        """
        from referee.stats.source import database

        with _room() as room, database(room) as tables:
            for source in (*self._judged(room), *self._given()):
                self._add(tables, source)
            return self._asked(tables, by) if tables.count else None

    def write(self, statistics: "Statistics", form: StatsForm, output: str | None) -> None:
        """Write the statistics."""
        as_json = form is StatsForm.JSON
        with results(output, Charset.DATA if as_json else Charset.READER) as sink:
            if as_json:
                sink.write(statistics.model_dump_json(indent=2, by_alias=True) + "\n")
                return
            from referee.stats.text import text_lines

            for line in text_lines(statistics, self._session.lang):
                sink.write(line + "\n")

    def draw(self, statistics: "Statistics", form: PlotForm, path: str) -> None:
        """Write the picture of the statistics."""
        # It has things to say of its cache, which concern nobody here.
        logging.getLogger("matplotlib").setLevel(logging.ERROR)
        from referee.stats.plot import MOST_GROUPS, plotted

        with whole_file(path) as sink:
            sink.write_bytes(plotted(statistics, self._session.lang, form.value))
        left = len(statistics.groups) - MOST_GROUPS
        if left > 0 and self._voice is Voice.ALOUD:
            self._session.say(self._session.words("note", text=self._session.words("not-drawn", count=left)))

    def closed(self) -> Exit:
        """Give the exit status."""
        status = Exit.FINE if self._judging is None else self._judging.status
        return Exit.USAGE if self._failed and status is not Exit.INTERNAL else status

    @property
    def summary(self) -> str | None:
        """The summary line of what was judged; ``None`` where nothing was to be."""
        return None if self._judging is None else self._judging.summary

    def _judged(self, room: Path) -> "Iterator[Source]":
        if self._judging is None:
            return
        from referee.stats.source import Source
        from referee.tables.parquet import parquet_pieces

        said = self._session.say if self._voice is Voice.ALOUD else _unsaid
        path = room / "judged.parquet"
        with path.open("wb") as stream:
            stream.writelines(parquet_pieces(DEALS, self._judging.told_by(TableRows(DEALS, self._session.lang, said))))
        if self._judging.tally.deals:
            yield Source(path, "")

    def _given(self) -> "Iterator[Source]":
        from referee.stats.source import Source

        return (Source(Path(table), shown(table)) for table in self._tables)

    def _add(self, tables: "Tables", source: "Source") -> None:
        """Add a table, or say why that cannot be."""
        from referee.stats.source import Unfit, UnfitTableError

        try:
            tables.add(source)
        except UnfitTableError as unfit:
            key = {Unfit.UNREADABLE: "bad-table", Unfit.OTHER: "other-table", Unfit.OLDER: "older-table"}[unfit.kind]
            self._fail(key, path=source.name, found=unfit.found, wanted=DEALS.schema)

    def _asked(self, tables: "Tables", by: By | None) -> "Statistics | None":
        import duckdb

        from referee.stats.gather import gathered

        tables.join()
        try:
            statistics = gathered(tables.connection, by)
        except duckdb.Error as error:
            self._fail("table-failed", why=str(error).splitlines()[0])
            return None
        if not statistics.deals:
            self._fail("no-deals")
        return statistics

    def _fail(self, key: str, **facts: object) -> None:
        self._failed = True
        self._session.fail(key, **facts)


@contextmanager
def _room() -> Iterator[Path]:
    """Give a folder for the time of the work. Raises :class:`OutputFailed` where the disk refuses."""
    place = tempfile.gettempdir()
    try:
        with tempfile.TemporaryDirectory(prefix="referee-", ignore_cleanup_errors=True) as room:
            yield Path(room)
    except OSError as error:
        raise OutputFailed(shown(place), error) from error


def _unsaid(_: str) -> None:
    """Say nothing."""
