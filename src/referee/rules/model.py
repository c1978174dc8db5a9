"""A rule set is data: named parameters, each with its source, and a marking grid.

Nothing here plays: :mod:`referee.games` composes a game from a rule set. Which article a parameter settles stands with
the article (:func:`referee.rules.articles.settled_by`); how a file is written that gives only what differs, in
:mod:`referee.rules.load`.
"""

import hashlib
import json
from functools import cached_property
from typing import Annotated, Any, Final, Generic, Literal, TypeVar, get_args

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from referee.rules.choices import (
    AllTrumpValues,
    BeloteAllTrumps,
    BeloteHelps,
    BeloteSay,
    Bid82,
    ContreFreezes,
    ContreTurn,
    Direction,
    EndDeal,
    EndTie,
    Equality,
    FirstLeader,
    LastDealRounding,
    MisdealDealer,
    NextDealer,
    NoTrumpValues,
    PartnerOvertrump,
    PartnerRuff,
    Penalties,
    ReturnAfterPass,
    Rotation,
    Rounding,
    SelfRaise,
    TargetReach,
    Undertrump,
)
from referee.rules.grid import parse_square

__all__ = [
    "DOES_NOT_APPLY",
    "LEVELS",
    "NOT_STATED",
    "ComptoirParameters",
    "ComptoirRules",
    "ContreeParameters",
    "ContreeRules",
    "GridRow",
    "Level",
    "Marking",
    "Parameter",
    "RuleSet",
]

NOT_STATED: Final = "not stated: as seed"
"""The source of a parameter that no source gives."""
DOES_NOT_APPLY: Final = "does not apply"
"""The source of a parameter that means nothing in its rule set."""

Value = TypeVar("Value")


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)


class Parameter(_Model, Generic[Value]):
    """A parameter: its value and where it comes from.

    ``chosen``: the source is silent, unclear or contradicts itself, and this reading was chosen.
    """

    value: Value
    source: str
    chosen: bool = False


Count = Annotated[int, Field(ge=0, le=1_000_000)]
Ranked = Annotated[tuple[Count, ...], Field(min_length=8, max_length=8)]
"""Points of a suit's cards in the order A 10 K Q J 9 8 7."""
Denominations = Annotated[tuple[Literal["S", "H", "D", "C", "NT", "AT"], ...], Field(min_length=1, max_length=6)]
Square = Annotated[str, AfterValidator(lambda text: parse_square(text) and text)]
"""What takers and defenders mark: two cells such as ``T+2C+Bt / Bd``."""


class ContreeParameters(_Model):
    """What a rule set of contrée settles.

    ``bid_step``: from the minimum on; ``bid_maximum``: 0 for none; ``capot_bid``, ``generale_bid``: what such a bid counts
    as, 0 where it cannot be made; ``closing_passes``: in a row, after a bid; ``last_trick…``: its worth in an ordinary deal,
    where one side wins all eight tricks, where one player does; ``target``: 0 where only a record gives one.
    """

    direction: Parameter[Direction]
    next_dealer: Parameter[Rotation]
    misdeal_dealer: Parameter[MisdealDealer]
    denominations: Parameter[Denominations]
    bid_minimum: Parameter[Count]
    bid_step: Parameter[Annotated[Count, Field(ge=1)]]
    bid_maximum: Parameter[Count]
    bid_82: Parameter[Bid82]
    capot_bid: Parameter[Count]
    generale_bid: Parameter[Count]
    self_raise: Parameter[SelfRaise]
    closing_passes: Parameter[Annotated[int, Field(ge=3, le=4)]]
    contre_turn: Parameter[ContreTurn]
    contre_freezes: Parameter[ContreFreezes]
    trump_values: Parameter[Ranked]
    plain_values: Parameter[Ranked]
    nt_values: Parameter[NoTrumpValues]
    ta_values: Parameter[AllTrumpValues]
    first_leader: Parameter[FirstLeader]
    partner_overtrump: Parameter[PartnerOvertrump]
    undertrump: Parameter[Undertrump]
    partner_ruff: Parameter[PartnerRuff]
    belote_worth: Parameter[Count]
    belote_say: Parameter[BeloteSay]
    belote_all_trumps: Parameter[BeloteAllTrumps]
    belote_helps: Parameter[BeloteHelps]
    last_trick: Parameter[Count]
    last_trick_capot: Parameter[Count]
    last_trick_generale: Parameter[Count]
    equality: Parameter[Equality]
    rounding: Parameter[Rounding]
    rounding_last_deal: Parameter[LastDealRounding]
    target: Parameter[Count]
    target_reach: Parameter[TargetReach]
    end_deal: Parameter[EndDeal]
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
    target: Parameter[Annotated[Count, Field(ge=1)]]
    target_reach: Parameter[TargetReach]
    end_tie: Parameter[EndTie]
    penalties: Parameter[Penalties]


Level = Literal["plain", "contre", "surcontre"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)


class GridRow(_Model):
    """An outcome at the three levels: two cells each, takers and defenders, as in ``T+2C+Bt / Bd``.

    ``source``, ``chosen``: of each of its squares, as for a parameter.
    """

    source: dict[Level, str]
    chosen: tuple[Level, ...] = ()
    plain: Square | None = None
    contre: Square | None = None
    surcontre: Square | None = None


class Marking(_Model):
    """The marking grid (C-8).

    ``…_all``: the winning side took all eight tricks; where such a row, or a square of it, is missing, the plain row holds.
    ``capot_…``, ``generale_…``: that was bid; where both rows are missing the ordinary lines hold, ``…_all`` included; where
    they have no square for contre, that bid cannot be doubled. ``equal``: both sides equal, where that is held (C-7.2).
    """

    made: GridRow
    failed: GridRow
    made_all: GridRow | None = None
    failed_all: GridRow | None = None
    capot_made: GridRow | None = None
    capot_failed: GridRow | None = None
    generale_made: GridRow | None = None
    generale_failed: GridRow | None = None
    equal: GridRow | None = None


class _RuleSet(_Model):
    """``extends``: the rule set that this one was written from, ``None`` for one that stands alone."""

    name: str
    version: str
    extends: str | None = None
    title: dict[Literal["fr", "en"], str]
    sources: dict[str, str]

    def __hash__(self) -> int:
        """Rule sets of one name that settle the same are alike."""
        return hash((self.name, self.digest))

    def __reduce__(self) -> tuple[Any, ...]:
        """Let a rule set go from one process to another, as its values."""
        return type(self).model_validate_json, (self.model_dump_json(),)

    @cached_property
    def digest(self) -> str:
        """Sixteen hexadecimal digits that change with any value of the rule set, and with nothing else."""
        text = json.dumps(_values(self.model_dump(mode="json")), sort_keys=True)
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


_COMMENTARY = frozenset({"name", "version", "extends", "title", "sources", "source", "chosen"})


def _values(data: Any) -> Any:
    """Strip what explains a rule set from what it settles."""
    if isinstance(data, dict):
        return {key: _values(value) for key, value in data.items() if key not in _COMMENTARY}
    return data
