"""C-3.3, C-3.4: points of the cards in no trump and all trumps, and what a side's come to."""

from fractions import Fraction

import pytest

from referee.engine.tally import Tally
from referee.games.compose import compose
from referee.kernel.calls import ALL_TRUMPS, NO_TRUMP, parse_bid
from referee.kernel.cards import CARD_OF
from referee.rules.load import load
from referee.rules.settings import changed, parse_setting
from sheets import deal, dealt, judge_text


def game(**values):
    return compose(changed(load("seed", "contree"), tuple(parse_setting(f"{k}={v}") for k, v in values.items())))


def points(denomination, cards, bonus=None, **values):
    """Points of a side with so many in cards; ``bonus`` for the last trick if it has that."""
    return game(**values).scales[denomination].points(cards, bonus)


# The tables


@pytest.mark.parametrize(
    ("denomination", "values", "suit"),
    [
        (NO_TRUMP, {"nt_values": "a19"}, {"A": 19, "10": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}),
        (NO_TRUMP, {"nt_values": "a11_152"}, {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}),
        (ALL_TRUMPS, {"ta_values": "w14"}, {"J": 14, "9": 9, "A": 6, "10": 5, "K": 3, "Q": 1, "8": 0, "7": 0}),
        (ALL_TRUMPS, {"ta_values": "w13"}, {"J": 13, "9": 9, "A": 6, "10": 5, "K": 3, "Q": 2, "8": 0, "7": 0}),
        (ALL_TRUMPS, {"ta_values": "raw"}, {"J": 20, "9": 14, "A": 11, "10": 10, "K": 4, "Q": 3, "8": 0, "7": 0}),
        (ALL_TRUMPS, {"ta_values": "raw152"}, {"J": 20, "9": 14, "A": 11, "10": 10, "K": 4, "Q": 3, "8": 0, "7": 0}),
    ],
)
def test_points_of_a_suit(denomination, values, suit):
    worths = game(**values).play.values[denomination]
    for letter in "SHDC":
        assert {rank: worths[CARD_OF[letter + rank]] for rank in suit} == suit


# Scaled, then rounded, then the last trick


@pytest.mark.parametrize(
    ("denomination", "values", "pack"),
    [(NO_TRUMP, {"nt_values": "a11_152"}, 120), (ALL_TRUMPS, {"ta_values": "raw152"}, 248)],
)
def test_both_sides_come_to_152_and_the_last_trick(denomination, values, pack):
    scale = game(**values).scales[denomination]
    for cards in range(pack + 1):
        exact = Fraction(cards * 152, pack)
        assert scale.points(cards, None) == int(exact + Fraction(1, 2))
        assert scale.points(cards, 10) + scale.points(pack - cards, None) == 162
    assert scale.points(pack, 98) == 250


@pytest.mark.parametrize(("cards", "own"), [(100, 61), (101, 62), (124, 76), (147, 90), (148, 91)])
def test_all_trumps_of_248_in_152(cards, own):
    assert points(ALL_TRUMPS, cards, ta_values="raw152") == own
    assert points(ALL_TRUMPS, cards, 10, ta_values="raw152") == own + 10


@pytest.mark.parametrize(("cards", "own"), [(15, 19), (50, 63), (51, 65), (60, 76)])
def test_no_trump_of_120_in_152(cards, own):
    assert points(NO_TRUMP, cards, nt_values="a11_152") == own
    assert points(NO_TRUMP, cards, 10, nt_values="a11_152") == own + 10


# Exact, the last trick in what is scaled


@pytest.mark.parametrize("raw", [0, 43, 86, 127, 128, 129, 257, 258])
def test_raw_points_are_exact(raw):
    whole = Fraction(raw * 162, 258)
    assert points(ALL_TRUMPS, raw, ta_values="raw") == whole
    if raw >= 10:
        assert points(ALL_TRUMPS, raw - 10, 10, ta_values="raw") == whole


