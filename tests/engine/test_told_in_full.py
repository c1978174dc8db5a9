"""What a finding says beside its code: its place in the record, its article, its player and its facts, to the last of them."""

from types import SimpleNamespace

import pytest

from referee.engine.claims import check_result
from referee.engine.contract import Contract
from referee.engine.counted import check_count
from referee.engine.tally import Settlement, Tally
from referee.games.compose import compose
from referee.kernel.calls import parse_bid
from referee.kernel.table import CONTREE_TABLE, comptoir_table
from referee.rules.load import load
from sheets import deal, dealt, match

THREE = {"P1": "a", "P2": "b", "P3": "c"}


def told(finding):
    return finding.path, finding.article, finding.seat, finding.facts


def test_the_count_of_a_program_is_told_in_numbers_exact_thirds_as_text_and_what_is_not_known_as_such():
    count = SimpleNamespace(points={"NS": 100, "EW": None}, result="failed")
    settlement = Settlement(True, (0, 0), ((), ()), article="C-8.1")
    for points, shown in (((81, 81), (81, 81)), ((81, None), (81, None))):
        points_wrong, result_wrong = check_count(count, Tally(points, (4, 4), (0, 0)), settlement, CONTREE_TABLE)
        assert points_wrong.path == ("count", "points")
        assert points_wrong.facts == {"claimed": count.points, "computed": dict(zip(("NS", "EW"), shown, strict=True))}
        assert told(result_wrong) == (("count", "result"), "C-8.1", None, {"claimed": "failed", "computed": "made"})


def test_a_result_that_is_wrong_is_found_among_the_tags():
    found = check_result({"NS": 62, "EW": 100}, (100, 62), (100, 62), CONTREE_TABLE, "C-9.1")
    facts = {"claimed": {"NS": 62, "EW": 100}, "computed": {"NS": 100, "EW": 62}, "cause": "sides_swapped"}
    assert (found.code, *told(found)) == ("M204", ("tags",), "C-9.1", None, facts)


# C-10.6: decisions


DECIDED = "contract N 80H\nsummary NS 100\nruling NS 0 EW 262\n"


def test_c_10_6_a_score_claimed_against_the_decision_is_wrong_by_its_article():
    found = deal(DECIDED + "score NS 100 EW 62\n").one("M201")
    assert (found.article, found.facts["cause"]) == ("C-10.6", "ruling")


def test_c_10_6_what_was_but_a_warning_stays_one():
    tricks = "tricks\n1. W: H8 H9 H10 HK\n2. S: H7 HA HQ HJ\n"
    found = deal("contract N 80H\n" + tricks + "ruling NS 0 EW 262\n").one("J301")
    assert (found.severity, found.seat, found.trick) == (None, "N", 1)


@pytest.mark.parametrize(("ruling", "scores"), [("NS 0 EW 262", (0, 422)), ("NS 100 EW 62", (260, 62))])
def test_c_7_2_points_that_were_held_go_to_whom_the_decision_gives_the_most(ruling, scores):
    equal = "deal 1 dealer N\ncontract N 80H\nsummary NS 81\n\n"
    body = f"{equal}deal 2\ncontract N 100H\nsummary NS 110\nruling {ruling}\n"
    assert match(body, Rules="ffb-coinche-2015").deals[1].score == scores


def test_c_7_2_a_decision_without_a_winner_leaves_them_waiting():
    equal = "deal 1 dealer N\ncontract N 80H\nsummary NS 81\n\n"
    body = f"{equal}deal 2\ncontract N 100H\nsummary NS 110\nruling NS 50 EW 50\n\ndeal 3\ncontract N 100H\nsummary NS 110\n"
    assert [one.score for one in match(body, Rules="ffb-coinche-2015").deals[1:]] == [(50, 50), (210 + 160, 50)]


def test_c_7_2_held_points_that_were_left_out_of_the_score_are_the_slip():
    body = "deal 1 dealer N\ncontract N 80H\nsummary NS 81\n\ndeal 2\ncontract N 100H\nsummary NS 110\nscore NS 210 EW 50\n"
    assert match(body, Rules="ffb-coinche-2015").deals[1].one("M201").facts["cause"] == "held"


def test_c_10_5_a_penalty_comes_after_the_points_that_were_held():
    body = "deal 1 dealer N\ncontract N 80H\nsummary NS 81\n\ndeal 2\ncontract N 100H\nsummary NS 110\npenalty EW 30\n"
    (_, second) = match(body, Rules="ffb-coinche-2015").deals
    assert [name for name, _ in second.verdict.terms["NS"]][-2:] == ["held", "penalty"]


# C-1.5, C-4


