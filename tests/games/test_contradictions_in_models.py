"""Records that only a program can write: what no text says and the referee still must not believe."""

import pytest

from referee import judge
from referee.record.model import Deal, Match


def judged(game="contree", **parts):
    deal = Deal.model_validate({"number": 1, "dealer": "N" if game == "contree" else "P1", **parts})
    return judge(Match(game=game, language="en", deals=(deal,))).deals[0]


@pytest.mark.parametrize(("points", "result"), [({"NS": 70}, "made"), ({"NS": 110}, "failed"), ({"EW": 162}, "made")])
def test_points_and_a_result_that_they_exclude(points, result):
    verdict = judged(contract={"taker": "N", "bid": "100H"}, summary={"points": points, "result": result})
    assert (verdict.status, [found.code for found in verdict.diagnostics]) == ("refused", ["M304"])
    assert verdict.score is None


def test_points_and_the_result_that_they_have():
    verdict = judged(contract={"taker": "N", "bid": "100H"}, summary={"points": {"NS": 110}, "result": "made"})
    assert (verdict.status, verdict.score) == ("partial", {"NS": 110, "EW": 52})


@pytest.mark.parametrize(("points", "result"), [({"P2": 40}, "made"), ({"P2": 41}, "failed")])
def test_points_and_a_result_that_they_exclude_in_comptoir(points, result):
    verdict = judged("comptoir", contract={"taker": "P2", "bid": "41"}, summary={"points": points, "result": result})
    assert (verdict.status, [found.code for found in verdict.diagnostics]) == ("refused", ["M304"])
