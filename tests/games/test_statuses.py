"""What a deal is said to be, and that nothing unread, contradictory or impossible is ever ``verified``."""

import json

import pytest

from referee import dumps, judge, loads
from referee.record.model import Deal, Match, Trick
from sheets import deal, judge_bytes, judge_text, match

SCORE = "score NS 110 EW 52\n"


@pytest.fixture
def good(examples) -> str:
    """A deal that is verified with the score 110 to 52."""
    return examples["1"] + SCORE


def record(good: str) -> Deal:
    return loads(f'[Game "contree"]\n\n{good}')[0].deals[0]


def judged(played: Deal, **changes):
    other = Deal.model_validate({**dict(played), **changes})
    (verdict,) = judge(Match(game="contree", language="en", deals=(other,))).deals
    return verdict


def test_the_good_deal(good):
    assert deal(good).status == "verified"


@pytest.mark.parametrize(
    ("old", "new", "status"),
    [
        (SCORE, "", "partial"),
        (SCORE, "score NS 111 EW 52\n", "contested"),
        (SCORE, "score NS 52 EW 110\n", "contested"),
        (SCORE, SCORE + "total NS 110 EW 52\n", "verified"),
        (SCORE, SCORE + "total NS 111 EW 52\n", "contested"),
        (SCORE, "ruling NS 110 EW 52\n" + SCORE, "partial"),
        (SCORE, "penalty NS 0\n" + SCORE, "verified"),
        (SCORE, "penalty NS 10\nscore NS 110 EW 62\n", "verified"),
        (SCORE, "revoke N trick 1\n" + SCORE, "refused"),
        (SCORE, "dispute\n" + SCORE, "contested"),
        (SCORE, "dispute\nscore NS 0 EW 214\n", "verified"),
        (SCORE, "misdeal\n" + SCORE, "contested"),
        ("deal 1 dealer N", "deal 1 dealer W", "refused"),
        ("deal 1 dealer N", "deal 1", "refused"),
        ("tricks", "misspelt", "refused"),
    ],
)
def test_a_change_and_what_it_makes_of_the_deal(good, old, new, status):
    changed = good.replace(old, new, 1)
    assert changed != good or old == new
    assert deal(changed).status == status


def test_a_misspelt_keyword_is_contested(good):
    judged_deal = deal(good.replace("tricks", "trciks", 1))
    assert judged_deal.errors == ["S103"]
    assert judged_deal.status == "contested"


def test_a_wrong_winner_or_points_or_number_of_a_trick_is_contested(good):
    played = record(good)
    won = judge(Match(game="contree", language="en", deals=(played,))).deals[0].tricks
    for index in (0, 4, 7):
        trick = played.tricks[index]
        other = next(seat for seat in "NWSE" if seat != won[index].winner)
        for change, code in (
            ({"winner": other}, "M101"),
            ({"points": won[index].points + 1}, "M102"),
            ({"points": -1}, "M102"),
            ({"number": index + 2}, "M103"),
        ):
            tricks = list(played.tricks)
            tricks[index] = trick.model_copy(update=change)
            verdict = judged(played, tricks=tricks)
            assert verdict.status == "contested"
            assert code in [found.code for found in verdict.diagnostics]
        right = trick.model_copy(update={"winner": won[index].winner, "points": won[index].points})
        assert judged(played, tricks=[*played.tricks[:index], right, *played.tricks[index + 1 :]]).status == "verified"


# The order of statuses


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ("auction pass pass pass pass\n", "void"),
        ("misdeal\n", "void"),
        ("contract N 100H\nsummary NS 110\n", "partial"),
        ("contract N 100H\nsummary NS 110\nscore NS 1 EW 1\n", "contested"),
        ("contract N 100H\n", "unfinished"),
        ("auction W: 80H\n", "unfinished"),
        ("", "unfinished"),
        ("contract N 100H\nscore NS 110 EW 52\n", "refused"),
        ("contract N 100H\nsummary NS 163\n", "refused"),
        ("contract N 85H\nsummary NS 110\nscore NS 1 EW 1\n", "refused"),
    ],
)
def test_each_status(body, status):
    assert deal(body).status == status


def test_a_score_claimed_in_an_unfinished_deal_is_refused():
    judged_deal = deal("contract N 100H\nscore NS 110 EW 52\n")
    assert judged_deal.errors == ["M205"]
    assert deal("auction W: 80H\nscore NS 110 EW 52\n").errors == ["M205"]


