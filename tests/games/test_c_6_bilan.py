"""C-5.6, C-6 and the notation's part on ``bilan``: what a paper sheet tells, and what in it cannot be."""

import pytest

from sheets import deal


def sheet(summary: str, contract: str = "N 100H", rest: str = ""):
    return deal(f"contract {contract}\nsummary {summary}\n{rest}")


@pytest.mark.parametrize(
    ("summary", "points", "tricks", "capot"),
    [
        ("NS 110", (110, 52), (None, None), False),
        ("EW 52", (110, 52), (None, None), False),
        ("NS 110 EW 52", (110, 52), (None, None), False),
        ("NS 162", (162, 0), (None, None), False),
        ("NS 162 EW 0", (162, 0), (None, None), False),
        ("NS 162 EW 0 tricks NS 7 EW 1", (162, 0), (7, 1), False),
        ("EW 0 tricks EW 1", (162, 0), (7, 1), False),
        ("NS 252", (252, 0), (8, 0), True),
        ("NS 252 EW 0", (252, 0), (8, 0), True),
        ("EW 0 tricks EW 0", (252, 0), (8, 0), True),
        ("EW 0 tricks NS 8", (252, 0), (8, 0), True),
        ("EW 252", (0, 252), (0, 8), True),
        ("EW 0 generale S", (502, 0), (8, 0), True),
        ("NS 502", (502, 0), (8, 0), True),
        ("NS 502 generale N", (502, 0), (8, 0), True),
        ("generale N", (502, 0), (8, 0), True),
        ("NS 110 tricks NS 5 EW 3", (110, 52), (5, 3), False),
        ("NS 110 tricks EW 3", (110, 52), (5, 3), False),
    ],
)
def test_points_of_both_sides(summary, points, tricks, capot):
    judged = sheet(summary)
    verdict = judged.verdict
    assert (judged.status, judged.codes) == ("partial", [])
    assert tuple(verdict.points.values()) == points
    assert tuple(verdict.tricks_won.values()) == tricks
    assert verdict.capot is capot


def test_a_generale_is_told_by_its_points_or_by_name():
    assert sheet("NS 502").verdict.generale is True
    assert sheet("EW 0 generale S").verdict.generale is True
    assert sheet("NS 252").verdict.generale is False


@pytest.mark.parametrize(
    ("contract", "made", "score"),
    [
        ("N 100H", True, (None, 0)),  # the other side has 162, 252 or 502: enough in any case
        ("N 160H", True, (None, 0)),
        ("N 100H contre", True, (None, 0)),
        ("N capot H", None, (None, None)),
        ("W 100H", False, (None, 0)),
        ("W 100H contre", False, (362, 0)),
        ("W capot H", False, (None, 0)),
        ("W capot H contre", False, (662, 0)),
    ],
)
def test_from_0_alone_the_other_side_does_not_follow(contract, made, score):
    judged = sheet("EW 0", contract)
    assert (judged.verdict.made, judged.score, judged.errors) == (made, score, [])
    assert judged.verdict.points == {"NS": None, "EW": 0}


@pytest.mark.parametrize(
    "summary",
    [
        "NS 1",  # no four cards are worth 1
        "NS 161",
        "NS 163",
        "NS 251",
        "NS 253",
        "NS 350",
        "NS 110 EW 51",
        "NS 110 EW 53",
        "NS 0 EW 0",
        "NS 252 EW 10",
        "NS 162 EW 162",
        "NS 252 EW 252",
        "NS 162 tricks NS 8",
        "NS 110 tricks NS 8 EW 0",
        "NS 252 tricks NS 7 EW 1",
        "NS 10 tricks NS 0 EW 8",
        "NS 2 tricks NS 7 EW 1",  # seven tricks hold more than that
        "NS 160 tricks NS 1 EW 7",  # one trick holds at most 56, with the last one 66
    ],
)
def test_points_that_cannot_be(summary):
    judged = sheet(summary)
    assert (judged.status, judged.score) == ("refused", None)
    assert judged.errors == ["M301"]


def test_in_all_trumps_a_trick_can_be_worth_1_and_in_no_trump_it_cannot():
    assert sheet("EW 1", "N 100AT").errors == []
    assert sheet("EW 1", "N 100NT").errors == ["M301"]
    assert sheet("EW 2", "N 100NT").errors == []
    assert sheet("EW 2", "N 100H").errors == []


@pytest.mark.parametrize(
    ("summary", "code"),
    [
        ("NS 110 tricks NS 5 EW 4", "M302"),
        ("NS 110 tricks NS 9 EW 0", "M302"),
        ("NS 110 tricks NS 9", "M302"),
        ("NS 110 generale N", "M304"),
        ("NS 252 generale N", "M304"),
        ("NS 502 generale E", "M304"),
        ("EW 252 generale N", "M304"),
        ("NS 110 tricks NS 5 EW 3 generale N", "M304"),
    ],
)
def test_parts_that_contradict_each_other(summary, code):
    judged = sheet(summary)
    assert (judged.status, judged.score) == ("refused", None)
    assert code in judged.errors


