"""``referee rules``, ``--set``, and rule sets that users write."""

import json

import pytest

from referee.cli import run as program

SHEET = '[Game "contree"]\n{rules}\ndeal 1 dealer N\ncontract E 90H contre\nsummary EW 87 belote EW\nscore NS 0 EW {score}\n'


class Ran:
    """What a run gave."""

    def __init__(self, status, out, err):
        self.status, self.out, self.err = status, out, err


@pytest.fixture
def run(capfd):
    """Run the program; rule sets as JSON have no schema of their own to be held against."""

    def ran(*words, env=None):
        capfd.readouterr()
        status = program(list(words), {"REFEREE_LANG": "fr"} | (env or {}))
        return Ran(status, *capfd.readouterr())

    return ran


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


def sheet(folder, rules="", score=287, name="a.bgn"):
    tag = f'[Rules "{rules}"]\n' if rules else ""
    (folder / name).write_text(SHEET.format(rules=tag, score=score), encoding="utf-8")
    return name


def club(folder, text='extends = "bga"\nundertrump = "free"\n', name="club.toml"):
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return name


# What is printed


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_all_rule_sets_are_listed(run, lang, snapshot):
    ran = run("rules", "list", "--lang", lang)
    assert ran.status == 0
    assert ran.out == snapshot


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("name", ["pagat", "dix-points"])
def test_a_rule_set_in_words(run, name, lang, snapshot):
    ran = run("rules", "show", name, "--lang", lang)
    assert ran.status == 0
    assert ran.out == snapshot


def test_a_name_that_both_games_have_shows_both_unless_one_is_asked_for(run):
    both = json.loads(run("rules", "show", "seed", "--format", "json").out)["rules"]
    assert [one["game"] for one in both] == ["contree", "comptoir"]
    for words in (["comptoir/seed"], ["seed", "--game", "comptoir"]):
        (one,) = json.loads(run("rules", "show", *words, "--format", "json").out)["rules"]
        assert one["game"] == "comptoir"
    ran = run("rules", "show", "bga", "--game", "comptoir", "--lang", "en")
    assert ran.status == 2
    assert "bga is not of comptoir" in ran.err


def test_every_parameter_is_shown_with_its_source_and_article(run):
    for one in json.loads(run("rules", "show", "cannes2016", "tournoi-international", "--format", "json").out)["rules"]:
        for name, parameter in one["parameters"].items():
            assert parameter["source"] in {*one["sources"], "not stated: as seed", "does not apply"}, name
            assert parameter["article"].startswith("C-")
            assert parameter["says"]
    text = run("rules", "show", "tournoi-international", "--lang", "fr").out
    assert "source: non précisé: comme seed" in text
    assert "source: sans objet" in text


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_what_sets_two_rule_sets_apart(run, lang, snapshot):
    ran = run("rules", "diff", "bga", "pagat", "--lang", lang)
    assert ran.status == 0
    assert ran.out == snapshot


def test_differences_for_programs(run):
    told = json.loads(run("rules", "diff", "seed", "seed-coherent", "--format", "json").out)
    assert (told["first"]["name"], told["second"]["name"]) == ("seed", "seed-coherent")
    assert told["parameters"] == []
    assert told["marking"] == [
        {"row": "made", "level": "plain", "first": "T+Bt / D+Bd", "second": "T+C+Bt / D+Bd"},
        {"row": "failed", "level": "plain", "first": "Bt / 162+D+Bd", "second": "Bt / 162+C+Bd"},
    ]
    assert "settle everything alike" in run("rules", "diff", "bga", "BGA", "--lang", "en").out
    both = run("rules", "diff", "seed", "adpoker", "--format", "json")
    assert json.loads(both.out)["first"]["game"] == "comptoir"
    assert run("rules", "diff", "bga", "adpoker").status == 2


def test_a_file_is_checked(run, folder):
    club(folder)
    fine = run("rules", "check", "club.toml", "--lang", "en")
    assert fine.status == 0
    assert fine.out.startswith("club.toml: in order (club, contrée, version 1, digest ")
    club(
        folder, 'extends = "bga"\n\n[parameters]\nundertrmp = "free"\nrounding = "ten"\n[marking]\nmade.plain = "T+X"\n'
    )
    wrong = run("rules", "check", "club.toml", "--lang", "en")
    assert wrong.status == 1
    assert wrong.out.splitlines() == [
        "club.toml:4:1: the parameter “undertrmp” is not known, probably undertrump",
        "club.toml:5:12: rounding: “ten” will not do; it has to be none, ten_5_up or ten_5_down",
        (
            "club.toml:7:14: “T+X” is no square: it has to be two sums with a / between them, as in T+2C+Bt / Bd, "
            "with T, D, C, Bt, Bd and B"
        ),
    ]
    told = json.loads(run("rules", "check", "club.toml", "--format", "json").out)["files"]
    assert [problem["kind"] for problem in told[0]["problems"]] == ["parameter", "choice", "square"]
    assert run("rules", "check", "club.toml", "missing.toml").status == 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "what to do"),
        (["shw"], "shw"),
        (["show"], "the name or the file of a rule set"),
        (["diff", "seed"], "of two rule sets"),
        (["diff", "seed", "bga", "pagat"], "pagat"),
        (["list", "seed"], "seed"),
        (["check"], "a file of rules"),
        (["show", "sed"], "did you mean seed?"),
        (["show", "none.toml"], "cannot be read"),
    ],
)
def test_wrong_usage(run, folder, words, said):
    ran = run("rules", *words, "--lang", "en")
    assert ran.status == 2
    assert said in ran.err


