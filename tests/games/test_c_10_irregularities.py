"""C-10: misdeals, revokes, penalties, decisions, a player who lays down; and what contradicts itself."""

import pytest

from sheets import deal, dealt, match

SHEET = "contract N 100H\nsummary NS 110\n"
HANDS = dealt(
    N="HK HQ H7 SA S10 DA D10 CA",
    W="H8 H9 SK SQ D7 D8 C7 C8",
    S="HJ HA H10 S7 S8 D9 DJ C9",
    E="S9 SJ DQ DK CJ CQ CK C10",
)
REVOKE = HANDS + "contract N 80H\ntricks\n1. W: SK C9 S9 SA\n"
"""South, who holds spades, does not follow."""


# C-10.1


def test_c_10_1_an_illegal_card_refuses_the_deal_and_totals_are_unknown_from_there_on():
    judged = match(
        "deal 1 dealer N\n" + REVOKE + "\ndeal 2 dealer W\n" + SHEET + "total NS 110 EW 52\n\ndeal 3\n" + SHEET
    )
    assert judged.statuses == ["refused", "partial", "partial"]
    assert judged.deals[0].one("J204").seat == "S"
    assert [deal.total for deal in judged.deals] == [(None, None)] * 3
    assert judged.deals[1].codes == ["M206"]


# C-10.2


def test_c_10_2_hands_that_were_not_written_are_rebuilt_and_the_later_card_is_the_proof():
    judged = deal(
        "contract N 80H\ntricks\n1. W: SK C9 S9 SA\n2. N: DA D7 D9 DQ\n3. N: D10 D8 DJ DK\n4. N: S10 SQ S7 SJ\n"
    )
    assert judged.errors == ["J204"]
    found = judged.one("J204")
    assert found.facts["proof"] == {"card": "S7", "trick": 4}
    assert found.trick == 1


def test_c_10_2_with_incomplete_tricks_only_what_a_later_card_proves_is_judged():
    unproved = deal("contract N 80H\ntricks\n1. W: SK C9 S9 SA\n2. N: DA D7 D9 DQ\n")
    assert (unproved.status, unproved.errors) == ("unfinished", [])


# C-10.3


@pytest.mark.parametrize(
    "body", ["", HANDS, REVOKE, "contract N 85H\nsummary NS 163\n", "hands\nN: SA\n", "auction W: 75H\n"]
)
def test_c_10_3_nothing_in_a_misdeal_is_judged(body):
    judged = deal(body + "misdeal\nscore NS 0 EW 0")
    assert (judged.status, judged.score) == ("void", (0, 0))
    assert judged.codes == ["R107"]


def test_c_10_3_a_penalty_counts_in_a_misdeal():
    judged = deal("misdeal\npenalty NS 160\nscore NS 0 EW 160\ntotal NS 0 EW 160")
    assert (judged.status, judged.score, judged.total) == ("void", (0, 160), (0, 160))
    assert deal("misdeal\npenalty NS -100").score == (-100, 0)


def test_c_10_3_a_wrong_score_of_a_misdeal_is_contested():
    judged = deal("misdeal\nscore NS 110 EW 52")
    assert (judged.status, judged.errors, judged.score) == ("contested", ["M201"], (0, 0))


# C-10.4, as `report` has it


def test_c_10_4_a_revoke_that_happened_is_noted_and_the_deal_stays_refused():
    judged = deal(REVOKE + "revoke S trick 1")
    assert judged.status == "refused"
    assert judged.errors == ["J204"]
    assert judged.one("R102").article == "C-10.4"


@pytest.mark.parametrize(
    ("body", "line"),
    [
        (REVOKE, "revoke S trick 2"),
        (REVOKE, "revoke E trick 1"),
        (SHEET, "revoke S trick 1"),
        ("auction W: pass S: pass E: pass N: pass\n", "revoke S trick 1"),
    ],
)
def test_c_10_4_a_revoke_that_did_not_happen_is_an_error(body, line):
    judged = deal(body + line)
    assert judged.status == "refused"
    assert "R101" in judged.errors


