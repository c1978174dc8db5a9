"""The formats that other tools read: SARIF, GitHub's commands, JUnit."""

import io
import json
import os
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import jsonschema
import pytest
from sarif_pydantic import Sarif

from referee.diagnostics.codes import CODES
from referee.judging import judge_items
from referee.judging.events import DealJudged
from referee.notation import read
from referee.report.github import GithubReport
from referee.report.junit import JunitReport
from referee.report.sarif import SarifReport
from referee.report.tally import Tally
from referee.report.wording import worded

RECORDS = Path(__file__).parents[2] / "records"
EVERY = sorted(RECORDS.rglob("*.bgn"))
SCHEMA = os.environ.get("REFEREE_SARIF_SCHEMA")
"""The official schema, which no package installs: the checks of a change fetch it from a source distribution."""


def events(text):
    return list(judge_items(read(io.BytesIO(text))))


def told(report, *files):
    """Give what a report says of files, given as their names and texts."""
    pieces, tally = [*report.begin()], Tally()
    for path, text in files:
        tally.begin()
        pieces += report.file(path)
        for event in events(text):
            tally.add(event)
            pieces += report.event(event)
    return "".join([*pieces, *report.end(tally.summary)])


def diagnostics(text, language="fr"):
    return [one for event in events(text) for one in worded(event, language)]


WRONG = '[Jeu "contrée"]\n\ndonne 1 donneur N\ncontrat E 90♥ contre\nbilan EO 87 belote EO\nscore NS 0 EO 267\n'


# SARIF


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_record_is_in_one_sarif_document_that_follows_the_models(language):
    files = [(str(path.relative_to(RECORDS)), path.read_bytes()) for path in EVERY]
    text = told(SarifReport(language), *files)
    document = json.loads(text)
    Sarif.model_validate(document)
    (run,) = document["runs"]
    assert [rule["id"] for rule in run["tool"]["driver"]["rules"]] == list(CODES)
    found = [one for _, data in files for one in diagnostics(data, language)]
    assert len(run["results"]) == len(found)
    for result, one in zip(run["results"], found, strict=True):
        assert run["tool"]["driver"]["rules"][result["ruleIndex"]]["id"] == result["ruleId"] == one.code
        assert result["message"]["text"] == one.message


@pytest.mark.skipif(SCHEMA is None, reason="REFEREE_SARIF_SCHEMA names no copy of the official schema")
def test_the_document_is_valid_against_the_official_schema():
    schema = json.loads(Path(SCHEMA).read_text(encoding="utf-8"))
    files = [(str(path), path.read_bytes()) for path in EVERY]
    jsonschema.Draft7Validator(schema).validate(json.loads(told(SarifReport("fr"), *files)))


def test_a_place_is_a_region_in_characters_and_a_path_a_reference():
    text = told(SarifReport("fr"), ("dossier à part/table 12.bgn", WRONG.encode()))
    (run,) = json.loads(text)["runs"]
    assert run["columnKind"] == "unicodeCodePoints"
    (result,) = run["results"]
    (place,) = result["locations"]
    assert place["physicalLocation"] == {
        "artifactLocation": {"uri": "dossier%20%C3%A0%20part/table%2012.bgn"},
        "region": {"startLine": 6, "startColumn": 1, "endLine": 6, "endColumn": 18},
    }
    assert (result["level"], result["properties"]["article"]) == ("error", "C-8.3")


def test_the_same_fault_has_the_same_fingerprint_wherever_its_line_moves():
    first = json.loads(told(SarifReport("fr"), ("a.bgn", WRONG.encode())))
    moved = json.loads(told(SarifReport("en"), ("a.bgn", f"\n\n{WRONG}".encode())))
    prints = [one["runs"][0]["results"][0]["partialFingerprints"] for one in (first, moved)]
    assert prints[0] == prints[1]


def test_nothing_to_say_is_an_empty_run():
    document = json.loads(told(SarifReport("fr")))
    assert document["runs"][0]["results"] == []


# GitHub


@pytest.mark.parametrize("record", EVERY, ids=lambda path: path.name)
def test_a_command_is_one_line_whatever_it_says(record):
    text = told(GithubReport("fr"), (record.name, record.read_bytes()))
    found = diagnostics(record.read_bytes())
    lines = text.splitlines()
    assert len(lines) == len(found)
    for line, one in zip(lines, found, strict=True):
        kind = {"error": "error", "warning": "warning", "note": "notice"}[one.severity]
        assert re.match(rf"::{kind} file=[^:,]+,.*title={one.code} [^:]*::", line) or one.line is None


def test_what_would_end_a_property_or_a_line_is_escaped():
    text = told(GithubReport("fr"), ("a:b,c%\n.bgn", WRONG.encode()))
    assert text == (
        "::error file=a%3Ab%2Cc%25%0A.bgn,line=6,endLine=6,col=1,endColumn=18,title=M201 score"
        "::le score noté est NS 0 EO 267, le score juste NS 0 EO 287 [C-8.3]\n"
    )


# JUnit


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_record_is_a_suite_whose_counts_are_right(language):
    files = [(str(path.relative_to(RECORDS)), path.read_bytes()) for path in EVERY]
    root = ET.fromstring(told(JunitReport(language), *files))
    assert [suite.get("name") for suite in root] == [path for path, _ in files]
    for suite, (_, data) in zip(root, files, strict=True):
        cases = list(suite)
        assert int(suite.get("tests")) == len(cases)
        for kind in ("failure", "error"):
            assert int(suite.get(f"{kind}s")) == sum(case.find(kind) is not None for case in cases)
        judged = [event.verdict for event in events(data) if isinstance(event, DealJudged)]
        bad = sum(verdict.status in ("contested", "refused", "unfinished") for verdict in judged)
        assert sum(len(case) > 0 and case[0].tag in ("failure", "error") for case in cases) >= bad


def test_what_xml_cannot_hold_is_replaced():
    text = WRONG.replace("[Jeu", '[Table "a\x01]]>&<\ud7ffb"]\n[Jeu')
    root = ET.fromstring(told(JunitReport("fr"), ("a\x02.bgn", text.encode())))
    assert root[0].get("name") == "a\ufffd.bgn"


def test_a_deal_in_order_is_a_test_that_passes():
    root = ET.fromstring(told(JunitReport("en"), ("a.bgn", WRONG.replace("267", "287").encode())))
    ((suite,),) = [list(root)]
    (case,) = list(suite)
    assert list(case) == []
    assert case.get("name").startswith("deal 1: partial")
