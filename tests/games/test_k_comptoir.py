"""K-1 to K-6: comptoir under its `seed` rules, and what its variants change."""

import pytest

from referee.judging.queries import legal_calls, legal_cards, settle
from sheets import deal, dealt, match

THREE = ("P1", "P2", "P3")
FOUR = ("P1", "P2", "P3", "P4")
PLAYERS = {
    2: {"P1": "a", "P2": "b"},
    3: {"P1": "a", "P2": "b", "P3": "c"},
    4: {"P1": "a", "P2": "b", "P3": "c", "P4": "d"},
}

# P2 takes at 41; hearts are led, and P2 has 45 + 15 = 60 points in the first two tricks.
HANDS = """hands
  P2: S A 10  H J    D -    C 9
  P3: S K     H 9 8  D -    C Q
  P1: S 7     H A    D J    C A
"""
TRICKS = """tricks
  1. P2: HJ H9 HA
  2. P2: SA SK S7
  3. P2: S10 H8 DJ
  4. P3: CQ CA C9
"""


def auction(bid: str) -> str:
    return f"auction\n  P2: {bid}  P3: pass  P1: pass\n"


def comptoir(body: str, players: int = 3, **tags: str):
    return deal(body, "comptoir", **PLAYERS[players], **tags)


def played(bid: str = "41", rest: str = "score P2 1\n", **tags: str):
    return comptoir(HANDS + auction(bid) + TRICKS + rest, **tags)


def scores(judged) -> dict[str, int] | None:
    return None if judged.verdict.score is None else {who: mark for who, mark in judged.verdict.score.items() if mark}


# K-1


@pytest.mark.parametrize("size", range(1, 9))
def test_k_1_2_one_to_eight_cards_the_same_for_all(size):
    assert comptoir(dealt(THREE, size)).errors == []


def test_k_1_2_never_more_nor_unequal():
    nine = comptoir(dealt(THREE, 9))
    assert (nine.status, nine.errors) == ("refused", ["D205"])
    assert nine.one("D205").article == "K-1.2"
    unequal = comptoir(dealt(THREE, 4, P2="SA SK SQ SJ S9"))
    assert unequal.errors == ["D202"]
    assert unequal.one("D202").facts["seat"] == "P2"


def test_k_1_2_a_card_dealt_twice_or_a_hand_not_written():
    twice = comptoir(dealt(THREE, 2, P1="SA SK", P2="SA SQ"))
    assert twice.errors == ["D203"]
    assert twice.one("D203").facts["holders"] == {"SA": ["P1", "P2"]}
    assert comptoir(dealt(("P1", "P2"), 2)).errors == ["D201"]


def test_k_1_3_the_deal_passes_on_passed_out_deals_included():
    judged = match(
        "deal 1 dealer P1\nauction pass pass pass\n\ndeal 2\nauction pass pass pass\n\ndeal 3\nauction pass pass pass\n\n"
        "deal 4 dealer P1\nmisdeal\n\ndeal 4 dealer P1\nauction pass pass pass\n",
        "comptoir",
        **PLAYERS[3],
    )
    assert judged.statuses == ["void"] * 5
    assert [one.verdict.dealer for one in judged.deals] == ["P1", "P2", "P3", "P1", "P1"]
    assert all(one.errors == [] for one in judged.deals)


def test_k_1_3_a_wrong_dealer():
    judged = match(
        "deal 1 dealer P1\nauction pass pass\n\ndeal 2 dealer P1\nauction pass pass\n", "comptoir", **PLAYERS[2]
    )
    assert judged.deals[1].errors == ["D102"]
    assert judged.deals[1].one("D102").article == "K-1.3"


# K-2


@pytest.mark.parametrize(
    ("calls", "errors"),
    [
        ("P2: 1 P3: 2 P1: 3", []),
        ("P2: 25 P3: 30 P1: pass P2: 41 P3: pass P1: pass", []),
        ("P2: pass P3: 30 P1: pass P2: 41 P3: pass P1: pass", []),  # one may come back
        ("P2: 25 P3: 25", ["E103"]),
        ("P2: 25 P3: 24", ["E103"]),
        ("P2: 25 P3: 26", []),
        ("P2: 0", ["E102"]),
        ("P3: 25", ["E101"]),
        ("P2: 25 P1: pass", ["E101"]),
        ("P2: 25 P3: pass P1: pass P2: pass", []),
        ("P2: 25 P3: pass P1: pass P2: pass P3: pass", ["E108"]),
        ("P2: 25 P3: pass P1: pass P2: 26", ["E108"]),
        ("P2: pass P3: pass P1: pass P2: 25", ["E108"]),
    ],
)
def test_k_2_1_calls(calls, errors):
    judged = comptoir("auction " + calls)
    assert judged.errors == errors
    for code in errors:
        assert judged.one(code).article in ("K-2.1", "K-2.2")


