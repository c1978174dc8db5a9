"""Kinds of facts."""

from referee.diagnostics.facts import Kind, kind_of


def test_the_same_key_may_be_of_another_kind_in_another_code():
    assert kind_of("E103", "legal") is Kind.CALLS
    assert kind_of("J204", "legal") is Kind.CARDS
    assert kind_of("M101", "claimed") is Kind.SEAT
    assert kind_of("M201", "claimed") is Kind.SCORES
    assert kind_of("S102", "expected") is Kind.PHRASES
    assert kind_of("D102", "expected") is Kind.SEAT


def test_a_key_that_nobody_knows_is_a_text():
    assert kind_of("X999", "colour") is Kind.TEXT
