"""A rank of a hand that was slipped on is one message, and is read as it was meant."""

import pytest

from referee import loads

HANDS = (
    '[Jeu "contrée"]\n\n'
    "donne 1 donneur N\nmains\n  O: ♠ A ♥ A 10 R D 7 ♦ - ♣ D 7\n  S: ♠ R 9 ♥ V 9 ♦ V 7 ♣ V 8\n"
    "  E: ♠ 10 D V ♥ 8 ♦ A 10 8 ♣ 10\n  N: ♠ 8 7 ♥ - ♦ R D 9 ♣ A R 9\nenchères\n  O: 80♥\n"
)


@pytest.mark.parametrize(
    ("right", "typed", "slip"),
    [
        ("♠ R 9", "♠ K 9", "king-typed-k"),
        ("♠ R 9", "♠ roi 9", "rank-word"),
        ("♠ R 9", "♠ Roi 9", "rank-word"),
        ("♠ R 9", "♠ K9", "king-typed-k"),
        ("♣ 10", "♣ T", "ten-typed-t"),
        ("♠ 10 D V", "♠ 10 dame V", "rank-word"),
        ("♠ 10 D V", "♠ 10 Q V", "other-language"),
        ("♠ 10 D V", "♠ T D V", "ten-typed-t"),
    ],
)
def test_a_rank_of_a_hand_that_was_slipped_on_is_read_as_it_was_meant(right, typed, slip):
    good, slipped = loads(HANDS), loads(HANDS.replace(right, typed, 1))
    assert good.problems == ()
    assert [(finding.code, finding.facts["slip"]) for finding in slipped.problems] == [("S111", slip)]
    assert slipped[0].deals[0].model_copy(update={"problems": ()}) == good[0].deals[0]
