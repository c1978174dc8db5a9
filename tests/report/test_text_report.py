"""The report that people read, from text to text."""

import io

import pytest

from referee.judging import judge_items
from referee.reader import read
from referee.report.blocks import Colour
from referee.report.tally import Tally
from referee.report.text import TextReport

GOOD = """\
mains
  O: ♠ A       ♥ A 10 R D 7  ♦ -       ♣ D 7
  S: ♠ R 9     ♥ V 9         ♦ V 7     ♣ V 8
  E: ♠ 10 D V  ♥ 8           ♦ A 10 8  ♣ 10
  N: ♠ 8 7     ♥ -           ♦ R D 9   ♣ A R 9
enchères
  O: 80♥  S: passe  E: 90♥  N: contre  O: passe  S: passe  E: passe
plis
  1. O: ♥A ♥9 ♥8 ♣R
  2. S: ♣8 ♣10 ♣9 ♣D
  3. E: ♦A ♦9 ♠A ♦7
  4. E: ♠10 ♠7 ♥10 ♠9
  5. O: ♥D belote ♥V ♦10 ♠8
  6. S: ♣V ♦8 ♣A ♣7
  7. N: ♦D ♥R rebelote ♦V ♠D
  8. O: ♥7 ♠R ♠V ♦R
score NS 0 EO 287
"""
HEAD = '[Jeu "contrée"]\n'


def reported(*texts, language="fr", colour=Colour.NEVER):
    """Give the report on files of these texts, and what was counted."""
    report, tally = TextReport(language, colour), Tally()
    pieces = list(report.begin())
    for number, text in enumerate(texts, 1):
        tally.begin()
        pieces += report.file(f"{number}.bgn")
        for event in judge_items(read(io.BytesIO(text.encode()))):
            tally.add(event)
            pieces += report.event(event)
    pieces += report.end(tally.summary)
    return "".join(pieces), tally


def test_a_good_deal_is_one_line_under_the_rules_that_judged_it():
    text, counted = reported(f"{HEAD}donne 1 donneur N\n{GOOD}")
    assert text == (
        "1.bgn: contrée, règles seed (version 1)\n\n"
        "donne 1: vérifiée — Est 90♥ contré, fait: NS 0 EO 287\n"
        "total du match: NS 0 EO 287\n\n"
    )
    assert (counted.errors, counted.warnings) == (0, 0)


def test_a_wrong_score_is_explained_above_the_line_of_its_deal(snapshot):
    text, counted = reported(f"{HEAD}donne 1 donneur N\n{GOOD}".replace("EO 287", "EO 267"))
    assert counted.errors == 1
    assert text.index("erreur M201") < text.index("donne 1: contestée")
    assert "= compte: EO T 87 + 2C 180 + Bt 20\n" in text
    assert "= l'écart est celui de la belote\n" in text
    assert text == snapshot


def test_a_revoke_names_the_line_of_the_hand():
    text, _ = reported(f"{HEAD}donne 1 donneur N\n{GOOD}".replace("1. O: ♥A ♥9", "1. O: ♥A ♠9"))
    assert "J204" in text
    assert "Sud a encore ♥V, ♥9 (mains, ligne 5)" in text


def test_diagnostics_of_a_deal_follow_its_lines():
    deal = GOOD.replace("6. S: ♣V ♦8 ♣A ♣7", "6. S: ♣V ♦8 ♣A ♣7 => O 14").replace("287", "267")
    text, _ = reported(f"{HEAD}donne 1 donneur N\n{deal}")
    places = [int(line.split(":")[1]) for line in text.splitlines() if "--> 1.bgn:" in line]
    assert places == sorted(places)
    assert len(places) == 3


def test_of_many_deals_only_what_is_wrong_is_shown():
    seats = "NOSE"
    good = "".join(
        f"donne {number} donneur {seats[(number - 1) % 4]}\ncontrat E 90♥\nbilan EO 100\n" for number in range(1, 61)
    )
    bad = "donne 61 donneur N\ncontrat E 90♥\nbilan EO 100\nscore NS 1 EO 1\n"
    text, counted = reported(HEAD + good + bad)
    assert text.startswith("1.bgn: contrée, règles seed (version 1)\n\nerreur M201")
    assert [line for line in text.splitlines() if line.startswith("donne")] == [
        "donne 61: contestée — Est 90♥, fait: NS 62 EO 100, total NS 3782 EO 6100"
    ]
    assert counted.errors == 1


