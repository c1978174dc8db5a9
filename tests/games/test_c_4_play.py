"""C-4: what each player may play. Legal sets are exact; then the same duties in records, with their articles."""

import pytest

from referee.judging.queries import legal_cards
from sheets import deal, dealt

H, NT, AT = "H", "NT", "AT"


def legal(hand: str, trick: str, denomination: str, leader: str = "N") -> str:
    """Give what the next player may play; seats follow from the leader."""
    seats = "NWSE"
    start = seats.index(leader)
    cards = [(seats[(start + place) % 4], card) for place, card in enumerate(trick.split())]
    seat = seats[(start + len(cards)) % 4]
    return " ".join(legal_cards(hand.split(), cards, seat, denomination))


def test_c_4_2_the_leader_plays_any_card():
    assert legal("SA H7 D8 CJ", "", H) == "SA H7 D8 CJ"


@pytest.mark.parametrize("denomination", ["S", "H", "D", "C", NT])
def test_c_4_3_follow_a_plain_suit_without_climbing(denomination):
    suit, other = ("S", "D") if denomination != "S" else ("C", "D")
    assert legal(f"{suit}A {suit}7 HJ {other}8", f"{suit}10", denomination) == f"{suit}A {suit}7"


def test_c_4_3_a_trick_that_is_ruffed_is_still_followed():
    assert legal("SA S7 HJ", "S10 H7", H) == "SA S7"


# C-4.4 -- trump led


@pytest.mark.parametrize(
    ("hand", "trick", "expected"),
    [
        ("HJ H9 H7 SA", "HA", "HJ H9"),  # only the jack and the nine are above the ace
        ("HA H10 H7 SA", "HK", "HA H10"),
        ("HA H8 SA", "H7", "HA H8"),
        ("H7 H8 SA", "HQ", "H8 H7"),  # nothing higher: any trump
        ("HA H10 SA", "HJ", "HA H10"),
        ("SA D7", "HJ", "SA D7"),  # no trump: any card
        ("H9 HK SA", "HA HJ", "HK H9"),  # over the highest so far, not over the card led
        ("HJ HK SA", "H7 H9", "HJ"),
    ],
)
def test_c_4_4_climb_in_trump_if_one_can(hand, trick, expected):
    assert legal(hand, trick, H) == expected


def test_c_4_4_even_over_ones_partner():
    assert legal("HJ H7 SA", "H9 H8", H) == "HJ"
    assert legal("HJ H7 SA", "H8 H9 HA", H) == "HJ"


# C-4.5 to C-4.8 -- void in a plain suit


def test_c_4_5_trump_when_an_opponent_holds_the_trick():
    assert legal("HJ H7 DA", "S10", H) == "HJ H7"
    assert legal("HJ H7 DA", "S10 SA", H) == "HJ H7"  # the partner led, an opponent is higher


def test_c_4_8_any_card_when_the_partner_holds_it_by_a_plain_card():
    assert legal("HJ H7 DA", "SA S10", H) == "HJ H7 DA"
    assert legal("HJ H7 DA", "S7 SA S8", H) == "HJ H7 DA"


def test_c_4_8_any_card_when_the_partner_holds_it_by_a_ruff():
    assert legal("HJ H7 DA", "S10 H9 S8", H) == "HJ H7 DA"  # neither a higher trump nor any trump is due


def test_c_4_5_the_partner_holds_it_no_more_once_ruffed():
    assert legal("HJ H7 DA", "SA H8", H) == "HJ"


def test_c_4_8_any_card_without_a_trump():
    assert legal("DA C7", "S10", H) == "DA C7"
    assert legal("DA C7", "S10 H7", H) == "DA C7"


@pytest.mark.parametrize(
    ("hand", "trick", "expected"),
    [
        ("HJ H9 H7 DA", "S10 HA", "HJ H9"),
        ("HJ H7 DA", "S10 H9", "HJ"),
        ("H10 H8 DA", "S10 HQ", "H10"),
        ("HK HQ DA", "S10 S7 H10", "HK HQ"),
    ],
)
def test_c_4_6_and_c_4_7_overtrump_if_one_can_else_undertrump(hand, trick, expected):
    assert legal(hand, trick, H) == expected


def test_c_4_7_undertrumping_is_forced_even_with_other_cards():
    assert legal("H7 H8 DA C10", "S10 HJ", H) == "H8 H7"


def test_c_4_9_all_trumps():
    assert legal("SJ S9 S7 HA", "SA", AT) == "SJ S9"  # climb in the suit led
    assert legal("SA S7 HJ", "SJ", AT) == "SA S7"  # nothing higher
    assert legal("HJ D7", "SA", AT) == "HJ D7"  # no ruff exists
    assert legal("SJ S7", "S9 S8", AT) == "SJ"  # even over one's partner
    assert legal("SJ S10 S7", "SA HJ", AT) == "SJ"  # a card of another suit sets no bar
    assert legal("SQ S7", "S8 HJ", AT) == "SQ"