@pytest.mark.parametrize(
    ("contract", "belotes", "possible"),
    [
        ("N 100H", "NS 1", True),
        ("N 100H", "NS", True),
        ("N 100H", "EW 1", True),
        ("N 100H", "NS 2", False),
        ("N 100H", "NS 1 EW 1", False),
        ("N 100AT", "NS 3 EW 1", True),
        ("N 100AT", "NS 4", True),
        ("N 100AT", "NS 3 EW 2", False),
        ("N 100NT", "NS 1", False),
    ],
)
def test_c_5_4_how_many_belotes_there_can_be(contract, belotes, possible):
    judged = sheet(f"NS 110 belote {belotes}", contract)
    assert (judged.errors == []) is possible
    if not possible:
        assert judged.errors == ["M303"]
        assert judged.score is None


def test_c_5_6_belotes_count_as_written():
    assert sheet("NS 110 belote NS").score == (130, 52)
    assert sheet("NS 110 belote EW").score == (110, 72)
    assert sheet("NS 110").score == (110, 52)


# made or failed, where no points are known


@pytest.mark.parametrize(
    ("contract", "summary", "score"),
    [
        ("N 100H", "made", (None, None)),
        ("N 100H", "failed", (0, None)),
        ("N 100H contre", "made", (None, 0)),
        ("N 100H contre", "failed", (0, 362)),
        ("N 100H surcontre", "failed", (0, 562)),
        ("N 100H contre", "failed belote NS", (20, 362)),
        ("N 100H contre", "failed belote EW", (0, 382)),
        ("W 100H contre", "failed", (362, 0)),
        ("N 100H", "failed belote NS", (20, None)),
    ],
)
def test_scored_as_far_as_made_or_failed_tells(contract, summary, score):
    judged = sheet(summary, contract)
    assert (judged.status, judged.errors, judged.score) == ("partial", [], score)
    assert judged.verdict.made is (summary.split()[0] == "made")


@pytest.mark.parametrize(
    ("contract", "summary"),
    [
        ("N 100H", "made tricks NS 0 EW 8"),
        ("N 100H", "failed tricks NS 8 EW 0"),
        ("N capot H", "made tricks NS 7 EW 1"),
        ("N capot H", "failed tricks NS 8 EW 0"),
        ("N 100H", "made generale W"),
        ("N 100H", "failed generale S"),
        ("N capot H", "failed generale N"),
    ],
)
def test_a_result_that_the_rest_excludes(contract, summary):
    judged = sheet(summary, contract)
    assert (judged.status, judged.score) == ("refused", None)
    assert judged.errors == ["M304"]


def test_a_claim_is_judged_as_far_as_the_sheet_tells():
    assert sheet("failed", "N 100H contre", "score NS 0 EW 362").status == "partial"
    assert sheet("failed", "N 100H contre", "score NS 0 EW 360").status == "contested"
    assert sheet("failed", "N 100H", "score NS 0 EW 250").status == "partial"
    assert sheet("failed", "N 100H", "score NS 0 EW 999").status == "contested"
    assert sheet("failed", "N 100H", "score NS 20 EW 999").status == "contested"


def test_a_total_is_unknown_from_the_first_unknown_score_on_for_that_side_alone():
    judged = sheet("failed", "N 100H", "total NS 0 EW 240")
    assert judged.total == (0, None)
    assert judged.errors == []


def test_a_sheet_is_never_verified():
    judged = deal("auction W: pass S: pass E: pass N: 100H W: pass S: pass E: pass\nsummary NS 110\nscore NS 110 EW 52")
    assert (judged.status, judged.errors) == ("partial", [])


def test_tricks_and_a_summary_are_one_too_many():
    judged = deal("contract N 100H\ntricks\n1. W: SA S7 S8 S9\nsummary NS 110")
    assert judged.status == "refused"


@pytest.mark.parametrize(
    ("points", "facts"),
    [
        ("EW 200", {"fault": "points_high", "expected": 162}),
        ("NS 163", {"fault": "points_high", "expected": 162}),
        ("NS 112 EW 52", {"fault": "points_sum", "expected": 162, "sum": 164}),
        ("NS 161 EW 1", {"fault": "points_cards"}),
        ("NS 5 tricks NS 8", {"fault": "points_of_all", "expected": [252, 502]}),
        ("NS 162 tricks NS 8", {"fault": "points_of_all", "expected": [252, 502]}),
        ("NS 252 tricks NS 7", {"fault": "points_without_all", "expected": [252, 502]}),
        ("NS -10 EW 172", {"fault": "points_negative"}),
    ],
)
def test_points_that_cannot_be_say_what_could(points, facts):
    found = sheet(points).one("M301").facts
    assert {name: value for name, value in found.items() if name != "points"} == facts
