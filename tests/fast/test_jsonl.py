"""Records in JSON, one a line: which pass the fast lane, and how what is wrong with a line is told of the file."""

import json
import random

import pytest

from fast.lanes import compare
from fast.samples import shuffled
from fast.test_parity import singles
from referee import loads
from referee.limits import MOST_PROBLEMS
from referee.record.document import items_of
from referee.record.json import iter_json


def lines(count=4, seed=3):
    """Matches of a deal each of which nothing has to be said."""
    document = loads("\n".join(singles(random.Random(seed), count=count))).document
    return "".join(iter_json(items_of(document), "jsonl")).splitlines(keepends=True)


def passed(text, **how):
    return compare(text.encode(), way="jsonl", **how)


def written(line, **how):
    return json.dumps(json.loads(line), **how) + "\n"


def test_what_the_project_writes_passes():
    assert passed("".join(lines())) == 4


@pytest.mark.parametrize("separators", [(",", ":"), (", ", ": ")])
def test_what_other_programs_space_passes(separators):
    assert passed("".join(written(line, separators=separators) for line in lines())) == 4


def test_members_of_a_deal_stand_in_any_order():
    text = ""
    for line in lines():
        record = json.loads(line)
        record["deals"] = shuffled(random.Random(5), record["deals"])
        text += json.dumps(record) + "\n"
    assert passed(text) == 4


def test_members_that_say_nothing_may_be_left_out():
    text = ""
    for line in lines():
        record = json.loads(line)
        record["deals"] = [{key: value for key, value in deal.items() if value} for deal in record["deals"]]
        text += json.dumps({key: value for key, value in record.items() if value}) + "\n"
    assert passed(text) == 4


def test_the_last_line_needs_no_end():
    assert passed("".join(lines()).rstrip("\n")) == 4


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"number":1', '"number":01'),
        ('"number":1', '"number":1.0'),
        ('"number":1', '"number":1,"number":1'),
        ('"rulings":[]', '"rulings":[],'),
        ('"rulings":[]', '"rulings":null'),
        ('"contract":null', '"contract":null,"unknown":null'),
        ('"said":[]', '"said":[null]'),
        ('"call":"pass"', '"call":"passe"'),
        ('"pass"', '"p\\u0061ss"'),
        ("]}", "]"),
        ("}", "}}"),
    ],
)
def test_what_is_not_quite_a_record_is_told_by_the_full_reader(old, new):
    own = lines()
    assert old in own[1]
    own[1] = own[1].replace(old, new, 1)
    assert passed("".join(own)) == 3


def test_bad_bytes_of_several_lines_are_told_once():
    own = [line.encode() for line in lines(6)]
    own[1] = own[1].replace(b'"Game"', b'"Game\xff"')
    own[4] = own[4].replace(b'"Game"', b'"Game\xfe\xfe"')
    assert compare(b"".join(own), way="jsonl") == 4


def test_no_more_problems_of_a_file_are_kept_than_of_a_whole_one():
    own = lines()
    for many in (MOST_PROBLEMS - 1, MOST_PROBLEMS, MOST_PROBLEMS + 1, MOST_PROBLEMS + 5):
        assert passed(own[0] + '{"schema": "other"}\n' * many + own[1]) == 2


@pytest.mark.parametrize(
    "line", ["", " ", "\ufeff", "{}", "[]", "null", '{"schema": "record/1", "problems": []}', "\r"]
)
def test_lines_that_hold_no_match(line):
    own = lines()
    for text in (
        line,
        f"{line}\n{line}\n",
        f"{own[0]}{line}\n{own[1]}",
        f"{line}\n{own[0]}",
        f"{own[0]}{line}{own[1]}",
    ):
        passed(text)
        passed(text, window=64)


def test_a_text_in_utf_16_is_left_to_the_full_reader():
    assert compare("".join(lines()).encode("utf-16"), way="jsonl") == 0
