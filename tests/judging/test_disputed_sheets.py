"""A disputed sheet under every rule set: which give it, which come nearest, and what explains the rest."""

import io

import pytest

from referee.judging.dispute import MatchDispute, dispute_items
from referee.judging.rulesets import RulesChoice, prepare
from referee.reader import read
from referee.report.disputes.model import match_model
from referee.rules.load import load, names
from referee.verdict.dispute import MatchDispute as Model

TRIED = {game: [prepare(load(name, game)) for name in names(game)] for game in ("contree", "comptoir")}


def disputes(text, language="en"):
    items = read(io.BytesIO(text.encode()))
    found = [one for one in dispute_items(items, TRIED, RulesChoice()) if isinstance(one, MatchDispute)]
    return [match_model(one, language) for one in found]


def dispute(body, rules="seed", tags=""):
    (one,) = disputes(f'[Game "contree"]\n[Rules "{rules}"]\n{tags}\n{body}\n')
    return one


def sheet(contract, summary, score, header="deal 1 dealer N"):
    return f"{header}\ncontract {contract}\nsummary {summary}\nscore {score}\n"


def explained(model: Model, rules="seed"):
    (deal,) = model.deals
    under = next(one for one in deal.under if one.rules == rules)
    return [(one.cause, one.facts) for one in under.explanations]


@pytest.mark.parametrize(
    ("contract", "summary", "score", "exact"),
    [
        ("N 100H", "NS 110", "NS 110 EW 52", {"seed"}),
        ("N 100H", "NS 110", "NS 210 EW 52", {"seed-coherent", "bga"}),
        ("N 100H contre", "NS 110", "NS 420 EW 0", {"bga"}),
        ("N 100H contre", "NS 110", "NS 310 EW 0", {"seed", "seed-coherent"}),
        ("N 100H", "NS 110", "NS 100 EW 0", {"bga-annonce", "ascee2a"}),
        ("N 100H", "NS 110", "NS 123 EW 45", set()),
    ],
)
def test_the_rule_sets_that_give_a_sheet_are_named(contract, summary, score, exact):
    model = dispute(sheet(contract, summary, score))
    assert set(model.exact) == exact
    assert {one.rules.name for one in model.rule_sets if one.exact} == exact


def test_where_none_gives_it_the_nearest_are_named():
    model = dispute(sheet("N 100H", "NS 110", "NS 111 EW 52"))
    assert model.exact == ()
    assert set(model.nearest) == {"ffb2016-faits", "seed"} - {"ffb2016-faits"}
    nearest = next(one for one in model.rule_sets if one.rules.name == "seed")
    assert (nearest.wrong, nearest.gap) == (1, 1)


@pytest.mark.parametrize(
    ("contract", "summary", "score", "cause", "facts"),
    [
        ("N 100H", "NS 90 belote NS", "NS 0 EW 254", "belote", {"how": "moved", "party": "NS"}),
        ("N 100H", "NS 110 belote NS", "NS 110 EW 52", "belote", {"how": "missing", "party": "NS"}),
        ("N 100H", "NS 110", "NS 110 EW 72", "belote", {"how": "added", "party": "EW"}),
        ("N 100H", "NS 110", "NS 120 EW 42", "last_trick", {"how": "moved"}),
        ("N 100H", "NS 252", "NS 162 EW 0", "capot_bonus", {}),
        ("N 100H contre", "NS 110", "NS 110 EW 0", "contract_missing", {}),
        ("N 100H", "NS 110", "NS 210 EW 52", "contract_added", {}),
        ("N 100H contre", "NS 110", "NS 210 EW 0", "contract_times", {"times": 1, "due": 2}),
        ("N 100H contre", "NS 90", "NS 0 EW 262", "contract_times", {"times": 1, "due": 2}),
        ("N 100H contre", "NS 110", "NS 410 EW 0", "contract_times", {"times": 3, "due": 2}),
        ("N 100H", "NS 162 EW 0 tricks NS 7", "NS 252 EW 0", "capot_bonus", {"how": "added"}),
        ("N 110 AT", "NS 120 belote NS 2", "NS 140 EW 42", "belote", {"how": "missing_one", "party": "NS"}),
        ("N 110 AT", "NS 120 belote NS 2", "NS 140 EW 62", "belote", {"how": "moved_one", "party": "NS"}),
        ("N 110 AT", "NS 120 belote NS 2", "NS 120 EW 42", "belote", {"how": "missing_all", "party": "NS"}),
        ("N 100H", "NS 110", "NS 510 EW 0", "level", {"level": 4}),
        ("N 100H", "NS 112", "NS 110 EW 50", "rounding", {"how": "added"}),
        ("N 100H", "NS 110", "NS 52 EW 110", "sides_swapped", {}),
        ("N 100H", "NS 110", "NS 0 EW 214", "result_reversed", {}),
    ],
)
def test_what_would_explain_a_sheet(contract, summary, score, cause, facts):
    assert (cause, facts) in explained(dispute(sheet(contract, summary, score)))