# C-10.5


@pytest.mark.parametrize(
    ("lines", "score", "terms"),
    [
        ("penalty NS 160", (110, 212), {"NS": [("T", 110)], "EW": [("D", 52), ("penalty", 160)]}),
        ("penalty EW 160", (270, 52), {"NS": [("T", 110), ("penalty", 160)], "EW": [("D", 52)]}),
        ("penalty NS -100", (10, 52), {"NS": [("T", 110), ("penalty", -100)], "EW": [("D", 52)]}),
        ("penalty NS -200", (-90, 52), {"NS": [("T", 110), ("penalty", -200)], "EW": [("D", 52)]}),
        (
            "penalty NS 10\npenalty NS 20\npenalty EW -5",
            (110, 77),
            {"NS": [("T", 110)], "EW": [("D", 52), ("penalty", 25)]},
        ),
        ("penalty NS 0", (110, 52), {"NS": [("T", 110)], "EW": [("D", 52)]}),
    ],
)
def test_c_10_5_penalties(lines, score, terms):
    judged = deal(SHEET + lines)
    assert judged.score == score
    assert judged.total == score
    assert {party: list(own) for party, own in judged.verdict.terms.items()} == terms


def test_c_10_5_a_penalty_counts_for_the_end_of_the_match():
    ended = match("deal 1 dealer N\n" + SHEET + "penalty EW 90", Target="200")
    assert ended.verdict.winner == "NS"
    assert match("deal 1 dealer N\n" + SHEET + "penalty EW 89", Target="200").verdict.winner is None


def test_c_10_5_a_penalty_in_a_passed_out_deal():
    judged = deal("auction W: pass S: pass E: pass N: pass\npenalty NS 160")
    assert (judged.status, judged.score) == ("void", (0, 160))


def test_c_10_5_no_penalty_makes_a_refused_or_unfinished_deal_count():
    assert deal(REVOKE + "penalty NS 160").score is None
    assert deal("contract N 100H\npenalty NS 160").status == "unfinished"
    assert deal("contract N 100H\npenalty NS 160").score is None


# C-10.6


def test_c_10_6_the_arbiters_score_stands_beside_what_the_cards_give():
    judged = deal(SHEET + "ruling NS 0 EW 262\nscore NS 0 EW 262\ntotal NS 0 EW 262")
    assert (judged.status, judged.score, judged.total) == ("partial", (0, 262), (0, 262))
    assert judged.one("R103").facts == {"ruling": {"NS": 0, "EW": 262}, "computed": {"NS": 110, "EW": 52}}
    assert judged.verdict.terms["EW"] == (("ruling", 262),)


@pytest.mark.parametrize(
    "body",
    [
        REVOKE,
        HANDS + "contract N 80H\ntricks\n1. W: SA",
        "auction W: 80H S: 80S E: pass N: pass\nsummary NS 110\n",
        "hands\nN: S A\nW: S K\nS: S Q\nE: S J\n" + SHEET,
        "contract N 80H\n",
        "",
    ],
)
def test_c_10_6_whatever_was_played_or_however(body):
    judged = deal(body + "\nruling NS 0 EW 262")
    assert (judged.status, judged.score, judged.errors) == ("partial", (0, 262), [])


def test_c_10_6_illegal_acts_become_notes():
    judged = deal(REVOKE + "ruling NS 0 EW 262")
    assert judged.one("J204").severity == "note"


def test_c_10_6_a_penalty_comes_after_the_ruling():
    judged = deal(SHEET + "penalty NS 10\nruling NS 0 EW 262")
    assert judged.verdict.terms["EW"] == (("ruling", 262), ("penalty", 10))
    assert judged.score == (0, 272)


