"""C-1.4 and C-9: dealers, numbers, totals, and the end of a match."""

import pytest

from sheets import match

MADE = "contract N 100H\nsummary NS 110\n"  # 110 to 52
EQUAL = "contract N 100H\nsummary NS 110\nruling NS 50 EW 50\n"
PASSED = "auction pass pass pass pass\n"


def deals(*bodies: str, first: int = 1, **tags: str):
    """Judge deals numbered from ``first``, dealt in turn from North on."""
    text = ""
    for place, body in enumerate(bodies):
        text += f"deal {first + place} dealer {'NWSE'[place % 4]}\n{body}\n"
    return match(text, **tags)


def totals(judged) -> list[tuple[int | None, ...]]:
    return [deal.total for deal in judged.deals]


# C-1.4


def test_c_1_4_the_deal_passes_in_order_of_play_passed_out_deals_included():
    judged = deals(MADE, PASSED, MADE, MADE, MADE)
    assert judged.statuses == ["partial", "void", "partial", "partial", "partial"]
    assert [deal.verdict.dealer for deal in judged.deals] == list("NWSEN")


def test_c_1_4_number_and_dealer_follow_where_they_are_left_out():
    judged = match(f"deal 4 dealer S\n{MADE}\ndeal\n{MADE}\ndeal 6\n{MADE}\ndeal dealer W\n{MADE}")
    assert [(deal.verdict.number, deal.verdict.dealer) for deal in judged.deals] == [
        (4, "S"),
        (5, "E"),
        (6, "N"),
        (7, "W"),
    ]
    assert set(judged.statuses) == {"partial"}


def test_c_1_4_a_wrong_dealer_is_one_error_and_counts_from_there():
    judged = match(f"deal 1 dealer N\n{MADE}\ndeal 2 dealer E\n{MADE}\ndeal 3 dealer N\n{MADE}")
    assert judged.statuses == ["partial", "contested", "partial"]
    assert judged.deals[1].one("D102").facts == {"dealer": "E", "expected": "W"}
    assert judged.deals[1].one("D102").article == "C-1.4"
    assert totals(judged) == [(110, 52), (220, 104), (330, 156)]


@pytest.mark.parametrize(("number", "good"), [(1, True), (2, True), (3, False)])
def test_c_1_4_after_a_misdeal_the_same_player_deals_again(number, good):
    judged = match(f"deal 1 dealer N\nmisdeal\n\ndeal {number} dealer N\n{MADE}")
    assert judged.statuses == ["void", "partial" if good else "contested"]
    other = match(f"deal 1 dealer N\nmisdeal\n\ndeal {number} dealer W\n{MADE}")
    assert "D102" in other.deals[1].errors


def test_c_1_4_after_a_misdeal_dealer_and_number_follow():
    judged = match(f"deal 3 dealer S\nmisdeal\n\ndeal\n{MADE}")
    assert judged.deals[1].verdict.dealer == "S"


def test_a_number_is_repeated_only_after_a_misdeal():
    judged = match(f"deal 1 dealer N\n{PASSED}\ndeal 1 dealer W\n{MADE}")
    assert judged.deals[1].errors == ["D101"]


def test_the_first_deal_needs_number_and_dealer():
    assert match(f"deal dealer N\n{MADE}").deals[0].errors == ["D103"]
    assert match(f"deal 1\n{MADE}").deals[0].errors == ["D104"]
    assert match(f"deal 1\n{MADE}").statuses == ["refused"]


def test_a_deal_of_which_nobody_knows_the_dealer_is_not_verified(examples):
    body = examples["1"].split("\n", 1)[1]
    judged = match(f"deal 1\n{MADE}\ndeal 2\n{body}\nscore NS 110 EW 52\n")
    assert judged.statuses == ["refused", "partial"]
    assert judged.deals[1].verdict.dealer is None


# Numbers and totals


def test_a_gap_in_the_numbers_is_one_error_and_totals_are_unknown():
    judged = match(f"deal 1 dealer N\n{MADE}\ndeal 3 dealer W\n{MADE}\ndeal 4 dealer S\n{MADE}total NS 1 EW 1\n")
    assert judged.statuses == ["partial", "contested", "partial"]
    assert judged.deals[1].one("D101").facts == {"number": 3, "expected": 2}
    assert totals(judged) == [(110, 52), (None, None), (None, None)]
    assert judged.deals[2].codes == ["M206"]


