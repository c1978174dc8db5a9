"""Every article has an example, and what it shows is what the referee says of it."""

import io
import os
from pathlib import Path

import pytest

from referee.cli import run
from referee.judging import judge_items
from referee.reader import read
from referee.report.wording import worded
from referee.rules.articles import BOOKS, articles, chapter

from .test_explained_examples import contexts

RECORDS = Path(__file__).parents[2] / "records"
RULES = [one for book in BOOKS for one in articles(book).values() if not chapter(one.number)]
WRONG = {
    "C-1.5": "D202",
    "C-2.1": "E101",
    "C-2.4": "E102",
    "C-2.5": "E103",
    "C-2.8": "E106",
    "C-4.1": "J103",
    "C-4.3": "J204",
    "C-4.4": "J208",
    "C-4.5": "J205",
    "C-4.6": "J206",
    "C-4.7": "J207",
    "C-4.9": "J209",
    "C-4.11": "J101",
    "C-5.2": "J301",
    "C-5.3": "J302",
    "C-9.3": "D301",
    "K-2.1": "E103",
    "K-2.4": "E104",
    "K-4.2": "J208",
    "K-4.3": "J205",
    "K-4.4": "J207",
    "K-4.7": "J101",
    "K-5.4": "D301",
}
"""Articles whose example breaks them: what is then reported, by this very article. The others' are in order."""
BY_ANOTHER = {"C-10.1": ("J204", "C-4.3"), "C-10.2": ("J204", "C-4.3"), "C-10.4": ("J204", "C-4.3")}
"""Articles on what becomes of a breach of another one."""
FORMS = {"B-15": "bga", "B-16": "csv"}
COMMANDS = {"B-1", "B-14"}


def reported(text, form):
    """Give what is wrong with a text, each with its article; warnings too, but for a match without deals."""
    found = set()
    for event in judge_items(read(io.BytesIO(text.encode()), form)):
        for one in worded(event, "fr"):
            if one.severity != "note" and one.code != "N109":
                found.add((one.code, one.article))
    return found


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("one", [one for one in RULES if one.number not in COMMANDS], ids=lambda one: one.number)
def test_an_example_is_in_order_or_breaks_its_article(one, language):
    example, form = one.example[language], FORMS.get(one.number, "bgn")
    whole = form != "bgn" or example.startswith(("[", "#"))
    texts = [example] if whole else contexts(example, language)
    expected = BY_ANOTHER.get(one.number) or (WRONG.get(one.number), one.number)
    assert ({expected} if expected[0] else set()) in [reported(text, form) for text in texts]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("one", [one for one in RULES if one.number in COMMANDS], ids=lambda one: one.number)
def test_an_example_that_is_a_command_runs(one, language, tmp_path, capfd):
    words = one.example[language].split()
    sheet = tmp_path / words[-1]
    text = (RECORDS / "contree" / "finale.bgn").read_text(encoding="utf-8")
    old = "cp1252" in words
    sheet.write_bytes(
        text.translate(dict(zip(map(ord, "♠♥♦♣"), "PCKT", strict=True))).encode("cp1252") if old else text.encode()
    )
    assert run([*words[1:-1], str(sheet)], os.environ) == 0
    assert capfd.readouterr().err == ""


def test_every_article_has_an_example_in_both_languages():
    for one in RULES:
        assert set(one.example) == {"fr", "en"}, one.number
