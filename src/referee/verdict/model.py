"""The verdict: what is true of a record. Frozen pydantic models, the ``verdict/1`` of the JSON interface.

Points are integers, or exact fractions as ``"a/b"`` strings where a rule set scales them. ``None`` means not known.
"""

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from referee.diagnostics.model import Severity, Status
from referee.record.model import Game, Party, Seat

__all__ = [
    "SCHEMA",
    "Claims",
    "ComptoirBeloteDeal",
    "ComptoirContract",
    "ComptoirDeal",
    "ContreeContract",
    "ContreeDeal",
    "DealVerdict",
    "Diagnostic",
    "FileVerdict",
    "MatchVerdict",
    "Model",
    "Points",
    "RulesStamp",
    "Scores",
    "Summary",
    "Term",
    "TrickVerdict",
    "Verdict",
]

SCHEMA: Final = "verdict/1"

Points = int | Annotated[str, Field(pattern=r"^-?\d+/\d+$")]
"""A number of points: an integer, or ``"a/b"`` when it is no whole number."""
Scores = dict[Party, int | None]
Term = tuple[str, Points]
"""A term of a score as printed, and its worth: ``("2C", 180)``."""


class Model(BaseModel):
    """Frozen, and closed to keys it does not know."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)


class Diagnostic(Model):
    """A finding with its place and its words.

    ``line`` to ``end_column``: the place in a text, from 1, the end being the first column after; ``pointer``: a JSON
    pointer, for JSON input; ``deal``: its number; ``trick``: from 1; ``facts``: what happened, in codes.
    """

    code: str
    slug: str
    severity: Severity
    article: str | None
    line: int | None = None
    column: int | None = None
    end_line: int | None = None
    end_column: int | None = None
    pointer: str | None = None
    deal: int | None = None
    trick: int | None = None
    seat: Seat | None = None
    facts: dict[str, Any]
    message: str


class RulesStamp(Model):
    """Which rule set gave this verdict: name, version, and a digest of its parameters."""

    name: str
    version: str
    digest: str


class ContreeContract(Model):
    """The contract: ``value`` is C as it counts, ``bid`` the call, ``level`` 1, 2 or 4."""

    taker: Seat
    side: Party
    bid: str
    value: int
    capot: bool
    generale: bool
    denomination: Literal["S", "H", "D", "C", "NT", "AT"]
    level: Literal[1, 2, 4]


class ComptoirContract(Model):
    """The contract: ``denomination`` is the trump as it was led, ``None`` when no card was."""

    taker: Seat
    bid: str
    value: int
    denomination: Literal["S", "H", "D", "C"] | None


class TrickVerdict(Model):
    """A trick as it was played: points of its four cards, unscaled, no bonus."""

    leader: Seat
    winner: Seat
    points: int


class Claims(Model):
    """What the record claims of this deal, as written."""

    score: Scores | None
    total: Scores | None


class _Deal(Model):
    number: int | None
    dealer: Seat | None
    status: Status
    tricks: tuple[TrickVerdict, ...]
    points: dict[Party, Points | None] | None
    tricks_won: dict[Party, int | None] | None
    made: bool | None
    score: Scores | None
    terms: dict[Party, tuple[Term, ...]]
    total: Scores
    claims: Claims
    diagnostics: tuple[Diagnostic, ...]


class ContreeDeal(_Deal):
    """The verdict on a deal of contrée."""

    contract: ContreeContract | None
    belotes: dict[Party, int | None] | None
    capot: bool | None
    generale: bool | None


class ComptoirDeal(_Deal):
    """The verdict on a deal of comptoir."""

    contract: ComptoirContract | None


class ComptoirBeloteDeal(ComptoirDeal):
    """The verdict on a deal of comptoir whose rule set knows belotes."""

    belotes: dict[Party, int | None] | None


DealVerdict = ContreeDeal | ComptoirBeloteDeal | ComptoirDeal


class MatchVerdict(Model):
    """The verdict on a match.

    ``rules`` is ``None`` where its rule set is not known, ``game`` where its game is not; ``winner``: the party that
    has won, ``None`` while nobody has.
    """

    index: int
    game: Game | None
    rules: RulesStamp | None
    tags: dict[str, str]
    status: Status
    deals: tuple[DealVerdict, ...]
    total: Scores
    winner: Party | None
    diagnostics: tuple[Diagnostic, ...]


class FileVerdict(Model):
    """The verdict on a file."""

    path: str
    status: Status
    diagnostics: tuple[Diagnostic, ...]
    matches: tuple[MatchVerdict, ...]


class Summary(Model):
    """How many files, matches and deals, and how many deals of each status.

    ``codes``: how many diagnostics of each code; ``rules``: how many deals were judged by each rule set, named in full.
    """

    files: int = 0
    matches: int = 0
    deals: int = 0
    verified: int = 0
    partial: int = 0
    contested: int = 0
    refused: int = 0
    unfinished: int = 0
    void: int = 0
    codes: dict[str, int] = {}
    rules: dict[str, int] = {}


class Verdict(Model):
    """The document that ``referee check --format json`` prints."""

    referee: str
    schema_: Literal["verdict/1"] = Field(default=SCHEMA, alias="schema")
    files: tuple[FileVerdict, ...]
    summary: Summary
