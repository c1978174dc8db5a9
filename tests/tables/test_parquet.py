"""Parquet: typed columns, exact figures, the versions inside, and folders by event."""

import io
import json
from fractions import Fraction

import duckdb
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from table_samples import COMPTOIR, DEALS, SHEETS, TRICKS, rows_of

import referee
from referee.tables import parquet
from referee.tables.arrow import batch_of, schema_of
from referee.tables.parquet import parquet_pieces, write_folders

FRENCH = SHEETS.replace("Open de printemps", "Été, à l'Île / 2")


def tuples(text, table=DEALS):
    return [tuple(row.values()) for row in rows_of(text, table)]


def read(pieces):
    return pq.read_table(io.BytesIO(b"".join(pieces)))


def one_row(**values):
    """A row of which these values alone are known, through Arrow and back."""
    row = tuple(values.get(name) for name in DEALS.names)
    return batch_of(DEALS, schema_of(DEALS), [row]).to_pylist()[0]


def test_columns_have_the_types_of_what_they_hold():
    schema = schema_of(DEALS)
    assert schema.names == list(DEALS.names)
    for name, kind in {
        "file": pa.string(),
        "score_NS": pa.int64(),
        "points_NS": pa.float64(),
        "made": pa.bool_(),
        "errors": pa.list_(pa.string()),
        "tags": pa.map_(pa.string(), pa.string()),
    }.items():
        assert schema.field(name).type == kind


def test_the_file_says_its_versions_and_what_its_columns_mean():
    schema = read(parquet_pieces(DEALS, tuples(SHEETS))).schema
    assert schema.metadata[b"referee.version"].decode() == referee.__version__
    assert schema.metadata[b"referee.schema"] == b"verdict/1"
    assert schema.metadata[b"referee.table"] == b"deals/1"
    assert schema.field("score_NS").metadata[b"fr"].decode() == "NS: points marqués"
    assert schema.field("score_NS").metadata[b"en"].decode() == "NS: points marked"


def test_values_come_back_as_they_were():
    found = read(parquet_pieces(DEALS, tuples(SHEETS))).to_pylist()
    assert [row["deal"] for row in found] == [1, 2, 3, 3, 4, 5, 6, 7]
    first, second = found[:2]
    assert (first["made"], first["capot"], first["points_EW"], first["score_P1"]) == (True, False, 87.0, None)
    assert dict(first["tags"])["North"] == 'Anne; dite "Nanou"'
    assert first["terms_EW"][1] == {"term": "2C", "points": 180.0, "numerator": 180, "denominator": 1}
    assert json.loads(second["diagnostics"][0].pop("facts"))["claimed"] == {"NS": 120, "EW": 52}
    assert second["diagnostics"][0]["code"] == "M201"
    assert second["errors"] == ["M201", "M202"]


def test_fractions_are_a_decimal_and_exact():
    row = one_row(points_NS="10449/129", points_numerator_NS=3483, terms_NS=(("T", "3484/43"), ("rounding", -2)))
    assert row["points_NS"] == pytest.approx(81)
    assert row["terms_NS"][0]["points"] == pytest.approx(3484 / 43)
    assert [Fraction(term["numerator"], term["denominator"]) for term in row["terms_NS"]] == [Fraction(3484, 43), -2]


def test_a_number_of_more_than_64_bits_is_not_known():
    assert one_row(total_NS=2**63, total_EW=2**63 - 1) | {"total_NS": 0} == one_row(total_NS=0, total_EW=2**63 - 1)
    assert one_row(total_NS=-(2**63) - 1)["total_NS"] is None
    assert one_row(total_NS=-(2**63))["total_NS"] == -(2**63)


def test_a_table_without_rows_is_a_file_with_its_columns():
    assert read(parquet_pieces(TRICKS, [])).column_names == list(TRICKS.names)
    assert read(parquet_pieces(TRICKS, tuples(COMPTOIR, TRICKS))).num_rows == 0


def test_rows_are_written_a_row_group_at_a_time(monkeypatch):
    monkeypatch.setattr(parquet, "_GROUP", 3)
    taken = []

    def rows():
        for row in tuples(SHEETS):
            taken.append(row)
            yield row

    pieces = parquet_pieces(DEALS, rows())
    first = next(pieces)
    assert first.startswith(b"PAR1")
    assert len(taken) == 3
    whole = b"".join([first, *pieces])
    file = pq.ParquetFile(io.BytesIO(whole))
    assert [file.metadata.row_group(n).num_rows for n in range(file.num_row_groups)] == [3, 3, 2]
    assert [row["deal_index"] for row in pq.read_table(io.BytesIO(whole)).to_pylist()] == list(range(1, 9))


def cut(folder, column="event", many=(SHEETS, FRENCH, COMPTOIR)):
    write_folders(DEALS, [row for text in many for row in tuples(text)], folder, column)
    files = f"read_parquet('{folder.as_posix()}/*/*.parquet', hive_partitioning = true)"
    return duckdb.sql(f"select {column}, count(*) from {files} group by all order by all").fetchall()


def test_a_folder_for_each_event_whatever_its_name(tmp_path):
    assert cut(tmp_path) == [("Open de printemps", 8), ("Été, à l'Île / 2", 8), (None, 1)]
    assert len(list(tmp_path.iterdir())) == 3
    (file,) = (tmp_path / "event=Open%20de%20printemps").iterdir()
    schema = pq.read_schema(file)
    assert schema.metadata[b"referee.table"] == b"deals/1"
    assert set(DEALS.names) - set(schema.names) == {"event"}


def test_folders_grow_by_whole_files(tmp_path, monkeypatch):
    monkeypatch.setattr(parquet, "_GROUP", 5)
    assert cut(tmp_path, many=(SHEETS, FRENCH, SHEETS)) == [("Open de printemps", 16), ("Été, à l'Île / 2", 8)]
    files = sorted(path.name for path in (tmp_path / "event=Open%20de%20printemps").iterdir())
    assert files == [f"part-{number:05}-0.parquet" for number in (1, 2, 4, 5)]


def test_another_column_may_cut(tmp_path):
    assert cut(tmp_path, "game") == [("comptoir", 1), ("contree", 16)]
