"""C-2 under other rule sets: the bid of 82, contre at any time or lifted, raising oneself, endings, bids of eight tricks.

North deals: West speaks first, then South, East, North.
"""

import pytest

from referee import legal_calls
from referee.rules.load import load
from referee.rules.settings import changed, parse_setting
from sheets import Judged, judge_text

PLAYED = "\nsummary EW 110"
"""The record goes on to the play: closing passes may be missing before it."""


def rule_set(name="seed", **values):
    return changed(load(name, "contree"), tuple(parse_setting(f"{key}={value}") for key, value in values.items()))


def deal(body, name="seed", **values) -> Judged:
    ((judged,),) = (
        m.deals for m in judge_text(f'[Game "contree"]\n\ndeal 1 dealer N\n{body}', rule_set(name, **values))
    )
    return judged


def auction(calls, name="seed", rest="", **values) -> Judged:
    return deal(f"auction {calls}{rest}", name, **values)


def contract(judged):
    found = judged.verdict.contract
    return None if found is None else f"{found.taker} {found.bid} {found.level}"


def open_calls(calls, name="seed", **values):
    """The calls open after these, ``W:80H S:contre``."""
    made = [(seat, call) for seat, _, call in (word.partition(":") for word in calls.split())]
    return set(legal_calls(made, "N", rule_set(name, **values)))


# C-2.4 -- the bid of 80 may be called 82


@pytest.mark.parametrize("first", ["80H", "82H"])
@pytest.mark.parametrize(("second", "errors"), [("80S", ["E103"]), ("82S", ["E103"]), ("90S", [])])
def test_80_and_82_are_one_bid(first, second, errors):
    assert auction(f"W: {first} S: {second}", bid_82="counts_80").errors == errors


@pytest.mark.parametrize("name", ["bga", "pagat"])
@pytest.mark.parametrize("bid", ["80H", "82H"])
def test_it_counts_80_and_keeps_its_name(name, bid):
    found = auction(f"W: {bid} S: pass E: pass N: pass W: pass", name).verdict.contract
    assert (found.bid, found.value) == (bid, 80)


@pytest.mark.parametrize(("bid", "points", "made"), [("82H", 82, True), ("82H", 81, False), ("80H", 81, False)])
def test_82_points_are_needed_for_it(bid, points, made):
    assert deal(f"contract N {bid}\nsummary NS {points}", "bga").verdict.made is made


def test_other_bids_need_what_they_name():
    assert deal("contract N 90H\nsummary NS 90", "bga").verdict.made is True
    assert deal("contract N 90H\nsummary NS 89", "bga").verdict.made is False


@pytest.mark.parametrize(("least", "first"), [(80, ["80H", "82H", "90H"]), (70, ["70H", "80H", "82H"])])
def test_82_stands_beside_80_whatever_the_lowest_bid_is(least, first):
    calls = legal_calls([], "N", rule_set(bid_82="counts_80", bid_minimum=least))
    assert [call for call in calls if call.endswith("0H") or call == "82H"][:3] == first
    assert deal("contract N 82H\nsummary NS 90", bid_82="counts_80", bid_minimum=least).verdict.contract.value == 80


def test_82_is_still_open_over_a_lower_bid():
    assert {"80S", "82S"} <= open_calls("W:70H", bid_82="counts_80", bid_minimum=70)
    assert not {"80S", "82S"} & open_calls("W:80H", bid_82="counts_80", bid_minimum=70)


# C-2.4 -- from the lowest bid on, by steps


@pytest.mark.parametrize(
    ("bid", "values", "errors"),
    [
        ("70H", {"bid_minimum": 70}, []),
        ("60H", {"bid_minimum": 70}, ["E102"]),
        ("85H", {"bid_step": 5}, []),
        ("84H", {"bid_step": 5}, ["E102"]),
        ("75H", {"bid_minimum": 75}, []),
        ("85H", {"bid_minimum": 75}, []),
        ("80H", {"bid_minimum": 75}, ["E102"]),
        ("100H", {"bid_step": 20}, []),
        ("90H", {"bid_step": 20}, ["E102"]),
        ("180H", {"bid_maximum": 180}, []),
        ("190H", {"bid_maximum": 180}, ["E102"]),
        ("500H", {"bid_maximum": 0}, []),
    ],
)
def test_the_range_of_bids(bid, values, errors):
    assert auction(f"W: {bid}", **values).errors == errors
    listed = bid in legal_calls([], "N", rule_set(**values))
    assert listed == (not errors) or values == {"bid_maximum": 0}