def test_totals_are_unknown_where_the_record_starts_in_the_middle():
    judged = deals(MADE + "total NS 999 EW 999\n", MADE + "total NS 1 EW 2\n", first=5)
    assert judged.statuses == ["partial", "partial"]
    assert totals(judged) == [(None, None)] * 2
    assert [deal.codes for deal in judged.deals] == [["M206"], []]  # said once


def test_carried_scores_are_where_totals_start():
    judged = deals(MADE + "total NS 420 EW 604\n", first=5, Carried="NS 310 EW 552")
    assert (judged.statuses, totals(judged)) == (["partial"], [(420, 604)])
    assert deals(MADE + "total NS 110 EW 52\n", Carried="NS 310 EW 552").statuses == ["contested"]


def test_c_9_1_scores_add_up():
    judged = deals(MADE, PASSED, MADE + "penalty NS 100\ntotal NS 220 EW 204\n")
    assert totals(judged) == [(110, 52), (110, 52), (220, 204)]
    assert set(judged.statuses) == {"partial", "void"}


def test_a_wrong_total_is_contested_and_the_true_one_goes_on():
    judged = deals(MADE + "total NS 120 EW 52\n", MADE + "total NS 230 EW 104\n", MADE + "total NS 330 EW 156\n")
    assert judged.statuses == ["contested", "partial", "partial"]
    assert [deal.codes for deal in judged.deals] == [["M202"], ["M203"], []]
    assert totals(judged) == [(110, 52), (220, 104), (330, 156)]


def test_a_wrong_total_after_a_wrong_total_is_contested_again():
    judged = deals(MADE + "total NS 120 EW 52\n", MADE + "total NS 240 EW 104\n")
    assert judged.statuses == ["contested", "contested"]


def test_a_total_that_adds_a_wrong_score_is_wrong_beside_it_and_carried_on_from_there():
    judged = deals(MADE + "score NS 111 EW 52\ntotal NS 111 EW 52\n", MADE + "total NS 221 EW 104\n")
    assert [deal.codes for deal in judged.deals] == [["M201", "M202"], ["M203"]]
    assert judged.statuses == ["contested", "partial"]


def test_a_total_carried_on_over_a_score_of_one_side_is_a_note():
    judged = deals(MADE + "total NS 120 EW 52\n", MADE + "score NS 110\ntotal NS 230 EW 104\n")
    assert judged.deals[1].codes == ["M203"]


@pytest.mark.parametrize(
    ("claim", "cause"),
    [
        ("NS 52 EW 110", "sides_swapped"),
        ("NS 0 EW 0", "not_added"),
        ("NS 120 EW 52", "addition"),
        ("NS 117 EW 52", None),
    ],
)
def test_what_explains_a_wrong_total(claim, cause):
    found = deals(MADE + f"total {claim}\n").deals[0].one("M202")
    assert found.facts.get("cause") == cause
    assert found.facts["computed"] == {"NS": 110, "EW": 52}
    assert found.article == "C-9.1"


# The end


@pytest.mark.parametrize(("target", "winner"), [("219", "NS"), ("220", "NS"), ("221", None)])
def test_c_9_1_a_side_reaches_the_target_or_more(target, winner):
    assert deals(MADE, MADE, Target=target).verdict.winner == winner


@pytest.mark.parametrize(("target", "late"), [("219", True), ("220", True), ("221", False)])
def test_c_9_3_a_deal_after_the_end_is_refused(target, late):
    judged = deals(MADE, MADE, MADE, Target=target)
    assert judged.statuses[2] == ("refused" if late else "partial")
    if late:
        found = judged.deals[2].one("D301")
        assert (found.article, found.facts["target"], found.facts["total"]) == (
            "C-9.3",
            int(target),
            {"NS": 220, "EW": 104},
        )
        assert judged.verdict.total == {"NS": 220, "EW": 104}


def test_c_9_3_every_deal_after_the_end_is_refused_misdeals_too():
    judged = deals(MADE, MADE, "misdeal\n", Target="100")
    assert judged.statuses == ["partial", "refused", "refused"]


