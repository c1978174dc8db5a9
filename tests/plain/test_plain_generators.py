"""The generators give what they promise, and the plain referee finds nothing in legal deals and something in others."""

from collections import Counter
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings

from referee.record.model import Call, Deal, Document

from . import comptoir, comptoir_auction, contree
from .cards import DENOMINATIONS, SEATS, side_of
from .claims import wins_rest
from .contree_auction import run_auction
from .damage import DAMAGES
from .generate import contree_deal
from .generate_auction import random_auction
from .generate_comptoir import comptoir_deal, comptoir_match, random_comptoir_auction
from .generate_match import contree_match, summarised
from .match import judge_match
from .strategies import documents, legal_matches

SOUND = {"verified", "partial", "void"}


@pytest.fixture(scope="module")
def deals() -> list[Deal]:
    random = Random(20261130)
    return [contree_deal(random) for _ in range(1000)]


def test_deals_are_legal_and_their_claims_right(deals):
    for deal in deals:
        verdict = contree.judge_deal(deal, deal.dealer)
        assert verdict.status in SOUND, (deal, verdict)


def test_points_of_every_deal_come_to_162_252_or_502(deals):
    for deal in deals:
        points = contree.judge_deal(deal, deal.dealer).points
        assert points is None or sum(points.values()) in {162, 252, 502}


def test_rare_things_are_frequent(deals):
    seen: Counter[object] = Counter()
    for deal in deals:
        verdict = contree.judge_deal(deal, deal.dealer)
        if verdict.contract is None or verdict.points is None:
            seen["passed out"] += verdict.passed_out
            continue
        takers = side_of(verdict.contract.taker)
        totals = {side: verdict.points[side] + verdict.belotes[side] for side in ("NS", "EW")}
        seen[verdict.contract.denomination] += 1
        seen["level", verdict.contract.level] += 1
        seen["made", verdict.made] += 1
        seen["capot bid", verdict.contract.bid.startswith("capot"), verdict.made] += 1
        seen["eight tricks", verdict.tricks_won[takers] == 8, verdict.generale] += verdict.capot
        seen["four belotes"] += sum(verdict.belotes.values()) == 80
        seen["missed"] += bool(verdict.missed)
        seen["equal"] += totals["NS"] == totals["EW"]
        seen["exactly made"] += verdict.made and totals[takers] == verdict.contract.value
    wanted = [
        *DENOMINATIONS, "passed out", ("level", 1), ("level", 2), ("level", 4), ("made", True), ("made", False),
        ("capot bid", True, True), ("capot bid", True, False), ("eight tricks", True, False), ("eight tricks", True, True),
        ("eight tricks", False, False), ("eight tricks", False, True), "four belotes", "missed", "equal", "exactly made",
    ]  # fmt: skip
    assert {what: seen[what] for what in wanted if seen[what] < 3} == {}


def test_a_summary_scores_as_the_tricks_it_sums_up(deals):
    random = Random(1)
    for deal in deals[:300]:
        if deal.rulings or deal.tricks is None:
            continue
        sheet = summarised(random, deal, deal.dealer)
        assert contree.judge_deal(sheet, deal.dealer).score == contree.judge_deal(deal, deal.dealer).score


def test_slips_are_found_and_break_every_duty():
    random = Random(2)
    broken = Counter()
    for _ in range(1500):
        deal = contree_deal(random, slips=0.06)
        broken.update(fault.articles[0] for fault in contree.judge_deal(deal, deal.dealer).faults)
    assert set(broken) == {"C-4.3", "C-4.4", "C-4.5", "C-4.6", "C-4.7", "C-4.9"}


@pytest.mark.parametrize("name", sorted(DAMAGES))
def test_damages_change_something(name):
    random = Random(name)
    changed = 0
    for _ in range(60):
        deal = contree_deal(random)
        deal = deal.model_copy(update={"total": {"NS": 0, "EW": 10}, "score": deal.score or {"NS": 1, "EW": 1}})
        spoilt = DAMAGES[name](random, deal, SEATS)
        if spoilt is not None and spoilt != deal:
            changed += 1
            contree.judge_deal(spoilt, spoilt.dealer)
    assert changed >= 3


def test_matches_are_right_and_reach_their_end():
    random = Random(3)
    winners = Counter()
    for game in [contree_match, comptoir_match]:
        for _ in range(60):
            match = game(random)
            verdict = judge_match(match)
            assert verdict.status in SOUND
            assert not verdict.wrong_result
            winners[match.game, bool(verdict.winner)] += 1
    assert len(winners) == 4


def test_comptoir_deals_are_legal():
    random = Random(4)
    for _ in range(500):
        seats = ["P1", "P2", "P3", "P4"][: random.randint(2, 4)]
        deal = comptoir_deal(random, seats)
        assert comptoir.judge_deal(deal, deal.dealer, seats).status in SOUND


def test_random_auctions_are_legal_and_end():
    random = Random(5)
    for _ in range(300):
        calls = [Call.model_validate({"seat": seat, "call": call}) for seat, call in random_auction(random, "N")]
        found = run_auction("N", calls)
        assert found.over
        assert not found.faults
        quiet = random_comptoir_auction(random, "P1", ["P1", "P2"])
        assert comptoir_auction.legal_calls(quiet, "P1", ["P1", "P2"]) == []


def test_laying_down_the_last_trumps_is_sure_and_a_lone_eight_is_not():
    left = {"N": {"SJ", "S9"}, "W": {"SA", "HA"}, "S": {"D7", "D8"}, "E": {"C7", "C8"}}
    hands = {seat: frozenset(cards) for seat, cards in left.items()}
    assert wins_rest(hands, [], "N", "S", "NS")
    assert not wins_rest({**hands, "N": frozenset({"SJ", "H8"})}, [], "N", "S", "NS")
    assert not wins_rest(hands, [], "W", "H", "NS")


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(documents())
def test_any_record_is_a_record(document):
    assert Document.model_validate_json(document.model_dump_json(by_alias=True)) == document


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(legal_matches())
def test_legal_matches_are_legal(match):
    assert judge_match(match).status in SOUND
