"""The published schemas: whatever the program writes fits them, and what is no such thing does not."""

import json
import random

import pytest

import referee
from plain.generate_comptoir import comptoir_match
from plain.generate_match import contree_match
from record_samples import COMPTOIR, MATCH
from records.marks import FOLDER, records
from referee.judging import judge_items
from referee.record.document import items_of
from referee.record.json import dump_document, iter_json
from referee.record.model import Deal, Document
from referee.report.json import JsonReport
from referee.report.jsonl import JsonLinesReport
from referee.report.schema import SchemaName
from referee.scoresheet import JsonSheet
from referee.verdict.model import Summary
from schemas import fault, validator

NAMES = [path.relative_to(FOLDER).as_posix() for path in records()]
RECORD, VERDICT, SCORESHEET = SchemaName.RECORD, SchemaName.VERDICT, SchemaName.SCORESHEET


def told_by(report, items, path="a.bgn"):
    pieces = [*report.begin(), *report.file(path)]
    for event in judge_items(items):
        pieces += report.event(event)
    return "".join([*pieces, *report.end(Summary())])


@pytest.mark.parametrize("name", SchemaName)
def test_a_schema_is_one_and_names_its_version(name):
    schema = validator(name).schema
    assert schema["$id"] == f"urn:referee:{schema['title']}"
    assert schema["title"] == f"{name}/1"
    assert "``" not in json.dumps(schema)


@pytest.mark.parametrize("name", NAMES)
def test_every_record_fits_as_a_document_and_line_by_line(name):
    items = referee.load(FOLDER / name).items
    assert fault(RECORD, json.loads("".join(iter_json(items, "json")))) is None
    for line in "".join(iter_json(items, "jsonl")).splitlines():
        assert fault(RECORD, json.loads(line)) is None


@pytest.mark.parametrize("name", [name for name in NAMES if name.endswith(".json")])
def test_a_record_in_json_is_read_whole_only_where_it_fits(name):
    try:
        value = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    except ValueError:
        return
    codes = {found.code for found in referee.load(FOLDER / name).diagnostics}
    assert ("S202" in codes) == (fault(RECORD, value) is not None)


@pytest.mark.parametrize("name", NAMES)
def test_every_verdict_fits(name):
    items = referee.load(FOLDER / name).items
    assert fault(VERDICT, json.loads(told_by(JsonReport("fr"), items))) is None
    assert fault(SCORESHEET, json.loads(told_by(JsonSheet(), items))) is None
    for line in told_by(JsonLinesReport("en", lambda _: None), items).splitlines():
        assert fault(VERDICT, json.loads(line)) is None


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("make", [contree_match, comptoir_match])
def test_verdicts_on_random_matches_fit(make, seed):
    match = make(random.Random(seed))
    assert fault(RECORD, json.loads(dump_document(match))) is None
    assert fault(VERDICT, json.loads(told_by(JsonReport("en"), list(items_of(match))))) is None


def changed(old, new):
    text = dump_document(Document(matches=(MATCH, COMPTOIR)))
    assert old in text
    return json.loads(text.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"schema": "record/1", ', ""),
        ("record/1", "record/2"),
        ('"H10"', '"H1"'),
        ('"dealer":"N"', '"dealer":"North"'),
        ('"number":1', '"number":1,"numero":1'),
        ('"number":1', '"number":1.5'),
        ('"language":"fr"', '"language":"de"'),
        ('"language":"fr",', ""),
        ('"matches": [', '"matches": [3, '),
    ],
)
def test_what_the_reader_refuses_does_not_fit(old, new):
    value = changed(old, new)
    assert fault(RECORD, value) is not None
    assert referee.loads(json.dumps(value), "json").problems


def test_a_line_needs_its_schema_and_a_verdict_is_no_record():
    line = json.loads("".join(iter_json(items_of(MATCH), "jsonl")))
    assert fault(RECORD, line) is None
    assert fault(RECORD, {key: value for key, value in line.items() if key != "schema"}) is not None
    verdict = json.loads(told_by(JsonReport("fr"), list(items_of(MATCH))))
    assert fault(RECORD, verdict) is not None
    assert fault(SCORESHEET, verdict) is not None
    assert fault(VERDICT, {key: value for key, value in verdict.items() if key != "schema"}) is not None


@pytest.mark.parametrize("key", ["tricks", "terms", "claims", "diagnostics", "file", "rules"])
def test_a_line_of_a_verdict_has_every_key(key):
    line = json.loads(told_by(JsonLinesReport("fr", lambda _: None), list(items_of(MATCH))).splitlines()[0])
    assert fault(VERDICT, line) is None
    del line[key]
    assert fault(VERDICT, line) is not None


def test_points_are_integers_or_fractions():
    line = json.loads(told_by(JsonLinesReport("fr", lambda _: None), list(items_of(MATCH))).splitlines()[0])
    for points, fits in (("10449/43", True), ("-1/2", True), (81, True), (None, True), ("81.5", False), ("x", False)):
        line["points"]["NS"] = points
        assert (fault(VERDICT, line) is None) is fits


def test_every_field_of_a_deal_is_described():
    assert set(Deal.model_fields) == set(validator(RECORD).schema["$defs"]["Deal"]["properties"])
