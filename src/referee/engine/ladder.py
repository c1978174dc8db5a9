"""The duties of play as data: for each situation a ladder of rows.

The first row whose guard the hand can meet is in force; its steps narrow what may be played, and the first step that a
card misses is the duty that it breaks. A rule set writes the ladders; nothing here knows one.
"""

from dataclasses import dataclass
from enum import IntEnum

from referee.kernel.cards import ABOVE_TRUMP, FULL_PACK, SUIT_MASKS

__all__ = ["Cards", "Duties", "Ladder", "Position", "Row", "Situation", "Step", "broken", "in_force", "masks_of"]


class Cards(IntEnum):
    """Sets of cards that duties speak of."""

    ALL = 0
    LED = 1
    """The suit led."""
    HIGHER_LED = 2
    """The suit led, above the best card so far, in trump order."""
    TRUMPS = 3
    HIGHER = 4
    """Trumps above the best trump so far."""
    NOT_LOWER = 5
    """All but the trumps below the best trump so far."""


class Situation(IntEnum):
    """What a player finds at his turn, not leading."""

    TRUMP_LED = 0
    TRUMP_LED_OWN = 1
    """Trump led, one's own side holding the trick."""
    FOLLOW = 2
    """A plain suit led, and cards of it in hand."""
    VOID = 3
    VOID_RUFFED = 4
    """Void, and the trick trumped already by the other side."""
    VOID_OWN = 5
    """Void, one's own side holding the trick by a plain card."""
    VOID_OWN_RUFFED = 6
    """Void, one's own side holding the trick by a trump."""
    ALL_TRUMPS = 7
    NO_TRUMP = 8


@dataclass(frozen=True, slots=True)
class Step:
    """One duty: the cards that meet it, its article, the code of its breach."""

    cards: Cards
    article: str
    code: str


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a ladder: in force when the hand holds a card of ``guard``; no step, no duty."""

    guard: Cards
    steps: tuple[Step, ...] = ()


Ladder = tuple[Row, ...]
Duties = tuple[Ladder, ...]
"""A ladder for each :class:`Situation`, in order."""


@dataclass(frozen=True, slots=True)
class Position:
    """A trick begun: the suit led, the trump suit (``None`` without one), the best card so far.

    ``masks``: of each set of :class:`Cards` here.
    """

    situation: Situation
    led: int
    trump: int | None
    best: int
    masks: tuple[int, ...]


def masks_of(led: int, trump: int | None, best: int) -> tuple[int, ...]:
    """Give the mask of each set of :class:`Cards` in a trick begun."""
    trumps = FULL_PACK if trump is None else SUIT_MASKS[trump]
    higher = ABOVE_TRUMP[best] if best >> 3 == trump else trumps
    sets = {
        Cards.ALL: FULL_PACK,
        Cards.LED: SUIT_MASKS[led],
        Cards.HIGHER_LED: ABOVE_TRUMP[best],
        Cards.TRUMPS: trumps,
        Cards.HIGHER: higher,
        Cards.NOT_LOWER: FULL_PACK & ~trumps | higher,
    }
    return tuple(sets[cards] for cards in Cards)


def in_force(duties: Duties, position: Position, hand: int) -> tuple[int, Row]:
    """Give the cards of this hand that may be played, and the row that says so."""
    masks = position.masks
    for row in duties[position.situation]:
        if hand & masks[row.guard]:
            legal = hand & masks[row.steps[-1].cards] if row.steps else hand
            return legal, row
    return hand, Row(Cards.ALL)


def broken(row: Row, position: Position, card: int) -> Step | None:
    """Give the first duty of the row in force that this card does not meet."""
    for step in row.steps:
        if not position.masks[step.cards] >> card & 1:
            return step
    return None
