"""The examples that ``explain`` shows are real: each, as it stands, brings the diagnostic that it explains."""

import io
import os
from pathlib import Path

import pytest

from referee.cli import run
from referee.diagnostics.codes import CODES
from referee.diagnostics.words import lexicon
from referee.judging import RulesChoice, judge_items
from referee.reader import read

RECORDS = Path(__file__).parents[2] / "records"
WORDS = {
    "fr": {
        "game": '[Jeu "contrée"]\n',
        "deal": "\ndonne 1 donneur N\n",
        "auction": "enchères\n",
        "hands": "mains\n",
        "contract": "contrat E 90♥\n",
        "tricks": "plis\n",
        "summary": "bilan EO 100\n",
    },
    "en": {
        "game": '[Game "contree"]\n',
        "deal": "\ndeal 1 dealer N\n",
        "auction": "auction\n",
        "hands": "hands\n",
        "contract": "contract E 90♥\n",
        "tricks": "tricks\n",
        "summary": "summary EW 100\n",
    },
}
ENDLESS = {"S117": "passe " * 20_000, "S118": "zut " * 5_000}
"""Codes of texts without end: the example says how such a text goes on, and with what."""
COUNTED = ("M104", "M105")
"""Codes whose example is the line of a log that stands below a whole deal."""
AS_ARGUMENTS = ("S101", "N108")
"""Codes whose example is a command."""


def form_of(code):
    if code.startswith("S2"):
        return "json"
    return "csv" if code.startswith("I2") else "bga" if code.startswith("I1") else "bgn"


def contexts(example, language):
    """Put a part of a record where it may stand in one."""
    part = WORDS[language]
    opened = part["game"] + part["deal"]
    played = opened + part["contract"]
    before = [
        "",
        part["game"],
        opened,
        opened + part["auction"],
        opened + part["hands"],
        played,
        played + part["tricks"],
        played + part["summary"],
    ]
    summed = part["contract"] + part["summary"]
    after = ["", part["deal"], part["contract"], summed, part["deal"] + summed]
    return [f"{one}{example}\n{other}" for one in before for other in after]


def brings(text, form="bgn", rules=None):
    events = judge_items(read(io.BytesIO(text.encode()), form), rules or RulesChoice())
    return {found.code for event in events for found in event.findings}


def is_shown(code, found):
    """Whether the diagnostic is there, and the example is otherwise text that can be read."""
    return code in found and not any(other[0] == "S" and other != code for other in found)


def example_of(code, language):
    return lexicon(language).codes[code].example


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("code", [code for code in CODES if code not in (*ENDLESS, *COUNTED, *AS_ARGUMENTS, "N113")])
def test_an_example_brings_its_diagnostic(code, language):
    example, form = example_of(code, language), form_of(code)
    texts = contexts(example, language) if form == "bgn" else [example]
    assert any(is_shown(code, brings(text, form)) for text in texts)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("code", COUNTED)
def test_a_line_below_a_whole_log_brings_its_diagnostic(code, language):
    log = (RECORDS / "imports" / "whole-log.txt").read_text(encoding="utf-8").partition("W is now")[0]
    assert brings(log, "bga") == set()
    right = next(line for line in log.splitlines() if line.startswith("Bid "))
    assert brings(log.replace(right, example_of(code, language)), "bga") == {code}


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("code", ENDLESS)
def test_a_text_without_end_brings_its_diagnostic(code, language):
    first = example_of(code, language).partition("   ")[0]
    assert code in brings(f"{WORDS[language]['game']}\n{first}\n{ENDLESS[code]}")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_file_of_rules_brings_its_diagnostic(language, tmp_path):
    example = example_of("N113", language)
    wrong = example.partition("  undertrump")[2]
    rules = f'game = "contree"\nextends = "seed"\n\n[parameters]\nundertrump{wrong}\n'
    (tmp_path / "club.toml").write_text(rules, encoding="utf-8")
    assert brings(example, rules=RulesChoice(folder=tmp_path)) == {"N113", "N109"}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_encoding_that_an_example_names_is_what_helps(language, tmp_path, capfd):
    words = example_of("S101", language).split()
    old = tmp_path / words[-1]
    text = '[Jeu "contrée"]\n\ndonne 1 donneur N\ncontrat E 90 cœur\nbilan EO 100\n'
    old.write_bytes(text.encode("cp1252"))
    assert run(["check", str(old), "--format", "concise"], os.environ) == 1
    assert "S101:" in capfd.readouterr().out
    assert run([*words[1:-1], str(old), "--format", "concise"], os.environ) == 0
    assert "S101:" not in capfd.readouterr().out


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_option_that_an_example_names_is_noted(language, tmp_path, capfd):
    words = example_of("N108", language).split()
    sheet = tmp_path / words[-1]
    sheet.write_text(f'{WORDS["fr"]["game"]}[Règles "bga"]\n', encoding="utf-8")
    run([*words[1:-1], str(sheet), "--format", "concise"], os.environ)
    assert "N108:" in capfd.readouterr().out


def test_every_code_has_an_example_in_both_languages():
    for language in ("fr", "en"):
        assert all(words.example for words in lexicon(language).codes.values())
