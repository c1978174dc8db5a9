"""The duties of play, article by article, on hands made for them (C-4)."""

import pytest

from .cards import DENOMINATIONS, PACK, points_of
from .contree_play import belotes, holder, play_duties
from .verdicts import Played


def duties(hand: str, trick: str, denomination: str) -> tuple[set[str], object]:
    """Ask what West may play; the trick runs ... E N before him, so that East is his partner."""
    order = {0: [], 1: ["N"], 2: ["E", "N"], 3: ["S", "E", "N"]}
    cards = trick.split()
    return play_duties(set(hand.split()), list(zip(order[len(cards)], cards, strict=True)), denomination, "W")


def legal(hand: str, trick: str, denomination: str) -> set[str]:
    return duties(hand, trick, denomination)[0]


def first_article(hand: str, trick: str, denomination: str, card: str) -> str:
    cards, articles = duties(hand, trick, denomination)
    assert card not in cards
    return articles(card)[0]


@pytest.mark.parametrize(("denomination", "total"), [("S", 152), ("NT", 152), ("AT", 152)])
def test_the_pack_is_worth_152(denomination, total):
    assert sum(points_of(card, denomination) for card in PACK) == total


def test_the_leader_plays_anything():
    assert legal("S7 HA DA", "", "S") == {"S7", "HA", "DA"}


@pytest.mark.parametrize("denomination", DENOMINATIONS)
def test_follow_suit(denomination):
    assert "DA" not in legal("C7 CA DA", "C8", denomination)


def test_no_duty_to_climb_in_a_plain_suit_or_without_trumps():
    assert legal("C7 CA DA", "C8", "S") == {"C7", "CA"}
    assert legal("C7 CA DA", "C8", "NT") == {"C7", "CA"}
    assert first_article("C7 CA DA", "C8", "S", "DA") == "C-4.3"


@pytest.mark.parametrize(
    ("trick", "expected"),
    [
        ("SA", {"S9", "SJ"}),
        ("S9", {"SJ"}),
        ("SJ", {"S7", "S9", "SJ", "SK"} - {"SJ"}),
    ],
)
def test_climb_in_trumps(trick, expected):
    hand = "S7 S9 SK HA" if trick == "SJ" else "S7 S9 SK SJ HA"
    assert legal(hand, trick, "S") == expected


def test_climb_in_trumps_over_ones_partner():
    assert legal("S7 SJ HA", "S9 S8", "S") == {"SJ"}
    assert first_article("S7 SJ HA", "S9 S8", "S", "S7") == "C-4.4"


def test_a_ruff_sets_no_bar_where_trumps_were_not_led():
    assert legal("C7 CA", "C8 S7", "S") == {"C7", "CA"}


def test_ruff_when_void_and_the_partner_does_not_hold_the_trick():
    assert legal("S7 SJ HA", "C8", "S") == {"S7", "SJ"}
    assert first_article("S7 SJ HA", "C8", "S", "HA") == "C-4.5"
    assert legal("S7 SJ HA", "C8 C9", "S") == {"S7", "SJ"}


def test_the_partner_holding_the_trick_frees():
    assert legal("S7 SJ HA", "C9 C8", "S") == {"S7", "SJ", "HA"}
    assert legal("S7 SJ HA", "C9 CA C8", "S") == {"S7", "SJ", "HA"}


def test_the_partner_holding_the_trick_by_a_ruff_frees_even_from_overtrumping():
    assert legal("S7 SJ HA", "C9 S8 C8", "S") == {"S7", "SJ", "HA"}


def test_the_partner_overtaken_no_longer_frees():
    assert legal("S7 SJ HA", "C9 C10", "S") == {"S7", "SJ"}
    assert legal("S7 SJ HA", "C9 S8", "S") == {"SJ"}


def test_overtrump_and_undertrump():
    assert legal("S7 SJ HA", "C9 C8 S9", "S") == {"SJ"}
    assert first_article("S7 SJ HA", "C9 C8 S9", "S", "S7") == "C-4.6"
    assert legal("S7 S8 HA", "C9 C8 S9", "S") == {"S7", "S8"}
    assert first_article("S7 S8 HA", "C9 C8 S9", "S", "HA") == "C-4.7"


def test_neither_suit_nor_trump():
    assert legal("HA D7", "C9 C10", "S") == {"HA", "D7"}


def test_all_trumps_climb_in_the_suit_led_and_never_ruff():
    assert legal("C7 C9 CJ HA", "CA", "AT") == {"C9", "CJ"}
    assert first_article("C7 C9 CJ HA", "CA", "AT", "C7") == "C-4.9"
    assert legal("C7 C8 HA", "CA", "AT") == {"C7", "C8"}
    assert legal("HJ SJ", "CA", "AT") == {"HJ", "SJ"}
    assert legal("C9 C8", "CA HJ", "AT") == {"C9"}


@pytest.mark.parametrize(
    ("trick", "denomination", "winner"),
    [
        ("C7 C8 CA C10", "S", "S"),
        ("C7 HA DA HJ", "S", "N"),
        ("CA S7 C10 S8", "S", "E"),
        ("SA S9 SJ S10", "S", "S"),
        ("C9 CA CJ HJ", "AT", "S"),
        ("C9 C10 CJ HA", "NT", "W"),
    ],
)
def test_who_holds_a_trick(trick, denomination, winner):
    assert holder(list(zip("NWSE", trick.split(), strict=True)), denomination) == winner


HANDS = {"N": {"SK", "SQ", "HK"}, "W": {"HQ", "DK", "DQ"}}


def said(*cards: tuple[str, str, str | None]) -> list[Played]:
    return [Played(place, 0, seat, card, word) for place, (seat, card, word) in enumerate(cards)]


def test_belote_said_in_either_order_counts():
    for first, second in [("SK", "SQ"), ("SQ", "SK")]:
        played = said(("N", first, "belote"), ("N", second, "rebelote"))
        assert belotes(HANDS, played, "S") == ([("N", "S")], [], [])


@pytest.mark.parametrize("words", [(None, "rebelote"), ("belote", None), (None, None)])
def test_a_missing_word_loses_it(words):
    counting, missed, faults = belotes(HANDS, said(("N", "SK", words[0]), ("N", "SQ", words[1])), "S")
    assert (counting, missed, faults) == ([], [("N", "S")], [])


@pytest.mark.parametrize(
    ("card", "denomination"),
    [
        (("N", "HK", "belote"), "H"),
        (("W", "DK", "belote"), "S"),
        (("N", "SK", "belote"), "NT"),
        (("N", "SK", "rebelote"), "S"),
    ],
)
def test_words_out_of_place(card, denomination):
    faults = belotes(HANDS, said(card), denomination)[2]
    assert [fault.articles for fault in faults] == [("C-5.3",)]


def test_all_trumps_has_a_pair_a_suit_and_no_trump_none():
    played = said(("N", "SK", "belote"), ("W", "DK", "belote"), ("N", "SQ", "rebelote"), ("W", "DQ", "rebelote"))
    assert belotes(HANDS, played, "AT")[0] == [("N", "S"), ("W", "D")]
    assert belotes(HANDS, [], "NT") == ([], [], [])
