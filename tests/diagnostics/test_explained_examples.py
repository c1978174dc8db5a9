"""The examples that ``explain`` shows: those written as a record really bring their diagnostic."""

import io
import re

import pytest

from referee.diagnostics.codes import CODES
from referee.diagnostics.words import lexicon
from referee.judging import judge_items
from referee.notation import read

HEADS = {
    "fr": {"game": '[Jeu "contrée"]\n', "deal": "\ndonne 1 donneur N\n", "auction": "enchères\n"},
    "en": {"game": '[Game "contree"]\n', "deal": "\ndeal 1 dealer N\n", "auction": "auction\n"},
}
PARTS = {
    "fr": {"contract": "contrat E 90♥\n", "summary": "bilan EO 100\n", "tricks": "plis\n", "hands": "mains\n"},
    "en": {"contract": "contract E 90♥\n", "summary": "summary EW 100\n", "tricks": "tricks\n", "hands": "hands\n"},
}
TOLD = {
    *[
        "S101",
        "S105",
        "S111",
        "S117",
        "S118",
        "S201",
        "S202",
        "N101",
        "N102",
        "N104",
        "N105",
        "N108",
        "N113",
        "D103",
        "D104",
        "D202",
        "D203",
        "D204",
        "D205",
        "D301",
        "D401",
        "D402",
        "E111",
        "E112",
    ],
    *["J101", "J102", "J106", "J204", "J205", "J206", "J207", "J208", "J209", "J210", "J301", "J302", "J303"],
    *["M102", "M104", "M105", "M201", "M202", "M203", "M205", "M206", "M303", "M304", "R102", "R106"],
    *["I101", "I102", "I103", "I104", "I105", "I106", "I201", "I202", "I203", "I204", "I205", "I206", "I207"],
}
"""Codes whose example is told in words, or shows what is right; the gallery shows a whole record of each."""


def contexts(example, language):
    """Put an example where it may stand in a record."""
    head, part = HEADS[language], PARTS[language]
    opened = head["game"] + head["deal"]
    played = opened + part["contract"]
    before = [
        "",
        head["game"],
        opened,
        opened + head["auction"],
        played,
        played + part["tricks"],
        played + part["summary"],
    ]
    before.append(opened + part["hands"] + part["contract"] + part["tricks"])
    summed = part["contract"] + part["summary"]
    after = ["", head["deal"], part["contract"], summed, head["deal"] + summed]
    return [f"{one}{example}\n{other}" for one in before for other in after]


def brings(text):
    return {found.code for event in judge_items(read(io.BytesIO(text.encode()))) for found in event.findings}


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("code", [code for code in CODES if code not in TOLD])
def test_an_example_brings_its_diagnostic(code, language):
    example = lexicon(language).codes[code].example
    # Behind a wide gap stands what the example shows.
    bare = re.sub(r"(?m) {4,}\S.*$", "", example)
    assert any(code in brings(text) for one in (example, bare) for text in contexts(one, language))


def test_every_code_has_an_example_in_both_languages():
    for language in ("fr", "en"):
        assert all(words.example for words in lexicon(language).codes.values())
