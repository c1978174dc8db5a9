"""Results never take the place of a record that is read."""

import os

import pytest
from command_line import RECORD

COMMANDS = [("check",), ("score",), ("convert", "--to", "json"), ("format",), ("format", "--diff")]


@pytest.fixture(params=COMMANDS, ids=" ".join)
def command(request):
    return request.param


@pytest.mark.parametrize(
    ("lang", "words"), [("fr", "ce fichier est lui-même à lire"), ("en", "this file is itself to be read")]
)
def test_an_input_is_not_overwritten_by_its_own_report(referee, record, command, lang, words):
    told = referee(*command, record, "-o", record, "--lang", lang)
    assert (told.status, told.out) == (2, "")
    assert words in told.err
    assert str(record) in told.err
    assert record.read_text(encoding="utf-8") == RECORD


def test_another_name_of_the_same_file_changes_nothing(referee, record, command, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "lien.txt").symlink_to(record)
    os.link(record, tmp_path / "jumeau.txt")
    for source, output in (
        (record, "lien.txt"),
        ("lien.txt", record),
        (record, "jumeau.txt"),
        (record, f"./{record.name}"),
    ):
        assert referee(*command, source, "--output", output).status == 2
        assert record.read_text(encoding="utf-8") == RECORD


def test_a_record_in_a_folder_that_is_walked_is_spared(referee, record, command, tmp_path):
    (tmp_path / "z").mkdir()
    inner = tmp_path / "z" / "autre.bgn"
    inner.write_text(RECORD, encoding="utf-8")
    assert referee(*command, tmp_path, "-o", inner).status == 2
    assert inner.read_text(encoding="utf-8") == RECORD


def test_a_result_beside_the_inputs_is_written_over_again(referee, record, command, tmp_path):
    for _ in range(2):
        assert referee(*command, tmp_path, "-o", tmp_path / "rapport.txt").status == 0
    assert record.read_text(encoding="utf-8") == RECORD


@pytest.mark.skipif(os.name == "nt", reason="standard input as a file is that of POSIX")
def test_standard_input_from_the_very_file_is_spared(record, process_from):
    told = process_from(record, "check", "-", "-o", record)
    assert told == 2
    assert record.read_text(encoding="utf-8") == RECORD


def test_a_device_may_be_read_and_written(process):
    assert "/dev/null: ce fichier est lui-même" not in process("check", "/dev/null", "-o", "/dev/null").err


def test_formatting_in_place_is_what_write_is_for(referee, record):
    record.write_text(RECORD.replace("donne 1", "donne   1"), encoding="utf-8")
    assert referee("format", "--write", record).status == 0
    assert record.read_text(encoding="utf-8") == RECORD


@pytest.fixture
def process_from():
    """Run the program with a file as its standard input; gives its exit status."""
    import subprocess
    import sys

    from command_line import clean_environ

    def program(path, *argv):
        with open(path, "rb") as stdin:
            return subprocess.run(
                [sys.executable, "-m", "referee", *map(str, argv)],
                stdin=stdin,
                capture_output=True,
                env=clean_environ(),
                check=False,
            ).returncode

    return program