def test_a_match_has_the_worst_of_its_deals_and_of_its_own(good):
    two = "deal 1 dealer N\ncontract N 100H\nsummary NS 110\n\ndeal 2 dealer W\ncontract N 100H\n"
    assert match(two).verdict.status == "unfinished"
    assert match(good, Result="NS 110 EW 52").verdict.status == "verified"
    assert match(good, Result="NS 110 EW 53").verdict.status == "contested"


def test_an_unknown_game_or_none_refuses_the_match(good):
    for head in ('[Game "tarot"]', '[Rules "seed"]', ""):
        for found in judge_text(f"{head}\n\n{good}"):
            assert found.verdict.status == "refused"
            assert set(found.statuses) == {"refused"}


# Hands


def test_hands_given_wrong_refuse_the_deal(good):
    played = record(good)
    hands = [hand.model_dump() for hand in played.hands]

    def changed(place, cards):
        return [
            {**hand, "cards": cards(hand["cards"]) if index == place else hand["cards"]}
            for index, hand in enumerate(hands)
        ]

    for wrong, codes in (
        (changed(0, lambda cards: cards[:-1]), ["D202"]),
        (changed(1, lambda cards: [*cards, hands[0]["cards"][0]]), ["D202"]),
        (changed(2, lambda cards: [*cards[:-1], hands[0]["cards"][0]]), ["D203"]),
        (changed(3, lambda cards: [*cards[:-1], cards[0]]), ["D203"]),
        (hands[:3], ["D201"]),
        ([*hands, hands[0]], ["D204"]),
        ([*hands[:3], hands[0]], ["D204"]),  # one hand twice and one missing: a seat written for another, said once
        ([], ["D201"]),
    ):
        verdict = judged(played, hands=wrong)
        assert verdict.status == "refused"
        assert [found.code for found in verdict.diagnostics][: len(codes)] == codes
        assert verdict.score is None


def test_a_card_dealt_twice_is_told_with_those_who_hold_it_and_the_one_that_is_missing(good):
    played = record(good)
    hands = [hand.model_dump() for hand in played.hands]
    double, lost = hands[0]["cards"][0], hands[2]["cards"][-1]
    hands[2]["cards"] = [*hands[2]["cards"][:-1], double]
    (found,) = [one for one in judged(played, hands=hands).diagnostics if one.code == "D203"]
    holders = {double: [hands[0]["seat"], hands[2]["seat"]]}
    assert found.facts == {"twice": [double], "missing": [lost], "holders": holders}


def test_hands_that_are_not_those_of_the_tricks(good):
    played = record(good)
    first, second, *rest = [hand.model_dump() for hand in played.hands]
    swapped = [{**first, "cards": second["cards"]}, {**second, "cards": first["cards"]}, *rest]
    verdict = judged(played, hands=swapped)
    assert (verdict.status, verdict.score) == ("refused", None)
    assert "J101" in [found.code for found in verdict.diagnostics]


# Tricks


@pytest.mark.parametrize("keep", range(8))
def test_fewer_tricks_are_unfinished(good, keep):
    played = record(good)
    for hands in (played.hands, None):
        verdict = judged(played, hands=hands, tricks=played.tricks[:keep], score=None)
        assert (verdict.status, verdict.score, verdict.points) == ("unfinished", None, None)
        assert verdict.total == {"NS": None, "EW": None}


def test_a_ninth_trick_is_refused(good):
    played = record(good)
    for extra in (Trick(number=9, leader=None, cards=("SA", "SK", "SQ", "SJ")), Trick(number=9, leader=None, cards=())):
        for hands in (played.hands, None):
            verdict = judged(played, hands=hands, tricks=[*played.tricks, extra])
            assert (verdict.status, verdict.score) == ("refused", None)


@pytest.mark.parametrize("place", [0, 3, 7])
def test_a_trick_of_three_or_of_five_cards_is_never_verified(good, place):
    played = record(good)
    spare = played.tricks[(place + 1) % 8].cards[0]
    for cards in (played.tricks[place].cards[:3], (*played.tricks[place].cards, spare), ()):
        tricks = list(played.tricks)
        tricks[place] = tricks[place].model_copy(update={"cards": cards, "said": ()})
        for hands in (played.hands, None):
            assert judged(played, hands=hands, tricks=tricks).status == "refused"
            assert judged(played, hands=hands, tricks=tricks, score=None).status in ("refused", "unfinished")


