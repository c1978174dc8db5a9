"""The articles: complete, in both languages, and those that codes and parameters name."""

import pytest

from referee.diagnostics.codes import CODES
from referee.report.diagnose import OWN_ARTICLES
from referee.resources import folder
from referee.rules.articles import BOOKS, article, articles, chapter, find
from referee.rules.in_force import in_force
from referee.rules.load import load
from referee.rules.model import ComptoirParameters, ContreeParameters

EVERY = [one for book in BOOKS for one in articles(book).values()]
LANGUAGES = {"fr", "en"}
PARAMETERS = {
    "C": {*ContreeParameters.model_fields, "marking"},
    "K": {*ComptoirParameters.model_fields},
    "B": set(),
}


def test_the_numbers_follow_one_another_without_a_gap():
    counts = {"C": (5, 10, 5, 11, 6, 4, 4, 8, 3, 7), "K": (3, 4, 1, 7, 4, 2)}
    for book, sizes in counts.items():
        expected = [
            number
            for major, size in enumerate(sizes, 1)
            for number in (f"{book}-{major}", *(f"{book}-{major}.{minor}" for minor in range(1, size + 1)))
        ]
        assert list(articles(book)) == expected
    assert list(articles("B")) == [f"B-{number}" for number in range(1, 17)]


@pytest.mark.parametrize("one", EVERY, ids=lambda one: one.number)
def test_an_article_is_whole_in_both_languages(one):
    assert set(one.title) == set(one.short) == LANGUAGES
    is_chapter = bool(chapter(one.number))
    assert set(one.text) == (set() if is_chapter else LANGUAGES)
    assert set(one.reason) in (set(), LANGUAGES)
    assert set(one.example) in (set(), LANGUAGES)
    short = {language: in_force(one.number, language) for language in sorted(LANGUAGES)}
    for texts in (one.title, short, one.text, one.reason, one.example):
        assert all(texts.values())
        assert len(set(texts.values())) in (0, 2) or texts is one.title, "a text was left untranslated"
    for clause in short.values():
        # It stands behind a colon, in a line.
        assert not clause.endswith(".")
        assert "\n" not in clause
    for text in (*one.text.values(), *one.reason.values()):
        assert text.endswith(".")


@pytest.mark.parametrize("one", EVERY, ids=lambda one: one.number)
def test_parameters_are_those_of_the_rule_sets(one):
    assert set(one.parameters) <= PARAMETERS[one.number[0]]


def test_every_parameter_of_a_rule_set_stands_in_an_article():
    for book in ("C", "K"):
        named = {name for one in articles(book).values() for name in one.parameters}
        assert named == PARAMETERS[book]


def test_every_article_that_a_code_cites_exists():
    for code in CODES.values():
        assert article(code.article), code.code
    for own in OWN_ARTICLES.values():
        for contree, other in own.items():
            assert article(contree)
            assert article(other)


def test_every_article_that_the_sources_of_the_program_cite_exists():
    """Articles are named in code by their numbers alone; a slip there would show to a reader as an empty rule."""
    import re

    cited = set()
    for path in (folder("seeds").parent / "src").rglob("*.py"):
        cited |= set(re.findall(r'"([CKB]-\d+(?:\.\d+)?)"', path.read_text(encoding="utf-8")))
    assert sorted(number for number in cited if article(number) is None) == []


@pytest.mark.parametrize(
    ("written", "number"),
    [
        ("C-4.3", "C-4.3"),
        ("c4.3", "C-4.3"),
        (" C 4.3 ", "C-4.3"),
        ("c-10.04", "C-10.4"),
        ("k5", "K-5"),
        ("B-14", "B-14"),
        ("C-4.12", None),
        ("C-11", None),
        ("J-204", None),
        ("B-1.1", None),
        ("", None),
        ("C-99999999999999999999", None),
    ],
)
def test_an_article_is_found_as_people_write_it(written, number):
    found = find(written)
    assert (found.number if found else None) == number


def test_an_article_is_looked_up_by_its_exact_number():
    assert article("C-8").title["en"] == "Marking"
    assert article("c-8") is None
    assert article("") is None
    assert in_force("C-4.3", "fr") == "on fournit la couleur demandée si l'on en a"
    assert in_force("Z-1", "fr") is None


def test_a_chapter_holds_its_own_articles_only():
    assert [one.number for one in chapter("C-1")] == ["C-1.1", "C-1.2", "C-1.3", "C-1.4", "C-1.5"]
    assert chapter("B-3") == ()


def test_readings_that_were_chosen_say_why():
    assert article("C-7.2").chosen
    assert not article("C-4.3").chosen


def test_a_preset_and_an_article_agree_on_what_was_chosen():
    """Where the seed rule set marks a value as chosen, an article that it settles gives the reason."""
    for book, game in (("C", "contree"), ("K", "comptoir")):
        own = load("seed", game).parameters
        for name in type(own).model_fields:
            if getattr(own, name).chosen:
                assert any(one.chosen for one in articles(book).values() if name in one.parameters), name
