"""The rule sets of comptoir as the plain referee has them: copied by hand from the table of sources, never from the files."""

from dataclasses import dataclass

__all__ = ["COMPTOIR_BOOKS", "COMPTOIR_SEED", "ComptoirBook"]


@dataclass(frozen=True)
class ComptoirBook:
    """A rule set: most cards a player, whether the winner deals next, whether who passes is out, bonuses, target."""

    name: str = "seed"
    most_cards: int = 8
    winner_deals: bool = False
    passed_is_out: bool = False
    last_trick: int = 0
    belote: int = 0
    target: int = 6


COMPTOIR_SEED = ComptoirBook()
COMPTOIR_BOOKS = [
    COMPTOIR_SEED,
    ComptoirBook("adpoker", most_cards=5, winner_deals=True),
    ComptoirBook("dix-points", passed_is_out=True, last_trick=10, belote=20, target=10),
]
