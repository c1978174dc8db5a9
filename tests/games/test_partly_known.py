"""What is claimed where not all is known: a score that cannot be, a result that cannot be judged."""

import pytest

from sheets import deal, match

SHEET = "contract N 100H\nsummary {summary}\n"


@pytest.mark.parametrize(
    ("summary", "score", "codes"),
    [
        ("made", "NS 110 EW 52", []),
        ("made", "NS 100 EW 62", []),
        ("made", "NS 99 EW 63", ["M207"]),
        ("made", "NS 252 EW 0", []),
        ("made", "NS 502 EW 0", []),
        ("made", "NS 999 EW 0", ["M207"]),
        ("made", "NS 110", []),
        ("made belote NS", "NS 110 EW 72", []),
        ("made belote NS", "NS 110 EW 52", ["M207"]),
        ("failed", "NS 0 EW 225", []),
        ("failed", "NS 0 EW 224", ["M207"]),
        ("failed", "NS 20 EW 234", ["M201"]),
        ("failed", "NS 0 EW 664", []),
        ("tricks NS 5 EW 3", "NS 110 EW 52", []),
        ("tricks NS 5 EW 3", "NS 110 EW 53", ["M207"]),
    ],
)
def test_a_score_must_be_one_that_the_deal_can_have(summary, score, codes):
    judged = deal(SHEET.format(summary=summary) + f"score {score}\n")
    assert judged.codes == codes
    assert judged.status == ("contested" if codes else "partial")


def test_a_result_where_totals_are_unknown_is_not_judged_and_said_so():
    judged = match(SHEET.format(summary="made"), result="NS 110 EW 52")
    assert [finding.code for finding in judged.findings] == ["M206"]


def test_a_penalty_left_out_is_named_and_one_counted_agrees():
    with_penalty = SHEET.format(summary="NS 110") + "penalty EW 160\n"
    assert deal(with_penalty + "score NS 110 EW 52\n").one("M201").facts["cause"] == "penalty"
    assert deal(with_penalty + "score NS 270 EW 52\n").codes == []
    assert deal(with_penalty + "score NS 212 EW 110\n").one("M201").facts["cause"] == "sides_swapped"


def test_under_a_ruling_only_the_ruling_explains():
    ruled = SHEET.format(summary="NS 110") + "ruling NS 0 EW 262\n"
    assert deal(ruled + "score NS 110 EW 52\n").one("M201").facts["cause"] == "ruling"
    assert "cause" not in deal(ruled + "score NS 52 EW 110\n").one("M201").facts


def test_a_ruling_stands_however_the_sheet_counted():
    judged = deal(SHEET.format(summary="NS 112 EW 52") + "ruling NS 0 EW 262\nscore NS 0 EW 262\n")
    assert (judged.status, judged.codes) == ("partial", ["M301", "R103"])
