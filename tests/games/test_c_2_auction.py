"""C-2: who may call what, when an auction ends, and in which contract. North deals unless a test says otherwise."""

import pytest

from referee.judging.queries import legal_calls
from sheets import deal

PLAYED = "\ntricks\n1. W: "
"""The record goes on to the play: closing passes may be missing before it."""


def auction(calls: str, rest: str = "", dealer: str = "N"):
    return deal(f"deal 1 dealer {dealer}\nauction {calls}{rest}")


def contract(judged) -> str | None:
    found = judged.verdict.contract
    return None if found is None else f"{found.taker} {found.bid} {found.level}"


# C-2.1 -- the player after the dealer speaks first, then in order of play


@pytest.mark.parametrize(("dealer", "first"), [("N", "W"), ("W", "S"), ("S", "E"), ("E", "N")])
def test_c_2_1_the_player_after_the_dealer_speaks_first(dealer, first):
    assert auction(f"{first}: 80H", dealer=dealer).errors == []
    wrong = auction(f"{dealer}: 80H", dealer=dealer)
    assert (wrong.status, wrong.errors) == ("refused", ["E101"])
    assert wrong.one("E101").facts == {"call": "80H", "expected": first}
    assert wrong.one("E101").article == "C-2.1"


def test_c_2_1_a_call_out_of_turn_is_one_error_and_the_next_follows_from_it():
    judged = auction("W: pass S: pass N: 80H W: pass S: pass E: pass")
    assert judged.errors == ["E101"]
    assert judged.one("E101").facts["expected"] == "E"


def test_c_2_1_calls_without_a_label_are_the_next_seats():
    assert contract(auction("80H pass 90H pass pass pass")) == "E 90H 1"
    assert auction("W: 80H pass S: 90H").errors == ["E101"]


# C-2.4 -- values


@pytest.mark.parametrize("value", ["80", "90", "120", "150", "160"])
def test_c_2_4_multiples_of_ten_from_80_to_160(value):
    assert contract(auction(f"W: {value}H S: pass E: pass N: pass")) == f"W {value}H 1"


@pytest.mark.parametrize("value", ["10", "70", "75", "82", "85", "155", "165", "170", "180", "250", "500"])
def test_c_2_4_other_values_are_refused(value):
    judged = auction(f"W: {value}H S: pass E: pass N: pass")
    assert (judged.status, judged.errors) == ("refused", ["E102"])
    assert judged.one("E102").article == "C-2.4"
    assert "80H" in judged.one("E102").facts["legal"]


def test_c_2_4_jumps_are_allowed():
    assert auction("W: 80H S: 150C E: 160H").errors == []


# C-2.5 -- higher than the standing bid; capot above all


@pytest.mark.parametrize(
    ("calls", "errors"),
    [
        ("W: 90H S: 100S", []),
        ("W: 90H S: 90S", ["E103"]),
        ("W: 90H S: 80S", ["E103"]),
        ("W: 90S S: 90NT", ["E103"]),
        ("W: 90S S: 90AT", ["E103"]),
        ("W: 160H S: capot S", []),
        ("W: capot H S: 160S", ["E103"]),
        ("W: capot H S: capot S", ["E103"]),
        ("W: capot H S: capot AT", ["E103"]),
    ],
)
def test_c_2_5_a_bid_must_be_higher(calls, errors):
    judged = auction(calls)
    assert judged.errors == errors
    if errors:
        assert judged.one("E103").article == "C-2.5"


def test_c_2_5_the_message_names_the_standing_bid_and_the_least_that_is_legal():
    facts = auction("W: 90H S: 90S").one("E103").facts
    assert facts["standing"] == "90H"
    assert {"pass", "contre", "100S", "100AT", "capotH"} <= set(facts["legal"])
    assert "90S" not in facts["legal"]
    assert "110S" not in facts["legal"]


def test_c_2_5_a_generale_cannot_be_bid():
    judged = auction("W: generale H S: pass E: pass N: pass")
    assert judged.errors == ["E104"]
    assert judged.one("E104").article == "C-2.5"


def test_c_2_5_a_capot_counts_as_250():
    verdict = auction("W: capot H S: pass E: pass N: pass").verdict
    assert (verdict.contract.value, verdict.contract.capot) == (250, True)


def test_c_2_2_a_bid_needs_its_denomination():
    judged = auction("W: 80 S: pass E: pass N: pass")
    assert judged.status == "refused"


# C-2.6 -- re-entry, and the end


@pytest.mark.parametrize(
    ("calls", "taker"),
    [
        ("W: pass S: 80H E: pass N: 90S W: 100C S: pass E: 110C N: pass W: pass S: pass", "E 110C 1"),
        ("W: 80H S: pass E: 90H N: pass W: 100H S: pass E: pass N: pass", "W 100H 1"),
        ("W: pass S: pass E: pass N: 80H W: 90D S: pass E: pass N: pass", "W 90D 1"),
    ],
)
def test_c_2_6_one_may_come_back_and_raise_ones_partner(calls, taker):
    judged = auction(calls)
    assert (judged.errors, contract(judged)) == ([], taker)