def test_c_4_9_no_trump():
    assert legal("SA S7 HJ", "S10", NT) == "SA S7"
    assert legal("HJ D7", "SA", NT) == "HJ D7"


def test_questions_about_what_is_no_card_seat_or_denomination():
    for hand, trick, seat, denomination in (
        (["S1"], [], "N", "H"),
        (["SA"], [("N", "XX")], "W", "H"),
        (["SA"], [("P1", "SK")], "W", "H"),
        (["SA"], [], "P1", "H"),
        (["SA"], [], "N", "X"),
    ):
        with pytest.raises(ValueError, match="not a"):
            legal_cards(hand, trick, seat, denomination)
    with pytest.raises(ValueError, match="no rule set"):
        legal_cards(["SA"], [], "N", "H", rules="comptoir/seed")


# The same in a record: West leads, South is the next, then East, then North


def trick(cards: str, contract: str = "W 80H", **hands: str):
    return deal(dealt(**hands) + f"contract {contract}\ntricks\n1. W: {cards}")


@pytest.mark.parametrize(
    ("contract", "hands", "cards", "code", "article", "legal_set"),
    [
        # follow suit
        ("W 80H", {"W": "SA", "S": "S7 D8"}, "SA D8", "J204", "C-4.3", ["S7"]),
        ("W 80NT", {"W": "SA", "S": "S7 D8"}, "SA D8", "J204", "C-4.3", ["S7"]),
        ("W 80AT", {"W": "SA", "S": "S7 D8"}, "SA D8", "J204", "C-4.3", ["S7"]),
        ("W 80H", {"W": "HA", "S": "H7 D8 C7 C8 C9 CJ CQ CK"}, "HA D8", "J204", "C-4.3", ["H7"]),
        # a ruff in place of the suit led is a revoke, not a ruff
        ("W 80H", {"W": "SA", "S": "S7 H8"}, "SA H8", "J204", "C-4.3", ["S7"]),
        # climb
        ("W 80H", {"W": "HA", "S": "H7 HJ C7 C8 C9 CJ CQ CK"}, "HA H7", "J208", "C-4.4", ["HJ"]),
        ("W 80H", {"W": "H8", "S": "H9", "E": "HJ H7"}, "H8 H9 H7", "J208", "C-4.4", ["HJ"]),
        ("W 80AT", {"W": "SA", "S": "S7 SJ"}, "SA S7", "J209", "C-4.9", ["SJ"]),
    ],
)
def test_duties_in_a_record(contract, hands, cards, code, article, legal_set):
    judged = trick(cards, contract, **hands)
    assert judged.errors == [code]
    found = judged.one(code)
    assert found.article == article
    assert found.facts["legal"] == legal_set
    assert found.facts["card"] == cards.split()[-1]
    assert found.path == ("tricks", 0, "cards", len(cards.split()) - 1)
    assert found.trick == 1
    assert judged.status == "refused"


VOID = "{} DA D10 DK C7 C8 C9 CJ"  # no spade; the placeholder is a heart


@pytest.mark.parametrize(
    ("hands", "cards", "code", "article", "legal_set"),
    [
        ({"W": "SA", "S": VOID.format("HJ")}, "SA DA", "J205", "C-4.5", ["HJ"]),
        ({"W": "SA", "S": "H7 DQ DJ D9 D8 D7 CA C10", "E": VOID.format("H8")}, "SA H7 DA", "J205", "C-4.5", ["H8"]),
        (
            {"W": "SA", "S": "H9 H10 DA C7 C8 C9 CJ CQ", "E": "HJ H7 DK D10 D7 CA C10 CK"},
            "SA H9 H7",
            "J206",
            "C-4.6",
            ["HJ"],
        ),
        (
            {"W": "SA", "S": "HJ H10 DA C7 C8 C9 CJ CQ", "E": "H8 H7 DK D10 D7 CA C10 CK"},
            "SA HJ DK",
            "J207",
            "C-4.7",
            ["H8", "H7"],
        ),
    ],
)
def test_duties_of_a_player_who_is_void(hands, cards, code, article, legal_set):
    judged = trick(cards, **hands)
    assert judged.errors == [code]
    assert judged.one(code).article == article
    assert judged.one(code).facts["legal"] == legal_set


@pytest.mark.parametrize(
    ("hands", "cards"),
    [
        ({"W": "HA", "S": "H7 H8 H10 HK HQ D8 C8 C7"}, "HA H7"),  # nothing above the ace
        ({"W": "SA", "S": "S7", "E": "HJ DA D10 DK C7 C8 C9 CJ"}, "SA S7 DA"),  # the partner holds it
        ({"W": "SA", "S": "DA D10 DK C7 C8 C9 CJ CA"}, "SA DA"),  # no trump in hand
        ({"W": "S7", "S": "SA", "E": "SK", "N": "HJ DA D10 DK C7 C8 C9 CJ"}, "S7 SA SK DA"),
    ],
)
def test_the_guard_just_not_met(hands, cards):
    judged = trick(cards, **hands)
    assert (judged.errors, judged.status) == ([], "unfinished")


