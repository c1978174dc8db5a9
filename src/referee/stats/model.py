"""Statistics as data: frozen pydantic models, the ``stats/1`` of the JSON interface.

Rates are fractions from 0 to 1; rates and means are ``None`` where there is nothing to take them of.
"""

from typing import Final, Literal

from pydantic import Field

from referee.diagnostics.model import Severity
from referee.record.model import Game
from referee.verdict.model import Model, RulesStamp

__all__ = [
    "SCHEMA",
    "Belotes",
    "Bid",
    "Codes",
    "Contracts",
    "Figures",
    "Group",
    "Level",
    "Part",
    "Statistics",
    "Statuses",
    "Sweep",
]

SCHEMA: Final = "stats/1"


class Statuses(Model):
    """How many deals of each status."""

    verified: int
    partial: int
    contested: int
    refused: int
    unfinished: int
    void: int


class Contracts(Model):
    """Contracts of deals that are neither refused nor unfinished.

    ``settled``: those known to be made or failed; ``success``: made out of settled.
    """

    contracts: int
    settled: int
    made: int
    success: float | None


class Bid(Contracts):
    """Contracts of one value and denomination: ``kind`` tells a bid of points from capot and générale."""

    kind: Literal["points", "capot", "generale"]
    value: int
    denomination: Literal["S", "H", "D", "C", "NT", "AT"] | None


class Level(Contracts):
    """Contracts at one level, all of them where it is ``None``: 1, 2 doubled, 4 redoubled.

    ``share``: of all contracts; then means: the points of the takers and of the defenders (last-trick bonus in, belote
    out), what each side marked, and ``earned``, by how much the defenders marked more than the takers. In comptoir the
    takers are one player, and what is said of the defenders is the mean of each opponent.
    """

    level: Literal[1, 2, 4] | None
    share: float | None
    takers_points: float | None
    defenders_points: float | None
    takers_score: float | None
    defenders_score: float | None
    earned: float | None


class Sweep(Model):
    """All tricks by one side (capot), or by one player (générale).

    ``won``: deals in which that happened, ``rate`` out of the contracts of which that is known; ``bid`` and ``made``: contracts of
    it; ``takers``, ``defenders``: won without being bid, by whom.
    """

    won: int
    rate: float | None
    bid: int
    made: int
    takers: int
    defenders: int


class Belotes(Model):
    """Belotes that counted: deals with one, their points; ``missed``: words that were not said (``J301``)."""

    deals: int
    points: int
    missed: int


class Codes(Model):
    """A diagnostic code: how often it was said of a deal, and of how many deals."""

    code: str
    severity: Severity
    count: int
    deals: int


class Figures(Model):
    """Figures of some deals.

    ``matches``: those of which the first deal is among them; ``capots``, ``generales``: ``None`` in comptoir, which has none.
    """

    deals: int
    matches: int
    statuses: Statuses
    overall: Level
    levels: tuple[Level, ...]
    capots: Sweep | None
    generales: Sweep | None
    belotes: Belotes
    diagnostics: tuple[Codes, ...]


class Part(Figures):
    """Figures of the deals that have one value in what they were parted by; ``None``: those that have none."""

    value: str | None


class Group(Figures):
    """Figures of the deals of one game under one rule set, ``None`` where these are not known."""

    game: Game | None
    rules: RulesStamp | None
    bids: tuple[Bid, ...]
    parts: tuple[Part, ...]


class Statistics(Model):
    """The document that ``referee stats --format json`` prints; ``by``: what the parts of each group are."""

    referee: str
    schema_: Literal["stats/1"] = Field(default=SCHEMA, alias="schema")
    by: Literal["event", "site", "date", "round", "table", "player"] | None
    deals: int
    groups: tuple[Group, ...]
