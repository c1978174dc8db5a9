"""The Python functions, as a program that uses them would."""

import subprocess
import sys

import pytest

import referee

TEXT = """\
[Jeu "contrée"]

donne 1 donneur N
contrat E 90♥ contre
bilan EO 87 belote EO
score NS 0 EO 287

donne 2
contrat N 80♠
bilan NS 100
score NS 100 EO 52
"""
"""A sheet whose second score is wrong."""


def test_a_text_is_read_into_matches():
    reading = referee.loads(TEXT)
    (match,) = reading
    assert len(reading) == 1
    assert reading[0] is match
    assert list(reading[:]) == [match]
    assert isinstance(match, referee.Match)
    assert [deal.score for deal in match.deals] == [{"NS": 0, "EW": 287}, {"NS": 100, "EW": 52}]
    assert reading.document.matches == (match,)
    assert reading.problems == reading.diagnostics == ()


def test_what_cannot_be_read_is_in_the_reading():
    reading = referee.loads(TEXT.replace("90♥", "9O♥"))
    (problem,) = reading.problems
    french, english = reading.diagnostics, reading.worded("en")
    assert [item.code for item in french] == [item.code for item in english] == [problem.code]
    assert french[0].line == 4
    assert french[0].message != english[0].message


def test_a_file_is_read_by_its_ending(tmp_path):
    path = tmp_path / "feuille.bgn"
    path.write_text(TEXT, encoding="utf-8")
    reading = referee.load(path)
    (tmp_path / "feuille.json").write_text(referee.dumps(reading, "json"), encoding="utf-8")
    assert referee.load(tmp_path / "feuille.json").document == reading.document
    assert referee.load(str(path), form="bgn", encoding="utf-8").document == reading.document
    with pytest.raises(FileNotFoundError):
        referee.load(tmp_path / "nope.bgn")
    with pytest.raises(LookupError):
        referee.load(path, encoding="zork")


def test_a_match_is_judged():
    verdict = referee.judge(referee.loads(TEXT)[0])
    assert isinstance(verdict, referee.MatchVerdict)
    assert verdict.rules.name == "seed"
    assert [deal.status for deal in verdict.deals] == ["partial", "contested"]
    assert verdict.total == {"NS": 100, "EW": 349}
    (diagnostic,) = verdict.deals[1].diagnostics
    assert (diagnostic.code, diagnostic.deal) == ("M201", 2)


def test_a_file_is_judged_with_places():
    reading = referee.loads(TEXT)
    verdict = referee.judge(reading)
    assert isinstance(verdict, referee.FileVerdict)
    assert verdict.status == "contested"
    (diagnostic,) = verdict.matches[0].deals[1].diagnostics
    assert (diagnostic.code, diagnostic.line, diagnostic.column) == ("M201", 11, 1)
    english = referee.judge(reading, lang="en").matches[0].deals[1].diagnostics[0]
    assert english.message != diagnostic.message
    without_places = referee.judge(reading.document)
    assert without_places.status == verdict.status
    assert without_places.matches[0].deals[1].diagnostics[0].line is None


def test_a_reading_can_be_judged_twice():
    reading = referee.loads(TEXT)
    assert referee.judge(reading) == referee.judge(reading)


def test_rules_override_what_the_record_says():
    match = referee.loads(TEXT.replace("\n\n", '\n[Règles "nope"]\n\n', 1))[0]
    assert referee.judge(match).status == "refused"
    verdict = referee.judge(match, rules="seed")
    assert verdict.status == "contested"
    assert [item.code for item in verdict.diagnostics] == ["N108"]


def test_a_rule_set_that_nobody_knows_is_an_error_of_the_caller():
    with pytest.raises(LookupError, match="nope"):
        referee.judge(referee.loads(TEXT)[0], rules="nope")


def test_records_are_written_in_both_forms():
    reading = referee.loads(TEXT)
    assert referee.dumps(reading, "bgn") == referee.dumps(reading[0], "bgn") == TEXT
    written = referee.dumps(reading[0], "json")
    assert referee.loads(written, "json").document == reading.document
    with pytest.raises(ValueError, match="deal 1"):
        referee.dumps(referee.loads(TEXT.replace("90♥", "9O♥")), "bgn")


def test_everything_public_is_there_and_documented():
    for name in referee.__all__:
        assert getattr(referee, name) is not None
        assert name == "__version__" or getattr(referee, name).__doc__
    assert set(referee.__all__) <= set(dir(referee))
    with pytest.raises(AttributeError, match="nope"):
        referee.nope  # noqa: B018


def test_importing_the_package_imports_nothing_else():
    heavy = "import sys, referee; print([m for m in ('pydantic', 'lark', 'typer', 'referee.api') if m in sys.modules])"
    assert subprocess.run([sys.executable, "-c", heavy], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_bytes_are_read_as_those_of_a_file_are():
    assert referee.loads(TEXT.encode("utf-16")).document == referee.loads(TEXT).document
    written = referee.dumps(referee.loads(TEXT), "json")
    assert referee.loads(written.encode(), "json").document == referee.loads(TEXT).document


@pytest.mark.parametrize(
    ("error", "words", "call"),
    [
        (ValueError, "'de'.*'fr', 'en'", lambda: referee.judge(referee.loads(TEXT), lang="de")),
        (ValueError, "'de'.*'fr', 'en'", lambda: referee.loads(TEXT).worded("de")),
        (ValueError, "'xml'.*'bgn', 'json', 'jsonl'", lambda: referee.loads(TEXT, "xml")),
        (ValueError, "'xml'", lambda: referee.load("nope.bgn", "xml")),
        (ValueError, "'xml'.*'bgn', 'json'$", lambda: referee.dumps(referee.loads(TEXT), "xml")),
        (ValueError, "'jsonl'", lambda: referee.dumps(referee.loads(TEXT), "jsonl")),
        (TypeError, "lang", lambda: referee.load("nope.bgn", lang="en")),
        (TypeError, "not None", lambda: referee.loads(None)),
        (TypeError, "None is not", lambda: referee.judge(None)),
        (TypeError, "str is not", lambda: referee.judge(TEXT)),
        (TypeError, "None is not", lambda: referee.dumps(None, "json")),
        (TypeError, "'E 90H'", lambda: referee.settle(None, {"NS": 0})),
        (TypeError, "points stand under their parties", lambda: referee.settle("E 90H", 87)),
        (ValueError, "'bridge'.*contree, comptoir", lambda: referee.settle("E 90H", {"EW": 87}, game="bridge")),
        (ValueError, "9 .2 to 4", lambda: referee.settle("P1 41", {}, game="comptoir", players=9)),
        (ValueError, "9 .2 to 4", lambda: referee.legal_calls([], "P1", game="comptoir", players=9)),
        (ValueError, "9 .4.", lambda: referee.legal_calls([], "N", players=9)),
        (ValueError, "'bridge'", lambda: referee.legal_cards(["SA"], [], "N", "S", game="bridge")),
    ],
)
def test_a_wrong_argument_is_named(error, words, call):
    with pytest.raises(error, match=words):
        call()