@pytest.mark.parametrize(("passes", "ended"), [(0, False), (1, False), (2, False), (3, True), (4, True)])
def test_c_2_6_three_passes_end_the_auction(passes, ended):
    judged = auction("80H" + " pass" * passes)
    assert (judged.errors, judged.status) == ([], "unfinished")
    assert contract(judged) == ("W 80H 1" if ended else None)


@pytest.mark.parametrize("passes", [0, 1, 2, 3, 4])
def test_c_2_6_closing_passes_may_be_left_out_or_be_one_too_many_once_the_record_goes_on(passes):
    for rest in (PLAYED, "\nsummary EW 110"):
        judged = auction("80H" + " pass" * passes, rest)
        assert (judged.errors, contract(judged)) == ([], "W 80H 1")


def test_c_2_6_two_passes_too_many_are_refused():
    judged = auction("80H" + " pass" * 5, "\nsummary EW 110")
    assert (judged.status, judged.errors) == ("refused", ["E108"])
    assert judged.one("E108").path == ("auction", 5)
    assert judged.one("E108").article == "C-2.6"


@pytest.mark.parametrize("call", ["90H", "contre", "surcontre", "capot S"])
def test_c_2_6_nothing_but_a_pass_after_the_end(call):
    judged = auction(f"80H pass pass pass {call}", "\nsummary EW 110")
    assert judged.errors == ["E108"]


def test_c_2_6_the_spare_pass_must_be_in_turn():
    assert auction("W: 80H S: pass E: pass N: pass W: pass").errors == []
    assert auction("W: 80H S: pass E: pass N: pass S: pass").errors == ["E108"]


# C-2.7 -- passed out


def test_c_2_7_four_passes_first_are_void_and_score_nothing():
    judged = auction("W: pass S: pass E: pass N: pass", "\nscore NS 0 EW 0\ntotal NS 0 EW 0")
    assert (judged.status, judged.score, judged.total, judged.codes) == ("void", (0, 0), (0, 0), [])


@pytest.mark.parametrize("passes", [1, 2, 3])
def test_c_2_7_fewer_passes_leave_it_unfinished(passes):
    judged = auction("pass " * passes)
    assert (judged.status, judged.score) == ("unfinished", None)


def test_c_2_7_a_fifth_pass_is_refused():
    assert auction("pass " * 5).errors == ["E108"]


@pytest.mark.parametrize("rest", ["\nsummary NS 110", "\ntricks\n1. W: SA S7 S8 S9", "\nclaim N"])
def test_c_2_7_nothing_is_played_when_all_pass(rest):
    judged = auction("pass pass pass pass", rest)
    assert (judged.status, judged.errors) == ("refused", ["D402"])


def test_c_2_7_a_score_claimed_for_a_passed_out_deal_is_contested():
    judged = auction("pass pass pass pass", "\nscore NS 110 EW 52")
    assert (judged.status, judged.errors, judged.score) == ("contested", ["M201"], (0, 0))


# C-2.8 -- contre


@pytest.mark.parametrize(
    ("calls", "errors"),
    [
        ("W: 80H S: contre", []),
        ("W: 80H S: pass E: pass N: contre", []),
        ("W: contre", ["E105"]),
        ("W: pass S: contre", ["E105"]),
        ("W: 80H S: pass E: contre", ["E105"]),
        ("W: 80H S: 90S E: pass N: contre", ["E105"]),
        ("W: 80H S: 90S E: contre", []),
        ("W: capot H S: contre", []),
    ],
)
def test_c_2_8_by_an_opponent_of_the_standing_bid(calls, errors):
    judged = auction(calls)
    assert judged.errors == errors
    if errors:
        assert judged.one("E105").article == "C-2.8"


def test_c_2_8_a_contre_out_of_turn_is_illegal():
    judged = auction("W: 80H N: contre E: pass S: pass W: pass", "\nsummary EW 110")
    assert judged.status == "refused"
    assert judged.errors[0] == "E101"


@pytest.mark.parametrize("bid", ["90H", "capot H"])
def test_c_2_8_no_bid_after_it(bid):
    judged = auction(f"W: 80H S: contre E: {bid}")
    assert judged.errors == ["E106"]
    assert judged.one("E106").article == "C-2.8"
    assert set(judged.one("E106").facts["legal"]) == {"pass", "surcontre"}


def test_c_2_8_no_contre_on_a_contre():
    assert auction("W: 80H S: contre E: contre").errors == ["E105"]
    assert auction("W: 80H S: contre E: pass N: contre").errors == ["E105"]


def test_c_2_8_a_contre_that_may_not_be_made_does_not_double():
    judged = auction("W: 80H S: pass E: contre N: pass W: pass S: pass", "\nsummary EW 110")
    assert judged.errors == ["E105"]
    assert contract(judged) == "W 80H 1"


# C-2.9 -- answers to a contre