def test_c_1_5_a_ninth_trick_is_one_too_many_whatever_cards_it_repeats():
    suits = [[f"{suit}{rank}" for suit in "SHDC"] for rank in ("A", "10", "K", "Q", "J", "9", "8", "7")]
    tricks = "\n".join(f"{number}. N: {' '.join(cards)}" for number, cards in enumerate([*suits, suits[0]], 1))
    judged = deal("deal 1 dealer E\ncontract N 80 NT\ntricks\n" + tricks + "\n")
    assert judged.one("J106").facts == {"count": 9, "expected": 8}


def test_c_2_2_a_bid_needs_its_denomination():
    bids = compose(load("seed", "contree")).bids
    assert bids.fault(parse_bid("80")) == ("E104", "C-2.2")
    assert bids.fault(parse_bid("80NT")) is None


def test_c_8_7_rounding_is_a_term_of_its_own():
    judged = deal("contract N 100H\nsummary NS 112\n", Rules="ffb2016-faits")
    assert [list(terms) for terms in judged.verdict.terms.values()] == [[("T", 112), ("rounding", -2)], [("D", 50)]]


@pytest.mark.parametrize(("claim", "codes"), [("NS 252 EW 0", []), ("NS 0 EW 162", []), ("NS 251 EW 0", ["M207"])])
def test_a_capot_of_which_no_points_are_known_can_have_been_made(claim, codes):
    judged = deal(f"contract N capot H\nsummary belote NS 0\nscore {claim}\n")
    assert [code for code in judged.codes if code == "M207"] == codes


def test_c_6_3_a_generale_that_the_points_exclude():
    found = deal("contract N 80H\nsummary NS 252 generale N\n").one("M304")
    assert told(found)[:2] == (("summary", "generale"), "C-6.3")
    assert found.facts == {"what": "generale_points"}


# Comptoir


def comptoir(body, **tags):
    return deal(body, "comptoir", **THREE, **tags)


def test_k_2_4_a_call_of_contree_counts_for_nothing():
    judged = comptoir(dealt(tuple(THREE), 3) + "auction\nP2: 80H P3: 10 P1: pass\n")
    assert [code for code in judged.codes if code.startswith("E")] == ["E104"]


def test_k_2_4_a_contract_of_contree_names_its_taker_and_what_could_be_bid():
    found = comptoir("contract P2 80H contre\n").one("E110")
    assert told(found) == (("contract",), "K-2.4", "P2", {"call": "80H", "legal": ["1"], "level": "contre"})


def test_k_1_2_a_card_dealt_twice_is_against_the_pack_of_comptoir():
    judged = comptoir(dealt(tuple(THREE), 2, P1="SA SK", P2="SA SQ"))
    assert judged.one("D203").article == "K-1.2"


def test_k_3_1_points_of_a_trick():
    hands = dealt(tuple(THREE), 1, P1="HA", P2="HJ", P3="H9")
    found = comptoir(hands + "auction\nP2: 25 P3: pass P1: pass\ntricks\n1. P2: HJ H9 HA => 44\n").one("M102")
    assert (found.article, found.facts["computed"]) == ("K-3.1", 45)


@pytest.mark.parametrize(
    ("summary", "code", "path", "facts"),
    [
        ("P2 20 tricks P2 9", "M302", "tricks", {"tricks": {"P2": 9}, "expected": 8}),
        ("P2 40 belote P2 2", "M303", "belotes", {"belotes": {"P2": 2}, "expected": 1}),
    ],
)
def test_k_5_1_figures_of_a_summary_that_cannot_be(summary, code, path, facts):
    found = comptoir(f"contract P2 25\nsummary {summary}\n", Rules="dix-points").one(code)
    assert told(found) == (("summary", path), "K-5.1", None, facts)


def test_k_5_2_a_result_that_its_points_exclude():
    count = SimpleNamespace(tricks=None, belotes=None, generale=None, points={"P2": 20}, result="made")
    _, (found,) = compose(load("seed", "comptoir")).summary(
        count, comptoir_table(3), Contract(1, parse_bid("25"), 25, 25)
    )
    assert told(found) == (("summary", "result"), None, None, {"what": "result_points"})


@pytest.mark.parametrize(
    ("claim", "codes"), [("P2 1", []), ("P1 1 P3 1", []), ("P2 2", ["M207"]), ("P1 1 P2 1", ["M207"])]
)
def test_k_5_2_a_deal_of_which_no_points_are_known_is_made_or_not(claim, codes):
    judged = comptoir(f"contract P2 25\nsummary tricks P2 2 P1 1\nscore {claim}\n")
    assert [code for code in judged.codes if code == "M207"] == codes
