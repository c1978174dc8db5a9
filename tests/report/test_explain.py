"""What ``explain`` tells."""

import pytest

from referee.diagnostics.codes import CODES
from referee.report.explain import explain, near, topics
from referee.rules.articles import BOOKS, articles


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("topic", topics())
def test_everything_is_told_within_eighty_columns(topic, language):
    told = explain(topic, language)
    assert told.endswith("\n")
    assert not told.endswith("\n\n")
    assert all(len(line) <= 80 and line == line.rstrip() for line in told.splitlines())


def test_the_topics_cover_every_code_and_every_article():
    told = "".join(explain(topic, "fr") for topic in topics())
    for code in CODES:
        assert f"{code} " in told
    for book in BOOKS:
        for one in articles(book).values():
            assert f"{one.number} {one.title['fr']}\n" in told
    assert len(set(topics())) == len(topics())


@pytest.mark.parametrize(
    "topic", ["J204", "j204", " J204 ", "J-204", "couleur-non-fournie", "Couleur non fournie", "suit not followed"]
)
def test_a_code_is_found_by_number_slug_or_title(topic):
    assert explain(topic, "fr") == explain("J204", "fr")


@pytest.mark.parametrize("topic", ["C-4.3", "c-4.3", "C4.3", "c 4.3"])
def test_an_article_is_found_as_people_write_it(topic):
    assert explain(topic, "fr").startswith("C-4.3 Fournir\n")


def test_a_chapter_is_told_with_its_articles():
    told = explain("C-8", "en")
    for number in ("C-8 ", "C-8.1 ", "C-8.8 "):
        assert f"\n{number}" in f"\n{told}"
    assert "C-9.1 Total" not in told


@pytest.mark.parametrize("topic", ["", "zut", "J999", "C-4.99", "C-99", "{seat}", "é" * 50])
def test_what_nobody_knows_is_nothing(topic):
    assert explain(topic, "fr") is None


def test_near_misses_are_proposed():
    assert near("J24")[0] == "J204"
    assert near("couleur non fourni") == ["couleur-non-fournie"]
    assert "C-4.3" in near("C-4.33")
    assert near("zzzzzzzz") == []


def test_a_code_and_an_article_in_french(snapshot):
    assert explain("J204", "fr") + "\n" + explain("C-7.2", "fr") == snapshot


def test_a_code_and_an_article_in_english(snapshot):
    assert explain("J204", "en") + "\n" + explain("C-7.2", "en") == snapshot


def test_an_error_says_what_it_makes_of_the_deal():
    assert "Gravité: erreur (statut: contestée)" in explain("M201", "fr")
    assert "Severity: warning\n" in explain("J301", "en")
