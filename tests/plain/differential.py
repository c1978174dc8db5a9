"""The product against the plain referee on as many damaged deals as are asked for, by hand.

``python -m tests.plain.differential [--deals 100000] [--seed 1]``. Each deal draws from a seed of its own, named with what
differs: half are of contrée, a quarter of comptoir, a quarter stand in matches. The exit status is 1 where any differs.
"""

import argparse
import sys
import time
from pathlib import Path
from random import Random

if __package__ == "tests.plain":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from plain.cards import SEATS
from plain.compare import differences
from plain.damage import damaged
from plain.generate import contree_deal
from plain.generate_comptoir import comptoir_deal, comptoir_match
from plain.generate_match import contree_match
from plain.match import seats_of
from referee.record.model import Deal, Match, Tag

SHOWN = 5


def alone(deal: Deal, seats: list[str]) -> Match:
    """Give a match of this deal alone."""
    if seats == SEATS:
        return Match(game="contree", language="fr", tags=(Tag(name="Game", value="contrée"),), deals=(deal,))
    tags = (Tag(name="Game", value="comptoir"), *(Tag(name=seat, value="") for seat in seats))
    return Match(game="comptoir", language="fr", tags=tags, deals=(deal,))


def drawn(random: Random) -> tuple[Match, str]:
    """Give a match with something damaged in it, and what."""
    kind = random.randrange(4)
    times = random.choice([1, 1, 1, 2, 3])
    if kind < 2:
        deal, done = damaged(random, contree_deal(random, slips=random.choice([0.0, 0.0, 0.05])), SEATS, times)
        return alone(deal, SEATS), done
    if kind == 2:
        seats = ["P1", "P2", "P3", "P4"][: random.randint(2, 4)]
        deal, done = damaged(random, comptoir_deal(random, seats, slips=random.choice([0.0, 0.1])), seats, times)
        return alone(deal, seats), done
    match = random.choice([contree_match, comptoir_match])(random, 6, random.choice(["fr", "en"]))
    deals = list(match.deals)
    place = random.randrange(len(deals))
    deals[place], done = damaged(random, deals[place], seats_of(match), times)
    return match.model_copy(update={"deals": tuple(deals)}), f"{done} in {place}"


def main() -> int:
    """Compare, and say how many agree; gives the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    deals = cases = wrong = 0
    start = time.monotonic()
    while deals < options.deals:
        cases += 1
        match, story = drawn(Random(f"{options.seed} {cases}"))
        deals += len(match.deals)
        found = differences(match)
        wrong += bool(found)
        if found and wrong <= SHOWN:
            print(f"case {cases} of seed {options.seed}: {story}", *found, sep="\n  ")
    print(f"{deals} deals in {cases} matches, {cases - wrong} agree, {wrong} differ; {time.monotonic() - start:.0f} s")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
