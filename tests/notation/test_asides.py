"""Marks and words that people add by hand: one message each, and everything is read as it was meant."""

import pytest

from referee import loads

HEAD = '[Jeu "contrée"]\n\n'
SHEET = "donne 1 donneur N\ncontrat E 90♥ contre\nbilan EO 87 plis EO 5 belote EO\nscore NS 0 EO 287\n"
PLAY = "donne 1 donneur N\nenchères\n  O: passe  S: passe  E: 90♥  N: contre\nplis\n  1. O: ♥A ♥D belote ♥8 ♣R\n"


@pytest.mark.parametrize(
    ("right", "typed", "code"),
    [
        ("contrat E", "contrat: E", "S102"),
        ("contrat E", "contrat E:", "S108"),
        ("bilan EO", "bilan : EO", "S102"),
        ("EO 87", "EO: 87", "S102"),
        ("EO 287", "EO = 287", "S102"),
        ("NS 0", "NS=0", "S102"),
        ("plis EO", "pli EO", "S103"),
    ],
)
def test_a_mark_on_a_sheet(right, typed, code):
    good, slipped = loads(HEAD + SHEET), loads(HEAD + SHEET.replace(right, typed, 1))
    assert good.problems == ()
    assert [finding.code for finding in slipped.problems] == [code]
    assert slipped[0].deals[0].model_copy(update={"problems": ()}) == good[0].deals[0]


@pytest.mark.parametrize(
    ("right", "typed", "code"),
    [
        ("enchères\n", "enchères:\n", "S102"),
        ("plis\n", "plis :\n", "S102"),
        ("belote", "(belote)", "S102"),
        ("belote", "«belote»", "S102"),
        ("belote", "belote!", "S102"),
        ("N: contre", "N: contr", "S106"),
        ("S: passe", "S: pase", "S106"),
        ("1. O:", "1. Ouest:", "S108"),
        ("1. O:", "1. W:", "S108"),
    ],
)
def test_a_mark_in_a_play(right, typed, code):
    good, slipped = loads(HEAD + PLAY), loads(HEAD + PLAY.replace(right, typed, 1))
    assert good.problems == ()
    assert [finding.code for finding in slipped.problems] == [code]
    assert slipped[0].deals[0].model_copy(update={"problems": ()}) == good[0].deals[0]


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("2. N ♣8", "S104"),
        ("N ♣8", "S104"),
        ("2. Nord ♣8", "S108"),
        ("2. Nord: ♣8", "S108"),
        ("2.N. ♣8", "S104"),
        ("2. N.: ♣8", "S108"),
        ("2 N: ♣8", "S102"),
    ],
)
def test_the_start_of_a_trick_is_told_of_the_trick_that_it_starts(typed, code):
    right = PLAY + "  2. N: ♣8 ♣7 ♣9 ♣D\n"
    good, slipped = loads(HEAD + right), loads(HEAD + right.replace("2. N: ♣8", typed))
    assert good.problems == ()
    assert [(finding.code, finding.trick) for finding in slipped.problems] == [(code, 2)]
    assert [trick.cards for trick in slipped[0].deals[0].tricks] == [trick.cards for trick in good[0].deals[0].tricks]
    assert slipped[0].deals[0].tricks[1].leader == "N"
