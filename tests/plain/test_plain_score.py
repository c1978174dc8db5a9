"""The plain referee's scores against sums worked by hand (C-6, C-7, C-8), both sides of every threshold."""

import pytest

from .cards import other_side
from .contree_auction import contract_of
from .contree_score import Count, outcome, settle

TAKERS, DEFENCE = "NS", "EW"


def score(bid: str, level: int, takers: int, *, bt: int = 0, bd: int = 0, tricks: int = 5) -> tuple[bool, int, int]:
    """Settle a deal of North's: made, and the scores of takers and defence."""
    contract = contract_of("N", bid, level)
    points = {TAKERS: takers, DEFENCE: max(0, 162 - takers)}
    return _settled(contract, points, {TAKERS: 20 * bt, DEFENCE: 20 * bd}, {TAKERS: tricks, DEFENCE: 8 - tricks})


def _settled(contract, points, belotes, tricks):
    count = Count(points, belotes, tricks)
    told = outcome(contract, count)
    result = settle(contract, told, count)
    return told == "made", result[TAKERS], result[DEFENCE]


@pytest.mark.parametrize(
    ("bid", "level", "takers", "bt", "bd", "expected"),
    [
        ("100H", 1, 110, 0, 0, (True, 110, 52)),
        ("100H", 1, 90, 1, 0, (True, 110, 72)),
        ("100H", 1, 90, 0, 0, (False, 0, 234)),
        ("120H", 1, 90, 1, 0, (False, 20, 234)),
        ("100H", 1, 90, 0, 1, (False, 0, 254)),
        ("100H", 2, 110, 0, 0, (True, 310, 0)),
        ("100H", 2, 90, 0, 0, (False, 0, 362)),
        ("100H", 4, 110, 1, 0, (True, 530, 0)),
        ("100H", 4, 90, 0, 1, (False, 0, 582)),
        ("80H", 1, 81, 0, 0, (False, 0, 243)),
        ("80H", 1, 80, 0, 0, (False, 0, 244)),
        ("110AT", 1, 120, 2, 1, (True, 160, 62)),
        ("80H", 1, 90, 0, 1, (False, 0, 254)),
        ("90H", 1, 71, 1, 0, (False, 20, 253)),
        ("90H", 1, 80, 1, 0, (True, 100, 82)),
        ("80H", 1, 82, 0, 0, (True, 82, 80)),
        ("100H", 1, 100, 0, 0, (True, 100, 62)),
        ("100H", 1, 99, 0, 0, (False, 0, 225)),
        ("100H", 1, 80, 1, 0, (True, 100, 82)),
        ("100H", 1, 79, 1, 0, (False, 20, 245)),
        ("80H", 1, 91, 0, 1, (False, 0, 253)),
        ("80H", 1, 92, 0, 1, (True, 92, 90)),
        ("100H", 2, 110, 0, 1, (True, 310, 20)),
        ("100H", 2, 90, 0, 1, (False, 0, 382)),
        ("160H", 4, 160, 0, 0, (True, 800, 0)),
        ("160H", 4, 159, 0, 0, (False, 0, 802)),
    ],
)
def test_numeric_contracts(bid, level, takers, bt, bd, expected):
    assert score(bid, level, takers, bt=bt, bd=bd) == expected


def test_capot_is_made_by_eight_tricks_and_counts_250():
    assert score("capotH", 2, 252, tricks=8) == (True, 752, 0)
    assert score("capotH", 1, 252, tricks=8) == (True, 252, 0)
    assert score("capotH", 1, 502, tricks=8) == (True, 502, 0)
    assert score("capotH", 4, 252, tricks=8) == (True, 1252, 0)


def test_capot_fails_at_seven_tricks_even_when_the_eighth_was_worth_nothing():
    assert score("capotH", 1, 162, tricks=7) == (False, 0, 162)
    assert score("capotH", 2, 152, tricks=7) == (False, 0, 662)


@pytest.mark.parametrize(("bonus", "expected"), [(252, 414), (502, 664)])
def test_the_defence_wins_all_eight(bonus, expected):
    contract = contract_of("N", "80H", 1)
    nothing = {TAKERS: 0, DEFENCE: 0}
    result = _settled(contract, {TAKERS: 0, DEFENCE: bonus}, nothing, {TAKERS: 0, DEFENCE: 8})
    assert result == (False, 0, expected)


@pytest.mark.parametrize("bonus", [252, 502])
def test_the_takers_win_all_eight_unannounced(bonus):
    assert score("100H", 1, bonus, tricks=8) == (True, bonus, 0)


def test_points_unknown_leave_unknown_only_the_score_that_takes_them():
    unknown = {TAKERS: None, DEFENCE: None}
    count = Count(unknown, {TAKERS: 0, DEFENCE: 0}, unknown)
    assert settle(contract_of("N", "100H", 2), "made", count) == {TAKERS: None, DEFENCE: 0}
    assert settle(contract_of("N", "100H", 2), "failed", count) == {TAKERS: 0, DEFENCE: 362}
    assert settle(contract_of("N", "100H", 1), "failed", count) == {TAKERS: 0, DEFENCE: None}


def test_sides_are_the_takers_own():
    contract = contract_of("W", "100H", 1)
    points, none = {"EW": 110, "NS": 52}, {"EW": 0, "NS": 0}
    assert settle(contract, "made", Count(points, none, dict.fromkeys(points))) == {"EW": 110, "NS": 52}
    assert other_side("EW") == "NS"
