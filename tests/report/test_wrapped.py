"""Text wrapped for a terminal."""

from referee.report.wrapped import wrapped


def test_no_line_is_wider_and_none_is_lost():
    text = "un deux trois quatre cinq six sept huit neuf dix"
    lines = wrapped(text, 14, first="* ", rest="  ")
    assert all(len(line) <= 14 for line in lines)
    assert " ".join(line[2:] for line in lines) == text


def test_a_quotation_mark_stays_with_its_word():
    assert wrapped("dites « passe » ou rien", 9) == ["dites", "« passe »", "ou rien"]


def test_a_word_wider_than_the_line_stays_whole():
    assert wrapped("a bien-plus-large b", 5) == ["a", "bien-plus-large", "b"]


def test_nothing_is_no_line():
    assert wrapped("  ", 10) == []