def test_c_10_6_a_score_that_is_not_the_arbiters_is_contested():
    judged = deal(SHEET + "ruling NS 0 EW 262\nscore NS 110 EW 52")
    assert (judged.status, judged.errors) == ("contested", ["M201"])


def test_c_10_6_what_cannot_be_read_is_an_error_all_the_same():
    assert deal("auction W: 80Q S: pass\nruling NS 0 EW 262").status == "refused"


# C-10.7


def test_c_10_7_the_rest_goes_to_the_side_of_the_player_who_lays_down():
    judged = deal(HANDS + "contract N 80H\ntricks\n1. W: C7 C9 CK CA\nclaim N\nscore NS 272 EW 0")
    assert (judged.status, judged.score) == ("partial", (272, 0))  # every trick so far: capot, and the belote in hand
    assert (judged.verdict.capot, judged.verdict.generale) == (True, False)
    assert judged.one("R104").seat == "N"


def test_c_10_7_no_capot_when_the_others_have_a_trick():
    judged = deal(HANDS + "contract N 80H\ntricks\n1. W: SK S7 S9 SA\n2. N: CA C7 C9 CJ\nclaim E")
    assert judged.verdict.points == {"NS": 28, "EW": 134}
    assert judged.verdict.capot is False
    assert tuple(judged.verdict.tricks_won.values()) == (2, 6)
    assert sum(judged.verdict.points.values()) == 162


def test_c_10_7_a_trick_in_the_middle_goes_with_the_rest():
    judged = deal(HANDS + "contract N 80H\ntricks\n1. W: SK S7 S9 SA\n2. N: CA C7\nclaim N")
    assert judged.errors == []
    assert judged.score == (272, 0)


def test_c_10_7_hands_need_not_be_known():
    judged = deal("contract N 80H\ntricks\n1. W: SK S7 S9 SA\nclaim N")
    assert (judged.status, judged.score) == ("partial", (252, 0))


def test_c_10_7_nothing_is_left_to_claim_after_the_last_trick(examples):
    judged = deal(examples["1"] + "\nclaim N")
    assert judged.errors == ["R106"]
    assert judged.status == "refused"


def test_c_10_7_an_illegal_card_before_it_refuses_the_deal():
    judged = deal(REVOKE + "claim N")
    assert (judged.status, judged.score) == ("refused", None)
    stopped = deal(HANDS + "contract N 80H\ntricks\n1. W: SA S7 S9 S10\nclaim N")
    assert (stopped.status, stopped.score) == ("refused", None)


# litige


def test_c_7_4_a_dispute_is_lost_by_the_takers_whatever_was_counted():
    judged = deal(SHEET + "dispute\nscore NS 0 EW 214")
    assert (judged.status, judged.score, judged.verdict.made) == ("partial", (0, 214), False)
    assert judged.one("R108").article == "C-7.4"


def test_c_7_4_it_heals_no_illegal_card():
    assert deal(REVOKE + "dispute").status == "refused"


@pytest.mark.parametrize(("level", "score"), [("", (0, 162)), (" contre", (0, 362)), (" surcontre", (0, 562))])
def test_c_8_8_without_a_count_of_tricks_d_is_0(level, score):
    assert deal(f"contract N 100H{level}\ndispute").score == score


def test_a_dispute_needs_a_contract():
    assert deal("dispute").errors == ["D401"]
    assert deal("auction W: pass S: pass E: pass N: pass\ndispute").errors == ["D402"]


# lines that exclude each other


@pytest.mark.parametrize(
    "lines",
    [
        "misdeal\nruling NS 0 EW 262",
        "misdeal\ndispute",
        "misdeal\nclaim N",
        "misdeal\nmisdeal",
        "dispute\ndispute",
        "ruling NS 0 EW 262\nruling NS 0 EW 262",
        "claim N\nclaim S",
        "misdeal\nrevoke N trick 1",
    ],
)
def test_lines_that_contradict_each_other(lines):
    judged = deal(SHEET + lines)
    assert judged.status == "refused"
    assert "R105" in judged.errors
