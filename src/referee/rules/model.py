"""A rule set is data: named parameters, each with its article and its source, and a marking grid.

Nothing here plays: :mod:`referee.games` composes a game from a rule set.
"""

import hashlib
import json
from enum import StrEnum
from typing import Annotated, Any, Generic, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field

__all__ = [
    "BeloteAllTrumps",
    "BeloteHelps",
    "BeloteSay",
    "ComptoirParameters",
    "ComptoirRules",
    "ContreeParameters",
    "ContreeRules",
    "Direction",
    "EndTie",
    "Equality",
    "FirstLeader",
    "GridRow",
    "GridSquare",
    "Marking",
    "MisdealDealer",
    "NextDealer",
    "Parameter",
    "PartnerOvertrump",
    "Penalties",
    "ReturnAfterPass",
    "Rounding",
    "RuleSet",
    "Undertrump",
]


class Direction(StrEnum):
    """Sense of the play (C-1.2)."""

    COUNTER_CLOCKWISE = "counter_clockwise"
    CLOCKWISE = "clockwise"


class NextDealer(StrEnum):
    """Who deals next (C-1.4, K-1.3): the next player, or in comptoir who marked."""

    ROTATE = "rotate"
    WINNER = "winner"


class MisdealDealer(StrEnum):
    """Who deals after a misdeal (C-1.4, K-1.3)."""

    SAME = "same"


class FirstLeader(StrEnum):
    """Who leads to the first trick (C-4.1, K-4.1)."""

    AFTER_DEALER = "after_dealer"
    TAKER = "taker"


class PartnerOvertrump(StrEnum):
    """Trump led and one's own side holding the trick: whether one must still climb (C-4.4)."""

    FORCED = "forced"
    FREE = "free"


class Undertrump(StrEnum):
    """A trick trumped that one cannot overtrump: whether one must still trump (C-4.7)."""

    FORCED = "forced"
    FREE = "free"


class BeloteSay(StrEnum):
    """Whether the words must be said (C-5.2)."""

    STRICT = "strict"
    AUTO = "auto"


class BeloteAllTrumps(StrEnum):
    """Belotes in all trumps (C-5.4)."""

    EACH_SUIT = "each_suit"
    NONE = "none"


class BeloteHelps(StrEnum):
    """Whether belotes count for the contract (C-5.5)."""

    HELPS = "helps"
    APART = "apart"


class Equality(StrEnum):
    """Contract reached, both sides equal (C-7.2)."""

    TAKERS_LOSE = "takers_lose"
    CONTRACT_DECIDES = "contract_decides"


class Rounding(StrEnum):
    """Rounding of what is marked (C-8.7)."""

    NONE = "none"


class ReturnAfterPass(StrEnum):
    """Whether one who has passed may still bid (K-2.1)."""

    ALLOWED = "allowed"
    OUT = "out"


class EndTie(StrEnum):
    """Equal totals at or above the target (C-9.2)."""

    ANOTHER_DEAL = "another_deal"


class Penalties(StrEnum):
    """What a revoke found by the arbiter does to the score (C-10.4)."""

    REPORT = "report"
    FLAT162 = "flat162"
    CONTRACT = "contract"


Value = TypeVar("Value")


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)


class Parameter(_Model, Generic[Value]):
    """A parameter: its value, the article that it settles, where it comes from.

    ``chosen``: the source is silent or contradicts itself, and this reading was chosen.
    """

    value: Value
    article: str
    source: str
    chosen: bool = False


Ranked = Annotated[tuple[int, ...], Field(min_length=8, max_length=8)]
"""Points of a suit's cards in the order A 10 K Q J 9 8 7."""
Count = Annotated[int, Field(ge=0)]


