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
