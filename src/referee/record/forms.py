"""What records of each game have of their own: who sits at the table, how many, and what a bid names."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from types import MappingProxyType
from typing import Final

from referee.record.model import Game

__all__ = ["FORMS", "MAX_DIGITS", "BidForm", "GameForm"]

MAX_DIGITS: Final = 9
"""Longer numbers are no numbers of a game, and are not read in any form; a sign, or one digit more, may stand before."""


class BidForm(Enum):
    """What a bid names."""

    VALUE_AND_DENOMINATION = auto()
    VALUE = auto()


@dataclass(frozen=True, slots=True)
class GameForm:
    """The form of a game's records.

    ``parties``: codes of the seats and sides that a record may name; ``players``: how many sit at the table, ``None``
    where each record says (K-1.1).
    """

    parties: frozenset[str]
    players: int | None
    bids: BidForm


FORMS: Final[Mapping[Game, GameForm]] = MappingProxyType(
    {
        "contree": GameForm(frozenset(("N", "W", "S", "E", "NS", "EW")), 4, BidForm.VALUE_AND_DENOMINATION),
        "comptoir": GameForm(frozenset(("P1", "P2", "P3", "P4")), None, BidForm.VALUE),
    }
)
