"""A tag typed without its brackets or quotation marks: one message, and the match is read as it was meant."""

import pytest

from referee import loads

DEAL = "\ndonne 1 donneur N\ncontrat E 90♥\nbilan EO 87\n"


@pytest.mark.parametrize(
    "tag", ["Jeu contree", "jeu: Contrée", 'Jeu "contrée"', "[Jeu contrée]", '[Jeu "contrée"', "Jeu = contrée"]
)
def test_a_bare_game_tag_opens_its_match(tag):
    read = loads(tag + DEAL)
    assert [finding.code for finding in read.problems] == ["S109"]
    assert [(match.game, match.language, len(match.deals)) for match in read] == [("contree", "fr", 1)]


def test_each_bare_line_is_one_slip():
    read = loads("Jeu contrée\nRègles: seed\nTable 12\n" + DEAL)
    assert [(finding.code, finding.facts.get("slip")) for finding in read.problems] == [
        ("S109", "missing-brackets")
    ] * 3
    assert [(tag.name, tag.value) for tag in read[0].tags] == [("Game", "contree"), ("Rules", "seed"), ("Table", "12")]


def test_prose_before_a_deal_is_one_slip_and_no_deal():
    read = loads('[Jeu "contrée"]\nBonjour à tous,\nvoici la finale.\n' + DEAL)
    assert [(finding.code, finding.facts.get("slip")) for finding in read.problems] == [("S109", None)]
    assert [len(match.deals) for match in read] == [1]


def test_parts_without_a_header_are_a_deal_without_its_header():
    read = loads('[Jeu "contrée"]\nmains\n  N: ♠ A\n' + DEAL)
    assert [len(match.deals) for match in read] == [2]
