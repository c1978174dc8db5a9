"""Matches, rulings and records with something left out, on deals made for them (C-1, C-9, C-10)."""

import pytest

from referee.record.model import Call, Deal, Match, Tag

from .cards import PACK, SEATS, in_turn
from .contree import judge_deal
from .match import judge_match


def sheet(number: int, dealer: str, **parts: object) -> Deal:
    """A deal from a sheet: 100 hearts by North, 110 points: 110 to 52."""
    written: dict[str, object] = {
        "number": number,
        "dealer": dealer,
        "contract": {"taker": "N", "bid": "100H"},
        "summary": {"points": {"NS": 110}},
    }
    return Deal.model_validate({**written, **parts})


def match(*deals: Deal, **tags: str) -> Match:
    written = tuple(Tag(name=name, value=value) for name, value in tags.items())
    return Match(game="contree", language="fr", tags=written, deals=deals)


def statuses(record: Match) -> list[str]:
    return [deal.status for deal in judge_match(record).deals]


def one_suit_each() -> Deal:
    """North holds every spade, West the hearts, and so on; North leads them out in a capot of spades."""
    suits = dict(zip(SEATS, "SHDC", strict=True))
    hands = [{"seat": seat, "cards": [card for card in PACK if card[0] == suits[seat]]} for seat in SEATS]
    ranks = ["J", "9", "A", "10", "K", "Q", "8", "7"]
    tricks = [
        {"number": number, "leader": None, "cards": ["S" + rank, *(suit + other for suit in "HDC")]}
        for number, (rank, other) in enumerate(zip(ranks, ["7", "8", "9", "J", "Q", "K", "10", "A"], strict=True), 1)
    ]
    for place, word in [(4, "belote"), (5, "rebelote")]:
        tricks[place]["said"] = [word, None, None, None]
    calls = ["capotS", "pass", "pass", "pass"]
    auction = [{"seat": seat, "call": call} for seat, call in zip(SEATS, calls, strict=True)]
    return Deal.model_validate({"number": 1, "dealer": "E", "hands": hands, "auction": auction, "tricks": tricks})


def test_a_lone_capot_is_worth_502_and_the_belote():
    verdict = judge_deal(one_suit_each(), "E")
    assert verdict.generale
    assert verdict.score == {"NS": 522, "EW": 0}
    assert verdict.status == "partial"
    claimed = one_suit_each().model_copy(update={"score": {"NS": 522, "EW": 0}})
    assert judge_deal(claimed, "E").status == "verified"
    assert judge_deal(claimed.model_copy(update={"score": {"NS": 502, "EW": 20}}), "E").status == "contested"


def test_hands_left_out_are_rebuilt_and_the_duties_judged_on_them():
    deal = one_suit_each().model_copy(update={"hands": None})
    assert judge_deal(deal, "E").score == {"NS": 522, "EW": 0}


def test_tricks_that_stop_are_unfinished_unless_a_score_is_claimed():
    deal = one_suit_each()
    short = deal.model_copy(update={"tricks": deal.tricks[:7]})
    assert judge_deal(short, "E").status == "unfinished"
    assert judge_deal(short.model_copy(update={"score": {"NS": 0}}), "E").status == "refused"


def test_laying_down_gives_the_rest_but_never_the_lone_bonus():
    deal = one_suit_each()
    rest = {"tricks": list(deal.tricks[:5]), "rulings": [{"kind": "claim", "seat": "N"}]}
    verdict = judge_deal(Deal.model_validate({**dict(deal), **rest}), "E")
    assert verdict.score == {"NS": 272, "EW": 0}
    assert verdict.status == "partial"


def test_a_dispute_is_lost_by_the_takers():
    verdict = judge_deal(sheet(1, "N", rulings=[{"kind": "dispute"}]), "N")
    assert verdict.score == {"NS": 0, "EW": 162 + 52}
    nothing = sheet(1, "N", summary=None, rulings=[{"kind": "dispute"}])
    assert judge_deal(nothing, "N").score == {"NS": 0, "EW": 162}


@pytest.mark.parametrize(
    ("points", "score"), [(160, {"NS": 110, "EW": 212}), (-100, {"NS": 10, "EW": 52}), (0, {"NS": 110, "EW": 52})]
)
def test_penalties(points, score):
    deal = sheet(1, "N", rulings=[{"kind": "penalty", "party": "NS", "points": points}])
    assert judge_deal(deal, "N").score == score


def test_the_arbiters_score_stands():
    deal = sheet(1, "N", rulings=[{"kind": "ruling", "score": {"NS": 0, "EW": 262}}])
    verdict = judge_deal(deal, "N")
    assert (verdict.score, verdict.status) == ({"NS": 0, "EW": 262}, "partial")


