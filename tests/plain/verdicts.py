"""What the plain referee says: faults, tricks, and the verdict on a deal, in strings and numbers."""

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

__all__ = ["Amount", "Fault", "PlainContract", "PlainDeal", "Played", "Won"]

Amount = int | Fraction


@dataclass(frozen=True)
class Fault:
    """Something illegal.

    ``kind``: ``call``, ``turn`` (a call out of turn), ``over`` (a call after the end), ``duty`` (a card held but not
    permitted), ``not held``, ``played twice``, ``leader``, ``short``, ``long``, ``surplus``, ``word``, ``hands``,
    ``parts``, ``contract``, ``claim``, ``summary``; ``place``: index of the call, or trick and card, from 0;
    ``legal``: what was legal, ``None`` where that is not known; ``articles``: every article that it breaks, the
    nearest first.
    """

    kind: str
    place: tuple[int, ...] = ()
    seat: str | None = None
    what: str = ""
    legal: frozenset[str] | None = None
    articles: tuple[str, ...] = ()


@dataclass(frozen=True)
class PlainContract:
    """A contract; ``value`` is C as it counts, ``needs`` the points with which it is made."""

    taker: str
    bid: str
    value: int
    denomination: str
    level: int = 1
    needs: int = 0


@dataclass(frozen=True)
class Won:
    """A trick as it went: points of its cards, no bonus."""

    leader: str
    winner: str
    points: int


@dataclass(frozen=True)
class Played:
    """One card on the table, with the word said."""

    trick: int
    index: int
    seat: str
    card: str
    word: str | None


@dataclass
class PlainDeal:
    """The verdict on a deal; ``None`` is not known.

    ``faults``: all of them, up to where the position is no longer defined; ``broken``: it is no longer defined;
    ``missed``: seat and suit of each belote lost for a missing word; ``wrong``: claims that are false, such as
    ``("winner", 3)``; ``count``, ``result``: what was counted, and whether that is made, failed or equal; ``exact``: the
    score not rounded to tens; ``winner``: the side that won the deal; ``held``: points that wait for the next.
    """

    status: str = "unfinished"
    contract: PlainContract | None = None
    passed_out: bool = False
    faults: list[Fault] = field(default_factory=list)
    broken: bool = False
    tricks: list[Won] = field(default_factory=list)
    missed: list[tuple[str, str]] = field(default_factory=list)
    wrong: list[tuple[str, int]] = field(default_factory=list)
    points: dict[str, Amount] | None = None
    tricks_won: dict[str, int] | None = None
    belotes: dict[str, int] | None = None
    capot: bool | None = None
    generale: bool | None = None
    made: bool | None = None
    count: Any = None
    result: str | None = None
    exact: dict[str, int | None] | None = None
    winner: str | None = None
    held: int = 0
    score: dict[str, int | None] | None = None
    total: dict[str, int | None] | None = None
