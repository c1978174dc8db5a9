"""``referee format`` and ``referee convert``: the form changes, never the record."""

import json

import pytest
from command_line import RECORD, UNREADABLE

UNTIDY = (
    RECORD.replace("♥", "C")
    .replace("♠", "P")
    .replace("♦", "K")
    .replace("♣", "T")
    .replace("donne 1", "# début\nDonne 1")
)
TIDY = RECORD.replace("donne 1", "# début\ndonne 1")


@pytest.fixture
def untidy(tmp_path):
    path = tmp_path / "brouillon.bgn"
    path.write_text(UNTIDY, encoding="utf-8")
    return path


def test_the_canonical_text_goes_to_standard_output(referee, untidy):
    told = referee("format", untidy)
    assert (told.status, told.out, told.err) == (0, TIDY, "")
    assert untidy.read_text(encoding="utf-8") == UNTIDY


def test_check_names_what_would_change(referee, untidy, record):
    told = referee("format", "--check", untidy, record)
    assert (told.status, told.out) == (1, "")
    assert told.err.splitlines() == [f"{untidy}: à mettre en forme"]
    assert referee("format", "--check", "--quiet", untidy).err == ""
    assert referee("format", "--check", record).status == 0


def test_diff_shows_what_would_change(referee, untidy, snapshot, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    told = referee("format", "--diff", untidy.name)
    assert (told.status, told.err) == (1, "")
    assert told.out == snapshot
    assert untidy.read_text(encoding="utf-8") == UNTIDY


def test_write_rewrites_what_is_not_canonical(referee, untidy, record):
    before = record.stat().st_mtime_ns
    told = referee("format", "--write", untidy, record)
    assert (told.status, told.out, told.err.splitlines()) == (0, "", [f"{untidy}: mis en forme"])
    assert untidy.read_text(encoding="utf-8") == TIDY
    assert record.stat().st_mtime_ns == before, "a file in canonical layout is not touched"
    assert referee("format", "--write", untidy).err == ""


def test_a_record_that_cannot_be_read_whole_is_left_alone(referee, tmp_path, untidy):
    broken = tmp_path / "casse.bgn"
    broken.write_text(UNREADABLE, encoding="utf-8")
    for options in ([], ["--write"], ["--check"], ["--diff"]):
        told = referee("format", *options, broken)
        assert told.status == 1
        assert told.out == ""
        assert f"{broken}:14:" in told.err
        assert "laissé tel quel" in told.err
        assert broken.read_text(encoding="utf-8") == UNREADABLE
    told = referee("format", broken, untidy)
    assert (told.status, told.out) == (1, TIDY), "it hides no other"


def test_formatting_reads_any_encoding_and_writes_utf8(referee, tmp_path):
    path = tmp_path / "vieux.bgn"
    path.write_bytes(UNTIDY.encode("cp1252"))
    assert referee("format", "--write", path, "--encoding", "cp1252").status == 0
    assert path.read_text(encoding="utf-8") == TIDY


def test_json_is_shown_in_bgn_but_never_rewritten(referee, record, tmp_path):
    converted = tmp_path / "partie.json"
    assert referee("convert", record, "--to", "json", "--output", converted).status == 0
    assert referee("format", converted).out == RECORD
    told = referee("format", "--write", converted)
    assert told.status == 2
    assert "seul un fichier BGN" in told.err


def test_a_folder_is_formatted_but_for_its_json(referee, untidy, tmp_path):
    (tmp_path / "autre.json").write_text("{}", encoding="utf-8")
    assert referee("format", "--write", tmp_path).status == 0
    assert untidy.read_text(encoding="utf-8") == TIDY


@pytest.mark.parametrize("form", ["json", "jsonl"])
def test_conversion_loses_nothing(referee, untidy, tmp_path, form):
    converted = tmp_path / f"partie.{form}"
    assert referee("convert", untidy, "--to", form, "--output", converted).status == 0
    assert referee("convert", converted, "--to", "bgn").out == TIDY


def test_several_inputs_become_one_record(referee, record, untidy):
    document = json.loads(referee("convert", record, untidy, "--to", "json").out)
    assert document["schema"] == "record/1"
    assert len(document["matches"]) == 2
    assert referee("convert", record, untidy, "--to", "bgn").out == RECORD + "\n" + TIDY
    assert len(referee("convert", record, untidy, "--to", "jsonl").out.splitlines()) == 2


def test_conversion_says_what_could_not_be_read(referee, tmp_path, record):
    broken = tmp_path / "casse.bgn"
    broken.write_text(UNREADABLE, encoding="utf-8")
    told = referee("convert", broken, "--to", "json")
    assert told.status == 1
    assert f"{broken}:14:" in told.err
    assert json.loads(told.out)["matches"][0]["deals"][0]["number"] == 1
    told = referee("convert", broken, "--to", "bgn", "--output", tmp_path / "out.bgn")
    assert told.status == 1
    assert not (tmp_path / "out.bgn").exists()
    assert referee("convert", tmp_path / "nope.bgn", record, "--to", "json").status == 2
