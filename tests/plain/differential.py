"""The product against the plain referee on as many damaged deals as are asked for, by hand.

``python -m tests.plain.differential [--deals 100000] [--seed 1]``. Each deal draws from a seed of its own, named with what
differs: half are of contrée, a quarter of comptoir, a quarter stand in matches. The exit status is 1 where any differs.
"""

import argparse
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random

if __package__ == "tests.plain":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from plain.book import NAMES, SEED, Book
from plain.compare import differences
from plain.comptoir_book import COMPTOIR_BOOKS, COMPTOIR_SEED, ComptoirBook
from plain.damage import damaged
from plain.generate import contree_deal
from plain.generate_comptoir import comptoir_deal, comptoir_match
from plain.generate_match import contree_match
from plain.match import seats_of
from plain.variants import both, mixture
from referee.judging import RulesChoice
from referee.record.model import Deal, Game, Match, Tag
from referee.rules.load import load
from referee.rules.model import RuleSet

SHOWN = 5


@dataclass(frozen=True)
class Case:
    """A match with something damaged in it, and its rules as both referees have them; ``story``: what was done."""

    match: Match
    story: str
    rules: RuleSet
    book: Book = SEED
    comptoir: ComptoirBook = COMPTOIR_SEED

    def differences(self) -> list[str]:
        """Tell where the referees differ."""
        return differences(self.match, self.book, RulesChoice(imposed=self.rules), self.comptoir)


def alone(deal: Deal, seats: list[str], game: Game) -> Match:
    """Give a match of this deal alone."""
    players = seats if game == "comptoir" else ()
    tags = (Tag(name="Game", value=game), *(Tag(name=seat, value="") for seat in players))
    return Match(game=game, language="fr", tags=tags, deals=(deal,))


def drawn(random: Random) -> Case:
    """Give a case: half are deals of contrée, a quarter of comptoir, a quarter matches of either; under any rule set."""
    kind = random.randrange(4)
    times = random.choice([0, 1, 1, 1, 2, 3])
    if kind < 2 or (kind == 3 and random.random() < 0.5):
        return _contree(random, times, alone_in_match=kind < 2)
    return _comptoir(random, times, alone_in_match=kind == 2)


def _contree(random: Random, times: int, *, alone_in_match: bool) -> Case:
    book, rules = both(random.choice(NAMES)) if random.random() < 0.7 else mixture(random)
    if alone_in_match:
        deal = contree_deal(random, slips=random.choice([0.0, 0.0, 0.05]), book=book)
        deal, done = damaged(random, deal, book.seats, times)
        return Case(alone(deal, book.seats, "contree"), done, rules, book)
    match, done = _one_damaged(
        random, contree_match(random, 6, random.choice(["fr", "en"]), book=book), book.seats, times
    )
    # The rules are imposed: what a tag says of them would have to be told.
    tags = tuple(tag for tag in match.tags if tag.name != "Rules")
    return Case(match.model_copy(update={"tags": tags}), done, rules, book)


def _comptoir(random: Random, times: int, *, alone_in_match: bool) -> Case:
    book = random.choice(COMPTOIR_BOOKS)
    rules = load(book.name, "comptoir")
    if alone_in_match:
        seats = ["P1", "P2", "P3", "P4"][: random.randint(2, 4)]
        deal, done = damaged(
            random, comptoir_deal(random, seats, slips=random.choice([0.0, 0.1]), book=book), seats, times
        )
        return Case(alone(deal, seats, "comptoir"), done, rules, comptoir=book)
    match = comptoir_match(random, 6, random.choice(["fr", "en"]), book=book)
    match, done = _one_damaged(random, match, seats_of(match), times)
    return Case(match, done, rules, comptoir=book)


def _one_damaged(random: Random, match: Match, seats: list[str], times: int) -> tuple[Match, str]:
    """Damage one of the deals of a match."""
    deals = list(match.deals)
    place = random.randrange(len(deals))
    deals[place], done = damaged(random, deals[place], seats, times)
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
        case = drawn(Random(f"{options.seed} {cases}"))
        deals += len(case.match.deals)
        found = case.differences()
        wrong += bool(found)
        if found and wrong <= SHOWN:
            named = f"case {cases} of seed {options.seed}, rules {case.rules.name}: {case.story}"
            print(named, *found, sep="\n  ")
    print(f"{deals} deals in {cases} matches, {cases - wrong} agree, {wrong} differ; {time.monotonic() - start:.0f} s")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
