"""From a rule set of comptoir to the game that is played under it."""

from referee.engine.belote import BelotePolicy, Words
from referee.engine.duties import DutyArticles, Force, write_duties
from referee.engine.game import Articles, MatchRules
from referee.engine.hands import HandRules
from referee.engine.play import PlayArticles, PlayRules
from referee.engine.scale import PLAIN_SCALE
from referee.engine.tally import LastTrick
from referee.engine.values import card_values
from referee.games.comptoir.auction import AfterPass
from referee.games.comptoir.game import ComptoirGame, Deals, Revoke
from referee.games.comptoir.summary import SummaryRules
from referee.kernel.calls import DENOMINATIONS
from referee.kernel.cards import SUITS
from referee.rules.choices import BeloteSay, Penalties
from referee.rules.model import ComptoirRules

__all__ = ["compose"]

DUTIES = DutyArticles(
    follow="K-4.3",
    follow_trump="K-4.2",
    climb="K-4.2",
    climb_all_trumps="K-4.2",
    ruff="K-4.3",
    overruff="K-4.4",
    underruff="K-4.4",
    own_ruff="K-4.5",
)
ARTICLES = Articles(
    rotation="K-1.3",
    passed_out="K-2.3",
    totals="K-5.3",
    end="K-5.4",
    misdeal="K-6.1",
    dispute="K-6.1",
    revoke="K-6.1",
    decision="K-6.1",
    claim="K-6.2",
)


def compose(rules: ComptoirRules) -> ComptoirGame:
    """Compose the game of a rule set."""
    own = rules.parameters
    trump, plain = own.trump_values.value, own.plain_values.value
    values = card_values(trump=trump, plain=plain, no_trump=plain, all_trumps=trump)
    worth, last = own.belote_worth.value, own.last_trick.value
    belote = BelotePolicy(
        suits=(*((suit,) for suit in SUITS), (), ()),
        worth=worth,
        words=Words.NEEDED if own.belote_say.value is BeloteSay.STRICT else Words.FREE,
        missed="K-5.1",
        misplaced="K-5.1",
    )
    return ComptoirGame(
        articles=ARTICLES,
        hands=HandRules(size=None, most=own.max_cards.value, hands="K-1.2", pack="K-1.2"),
        after_pass=AfterPass(own.return_after_pass.value.value),
        play=PlayRules(
            duties=write_duties(DUTIES, climb_over_own=Force.FORCED, undertrump=Force.FORCED, over_own_ruff=Force.FREE),
            values=values,
            articles=PlayArticles(
                hold="K-4.7",
                lead="K-4.1",
                size="K-1.2",
                winner="K-4.6",
                points=("K-3.1",) * len(DENOMINATIONS),
            ),
            belote=belote if worth else None,
            last_trick=last,
        ),
        last_trick=LastTrick(last, last, last),
        scales=(PLAIN_SCALE,) * len(DENOMINATIONS),
        deals=Deals(own.next_dealer.value.value),
        match=MatchRules(
            target=own.target.value,
            reach=own.target_reach.value,
            tie=own.end_tie.value,
            misdeal=own.misdeal_dealer.value,
        ),
        sheet=SummaryRules(values[0], last, own.max_cards.value, worth),
        revoke=Revoke.REPORTED if own.penalties.value is Penalties.REPORT else Revoke.SETTLES,
    )
