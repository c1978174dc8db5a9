"""Score sheets: the right figures, those of the record beside them, and why a deal has none."""

import json

import pytest

from referee.diagnostics.model import Finding, Status
from referee.judging import RulesChoice, judge_items
from referee.judging.events import FileClosed
from referee.notation import read_text
from referee.scoresheet import JsonSheet, TextSheet
from referee.scoresheet.columns import Align, Column, laid_out
from referee.scoresheet.figures import term_sum, wrong
from referee.verdict.model import Summary

MATCH = """\
[Jeu "contrée"]
[Règles "seed"]
[Objectif "1000"]
[Tournoi "Open de printemps"]
[Table "12"]
[Nord "Anne"]

donne 1 donneur N
contrat E 90♥ contre
bilan EO 87 belote EO
score NS 0 EO 287
total NS 0 EO 287

donne 2
contrat S 100♠
bilan NS 110
score NS 120 EO 52
total NS 120 EO 339

donne 3
maldonne

donne 3
enchères
  passe passe passe passe

donne 4
contrat N capot ♠
bilan NS 252
décision NS 10 EO 20

donne 5
contrat O 100♥
bilan EO 90

donne 6
contrat N 80♥
bilan NS 170

donne 7
contrat N 80♥
bilan NS 90
"""
COMPTOIR = """\
[Game "comptoir"]
[P1 "a"]
[P2 "b"]
[P3 "c"]

deal 1 dealer P1
contract P2 41
summary P2 40
score P1 1 P3 1
total P1 1 P3 2
"""


def sheet(form, text=MATCH, path="finale.bgn"):
    pieces = [*form.begin(), *form.file(path)]
    for event in judge_items(read_text(text), RulesChoice()):
        pieces += form.event(event)
    return "".join([*pieces, *form.end(Summary(files=1, matches=1))])


def row(text, number, which=0):
    """The words of the line of a deal."""
    lines = [line.split() for line in text.splitlines() if line.startswith(f"{number:>4}  ")]
    return lines[which]


class TestText:
    text = sheet(TextSheet("fr"))

    def test_the_head_tells_event_table_players_and_rules(self):
        head = self.text.split("\n\n")[0]
        assert "finale.bgn" in head
        assert "Open de printemps, table 12, objectif 1000" in head
        assert "N: Anne" in head
        assert "Règles: seed, version 1 (contrée)" in head

    def test_a_line_a_deal_with_taker_contract_level_points_belote_result_marks_terms_and_totals(self):
        assert " ".join(row(self.text, 1)) == (
            "1 N E 90♥ contre 75 87 EO 20 fait partielle 0 287 0 287 EO: T 87 + 2C 180 + Bt 20"
        )

    def test_a_wrong_claim_stands_below_the_right_figure_in_its_column(self):
        lines = self.text.splitlines()
        at = next(n for n, line in enumerate(lines) if line.startswith("   2  "))
        right, claimed = lines[at], lines[at + 1]
        assert claimed.split() == ["la", "feuille", "dit", "120", "120"]
        for start in (right.index("110*"), right.rindex("110*")):
            assert claimed[start : start + 3] == "120"

    def test_a_wrong_claim_has_a_foot_note_with_its_article(self):
        foot = self.text.split("\n\n")[-1]
        assert "*  chiffre juste" in foot
        assert "donne 2: M201 (C-8.1)" in foot

    def test_what_is_void_says_how(self):
        assert "maldonne nulle 0 0" in " ".join(row(self.text, 3))
        assert "passe nulle 0 0" in " ".join(row(self.text, 3, 1))

    def test_a_ruling_is_named_and_what_the_cards_gave_is_noted(self):
        assert "décision" in " ".join(row(self.text, 4))
        assert "EO: décision 20" in " ".join(row(self.text, 4))
        assert "R103" in self.text

    def test_a_failed_contract(self):
        assert "chuté" in row(self.text, 5)

    def test_a_refused_deal_has_no_figure_and_says_why(self):
        line = row(self.text, 6)
        assert line[4:9] == ["refusée", "?", "?", "?", "?"]
        assert line[9:11] == ["M301", "(C-3.5)"]

    def test_totals_are_unknown_behind_a_refused_deal(self):
        assert row(self.text, 7)[-6:-3] != ["?", "?", "?"]
        assert row(self.text, 7).count("?") == 2
        assert "Total: NS ? EO ?" in self.text

    def test_the_foot_counts_deals_by_status(self):
        assert "1 refusée" in self.text
        assert "2 nulles" in self.text

    def test_the_winner_is_named(self):
        text = sheet(TextSheet("fr"), MATCH.partition("donne 2")[0].replace('"1000"', '"200"'))
        assert "Vainqueur: Est-Ouest" in text

    def test_english_is_complete(self):
        text = sheet(TextSheet("en"), MATCH.replace("Open de printemps", "Spring"))
        assert " ".join(row(text, 1)) == (
            "1 N E 90♥ contre 75 87 EW 20 made partial 0 287 0 287 EW: T 87 + 2C 180 + Bt 20"
        )
        assert "the sheet says" in text
        for french in ("feuille", "donne ", "Règles", "refusé", "chuté", "Total des", "EO"):
            assert french not in text

    def test_comptoir_has_a_column_a_player_and_no_belote(self):
        text = sheet(TextSheet("en"), COMPTOIR)
        assert "Belote" not in text
        assert " ".join(row(text, 1)) == "1 P1 P2 41 0 40 0 failed contested 1 0 1 1 0 1* P1: mark 1; P3: mark 1"
        assert "the sheet says" in text

    def test_every_line_is_as_wide_as_its_table_whatever_the_deal(self):
        rows = [line for line in self.text.splitlines() if line[:4].strip().isdigit()]
        heads = next(line for line in self.text.splitlines() if line.lstrip().startswith("N°"))
        at = heads.index("État")
        assert {line[at - 1] for line in rows} == {" "}
        assert all(line[at] != " " for line in rows)

    def test_unknown_rules_are_said(self):
        text = sheet(TextSheet("fr"), '[Jeu "contrée"]\n[Règles "nulle part"]\n\ndonne 1 donneur N\nmaldonne\n')
        assert "Règles: inconnues" in text
        assert "N105" in text

    def test_a_match_without_deals(self):
        assert "Aucune donne." in sheet(TextSheet("fr"), '[Jeu "contrée"]\n')

    def test_control_characters_never_reach_the_terminal(self):
        text = sheet(TextSheet("fr"), MATCH.replace("Open de", "\x1b[31m"), path="a\x1b.bgn")
        assert "\x1b" not in text

    def test_a_file_that_was_not_read_is_said_to_be_refused(self):
        form = TextSheet("fr")
        list(form.file("x"))
        closed = FileClosed(Status.REFUSED, (Finding("S201", (), {"text": "oops"}),))
        text = "".join(form.event(closed))
        assert "S201" in text
        assert "refusé" in text

    def test_foot_notes_of_an_endless_match_are_bounded(self):
        deal = "\ndonne {}\ncontrat S 100♠\nbilan NS 110\nscore NS 120 EO 52\n"
        many = '[Jeu "contrée"]\n' + "".join(deal.format(n) for n in range(1, 700)).replace(
            "donne 1\n", "donne 1 donneur N\n"
        )
        text = sheet(TextSheet("fr"), many)
        assert text.count("M201") == 500
        assert "et 199 autres remarques" in text


