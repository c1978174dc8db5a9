"""Which tables can be counted, and what is said of those that cannot."""

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from stats_samples import random_rows, statistics_of, table_of, tuples_of

from referee.stats.source import Unfit, UnfitTableError
from referee.tables.arrow import batch_of, schema_of
from referee.tables.column import Table
from referee.tables.deals import DEALS
from referee.tables.parquet import write_folders
from referee.tables.tricks import TRICKS

SHEET = """\
[Jeu "contrée"]
[Règles "{rules}"]
[Tournoi "{event}"]

donne 1 donneur N
contrat E 90♥ contre
bilan EO 87 belote EO
"""


def sheets(*events, rules="seed"):
    return [row for event in events for row in tuples_of(SHEET.format(event=event, rules=rules), f"{event}.bgn")]


def refusal(path):
    with pytest.raises(UnfitTableError) as caught:
        statistics_of(path)
    return caught.value.kind, caught.value.found


def rewritten(path, table):
    """The same file, of this table of Arrow."""
    pq.write_table(table, path)
    return path


def test_a_folder_cut_by_a_column_counts_like_one_file(tmp_path):
    rows = random_rows(0)
    whole = statistics_of(table_of(rows, tmp_path / "x.parquet"), by="event")
    folder = tmp_path / "folder"
    folder.mkdir()
    write_folders(DEALS, rows, folder, "event")
    assert statistics_of(folder, by="event") == whole
    assert {part.value for group in whole.groups for part in group.parts} == {"Open", "Coupe", None}


def test_a_value_that_looks_like_a_number_or_a_date_stays_a_text(tmp_path):
    rows = sheets("007", "2026-01-02", "50 % / x")
    write_folders(DEALS, rows, tmp_path, "event")
    (group,) = statistics_of(tmp_path, by="event").groups
    assert {part.value for part in group.parts} == {"007", "2026-01-02", "50 % / x"}


def test_several_tables_count_together(tmp_path):
    one, two = table_of(sheets("a"), tmp_path / "1.parquet"), table_of(sheets("b", "c"), tmp_path / "2.parquet")
    assert statistics_of(one, two).deals == 3


def test_a_name_full_of_signs_is_a_name(tmp_path):
    folder = tmp_path / "l'été [1]*?"
    folder.mkdir()
    assert statistics_of(table_of(sheets("a"), folder / "it's {x}.parquet")).deals == 1
    assert statistics_of(folder).deals == 1


def test_each_rule_set_has_its_group_the_largest_first(tmp_path):
    rows = sheets("a", rules="cannes2016") + sheets("b", "c")
    groups = statistics_of(table_of(rows, tmp_path / "x.parquet")).groups
    assert [(group.rules.name, group.deals) for group in groups] == [("seed", 2), ("cannes2016", 1)]


def test_deals_without_known_rules_have_a_group_of_their_own(tmp_path):
    (group,) = statistics_of(table_of(sheets("a", rules="nulle part"), tmp_path / "x.parquet")).groups
    assert (group.rules, group.game, group.statuses.refused, group.overall.contracts) == (None, "contree", 1, 0)


def test_a_table_without_deals_counts_nothing(tmp_path):
    found = statistics_of(table_of([], tmp_path / "x.parquet"))
    assert (found.deals, found.groups) == (0, ())


def test_what_is_no_parquet_file_cannot_be_read(tmp_path):
    path = tmp_path / "x.parquet"
    for data in (b"", b"PAR1", b"PAR1 and nothing that belongs to it PAR1"):
        path.write_bytes(data)
        assert refusal(path) == (Unfit.UNREADABLE, "")
    empty = tmp_path / "empty"
    empty.mkdir()
    assert refusal(empty) == (Unfit.UNREADABLE, "")


def test_another_table_is_named(tmp_path):
    from referee.tables.parquet import parquet_pieces

    path = tmp_path / "x.parquet"
    path.write_bytes(b"".join(parquet_pieces(TRICKS, [])))
    assert refusal(path) == (Unfit.OTHER, "tricks/1")
    path.write_bytes(b"".join(parquet_pieces(Table("deals", "2", DEALS.columns, DEALS.rows), [])))
    assert refusal(path) == (Unfit.OTHER, "deals/2")


def test_missing_columns_are_named(tmp_path):
    table = batch_of(DEALS, schema_of(DEALS), sheets("a"))
    path = tmp_path / "x.parquet"
    assert refusal(rewritten(path, table.drop_columns(["diagnostics", "players"]))) == (
        Unfit.OLDER,
        "players, diagnostics",
    )
    kind, found = refusal(rewritten(path, pa.table({"a": [1]})))
    assert kind is Unfit.OLDER
    assert found.startswith("game, rules, ")
    assert found.endswith(", …")


def test_columns_that_nobody_knows_do_no_harm(tmp_path):
    table = batch_of(DEALS, schema_of(DEALS), sheets("a"))
    more = table.append_column("zzz", pa.array([1]))
    assert statistics_of(rewritten(tmp_path / "x.parquet", more)).deals == 1