@pytest.mark.parametrize("call", ["contre", "surcontre", "80H", "80NT", "capot S"])
def test_k_2_4_no_call_of_the_other_game(call):
    judged = comptoir(f"auction P2: 25 P3: {call} P1: pass\n")
    assert judged.status == "refused"
    if judged.codes[0].startswith("E"):
        assert judged.findings[0].article == "K-2.4"


def test_k_2_2_a_pass_of_every_other_player_ends_the_auction():
    assert comptoir("auction P2: 25 P3: pass").verdict.contract is None
    contract = comptoir("auction P2: 25 P3: pass P1: pass").verdict.contract
    assert (contract.taker, contract.value, contract.denomination) == ("P2", 25, None)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_k_2_3_all_pass(players):
    judged = comptoir("auction " + "pass " * players, players)
    assert (judged.status, scores(judged)) == ("void", {})
    assert comptoir("auction " + "pass " * (players - 1), players).status == "unfinished"


def test_k_2_legal_calls_are_the_least_bid_and_a_pass():
    assert legal_calls([], "P1", game="comptoir", players=3) == ["1", "pass"]
    assert legal_calls([("P2", "41")], "P1", game="comptoir", players=3) == ["42", "pass"]
    assert legal_calls([("P2", "41"), ("P3", "pass"), ("P1", "pass")], "P1", game="comptoir", players=3) == []


@pytest.mark.parametrize("text", ["P2 41 contre", "P2 0", "P2 80H", "P2 capot S"])
def test_k_2_contracts_that_cannot_be(text):
    judged = comptoir(f"contract {text}\nsummary P2 50\n")
    assert (judged.status, judged.verdict.score) == ("refused", None)


# K-4


@pytest.mark.parametrize(
    ("hand", "trick", "trump", "expected"),
    [
        ("SA H7", "", None, "SA H7"),  # K-4.1: any card
        ("HJ H7 SA", "HA", "H", "HJ"),  # K-4.2: higher if one can
        ("H8 H7 SA", "HA", "H", "H8 H7"),
        ("SA D7", "HA", "H", "SA D7"),
        ("SA S7 H7", "S10", "H", "SA S7"),  # K-4.3: follow, no duty to climb
        ("H8 D7", "S10", "H", "H8"),
        ("DA D7", "S10", "H", "DA D7"),
        ("HJ H7 D7", "S10 H9", "H", "HJ"),  # K-4.4: higher, else a lower one all the same
        ("H8 H7 D7", "S10 H9", "H", "H8 H7"),
        ("H8 D7", "S10 SA", "H", "H8"),  # K-4.5: nobody is a partner
        ("H8 D7", "SA S7 S8", "H", "H8"),
    ],
)
def test_k_4_duties(hand, trick, trump, expected):
    seats = ("P2", "P3", "P4", "P1")
    cards = list(zip(seats, trick.split(), strict=False))
    legal = legal_cards(hand.split(), cards, seats[len(cards)], trump, game="comptoir")
    assert " ".join(legal) == expected


