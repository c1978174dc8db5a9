"""The engine against the plain referee, on tens of thousands of deals and matches, legal and damaged.

They must agree on what is illegal (place, legal set, article), on winners, points, belotes, contracts made, scores by
terms, totals, false claims and statuses. Each case draws from its own seed, so a failure can be drawn again.
"""

from random import Random

import pytest

from plain.book import SEED
from plain.cards import DENOMINATIONS, PACK, SEATS, in_turn
from plain.compare import differences
from plain.comptoir import play_duties as plain_comptoir_duties
from plain.comptoir_auction import legal_calls as plain_comptoir_calls
from plain.contree_auction import bids_of
from plain.contree_auction import legal_calls as plain_calls
from plain.contree_play import play_duties
from plain.damage import DAMAGES, damaged
from plain.generate import contree_deal
from plain.generate_auction import random_auction
from plain.generate_comptoir import comptoir_deal, comptoir_match, random_comptoir_auction
from plain.generate_match import contree_match, summarised
from plain.match import seats_of
from plain.perft import FIXED_DEALS, count_plays
from referee import legal_calls, legal_cards
from referee.record.model import Deal, Match, Tag

CHUNKS = range(16)
SLIPS = 0.05


def a_match(deal: Deal, seats: list[str]) -> Match:
    """A match of this deal alone."""
    if seats == SEATS:
        return Match(game="contree", language="fr", tags=(Tag(name="Game", value="contrée"),), deals=(deal,))
    tags = (Tag(name="Game", value="comptoir"), *(Tag(name=seat, value="") for seat in seats))
    return Match(game="comptoir", language="fr", tags=tags, deals=(deal,))


def check(match: Match, story: str) -> None:
    found = differences(match)
    assert not found, f"{story}\n" + "\n".join(found) + f"\n{match.model_dump_json(exclude_defaults=True)}"


@pytest.mark.parametrize("chunk", CHUNKS)
def test_legal_deals_of_contree(chunk):
    random = Random(f"legal {chunk}")
    for number in range(250):
        check(a_match(contree_deal(random), SEATS), f"deal {number}")


@pytest.mark.parametrize("chunk", CHUNKS)
def test_illegal_cards_of_contree(chunk):
    random = Random(f"slips {chunk}")
    for number in range(250):
        check(a_match(contree_deal(random, slips=SLIPS), SEATS), f"deal {number}")


@pytest.mark.parametrize("chunk", CHUNKS)
def test_damaged_deals_of_contree(chunk):
    random = Random(f"damaged {chunk}")
    for number in range(250):
        slips = random.choice([0.0, 0.0, SLIPS])
        deal, done = damaged(random, contree_deal(random, slips=slips), SEATS, random.choice([1, 1, 1, 2, 3]))
        check(a_match(deal, SEATS), f"deal {number}: {done}")


@pytest.mark.parametrize("name", sorted(DAMAGES))
def test_every_damage_of_contree(name):
    random = Random(name)
    for number in range(60):
        deal = contree_deal(random)
        spoilt = DAMAGES[name](random, deal, SEATS)
        if spoilt is not None:
            check(a_match(spoilt, SEATS), f"deal {number}: {name}")


@pytest.mark.parametrize("chunk", CHUNKS)
def test_sheets_of_contree(chunk):
    random = Random(f"sheets {chunk}")
    for number in range(40):
        deal = contree_deal(random)
        if not deal.rulings:
            check(a_match(summarised(random, deal, str(deal.dealer)), SEATS), f"sheet {number}")


@pytest.mark.parametrize("chunk", CHUNKS)
def test_deals_of_comptoir(chunk):
    random = Random(f"comptoir {chunk}")
    for number in range(250):
        seats = ["P1", "P2", "P3", "P4"][: random.randint(2, 4)]
        deal = comptoir_deal(random, seats, slips=random.choice([0.0, 0.1]))
        deal, done = damaged(random, deal, seats, random.choice([0, 1, 1, 2]))
        check(a_match(deal, seats), f"deal {number}: {done}")


