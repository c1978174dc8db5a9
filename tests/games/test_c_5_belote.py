"""C-5: king and queen of trump in one hand, and the words."""

import pytest

from sheets import deal, dealt

LAID_DOWN = "claim N"
"""With the rest claimed by North, a deal of a few tricks has a score."""


def play(tricks: str, contract: str = "N 80H", hands: str | None = None, rest: str = LAID_DOWN):
    return deal((HANDS if hands is None else hands) + f"contract {contract}\ntricks\n{tricks}\n{rest}")


# West leads; North holds king and queen of hearts
HANDS = dealt(
    N="HK HQ H7 SA S10 DA D10 CA",
    W="H8 H9 SK SQ D7 D8 C7 C8",
    S="HJ HA H10 S7 S8 D9 DJ C9",
    E="S9 SJ DQ DK CJ CQ CK C10",
)


def belote(judged) -> tuple[int, ...]:
    return tuple(judged.verdict.belotes.values())


def lead(card: str, second: str = "") -> str:
    """West leads a trump twice; North follows with these cards."""
    return f"1. W: H8 H10 DQ {card}\n" + (f"2. S: HA DK {second} H9\n" if second else "")


@pytest.mark.parametrize(("first", "second"), [("HK belote", "HQ rebelote"), ("HQ belote", "HK rebelote")])
def test_c_5_1_both_words_in_either_order_of_the_cards(first, second):
    judged = play(lead(first, second))
    assert (judged.errors, judged.codes) == ([], ["R104"])
    assert belote(judged) == (20, 0)


@pytest.mark.parametrize(
    ("first", "second", "place", "word"),
    [
        ("HK", "HQ rebelote", ("tricks", 0, "cards", 3), "belote"),
        ("HK belote", "HQ", ("tricks", 1, "cards", 2), "rebelote"),
        ("HK", "HQ", ("tricks", 0, "cards", 3), "belote"),
    ],
)
def test_c_5_2_a_missing_word_loses_the_20_and_is_a_warning_once(first, second, place, word):
    judged = play(lead(first, second))
    assert judged.errors == []
    assert belote(judged) == (0, 0)
    found = judged.one("J301")
    assert (found.path, found.facts["word"], found.facts["points"]) == (place, word, 20)
    assert found.article == "C-5.2"
    assert judged.status == "partial"


def test_c_5_2_where_the_play_stops_the_pair_counts_if_the_hands_show_it_and_no_word_was_missed():
    assert belote(play(lead("HK belote"))) == (20, 0)
    assert belote(play(lead("HK"))) == (0, 0)
    assert belote(play("1. W: SK S7 S9 SA")) == (20, 0)  # both still in hand


def test_c_5_2_where_nothing_was_played_the_pair_counts_as_well():
    assert belote(deal(HANDS + "contract N 80H\nclaim N")) == (20, 0)
    assert belote(deal(HANDS + "contract N 80NT\nclaim N")) == (0, 0)


def test_c_5_2_hands_that_are_not_known_show_nothing():
    assert belote(play(lead("HK belote"), hands="")) == (0, 0)
    assert belote(play(lead("HK belote", "HQ rebelote"), hands="")) == (20, 0)


@pytest.mark.parametrize(
    ("first", "second"),
    [("HK rebelote", "HQ belote"), ("HK rebelote", "HQ rebelote"), ("HK belote", "HQ belote")],
)
def test_c_5_3_the_wrong_word_is_an_error(first, second):
    judged = play(lead(first, second))
    assert set(judged.errors) == {"J303"}
    assert (judged.status, judged.score) == ("refused", None)
    assert next(found for found in judged.findings if found.code == "J303").article == "C-5.3"


def test_c_5_3_a_word_with_another_card():
    judged = play("1. W: SK S7 S9 SA belote")
    assert judged.errors == ["J302"]
    assert judged.one("J302").facts == {"word": "belote", "card": "SA"}
    assert judged.one("J302").article == "C-5.3"


def test_c_5_3_a_word_by_one_who_does_not_hold_the_pair():
    hands = dealt(
        N="HK H7 H9 SA S10 DA D10 CA",
        W="H8 HQ SK SQ D7 D8 C7 C8",
        S="HJ HA H10 S7 S8 D9 DJ C9",
        E="S9 SJ DQ DK CJ CQ CK C10",
    )
    assert play("1. W: HQ belote HA DQ H9", hands=hands).errors == ["J302"]
    assert play("1. W: HQ HA DQ H9", hands=hands).errors == []


def test_c_5_3_where_hands_are_not_known_only_what_the_cards_show_is_an_error():
    assert play("1. W: HQ belote HA DQ H7", hands="").errors == []
    assert "J302" in play("1. W: HQ belote HA DQ HK", hands="").errors
    assert "J302" in play("1. W: SA belote S7 S9 S10", hands="").errors


FOUR = dealt(
    N="SK SQ S7 HK HQ H7 DK DQ",
    W="SJ S9 S8 HJ H9 H8 D7 D8",
    S="CK CQ C7 C8 C9 CJ CA C10",
    E="SA S10 HA H10 DA D10 DJ D9",
)


def test_c_5_4_all_trumps_one_a_suit():
    judged = deal(FOUR + "contract N 80AT\ntricks\n1. W: SJ C7 S10 SK belote\n2. W: HJ C8 H10 HQ belote\nclaim N")
    assert judged.errors == []
    assert belote(judged) == (80, 0)
    missed = deal(FOUR + "contract N 80AT\ntricks\n1. W: SJ C7 S10 SK\n2. W: HJ C8 H10 HQ belote\nclaim N")
    assert belote(missed) == (60, 0)
    assert missed.one("J301").facts["suit"] == "S"


def test_c_5_4_no_trump_none():
    judged = deal(FOUR + "contract N 80NT\ntricks\n1. W: SJ C7 S10 SK\nclaim N")
    assert (judged.errors, belote(judged)) == ([], (0, 0))
    assert "J302" in deal(FOUR + "contract N 80NT\ntricks\n1. W: SJ C7 SA SK belote\nclaim N").errors


def test_c_5_4_in_a_suit_only_the_pair_of_trump():
    judged = deal(FOUR + "contract N 80S\ntricks\n1. W: HJ C7 H10 HK\nclaim N")
    assert (judged.errors, belote(judged)) == ([], (20, 0))


def test_c_5_5_the_belote_helps_to_make_the_contract():
    for summary, made in (("NS 80 belote NS", True), ("NS 79 belote NS", False), ("NS 80", False)):
        assert deal(f"contract N 100H\nsummary {summary}").verdict.made is made
