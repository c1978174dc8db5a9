"""Logs of a site: which pass the fast lane, and where one can be cut into matches."""

import random

import pytest

from fast.lanes import compare
from imports.log import log_of, random_match
from referee.imports.bga.cuts import boundary
from referee.limits import LONGEST_LINE

END = "The end of the game: W wins!\n"


def log(seed=1, deals=2):
    """A log of which nothing has to be said."""
    return log_of(random_match(random.Random(f"fast {seed}"), deals))


def passed(text, **how):
    return compare(text.encode(), way="bga", **how)


def test_a_whole_log_passes():
    assert passed(log() + END) == 2


def test_logs_one_behind_the_other_pass():
    assert passed((log(1) + END) * 3 + log(2)) == 8


@pytest.mark.parametrize("window", [64, 1000, 1 << 22])
def test_a_match_ends_where_another_player_opens(window):
    # The next to lead would be South; North opens again.
    assert passed(log(1) + log(2) + log(3), window=window) == 6


def test_ends_of_lines_of_windows_pass():
    assert passed((log() + END).replace("\n", "\r\n")) == 2


def test_the_numbers_of_players_pass():
    match = random_match(random.Random("fast 1"), 2)
    assert passed(log_of(match, names={"N": "P1", "W": "P2", "S": "P3", "E": "P4"})) == 2


def test_a_log_that_is_cut_short_is_told_by_the_full_reader():
    text = log()
    for end in range(len(text) - 200, len(text), 7):
        passed(text[:end])


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("wins the trick", "wins"),
        (" scores ", " scored "),
        ("\n0", "\nhello\n0"),
        ("is now the first player", "is now the first player\nhello"),
        ("is now the first player\n", "is now the first player\nN scores no point\n"),
        ("is now the first player\n", "is now the first player\nW is now the first player\n"),
        ("plays ", "plays\t"),
    ],
)
def test_what_is_wrong_with_one_match_hides_no_other(old, new):
    text = log(1) + END
    assert old in text
    wrong = text.replace(old, new, 1)
    for odd in (wrong, text[: -len(END)].replace(old, new) + END):
        # Where its end is not plain, the match behind it is told as well.
        assert passed(text + odd + text) >= 2
        passed(log(2) + odd + log(3), window=100)


def test_a_word_between_two_matches_belongs_to_one_of_them():
    text = log(1) + END
    for between in ("hello\n", "N says Belote!\n", "Waiting for redouble\n", END, "\n\n", "N bids 90 4 (spade)\n"):
        passed(text + between + text)
        passed(log(2) + between + log(3))
        passed(between + text + between)


def test_all_reading_ends_at_a_line_without_end():
    text = log(1) + END
    for length in (LONGEST_LINE, LONGEST_LINE + 1, 3 * LONGEST_LINE):
        passed(text + "x" * length + "\n" + text + text)
        passed(text + text.replace("\n0", "\n" + "x" * length + "\n0", 1) + text + text)


TAIL = "x\n7N plays A spade\nN wins the last trick (+10 pts)\nBid fails, 1 to 2!\nN scores no point\nW is now the first player\n"


@pytest.mark.parametrize(
    ("behind", "cut"),
    [
        ("W passes\n", False),
        ("\nW passes\n", False),
        ("N passes\n", True),
        ("N plays 7 spade\n", False),
        ("N bids 90 4 (diamond)\n", True),
        ("N bids 90 4 (spade)\n", False),
        ("P1 passes\n", False),
        (END + "W passes\n", True),
        (END + "hello\nW passes\n", False),
    ],
)
def test_where_a_log_can_be_cut(behind, cut):
    expected = len(TAIL) + (len(END) if behind.startswith(END) else 0)
    assert boundary((TAIL + behind).encode(), 0) == (expected if cut else -1)