# Rule sets of users


def test_a_file_beside_the_record_judges_it(run, folder):
    club(folder, 'extends = "seed"\nmarking.made.contre = "T+3C+Bt / Bd"\n')
    path = sheet(folder, "club.toml", 377)
    (match,) = json.loads(run("check", path, "--format", "json").out)["files"][0]["matches"]
    assert match["rules"]["name"] == "club"
    assert match["deals"][0]["score"] == {"NS": 0, "EW": 377}
    assert match["deals"][0]["status"] == "partial"


def test_what_is_wrong_with_that_file_refuses_the_match_with_its_line(run, folder):
    club(folder, 'extends = "seed"\n\nundertrump = "fre"\n')
    ran = run("check", sheet(folder, "club.toml"), "--lang", "en")
    assert ran.status == 1
    assert "N113" in ran.out
    assert "file club.toml, line 3: undertrump: “fre” will not do" in ran.out
    (match,) = json.loads(run("check", "a.bgn", "--format", "json").out)["files"][0]["matches"]
    assert (match["rules"], match["status"], match["deals"][0]["score"]) == (None, "refused", None)


def test_a_name_that_is_nearly_one_says_the_nearest(run, folder):
    ran = run("check", sheet(folder, "canes2016"), "--lang", "en")
    assert "probably: cannes2016" in ran.out


def test_standard_input_has_no_folder(process, folder):
    club(folder)
    ran = process("check", "-", "--lang", "en", stdin=(folder / sheet(folder, "club.toml")).read_bytes(), cwd=folder)
    assert ran.status == 1
    assert "stands in no folder" in ran.out


def test_rules_from_the_command_line_judge_whatever_the_tag_says(run, folder):
    club(folder, 'extends = "seed"\nmarking.made.contre = "T+3C+Bt / Bd"\n', "deep/club.toml")
    ran = run("check", sheet(folder, "bga"), "--rules", "deep/club.toml", "--lang", "en")
    assert "N108" in ran.out
    assert "judged by club, not by bga" in ran.out
    assert "the right score is NS 0 EW 377" in ran.out
    score = run("score", "a.bgn", "--rules", "deep/club.toml", "--lang", "en")
    assert "judged by club, not by bga" in score.out


@pytest.mark.parametrize("form", ["text", "concise", "json", "jsonl"])
def test_every_form_of_check_says_that_rules_were_imposed(run, folder, form):
    ran = run("check", sheet(folder, "bga"), "--rules", "seed", "--format", form, "--lang", "en")
    assert "judged by seed, not by bga" in ran.out + ran.err


def test_the_rules_of_records_that_name_none(run, folder):
    club(folder, 'extends = "seed"\nmarking.made.contre = "T+3C+Bt / Bd"\n')
    for fallback in ("club.toml", "contree/bga"):
        told = json.loads(run("check", sheet(folder), "--format", "json", env={"REFEREE_RULES": fallback}).out)
        assert told["files"][0]["matches"][0]["rules"]["name"] == fallback.removesuffix(".toml").removeprefix(
            "contree/"
        )
    told = json.loads(run("check", sheet(folder, "pagat"), "--format", "json", env={"REFEREE_RULES": "bga"}).out)
    assert told["files"][0]["matches"][0]["rules"]["name"] == "pagat"
    wrong = run("check", "a.bgn", env={"REFEREE_RULES": "bag"})
    assert wrong.status == 2
    assert "REFEREE_RULES" in wrong.err


def test_a_value_set_over_the_rules_shows_in_their_name(run, folder):
    ran = run(
        "check",
        sheet(folder),
        "--set",
        "marking.made.contre=T+3C+Bt / Bd",
        "--set",
        "undertrump=free",
        "--format",
        "json",
    )
    rules = json.loads(ran.out)["files"][0]["matches"][0]["rules"]
    assert rules["name"] == "seed + marking.made.contre=T+3C+Bt / Bd, undertrump=free"
    plain = json.loads(run("check", "a.bgn", "--format", "json").out)["files"][0]["matches"][0]["rules"]
    assert rules["digest"] != plain["digest"]
    assert "N108" in ran.out
    assert '"EW": 377' in ran.out or '"EW":377' in ran.out


@pytest.mark.parametrize(
    ("setting", "said"),
    [
        ("undertrmp=free", "probably undertrump"),
        ("undertrump=fre", "probably free"),
        ("undertrump", "PARAMETER=VALUE"),
        ("bid_maximum=70", "is above the highest"),
        ("marking.made.contre=T", "is no square"),
        ("marking.won.contre=T / D", "is no row"),
        ("equality=held", "needs a row equal"),
        ("undertrump.value=free", "is not known"),
    ],
)
def test_a_setting_that_cannot_be_is_wrong_usage(run, folder, setting, said):
    ran = run("check", sheet(folder), "--set", setting, "--lang", "en")
    assert ran.status == 2
    assert said in ran.err
    assert ran.out == ""


def test_a_setting_of_the_other_game_leaves_a_match_alone(run, folder):
    ran = run("check", sheet(folder), "--set", "max_cards=5", "--format", "json")
    assert json.loads(ran.out)["files"][0]["matches"][0]["rules"]["name"] == "seed"
    # A value that this game does not know, of a parameter that it knows: nothing is judged.
    ran = run("check", "a.bgn", "--set", "next_dealer=winner", "--lang", "en")
    assert ran.status == 1
    assert "N113" in ran.out


def test_set_goes_with_tables_only(run, folder):
    ran = run("convert", sheet(folder), "--to", "json", "--set", "undertrump=free")
    assert ran.status == 2
