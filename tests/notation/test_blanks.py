"""Every white space of Unicode separates tokens and means nothing else."""

import pytest

from referee import loads

SPACES = [chr(code) for code in range(0x3001) if chr(code).isspace()] + [",", ";"]
WORDS = (
    '[Jeu "contrée"]\n\n',
    ["donne", "1", "donneur", "N", "contrat", "E", "90♥", "contre", "bilan", "EO", "87", "belote", "EO"],
    ["score", "NS", "0", "EO", "287"],
)


@pytest.mark.parametrize("space", SPACES, ids=lambda space: f"U+{ord(space):04X}")
def test_a_blank_of_any_kind_reads_as_a_space(space):
    head, deal, score = WORDS
    plain, other = (loads(head + between.join([*deal, *score]) + between) for between in (" ", space))
    assert other.problems == ()
    assert other[0].deals == plain[0].deals
