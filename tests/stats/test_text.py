"""Statistics to be read: what they say, in both languages, and that they fit a terminal."""

import pytest
from stats_samples import random_rows, statistics_of, table_of, tuples_of

from referee.stats.figures import mean, number, percent
from referee.stats.text import text_lines

SHEETS = """\
[Jeu "contrée"]
[Règles "seed"]
[Nord "Anne"]

donne 1 donneur N
contrat E 90♥ contre
bilan EO 87 belote EO

donne 2
contrat S 100♠
bilan NS 60

donne 3
contrat N capot ♠
bilan NS 252

donne 4
contrat N 80♥
bilan NS 170

donne 5
maldonne
"""


def told(*texts, by=None, language="fr", folder):
    rows = [row for text in texts for row in tuples_of(text)]
    return list(text_lines(statistics_of(table_of(rows, folder / "x.parquet"), by=by), language))


def line_of(lines, start):
    return " ".join(next(line for line in lines if line.startswith(start)).split())


def test_a_sheet_in_figures(tmp_path):
    lines = told(SHEETS, folder=tmp_path)
    assert lines[0].startswith("Statistiques: contrée, règles seed 1 (")
    assert lines[2:4] == ["Donnes: 5; matchs: 1", "Statuts: 1 nulle, 3 partielles, 1 refusée"]
    assert line_of(lines, "Moyennes") == "Moyennes par donne sans contre contrés ensemble"
    assert line_of(lines, "contrats") == "contrats 2 1 3"
    assert line_of(lines, "faits") == "faits 50,0\u202f% 100,0\u202f% 66,7\u202f%".replace("\u202f", " ")
    # 0 against 222 (162 + 60 … the failed line), 252 against 0; 287 against 0 when doubled.
    assert line_of(lines, "la défense marque") == "la défense marque de plus 6,0 -287,0 -91,7"
    assert line_of(lines, "Capots") == "Capots: 1 (33,3 % des contrats); demandés 1, faits 1; non demandés: preneurs 0,"
    assert line_of(lines, "Belotes") == "Belotes: 1 donnes, 20 points; non dites (J301): 0"
    assert line_of(lines, "M301") == "M301 points impossibles erreur 1 1"


def test_in_english(tmp_path):
    lines = told(SHEETS, language="en", folder=tmp_path)
    assert line_of(lines, "Means") == "Means a deal undoubled doubled overall"
    assert line_of(lines, "the defence marks") == "the defence marks more by 6.0 -287.0 -91.7"


def test_refused_deals_alone_are_said_to_give_no_contract(tmp_path):
    lines = told(SHEETS.replace("seed", "nulle part"), folder=tmp_path)
    assert lines[0] == "Statistiques: contrée, règles inconnues"
    assert "Aucun contrat jugé." in lines
    assert "Contrats" not in lines


def test_no_deals(tmp_path):
    assert told(folder=tmp_path) == ["Aucune donne."]


def test_a_player_without_a_name_is_his_seat_in_the_language(tmp_path):
    french = told(SHEETS, by="player", folder=tmp_path)
    assert line_of(french, "Anne") == "Anne 5 1 100,0 % 0,0 % 252,0 0"
    assert line_of(french, "O  ") == "O 5 0 - - - 0"
    assert line_of(told(SHEETS, by="player", language="en", folder=tmp_path), "W  ") == "W 5 0 - - - 0"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_lines_fit_eighty_columns(tmp_path, language):
    rows = [row for seed in range(3) for row in random_rows(seed)]
    statistics = statistics_of(table_of(rows, tmp_path / "x.parquet"), by="player")
    assert max(len(line) for line in text_lines(statistics, language)) <= 80


def test_figures_as_they_are_printed():
    assert (number(1234567), number(12)) == ("1\u202f234\u202f567", "12")
    assert (percent(None, "fr"), percent(0.12345, "fr"), percent(1.0, "en")) == ("-", "12,3\u202f%", "100.0\u202f%")
    assert (mean(None, "en"), mean(-0.04, "en"), mean(-1234.5, "fr")) == ("-", "0.0", "-1\u202f234,5")
