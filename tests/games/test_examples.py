"""Deals played card by card to the examples worked by hand: verified as claimed, contested a point beside it."""

import pytest

from conftest import DEALS
from referee import judge, load
from sheets import deal

MATCHES = {match.tag("Event"): match for match in load(DEALS)}

EXPECTED = {
    "1": ((110, 52), (110, 52), (0, 0)),
    "2": ((110, 72), (90, 72), (20, 0)),
    "3": ((0, 234), (90, 72), (0, 0)),
    "4": ((20, 234), (90, 72), (20, 0)),
    "5": ((0, 254), (90, 72), (0, 20)),
    "6": ((310, 0), (110, 52), (0, 0)),
    "7": ((0, 362), (90, 72), (0, 0)),
    "8": ((530, 0), (110, 52), (20, 0)),
    "9": ((0, 582), (90, 72), (0, 20)),
    "10": ((0, 243), (81, 81), (0, 0)),
    "11": ((0, 244), (80, 82), (0, 0)),
    "12": ((752, 0), (252, 0), (0, 0)),
    "13": ((160, 62), (120, 42), (40, 20)),
    "80H, the defence wins all eight tricks": ((0, 414), (0, 252), (0, 0)),
    "80NT, one defender wins all eight tricks": ((0, 664), (0, 502), (0, 0)),
    "100C, one taker wins all eight tricks": ((502, 0), (502, 0), (0, 0)),
    "100H, the takers win all eight tricks, both of them some": ((252, 0), (252, 0), (0, 0)),
    "80H, 90 and the belote of the defence": ((0, 254), (90, 72), (0, 20)),
    "90H, 71 and the belote of the takers": ((20, 253), (71, 91), (20, 0)),
    "90H, 80 and the belote of the takers": ((100, 82), (80, 82), (20, 0)),
    "80S, 82": ((82, 80), (82, 80), (0, 0)),
    "100D, 99": ((0, 225), (99, 63), (0, 0)),
    "capot bid, seven tricks": ((20, 176), (148, 14), (20, 0)),
}


def test_every_example_is_there():
    assert set(MATCHES) == set(EXPECTED)


@pytest.mark.parametrize("name", EXPECTED)
def test_the_deal_is_verified_and_scores_what_was_worked_out_by_hand(name):
    score, points, belotes = EXPECTED[name]
    verdict = judge(MATCHES[name])
    (only,) = verdict.deals
    assert (verdict.status, only.diagnostics) == ("verified", ())
    assert tuple(only.score.values()) == score
    assert tuple(only.total.values()) == score
    assert tuple(only.points.values()) == points
    assert tuple(only.belotes.values()) == belotes
    assert [sum(worth for _, worth in terms) for terms in only.terms.values()] == list(score)


@pytest.mark.parametrize("name", EXPECTED)
@pytest.mark.parametrize("side", ["NS", "EW"])
def test_a_score_one_point_beside_it_is_contested(name, side):
    match = MATCHES[name]
    claimed = {**match.deals[0].score, side: match.deals[0].score[side] + 1}
    wrong = match.model_copy(update={"deals": (match.deals[0].model_copy(update={"score": claimed, "total": None}),)})
    (only,) = judge(wrong).deals
    assert (only.status, [found.code for found in only.diagnostics]) == ("contested", ["M201"])
    assert only.score == match.deals[0].score


@pytest.mark.parametrize("name", EXPECTED)
def test_without_its_hands_the_deal_is_the_same(name):
    match = MATCHES[name]
    bare = match.model_copy(update={"deals": (match.deals[0].model_copy(update={"hands": None}),)})
    assert judge(bare) == judge(match)


@pytest.mark.parametrize("name", EXPECTED)
def test_without_a_claim_or_without_its_auction_it_is_partial(name, examples):
    match = MATCHES[name]
    assert deal(examples[name]).status == "partial"
    contract = judge(match).deals[0].contract
    written = {"taker": contract.taker, "bid": contract.bid, "level": contract.level}
    update = {"auction": None, "contract": type(match.deals[0]).model_validate({"contract": written}).contract}
    sheet = match.model_copy(update={"deals": (match.deals[0].model_copy(update=update),)})
    assert judge(sheet).deals[0].status == "partial"
    assert judge(sheet).deals[0].score == match.deals[0].score


def test_c_6_1_the_last_trick_is_worth_ten(examples):
    (done,) = [deal(examples["1"])]
    won = {"NS": 0, "EW": 0}
    for trick in done.verdict.tricks:
        won["NS" if trick.winner in "NS" else "EW"] += trick.points
    assert sum(won.values()) == 152
    last = "NS" if done.verdict.tricks[-1].winner in "NS" else "EW"
    won[last] += 10
    assert won == done.verdict.points


def test_c_6_2_and_c_6_3_whose_generale_it_is_does_not_matter():
    flags = {name: (judge(MATCHES[name]).deals[0].capot, judge(MATCHES[name]).deals[0].generale) for name in EXPECTED}
    assert [name for name in EXPECTED if flags[name] == (True, True)] == [
        "80NT, one defender wins all eight tricks",
        "100C, one taker wins all eight tricks",
    ]
    assert [name for name in EXPECTED if flags[name] == (True, False)] == [
        "12",
        "80H, the defence wins all eight tricks",
        "100H, the takers win all eight tricks, both of them some",
    ]