@pytest.mark.parametrize(
    ("tricks", "hands", "code", "article"),
    [
        ("1. P2: HA H7", {"P2": "HA S7", "P3": "HJ H7"}, "J208", "K-4.2"),
        ("1. P2: HA S8", {"P2": "HA S7", "P3": "H7 S8"}, "J204", "K-4.2"),
        ("1. P2: H7 D7 D8\n2. P2: SA C7", {"P2": "H7 SA", "P3": "D7 C7", "P1": "D8 D9"}, None, None),
        ("1. P2: HA H8 H7\n2. P2: SA D7", {"P2": "HA SA D8", "P3": "H8 D7 HQ", "P1": "H7 D9 D10"}, "J205", "K-4.3"),
        ("1. P2: HA H7 C7\n2. P2: SA HK C8", {"P2": "HA SA D8", "P3": "H7 HK D7", "P1": "C7 C8 C9"}, None, None),
        ("1. P2: SA DA\n", {"P2": "SA HA", "P3": "DA H7"}, None, None),  # trump is the suit led, whatever else
        ("1. P2: HA H7 C7\n2. P2: SA H8 D8", {"P2": "HA SA", "P3": "H7 H8", "P1": "C7 D8"}, None, None),
        ("1. P2: HA H8 H7\n2. P2: SA HQ H9", {"P2": "HA SA", "P3": "H8 HQ", "P1": "H7 H9"}, "J208", "K-4.2"),
        (
            "1. P2: HJ H8 H7\n2. P2: SA H9 DA\n3.",
            {"P2": "HJ SA D8", "P3": "H8 H9 D7", "P1": "H7 HK DA"},
            "J207",
            "K-4.4",
        ),
        ("1. P2: HJ H8 H7\n2. P2: SA HQ H10\n3.", {"P2": "HJ SA D8", "P3": "H8 HQ D7", "P1": "H7 HA H10"}, None, None),
    ],
)
def test_k_4_in_a_record(tricks, hands, code, article):
    size = len(hands["P2"].split())
    judged = comptoir(dealt(THREE, size, **hands) + "contract P2 10\n" + f"tricks\n{tricks}\n")
    found = [finding for finding in judged.findings if finding.code.startswith("J")]
    assert [(finding.code, finding.article) for finding in found] == ([] if code is None else [(code, article)])


def test_k_4_1_the_taker_leads_and_his_suit_is_trump():
    judged = played()
    assert judged.verdict.contract.denomination == "H"
    wrong = comptoir(HANDS + auction("41") + "tricks\n1. P3: CQ CA C9\n")
    assert wrong.errors == ["J103"]
    assert wrong.one("J103").article == "K-4.1"


def test_k_4_6_the_winner_leads_next():
    wrong = comptoir(HANDS + auction("41") + "tricks\n1. P2: HJ H9 HA\n2. P3: SK S7 SA\n")
    assert wrong.errors == ["J103"]
    claimed = comptoir(HANDS + auction("41") + "tricks\n1. P2: HJ H9 HA => P3 45\n")
    assert claimed.errors == ["M101"]
    assert claimed.one("M101").article == "K-4.6"


def test_k_4_7_cards_held_once():
    assert comptoir(HANDS + auction("41") + "tricks\n1. P2: HJ H9 SA\n").errors == ["J101"]
    assert comptoir(HANDS + auction("41") + "tricks\n1. P2: HJ H9 HA\n2. P2: HJ SK S7\n").errors == ["J102"]


# K-5


def test_k_5_the_record_of_the_notation_is_verified():
    judged = played()
    assert (judged.status, judged.codes, scores(judged)) == ("verified", [], {"P2": 1})
    assert judged.verdict.points == {"P1": 14, "P2": 60, "P3": 12}


@pytest.mark.parametrize(("bid", "marks"), [("59", {"P2": 1}), ("60", {"P2": 1}), ("61", {"P1": 1, "P3": 1})])
def test_k_5_2_the_bid_just_reached_and_just_missed(bid, marks):
    judged = played(bid, rest="")
    assert (judged.status, scores(judged), judged.verdict.made) == ("partial", marks, "P2" in marks)


def test_k_5_1_no_last_trick_and_no_belote():
    hands = dealt(("P1", "P2"), 2, P1="H7 S7", P2="HK HQ")
    judged = comptoir(hands + "contract P2 8\ntricks\n1. P2: HK H7\n2. P2: HQ S7\n", 2)
    assert judged.verdict.points == {"P1": 0, "P2": 7}
    assert not hasattr(judged.verdict, "belotes")
    assert judged.verdict.made is False


@pytest.mark.parametrize(
    ("players", "contract", "points", "score"),
    [
        (3, "P2 41", 41, {"P1": 0, "P2": 1, "P3": 0}),  # 30
        (3, "P2 41", 40, {"P1": 1, "P2": 0, "P3": 1}),  # 31
        (2, "P1 1", 0, {"P1": 0, "P2": 1}),
        (4, "P4 152", 152, {"P1": 0, "P2": 0, "P3": 0, "P4": 1}),
    ],
)
def test_examples_30_and_31(players, contract, points, score):
    taker = contract.split()[0]
    verdict = settle(contract, {taker: points}, game="comptoir", players=players)
    assert (verdict.score, verdict.status) == (score, "partial")


