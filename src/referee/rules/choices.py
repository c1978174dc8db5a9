"""The closed lists that parameters of rule sets choose from."""

from enum import StrEnum

__all__ = [
    "AllTrumpValues",
    "BeloteAllTrumps",
    "BeloteHelps",
    "BeloteSay",
    "Bid82",
    "ContreFreezes",
    "ContreTurn",
    "Direction",
    "EndDeal",
    "EndTie",
    "Equality",
    "FirstLeader",
    "LastDealRounding",
    "MisdealDealer",
    "NextDealer",
    "NoTrumpValues",
    "PartnerOvertrump",
    "PartnerRuff",
    "Penalties",
    "ReturnAfterPass",
    "Rotation",
    "Rounding",
    "SelfRaise",
    "TargetReach",
    "Undertrump",
]


class Direction(StrEnum):
    """Sense of the play (C-1.2)."""

    COUNTER_CLOCKWISE = "counter_clockwise"
    CLOCKWISE = "clockwise"


class Rotation(StrEnum):
    """Who deals next in contrée (C-1.4)."""

    ROTATE = "rotate"


class NextDealer(StrEnum):
    """Who deals next in comptoir (K-1.3): the next player, or who marked."""

    ROTATE = "rotate"
    WINNER = "winner"


class MisdealDealer(StrEnum):
    """Who deals after a misdeal (C-1.4, K-1.3)."""

    SAME = "same"
    NEXT = "next"


class Bid82(StrEnum):
    """Whether the opening bid may be called 82 (C-2.4): with ``counts_80`` it is the bid of 80 under either name, counts 80,
    and is made with 82 points.
    """

    NONE = "none"
    COUNTS_80 = "counts_80"


class ContreTurn(StrEnum):
    """When an opponent may contre (C-2.8): in turn, or at any time, the answers then coming in any order."""

    IN_TURN = "in_turn"
    ANY_TIME = "any_time"


class ContreFreezes(StrEnum):
    """Whether a contre ends the bidding (C-2.8); where it does not, a higher bid lifts it."""

    FREEZES = "freezes"
    OPEN = "open"


class SelfRaise(StrEnum):
    """Whether the bidder of the standing bid may raise it himself (C-2.6)."""

    ALLOWED = "allowed"
    OTHER_DENOMINATION = "other_denomination"
    NO = "no"


class NoTrumpValues(StrEnum):
    """Points of the cards in no trump (C-3.3)."""

    A19 = "a19"
    A11_152 = "a11_152"


class AllTrumpValues(StrEnum):
    """Points of the cards in all trumps (C-3.4)."""

    W14 = "w14"
    W13 = "w13"
    RAW = "raw"
    RAW152 = "raw152"


class FirstLeader(StrEnum):
    """Who leads to the first trick (C-4.1)."""

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


class PartnerRuff(StrEnum):
    """Void, one's own side holding the trick by a ruff (C-4.8): any card, or of the trumps a higher one if one can."""

    FREE = "free"
    HIGHER = "higher"


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
    """Contract reached, both sides equal (C-7.2).

    ``held``: the takers' points of the grid's row ``equal`` go to the side that wins the next deal; ``replay``: nobody
    marks, the same player deals again. Both at the plain level alone: under contre the takers lose.
    """

    TAKERS_LOSE = "takers_lose"
    CONTRACT_DECIDES = "contract_decides"
    HELD = "held"
    REPLAY = "replay"


class Rounding(StrEnum):
    """Rounding of what is marked, once, on the sum (C-8.7): to the nearest ten, a 5 going up or down."""

    NONE = "none"
    TEN_5_UP = "ten_5_up"
    TEN_5_DOWN = "ten_5_down"


class LastDealRounding(StrEnum):
    """Whether the deal whose exact scores bring a side to the target is rounded too (C-8.7)."""

    SAME = "same"
    EXACT = "exact"


class ReturnAfterPass(StrEnum):
    """Whether one who has passed may still bid (K-2.1)."""

    ALLOWED = "allowed"
    OUT = "out"


class TargetReach(StrEnum):
    """What ends a match (C-9.1, K-5.3): a total of the target or more, or of more than the target."""

    REACH = "reach"
    PASS = "pass"  # noqa: S105 (a choice, no secret)


class EndDeal(StrEnum):
    """In which deals a match can end (C-9.1): any, or only those whose contract is made."""

    ANY = "any"
    MADE = "made"


class EndTie(StrEnum):
    """Equal totals at the end (C-9.2): another deal, or a match without a winner."""

    ANOTHER_DEAL = "another_deal"
    DRAW = "draw"


class Penalties(StrEnum):
    """What a revoke found by the arbiter does to the score (C-10.4)."""

    REPORT = "report"
    FLAT162 = "flat162"
    CONTRACT = "contract"
