"""``referee dispute`` from end to end."""

import json

import pytest
from command_line import RECORD

from referee.rules.load import names

SHEET = '[Jeu "contrée"]\n\ndonne 1 donneur N\ncontrat E 90♥ contre\nbilan EO 87 belote EO\nscore NS 0 EO {score}\n'
TWO = RECORD + "\ndonne 2 donneur O\ncontrat S 100♥\nbilan NS 110\nscore NS {score} EO 52\n"


@pytest.fixture
def write(tmp_path):
    def write(text, name="litige.bgn"):
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return write


def test_a_player_reads_who_is_right_and_what_would_explain_the_sheet(referee, write):
    told = referee("dispute", write(SHEET.format(score=267)))
    assert told.status == 1
    assert "Aucun des jeux de règles essayés ne donne cette feuille." in told.out
    assert "≠ NS 0 EO 287, écart 20: seed, seed-coherent" in told.out
    assert "1. la belote d'Est-Ouest n'a pas été comptée (seed, seed-coherent)" in told.out


def test_the_rule_set_that_the_sheet_follows_is_named(referee, write):
    told = referee("dispute", write(SHEET.format(score=394)), REFEREE_LANG="en")
    assert told.status == 0
    assert "The sheet is right under: bga." in told.out
    assert "It is wrong under the rules of the record (seed)." in told.out


def test_json_holds_all_of_it_and_follows_its_schema(referee, write):
    import jsonschema

    told = referee("dispute", "--format", "json", write(SHEET.format(score=267)))
    document = json.loads(told.out)
    schema = json.loads(referee("schema", "dispute").out)
    jsonschema.validate(document, schema)
    (match,) = document["files"][0]["matches"]
    assert match["nearest"] == ["seed", "seed-coherent"]
    assert [one["rules"]["name"] for one in match["rule_sets"]] == list(names("contree"))
    (deal,) = match["deals"]
    seed = next(under for under in deal["under"] if under["rules"] == "seed")
    assert (seed["score"], seed["agrees"], seed["gap"]) == ({"NS": 0, "EW": 287}, False, 20)
    assert seed["explanations"][0]["facts"] == {"how": "missing", "party": "EW"}


def test_a_deal_or_a_match_may_be_asked_for(referee, write):
    path = write(TWO.format(score=110))
    assert referee("dispute", path).status == 0
    told = referee("dispute", "--deal", "2", "--format", "json", write(TWO.format(score=210)))
    (match,) = json.loads(told.out)["files"][0]["matches"]
    assert [deal["number"] for deal in match["deals"]] == [2]
    assert "seed-coherent" in match["exact"]
    nothing = referee("dispute", "--deal", "3", path)
    assert (nothing.status, "donne 3" in nothing.err) == (2, True)
    assert referee("dispute", "--match", "2", path).status == 2


def test_only_some_rule_sets_may_be_tried(referee, write):
    path = write(SHEET.format(score=394))
    told = referee("dispute", "--among", "seed,contree/pagat", path)
    assert told.status == 1
    assert "bga" not in told.out
    wrong = referee("dispute", "--among", "sed", path)
    assert (wrong.status, "seed" in wrong.err) == (2, True)


def test_a_rule_set_of_the_club_is_tried_too(referee, write):
    write(
        'extends = "seed"\ngame = "contree"\nname = "club"\nversion = "1"\n\n[parameters]\nbelote_worth = 40\n',
        "club.toml",
    )
    path = write(SHEET.format(score=307).replace("]\n", ']\n[Règles "club.toml"]\n', 1))
    told = referee("dispute", "--format", "json", path)
    (match,) = json.loads(told.out)["files"][0]["matches"]
    assert match["exact"] == ["club"]
    assert told.status == 0


def test_what_is_no_record_is_said(referee, write):
    assert referee("dispute", write("")).status == 2
    assert referee("dispute").status == 2
    assert referee("dispute", "nowhere.bgn").status == 2
