"""The plain referee of comptoir, article by article (K-1 to K-6)."""

import pytest

from referee.record.model import Call, Deal, Hand, Match, Tag, Trick

from .comptoir import judge_deal, play_duties
from .comptoir_auction import legal_calls, run_auction
from .match import judge_match

SEATS = ["P1", "P2", "P3"]


def auction(text: str):
    """Follow calls, P1 having dealt: P2 speaks first."""
    return run_auction("P1", SEATS, [Call.model_validate({"seat": None, "call": call}) for call in text.split()])


def test_a_bid_that_all_others_pass_wins():
    assert auction("25 30 pass 41 pass pass").standing == ("P2", 41)
    assert auction("25 30 pass 41 pass pass").over
    assert not auction("25 30 pass 41 pass").over
    assert auction("pass pass pass").over
    assert auction("pass pass pass").standing is None


@pytest.mark.parametrize(
    ("text", "article"),
    [
        ("0", "K-2.1"),
        ("25 25", "K-2.1"),
        ("25 24", "K-2.1"),
        ("contre", "K-2.4"),
        ("25 capotS", "K-2.4"),
        ("25 pass pass 26", "K-2.2"),
    ],
)
def test_faulty_calls(text, article):
    assert auction(text).faults[0].articles[0] == article


def test_legal_calls():
    assert legal_calls([], "P1", SEATS) == ["1", "pass"]
    assert legal_calls([("P2", "25")], "P1", SEATS) == ["26", "pass"]
    assert legal_calls([("P2", "25"), ("P3", "pass"), ("P1", "pass")], "P1", SEATS) == []


@pytest.mark.parametrize(
    ("hand", "trick", "legal"),
    [
        ("S7 SJ HA", "S9", "SJ"),
        ("S7 S8 HA", "S9", "S7 S8"),
        ("HA D7", "S9", "HA D7"),
        ("C7 CA S7", "C8", "C7 CA"),
        ("S7 HA", "C8", "S7"),
        ("S7 SJ HA", "C8 S9", "SJ"),
        ("S7 S8 HA", "C8 S9", "S7 S8"),
        ("HA D7", "C8 S9", "HA D7"),
    ],
)
def test_duties(hand, trick, legal):
    cards = list(zip(["P1", "P2"], trick.split(), strict=False))
    assert play_duties(set(hand.split()), cards, "S")[0] == set(legal.split())


def example(bid: str = "41") -> Deal:
    """Four cards each, hearts as led; P2 takes 60 points in his tricks."""
    hands = {"P2": "SA S10 HJ C9", "P3": "SK H9 H8 CQ", "P1": "S7 HA DJ CA"}
    tricks = ["HJ H9 HA", "SA SK S7", "S10 H8 DJ", "CQ CA C9"]
    return Deal(
        number=1,
        dealer="P1",
        hands=tuple(Hand.model_validate({"seat": seat, "cards": cards.split()}) for seat, cards in hands.items()),
        auction=tuple(Call.model_validate({"seat": None, "call": call}) for call in [bid, "pass", "pass"]),
        tricks=tuple(Trick(number=n, leader=None, cards=tuple(cards.split())) for n, cards in enumerate(tricks, 1)),
    )


def test_the_taker_marks_one_or_everybody_else_does():
    made = judge_deal(example("60"), "P1", SEATS)
    assert made.points["P2"] == 60
    assert made.score == {"P1": 0, "P2": 1, "P3": 0}
    failed = judge_deal(example("61"), "P1", SEATS)
    assert failed.score == {"P1": 1, "P2": 0, "P3": 1}


def test_hands_that_the_tricks_show_are_judged_the_same():
    deal = example()
    assert judge_deal(deal.model_copy(update={"hands": None}), "P1", SEATS).score == {"P1": 0, "P2": 1, "P3": 0}


def match(carried: str, target: int | None, bid: str) -> Match:
    tags = [Tag(name="Carried", value=carried), *(Tag(name=seat, value="") for seat in SEATS)]
    tags += [Tag(name="Target", value=str(target))] if target else []
    return Match.model_validate({"game": "comptoir", "language": "en", "tags": tags, "deals": [example(bid)]})


def test_first_to_six_wins_if_alone_in_the_lead():
    assert judge_match(match("P2 5", None, "41")).winner == "P2"
    assert judge_match(match("P2 4", None, "41")).winner is None
    assert judge_match(match("P1 5 P3 5", None, "61")).winner is None
    assert judge_match(match("P1 6 P3 5", 9, "61")).winner is None
    assert judge_match(match("P1 6 P3 5", None, "61")).winner == "P1"


def test_a_deal_after_the_end_is_refused():
    ended = match("P2 5", None, "41")
    again = example().model_copy(update={"number": 2, "dealer": "P2"})
    verdict = judge_match(ended.model_copy(update={"deals": (*ended.deals, again)}))
    assert [deal.status for deal in verdict.deals] == ["partial", "refused"]