def test_a_card_moved_to_another_trick_is_never_verified(good):
    played = record(good)
    for one, other in ((0, 1), (2, 5), (6, 7)):
        tricks = [list(trick.cards) for trick in played.tricks]
        tricks[one][0], tricks[other][0] = tricks[other][0], tricks[one][0]
        changed = [
            trick.model_copy(update={"cards": tuple(cards)}) for trick, cards in zip(played.tricks, tricks, strict=True)
        ]
        assert judged(played, tricks=changed).status in ("refused", "contested")


@pytest.mark.parametrize("leader", ["N", "W", "S", "E"])
def test_a_label_that_is_not_the_leader_is_never_verified(good, leader):
    played = record(good)
    bare = [trick.model_copy(update={"leader": None}) for trick in played.tricks]
    assert judged(played, tricks=bare).status == "verified"
    won = judge(Match(game="contree", language="en", deals=(played,))).deals[0].tricks
    for index in (0, 3, 7):
        tricks = [*bare[:index], bare[index].model_copy(update={"leader": leader}), *bare[index + 1 :]]
        expected = "verified" if leader == won[index].leader else "refused"
        assert judged(played, tricks=tricks).status == expected


# Nothing read, nothing verified


def test_what_a_program_left_unread_is_never_verified(good):
    played = record(good)
    cards = (None, *played.tricks[3].cards[1:])
    tricks = [*played.tricks[:3], played.tricks[3].model_copy(update={"cards": cards}), *played.tricks[4:]]
    hands = [played.hands[0].model_copy(update={"cards": (None, *played.hands[0].cards[1:])}), *played.hands[1:]]
    calls = [played.auction[0].model_copy(update={"call": None}), *played.auction[1:]]
    for changes in (
        {"tricks": tricks},
        {"tricks": tricks, "hands": None},
        {"hands": hands},
        {"auction": calls},
        {"score": {"NS": None, "EW": None}},
        {"score": {}},
        {"contract": {"taker": None, "bid": None}},
    ):
        assert judged(played, **changes).status != "verified", changes


def test_a_null_in_json_is_refused(good):
    text = dumps(loads(f'[Game "contree"]\n\n{good}'), "json")
    assert judge_bytes(text.encode(), "json")[0].statuses == ["verified"]
    whole = json.loads(text)
    for path in (
        ("auction", 0, "call"),
        ("tricks", 2, "cards", 1),
        ("hands", 1, "cards", 3),
        ("score", "NS"),
    ):
        broken = json.loads(text)
        place = broken["matches"][0]["deals"][0]
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = None
        assert broken != whole
        assert judge_bytes(json.dumps(broken).encode(), "json")[0].statuses == ["refused"], path


def test_seats_and_sides_of_the_other_game_are_refused(good):
    played = record(good)
    for changes in (
        {"dealer": "P1"},
        {"score": {"P1": 110}},
        {"score": {"NS": 110, "EW": 52, "P1": 0}},
        {"total": {"P1": 1}},
        {"rulings": [{"kind": "ruling", "score": {"P1": 3}}]},
        {"rulings": [{"kind": "penalty", "party": "P1", "points": 1}]},
        {"rulings": [{"kind": "claim", "seat": "P2"}]},
        {"tricks": [played.tricks[0].model_copy(update={"winner": "P1"}), *played.tricks[1:]]},
        {"tricks": [played.tricks[0].model_copy(update={"leader": "P1"}), *played.tricks[1:]]},
        {"auction": [played.auction[0].model_copy(update={"seat": "P1"}), *played.auction[1:]]},
        {"hands": [played.hands[0].model_copy(update={"seat": "P1"}), *played.hands[1:]]},
    ):
        verdict = judged(played, **changes)
        assert verdict.status == "refused", changes
        assert "N111" in [found.code for found in verdict.diagnostics], changes


def test_two_ways_of_writing_one_thing_are_refused_even_where_they_agree(good):
    played = record(good)
    for changes in ({"contract": {"taker": "N", "bid": "100H"}}, {"summary": {"points": {"NS": 110, "EW": 52}}}):
        assert judged(played, **changes).status == "refused"


def test_an_auction_that_was_broken_off_or_that_is_empty(good):
    played = record(good)
    assert judged(played, auction=[]).status == "refused"
    assert judged(played, auction=None).status == "refused"
    assert judged(played, auction=[], tricks=None, score=None).status == "unfinished"


def test_the_score_of_one_side_is_a_claim(good):
    played = record(good)
    assert judged(played, score={"NS": 110}).status == "partial"  # the other side's score is not claimed
    assert judged(played, score={"NS": 111}).status == "contested"
    assert judged(played, score={"EW": 51}).status == "contested"
