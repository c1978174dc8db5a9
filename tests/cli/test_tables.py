"""``convert --to csv`` and ``--to parquet``: verdicts as tables, whole or not at all."""

import io
import sys

import pyarrow.parquet as pq
import pytest
from command_line import RECORD, WRONG_SCORE

SHEET = '[Jeu "contrée"]\n\ndonne 1 donneur N\ncontrat E 90♥\nbilan EO 90\n'


@pytest.fixture
def folder(tmp_path):
    """Two tournaments and a sheet of none."""
    for name, event in (("a", "Open"), ("b", "Coupe")):
        text = RECORD.replace('[Règles "seed"]', f'[Règles "seed"]\n[Tournoi "{event}"]')
        (tmp_path / f"{name}.bgn").write_text(text, encoding="utf-8")
    (tmp_path / "c.bgn").write_text(SHEET, encoding="utf-8")
    return tmp_path


def test_csv_opens_in_a_french_excel(referee, folder):
    told = referee("convert", folder, "--to", "csv")
    assert told.status == 0
    assert told.out.startswith("\ufefffile;match;")
    assert told.out.count("\r\n") == 4
    assert told.err == "3 fichiers, 3 matchs, 3 donnes: 2 vérifiées, 1 partielle\n"


def test_csv_for_programs_is_the_score_sheet_in_csv(referee, folder):
    table = referee("convert", folder, "--to", "csv", "--dialect", "plain")
    assert table.out.startswith("file,match,")
    assert referee("score", folder, "--format", "csv").out == table.out


def test_a_line_a_card_and_what_has_no_line_is_said(referee, folder):
    told = referee("convert", folder, "--to", "csv", "--table", "tricks")
    assert len(told.out.splitlines()) == 1 + 64
    note, summary = told.err.splitlines()
    assert note.startswith("note: table tricks")
    assert note.endswith(": 1")
    assert summary.startswith("3 fichiers")
    quiet = referee("convert", folder, "--to", "csv", "--table", "tricks", "--quiet")
    assert (quiet.out, quiet.err) == (told.out, summary + "\n")


def test_what_is_said_of_a_match_is_said_on_standard_error(referee, tmp_path):
    path = tmp_path / "x.bgn"
    path.write_text(RECORD.replace("seed", "nulle part"), encoding="utf-8")
    told = referee("convert", path, "--to", "csv", "--lang", "en")
    assert "error N105" in told.err
    assert told.status == 1


def test_rules_may_be_imposed_and_a_wrong_claim_shows_in_the_status(referee, tmp_path):
    path = tmp_path / "x.bgn"
    path.write_text(WRONG_SCORE, encoding="utf-8")
    told = referee("convert", path, "--to", "csv", "--rules", "seed")
    assert told.status == 1
    assert "contested" in told.out
    assert referee("convert", path, "--to", "csv", "--rules", "nulle-part").status == 2


def test_parquet_goes_to_a_file_or_down_a_pipe(process, folder):
    path = folder / "x.parquet"
    assert process("convert", folder, "--to", "parquet", "--output", path).status == 0
    assert pq.read_table(path)["status"].to_pylist() == ["verified", "verified", "partial"]


def test_parquet_down_a_pipe_is_the_same_bytes(folder, monkeypatch, capfdbinary):
    from referee.cli import run

    path = folder / "x.parquet"
    run(["convert", str(folder), "--to", "parquet", "-o", str(path)], {})
    capfdbinary.readouterr()
    run(["convert", str(folder), "--to", "parquet"], {})
    sys.stdout.flush()
    out, _ = capfdbinary.readouterr()
    assert out == path.read_bytes()
    assert pq.read_table(io.BytesIO(out)).num_rows == 3


def test_parquet_is_not_shown_on_a_terminal(referee, folder, monkeypatch):
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    told = referee("convert", folder, "--to", "parquet")
    assert (told.status, told.out) == (2, "")
    assert "--output" in told.err


def test_parquet_without_its_package_says_what_to_install(referee, folder, monkeypatch):
    monkeypatch.setattr("referee.cli.tabled.find_spec", lambda _: None)
    for more in ((), ("--partition-by", "event")):
        told = referee("convert", folder, "--to", "parquet", "-o", folder / "x", *more)
        assert told.status == 2
        assert "pip install pyarrow" in told.err
    assert not (folder / "x").exists()


