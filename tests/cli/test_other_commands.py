"""``score``, ``explain``, ``new`` and ``schema``."""

import csv
import io
import json

import pytest
from command_line import WRONG_SCORE


@pytest.fixture
def wrong(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "faux.bgn").write_text(WRONG_SCORE, encoding="utf-8")
    return "faux.bgn"


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_score_sheet(referee, wrong, snapshot, lang):
    told = referee("score", wrong, "--lang", lang)
    assert told.status == 1
    assert "287" in told.out
    assert "277" in told.out, "a wrong claim is shown beside the right figure"
    assert told.out == snapshot


def test_the_score_sheet_for_programs(referee, wrong):
    told = referee("score", wrong, "--format", "json")
    (deal,) = json.loads(told.out)["files"][0]["matches"][0]["deals"]
    assert deal["score"] == {"NS": 0, "EW": 287}
    (row,) = csv.DictReader(io.StringIO(referee("score", wrong, "--format", "csv").out))
    assert (row["score_EW"], row["claimed_score_EW"], row["status"]) == ("287", "277", "contested")


def test_the_summary_line_of_a_score_sheet_is_no_part_of_it(referee, wrong):
    told = referee("score", wrong, "--format", "csv")
    assert told.err == referee("check", wrong, "--quiet").out
    assert referee("score", wrong, "--quiet").out == told.err


def test_explaining_a_code_and_an_article(referee):
    for lang in ("fr", "en"):
        code = referee("explain", "J204", "--lang", lang)
        article = referee("explain", "C-4.3", "--lang", lang)
        assert (code.status, article.status) == (0, 0)
        assert "J204" in code.out
        assert "C-4.3" in code.out
        assert "C-4.3" in article.out
        assert referee("explain", "J204", "C-4.3", "--lang", lang).out == code.out + "\n" + article.out
    assert referee("explain", "J204", "--lang", "fr").out != referee("explain", "J204", "--lang", "en").out


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_explaining_everything(referee, lang):
    from referee.diagnostics.codes import CODES

    told = referee("explain", "--all", "--lang", lang)
    assert told.status == 0
    assert all(code in told.out for code in CODES)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("kind", ["deal", "match", "sheet"])
@pytest.mark.parametrize("game", ["contree", "comptoir"])
def test_a_skeleton_is_a_record_in_canonical_layout(referee, process, kind, game, lang):
    shown = referee("new", kind, "--game", game, "--lang", lang)
    assert shown.status == 0
    assert ("[Jeu " if lang == "fr" else "[Game ") in shown.out
    assert process("format", "--check", "-", stdin=shown.out.encode()).status == 0
    verdict = json.loads(process("check", "-", "--format", "json", stdin=shown.out.encode()).out)["files"][0]
    (match,) = verdict["matches"]
    assert match["game"] == game
    said = [
        *verdict["diagnostics"],
        *match["diagnostics"],
        *(item for deal in match["deals"] for item in deal["diagnostics"]),
    ]
    assert not [item["code"] for item in said if item["code"][0] in "SN"], "it can be read as it is"


def test_a_skeleton_of_nothing_in_particular_is_a_deal(referee):
    assert referee("new") == referee("new", "deal")


def test_a_skeleton_of_no_game_in_particular_is_of_contree(referee):
    assert referee("new", "sheet") == referee("new", "sheet", "--game", "contree")
    unknown = referee("new", "--game", "bridge")
    assert unknown.status == 2
    assert "contree, comptoir" in unknown.err


@pytest.mark.parametrize("name", ["record", "verdict", "scoresheet"])
def test_schemas_are_published_as_they_are_generated(referee, name):
    from referee.report.schema import SchemaName, generate

    told = referee("schema", name)
    assert told.status == 0
    assert told.out == generate(SchemaName(name)), "run python -m tests.generate"
    assert json.loads(told.out)["$id"] == f"urn:referee:{name}/1"


def test_codes_and_articles_are_listed_for_programs(referee):
    from referee.diagnostics.codes import CODES

    told = json.loads(referee("explain", "--all", "--format", "json", "--lang", "fr").out)
    assert told["schema"] == "explain/1"
    assert [one["code"] for one in told["codes"]] == list(CODES)
    assert all(one["explanation"] and one["example"] for one in told["codes"])
    numbers = [one["number"] for one in told["articles"]]
    assert {one["article"] for one in told["codes"]} <= set(numbers)
    one = json.loads(referee("explain", "--format", "json", "couleur-non-fournie", "C-4").out)
    assert [code["code"] for code in one["codes"]] == ["J204"]
    assert one["articles"][0]["number"] == "C-4"
    assert len(one["articles"]) > 5
    assert referee("explain", "--format", "json", "J999").status == 2


def test_every_command_has_its_help_in_both_languages(referee):
    for name in ("check", "score", "convert", "format", "dispute", "explain", "new", "schema", "completion"):
        for lang in ("fr", "en"):
            page = referee(name, "--help", "--lang", lang)
            assert (page.status, page.err) == (0, "")
