"""Pieces of the engine by themselves: what they promise, also where no game asks for it."""

from dataclasses import replace
from fractions import Fraction
from types import SimpleNamespace

import pytest

from referee import loads
from referee.engine.deal import judge_deal
from referee.engine.hands import Hands, Knowledge
from referee.engine.held import handed_on
from referee.engine.ladder import Cards, Row, in_force, masks_of
from referee.engine.play import End, replay
from referee.engine.scale import Scale, Scaling
from referee.engine.trick import POWER, position
from referee.games.compose import compose
from referee.kernel.calls import ALL_TRUMPS, NO_TRUMP
from referee.kernel.cards import ABOVE_PLAIN, ABOVE_TRUMP, CARD_CODES, CARD_OF, SUIT_MASKS, codes
from referee.kernel.table import CONTREE_TABLE
from referee.rules.load import load

PLAIN = ["7", "8", "9", "J", "Q", "K", "10", "A"]
TRUMP = ["7", "8", "Q", "K", "10", "A", "9", "J"]


@pytest.mark.parametrize(("above", "order"), [(ABOVE_PLAIN, PLAIN), (ABOVE_TRUMP, TRUMP)])
@pytest.mark.parametrize("suit", "SHDC")
def test_c_3_the_cards_above_each_are_those_of_its_suit_that_are_stronger(above, order, suit):
    for place, rank in enumerate(order):
        stronger = {suit + other for other in order[place + 1 :]}
        assert set(codes(above[CARD_OF[suit + rank]])) == stronger
    assert len(above) == 32


@pytest.mark.parametrize("denomination", range(6))
@pytest.mark.parametrize("led", range(4))
def test_c_4_10_the_highest_trump_else_the_highest_of_the_suit_led(denomination, led):
    power = POWER[denomination][led]
    assert len(power) == 32
    order = TRUMP if denomination in (led, ALL_TRUMPS) else PLAIN
    ranked = ["SHDC"[led] + rank for rank in order]
    if denomination not in (led, NO_TRUMP, ALL_TRUMPS):
        ranked += ["SHDC"[denomination] + rank for rank in TRUMP]
    strong = sorted((card for card in range(32) if power[card]), key=lambda card: power[card])
    assert [CARD_CODES[card] for card in strong] == ranked
    assert len({power[card] for card in strong}) == len(ranked)
    assert min(power) == 0


def test_the_trumps_above_a_plain_card_are_all_of_them():
    higher = masks_of(led=0, trump=1, best=CARD_OF["SA"])[Cards.HIGHER]
    assert higher == SUIT_MASKS[1]
    assert codes(masks_of(led=0, trump=1, best=CARD_OF["HA"])[Cards.HIGHER]) == ["HJ", "H9"]


def test_an_empty_hand_owes_nothing():
    duties = compose(load("seed", "contree")).play.duties
    assert in_force(duties, position(1, 0, CARD_OF["SA"], 0, own=False), 0) == (0, Row(Cards.ALL))


@pytest.mark.parametrize(
    ("cards", "points", "kind"), [(258, 162, int), (0, 0, int), (43, 27, int), (1, Fraction(27, 43), Fraction)]
)
def test_c_3_4_exact_points_are_whole_numbers_where_they_are_whole(cards, points, kind):
    scaled = Scale(Scaling.EXACT, Fraction(162, 258), 10).points(cards, None)
    assert (scaled, type(scaled)) == (points, kind)


def trick(cards, leader=None):
    return SimpleNamespace(number=None, leader=leader, cards=cards.split(), said=(), winner=None, points=None)


@pytest.mark.parametrize(
    ("cards", "found"),
    [("SA S7 S8 S9", []), ("SA S7 S8", ["J104"]), ("SA S7 S8 S9 S10", ["J105"])],
)
def test_a_trick_of_which_nobody_knows_the_leader_ends_the_replay_and_is_wrong_only_by_its_length(cards, found):
    rules = compose(load("seed", "contree")).play
    play = replay([trick(cards)], CONTREE_TABLE, rules, Hands(Knowledge.LATER, (0,) * 4, {}, 8), None, 1)
    assert (play.end, [finding.code for finding in play.findings]) == (End.STOPPED, found)


def test_c_7_2_held_points_reach_the_other_marks_of_a_last_deal_before_its_penalty():
    (one,) = loads('[Game "contree"]\n\ndeal 1 dealer N\ncontract N 80H\nsummary NS 100\n')[0].deals
    seed = judge_deal(compose(load("seed", "contree")), CONTREE_TABLE, one, 0)
    last = ((105, 62), ((("T", 100), ("penalty", 5)), (("D", 62),)))
    waiting, outcome = handed_on(160, replace(seed, last=last))
    assert waiting == 0
    assert outcome.received == (160, 0)
    assert (outcome.score, outcome.terms) == ((260, 62), ((("T", 100), ("held", 160)), (("D", 62),)))
    assert outcome.last == ((265, 62), ((("T", 100), ("held", 160), ("penalty", 5)), (("D", 62),)))