def test_example_32_three_reach_6_together_and_another_deal_is_played():
    body = (
        "deal 9 dealer P4\ncontract P1 60\nsummary P1 12\n\n"
        "deal 10 dealer P1\ncontract P2 60\nsummary P2 60\n\n"
        "deal 11 dealer P2\ncontract P2 60\nsummary P2 60\n"
    )
    judged = match(body, "comptoir", **PLAYERS[4], Carried="P1 5 P2 5 P3 5 P4 5")
    assert judged.deals[0].total == (5, 6, 6, 6)
    assert judged.deals[1].total == (5, 7, 6, 6)
    assert judged.statuses == ["partial", "partial", "refused"]
    assert judged.verdict.winner == "P2"
    assert judged.deals[2].one("D301").article == "K-5.4"


def test_example_33_both_pass():
    judged = comptoir("auction P2: pass P1: pass", 2)
    assert (judged.status, judged.total) == ("void", (0, 0))


@pytest.mark.parametrize(("carried", "winner"), [("P2 4", None), ("P2 5", "P2"), ("P2 6 P1 6", "P2")])
def test_k_5_3_first_to_6_alone_in_the_lead(carried, winner):
    judged = match("deal 2 dealer P1\ncontract P2 41\nsummary P2 41\n", "comptoir", **PLAYERS[2], Carried=carried)
    assert judged.verdict.winner == winner


def test_k_5_3_a_target_tag_changes_the_number():
    judged = match("deal 1 dealer P1\ncontract P2 41\nsummary P2 41\n", "comptoir", **PLAYERS[2], Target="1")
    assert judged.verdict.winner == "P2"


# Summaries


@pytest.mark.parametrize(
    ("summary", "score"),
    [
        ("P2 41", {"P2": 1}),
        ("P2 40 P1 20", {"P1": 1, "P3": 1}),
        ("P1 20", {"P1": 1, "P3": 1}),  # who is not named has 0
        ("made", {"P2": 1}),
        ("failed", {"P1": 1, "P3": 1}),
        ("P2 41 tricks P2 1 P1 3", {"P2": 1}),
        ("generale P1", {"P1": 1, "P3": 1}),
    ],
)
def test_summaries(summary, score):
    judged = comptoir(f"contract P2 41\nsummary {summary}\n")
    assert (judged.status, judged.errors, scores(judged)) == ("partial", [], score)


@pytest.mark.parametrize(
    ("summary", "code"),
    [
        ("P2 153", "M301"),
        ("P2 100 P1 53", "M301"),
        ("P2 1", "M301"),  # no card is worth 1
        ("P2 41 tricks P2 0 P1 3", "M301"),
        ("P2 41 tricks P2 9", "M302"),
        ("P2 41 tricks P2 5 P1 4", "M302"),
        ("P2 41 P1 3 generale P2", "M304"),
        ("P2 41 belote P2", "M303"),
    ],
)
def test_summaries_that_cannot_be(summary, code):
    judged = comptoir(f"contract P2 41\nsummary {summary}\n")
    assert (judged.status, judged.errors, judged.verdict.score) == ("refused", [code], None)


# K-6


def test_k_6_1_a_misdeal_a_dispute_and_a_ruling():
    assert comptoir("misdeal").status == "void"
    assert scores(comptoir("contract P2 41\nsummary P2 60\ndispute\n")) == {"P1": 1, "P3": 1}
    assert scores(comptoir("contract P2 41\ndispute\n")) == {"P1": 1, "P3": 1}
    judged = comptoir("contract P2 41\nsummary P2 60\nruling P3 2\n")
    assert (judged.status, scores(judged)) == ("partial", {"P3": 2})


