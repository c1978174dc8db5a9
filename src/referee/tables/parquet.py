"""Tables as Parquet, by PyArrow, an extra: typed columns, a row group at a time, in one stream or in folders."""

import io
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Final

import pyarrow as pa
import pyarrow.dataset as ds
import pyarrow.parquet as pq

from referee.tables.arrow import batch_of, schema_of
from referee.tables.column import Row, Table

__all__ = ["parquet_pieces", "write_folders"]

_GROUP: Final = 16_384
_PART: Final = 1_024
_COMPRESSION: Final = "zstd"


class _Drain(io.RawIOBase):
    """Takes the bytes of a file that is written from its first to its last, to hand them on."""

    def __init__(self) -> None:
        self._pieces: list[bytes] = []
        self._length = 0

    def writable(self) -> bool:
        return True

    def tell(self) -> int:
        return self._length

    def write(self, data: bytes) -> int:  # type: ignore[override]
        self._pieces.append(bytes(data))
        self._length += len(data)
        return len(data)

    def drained(self) -> bytes:
        """Give what was written since the last time."""
        piece = b"".join(self._pieces)
        self._pieces.clear()
        return piece


def parquet_pieces(table: Table, rows: Iterable[Row]) -> Iterator[bytes]:
    """Give the bytes of a Parquet file that holds these rows, a row group at a time."""
    schema = schema_of(table)
    drain = _Drain()
    with pq.ParquetWriter(drain, schema, compression=_COMPRESSION) as writer:
        for batch in _groups(table, schema, rows):
            writer.write_table(batch)
            yield drain.drained()
    yield drain.drained()


def write_folders(table: Table, rows: Iterable[Row], folder: Path, column: str) -> None:
    """Write rows as Parquet files under a folder for each value of a column: ``event=Open/part-00001-0.parquet``.

    ``folder``: is there, and empty; ``column``: one that ``splits``, whose value is then in the names of folders alone,
    as Hive has it. Raises ``OSError``.
    """
    schema = schema_of(table)
    style = ds.ParquetFileFormat()
    options = style.make_write_options(compression=_COMPRESSION)
    partitioning = ds.partitioning(pa.schema([schema.field(column)]), flavor="hive")
    for number, batch in enumerate(_groups(table, schema, rows), 1):
        ds.write_dataset(
            batch,
            folder,
            format=style,
            file_options=options,
            partitioning=partitioning,
            basename_template=f"part-{number:05}-{{i}}.parquet",
            existing_data_behavior="overwrite_or_ignore",
            max_partitions=_GROUP,
            max_open_files=64,
            use_threads=False,
        )


def _groups(table: Table, schema: pa.Schema, rows: Iterable[Row]) -> Iterator[pa.Table]:
    """Give rows as tables of Arrow, each of a row group; few at a time, since they are many times smaller there."""
    left = iter(rows)
    while some := [batch_of(table, schema, part) for part in _parts(islice(left, _GROUP))]:
        yield pa.concat_tables(some)


def _parts(rows: Iterator[Row]) -> Iterator[list[Row]]:
    while part := list(islice(rows, _PART)):
        yield part