def test_trouble_before_the_many_deals_is_not_lost():
    bad = "donne 1 donneur N\ncontrat E 90♥\nbilan EO 100\nscore NS 1 EO 1\n"
    good = "".join(f"donne {number}\ncontrat E 90♥\nbilan EO 100\n" for number in range(2, 61))
    text, _ = reported(HEAD + bad + good)
    assert "erreur M201" in text
    assert text.startswith("1.bgn: contrée")
    assert "donne 2" not in text


def test_many_good_deals_say_nothing():
    good = "".join(
        f"donne {number} donneur {'NOSE'[(number - 1) % 4]}\ncontrat E 90♥\nbilan EO 100\n" for number in range(1, 61)
    )
    assert reported(HEAD + good)[0] == "Donnes par jeu de règles:\n  60  contree/seed\n\n"


def test_many_deals_are_counted_by_rule_set_and_by_code():
    deal = "donne {number} donneur {dealer}\ncontrat E 90♥\nbilan EO 100\nscore NS 62 EO {score}\n"
    deals = [deal.format(number=n, dealer="NOSE"[(n - 1) % 4], score=100 if n % 4 else 90) for n in range(1, 61)]
    other = '[Jeu "contrée"]\n[Règles "pagat"]\ndonne 1 donneur N\ncontrat E 90♥\nbilan EO 100\n'
    text, _ = reported(HEAD + "".join(deals) + "\n" + other)
    end = text[text.index("Donnes par jeu") :]
    assert end.splitlines() == [
        "Donnes par jeu de règles:",
        "  60  contree/seed",
        "   1  contree/pagat",
        "Diagnostics par code:",
        "  15  M201 score",
        "",
    ]


def test_every_file_and_every_match_has_its_head():
    match = f"{HEAD}donne 1 donneur N\n{GOOD}"
    text, _ = reported(match, match + "\n" + match)
    heads = [line for line in text.splitlines() if "contrée, règles" in line]
    assert heads == [
        "1.bgn: contrée, règles seed (version 1)",
        "2.bgn: contrée, règles seed (version 1)",
        "2.bgn, match 2: contrée, règles seed (version 1)",
    ]


def test_a_file_without_a_match_is_reported():
    text, counted = reported("# rien\n")
    assert text.startswith("erreur N110 fichier sans match")
    assert counted.errors == 1


@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_colour_unless_asked(language):
    wrong = f"{HEAD}donne 1 donneur N\n{GOOD}".replace("287", "267")
    assert "\x1b" not in reported(wrong, language=language)[0]
    assert "\x1b" in reported(wrong, language=language, colour=Colour.ALWAYS)[0]


def test_warnings_are_counted_apart():
    text, counted = reported(
        f"{HEAD}donne 1 donneur N\n{GOOD}".replace("♥R rebelote", "♥R").replace("NS 0 EO 287", "NS 342 EO 0")
    )
    assert (counted.errors, counted.warnings) == (0, 1)
    assert "avertissement J301" in text
    assert "donne 1: vérifiée" in text


DEALS = [f"donne {number} donneur {seat}\ncontrat E 90♥\nbilan EO 100\n" for number, seat in enumerate("NOSE" * 15, 1)]


def wrong(deal):
    return DEALS[deal - 1] + "score NS 1 EO 1\n"


def test_an_error_stands_apart_from_the_deal_above():
    text, _ = reported(HEAD + DEALS[0] + wrong(2) + wrong(3) + DEALS[3])
    lines = text.splitlines()
    for number, line in enumerate(lines):
        if line.startswith("erreur"):
            assert lines[number - 1] == ""
            assert lines[number - 2] != ""
    assert lines[next(number for number, line in enumerate(lines) if line.startswith("donne 1")) + 1] == ""
    assert "\n\n\n" not in text


def test_trouble_of_many_deals_stands_apart_too():
    unfinished = "donne 5 donneur N\ncontrat E 90♥\n"
    text, _ = reported(HEAD + "".join(DEALS[:4]) + unfinished + wrong(6) + "".join(DEALS[6:]))
    assert "\n\nerreur M201" in text
    lines = text.splitlines()
    assert lines[next(n for n, line in enumerate(lines) if line.startswith("donne 5")) + 1] == ""
    assert "\n\n\n" not in text
