"""``referee stats``: of records, of tables, in text, in JSON, as a picture."""

import json

import pytest
from command_line import RECORD, WRONG_SCORE

import referee.cli.counted

BGN = RECORD.replace('[Règles "seed"]', '[Règles "seed"]\n[Tournoi "Open"]')


@pytest.fixture
def folder(tmp_path):
    """Two records."""
    place = tmp_path / "parties"
    place.mkdir()
    (place / "a.bgn").write_text(BGN, encoding="utf-8")
    (place / "b.bgn").write_text(WRONG_SCORE, encoding="utf-8")
    return place


@pytest.fixture
def table(referee, folder, tmp_path):
    """The table of the two."""
    path = tmp_path / "donnes.parquet"
    referee("convert", folder, "--to", "parquet", "--output", path)
    return path


def figures(told):
    return json.loads(told.out)["groups"]


def test_records_are_judged_and_counted(referee, folder):
    told = referee("stats", folder)
    assert told.out.startswith("Statistiques: contrée, règles seed 1 (")
    assert "Donnes: 2; matchs: 2" in told.out
    assert told.err.splitlines()[-1] == "2 fichiers, 2 matchs, 2 donnes: 1 vérifiée, 1 contestée · 1 erreur"
    assert told.status == 1


def test_records_and_their_table_give_the_same_figures(referee, folder, table):
    of_table = referee("stats", table, "--format", "json", "--by", "event")
    of_records = referee("stats", folder, "--format", "json", "--by", "event")
    assert figures(of_table) == figures(of_records)
    assert (of_table.status, of_table.err) == (0, "")
    assert [part["value"] for part in figures(of_table)[0]["parts"]] == ["Open", None]


def test_records_and_tables_count_together(referee, folder, table):
    assert json.loads(referee("stats", table, folder, "--format", "json").out)["deals"] == 4


def test_rules_judge_the_records(referee, folder):
    (group,) = figures(referee("stats", folder, "--format", "json", "--rules", "cannes2016"))
    assert group["rules"]["name"] == "cannes2016"


def test_a_table_was_judged_already(referee, table):
    told = referee("stats", table, "--rules", "seed")
    assert (told.status, told.out) == (2, "")
    assert "--rules ne change rien à des verdicts déjà rendus" in told.err


def test_a_folder_of_tables(referee, folder, tmp_path):
    out = tmp_path / "par-tournoi"
    referee("convert", folder, "--to", "parquet", "--partition-by", "event", "--output", out)
    assert json.loads(referee("stats", out, "--format", "json").out)["deals"] == 2


def test_a_folder_of_both_is_refused(referee, folder, table):
    table.rename(folder / "x.parquet")
    told = referee("stats", folder)
    assert told.status == 2
    assert "à la fois des parties et des tables Parquet" in told.err


def test_what_is_no_table_is_said_and_the_others_count(referee, table, tmp_path):
    bad = tmp_path / "bad.parquet"
    bad.write_bytes(b"PAR1, not really")
    told = referee("stats", bad, table)
    assert told.status == 2
    assert told.err == f"erreur: {bad}: n'est pas un fichier Parquet lisible, ou son dossier n'en contient pas\n"
    assert "Donnes: 2" in told.out
    alone = referee("stats", bad)
    assert (alone.status, alone.out) == (2, "")


def test_a_table_of_cards_is_named(referee, folder, tmp_path):
    path = tmp_path / "plis.parquet"
    referee("convert", folder, "--to", "parquet", "--table", "tricks", "--output", path)
    told = referee("stats", path, "--lang", "en")
    assert told.err == (
        f"error: {path}: table tricks/1; statistics are made of the table deals/1 (referee convert --to parquet)\n"
    )


def test_nothing_to_count(referee, tmp_path):
    empty = tmp_path / "x.bgn"
    empty.write_text("", encoding="utf-8")
    told = referee("stats", empty)
    assert (told.status, told.out) == (2, "")
    assert "N110" in told.err
    path = tmp_path / "vide.parquet"
    referee("convert", empty, "--to", "parquet", "--output", path)
    told = referee("stats", path)
    assert (told.status, told.err) == (2, "erreur: aucune donne à compter\n")


def test_no_path(referee):
    assert referee("stats").status == 2


def test_the_summary_alone(referee, folder):
    told = referee("stats", folder, "--quiet")
    assert told.out == "2 fichiers, 2 matchs, 2 donnes: 1 vérifiée, 1 contestée · 1 erreur\n"
    assert told.err == ""


def test_output_and_picture_are_files(referee, table, tmp_path):
    text, picture = tmp_path / "stats.txt", tmp_path / "stats.svg"
    told = referee("stats", table, "--output", text, "--plot", picture)
    assert (told.status, told.out, told.err) == (0, "", "")
    assert text.read_text(encoding="utf-8").startswith("Statistiques")
    assert picture.read_bytes().startswith(b"<?xml")


def test_a_picture_has_an_ending_that_is_known(referee, table, tmp_path):
    told = referee("stats", table, "--plot", tmp_path / "x.gif")
    assert told.status == 2
    assert ".svg, .png" in told.err


@pytest.mark.parametrize("option", ["--output", "--plot"])
def test_no_input_is_written_over(referee, folder, table, option):
    for path, name in ((table, table), (folder, folder / "a.bgn")):
        before = name.read_bytes()
        target = name if option == "--output" else name.with_suffix(".svg")
        if option == "--plot":
            target.symlink_to(name)
        told = referee("stats", path, option, target)
        assert told.status == 2
        assert name.read_bytes() == before


def test_results_do_not_share_a_file(referee, table, tmp_path):
    told = referee("stats", table, "--plot", tmp_path / "x.svg", "--output", tmp_path / "x.svg")
    assert told.status == 2
    assert not (tmp_path / "x.svg").exists()


@pytest.mark.parametrize(
    ("missing", "name"), [("duckdb", "DuckDB"), ("pyarrow", "PyArrow"), ("matplotlib", "Matplotlib")]
)
def test_a_missing_package_names_the_extra(referee, table, tmp_path, monkeypatch, missing, name):
    found = referee_counted_spec(missing)
    monkeypatch.setattr(referee_counted, "find_spec", found)
    told = referee("stats", table, "--plot", tmp_path / "x.svg")
    assert told.status == 2
    assert name in told.err
    assert "pip install 'referee[stats]'" in told.err


def referee_counted_spec(missing):
    return lambda name: None if name == missing else object()


referee_counted = referee.cli.counted
