"""Matches to make tables of, and the ways to read tables back."""

import csv
import io

from referee.judging import RulesChoice, judge_items
from referee.notation import read_text
from referee.tables.csv import CsvTable
from referee.tables.deals import DEALS
from referee.tables.names import CsvDialect
from referee.tables.rows import TableRows
from referee.tables.tricks import TRICKS
from referee.verdict.model import Summary

SHEETS = """\
[Jeu "contrée"]
[Règles "seed"]
[Tournoi "Open de printemps"]
[Ronde "3/4"]
[Table "12"]
[Nord "Anne; dite \\"Nanou\\""]

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
pénalité NS -100
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
"""A sheet whose deals end in most ways that there are."""

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


def rows_of(text, table=DEALS, path="relevé.bgn", aside=lambda _: None):
    """The rows that judging a text gives, each as a mapping."""
    report = TableRows(table, "fr", aside)
    rows = [*report.begin(), *report.file(path)]
    for event in judge_items(read_text(text), RulesChoice()):
        rows += report.event(event)
    rows += report.end(Summary())
    return [dict(zip(table.names, row, strict=True)) for row in rows]


def csv_of(text, dialect=CsvDialect.EXCEL, table=DEALS, path="relevé.bgn"):
    """The text of a table as CSV."""
    report = CsvTable(TableRows(table, "fr", lambda _: None), dialect)
    pieces = [*report.begin(), *report.file(path)]
    for event in judge_items(read_text(text), RulesChoice()):
        pieces += report.event(event)
    return "".join([*pieces, *report.end(Summary())])


def cells_of(text, delimiter=";"):
    """The lines of a CSV, each as a mapping."""
    return list(csv.DictReader(io.StringIO(text.removeprefix("\ufeff"), newline=""), delimiter=delimiter))


__all__ = ["COMPTOIR", "DEALS", "SHEETS", "TRICKS", "cells_of", "csv_of", "rows_of"]
