"""Verdicts on the inputs as a table: CSV, Parquet, or a folder of Parquet files."""

import sys
from importlib.util import find_spec
from types import MappingProxyType
from typing import Final

from referee.cli.errors import Exit, Usage
from referee.cli.folder import whole_folder
from referee.cli.inputs import STDIN
from referee.cli.judged import Judging
from referee.cli.output import Charset, results
from referee.cli.problems import Voice
from referee.cli.session import Session
from referee.tables.csv import CsvTable
from referee.tables.deals import DEALS
from referee.tables.names import CsvDialect, TableName
from referee.tables.rows import TableRows
from referee.tables.tricks import TRICKS

__all__ = ["TableTask"]

_TABLES: Final = MappingProxyType({TableName.DEALS: DEALS, TableName.TRICKS: TRICKS})
_PARQUET: Final = "--to parquet"


class TableTask:
    """A table to be made of what is judged: each method writes it, whole or not at all, in one form.

    What has no line in it is said on standard error.
    """

    def __init__(self, session: Session, judging: Judging, name: TableName, voice: Voice) -> None:
        self._session = session
        self._judging = judging
        self._table = _TABLES[name]
        self._rows = TableRows(self._table, session.lang, session.say if voice is Voice.ALOUD else _unsaid)
        self._voice = voice

    def csv(self, dialect: CsvDialect, output: str | None) -> None:
        """Write the table as CSV."""
        with results(output, Charset.DATA) as sink:
            for line in self._judging.told_by(CsvTable(self._rows, dialect)):
                sink.write(line)

    def parquet(self, output: str | None) -> None:
        """Write the table as one Parquet file; raises :class:`Usage` where it would be shown on a terminal."""
        self._need_pyarrow()
        if output in {None, STDIN} and sys.stdout is not None and sys.stdout.isatty():
            raise Usage("bytes-to-terminal", what=_PARQUET)

        from referee.tables.parquet import parquet_pieces

        with results(output, Charset.DATA) as sink:
            for piece in parquet_pieces(self._table, self._judging.told_by(self._rows)):
                sink.write_bytes(piece)

    def folders(self, column: str, output: str | None) -> None:
        """Write the table as a folder of Parquet files, cut by a column."""
        choices = [own.name for own in self._table.columns if own.splits]
        if column not in choices:
            raise Usage("bad-choice", option="--partition-by", value=column, choices=", ".join(choices))
        if output is None or output == STDIN:
            raise Usage("needs-folder")
        self._need_pyarrow()

        from referee.tables.parquet import write_folders

        with whole_folder(output) as folder:
            write_folders(self._table, self._judging.told_by(self._rows), folder, column)

    def closed(self) -> Exit:
        """Say what the table does not hold, and the summary line; gives the exit status."""
        session = self._session
        if self._rows.without and self._voice is Voice.ALOUD:
            said = session.words("no-line", table=self._table.name, count=self._rows.without)
            session.say(session.words("note", text=said))
        session.say(self._judging.summary.rstrip("\n"))
        return self._judging.status

    def _need_pyarrow(self) -> None:
        if find_spec("pyarrow") is None:
            raise Usage("needs-package", what=_PARQUET, package="PyArrow", name="pyarrow")


def _unsaid(_: str) -> None:
    """Say nothing."""
