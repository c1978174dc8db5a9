"""Rule sets in Python: a name, a path or a rule set wherever one is asked for; files that records name."""

import pickle

import pytest

import referee

SHEET = '[Game "contree"]\n[Rules "{}"]\n\ndeal 1 dealer N\ncontract E 90H contre\nsummary EW 87 belote EW\n'


@pytest.fixture
def club(tmp_path):
    path = tmp_path / "club.toml"
    path.write_text('extends = "seed"\nundertrump = "free"\nmarking.made.contre = "T+3C+Bt / Bd"\n', encoding="utf-8")
    return path


def score(record, **more):
    (match,) = referee.judge(record, **more).matches
    return match.deals[0].score


def test_a_rule_set_is_named_in_three_ways(club):
    sheet = referee.loads(SHEET.format("bga"))
    own = referee.rule_set(club)
    for rules in (club, str(club), own):
        assert score(sheet, rules=rules) == {"NS": 0, "EW": 377}
        assert referee.settle("E 90H contre", {"EW": 87}, belotes={"EW": 1}, rules=rules).score == {"NS": 0, "EW": 377}
        assert referee.legal_calls([], "N", rules=rules) == referee.legal_calls([], "N")
        trick = [("W", "SA"), ("S", "HJ")]
        assert referee.legal_cards(["H7", "D8"], trick, "E", "H", rules=rules) == ["H7", "D8"]
    assert referee.legal_cards(["H7", "D8"], trick, "E", "H") == ["H7"]


def test_a_rule_set_of_the_other_game_is_refused(club):
    own = referee.rule_set(club)
    with pytest.raises(ValueError, match="comptoir"):
        referee.settle("P2 41", {"P2": 41}, rules=own, game="comptoir")
    (match,) = referee.judge(
        referee.loads('[Game "comptoir"]\n\ndeal 1 dealer P1\ncontract P2 41\n'), rules=own
    ).matches
    assert [one.code for one in match.diagnostics] == ["N107"]
    assert match.rules is None


def test_a_rule_set_is_found_by_its_name():
    assert referee.rule_set("BGA").name == "bga"
    assert referee.rule_set("comptoir/seed").game == "comptoir"
    assert referee.rule_set("seed", "comptoir").game == "comptoir"
    with pytest.raises(LookupError, match="contree/seed, comptoir/seed"):
        referee.rule_set("seed")
    with pytest.raises(LookupError, match="no rule set 'sed'"):
        referee.rule_set("sed")
    with pytest.raises(LookupError):
        referee.rule_set("bga", "comptoir")
    with pytest.raises(ValueError, match="no game"):
        referee.rule_set("bga", "chess")
    with pytest.raises(TypeError):
        referee.judge(referee.loads(SHEET.format("seed")), rules=3)


def test_what_is_wrong_with_a_file_is_an_error_with_its_faults(tmp_path):
    path = tmp_path / "club.toml"
    path.write_text('extends = "seed"\nundertrump = "fre"\n', encoding="utf-8")
    with pytest.raises(referee.RuleSetError) as caught:
        referee.rule_set(path)
    (fault,) = caught.value.faults
    assert (fault.kind, fault.line, fault.facts["near"]) == ("choice", 2, "free")
    assert "club.toml:2:14" in str(caught.value)


def test_a_record_that_was_read_from_a_file_has_a_folder(club):
    path = club.parent / "a.bgn"
    path.write_text(SHEET.format("club.toml"), encoding="utf-8")
    assert score(referee.load(path)) == {"NS": 0, "EW": 377}
    (club.parent / "a.json").write_text(referee.dumps(referee.load(path), "json"), encoding="utf-8")
    assert score(referee.load(club.parent / "a.json")) == {"NS": 0, "EW": 377}


def test_a_text_has_none(club):
    (match,) = referee.judge(referee.loads(SHEET.format("club.toml"))).matches
    assert [one.code for one in match.diagnostics] == ["N113"]
    assert match.diagnostics[0].facts["problem"]["kind"] == "no-folder"
    assert match.deals[0].score is None


@pytest.mark.parametrize("name", ["../club.toml", "/club.toml", "x/../../club.toml"])
def test_a_record_cannot_reach_out_of_its_folder(club, name):
    folder = club.parent / "records"
    folder.mkdir()
    (folder / "a.bgn").write_text(SHEET.format(name), encoding="utf-8")
    (match,) = referee.judge(referee.load(folder / "a.bgn")).matches
    assert match.diagnostics[0].facts["problem"]["kind"] == "outside"
    assert match.status == "refused"


@pytest.mark.parametrize("name", ["SEED", "Contree/Seed", " seed ", "club.toml", "BGA"])
def test_names_of_rule_sets_are_free_in_their_case(club, name):
    path = club.parent / "a.bgn"
    path.write_text(SHEET.format(name), encoding="utf-8")
    (match,) = referee.judge(referee.load(path)).matches
    assert match.rules.name == name.strip().casefold().removesuffix(".toml").rpartition("/")[2]


def test_names_of_files_are_not(club):
    path = club.parent / "a.bgn"
    path.write_text(SHEET.format("CLUB.toml"), encoding="utf-8")
    (match,) = referee.judge(referee.load(path)).matches
    assert match.diagnostics[0].facts["problem"]["kind"] == "unreadable"


def test_what_is_imposed_and_named_alike_is_not_told_apart(club):
    path = club.parent / "a.bgn"
    path.write_text(SHEET.format("club.toml"), encoding="utf-8")
    (match,) = referee.judge(referee.load(path), rules=club).matches
    assert match.diagnostics == ()
    (match,) = referee.judge(referee.load(path), rules="seed").matches
    assert [(one.code, one.facts["rules"], one.facts["tag"]) for one in match.diagnostics] == [
        ("N108", "seed", "club.toml")
    ]


def test_a_rule_set_goes_from_one_process_to_another(club):
    own = referee.rule_set(club)
    there = pickle.loads(pickle.dumps(own))
    assert there == own
    assert there.digest == own.digest
