"""``check --resume``: a report that was cut anywhere, and what is missing of it, are the whole report."""

import json
import os
from functools import partial

import pytest
from command_line import RECORD, WRONG_SCORE

from cluster_samples import random_text, sheets
from referee.cli import jobs
from referee.cli.tasks import Counting

LATER = 4_000_000_000


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """Files of all kinds, the long ones of many parts."""
    monkeypatch.setattr(jobs, "Counting", partial(Counting, size=3000))
    monkeypatch.chdir(tmp_path)
    place = tmp_path / "parties"
    place.mkdir()
    (place / "a.bgn").write_text(RECORD, encoding="utf-8")
    (place / "b.bgn").write_text(sheets(40, wrong=7), encoding="utf-8")
    (place / "c.bgn").write_text(random_text(5, 12), encoding="utf-8")
    (place / "d.bgn").write_text(WRONG_SCORE, encoding="utf-8")
    (place / "e.bgn").write_text("n'importe quoi\n", encoding="utf-8")
    return place


@pytest.fixture
def whole(folder, referee):
    """The whole report, its lines, and what the command gives with it."""
    done = referee("check", "parties", "--format", "jsonl", "--jobs", "1")
    return done, done.out.splitlines(keepends=True)


def later(path):
    os.utime(path, (LATER, LATER))


@pytest.mark.parametrize("count", ["1", "2"])
@pytest.mark.parametrize("cut", [0, 1, 17, 60, 82, -1, None])
def test_two_parts_make_the_whole(folder, whole, referee, tmp_path, cut, count):
    done, lines = whole
    report = tmp_path / "rapport.jsonl"
    report.write_text("".join(lines[:cut]), encoding="utf-8")
    later(report)
    rest = referee("check", "parties", "--format", "jsonl", "--resume", report, "-j", count)
    assert lines[:cut] + rest.out.splitlines(keepends=True) == lines
    assert rest.status == done.status
    assert f": {len(lines[:cut])}\n" in rest.err


@pytest.mark.parametrize("cut", [0, 3, 60, None])
def test_the_summary_is_the_whole_one(folder, whole, referee, tmp_path, cut):
    report = tmp_path / "rapport.jsonl"
    report.write_text("".join(whole[1][:cut]), encoding="utf-8")
    later(report)
    summary = json.loads(referee("check", "parties", "--format", "json").out)["summary"]
    resumed = json.loads(referee("check", "parties", "--format", "json", "--resume", report).out)["summary"]
    # Of matches and files themselves a report of deals says nothing.
    of_deals = [code for code in summary["codes"] if code[0] in "DEJ"]
    assert [resumed["codes"].get(code) for code in of_deals] == [summary["codes"][code] for code in of_deals]
    assert resumed | {"codes": {}} == summary | {"codes": {}}


def test_a_report_is_completed_in_its_place(folder, whole, referee, tmp_path):
    _, lines = whole
    report = folder / "rapport.jsonl"  # among the inputs, of which it is none
    report.write_text("".join(lines[:50]) + lines[50][:40], encoding="utf-8")
    later(report)
    done = referee("check", "parties", "--format", "jsonl", "--resume", report, "--output", report)
    assert (done.status, done.out) == (whole[0].status, "")
    assert report.read_text(encoding="utf-8") == "".join(lines)


def test_a_file_that_was_changed_is_judged_again(folder, whole, referee, tmp_path):
    _, lines = whole
    report = tmp_path / "rapport.jsonl"
    report.write_text("".join(lines[:60]), encoding="utf-8")
    (folder / "a.bgn").write_text(WRONG_SCORE, encoding="utf-8")
    later(folder / "a.bgn")
    done = referee("check", "parties", "--format", "jsonl", "--resume", report, "--output", report)
    assert done.err.count("parties/a.bgn") == 1
    found = [json.loads(line) for line in report.read_text(encoding="utf-8").splitlines()]
    assert [line["status"] for line in found if line["file"] == "parties/a.bgn"] == ["contested"]
    assert sorted(line["file"] for line in found) == sorted(json.loads(line)["file"] for line in lines)


def test_what_was_judged_by_other_rules_is_judged_again(folder, whole, referee, tmp_path):
    _, lines = whole
    report = tmp_path / "rapport.jsonl"
    report.write_text("".join(lines), encoding="utf-8")
    later(report)
    options = ("check", "parties", "--format", "jsonl", "--rules", "pagat")
    again = referee(*options, "--resume", report)
    contree = [line for line in referee(*options).out.splitlines() if json.loads(line)["game"] == "contree"]
    assert [line for line in again.out.splitlines() if json.loads(line)["game"] == "contree"] == contree


@pytest.mark.parametrize(
    ("text", "line"),
    [("du texte\n", 1), ('{"file": "a.bgn"}\n', 1), ("[]\n", 1), ("{}\n{}\n", 1), ("\x00\n", 1)],
    ids=["text", "keys", "list", "two", "nul"],
)
def test_what_is_no_report_is_refused(folder, referee, tmp_path, text, line):
    report = tmp_path / "rapport.jsonl"
    report.write_text(text, encoding="utf-8")
    done = referee("check", "parties", "--resume", report)
    assert (done.status, done.out) == (2, "")
    assert f"rapport.jsonl, ligne {line}:" in done.err


def test_a_broken_line_in_the_midst_is_no_report(folder, whole, referee, tmp_path):
    report = tmp_path / "rapport.jsonl"
    report.write_text(whole[1][0] + "{\n" + whole[1][1], encoding="utf-8")
    done = referee("check", "parties", "--resume", report)
    assert (done.status, done.out) == (2, "")
    assert "rapport.jsonl, ligne 2:" in done.err


def test_a_status_that_there_is_not_is_no_report(folder, whole, referee, tmp_path):
    report = tmp_path / "rapport.jsonl"
    report.write_text(whole[1][0].replace('"status":"verified"', '"status":"juste"') + whole[1][1], encoding="utf-8")
    assert "rapport.jsonl, ligne 1:" in referee("check", "parties", "--resume", report).err


@pytest.mark.parametrize(
    "options",
    [("--resume", "nulle-part.jsonl"), ("--resume", "."), ("--resume", "r.jsonl", "--cluster", "tcp://nulle.part:1")],
    ids=["missing", "folder", "cluster"],
)
def test_reports_that_cannot_be(folder, referee, options):
    done = referee("check", "parties", "--quiet", *options)
    assert (done.status, done.out) == (2, "")
    assert "--resume" in done.err


@pytest.mark.parametrize("options", [("--format", "text"), ("--quiet", "--format", "jsonl"), ()], ids=" ".join)
def test_a_report_is_not_completed_by_another_form(folder, whole, referee, tmp_path, options):
    report = tmp_path / "rapport.jsonl"
    report.write_text(whole[1][0], encoding="utf-8")
    done = referee("check", "parties", "--resume", report, "--output", report, *options)
    assert (done.status, done.out) == (2, "")
    assert report.read_text(encoding="utf-8") == whole[1][0]