def test_without_a_highest_bid_only_the_least_of_each_denomination_is_listed():
    assert open_calls("W:240H", bid_maximum=0) == {"pass", "contre"} | {
        head + denomination for head in ("250", "capot") for denomination in ("S", "H", "D", "C", "NT", "AT")
    }


# C-2.5 -- bids of eight tricks


def test_a_bid_that_counts_nothing_cannot_be_made():
    assert auction("W: capot H", capot_bid=0).errors == ["E104"]
    assert "capotH" not in open_calls("", capot_bid=0)
    assert "capotH" in open_calls("")


@pytest.mark.parametrize(
    ("calls", "errors"),
    [
        ("W: generale H", []),
        ("W: capot S S: generale H", []),
        ("W: generale H S: capot S", ["E103"]),
        ("W: generale H S: generale S", ["E103"]),
        ("W: generale H S: 160S", ["E103"]),
    ],
)
def test_a_generale_stands_above_capot(calls, errors):
    assert auction(calls, generale_bid=500).errors == errors


@pytest.mark.parametrize(
    ("tricks", "made"),
    [
        ("summary tricks NS 8 generale N", True),
        ("summary tricks NS 8 generale S", False),
        ("summary NS 252", False),
        ("summary NS 152", False),
    ],
)
def test_a_generale_is_made_by_its_taker_alone(tricks, made):
    assert deal(f"contract N generale H\n{tricks}", generale_bid=500).verdict.made is made


def test_a_bid_without_lines_for_contre_cannot_be_doubled():
    judged = auction("W: capot H S: contre E: pass N: pass W: pass", "pagat")
    assert judged.errors == ["E112"]
    assert judged.one("E112").article == "C-2.8"
    assert "contre" not in judged.one("E112").facts["legal"]
    assert "contre" not in open_calls("W:capotH", "pagat")
    assert auction("W: 80H S: contre", "pagat").errors == []
    assert deal("contract W capot H contre\nsummary EW 250", "pagat").errors == ["E110"]


# C-2.6 -- endings, and raising oneself


@pytest.mark.parametrize(("passes", "ended"), [(3, False), (4, True), (5, True)])
def test_four_passes_end_an_auction_where_the_taker_passes_too(passes, ended):
    judged = auction("80H" + " pass" * passes, closing_passes=4)
    assert (judged.errors, contract(judged)) == ([], "W 80H 1" if ended else None)


@pytest.mark.parametrize("passes", [0, 2, 3, 4, 5])
def test_closing_passes_are_custom_once_the_record_goes_on(passes):
    judged = auction("80H" + " pass" * passes, "bga", PLAYED)
    assert (judged.errors, contract(judged)) == ([], "W 80H 1")


def test_a_sixth_pass_is_one_too_many():
    assert auction("80H" + " pass" * 6, "bga", PLAYED).errors == ["E108"]


THREE_PASSES = "W: 80H S: pass E: pass N: pass "


@pytest.mark.parametrize(
    ("how", "same", "other"),
    [("allowed", [], []), ("other_denomination", ["E111"], []), ("no", ["E111"], ["E111"])],
)
def test_raising_oneself(how, same, other):
    values = {"closing_passes": 4, "self_raise": how}
    assert auction(f"{THREE_PASSES} W: 90H", **values).errors == same
    assert auction(f"{THREE_PASSES} W: 90S", **values).errors == other
    told = open_calls("W:80H S:pass E:pass N:pass", **values)
    assert ("90H" in told, "90S" in told) == (not same, not other)


@pytest.mark.parametrize("how", ["other_denomination", "no"])
def test_over_another_bid_one_raises_freely(how):
    assert auction("W: 80H S: pass E: 90H N: pass W: 100H", self_raise=how).errors == []
    assert auction("W: 80H S: 90S E: pass N: pass W: 100H", self_raise=how).errors == []


def test_raising_oneself_is_told_with_the_bid_and_its_article():
    found = auction(f"{THREE_PASSES} W: 90H", "bga").one("E111")
    assert (found.article, found.facts["standing"], found.facts["call"]) == ("C-2.6", "80H", "90H")


# C-2.8 -- contre at any time


