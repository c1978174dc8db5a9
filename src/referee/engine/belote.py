"""King and queen of trump in one hand: who holds the pair, what is said, what it is worth."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum

from referee.diagnostics.model import Finding, Path
from referee.engine.hands import Hands, Knowledge
from referee.kernel.cards import CARD_CODES, KING, QUEEN, SUIT_CODES

__all__ = ["BelotePolicy", "BeloteWatch", "Words"]


class Words(Enum):
    """Whether the words earn the points, or the pair alone."""

    NEEDED = "needed"
    FREE = "free"


@dataclass(frozen=True, slots=True)
class BelotePolicy:
    """Belote as a rule set has it.

    ``suits``: for each denomination, the suits whose king and queen make a belote; ``worth``: points of a pair;
    ``missed``, ``misplaced``: articles.
    """

    suits: tuple[tuple[int, ...], ...]
    worth: int
    words: Words
    missed: str
    misplaced: str


@dataclass(slots=True)
class BeloteWatch:
    """Follows the pairs of one deal.

    ``holders``: suit to seat, for the pairs that the hands show; ``whole``: suit to the trick of its second card;
    ``cards``: mask of the kings and queens that can make a pair: of another card only a word matters.
    """

    policy: BelotePolicy
    suits: tuple[int, ...]
    hands: Hands
    holders: dict[int, int] = field(default_factory=dict)
    shown: dict[int, int] = field(default_factory=dict)
    lost: set[int] = field(default_factory=set)
    whole: dict[int, int] = field(default_factory=dict)
    cards: int = 0

    def __post_init__(self) -> None:
        """Find the pairs."""
        for suit in self.suits:
            pair = 1 << suit * 8 + QUEEN | 1 << suit * 8 + KING
            self.cards |= pair
            for seat, mask in enumerate(self.hands.masks):
                if mask & pair == pair:
                    self.holders[suit] = seat

    def card(self, seat: int, card: int, word: str | None, path: Path, trick: int, name: str) -> Finding | None:
        """Follow a card and the word said with it; gives what is to be reported."""
        suit, rank = card >> 3, card & 7
        of_pair = suit in self.suits and rank in (QUEEN, KING)
        if of_pair and self.holders.get(suit) == seat:
            played = self.shown.get(suit, 0)
            self.shown[suit] = played + 1
            if played:
                self.whole[suit] = trick
            expected = "rebelote" if played else "belote"
            if word == expected:
                return None
            fresh = suit not in self.lost
            if word is not None:
                self.lost.add(suit)
                facts: dict[str, object] = {"word": word, "card": CARD_CODES[card], "expected": expected}
                return Finding("J303", path, facts, self.policy.misplaced, trick=trick, seat=name)
            if self.policy.words is Words.NEEDED and fresh:
                self.lost.add(suit)
                facts = {"suit": SUIT_CODES[suit], "word": expected, "points": self.policy.worth}
                return Finding("J301", path, facts, self.policy.missed, trick=trick, seat=name)
            return None
        if word is None or (of_pair and not self._elsewhere(suit, rank, seat)):
            return None
        facts = {"word": word, "card": CARD_CODES[card]}
        return Finding("J302", path, facts, self.policy.misplaced, trick=trick, seat=name)

    def _elsewhere(self, suit: int, rank: int, seat: int) -> bool:
        """Say whether it is certain that this seat does not hold the other card of the pair."""
        if self.hands.knowledge is Knowledge.EXACT:
            return True
        other = 1 << suit * 8 + (KING if rank == QUEEN else QUEEN)
        return any(mask & other for owner, mask in enumerate(self.hands.masks) if owner != seat)

    def unsaid(self, party_of: Sequence[int], parties: int) -> list[int]:
        """Give the points of belote that each party lost by a word."""
        points = [0] * parties
        for suit in self.lost:
            points[party_of[self.holders[suit]]] += self.policy.worth
        return points

    def points(self, party_of: Sequence[int], parties: int, before: int | None = None) -> list[int]:
        """Give each party's points of belote.

        A pair of which no word was missed counts even if still in hand; with ``before``, only the pairs that were
        complete before that trick (from 1) do.
        """
        points = [0] * parties
        for suit, seat in self.holders.items():
            if suit not in self.lost and (before is None or self.whole.get(suit, before) < before):
                points[party_of[seat]] += self.policy.worth
        return points
