"""From a rule set of contrée to the game that is played under it."""

from typing import Final

from referee.engine.belote import BelotePolicy, Words
from referee.engine.duties import DutyArticles, Force, write_duties
from referee.engine.game import Articles, MatchRules
from referee.engine.hands import HandRules
from referee.engine.play import PlayArticles, PlayRules
from referee.engine.tally import LastTrick
from referee.engine.values import card_values
from referee.games.contree.auction import CallRules
from referee.games.contree.bids import BidRules
from referee.games.contree.game import ContreeGame
from referee.games.contree.settle import BelotesFor, Equal, Leads, Marking, Revoked, Square
from referee.games.contree.summary import SummaryRules
from referee.kernel.calls import BidKind
from referee.kernel.cards import SUITS
from referee.kernel.table import CONTREE_TABLE, Table
from referee.rules.choices import (
    AllTrumpValues,
    BeloteAllTrumps,
    BeloteHelps,
    BeloteSay,
    Bid82,
    Direction,
    FirstLeader,
    NoTrumpValues,
    PartnerRuff,
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
NO_TRUMP: Final = {
    NoTrumpValues.A19: (19, 10, 4, 3, 2, 0, 0, 0),
    NoTrumpValues.A11_152: (11, 10, 4, 3, 2, 0, 0, 0),
}
ALL_TRUMPS: Final = {AllTrumpValues.W14: (6, 5, 3, 1, 14, 9, 0, 0), AllTrumpValues.W13: (6, 5, 3, 2, 13, 9, 0, 0)}
OPENING: Final = 82
"""The other name of the bid of 80."""
HANDS = HandRules(size=8, most=8, hands="C-1.5", pack="C-1.3")


def compose(rules: ContreeRules) -> ContreeGame:
    """Compose the game of a rule set."""
    own = rules.parameters
    values = card_values(
        trump=own.trump_values.value,
        plain=own.plain_values.value,
        no_trump=NO_TRUMP[own.nt_values.value],
        all_trumps=ALL_TRUMPS.get(own.ta_values.value, own.trump_values.value),
    )
    belotes = _belote_suits(own)
    last_trick = LastTrick(own.last_trick.value, own.last_trick_capot.value, own.last_trick_generale.value)
    return ContreeGame(
        articles=ARTICLES,
        table=_table(own),
        bids=BidRules(
            denominations=own.denominations.value,
            minimum=own.bid_minimum.value,
            step=own.bid_step.value,
            maximum=own.bid_maximum.value,
            opening=OPENING if own.bid_82.value is Bid82.COUNTS_80 else 0,
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
            equal=Equal(own.equality.value.value),
            belotes=BelotesFor.CONTRACT if own.belote_helps.value is BeloteHelps.HELPS else BelotesFor.MARKS,
            last_trick=last_trick,
            revoked=Revoked(own.penalties.value.value),
            whole=sum(values[0]) + last_trick.one,
        ),
        sheet=SummaryRules(
            values, last_trick, HANDS.most, tuple(len(suits) for suits in belotes), own.belote_worth.value
        ),
        leads=Leads.TAKER if own.first_leader.value is FirstLeader.TAKER else Leads.AFTER_DEALER,
        last_trick=last_trick,
        hands=HANDS,
        match=MatchRules(target=None),
    )


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
