"""A line quoted with carets below it."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.report.quote import quote


def test_carets_stand_under_the_span():
    assert quote("  5. S: ♥10 ♥8 ♦9 ♥V", 16, 18, 100) == ("  5. S: ♥10 ♥8 ♦9 ♥V", " " * 15 + "^^")


def test_a_span_of_nothing_has_one_caret():
    assert quote("plis", 5, 5, 100) == ("plis", "    ^")
    assert quote("", 1, 1, 100) == ("", "^")


def test_a_span_without_an_end_on_this_line_runs_to_its_end():
    assert quote("plis zut", 6, None, 100) == ("plis zut", "     ^^^")


def test_a_tab_is_as_wide_as_it_looks():
    assert quote("a\tb\tc", 5, 6, 100) == ("a   b   c", " " * 8 + "^")


def test_wide_and_combining_characters_count_as_they_look():
    assert quote("漢字 x", 4, 5, 100) == ("漢字 x", "     ^")
    assert quote("e\u0301e\u0301 x", 6, 7, 100) == ("e\u0301e\u0301 x", "   ^")


def test_a_variation_selector_is_not_shown():
    assert quote("♥\ufe0f x", 4, 5, 100) == ("♥ x", "  ^")


def test_what_a_terminal_would_obey_is_not_shown():
    shown, carets = quote("a\x1b[2Jb\u202e", 6, 7, 100)
    assert (shown, carets) == ("a\ufffd[2Jb\ufffd", "     ^")


@pytest.mark.parametrize("column", [1, 10, 150, 299, 300])
def test_a_long_line_is_cut_around_the_span(column):
    line = "".join(chr(ord("a") + at % 26) for at in range(300))
    shown, carets = quote(line, column, column + 1, 60)
    assert len(shown) <= 60
    assert shown[carets.index("^")] == line[column - 1]
    assert shown.startswith("…") == (column > 20)
    assert shown.endswith("…") == (column < 260)


def test_a_span_longer_than_the_window_is_cut():
    shown, carets = quote("x" * 500, 1, 500, 60)
    assert len(shown) <= 60
    assert len(carets) <= 60


@given(st.text(max_size=200), st.integers(1, 220), st.integers(0, 220), st.integers(20, 120))
def test_any_line_and_any_span_can_be_shown(line, column, length, width):
    line = line.replace("\n", " ").replace("\r", " ")
    shown, carets = quote(line, column, column + length, width)
    assert carets.strip(" ")
    assert set(carets) <= {" ", "^"}
    assert all(char == " " or unicodedata.category(char) != "Cc" for char in shown)
    # Trailing blanks are not shown; a caret may stand there.
    assert len(carets) <= width + 1