def test_raw_eight_tricks_are_252_all_the_same():
    assert points(ALL_TRUMPS, 248, 100, ta_values="raw") == 252
    assert points(ALL_TRUMPS, 248, 350, ta_values="raw") == 502
    assert points(ALL_TRUMPS, 0, None, ta_values="raw") == 0


def test_raw_numbers_follow_from_the_tables():
    """With a nine of trump worth nothing the pack is 138, a suit 48, all trumps 192."""
    values = {"trump_values": "[11, 10, 4, 3, 20, 0, 0, 0]", "ta_values": "raw", "nt_values": "a11_152"}
    assert points(ALL_TRUMPS, 96, **values) == Fraction(96 * 148, 202)
    assert points(ALL_TRUMPS, 192, 10, **values) == 148
    assert points(NO_TRUMP, 60, **values) == 69


THRESHOLDS = {80: 128, 90: 144, 100: 160, 110: 176, 120: 192, 130: 208, 140: 223, 150: 239, 160: 255}


@pytest.mark.parametrize(("bid", "raw"), THRESHOLDS.items())
@pytest.mark.parametrize("last", [True, False])
def test_raw_thresholds(bid, raw, last):
    """The contract is made with so many raw points, and fails with one less, whoever won the last trick."""
    rules = compose(load("ffb2016-faits", "contree"))
    scale = rules.scales[ALL_TRUMPS]
    contract = rules.bids.contract(0, parse_bid(f"{bid}AT"), 1)
    for own, made in ((raw, True), (raw - 1, False)):
        if not last and own > 248:
            continue
        cards = own - 10 if last else own
        takers = scale.points(cards, 10 if last else None)
        defence = scale.points(248 - cards, None if last else 10)
        assert takers + defence == 162
        tally = Tally((takers, defence), (4, 4), (0, 0))
        assert rules.settle(contract, tally, rules.table).made is made


# In a deal


HANDS = dealt(
    N="SJ S9 SA S10 HJ H9 HA H10",
    W="SK SQ S8 S7 HK HQ H8 H7",
    S="DJ D9 DA D10 CJ C9 CA C10",
    E="DK DQ D8 D7 CK CQ C8 C7",
)
FIRST = "contract N 80AT\ntricks\n1. W: S7 D10 D7 SJ => N 30\n"
"""North wins a trick of 30; in fourteens it is worth 19."""


@pytest.mark.parametrize(
    ("rules", "score"),
    [
        # eight tricks are 252, rounded to 250; the defence has every belote
        ("ffb2016-faits", (250, 80)),
        # 250 for eight tricks, and 80; no belote in all trumps
        ("bga", (330, 0)),
    ],
)
def test_claims_of_a_trick_are_unscaled(rules, score):
    judged = deal(HANDS + FIRST + "claim N\n", Rules=rules)
    assert "M102" not in judged.codes
    assert judged.verdict.tricks[0].points == 30
    assert judged.score == score


def test_claims_of_a_trick_are_at_the_values_of_the_rules():
    judged = deal(HANDS + FIRST + "claim N\n")
    assert judged.one("M102").facts["computed"] == 19


def test_what_the_defence_had_before_a_revoke_is_scaled():
    """South, who has a heart, throws a club on the ace; before that East and West had won 13 in cards, of 120."""
    hands = dealt(
        N="SK SQ S8 S7 HK HQ H8 C7",
        W="SJ S9 SA S10 HJ H9 HA H10",
        S="DK DQ D8 D7 CK CQ C8 H7",
        E="DJ D9 DA D10 CJ C9 CA C10",
    )
    body = hands + "contract N 80NT\ntricks\n1. W: SA D7 DJ S7\n2. W: HA C8 C9 H8\nrevoke S trick 2\n"
    text = f'[Game "contree"]\n\ndeal 1 dealer N\n{body}'
    settings = tuple(map(parse_setting, ("nt_values=a11_152", "penalties=contract")))
    ((judged,),) = (match.deals for match in judge_text(text, changed(load("seed", "contree"), settings)))
    assert judged.codes == ["R102", "J204"]
    assert judged.score == (0, 162 + 16)
