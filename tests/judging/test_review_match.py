"""What a match rests on outside its deals: nothing written there passes unjudged, whatever it was read from."""

import json

import pytest

from referee.api import dumps, judge, loads
from sheets import match

SHEET = "deal 1 dealer N\ncontract E 100H\nsummary EW 110\nscore NS 52 EW 110\n"
THREE = {"P1": "a", "P2": "b", "P3": "c"}


def as_json(change, text=SHEET, game="contree", **tags):
    """Judge a sheet given as JSON, once changed; gives the verdict on its file and all its codes."""
    head = "".join(f'[{name} "{value}"]\n' for name, value in {"Game": game, **tags}.items())
    document = json.loads(dumps(loads(f"{head}\n{text}"), "json"))
    change(document["matches"][0])
    verdict = judge(loads(json.dumps(document), "json"))
    (one,) = verdict.matches
    return verdict.status.value, [said.code for part in (one, *one.deals) for said in part.diagnostics]


def tag(name, value):
    return lambda record: record["tags"].append({"name": name, "value": value})


def deal(**parts):
    return lambda record: record["deals"][0].update(parts)


@pytest.mark.parametrize(
    ("name", "value"),
    [("Target", "a thousand"), ("Target", "0"), ("Deals", "-1"), ("Carried", "?"), ("Result", "NS 52 EO 110")],
)
def test_a_tag_that_cannot_be_read_is_refused_in_json_as_in_text(name, value):
    assert as_json(tag(name, value)) == ("refused", ["N106"])
    judged = match(SHEET, **{name: value})
    assert (judged.verdict.status, judged.codes) == ("refused", ["N106"])


def test_a_tag_repeated_in_json_is_refused():
    assert as_json(tag("Target", "1000"), Target="500") == ("refused", ["N103"])


@pytest.mark.parametrize("name", ["Règles", "rules", "Objectif", "RÉSULTAT"])
def test_a_known_tag_has_its_english_name_in_json(name):
    assert as_json(tag(name, "1"))[1] == ["S202"]


def test_an_unknown_tag_is_kept():
    assert as_json(tag("Arbitre", "1")) == ("partial", [])


def test_an_empty_name_of_rules_is_no_default():
    judged = match(SHEET, Rules="")
    assert (judged.statuses, judged.codes) == (["refused"], ["N105"])


@pytest.mark.parametrize("name", ["Carried", "Result"])
def test_figures_of_tags_are_those_of_the_table(name):
    assert match(SHEET, **{name: "P1 6"}).codes == ["N111"]
    sheet = "deal 1 dealer P1\ncontract P2 41\nsummary P2 41\nscore P2 1\n"
    assert match(sheet, "comptoir", **THREE, **{name: "P2 1 P4 0"}).codes == ["N111"]


def test_a_game_that_is_not_known_is_said_in_json():
    assert as_json(lambda record: record.update(game=None)) == ("refused", ["S202"])


@pytest.mark.parametrize(
    "parts",
    [
        {"summary": {}},
        {"summary": {"points": {}}},
        {"score": {}},
        {"total": {}},
        {"rulings": [{"kind": "ruling", "score": {}}]},
    ],
)
def test_a_part_that_says_nothing_is_refused_in_json(parts):
    assert as_json(deal(**parts)) == ("refused", ["S202"])


@pytest.mark.parametrize(("carried", "late"), [("NS 990 EW 500", False), ("NS 1000 EW 500", True)])
def test_c_9_3_a_match_carried_over_its_target_is_over(carried, late):
    (played,) = match("deal 7 dealer N\ncontract E 100H\nsummary EW 110\n", Carried=carried, Target="1000").deals
    assert (played.errors == ["D301"]) is late


def test_c_9_2_a_match_carried_level_at_its_target_goes_on():
    judged = match("deal 7 dealer N\ncontract E 100H\nsummary EW 110\n", Carried="NS 1000 EW 1000", Target="1000")
    assert (judged.deals[0].errors, judged.verdict.winner) == ([], "EW")


@pytest.mark.parametrize(("first", "late"), [(4, False), (5, True)])
def test_c_9_3_a_number_of_deals_counts_those_before(first, late):
    (played,) = match(f"deal {first} dealer N\ncontract E 100H\nsummary EW 110\n", Carried="NS 1 EW 2", Deals="4").deals
    assert (played.errors == ["D301"]) is late


def test_k_5_3_and_k_5_4():
    sheet = "deal 9 dealer P1\ncontract P2 41\nsummary P2 40\n"
    tied = match(sheet, "comptoir", **THREE, Carried="P1 5 P3 5")
    assert (tied.verdict.total, tied.verdict.winner) == ({"P1": 6, "P2": 0, "P3": 6}, None)
    assert match(sheet, "comptoir", **THREE, Carried="P1 6 P3 5").deals[0].errors == ["D301"]


@pytest.mark.parametrize("number", [0, -1])
def test_numbers_start_from_one(number):
    assert match(SHEET.replace("deal 1", f"deal {number}")).deals[0].errors == ["D101"]


def test_the_players_are_those_whom_the_first_deal_names_winners_of_tricks_among_them():
    tricks = "tricks\n 1. P2: HJ H9 HA\n 2. P2: SA SK S7\n 3. P2: S10 H8 DJ => P3 12\n 4. CQ CA C9\n"
    judged = match(f"deal 1 dealer P1\ncontract P2 41\n{tricks}score P2 1\n", "comptoir")
    assert (judged.statuses, judged.verdict.total) == (["partial"], {"P1": 0, "P2": 1, "P3": 0})


def test_k_5_1_no_trick_no_points():
    judged = match("deal 1 dealer P1\ncontract P2 1\nsummary tricks P3 8\n", "comptoir", **THREE).deals[0]
    assert judged.score == (1, 0, 1)


def test_c_10_7_nothing_is_left_to_claim_after_a_summary():
    judged = match(SHEET.replace("score", "claim N\nscore")).deals[0]
    assert (judged.errors, judged.status) == (["R106"], "refused")