def test_a_misdeal_is_void_and_dealt_again_by_the_same():
    misdeal = Deal.model_validate({"number": 1, "dealer": "N", "rulings": [{"kind": "misdeal"}]})
    assert statuses(match(misdeal, sheet(1, "N"), sheet(2, "W"))) == ["void", "partial", "partial"]
    assert statuses(match(misdeal, sheet(2, "W"))) == ["void", "contested"]


def test_the_deal_passes_counter_clockwise():
    assert statuses(match(sheet(1, "N"), sheet(2, "W"), sheet(3, "S"), sheet(4, "E"), sheet(5, "N"))) == ["partial"] * 5
    assert statuses(match(sheet(1, "N"), sheet(2, "E"), sheet(3, "N"))) == ["partial", "contested", "partial"]


def test_totals_add_up_from_what_was_carried():
    record = match(sheet(3, "N", total={"NS": 120, "EW": 72}), Carried="NS 10 EO 20", Result="NS 120 EO 72")
    assert judge_match(record).total == {"NS": 120, "EW": 72}
    assert judge_match(record).status == "partial"
    assert judge_match(match(sheet(3, "N"))).total == {"NS": None, "EW": None}


def test_a_gap_in_the_numbers_leaves_totals_unknown():
    verdict = judge_match(match(sheet(1, "N"), sheet(3, "W")))
    assert [deal.status for deal in verdict.deals] == ["partial", "contested"]
    assert verdict.total == {"NS": None, "EW": None}


def test_a_wrong_total_carried_on_contests_once():
    deals = [sheet(1, "N", total={"NS": 120}), sheet(2, "W", total={"NS": 230}), sheet(3, "S", total={"NS": 330})]
    assert statuses(match(*deals)) == ["contested", "partial", "partial"]
    again = sheet(3, "S", total={"NS": 341})
    assert statuses(match(*deals[:2], again)) == ["contested", "partial", "contested"]


@pytest.mark.parametrize(("target", "winner"), [("219", "NS"), ("220", "NS"), ("221", None)])
def test_the_match_ends_when_a_side_reaches_the_target(target, winner):
    record = match(sheet(1, "N"), sheet(2, "W"), Target=target)
    assert judge_match(record).winner == winner
    after = match(sheet(1, "N"), sheet(2, "W"), sheet(3, "S"), Target=target)
    assert statuses(after)[-1] == ("refused" if winner else "partial")


def test_equal_totals_at_the_target_call_for_another_deal():
    record = match(sheet(1, "N"), Carried="NS 42 EO 100", Target="150")
    assert judge_match(record).winner is None
    played_on = match(sheet(1, "N"), sheet(2, "W"), Carried="NS 42 EO 100", Target="150")
    assert judge_match(played_on).winner == "NS"


def test_a_number_of_deals_ends_the_match():
    assert judge_match(match(sheet(1, "N"), Deals="1")).winner == "NS"
    assert statuses(match(sheet(1, "N"), sheet(2, "W"), Deals="1")) == ["partial", "refused"]
    assert judge_match(match(sheet(1, "N"), Deals="1", Carried="NS 0 EO 58")).winner is None


@pytest.mark.parametrize(
    ("summary", "known"),
    [
        ({"points": {"NS": 252}}, {"NS": 252, "EW": 0}),
        ({"points": {"EW": 52}}, {"NS": 110, "EW": 52}),
        ({"points": {"NS": 162, "EW": 0}}, {"NS": 162, "EW": 0}),
        ({"points": {"EW": 0}}, None),
        ({"points": {"EW": 0}, "generale": "S"}, {"NS": 502, "EW": 0}),
        ({"points": {"EW": 0}, "tricks": {"NS": 7, "EW": 1}}, {"NS": 162, "EW": 0}),
    ],
)
def test_points_of_a_summary(summary, known):
    assert judge_deal(sheet(1, "N", summary=summary), "N").points == known


@pytest.mark.parametrize(
    "summary",
    [
        {"points": {"NS": 110, "EW": 51}},
        {"points": {"NS": 163}},
        {"points": {"NS": 162}, "tricks": {"NS": 8, "EW": 0}},
        {"points": {"NS": 110}, "tricks": {"NS": 5, "EW": 4}},
        {"points": {"NS": 110}, "belotes": {"NS": 1, "EW": 1}},
        {"points": {"NS": 110}, "generale": "N"},
    ],
)
def test_impossible_summaries(summary):
    assert judge_deal(sheet(1, "N", summary=summary), "N").status == "refused"


def test_calls_and_hands_that_cannot_be():
    deal = one_suit_each()
    nine = [*deal.hands[:3], deal.hands[3].model_copy(update={"cards": (*deal.hands[3].cards, "SA")})]
    assert judge_deal(deal.model_copy(update={"hands": tuple(nine)}), "E").status == "refused"
    out_of_turn = tuple(Call(seat=seat, call="pass") for seat in in_turn("S", SEATS))
    assert judge_deal(deal.model_copy(update={"auction": out_of_turn}), "E").status == "refused"
    assert judge_deal(deal.model_copy(update={"auction": None}), "E").status == "refused"
