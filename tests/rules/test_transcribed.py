"""Every parameter and every square of the shipped rule sets, against a second copy made by hand."""

import pytest

from referee.rules.grid import parse_square
from referee.rules.load import load, names
from referee.rules.model import DOES_NOT_APPLY, LEVELS, NOT_STATED, Marking

from .transcript import CHOSEN, COMPTOIR, DENOMINATIONS, FIRST, MARKING, PARAMETERS, SECOND

SAMPLES = [
    {"T": 101, "D": 61, "C": 110, "Bt": 20, "Bd": 0, "B": 20},
    {"T": 47, "D": 115, "C": 130, "Bt": 0, "Bd": 60, "B": 60},
    {"T": 252, "D": 0, "C": 90, "Bt": 20, "Bd": 40, "B": 60},
]


def cells(table, columns):
    """Give each line of a table: what it is of, then the value in each column, with = resolved."""
    for line in table.strip().splitlines():
        name, *values = (cell.strip() for cell in line.split("|"))
        full = []
        for value in values:
            full.append((full[-1][0], True) if value == "=" else (value, False))
        assert len(full) == len(columns), line
        for column, (value, same) in zip(columns, full, strict=True):
            yield column, name, value, same


CONTREE = [cell for columns, table in PARAMETERS.items() for cell in cells(table, columns)]


def shown(value) -> str:
    return str(getattr(value, "value", value))


def test_no_rule_set_is_left_out():
    assert set(names("contree")) == {*FIRST, *SECOND} == set(MARKING)
    assert set(names("comptoir")) == {"seed", "adpoker", "dix-points"}


@pytest.mark.parametrize(("name", "parameter", "value", "same"), CONTREE)
def test_a_parameter_has_the_value_of_its_source_or_that_of_the_base_rules(name, parameter, value, same):
    found = getattr(load(name, "contree").parameters, parameter)
    if value in ("nf", "-"):
        base = getattr(load("seed", "contree").parameters, parameter)
        assert found.value == base.value
        assert found.source == (NOT_STATED if value == "nf" else DOES_NOT_APPLY)
        return
    assert shown(found.value) == value
    assert found.source not in (NOT_STATED, DOES_NOT_APPLY)
    if same:
        assert load(name, "contree").extends


@pytest.mark.parametrize("name", [*FIRST, *SECOND])
def test_the_denominations(name):
    found = load(name, "contree").parameters.denominations
    assert " ".join(found.value) == DENOMINATIONS.get(name, "S H D C NT AT")
    assert (found.source == NOT_STATED) == (name not in DENOMINATIONS and not name.startswith("seed"))


@pytest.mark.parametrize("name", [*FIRST, *SECOND])
def test_what_the_tables_do_not_name_is_as_in_the_base_rules(name):
    named = {parameter for _, parameter, _, _ in CONTREE} | {"denominations"}
    base, rules = load("seed", "contree"), load(name, "contree")
    for parameter in set(type(rules.parameters).model_fields) - named:
        own = getattr(rules.parameters, parameter)
        assert own.value == getattr(base.parameters, parameter).value, parameter
        if not name.startswith("seed"):
            assert own.source == NOT_STATED, parameter


@pytest.mark.parametrize("name", [*FIRST, *SECOND])
def test_every_square_of_the_grid_marks_what_the_sources_say(name):
    rules = load(name, "contree")
    expected = {}
    for line in MARKING[name].strip().splitlines():
        row, rest = line.split(maxsplit=1)
        squares = [square.strip() for square in rest.split("|")]
        expected |= {(row, level): text for level, text in zip(LEVELS, squares, strict=True) if text != "-"}
    there = {
        (row, level): getattr(found, level)
        for row in Marking.model_fields
        if (found := getattr(rules.marking, row)) is not None
        for level in LEVELS
        if getattr(found, level) is not None
    }
    assert set(there) == set(expected)
    for square, text in there.items():
        for values in SAMPLES:
            known = {**values, "C": rules.parameters.capot_bid.value} if "capot" in square[0] else values
            marked = [sum(worth for _, worth in cell.terms(known)) for cell in parse_square(text)]
            wanted = [eval(side, {}, known) for side in expected[square].split("/")]
            assert marked == wanted, (square, text)


@pytest.mark.parametrize("name", [*FIRST, *SECOND])
def test_squares_that_no_source_confirms_are_said_to_be_chosen(name):
    marking = load(name, "contree").marking
    for row in Marking.model_fields:
        found = getattr(marking, row)
        if found is not None:
            assert " ".join(found.chosen) == CHOSEN.get((name, row), ""), row


@pytest.mark.parametrize(
    ("name", "parameter", "value", "same"), list(cells(COMPTOIR, ("seed", "adpoker", "dix-points")))
)
def test_the_rule_sets_of_comptoir(name, parameter, value, same):
    del same
    found = getattr(load(name, "comptoir").parameters, parameter)
    if value == "nf":
        assert found.source == NOT_STATED
        assert found.value == getattr(load("seed", "comptoir").parameters, parameter).value
    else:
        assert shown(found.value) == value
        assert found.source != NOT_STATED


def test_a_bid_of_capot_counts_what_its_lump_is():
    """Where the grid marks a lump for capot, the bid counts as that lump too."""
    for name in (*FIRST, *SECOND):
        rules = load(name, "contree")
        row = rules.marking.capot_made
        if row is not None and "C" not in row.plain:
            assert row.plain.startswith(str(rules.parameters.capot_bid.value)), name


def test_without_a_generale_one_player_s_eight_tricks_are_those_of_a_side():
    for name in (*FIRST, *SECOND):
        own = load(name, "contree").parameters
        assert own.generale_bid.value == 0
        if not name.startswith("seed"):
            assert own.last_trick_generale.value == own.last_trick_capot.value
