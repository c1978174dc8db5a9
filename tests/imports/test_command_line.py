"""Logs and sheets on the command line: told by name, by content or by ``--from``, and judged like any record."""

import json
from pathlib import Path
from random import Random

import pytest

from referee.cli import run

from .log import log_of, random_match

RECORDS = Path(__file__).parents[2] / "records" / "imports"
SHEET = "donne;donneur;contrat;preneur;points EO;score NS;score EO\n1;N;90 cœur;E;100;62;100\n"


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "evening.txt").write_text(log_of(random_match(Random(4), 3)), encoding="utf-8")
    (tmp_path / "notes.txt").write_text("Bring cards.\n", encoding="utf-8")
    (tmp_path / "club.csv").write_text(SHEET, encoding="utf-8")
    return tmp_path


def said(capfd, *arguments):
    status = run(list(arguments), {"NO_COLOR": "1"})
    return status, capfd.readouterr().out


def deals(document):
    return [deal for file in json.loads(document)["files"] for match in file["matches"] for deal in match["deals"]]


def test_a_log_is_told_by_its_content_and_a_sheet_by_its_name(folder, capfd):
    status, out = said(capfd, "check", "evening.txt", "club.csv", "--format", "json")
    assert status == 0
    assert [file["matches"][0]["rules"]["name"] for file in json.loads(out)["files"]] == ["bga", "seed"]
    assert {deal["status"] for deal in deals(out)} <= {"verified", "void", "partial"}


def test_foreign_files_of_a_folder_are_taken_where_their_form_is_named(folder, capfd):
    (folder / "notes.txt").unlink()
    assert said(capfd, "check", ".", "--quiet")[0] == 2
    assert said(capfd, "check", ".", "--quiet", "--from", "bga")[0] == 0
    assert said(capfd, "check", ".", "--quiet", "--from", "csv")[0] == 0


def test_a_file_that_is_no_log_is_said_to_hold_no_record(folder, capfd):
    assert said(capfd, "check", "notes.txt", "--from", "bga", "--quiet")[0] == 2


@pytest.mark.parametrize("form", ["json", "jsonl", "bgn"])
def test_a_log_that_was_converted_gets_the_same_verdict(folder, capfd, form):
    direct = deals(said(capfd, "check", "evening.txt", "--format", "json")[1])
    assert run(["convert", "evening.txt", "--to", form, "--output", f"evening.{form}"], {}) == 0
    again = deals(said(capfd, "check", f"evening.{form}", "--format", "json")[1])
    assert [(deal["status"], deal["score"], deal["total"]) for deal in again] == [
        (deal["status"], deal["score"], deal["total"]) for deal in direct
    ]


def test_an_old_sheet_is_read_in_the_encoding_that_is_named(folder, capfd):
    (folder / "old.csv").write_bytes(SHEET.encode("cp1252"))
    assert said(capfd, "check", "old.csv", "--quiet")[0] == 1
    assert said(capfd, "check", "old.csv", "--quiet", "--encoding", "cp1252")[0] == 0


def test_a_log_with_a_gap_is_not_written_as_a_record_that_has_none(capfd):
    status, out = said(capfd, "convert", str(RECORDS / "a-line-lost.txt"), "--to", "bgn")
    assert status == 1
    assert "tricks" not in out
    status, out = said(capfd, "convert", str(RECORDS / "a-line-lost.txt"), "--to", "json")
    assert None in [card for trick in json.loads(out)["matches"][0]["deals"][0]["tricks"] for card in trick["cards"]]


def test_the_template_is_printed_in_the_language_asked_for(capfd):
    assert said(capfd, "new", "csv", "--lang", "fr")[1].lstrip("\ufeff").startswith("tournoi;date;")
    assert said(capfd, "new", "csv", "--lang", "en")[1].lstrip("\ufeff").startswith("event,date,")
