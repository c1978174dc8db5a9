"""A finding becomes a diagnostic."""

import pytest

from referee.diagnostics.model import Finding, Severity, Span
from referee.record.stream import NoSource
from referee.report.diagnose import diagnose


class Text(NoSource):
    """A text in which every element stands at one place."""

    def span(self, path):
        return Span(31, 16, 31, 18)


class Json(NoSource):
    """A document in JSON."""

    def pointer(self, path):
        return "/matches/0/deals/0" + "".join(f"/{step}" for step in path)


REVOKE = Finding("J204", ("tricks", 4, "cards", 2), {"card": "D9", "led": "H", "legal": ["HK"]}, trick=5, seat="N")


def test_code_article_place_and_words():
    made = diagnose(REVOKE, Text(), 3, "fr")
    assert made.model_dump() == {
        "code": "J204",
        "slug": "couleur-non-fournie",
        "severity": Severity.ERROR,
        "article": "C-4.3",
        "line": 31,
        "column": 16,
        "end_line": 31,
        "end_column": 18,
        "pointer": None,
        "deal": 3,
        "trick": 5,
        "seat": "N",
        "facts": {"card": "D9", "led": "H", "legal": ["HK"]},
        "message": "Nord joue ♦9 alors qu'il a encore du cœur",
    }


def test_only_the_message_is_in_the_language():
    french, english = (diagnose(REVOKE, Text(), 3, language) for language in ("fr", "en"))
    assert english.message == "North plays ♦9 while still holding a heart"
    assert french.model_copy(update={"message": ""}) == english.model_copy(update={"message": ""})


def test_the_finding_goes_before_its_code():
    finding = Finding("J204", severity=Severity.NOTE, article="K-4.3", span=Span(1, 2, 1, 3))
    made = diagnose(finding, Text(), None, "en")
    assert (made.severity, made.article, made.line, made.column) == (Severity.NOTE, "K-4.3", 1, 2)


def test_json_has_a_pointer_and_no_line():
    made = diagnose(REVOKE, Json(), 3, "fr")
    assert made.line is None
    assert made.pointer == "/matches/0/deals/0/tricks/4/cards/2"


@pytest.mark.parametrize(("game", "article"), [("contree", "C-4.3"), ("comptoir", "K-4.3"), (None, "C-4.3")])
def test_comptoir_has_articles_of_its_own(game, article):
    assert diagnose(REVOKE, Text(), 3, "fr", game).article == article


def test_articles_of_the_notation_are_the_same_in_both_games():
    assert diagnose(Finding("S105", facts={"text": "?"}), Text(), 1, "fr", "comptoir").article == "B-5"


def test_what_a_record_in_json_invents_is_reported_all_the_same():
    made = diagnose(Finding("Z999", facts={"x": 1}, seat="Q"), NoSource(), None, "fr")
    assert (made.code, made.seat, made.severity, made.message) == ("Z999", None, Severity.ERROR, "Z999")