def test_k_6_1_an_illegal_card_refuses_the_deal():
    hands = dealt(THREE, 2, P2="HA S7", P3="HJ H7", P1="D7 D8")
    tricks = "contract P2 10\ntricks\n1. P2: HA H7 D7\n2. P2: S7 HJ D8\n"
    judged = comptoir(hands + tricks)
    assert (judged.status, judged.errors) == ("refused", ["J208"])
    noted = comptoir(hands + tricks + "revoke P3 trick 1\n")
    assert (noted.status, noted.errors, noted.one("R102").article) == ("refused", ["J208"], "K-6.1")
    assert "R101" in comptoir(hands + tricks + "revoke P1 trick 1\n").errors


@pytest.mark.parametrize(
    ("line", "total"),
    [
        ("penalty P2 1", (1, 1, 1)),
        ("penalty P2 -1", (0, 0, 0)),
        ("penalty P1 2", (0, 3, 2)),
        ("penalty P1 -1", (-1, 1, 0)),
    ],
)
def test_k_6_2_penalties(line, total):
    assert comptoir(f"contract P2 41\nsummary P2 41\n{line}\n").total == total


def test_k_6_2_laying_down():
    judged = comptoir(HANDS + auction("60") + "tricks\n1. P2: HJ H9 HA\nclaim P2\nscore P2 1\n")
    assert (judged.status, judged.errors, scores(judged)) == ("partial", [], {"P2": 1})
    assert judged.one("R104").article == "K-6.2"
    other = comptoir(HANDS + auction("46") + "tricks\n1. P2: HJ H9 HA\nclaim P1\n")
    assert scores(other) == {"P1": 1, "P3": 1}


@pytest.mark.parametrize("tricks", ["", "tricks\n1. P2: HJ H9 HA\n", "tricks\n1. P2: HJ H9\n"])
def test_k_6_2_the_hands_must_be_known(tricks):
    judged = comptoir(auction("60") + tricks + "claim P2\n")
    assert (judged.status, judged.errors, judged.verdict.score) == ("refused", ["R106"], None)


# Statuses


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (HANDS + auction("41") + TRICKS + "score P2 1\ntotal P2 1\n", "verified"),
        (auction("41") + TRICKS + "score P2 1\n", "verified"),
        (HANDS + auction("41") + TRICKS, "partial"),
        (HANDS + "contract P2 41\n" + TRICKS + "score P2 1\n", "partial"),
        (HANDS + auction("41") + TRICKS + "score P1 1 P3 1\n", "contested"),
        (HANDS + auction("41") + TRICKS + "score P2 1 P1 1\n", "contested"),
        (HANDS + auction("41") + TRICKS + "score P2 1\ntotal P2 2\n", "contested"),
        (HANDS + auction("41"), "unfinished"),
        (HANDS + auction("41") + "score P2 1\n", "refused"),
        (HANDS + auction("41") + TRICKS[: TRICKS.index("4.")], "unfinished"),
    ],
)
def test_statuses(body, status):
    assert comptoir(body).status == status


def test_a_player_who_does_not_sit_at_the_table():
    for line in ("score P4 1\n", "total P4 1\n", "penalty P4 1\n", "ruling P4 1\n", "claim P4\n"):
        judged = comptoir(HANDS + auction("41") + TRICKS + line)
        assert (judged.status, "N111" in judged.codes) == ("refused", True), line


def test_without_tags_the_players_are_those_whom_the_first_deal_names():
    assert deal(HANDS + auction("41") + TRICKS + "score P2 1\n", "comptoir").status == "verified"
    assert deal("auction P2: 41 P1: pass\nsummary P2 41\n", "comptoir").verdict.score == {"P1": 0, "P2": 1}


def test_too_many_tricks_for_the_hands():
    extra = HANDS + auction("41") + TRICKS + "  5. P1: D7 D8 D9\n"
    assert comptoir(extra).errors == ["J106"]


# Variants


def test_adpoker_five_cards_at_most():
    assert comptoir(dealt(THREE, 5), Rules="adpoker").errors == []
    assert comptoir(dealt(THREE, 6), Rules="adpoker").errors == ["D205"]


def test_adpoker_who_marked_deals_next():
    def run(*deals: str):
        return match("\n\n".join(deals), "comptoir", **PLAYERS[4], Rules="adpoker")

    made = "deal 1 dealer P1\ncontract P3 41\nsummary P3 41\n"
    failed = "deal 1 dealer P1\ncontract P2 41\nsummary P2 0\n"
    for dealer in FOUR:
        after = f"deal 2 dealer {dealer}\nauction pass pass pass pass\n"
        assert (run(made, after).deals[1].errors == []) is (dealer == "P3")
        # of several who marked, the first in order of play after the old dealer
        assert (run(failed, after).deals[1].errors == []) is (dealer == "P3")
        void = "deal 1 dealer P1\nauction pass pass pass pass\n"
        assert (run(void, after).deals[1].errors == []) is (dealer == "P2")


