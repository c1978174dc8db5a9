"""Every record, through every form that can hold it, comes before the same judge and gets the same verdict."""

import pytest

import referee
from records.marks import FOLDER, records
from referee.notation.writer import UnreadableRecord, dumps
from referee.record.gaps import is_error
from referee.record.json import iter_json

NAMES = [path.relative_to(FOLDER).as_posix() for path in records()]
FORMS = ("json", "jsonl", "bgn")


def written(reading, form):
    """The text of a record in a form; raises ``UnreadableRecord``."""
    return dumps(reading.document) if form == "bgn" else "".join(iter_json(reading.items, form))


def again(reading, form):
    """The record, written in a form and read again."""
    copy = referee.loads(written(reading, form), form)
    # The rule sets of a club stand beside its records.
    copy.path = reading.path
    return copy


OF_A_FILE = {"I101", "I105"}
"""Warnings of a foreign file alone: of a line that became a comment, and of one that is missing."""
OF_A_COUNT = {"M104", "M105"}
"""Findings on a count, for which BGN has no line: there it is a comment."""


def counts_wrong(reading):
    """Whether a log claims a count that is wrong, which BGN cannot hold."""
    verdict = referee.judge(reading)
    found = {said.code for match in verdict.matches for deal in match.deals for said in deal.diagnostics}
    return not found.isdisjoint(OF_A_COUNT)


def judged(reading):
    """The verdict, without the places and the order of what is said, which are those of a form."""
    verdict = referee.judge(reading).model_dump(mode="json", exclude={"path"})
    for holder in (verdict, *verdict["matches"], *(deal for match in verdict["matches"] for deal in match["deals"])):
        told = (found for found in holder["diagnostics"] if found["code"] not in OF_A_FILE)
        said = [(found["code"], found["severity"], found["article"], found["seat"]) for found in told]
        holder["diagnostics"] = sorted(map(repr, said))
    for match in verdict["matches"]:
        # Tags come in the order of the canonical layout.
        match["tags"] = {name: value for name, value in match["tags"].items() if name != "Game"}
    return verdict


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("form", ["json", "jsonl"])
def test_json_holds_every_record_and_the_verdict_is_the_same(name, form):
    reading = referee.load(FOLDER / name)
    assert judged(again(reading, form)) == judged(reading)


@pytest.mark.parametrize("name", NAMES)
def test_bgn_holds_every_record_that_was_read_whole(name):
    reading = referee.load(FOLDER / name)
    if any(map(is_error, reading.problems)):
        with pytest.raises(UnreadableRecord):
            written(reading, "bgn")
    elif counts_wrong(reading):
        assert "\n# summary " in written(reading, "bgn")
    else:
        assert judged(again(reading, "bgn")) == judged(reading)


@pytest.mark.parametrize("name", [name for name in NAMES if not name.startswith(("broken", "json"))])
def test_a_record_goes_round_all_forms_and_comes_back(name):
    reading = referee.load(FOLDER / name)
    if any(map(is_error, reading.problems)):
        pytest.skip("not read whole")
    if counts_wrong(reading):
        pytest.skip("not to be held by every form")
    verdict = judged(reading)
    for form in ("bgn", "json", "jsonl", "bgn", "jsonl", "json", "bgn"):
        reading = again(reading, form)
        assert judged(reading) == verdict
    assert written(again(reading, "json"), "bgn") == written(reading, "bgn")


NUMBERS = (0, 7, -7, 999_999_999, -999_999_999, 9_999_999_999, 10_000_000_000, -1_000_000_000, -10_000_000_000)
SHEET = """\
[Game "contree"]

deal 1 dealer N
contract E 90H
summary EW 90
score NS 123456789 EW 1
"""


@pytest.mark.parametrize("number", NUMBERS)
def test_json_reads_the_numbers_that_bgn_reads(number):
    document = written(referee.loads(SHEET), "json")
    of_json = referee.loads(document.replace("123456789", str(number)), "json")
    of_bgn = referee.loads(SHEET.replace("123456789", str(number)))
    assert bool(of_json.problems) == bool(of_bgn.problems)
    assert of_json.problems or judged(of_json) == judged(of_bgn)


@pytest.mark.parametrize(("number", "fits"), [(0, True), (10**9 - 1, True), (-1, False), (10**9, False)])
def test_a_trick_number_that_bgn_cannot_write_is_named(number, fits):
    from referee.record.model import Trick

    trick = Trick(number=number, leader="W", cards=("SA", "S7", "S8", "S9"))
    sheet = referee.loads(SHEET).document
    (match,) = sheet.matches
    deal = match.deals[0].model_copy(update={"tricks": (trick,), "summary": None})
    changed = match.model_copy(update={"deals": (deal,)})
    if fits:
        assert referee.loads(dumps(changed))[0].deals[0].tricks[0].number == number
    else:
        with pytest.raises(UnreadableRecord) as error:
            dumps(changed)
        assert (error.value.deal, error.value.path) == (1, "/tricks/0/number")
