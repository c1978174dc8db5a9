"""The engine against the plain referee under every rule set, and under base rules of which one value is another.

The plain referee has the values as they were copied from the sources by hand, not from the files of the rule sets.
"""

from random import Random

import pytest

from plain.book import NAMES, Book, book_of
from plain.cards import PACK, SEATS, in_turn
from plain.compare import differences, judged
from plain.contree_auction import legal_calls as plain_calls
from plain.contree_play import play_duties
from plain.damage import damaged
from plain.generate import contree_deal
from plain.generate_auction import random_auction
from plain.generate_match import contree_match, summarised
from plain.variants import ALONE, both, mixture
from referee import legal_calls, legal_cards
from referee.judging import RulesChoice
from referee.record.model import Deal, Match, Tag
from referee.rules.model import RuleSet

MIXTURES = range(24)
SHEETS = [name for name in NAMES if book_of(name)["ta_values"] != "raw"]
"""Under raw all trumps the whole points of a sheet can stand for several counts."""


def a_match(deal: Deal) -> Match:
    return Match(game="contree", language="fr", tags=(Tag(name="Game", value="contrée"),), deals=(deal,))


def check(match: Match, book: Book, rules: RuleSet, story: str) -> None:
    found = differences(match, book, RulesChoice(imposed=rules))
    assert not found, (
        f"{rules.name}: {story}\n" + "\n".join(found) + f"\n{match.model_dump_json(exclude_defaults=True)}"
    )


def _deals(random: Random, book: Book, rules: RuleSet, count: int) -> None:
    """Compare legal deals, some with slips, some damaged."""
    for number in range(count):
        deal = contree_deal(random, slips=random.choice([0.0, 0.0, 0.05]), book=book)
        deal, done = damaged(random, deal, book.seats, random.choice([0, 0, 1, 2]))
        check(a_match(deal), book, rules, f"deal {number}: {done}")


def _cards(random: Random, book: Book, rules: RuleSet, count: int) -> None:
    """Compare the legal cards of any hand in any trick that is begun."""
    for _ in range(count):
        denomination = random.choice(book.denominations)
        played = random.randint(0, 3)
        pack = random.sample(PACK, played + random.randint(1, 8))
        leader = random.choice(SEATS)
        trick = list(zip(in_turn(leader, book.seats), pack[:played], strict=False))
        seat, hand = in_turn(leader, book.seats)[played], pack[played:]
        plain = play_duties(set(hand), trick, denomination, seat, book)[0]
        assert set(legal_cards(hand, trick, seat, denomination, rules)) == plain, (hand, trick, seat, denomination)


def _calls(random: Random, book: Book, rules: RuleSet, count: int) -> None:
    """Compare the legal calls after every call of any legal auction."""
    for _ in range(count):
        dealer = random.choice(SEATS)
        calls = random_auction(random, dealer, book)
        for length in range(len(calls) + 1):
            told = legal_calls(calls[:length], dealer, rules)
            assert sorted(told) == sorted(plain_calls(calls[:length], dealer, book)), (calls[:length], dealer)


@pytest.mark.parametrize("name", NAMES)
def test_deals_under_every_rule_set(name):
    _deals(Random(f"deals {name}"), *both(name), count=250)


@pytest.mark.parametrize("name", NAMES)
def test_legal_cards_under_every_rule_set(name):
    _cards(Random(f"cards {name}"), *both(name), count=1500)


@pytest.mark.parametrize("name", NAMES)
def test_legal_calls_under_every_rule_set(name):
    _calls(Random(f"calls {name}"), *both(name), count=40)


@pytest.mark.parametrize("name", SHEETS)
def test_sheets_under_every_rule_set(name):
    random, (book, rules) = Random(f"sheets {name}"), both(name)
    for number in range(60):
        deal = contree_deal(random, book=book)
        if not deal.rulings:
            check(a_match(summarised(random, deal, str(deal.dealer), book)), book, rules, f"sheet {number}")


@pytest.mark.parametrize("name", NAMES)
def test_matches_under_every_rule_set(name):
    random, (book, rules) = Random(f"matches {name}"), both(name)
    for number in range(30):
        match = contree_match(random, 8, book=book)
        deals = list(match.deals)
        place = random.randrange(len(deals))
        deals[place], done = damaged(random, deals[place], book.seats, random.choice([0, 0, 1]))
        check(match.model_copy(update={"deals": tuple(deals)}), book, rules, f"match {number}: {done} in {place}")


@pytest.mark.parametrize(("name", "value"), ALONE)
def test_base_rules_with_another_value(name, value):
    random, (book, rules) = Random(f"{name} {value}"), both("seed", **{name: value})
    _deals(random, book, rules, count=80)
    _cards(random, book, rules, count=300)
    _calls(random, book, rules, count=15)
    for number in range(6):
        match = contree_match(random, 6, book=book)
        tags = tuple(tag for tag in match.tags if tag.name != "Rules")
        check(match.model_copy(update={"tags": tags}), book, rules, f"match {number}")


@pytest.mark.parametrize("number", MIXTURES)
def test_mixtures_of_values(number):
    random = Random(f"mixture {number}")
    book, rules = mixture(random)
    _deals(random, book, rules, count=80)
    _cards(random, book, rules, count=200)
    _calls(random, book, rules, count=15)


@pytest.mark.parametrize("name", NAMES)
def test_every_legal_card_is_judged_legal_and_no_other(name):
    """The question of legal cards, and the judging of deals, give one answer."""
    random, (book, rules) = Random(f"judged {name}"), both(name)
    for _ in range(25):
        deal = contree_deal(random, book=book)
        if not deal.tricks or not deal.auction or deal.rulings:
            continue
        hands = {hand.seat: [card for card in hand.cards if card] for hand in deal.hands or ()}
        _one_trick_anew(random, deal, hands, rules)


def _one_trick_anew(random: Random, deal: Deal, hands: dict[str, list[str]], rules: RuleSet) -> None:
    """Stop a deal in one of its tricks, and play each card of the next player's hand there."""
    (verdict, _), *_ = judged(a_match(deal), RulesChoice(imposed=rules))[0]
    assert verdict.contract is not None
    denomination = str(verdict.contract.denomination)
    owner = {card: seat for seat, cards in hands.items() for card in cards}
    number, place = random.randrange(8), random.randint(1, 3)
    tricks = list(deal.tricks or ())[: number + 1]
    gone = {card for trick in tricks[:-1] for card in trick.cards} | set(tricks[-1].cards[:place])
    table = [(owner[card or ""], card or "") for card in tricks[-1].cards[:place]]
    seat = owner[tricks[-1].cards[place] or ""]
    left = [card for card in hands[seat] if card not in gone]
    legal = legal_cards(left, table, seat, denomination, rules)
    for card in left:
        cut = tricks[-1].model_copy(
            update={"cards": (*tricks[-1].cards[:place], card), "said": (), "winner": None, "points": None}
        )
        begun = deal.model_copy(update={"tricks": (*tricks[:-1], cut), "score": None})
        ((_, findings),) = judged(a_match(begun), RulesChoice(imposed=rules))[0]
        duties = [finding for finding in findings if finding.code.startswith("J2") and finding.path[1] == number]
        assert (not duties) == (card in legal), (card, legal, duties)
