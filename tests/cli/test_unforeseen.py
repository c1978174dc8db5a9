"""A defect of the program that one input brings out: it is named, never in order, and the others are judged."""

import csv
import io
import json

import pytest
from command_line import RECORD

from referee import reader
from referee.judging import judge_items
from referee.record.stream import DealItem

TWO = RECORD + RECORD.split("\n\n", 1)[1].replace("donne 1 donneur N", "donne 2 donneur O")


@pytest.fixture
def folder(tmp_path):
    """Three files, the second of which the reader trips over in its second deal."""
    for name, text in (("a.bgn", RECORD), ("b.bgn", TWO), ("c.bgn", RECORD)):
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


@pytest.fixture(params=["reading", "judging"])
def broken(request, monkeypatch):
    """Make the reader, or the judging, raise at every deal 2."""

    def tripping(items):
        for item in items:
            if isinstance(item, DealItem) and item.deal.number == 2:
                raise ZeroDivisionError
            yield item

    if request.param == "reading":
        read = reader.read
        monkeypatch.setattr("referee.reader.read", lambda *words: tripping(read(*words)))
    else:
        monkeypatch.setattr(
            "referee.cli.completed.judge_items", lambda items, *more: judge_items(tripping(items), *more)
        )


@pytest.fixture
def broken_reader(monkeypatch):
    """Make the reader raise before it gives anything of the second file."""
    read = reader.read

    def tripping(stream, *words):
        if b"donne 2" in stream.peek():
            raise RecursionError
        yield from read(stream, *words)

    monkeypatch.setattr("referee.reader.read", tripping)


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize("command", [("check", "--format", "json"), ("score", "--format", "json")], ids=" ".join)
def test_the_other_inputs_are_judged_and_the_document_is_whole(referee, folder, command):
    told = referee(*command, folder)
    assert told.status == 70
    files = json.loads(told.out)["files"]
    assert [file["status"] for file in files] == ["verified", "refused", "verified"]
    (match,) = files[1]["matches"]
    assert (match["status"], match["total"], match["winner"]) == ("refused", {"NS": None, "EW": None}, None)
    assert [deal["number"] for deal in match["deals"]] == [1]
    assert told.err.startswith(f"{folder / 'b.bgn'}: erreur interne (ZeroDivisionError)")
    assert "Traceback" not in told.err


@pytest.mark.usefixtures("broken_reader")
def test_an_input_of_which_nothing_is_read_is_refused_and_not_said_to_be_empty(referee, folder):
    told = referee("check", folder, "--format", "json", "--lang", "en")
    assert told.status == 70
    assert [file["status"] for file in json.loads(told.out)["files"]] == ["verified", "refused", "verified"]
    assert [line for line in told.err.splitlines() if str(folder) in line] == told.err.splitlines()
    assert "internal error (RecursionError)" in told.err
    assert len(told.err.splitlines()) == 1


@pytest.mark.usefixtures("broken")
def test_reports_in_text_say_that_the_total_is_not_known(referee, folder):
    told = referee("check", folder)
    assert told.status == 70
    assert told.out.count("total du match: inconnu") == 1
    assert told.out.count("donne 1: vérifiée") == 3
    assert referee("score", folder).status == 70
    rows = list(csv.DictReader(io.StringIO(referee("score", folder, "--format", "csv").out)))
    assert len(rows) == 3
    assert referee("check", folder, "--quiet").status == 70


@pytest.mark.usefixtures("broken")
def test_the_details_are_shown_to_who_asks_for_them(referee, folder):
    assert "Traceback" in referee("check", folder, REFEREE_DEBUG="1").err


@pytest.mark.usefixtures("broken_reader")
@pytest.mark.parametrize("form", ["bgn", "json", "jsonl"])
def test_a_conversion_is_refused(referee, folder, tmp_path, form):
    output = tmp_path / "tout"
    told = referee("convert", folder, "--to", form, "-o", output)
    assert told.status == 70
    assert f"{folder / 'b.bgn'}: erreur interne (RecursionError)" in told.err
    assert not output.exists()


def test_a_conversion_whose_writer_fails_names_its_input(referee, record, monkeypatch):
    def fail(_):
        raise ZeroDivisionError
        yield

    monkeypatch.setattr("referee.notation.writer.write_items", fail)
    for command in (("convert", "--to", "bgn"), ("format", "--write")):
        told = referee(*command, record)
        assert told.status == 70
        assert "erreur interne (ZeroDivisionError)" in told.err
        assert record.read_text(encoding="utf-8") == RECORD
    assert str(record) in told.err


@pytest.mark.usefixtures("broken_reader")
def test_formatting_leaves_that_file_and_goes_on(referee, folder):
    for name in ("a.bgn", "b.bgn", "c.bgn"):
        (folder / name).write_text((folder / name).read_text(encoding="utf-8") + "\n\n", encoding="utf-8")
    told = referee("format", "--write", folder)
    assert told.status == 70
    assert f"{folder / 'b.bgn'}: erreur interne (RecursionError)" in told.err
    assert (folder / "b.bgn").read_text(encoding="utf-8") == TWO + "\n\n"
    for name in ("a.bgn", "c.bgn"):
        assert (folder / name).read_text(encoding="utf-8") == RECORD


def test_words_that_fail_keep_no_verdict_from_its_reader(referee, folder, monkeypatch):
    def fail(*_):
        raise KeyError("card")

    (folder / "b.bgn").write_text(RECORD.replace("EO 287", "EO 277"), encoding="utf-8")
    monkeypatch.setattr("referee.report.wording.diagnose", fail)
    told = referee("check", folder, "--format", "json")
    assert told.status == 70
    assert [file["status"] for file in json.loads(told.out)["files"]] == ["verified", "refused", "verified"]
    assert f"{folder / 'b.bgn'}: erreur interne (KeyError)" in told.err
