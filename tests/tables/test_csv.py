"""CSV that a French Excel opens by a double click, and in which no text is taken for a formula."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from table_samples import COMPTOIR, SHEETS, TRICKS, cells_of, csv_of, rows_of

from referee.tables.csv import CsvTable, guarded, unguarded
from referee.tables.deals import DEALS
from referee.tables.names import CsvDialect
from referee.tables.rows import TableRows

PLAIN = CsvDialect.PLAIN


def test_the_dialect_of_a_french_excel():
    text = csv_of(SHEETS)
    assert text.startswith("\ufefffile;match;")
    assert text.count("\r\n") == text.count("\n") == 9
    assert list(cells_of(text)[0]) == list(DEALS.names)


def test_the_dialect_for_programs():
    text = csv_of(SHEETS, PLAIN)
    assert text.startswith("file,match,")
    assert "\r" not in text
    assert [row["deal"] for row in cells_of(text, ",")] == ["1", "2", "3", "3", "4", "5", "6", "7"]


def test_cells_are_empty_where_nothing_is_known_and_booleans_are_digits():
    first, refused = (cells_of(csv_of(SHEETS))[place] for place in (0, 6))
    assert (first["made"], first["capot"], first["score_P1"], first["diagnostics"]) == ("1", "0", "", "")
    assert (refused["score_NS"], refused["errors"], refused["terms_NS"]) == ("", "M301", "")


def test_terms_are_a_sum_and_lists_stand_with_blanks():
    rows = cells_of(csv_of(SHEETS))
    assert rows[0]["terms_EW"] == "T 87 + 2C 180 + Bt 20"
    assert rows[4]["terms_NS"] == "ruling 10 - penalty 100"


def test_tags_and_diagnostics_are_json():
    second = cells_of(csv_of(SHEETS))[1]
    assert json.loads(second["tags"])["North"] == 'Anne; dite "Nanou"'
    found, _ = json.loads(second["diagnostics"])
    assert (found["code"], found["facts"]["claimed"]) == ("M201", {"NS": 120, "EW": 52})


def one_row(dialect, **values):
    """The cells of a row of which these values alone are known."""
    report = CsvTable(TableRows(DEALS, "fr", print), dialect)
    row = tuple(values.get(name) for name in DEALS.names)
    text = "".join([*report.begin(), *report._lines([row])])
    (cells,) = cells_of(text, ";" if dialect is CsvDialect.EXCEL else ",")
    return cells


@pytest.mark.parametrize(("dialect", "shown"), [(CsvDialect.EXCEL, "81,5"), (PLAIN, "81.5")])
def test_a_fraction_is_a_decimal_number_of_the_dialect(dialect, shown):
    cells = one_row(dialect, points_NS="163/2", points_EW=80, points_numerator_NS=163, points_denominator=2)
    assert (cells["points_NS"], cells["points_EW"]) == (shown, "80")
    assert (cells["points_numerator_NS"], cells["points_denominator"]) == ("163", "2")


def test_a_negative_number_stays_a_number():
    assert one_row(PLAIN, score_NS=-100)["score_NS"] == "-100"
    assert one_row(CsvDialect.EXCEL, points_NS="-1/2")["points_NS"] == "-0,5"


def test_a_term_that_starts_with_a_dash_is_no_formula():
    assert one_row(PLAIN, terms_NS=(("penalty", -100),))["terms_NS"] == "'- penalty 100"


@pytest.mark.parametrize(
    "text", ["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", "\nx", " =1", "\u00a0=1", "＝1", "'=1", "--"]
)
def test_what_starts_like_a_formula_is_guarded(text):
    assert guarded(text) == "'" + text


@pytest.mark.parametrize("text", ["", "a", "a=1", "'a", "O'Brien", "-", "80H", "1-2", "{=}", "É"])
def test_other_texts_stay_as_they_are(text):
    assert guarded(text) == text


@given(st.text(alphabet="'=+-@ \t\r\na1") | st.text())
def test_the_guard_can_be_taken_off(text):
    assert unguarded(guarded(text)) == text
    assert guarded(text)[:1] not in ("=", "@", "\t", "\r", "\n") or len(text) == 1


def test_formulas_of_a_record_reach_no_cell():
    text = SHEETS.replace("Open de printemps", "=HYPERLINK(A1)").replace('"12"', '"+33"')
    row = cells_of(csv_of(text, path="-2+3.bgn"))[0]
    assert (row["event"], row["table_name"], row["file"]) == ("'=HYPERLINK(A1)", "'+33", "'-2+3.bgn")
    assert json.loads(row["tags"])["Event"] == "=HYPERLINK(A1)"
    assert rows_of(text)[0]["event"] == "=HYPERLINK(A1)"


def test_the_head_stands_even_without_rows():
    assert cells_of(csv_of(COMPTOIR, table=TRICKS)) == []
    assert csv_of("", table=TRICKS).startswith("\ufefffile;")
