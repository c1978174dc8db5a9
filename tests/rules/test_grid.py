"""Cells of the marking grid: what can be written, and the terms that follow from it."""

import pytest

from referee.rules.grid import parse_cell

VALUES = {"T": 110, "D": 52, "C": 100, "Bt": 20, "Bd": 0, "B": 20}


@pytest.mark.parametrize(
    ("text", "terms"),
    [
        ("T+Bt", [("T", 110), ("Bt", 20)]),
        ("Bd", []),  # terms worth 0 are left out
        ("0", []),
        ("D+Bd", [("D", 52)]),
        ("162+D+Bd", [("162", 162), ("D", 52)]),
        ("T+2C+Bt", [("T", 110), ("2C", 200), ("Bt", 20)]),
        ("T + 4C", [("T", 110), ("4C", 400)]),
        ("2(160+C)+Bt", [("160", 160), ("C", 100), ("x2", 260), ("Bt", 20)]),
        ("4(T+C+Bt)", [("T", 110), ("C", 100), ("Bt", 20), ("x4", 690)]),
        ("320+B", [("320", 320), ("B", 20)]),
    ],
)
def test_terms_follow_the_cell_and_sum_to_its_value(text, terms):
    found = parse_cell(text).terms(VALUES)
    assert list(found) == terms


def test_a_value_that_is_not_known_leaves_no_terms():
    values = {**VALUES, "D": None}
    assert parse_cell("162+D+Bd").terms(values) is None
    assert list(parse_cell("T+Bt").terms(values)) == [("T", 110), ("Bt", 20)]
    assert parse_cell("2(D+C)").terms(values) is None


@pytest.mark.parametrize(
    "text", ["", "T+", "+T", "T++D", "X", "2(T", "T)", "T-D", "T*2", "()", "2()", "T D", "B t", "T+2"[:2]]
)
def test_what_is_no_cell(text):
    with pytest.raises(ValueError, match="not a marking cell"):
        parse_cell(text)