# C-4.1 and C-4.10 -- who leads, who wins


def test_c_4_1_the_player_after_the_dealer_leads_whoever_took():
    assert trick("SA", contract="N 80H", W="SA").errors == []
    judged = deal(dealt(N="SA") + "contract N 80H\ntricks\n1. N: SA")
    assert judged.errors == ["J103"]
    assert (judged.one("J103").article, judged.one("J103").facts) == ("C-4.1", {"expected": "W"})


def test_c_4_1_then_the_winner_leads_and_what_follows_a_wrong_lead_is_not_judged():
    hands = dealt(W="SA SK", S="S10 S7", E="S8 S9", N="SQ SJ")
    first = "contract N 80H\ntricks\n1. W: SA S7 S8 SJ\n"
    assert deal(hands + first + "2. W: SK S10 S9 SQ").errors == []
    assert deal(hands + first + "2. SK S10 S9 SQ").errors == []
    judged = deal(hands + first + "2. N: SQ H7")
    assert judged.errors == ["J103"]
    assert [done.winner for done in judged.verdict.tricks] == ["W"]


@pytest.mark.parametrize(
    ("contract", "cards", "winner", "points"),
    [
        ("W 80H", "S10 SA S7 S8", "S", 21),
        ("W 80H", "S10 SA H7 S8", "E", 21),
        ("W 80H", "S10 H8 H7 S8", "S", 10),
        ("W 80H", "H10 HA H9 HJ", "N", 55),
        ("W 80H", "S7 DA CA D10", "W", 32),
        ("W 80NT", "S10 SA S7 HA", "S", 48),
        ("W 80NT", "S7 HA DA CA", "W", 57),
        ("W 80AT", "S10 SA S9 SJ", "N", 34),
        ("W 80AT", "S7 HJ DJ CJ", "W", 42),
    ],
)
def test_c_4_10_the_highest_trump_else_the_highest_of_the_suit_led(contract, cards, winner, points):
    judged = deal(f"contract {contract}\ntricks\n1. W: {cards}")
    (done,) = judged.verdict.tricks
    assert (done.winner, done.points) == (winner, points)


# C-4.11 -- cards held, once


def test_c_4_11_a_card_of_another_hand_stops_the_deal():
    judged = deal(dealt(W="SA SK", S="S7") + "contract N 80H\ntricks\n1. W: SA SK S8 S9\n2. W: H7")
    assert (judged.errors, judged.verdict.tricks) == (["J101"], ())
    assert judged.one("J101").facts == {"card": "SK", "holder": "W"}
    assert judged.one("J101").article == "C-4.11"


@pytest.mark.parametrize("hands", [dealt(W="SA SK", S="S7 S8", E="S9 SJ", N="S10 SQ"), ""])
def test_c_4_11_a_card_played_twice_stops_the_deal(hands):
    judged = deal(hands + "contract N 80H\ntricks\n1. W: SA S7 S9 SQ\n2. W: SA S8 SJ S10")
    assert judged.errors == ["J102"]
    assert judged.one("J102").facts == {"card": "SA", "first": 1}


def test_a_card_twice_in_a_trick():
    assert deal("contract N 80H\ntricks\n1. W: SA S7 S9 S7").errors == ["J102"]


def test_an_illegal_card_that_was_held_does_not_stop_the_deal():
    hands = dealt(W="SA SK", S="S7 D8 D9", E="S8 S9", N="SQ SJ")
    judged = deal(hands + "contract N 80H\ntricks\n1. W: SA D8 S8 SJ\n2. W: SK D9 S9 SQ => W 7\n")
    assert judged.errors == ["J204", "J204"]
    assert [found.trick for found in judged.findings] == [1, 2]
    assert len(judged.verdict.tricks) == 2


@pytest.mark.parametrize(("cards", "code"), [("SA S7 S8", "J104"), ("SA S7 S8 S9 S10", "J105"), ("SA", "J104")])
def test_a_trick_of_another_length_stops_the_deal(cards, code):
    judged = deal(f"contract N 80H\ntricks\n1. W: {cards}\n2. W: SK SQ SJ H8\n")
    assert judged.errors == [code]
    assert judged.verdict.tricks == ()


def test_a_short_last_trick_is_an_unfinished_deal_and_a_long_one_is_not():
    assert deal("contract N 80H\ntricks\n1. W: SA S7 S8").status == "unfinished"
    assert deal("contract N 80H\ntricks\n1. W: SA S7 S8 S9 S10").errors == ["J105"]
