"""Counts of legal plays from fixed positions, and from one position by hand."""

import pytest

from .cards import DENOMINATIONS
from .perft import FIXED_DEALS, count_plays

COUNTS = {
    ("pairs", 12): [48, 80, 160, 160, 96, 80],
    ("ruffs", 12): [48, 784, 128, 192, 784, 784],
    ("drawn 3", 12): [104, 128, 80, 32, 112, 132],
    ("drawn 4", 10): [398, 2558, 544, 257, 3296, 3184],
    ("drawn 8", 5): [182, 175, 203, 203, 203, 154],
}


@pytest.mark.parametrize(("name", "depth"), COUNTS)
def test_counts(name, depth):
    counts = [count_plays(FIXED_DEALS[name], "N", denomination, depth) for denomination in DENOMINATIONS]
    assert counts == COUNTS[name, depth]


def test_a_count_by_hand():
    """North leads HA or D7; West, who holds no heart, must ruff one with either spade and throws anything on D7."""
    hands = {"N": ["HA", "D7"], "W": ["S7", "S8"], "S": ["C8", "C9"], "E": ["H9", "H8"]}
    assert count_plays(hands, "N", "S", 1) == 2
    assert count_plays(hands, "N", "S", 2) == 4
    assert count_plays(hands, "N", "S", 4) == 16
