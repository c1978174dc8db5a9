"""Marks and words that people add by hand: one message each, and everything is read as it was meant."""

import pytest

from referee import loads

HEAD = '[Jeu "contrée"]\n\n'
SHEET = "donne 1 donneur N\ncontrat E 90♥ contre\nbilan EO 87 plis EO 5 belote EO\nscore NS 0 EO 287\n"
PLAY = "donne 1 donneur N\nenchères\n  O: passe  S: passe  E: 90♥  N: contre\nplis\n  1. O: ♥A ♥D belote ♥8 ♣R => O 8\n"


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
        ("plis EO", "plis: EO", "S102"),
        ("belote EO", "belote: EO", "S102"),
        ("donne 1", "Donne : 1", "S102"),
        ("donneur N", "donneur: N", "S102"),
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
        ("S: passe", "S: pas", "S106"),
        ("S: passe", "S: paser", "S106"),
        ("=> O 8", "-> O 8", "S102"),
        ("=> O 8", "= O 8", "S102"),
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


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("contr", "contre"), ("contra", "contre"), ("surcontr", "surcontre"), ("pas", "pass"), ("pase", "pass")],
)
@pytest.mark.parametrize("before", ["  ", "\n  "], ids=["in a line", "at its start"])
def test_a_word_of_an_auction_without_labels_is_a_call_before_it_is_a_keyword(before, typed, meant):
    record = loads(f"{HEAD}donne 1 donneur N\nenchères\n  passe passe 90♥{before}{typed} passe\n")
    assert [finding.code for finding in record.problems] == ["S106"]
    assert [call.call for call in record[0].deals[0].auction] == ["pass", "pass", "90H", meant, "pass"]