def test_adpoker_after_a_deal_without_a_score_any_dealer_will_do():
    refused = "deal 1 dealer P1\nauction P3: 1\ntricks\n1. P3: HA H7 H8 H9\n"
    penalised = "deal 1 dealer P1\nauction pass pass pass pass\npenalty P3 -1\n"
    for dealer in FOUR:
        after = f"\n\ndeal 2 dealer {dealer}\nauction pass pass pass pass\n"
        judged = match(refused + after, "comptoir", **PLAYERS[4], Rules="adpoker")
        assert judged.deals[0].errors == ["E101"]
        assert "D102" not in judged.deals[1].codes
        # points taken off are no mark
        judged = match(penalised + after, "comptoir", **PLAYERS[4], Rules="adpoker")
        assert ("D102" in judged.deals[1].codes) is (dealer != "P2")


def test_dix_points_last_trick_and_belote_count():
    hands = dealt(("P1", "P2"), 2, P1="H7 S7", P2="HK HQ")
    tricks = "tricks\n1. P2: HK H7\n2. P2: HQ S7\n"
    for bid, made in (("37", True), ("38", False)):
        judged = comptoir(hands + f"contract P2 {bid}\n" + tricks, 2, Rules="dix-points")
        assert judged.verdict.points == {"P1": 0, "P2": 17}
        assert judged.verdict.belotes == {"P1": 0, "P2": 20}
        assert (judged.errors, judged.verdict.made) == ([], made)
        assert judged.codes == []  # words are not needed


def test_dix_points_a_player_who_passed_is_out():
    back = "auction P2: pass P3: 30 P1: 31 P2: 41 P3: pass P1: pass\n"
    assert comptoir(back, Rules="dix-points").errors[0] == "E101"
    skipped = "auction P2: pass P3: 30 P1: 31 P3: 32 P1: pass\n"
    judged = comptoir(skipped, Rules="dix-points")
    assert (judged.errors, judged.verdict.contract.taker) == ([], "P3")


def test_dix_points_ten_to_win():
    def run(carried: str):
        return match(
            "deal 2 dealer P1\ncontract P2 41\nsummary P2 41\n",
            "comptoir",
            **PLAYERS[2],
            Rules="dix-points",
            Carried=carried,
        ).verdict.winner

    assert [run("P2 8"), run("P2 9"), run("P2 10 P1 10")] == [None, "P2", "P2"]


def test_a_contre_written_with_a_contract_is_named():
    found = comptoir("contract P2 41 contre\nsummary P2 41\n").one("E110")
    assert (found.facts["call"], found.facts["level"], found.article) == ("41", "contre", "K-2.4")
    assert "level" not in comptoir("contract P2 41H\nsummary P2 41\n").one("E110").facts


def test_a_dealer_who_does_not_sit_at_the_table_is_one_message():
    judged = match("deal 1 dealer N\nauction\n  P2: pass\n", "comptoir", **PLAYERS[3])
    assert judged.deals[0].codes == ["N111"]
    misdealt = match("deal 1 dealer N\nmisdeal\n", "comptoir", **PLAYERS[3])
    assert misdealt.deals[0].errors == ["D104"]


def test_a_result_of_others_than_the_players_is_one_message():
    judged = match(f"deal 1 dealer P1\n{HANDS}{auction('41')}{TRICKS}", "comptoir", **PLAYERS[3], Result="NS 5")
    assert judged.codes == ["N111"]


@pytest.mark.parametrize(
    ("points", "facts"),
    [
        ("P2 200", {"fault": "points_high", "expected": 152}),
        ("P2 100 P1 53", {"fault": "points_high", "expected": 152, "sum": 153}),
        ("P2 1", {"fault": "points_cards"}),
    ],
)
def test_points_that_cannot_be_say_what_could(points, facts):
    found = comptoir(f"contract P2 41\nsummary {points}\n").one("M301").facts
    assert {name: value for name, value in found.items() if name != "points"} == facts