@pytest.mark.parametrize("generate", [contree_match, comptoir_match])
@pytest.mark.parametrize("chunk", CHUNKS)
def test_matches(chunk, generate):
    random = Random(f"matches {chunk}")
    for number in range(20):
        match = generate(random, 8, random.choice(["fr", "en"]))
        deals = list(match.deals)
        done = []
        for _ in range(random.choice([0, 1, 1, 2])):
            place = random.randrange(len(deals))
            deals[place], what = damaged(random, deals[place], seats_of(match))
            done.append(f"{what} in {place}")
        if len(deals) > 1 and random.random() < 0.1:
            done.append("a deal left out")
            deals.pop(random.randrange(1, len(deals)))
        if random.random() < 0.1:
            done.append("a deal more")
            deals.append(deals[-1].model_copy(update={"number": (deals[-1].number or 1) + 1, "dealer": None}))
        check(match.model_copy(update={"deals": tuple(deals)}), f"match {number}: {', '.join(done)}")


@pytest.mark.parametrize("chunk", range(8))
def test_legal_cards_of_contree(chunk):
    random = Random(f"cards {chunk}")
    for _ in range(1500):
        denomination = random.choice(DENOMINATIONS)
        played = random.randint(0, 3)
        pack = random.sample(PACK, played + random.randint(1, 8))
        leader = random.choice(SEATS)
        trick = list(zip(in_turn(leader, SEATS), pack[:played], strict=False))
        seat, hand = in_turn(leader, SEATS)[played], pack[played:]
        plain = play_duties(set(hand), trick, denomination, seat)[0]
        assert set(legal_cards(hand, trick, seat, denomination)) == plain, (hand, trick, seat, denomination)


@pytest.mark.parametrize("chunk", range(4))
def test_legal_cards_of_comptoir(chunk):
    random = Random(f"comptoir cards {chunk}")
    seats = ["P1", "P2", "P3", "P4"]
    for _ in range(1500):
        trump = random.choice("SHDC")
        played = random.randint(0, 3)
        pack = random.sample(PACK, played + random.randint(1, 8))
        trick = list(zip(seats, pack[:played], strict=False))
        hand = pack[played:]
        plain = plain_comptoir_duties(set(hand), trick, trump)[0]
        told = legal_cards(hand, trick, seats[played], trump, game="comptoir")
        assert set(told) == plain, (hand, trick, trump)


@pytest.mark.parametrize("chunk", range(4))
def test_legal_calls(chunk):
    random = Random(f"calls {chunk}")
    for _ in range(60):
        dealer = random.choice(SEATS)
        calls = random_auction(random, dealer)
        for length in range(len(calls) + 1):
            told = legal_calls(calls[:length], dealer)
            plain = plain_calls(calls[:length], dealer)
            assert sorted(told) == sorted(plain), (calls[:length], dealer)
            assert set(told) <= {*bids_of(SEED), "pass", "contre", "surcontre"}
        players = random.randint(2, 4)
        seats = ["P1", "P2", "P3", "P4"][:players]
        calls = random_comptoir_auction(random, seats[0], seats)
        for length in range(len(calls) + 1):
            told = legal_calls(calls[:length], seats[0], game="comptoir", players=players)
            assert sorted(told) == sorted(plain_comptoir_calls(calls[:length], seats[0], seats))


@pytest.mark.parametrize(("name", "depth"), [("pairs", 12), ("ruffs", 12), ("drawn 3", 12), ("drawn 8", 5)])
def test_counts_of_plays(name, depth):
    for denomination in DENOMINATIONS:
        told = count_plays(FIXED_DEALS[name], "N", denomination, depth, legal_cards)
        assert told == count_plays(FIXED_DEALS[name], "N", denomination, depth)
