"""The record: what the sheet says. Nothing here is derived and nothing is judged.

A part that could not be read is ``None`` (a card, a call, a number): the reader has reported it in ``problems``, and
whoever judges passes over it in silence.
"""

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from referee.diagnostics.model import Finding
from referee.kernel.calls import DENOMINATIONS
from referee.kernel.cards import CARD_CODES

__all__ = [
    "SCHEMA",
    "Call",
    "Card",
    "Claim",
    "Comment",
    "Contract",
    "Count",
    "Deal",
    "Dispute",
    "Document",
    "Game",
    "Hand",
    "Language",
    "Match",
    "Misdeal",
    "Party",
    "Penalty",
    "Revoke",
    "Ruling",
    "ScoreRuling",
    "Seat",
    "Summary",
    "Tag",
    "Trick",
    "Word",
]

SCHEMA: Final = "record/1"

Card = Annotated[str, Field(pattern="^(" + "|".join(CARD_CODES) + ")$")]
"""A card: suit, then rank, such as ``S10`` or ``DQ``."""
Seat = Literal["N", "W", "S", "E", "P1", "P2", "P3", "P4"]
Party = Literal["NS", "EW", "P1", "P2", "P3", "P4"]
Bid = Annotated[
    str, Field(pattern=r"^(\d+(" + "|".join(DENOMINATIONS) + r")?|(capot|generale)(" + "|".join(DENOMINATIONS) + "))$")
]
"""A bid: ``90H``, ``capotS``, ``generaleNT``; in comptoir a number."""
CallCode = Annotated[
    str,
    Field(
        pattern=r"^(pass|contre|surcontre|\d+("
        + "|".join(DENOMINATIONS)
        + r")?|(capot|generale)("
        + "|".join(DENOMINATIONS)
        + "))$"
    ),
]
Word = Literal["belote", "rebelote"]
Language = Literal["fr", "en"]
Game = Literal["contree", "comptoir"]


class Model(BaseModel):
    """Frozen, and closed to keys it does not know."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)


class Comment(Model):
    """A comment and the element it stands at.

    ``path``: JSON pointer inside the deal (or the match) of the element: ``/header``, ``/hands``, ``/hands/2``,
    ``/auction``, ``/auction/4`` (the call that opens a round), ``/contract``, ``/tricks``, ``/tricks/3``, ``/summary``,
    ``/rulings/0``, ``/score``, ``/total``, ``/tags/1``, ``/end``. ``place``: on lines of its own before the element,
    or at the end of its line. ``text`` is without its delimiters.
    """

    text: str
    form: Literal["line", "block"]
    path: str
    place: Literal["before", "after"]


class Tag(Model):
    """A tag: its name (English for a known one, as written for another) and its value, escapes resolved."""

    name: str
    value: str


class Hand(Model):
    """Cards dealt to a seat, in display order; a card given twice stands twice."""

    seat: Seat
    cards: tuple[Card | None, ...]


class Call(Model):
    """A call as written: ``seat`` is ``None`` when it had no label."""

    seat: Seat | None
    call: CallCode | None


class Contract(Model):
    """A contract written instead of the auction: 1, contre 2, surcontre 4."""

    taker: Seat | None
    bid: Bid | None
    level: Literal[1, 2, 4] = 1


class Trick(Model):
    """A trick as written: cards in order of play.

    ``number``, ``leader``: as written; ``said``: empty when nobody spoke, else one entry a card; ``winner`` and
    ``points``: the claim behind ``=>``, each half optional.
    """

    number: int | None
    leader: Seat | None
    cards: tuple[Card | None, ...]
    said: tuple[Word | None, ...] = ()
    winner: Seat | None = None
    points: int | None = None


class Summary(Model):
    """A play that was not written card by card (``bilan``).

    ``points``: of tricks, last-trick bonus in, belote out, only the parties named; ``result``: ``fait`` or ``chuté``;
    ``tricks`` and ``belotes``: counts; ``generale``: the player who won every trick. A figure that could not be read
    is ``None``.
    """

    points: dict[Party, int | None] | None = None
    result: Literal["made", "failed"] | None = None
    tricks: dict[Party, int | None] | None = None
    belotes: dict[Party, int | None] | None = None
    generale: Seat | None = None


class Count(Model):
    """What a program prints of the count of the cards that it lists, a claim like the score.

    ``points``: of tricks, last-trick bonus in, belote out, only the parties named; ``result``: made or failed. The
    notation has no line for it: people do not write it.
    """

    points: dict[Party, int | None] | None = None
    result: Literal["made", "failed"] | None = None


class Misdeal(Model):
    """``maldonne``."""

    kind: Literal["misdeal"] = "misdeal"


class Dispute(Model):
    """``litige``: the takers lose."""

    kind: Literal["dispute"] = "dispute"


class Revoke(Model):
    """``renonce E pli 4``: found by the arbiter."""

    kind: Literal["revoke"] = "revoke"
    seat: Seat | None
    trick: int | None


class Penalty(Model):
    """``pénalité NS 160``: for the others; ``pénalité NS -100``: off that party's own."""

    kind: Literal["penalty"] = "penalty"
    party: Party | None
    points: int | None


class ScoreRuling(Model):
    """``décision NS 0 EO 262``: the score that the arbiter imposed."""

    kind: Literal["ruling"] = "ruling"
    score: dict[Party, int | None]


class Claim(Model):
    """``étalage N``: a player lays down, claiming the rest."""

    kind: Literal["claim"] = "claim"
    seat: Seat | None


Ruling = Annotated[Misdeal | Dispute | Revoke | Penalty | ScoreRuling | Claim, Field(discriminator="kind")]


class Deal(Model):
    """One deal of a match, as written; a part that was not written is ``None``."""

    number: int | None = None
    dealer: Seat | None = None
    hands: tuple[Hand, ...] | None = None
    auction: tuple[Call, ...] | None = None
    contract: Contract | None = None
    tricks: tuple[Trick, ...] | None = None
    summary: Summary | None = None
    count: Count | None = None
    rulings: tuple[Ruling, ...] = ()
    score: dict[Party, int | None] | None = None
    total: dict[Party, int | None] | None = None
    comments: tuple[Comment, ...] = ()
    problems: tuple[Finding, ...] = ()


class Match(Model):
    """A match: its tags in order and its deals.

    ``game`` is ``None`` when the game tag is missing or names no game known here.
    """

    game: Game | None
    language: Language
    tags: tuple[Tag, ...] = ()
    deals: tuple[Deal, ...] = ()
    comments: tuple[Comment, ...] = ()
    problems: tuple[Finding, ...] = ()

    def tag(self, name: str) -> str | None:
        """Give the value of a tag by its English name, or ``None``."""
        return next((tag.value for tag in self.tags if tag.name == name), None)


class Document(Model):
    """Every match of a file, in order."""

    schema_: Literal["record/1"] = Field(default=SCHEMA, alias="schema")
    matches: tuple[Match, ...] = ()
    problems: tuple[Finding, ...] = ()