class ContreeParameters(_Model):
    """What a rule set of contrée settles."""

    direction: Parameter[Direction]
    next_dealer: Parameter[NextDealer]
    misdeal_dealer: Parameter[MisdealDealer]
    denominations: Parameter[tuple[Literal["S", "H", "D", "C", "NT", "AT"], ...]]
    bid_minimum: Parameter[Count]
    bid_step: Parameter[Annotated[int, Field(ge=1)]]
    bid_maximum: Parameter[Count]
    capot_bid: Parameter[Count]
    generale_bid: Parameter[Count]
    closing_passes: Parameter[Annotated[int, Field(ge=3, le=4)]]
    trump_values: Parameter[Ranked]
    plain_values: Parameter[Ranked]
    no_trump_values: Parameter[Ranked]
    all_trump_values: Parameter[Ranked]
    first_leader: Parameter[FirstLeader]
    partner_overtrump: Parameter[PartnerOvertrump]
    undertrump: Parameter[Undertrump]
    belote_worth: Parameter[Count]
    belote_say: Parameter[BeloteSay]
    belote_all_trumps: Parameter[BeloteAllTrumps]
    belote_helps: Parameter[BeloteHelps]
    last_trick: Parameter[Count]
    last_trick_capot: Parameter[Count]
    last_trick_generale: Parameter[Count]
    equality: Parameter[Equality]
    rounding: Parameter[Rounding]
    end_tie: Parameter[EndTie]
    penalties: Parameter[Penalties]


class ComptoirParameters(_Model):
    """What a rule set of comptoir settles. ``belote_worth``: 0 where there is none."""

    max_cards: Parameter[Annotated[int, Field(ge=1, le=8)]]
    next_dealer: Parameter[NextDealer]
    misdeal_dealer: Parameter[MisdealDealer]
    return_after_pass: Parameter[ReturnAfterPass]
    trump_values: Parameter[Ranked]
    plain_values: Parameter[Ranked]
    last_trick: Parameter[Count]
    belote_worth: Parameter[Count]
    belote_say: Parameter[BeloteSay]
    target: Parameter[Annotated[int, Field(ge=1)]]
    end_tie: Parameter[EndTie]
    penalties: Parameter[Penalties]


class GridSquare(_Model):
    """What takers and defenders mark for one outcome at one level: cells such as ``T+2C+Bt``."""

    article: str
    takers: str
    defenders: str


class GridRow(_Model):
    """An outcome at the three levels: plain, contre, surcontre."""

    source: str
    chosen: bool = False
    plain: GridSquare = Field(alias="1")
    contre: GridSquare = Field(alias="2")
    surcontre: GridSquare = Field(alias="4")


class Marking(_Model):
    """The marking grid (C-8); a row that is missing is the plain one."""

    made: GridRow
    failed: GridRow
    made_all: GridRow | None = None
    failed_all: GridRow | None = None
    capot_made: GridRow | None = None
    capot_failed: GridRow | None = None
    generale_made: GridRow | None = None
    generale_failed: GridRow | None = None


class _RuleSet(_Model):
    name: str
    version: str
    title: dict[Literal["fr", "en"], str]
    sources: dict[str, str]

    @property
    def digest(self) -> str:
        """Sixteen hexadecimal digits that change with any value of the rule set, and with nothing else."""
        text = json.dumps(_values(self.model_dump(mode="json", by_alias=True)), sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:16]


class ContreeRules(_RuleSet):
    """A named rule set of contrée."""

    game: Literal["contree"]
    parameters: ContreeParameters
    marking: Marking


class ComptoirRules(_RuleSet):
    """A named rule set of comptoir."""

    game: Literal["comptoir"]
    parameters: ComptoirParameters


RuleSet = Annotated[ContreeRules | ComptoirRules, Field(discriminator="game")]


_COMMENTARY = frozenset({"name", "version", "title", "sources", "source", "article", "chosen"})


def _values(data: Any) -> Any:
    """Strip what explains a rule set from what it settles."""
    if isinstance(data, dict):
        return {key: _values(value) for key, value in data.items() if key not in _COMMENTARY}
    return data