def test_a_contract_counted_in_its_line_is_not_said_to_be_added():
    causes = [cause for cause, _ in explained(dispute(sheet("N 100H contre", "NS 110", "NS 410 EW 0")))]
    assert "contract_added" not in causes


def test_the_belote_is_likelier_than_a_trick_and_each_cause_is_told_once():
    causes = explained(dispute(sheet("N 100H", "NS 110 belote NS", "NS 110 EW 52")))
    assert causes[0] == ("belote", {"how": "missing", "party": "NS"})
    assert len({str(cause) for cause in causes}) == len(causes)


def test_what_a_rule_set_forbids_is_told_apart_and_the_score_is_marked_all_the_same():
    model = dispute(sheet("N 170H", "NS 130", "NS 0 EW 194"), "bga")
    (deal,) = model.deals
    under = {one.rules: one for one in deal.under}
    assert under["bga"].legal
    assert not under["seed"].legal
    assert [found.code for found in under["seed"].illegal] == ["E110"]
    assert under["seed"].score == {"NS": 0, "EW": 194}
    assert model.exact == ("seed",)


def test_totals_go_on_from_what_was_marked_whatever_was_illegal():
    body = (
        sheet("N 170H", "NS 130", "NS 0 EW 194")
        + "\n"
        + sheet("E 80H", "EW 90", "NS 72 EW 90\ntotal NS 72 EW 284", "deal 2")
    )
    model = dispute(body)
    assert model.exact == ("seed",)
    assert model.deals[1].under[0].total is not None


def test_a_match_is_told_deal_by_deal_with_where_rule_sets_part_from_it():
    body = sheet("N 100H contre", "NS 110", "NS 310 EW 0") + "\n" + sheet("N 100H", "NS 110", "NS 210 EW 52", "deal 2")
    model = dispute(body)
    assert model.exact == ("seed-coherent",)
    parts = {one.rules.name: one.parts_at for one in model.rule_sets}
    assert parts["seed-coherent"] is None
    assert parts["seed"] == 2
    assert parts["bga"] == 1


def test_a_total_that_is_wrong_from_a_deal_on_is_told_at_that_deal():
    body = sheet("N 100H", "NS 110", "NS 110 EW 52\ntotal NS 110 EW 62") + "\n"
    body += sheet("N 100H", "NS 110", "NS 110 EW 52\ntotal NS 220 EW 114", "deal 2")
    model = dispute(body)
    seed = [next(one for one in deal.under if one.rules == "seed") for deal in model.deals]
    assert [[found.code for found in one.wrong] for one in seed] == [["M202"], []]


def test_the_result_of_a_match_is_claimed_too():
    body = sheet("N 100H", "NS 110", "NS 110 EW 52")
    assert dispute(body, tags='[Result "NS 110 EW 52"]\n').exact == ("seed",)
    wrong = dispute(body, tags='[Result "NS 110 EW 53"]\n')
    assert wrong.exact == ()
    assert next(one.result.code for one in wrong.rule_sets if one.rules.name == "seed") == "M204"


def test_a_sheet_that_claims_nothing_is_counted_under_each():
    model = dispute("deal 1 dealer N\ncontract N 100H\nsummary NS 110")
    assert (model.claims, model.exact, model.nearest) == (False, (), ())
    assert all(under.score for under in model.deals[0].under)


def test_a_score_that_no_rule_set_can_compute_is_no_agreement():
    model = dispute("deal 1 dealer N\ncontract N 100H\nsummary NS 163\nscore NS 110 EW 52")
    assert model.exact == ()
    assert all(one.unknown == 1 for one in model.rule_sets)


def test_comptoir_has_rule_sets_of_its_own():
    text = '[Game "comptoir"]\n[P1 "a"]\n[P2 "b"]\n[P3 "c"]\n\ndeal 1 dealer P1\ncontract P2 41\nsummary P2 40\nscore P1 1 P3 1\n'
    (model,) = disputes(text)
    assert {one.rules.name for one in model.rule_sets} == set(names("comptoir"))
    assert set(model.exact) == set(names("comptoir"))


def test_a_match_of_an_unknown_game_is_tried_under_none():
    (model,) = disputes('[Game "tarot"]\n\ndeal 1 dealer N\n')
    assert model.rule_sets == ()


def test_every_sentence_is_there_in_both_languages():
    from referee.report.disputes.words import _CAUSES, LABELS

    assert set(LABELS["fr"]) == set(LABELS["en"])
    assert set(_CAUSES["fr"]) == set(_CAUSES["en"])


def test_the_deal_that_ends_a_match_is_explained_by_its_own_rounding():
    tags = '[Carried "NS 1797 EW 900"]\n'
    header = "deal 5 dealer N"
    rounded = dispute(sheet("N 100H", "NS 104", "NS 200 EW 60", header), "cannes2016", tags)
    assert explained(rounded, "cannes2016")[0] == ("rounding", {"how": "added"})
    forgotten = dispute(sheet("N 100H", "NS 104 belote NS", "NS 204 EW 58", header), "cannes2016", tags)
    assert explained(forgotten, "cannes2016")[0] == ("belote", {"how": "missing", "party": "NS"})
