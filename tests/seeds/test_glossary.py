"""The glossary: each term once, in both languages."""

import tomllib

from referee.resources import read


def test_every_term_is_whole_and_stands_once():
    terms = tomllib.loads(read("seeds", "glossary.toml"))["term"]
    for term in terms:
        assert term["fr"]
        assert term["en"]
        assert set(term["means"]) == {"fr", "en"}
    assert len({term["fr"] for term in terms}) == len(terms)
