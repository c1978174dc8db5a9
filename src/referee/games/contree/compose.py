"""From a rule set of contrée to the game that is played under it."""

from referee.engine.belote import BelotePolicy, Words
from referee.engine.game import Articles, End, MatchRules
from referee.engine.ladder import Cards, Duties, Ladder, Row, Situation, Step
from referee.engine.play import PlayArticles, PlayRules
from referee.engine.tally import LastTrick
from referee.games.contree.auction import BidRules
from referee.games.contree.game import ContreeGame
from referee.games.contree.settle import BelotesFor, Equal, Leads, Marking, Square
from referee.games.contree.summary import SummaryRules
from referee.kernel.calls import ALL_TRUMPS, DENOMINATIONS, NO_TRUMP
from referee.kernel.cards import RANK_CODES, SUITS
from referee.kernel.table import CONTREE_TABLE, Table
from referee.rules.grid import parse_cell
from referee.rules.model import (
    BeloteAllTrumps,
    BeloteHelps,
    BeloteSay,
    ContreeParameters,
    Direction,
    FirstLeader,
    GridRow,
    PartnerOvertrump,
    RuleSet,
    Undertrump,
)
from referee.rules.model import Marking as Grid

__all__ = ["compose"]

FOLLOW = Step(Cards.LED, "C-4.3", "J204")
CLIMB = Step(Cards.HIGHER_LED, "C-4.4", "J208")
CLIMB_ALL_TRUMPS = Step(Cards.HIGHER_LED, "C-4.9", "J209")
RUFF = Step(Cards.TRUMPS, "C-4.5", "J205")
OVERRUFF = Step(Cards.HIGHER, "C-4.6", "J206")
UNDERRUFF = Step(Cards.TRUMPS, "C-4.7", "J207")
FREELY = Row(Cards.ALL)

ARTICLES = Articles(
    pack="C-1.3",
    hands="C-1.5",
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
PLAY_ARTICLES = PlayArticles(hold="C-4.11", lead="C-4.1", size="C-1.5", winner="C-4.10", points=(*("C-3.1",) * 4, "C-3.3", "C-3.4"))

RANKS_AS_WRITTEN = ("A", "10", "K", "Q", "J", "9", "8", "7")


def compose(rules: RuleSet) -> ContreeGame:
    """Compose the game of a rule set."""
    own = rules.parameters
    values = _values(own)
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
            capot=own.capot_bid.value,
            generale=own.generale_bid.value,
            closing_passes=own.closing_passes.value,
        ),
        play=PlayRules(
            duties=_duties(own),
            values=values,
            articles=PLAY_ARTICLES,
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
        ),
        sheet=SummaryRules(values, last_trick, tuple(len(suits) for suits in belotes), own.belote_worth.value),
        leads=Leads.TAKER if own.first_leader.value is FirstLeader.TAKER else Leads.AFTER_DEALER,
        last_trick=last_trick,
        match=MatchRules(target=None, end=End.HIGHEST),
    )


def _table(own: ContreeParameters) -> Table:
    if own.direction.value is Direction.COUNTER_CLOCKWISE:
        return CONTREE_TABLE
    return Table(seats=("N", "E", "S", "W"), parties=CONTREE_TABLE.parties, party_of=CONTREE_TABLE.party_of)


def _values(own: ContreeParameters) -> tuple[tuple[int, ...], ...]:
    """Give the points of the 32 cards for each denomination (C-3)."""

    def of_suit(points: tuple[int, ...]) -> list[int]:
        return [points[RANKS_AS_WRITTEN.index(rank)] for rank in RANK_CODES]

    def pack(denomination: int) -> tuple[int, ...]:
        suits = []
        for suit in SUITS:
            if denomination == NO_TRUMP:
                suits.append(of_suit(own.no_trump_values.value))
            elif denomination == ALL_TRUMPS:
                suits.append(of_suit(own.all_trump_values.value))
            else:
                suits.append(of_suit(own.trump_values.value if suit == denomination else own.plain_values.value))
        return tuple(points for suit in suits for points in suit)

    return tuple(pack(denomination) for denomination in range(len(DENOMINATIONS)))


def _belote_suits(own: ContreeParameters) -> tuple[tuple[int, ...], ...]:
    """Give the suits that can make a belote, for each denomination (C-5.4)."""
    every = tuple(SUITS) if own.belote_all_trumps.value is BeloteAllTrumps.EACH_SUIT else ()
    return (*((suit,) for suit in SUITS), (), every)


def _duties(own: ContreeParameters) -> Duties:
    """Write the ladders of the duties of play (C-4.3 to C-4.9)."""
    trump_led: Ladder = (Row(Cards.HIGHER_LED, (FOLLOW, CLIMB)), Row(Cards.LED, (FOLLOW,)), FREELY)
    ladders: dict[Situation, Ladder] = {
        Situation.TRUMP_LED: trump_led,
        Situation.TRUMP_LED_OWN: trump_led
        if own.partner_overtrump.value is PartnerOvertrump.FORCED
        else (Row(Cards.LED, (FOLLOW,)), FREELY),
        Situation.FOLLOW: (Row(Cards.LED, (FOLLOW,)),),
        Situation.VOID: (Row(Cards.TRUMPS, (RUFF,)), FREELY),
        Situation.VOID_RUFFED: (Row(Cards.HIGHER, (RUFF, OVERRUFF)), Row(Cards.TRUMPS, (UNDERRUFF,)), FREELY)
        if own.undertrump.value is Undertrump.FORCED
        else (Row(Cards.HIGHER, (RUFF, OVERRUFF)), FREELY),
        Situation.VOID_OWN: (FREELY,),
        Situation.VOID_OWN_RUFFED: (FREELY,),
        Situation.ALL_TRUMPS: (Row(Cards.HIGHER_LED, (FOLLOW, CLIMB_ALL_TRUMPS)), Row(Cards.LED, (FOLLOW,)), FREELY),
        Situation.NO_TRUMP: (Row(Cards.LED, (FOLLOW,)), FREELY),
    }
    return tuple(ladders[situation] for situation in Situation)


def _grid(grid: Grid) -> dict[tuple[str, int], Square]:
    rows: dict[str, GridRow | None] = {name: getattr(grid, name) for name in Grid.model_fields}
    return {
        (outcome, level): Square(parse_cell(square.takers), parse_cell(square.defenders), square.article)
        for outcome, row in rows.items()
        if row is not None
        for level, square in ((1, row.plain), (2, row.contre), (4, row.surcontre))
    }