class TestFolders:
    def test_a_folder_for_each_event(self, referee, folder):
        out = folder / "out"
        told = referee("convert", folder, "--to", "parquet", "--partition-by", "event", "--output", out)
        assert told.status == 0
        assert sorted(path.name for path in out.iterdir()) == [
            "event=Coupe",
            "event=Open",
            "event=__HIVE_DEFAULT_PARTITION__",
        ]
        assert not [path for path in folder.iterdir() if path.name.endswith(".tmp")]

    def test_an_earlier_table_is_replaced(self, referee, folder):
        out = folder / "out"
        referee("convert", folder, "--to", "parquet", "--partition-by", "event", "--output", out)
        told = referee("convert", folder / "c.bgn", "--to", "parquet", "--partition-by", "game", "--output", out)
        assert told.status == 0
        assert [path.name for path in out.iterdir()] == ["game=contree"]
        assert sorted(path.name for path in folder.iterdir()) == ["a.bgn", "b.bgn", "c.bgn", "out"]

    @pytest.mark.parametrize("name", ["notes.txt", "event=x/notes.txt"])
    def test_a_folder_that_holds_anything_else_is_left_alone(self, referee, folder, name):
        kept = folder / "out" / name
        kept.parent.mkdir(parents=True)
        kept.touch()
        told = referee("convert", folder, "--to", "parquet", "--partition-by", "event", "--output", folder / "out")
        assert told.status == 2
        assert kept.exists()
        assert len(list(folder.iterdir())) == 4

    def test_a_file_is_no_folder(self, referee, folder):
        path = folder / "a.bgn"
        before = path.read_bytes()
        told = referee("convert", folder / "b.bgn", "--to", "parquet", "--partition-by", "event", "--output", path)
        assert told.status == 2
        assert path.read_bytes() == before

    def test_nothing_is_left_of_what_could_not_be_finished(self, referee, folder, monkeypatch):
        def fail(_table, rows, folder, _column):
            next(rows)
            (folder / "begun").touch()
            raise OSError(28, "full")

        monkeypatch.setattr("referee.tables.parquet.write_folders", fail)
        told = referee("convert", folder, "--to", "parquet", "--partition-by", "event", "--output", folder / "out")
        assert told.status == 2
        assert "disque plein" in told.err
        assert sorted(path.name for path in folder.iterdir()) == ["a.bgn", "b.bgn", "c.bgn"]

    def test_it_needs_a_place_and_a_column_that_there_is(self, referee, folder):
        assert "--output DOSSIER" in referee("convert", folder, "--to", "parquet", "--partition-by", "event").err
        told = referee("convert", folder, "--to", "parquet", "--partition-by", "score_NS", "--output", folder / "x")
        assert told.status == 2
        assert "event" in told.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--to", "json", "--table", "deals"), "--table ne vaut qu'avec --to csv|parquet"),
        (("--to", "bgn", "--rules", "seed"), "--rules ne vaut qu'avec --to csv|parquet"),
        (("--to", "parquet", "--dialect", "plain"), "--dialect ne vaut qu'avec --to csv"),
        (("--to", "csv", "--partition-by", "event"), "--partition-by ne vaut qu'avec --to parquet"),
        (("--to", "csv", "--table", "calls"), "deals, tricks"),
        (("--to", "csv", "--dialect", "french"), "excel, plain"),
        (("--to", "xlsx"), "bgn, json, jsonl, csv, parquet"),
    ],
)
def test_options_that_do_not_go_together_are_named(referee, record, words, said):
    told = referee("convert", record, *words)
    assert (told.status, told.out) == (2, "")
    assert said in told.err


def test_a_missing_input_leaves_the_others_in_the_table(referee, folder):
    told = referee("convert", folder / "a.bgn", folder / "nulle-part.bgn", "--to", "csv", "--dialect", "plain")
    assert told.status == 2
    assert len(told.out.splitlines()) == 2


def test_results_never_take_the_place_of_a_record(referee, record):
    told = referee("convert", record, "--to", "csv", "--output", record)
    assert told.status == 2
    assert record.read_text(encoding="utf-8") == RECORD