class TestJson:
    document = json.loads(sheet(JsonSheet()))

    def test_deals_are_those_of_the_verdict_without_tricks(self):
        (match,) = self.document["files"][0]["matches"]
        first = match["deals"][0]
        assert first["contract"]["bid"] == "90H"
        assert first["terms"]["EW"] == [["T", 87], ["2C", 180], ["Bt", 20]]
        assert first["claims"]["score"] == {"NS": 0, "EW": 287}
        assert "tricks" not in first

    def test_a_refused_deal_tells_why(self):
        refused = self.document["files"][0]["matches"][0]["deals"][6]
        assert refused["score"] is None
        assert refused["errors"] == [{"code": "M301", "article": "C-3.5"}]

    def test_the_document_is_whole_without_any_match(self):
        assert json.loads(sheet(JsonSheet(), ""))["files"][0]["matches"] == []


@pytest.mark.parametrize(
    ("claimed", "computed", "differing"),
    [
        ({"NS": 110, "EW": 52}, {"NS": 110, "EW": 52}, {}),
        ({"NS": 111, "EW": 52}, {"NS": 110, "EW": 52}, {"NS": 111}),
        ({"NS": 110}, {"NS": 110, "EW": 52}, {}),
        ({"NS": 110}, {"NS": None, "EW": None}, {}),
        ({"NS": None}, {"NS": 110, "EW": 52}, {}),
        ({"P1": 0, "P2": 1}, {"P1": 1, "P2": 0}, {"P1": 0, "P2": 1}),
        (None, {"NS": 1, "EW": 1}, {}),
        ({"NS": 1}, None, {}),
    ],
)
def test_what_differs_between_a_claim_and_the_right_figures(claimed, computed, differing):
    assert wrong(claimed, computed) == differing


def test_terms_are_a_sum():
    assert term_sum((("T", 87), ("2C", 180), ("Bt", 20)), {}) == "T 87 + 2C 180 + Bt 20"
    assert term_sum((("162", 162), ("rounding", -2)), {"rounding": "arrondi"}) == "162 - arrondi 2"
    assert term_sum((("penalty", -100),), {}) == "- penalty 100"
    assert term_sum((("T", "10449/129"),), {}) == "T 10449/129"
    assert term_sum((), {}) == ""


def test_a_cell_too_wide_pushes_no_further_than_it_must():
    columns = (Column("", "a", 3), Column("", "b", 5, Align.RIGHT), Column("", "c", 4))
    assert laid_out(columns, ["x", "12", "y"]) == "x       12  y"
    assert laid_out(columns, ["xxxxx", "12", "y"]) == "xxxxx   12  y"
    assert laid_out(columns, ["xxxxxxxxxx", "12", "y"]) == "xxxxxxxxxx  12  y"
    assert laid_out(columns, ["", "", "y"]) == "            y"