def test_c_9_2_both_reach_it_the_higher_total_wins():
    judged = deals(MADE, Carried="NS 900 EW 990", Target="1000")
    assert judged.verdict.winner == "EW"


def test_c_9_2_equal_totals_call_for_another_deal():
    judged = deals(EQUAL, EQUAL, MADE, MADE, Target="100")
    assert judged.statuses == ["partial", "partial", "partial", "refused"]
    assert judged.verdict.winner == "NS"
    assert deals(EQUAL, EQUAL, Target="100").verdict.winner is None


def test_c_9_1_a_number_of_deals():
    judged = deals(MADE, PASSED, MADE, Deals="2")
    assert judged.statuses == ["partial", "void", "refused"]
    assert judged.verdict.winner == "NS"


def test_c_9_1_a_number_of_deals_nobody_wins_on_equality():
    judged = deals(EQUAL, MADE, Deals="1")
    assert (judged.verdict.winner, judged.statuses[1]) == (None, "refused")


def test_c_9_1_a_misdeal_is_not_one_of_the_number():
    judged = match(f"deal 1 dealer N\nmisdeal\n\ndeal 1\n{MADE}\ndeal 2\n{MADE}\ndeal 3\n{MADE}", Deals="2")
    assert judged.statuses == ["void", "partial", "partial", "refused"]


def test_c_9_1_the_number_counts_from_the_first_of_the_match():
    assert deals(MADE, MADE, first=12, Deals="12", Carried="NS 0 EW 0").statuses == ["partial", "refused"]


@pytest.mark.parametrize(("target", "number", "played"), [("110", "3", 1), ("1000", "2", 2), ("300", "2", 2)])
def test_c_9_1_with_both_whichever_comes_first(target, number, played):
    judged = deals(MADE, MADE, MADE, Target=target, Deals=number)
    assert judged.statuses == ["partial"] * played + ["refused"] * (3 - played)


def test_c_9_1_with_both_equal_totals_at_the_target_and_the_number_spent():
    judged = deals(EQUAL, EQUAL, MADE, Target="100", Deals="2")
    assert (judged.verdict.winner, judged.statuses[2]) == (None, "refused")


def test_c_9_3_a_match_without_a_target_adds_up():
    assert deals(*[MADE] * 20).verdict.total == {"NS": 2200, "EW": 1040}


def test_c_9_3_where_totals_are_unknown_the_end_is_not_judged():
    judged = deals("contract N 100H\n", *[MADE] * 5, Target="200")
    assert judged.statuses == ["unfinished", *["partial"] * 5]
    assert judged.verdict.winner is None


# The result


def test_the_result_is_a_claim():
    assert deals(MADE, Result="NS 110 EW 52").verdict.status == "partial"
    wrong = deals(MADE, Result="NS 111 EW 52")
    assert (wrong.verdict.status, wrong.statuses, wrong.codes) == ("contested", ["partial"], ["M204"])
    swapped = deals(MADE, Result="NS 52 EW 110")
    assert swapped.findings[0].facts["cause"] == "sides_swapped"


def test_the_result_of_a_match_without_deals_is_judged_against_what_was_carried():
    assert match("", Carried="NS 310 EW 552", Result="NS 310 EW 552").codes == ["N109"]
    wrong = match("", Carried="NS 310 EW 552", Result="NS 1020 EW 640")
    assert wrong.verdict.status == "contested"
    assert wrong.verdict.total == {"NS": 310, "EW": 552}


def test_tags_that_cannot_be_read_refuse_the_match():
    for tags in ({"Target": "many"}, {"Target": "0"}, {"Deals": "-1"}, {"Carried": "310"}, {"Result": "we won"}):
        judged = deals(MADE, **tags)
        assert judged.verdict.status == "refused", tags


def test_a_rule_set_of_the_other_game_or_of_none():
    assert deals(MADE, Rules="comptoir/seed").codes == ["N107"]
    assert deals(MADE, Rules="adpoker").codes == ["N107"]
    assert deals(MADE, Rules="nobody-knows").codes == ["N105"]
    judged = deals(MADE + "score NS 110 EW 52\n", Rules="nobody-knows")
    assert (judged.statuses, judged.deals[0].score, judged.verdict.status) == (["refused"], None, "refused")
    assert deals(MADE, Rules="SEED").codes == []
    assert deals(MADE, Rules="contree/seed").codes == []