@pytest.mark.parametrize(
    ("calls", "taker"),
    [
        ("W: 80H N: contre W: pass E: pass", "W 80H 2"),
        ("W: 80H N: contre E: pass W: pass", "W 80H 2"),
        ("W: 80H N: contre E: surcontre", "W 80H 4"),
        ("W: 80H N: contre W: surcontre", "W 80H 4"),
        ("W: 80H S: contre W: pass E: surcontre", "W 80H 4"),
        ("W: 80H S: contre E: pass N: pass W: pass", "W 80H 2"),
        ("W: 80H S: contre N: pass W: pass E: pass", "W 80H 2"),
        ("W: 80H S: pass E: 90H S: contre W: pass E: pass", "E 90H 2"),
        ("W: pass S: 80H E: pass N: pass W: contre N: pass S: pass", "S 80H 2"),
        # without labels, calls stay in turn: after North comes West
        ("W: 80H N: contre pass S: pass E: pass", "W 80H 2"),
        ("W: 80H N: contre pass pass pass", "W 80H 2"),
    ],
)
def test_either_opponent_may_contre_out_of_turn_and_the_doubled_side_answers_in_any_order(calls, taker):
    judged = auction(calls, "bga")
    assert (judged.errors, contract(judged)) == ([], taker)
    assert auction(calls).errors or "W: 80H S: contre E: pass N: pass W: pass" in calls


@pytest.mark.parametrize(
    ("calls", "code"),
    [
        # partners, or a second contre
        ("W: 80H E: contre", "E101"),
        ("W: 80H N: contre S: contre", "E101"),
        # before any bid
        ("N: contre", "E101"),
        ("W: pass N: contre", "E101"),
        # nobody but the doubled side answers with surcontre, and each of it once
        ("W: 80H N: contre S: surcontre", "E109"),
        ("W: 80H N: contre E: pass E: surcontre", "E101"),
        # a bid is never out of turn
        ("W: 80H E: 90H", "E101"),
        ("W: 80H S: contre W: 90H", "E101"),
        # a pass neither, but as an answer
        ("W: 80H E: pass", "E101"),
        ("W: 80H N: contre N: pass", "E101"),
        # after the end
        ("W: 80H N: contre W: pass E: pass S: surcontre", "E108"),
    ],
)
def test_what_may_not_be_said_out_of_turn(calls, code):
    assert auction(calls, "bga").errors[0] == code


def test_a_contre_waits_for_both_answers():
    for calls in ("W: 80H S: contre W: pass", "W: 80H S: contre W: pass S: pass N: pass"):
        assert contract(auction(calls, "bga")) is None
        assert contract(auction(calls, "bga", PLAYED)) == "W 80H 2"


def test_the_calls_open_after_a_contre_out_of_turn():
    assert open_calls("W:80H N:contre", "bga") == {"pass", "surcontre"}
    assert open_calls("W:80H N:contre W:pass", "bga") == {"pass"}
    assert open_calls("W:80H N:contre W:pass S:pass", "bga") == {"pass", "surcontre"}
    assert open_calls("W:80H N:contre W:pass E:pass", "bga") == set()


# C-2.8 -- a contre that a higher bid lifts

OPEN = {"contre_freezes": "open"}


@pytest.mark.parametrize(
    ("calls", "taker"),
    [
        ("W: 80H S: contre E: 90H N: pass W: pass S: pass", "E 90H 1"),
        ("W: 80H S: contre E: pass N: 90S W: pass S: pass E: pass", "N 90S 1"),
        ("W: 80H S: contre E: 90H N: contre W: pass S: pass E: pass", "E 90H 2"),
        ("W: 80H S: contre E: pass N: pass W: pass", "W 80H 2"),
        ("W: 80H S: contre E: surcontre", "W 80H 4"),
        ("W: 80H S: contre E: pass N: pass W: surcontre", "W 80H 4"),
    ],
)
def test_a_higher_bid_lifts_a_contre(calls, taker):
    judged = auction(calls, **OPEN)
    assert (judged.errors, contract(judged)) == ([], taker)


@pytest.mark.parametrize(
    ("calls", "codes"),
    [
        ("W: 80H S: contre E: 80S", ["E103"]),
        ("W: 80H S: contre E: contre", ["E105"]),
        ("W: 80H S: contre E: pass N: surcontre", ["E109"]),
        ("W: 80H S: contre E: 90H N: surcontre", ["E107"]),
        ("W: 80H S: contre E: surcontre N: 90S", ["E108"]),
    ],
)
def test_what_an_open_contre_does_not_allow(calls, codes):
    assert auction(calls, **OPEN).errors == codes


def test_the_calls_open_after_a_contre_that_can_be_lifted():
    told = open_calls("W:150H S:contre", **OPEN)
    assert {"pass", "surcontre", "160S", "capotH"} <= told
    assert "contre" not in told
    assert "surcontre" not in open_calls("W:150H S:contre E:pass", **OPEN)


# C-2.3 -- denominations


def test_denominations_that_the_rules_do_not_have():
    for bid in ("80AT", "80NT"):
        found = auction(f"W: {bid}", "tournoi-international").one("E104")
        assert found.article == "C-2.3"
    assert len(open_calls("", "tournoi-international")) == 1 + 4 * 10
