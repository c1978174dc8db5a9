"""JSON that is no record, because it is larger than any."""

import io
import json

import pytest

from referee import reader
from referee.limits import DEEPEST_JSON, LONGEST_SEGMENT, MOST_MEMBERS, MOST_PROBLEMS
from referee.reader import read

MATCH = {"game": "contree", "language": "fr", "tags": [{"name": "Game", "value": "contree"}], "deals": [{"number": 1}]}


def items(document, form="json"):
    text = document if isinstance(document, str) else json.dumps(document)
    return list(read(io.BytesIO(text.encode()), form))


def limits(problems):
    return [problem.facts["limit"] for problem in problems if problem.code == "S118"]


def test_an_object_of_many_keys_is_not_looked_into():
    for more, told in ((0, []), (1, ["members"])):
        keys = {f"k{number}": 1 for number in range(MOST_MEMBERS - 2 + more)}
        end = items({"schema": "record/1", "matches": [], **keys})[-1]
        assert limits(end.problems) == told


def test_brackets_within_brackets_end_somewhere():
    for more, told in ((0, []), (1, ["depth"])):
        # The document, and the list of matches, hold the rest.
        deep = DEEPEST_JSON - 1 + more
        end = items('{"schema":"record/1","matches":[' + "[" * deep + "]" * deep + "]}")[-1]
        assert limits(end.problems) == told


def test_a_deal_and_a_head_longer_than_any_are_not_read_and_hide_no_other():
    long = {"number": 1, "comments": [{"text": "x" * LONGEST_SEGMENT}]}
    head, first, second, _ = items({"schema": "record/1", "matches": [{**MATCH, "deals": [long, {"number": 2}]}]})
    assert (limits(head.match.problems), limits(first.deal.problems)) == ([], ["characters"])
    assert second.deal.number == 2
    tags = [{"name": "Event", "value": "x" * LONGEST_SEGMENT}]
    heads = items({"schema": "record/1", "matches": [{**MATCH, "tags": tags}, MATCH]})[:-1]
    assert [limits(item.match.problems) for item in heads if hasattr(item, "match")] == [["characters"], []]


@pytest.mark.parametrize("form", ["json", "jsonl"])
def test_a_text_that_is_too_long_to_be_held_is_refused(monkeypatch, form):
    monkeypatch.setattr(reader, "LARGEST_JSON", 1_000)
    monkeypatch.setattr("referee.record.json_reader.LARGEST_JSON", 1_000)
    good = json.dumps({"schema": "record/1", **MATCH})
    for text, told in ((good + " " * (1_000 - len(good)), []), (good + " " * (1_001 - len(good)), ["json"])):
        assert limits(items(text, form)[-1].problems) == told
    if form == "jsonl":
        found = items(good + " " * 5_000 + "\n" + good + "\n", form)
        assert [type(item).__name__ for item in found] == ["MatchHead", "DealItem", "FileEnd"]
        assert [(problem.code, problem.span.line) for problem in found[-1].problems] == [("S118", 1)]


def test_the_problems_of_a_file_are_counted_up_to_a_point():
    good = json.dumps({"schema": "record/1", **MATCH})
    for lines, told in ((MOST_PROBLEMS, []), (MOST_PROBLEMS + 1, ["problems"]), (MOST_PROBLEMS + 9, ["problems"])):
        found = items("{}\n" * lines + good, "jsonl")
        assert limits(found[-1].problems) == told
        assert len(found[-1].problems) == MOST_PROBLEMS + len(told)
        assert len(found) == 3
