"""``convert``: what it says when it cannot go on."""

import pytest
from command_line import RECORD, UNREADABLE

SAID = {
    "": "erreur: conversion arrêtée",
    UNREADABLE: "erreur: relevé.bgn: conversion arrêtée à la donne 1",
    RECORD.replace('"seed"]', '"seed'): "erreur: relevé.bgn: conversion arrêtée aux étiquettes du match",
}


@pytest.mark.parametrize(("text", "last"), SAID.items(), ids=["empty", "deal", "head"])
def test_what_was_said_is_not_said_again(referee, tmp_path, monkeypatch, text, last):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "relevé.bgn").write_text(text, encoding="utf-8")
    told = referee("convert", "relevé.bgn", "--to", "bgn")
    first, second = told.err.splitlines()
    assert first.startswith("relevé.bgn:")
    assert second == last
    assert told.status == (1 if text else 2)


@pytest.mark.parametrize("command", [("convert", "--to", "json"), ("format",), ("check", "--format", "concise")])
def test_an_empty_file_is_said_once(referee, tmp_path, command):
    path = tmp_path / "vide.bgn"
    path.touch()
    told = referee(*command, path)
    assert told.status == 2
    assert (told.out + told.err).count(str(path)) == 1


def test_what_the_notation_cannot_express_is_named(referee, record, tmp_path, monkeypatch):
    from referee.notation.writer import UnreadableRecord

    def fail(_):
        raise UnreadableRecord(3, "/score")
        yield

    monkeypatch.setattr("referee.notation.writer.write_items", fail)
    told = referee("convert", record, "--to", "bgn", "--lang", "en")
    assert "conversion stopped at deal 3: /score cannot be written in this form" in told.err


def test_a_record_in_json_that_bgn_cannot_hold_is_named(referee, record, tmp_path):
    path = tmp_path / "x.json"
    referee("convert", record, "--to", "json", "--output", path)
    path.write_text(path.read_text(encoding="utf-8").replace('"number":1,"leader"', '"number":-1,"leader"'), "utf-8")
    told = referee("convert", path, "--to", "bgn", "--output", tmp_path / "y.bgn", "--lang", "en")
    assert told.status == 1
    assert "conversion stopped at deal 1: /tricks/0/number cannot be written in this form" in told.err
    assert not (tmp_path / "y.bgn").exists()
    assert referee("format", path).status == 1


@pytest.mark.parametrize("form", ["json", "jsonl"])
def test_check_score_and_format_read_what_convert_wrote(referee, record, tmp_path, form):
    path = tmp_path / f"x.{form}"
    assert referee("convert", record, "--to", form, "--output", path).status == 0
    assert referee("check", path, "--quiet") == referee("check", record, "--quiet")
    assert referee("format", path).out == referee("format", record).out
    rows = [referee("score", where, "--format", "csv").out.splitlines()[1].split(",")[1:] for where in (path, record)]
    assert rows[0] == rows[1]
