"""From a rule set of contrée to the game that is played under it."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from referee.engine.belote import BelotePolicy, Words
from referee.engine.duties import DutyArticles, Force, write_duties
from referee.engine.game import Articles, MatchRules
from referee.engine.hands import HandRules
from referee.engine.play import PlayArticles, PlayRules
from referee.engine.scale import PLAIN_SCALE, Scale, Scaling
from referee.engine.tally import LastTrick
from referee.engine.values import card_values
from referee.games.contree.auction import CallRules
from referee.games.contree.bids import BidRules
from referee.games.contree.game import ContreeGame
from referee.games.contree.marking import Half, Marking, Rounder, Square
from referee.games.contree.summary import SummaryRules
from referee.kernel.calls import ALL_TRUMPS, DENOMINATIONS, NO_TRUMP, BidKind
from referee.kernel.cards import SUITS
from referee.kernel.table import CONTREE_TABLE, Table
from referee.rules.choices import (
    AllTrumpValues,
    BeloteAllTrumps,
    BeloteSay,
    Bid82,
    Direction,
    LastDealRounding,
    NoTrumpValues,
    PartnerRuff,
    Rounding,
)
from referee.rules.grid import parse_square
from referee.rules.model import ContreeParameters, ContreeRules, GridRow
from referee.rules.model import Marking as Grid

__all__ = ["compose"]

DUTIES = DutyArticles(
    follow="C-4.3",
    follow_trump="C-4.3",
    climb="C-4.4",
    climb_all_trumps="C-4.9",
    ruff="C-4.5",
    overruff="C-4.6",
    underruff="C-4.7",
    own_ruff="C-4.8",
)
ARTICLES = Articles(
    rotation="C-1.4",
    passed_out="C-2.7",
    totals="C-9.1",
    end="C-9.3",
    misdeal="C-10.3",
    dispute="C-7.4",
    revoke="C-10.4",
    decision="C-10.6",
    claim="C-10.7",
)
PLAY_ARTICLES = PlayArticles(
    hold="C-4.11", lead="C-4.1", size="C-1.5", winner="C-4.10", points=(*("C-3.1",) * 4, "C-3.3", "C-3.4")
)
SQUARES: Final = {
    (True, 1): "C-8.1",
    (False, 1): "C-8.2",
    (True, 2): "C-8.3",
    (False, 2): "C-8.4",
    (True, 4): "C-8.5",
    (False, 4): "C-8.6",
}
"""The article of a square of the grid, by made or failed and by level."""
NT_VALUES: Final = {
    NoTrumpValues.A19: (19, 10, 4, 3, 2, 0, 0, 0),
    NoTrumpValues.A11_152: (11, 10, 4, 3, 2, 0, 0, 0),
}
NT_SCALING: Final = {NoTrumpValues.A19: Scaling.NONE, NoTrumpValues.A11_152: Scaling.UNIT}
TA_SCALING: Final = {
    AllTrumpValues.W14: Scaling.NONE,
    AllTrumpValues.W13: Scaling.NONE,
    AllTrumpValues.RAW: Scaling.EXACT,
    AllTrumpValues.RAW152: Scaling.UNIT,
}
ROUNDERS: Final = {
    Rounding.NONE: Rounder(1),
    Rounding.TEN_5_UP: Rounder(10, Half.UP),
    Rounding.TEN_5_DOWN: Rounder(10, Half.DOWN),
}
TA_VALUES: Final = {AllTrumpValues.W14: (6, 5, 3, 1, 14, 9, 0, 0), AllTrumpValues.W13: (6, 5, 3, 2, 13, 9, 0, 0)}
RENAMED: Final[Mapping[Bid82, Mapping[int, int]]] = {Bid82.NONE: {}, Bid82.COUNTS_80: {80: 82}}
"""Bids that have another name (C-2.4), and it."""
HANDS = HandRules(size=8, most=8, hands="C-1.5", pack="C-1.3")


def compose(rules: ContreeRules) -> ContreeGame:
    """Compose the game of a rule set."""
    own = rules.parameters
    values = card_values(
        trump=own.trump_values.value,
        plain=own.plain_values.value,
        no_trump=NT_VALUES[own.nt_values.value],
        all_trumps=TA_VALUES.get(own.ta_values.value, own.trump_values.value),
    )
    belotes = _belote_suits(own)
    whole = sum(values[0]) + own.last_trick.value
    scales = _scales(own, values, whole)
    last_trick = LastTrick(own.last_trick.value, own.last_trick_capot.value, own.last_trick_generale.value)
    return ContreeGame(
        articles=ARTICLES,
        table=_table(own),
        bids=BidRules(
            denominations=own.denominations.value,
            minimum=own.bid_minimum.value,
            step=own.bid_step.value,
            maximum=own.bid_maximum.value,
            renamed=RENAMED[own.bid_82.value],
            capot=own.capot_bid.value,
            generale=own.generale_bid.value,
            undoubled=_undoubled(rules.marking),
        ),
        calls=CallRules(
            closing_passes=own.closing_passes.value,
            contre=own.contre_turn.value,
            freezes=own.contre_freezes.value,
            self_raise=own.self_raise.value,
        ),
        play=PlayRules(
            duties=write_duties(
                DUTIES,
                climb_over_own=Force(own.partner_overtrump.value.value),
                undertrump=Force(own.undertrump.value.value),
                over_own_ruff=Force.FREE if own.partner_ruff.value is PartnerRuff.FREE else Force.FORCED,
            ),
            values=values,
            articles=PLAY_ARTICLES,
            last_trick=last_trick.one,
            belote=BelotePolicy(
                suits=belotes,
                worth=own.belote_worth.value,
                words=Words.NEEDED if own.belote_say.value is BeloteSay.STRICT else Words.FREE,
                missed="C-5.2",
                misplaced="C-5.3",
            ),
        ),
        marking=Marking(
            grid=_grid(rules.marking),
            equality=own.equality.value,
            belotes=own.belote_helps.value,
            last_trick=last_trick,
            penalties=own.penalties.value,
            whole=whole,
            rounder=ROUNDERS[own.rounding.value],
            last_rounder=ROUNDERS[
                Rounding.NONE if own.rounding_last_deal.value is LastDealRounding.EXACT else own.rounding.value
            ],
        ),
        sheet=SummaryRules(
            values,
            scales,
            last_trick,
            whole,
            HANDS.most,
            tuple(len(suits) for suits in belotes),
            own.belote_worth.value,
        ),
        leads=own.first_leader.value,
        scales=scales,
        last_trick=last_trick,
        hands=HANDS,
        match=MatchRules(
            target=own.target.value or None,
            reach=own.target_reach.value,
            end_deal=own.end_deal.value,
            tie=own.end_tie.value,
            misdeal=own.misdeal_dealer.value,
            equality=own.equality.value,
        ),
    )


def _scales(own: ContreeParameters, values: tuple[tuple[int, ...], ...], whole: int) -> tuple[Scale, ...]:
    """Give how the cards of each denomination are scaled to the points of an ordinary deal (C-3.3 to C-3.5)."""
    one = own.last_trick.value
    scalings = {NO_TRUMP: NT_SCALING[own.nt_values.value], ALL_TRUMPS: TA_SCALING[own.ta_values.value]}

    def scale(denomination: int) -> Scale:
        pack = sum(values[denomination])
        match scalings.get(denomination, Scaling.NONE):
            case Scaling.UNIT:
                return Scale(Scaling.UNIT, Fraction(whole - one, pack), one)
            case Scaling.EXACT:
                return Scale(Scaling.EXACT, Fraction(whole, pack + one), one)
            case _:
                return PLAIN_SCALE

    return tuple(scale(denomination) for denomination in range(len(DENOMINATIONS)))


def _table(own: ContreeParameters) -> Table:
    if own.direction.value is Direction.COUNTER_CLOCKWISE:
        return CONTREE_TABLE
    return Table(seats=("N", "E", "S", "W"), parties=CONTREE_TABLE.parties, party_of=CONTREE_TABLE.party_of)


def _undoubled(grid: Grid) -> frozenset[BidKind]:
    """Give the kinds of bids that have lines of their own, and none for contre."""
    kinds: tuple[BidKind, ...] = ("capot", "generale")
    rows = {kind: getattr(grid, f"{kind}_made") for kind in kinds}
    return frozenset(kind for kind, row in rows.items() if row is not None and row.contre is None)


def _belote_suits(own: ContreeParameters) -> tuple[tuple[int, ...], ...]:
    """Give the suits that can make a belote, for each denomination (C-5.4)."""
    every = tuple(SUITS) if own.belote_all_trumps.value is BeloteAllTrumps.EACH_SUIT else ()
    return (*((suit,) for suit in SUITS), (), every)


def _grid(grid: Grid) -> dict[tuple[str, int], Square]:
    rows: dict[str, GridRow | None] = {name: getattr(grid, name) for name in Grid.model_fields}
    return {
        (outcome, level): Square(*parse_square(square), SQUARES["made" in outcome, level])
        for outcome, row in rows.items()
        if row is not None
        for level, square in ((1, row.plain), (2, row.contre), (4, row.surcontre))
        if square is not None
    }