@pytest.mark.parametrize(
    ("calls", "taker"),
    [
        ("W: 80H S: contre E: pass N: pass W: pass", "W 80H 2"),
        ("W: 80H S: contre E: surcontre", "W 80H 4"),
        ("W: 80H S: contre E: pass N: pass W: surcontre", "W 80H 4"),
        ("W: 80H S: contre E: pass W: pass", "W 80H 2"),
        ("W: 80H S: contre E: pass W: surcontre", "W 80H 4"),
        ("W: 80H S: pass E: pass N: contre W: pass E: pass", "W 80H 2"),
        ("W: 80H S: contre E: pass N: pass W: pass S: pass", "W 80H 2"),
        ("W: 80H S: contre E: surcontre N: pass", "W 80H 4"),
    ],
)
def test_c_2_9_each_of_the_doubled_side_passes_or_calls_surcontre(calls, taker):
    judged = auction(calls)
    assert (judged.errors, contract(judged), judged.status) == ([], taker, "unfinished")


def test_c_2_9_without_a_label_the_next_call_is_the_doublers_partners():
    judged = auction("80H contre pass surcontre", "\nsummary EW 110")
    assert judged.errors == ["E109"]
    assert judged.one("E109").seat == "N"
    assert auction("80H contre pass pass surcontre").errors == []


@pytest.mark.parametrize("calls", ["W: 80H S: contre", "W: 80H S: contre E: pass", "W: 80H S: contre E: pass N: pass"])
def test_c_2_9_the_auction_is_open_until_both_have_answered(calls):
    assert contract(auction(calls)) is None
    assert contract(auction(calls, "\nsummary EW 110")) == "W 80H 2"


@pytest.mark.parametrize(
    ("calls", "code"),
    [
        ("W: surcontre", "E107"),
        ("W: 80H S: surcontre", "E107"),
        ("W: 80H S: contre E: pass N: surcontre", "E109"),
        ("W: 80H S: contre E: surcontre N: surcontre", "E108"),
        ("W: 80H S: contre E: surcontre N: pass W: pass", "E108"),
        ("W: 80H S: contre E: surcontre N: 90H", "E108"),
    ],
)
def test_c_2_9_surcontre_by_the_doubled_side_once_and_then_nothing(calls, code):
    assert auction(calls).errors == [code]


def test_c_2_9_the_doublers_partner_can_only_pass():
    calls = [("W", "80H"), ("S", "contre"), ("E", "pass")]
    assert legal_calls(calls, "N") == ["pass"]
    assert legal_calls([*calls, ("N", "pass")], "N") == ["pass", "surcontre"]
    assert legal_calls([*calls, ("N", "pass"), ("W", "pass")], "N") == []
    assert legal_calls([*calls[:2], ("E", "surcontre")], "N") == []


# C-2.10 -- the contract as written


@pytest.mark.parametrize(
    ("text", "value", "level"),
    [
        ("N 80H", 80, 1),
        ("N 160AT contre", 160, 2),
        ("E 110NT surcontre", 110, 4),
        ("S capot C", 250, 1),
    ],
)
def test_c_2_10_contract_lines(text, value, level):
    judged = deal(f"contract {text}")
    assert (judged.errors, judged.status) == ([], "unfinished")
    assert (judged.verdict.contract.value, judged.verdict.contract.level) == (value, level)


@pytest.mark.parametrize("text", ["N 75H", "N 85H", "N 170H", "N 70AT", "N generale S"])
def test_c_2_10_a_contract_that_cannot_be_bid(text):
    judged = deal(f"contract {text}\nsummary NS 110")
    assert (judged.status, judged.errors) == ("refused", ["E110"])
    assert judged.verdict.score is None


def test_an_auction_and_a_contract_are_one_too_many():
    judged = auction("W: 80H S: pass E: pass N: pass", "\ncontract W 80H\nsummary EW 110")
    assert judged.status == "refused"


def test_play_without_a_contract():
    for body in ("summary NS 110", "tricks\n1. W: SA S7 S8 S9", "auction W: pass S: pass\nsummary NS 110"):
        judged = deal(body)
        assert (judged.status, judged.errors) == ("refused", ["D401"])


# The calls open to a player


def test_legal_calls_at_the_start_are_every_bid_and_a_pass():
    calls = legal_calls([], "N")
    assert len(calls) == 1 + 6 * 9 + 6
    assert "contre" not in calls
    assert {"80S", "160AT", "capotNT", "pass"} <= set(calls)


def test_legal_calls_after_a_bid():
    opponent = legal_calls([("W", "150H")], "N")
    assert set(opponent) == {"pass", "contre"} | {
        bid + suit for bid in ("160", "capot") for suit in ["S", "H", "D", "C", "NT", "AT"]
    }
    partner = legal_calls([("W", "150H"), ("S", "pass")], "N")
    assert set(partner) == set(opponent) - {"contre"}
    assert set(legal_calls([("W", "capotH")], "N")) == {"pass", "contre"}


def test_legal_calls_of_what_is_no_call_or_seat():
    for calls, dealer in ([[("W", "80X")], "N"], [[("Q", "80H")], "N"], [[("P1", "80H")], "N"], [[], "P1"]):
        with pytest.raises(ValueError, match=r"."):
            legal_calls(calls, dealer)
