"""Where comments can stand is read off the runs of a deal as its places, worked out one by one, have it."""

from random import Random

import pytest

from plain.generate_comptoir import comptoir_match
from plain.generate_match import contree_match
from referee.notation.build import build
from referee.notation.lexicon import lexicon
from referee.notation.starts import starts
from referee.notation.writer import dumps


def deals(text):
    """Cut a match into its deals."""
    word = "deal" if "\ndeal " in text else "donne"
    return [f"{word} {deal}" for deal in text.split(f"\n{word} ")[1:]]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("drawn", "game"), [(contree_match, "contree"), (comptoir_match, "comptoir")])
def test_starts_are_those_of_places(drawn, game, language):
    random, words, compared = Random(f"{game} {language}"), lexicon(language), 0
    for _ in range(20):
        for text in deals(dumps(drawn(random, 6, language))):
            tree = words.parser.parse(text, start="deal")
            found = starts(tree, words, 7)
            places = build(tree, words, game, places=True).places
            for path, start in (found or {}).items():
                assert start - 7 == places.get((*path, "seat"), places[path])[0], (path, text)
                compared += 1
    assert compared > 1000


@pytest.mark.parametrize("line", ["litige", "pénalité NS 10", "décision score NS 10 EO 0"])
def test_what_an_arbiter_has_written_takes_reading_the_deal_again(line):
    words = lexicon("fr")
    text = f"donne 1 donneur N\ncontrat E 90♥\nbilan EO 100\n{line}\n"
    assert starts(words.parser.parse(text, start="deal"), words) is None
