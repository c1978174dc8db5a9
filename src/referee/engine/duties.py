"""The ladders of duties that trick games with trumps share; a game gives its articles, a rule set what is free."""

from dataclasses import dataclass
from enum import Enum

from referee.engine.ladder import Cards, Duties, Ladder, Row, Situation, Step

__all__ = ["DutyArticles", "Force", "write_duties"]


class Force(Enum):
    """Whether a duty binds."""

    FORCED = "forced"
    FREE = "free"


@dataclass(frozen=True, slots=True)
class DutyArticles:
    """Articles of the duties: to follow suit, or trump; to climb in trump, or in all trumps; to ruff and so on; ``own_ruff``:
    not to ruff lower than one's own side.
    """

    follow: str
    follow_trump: str
    climb: str
    climb_all_trumps: str
    ruff: str
    overruff: str
    underruff: str
    own_ruff: str


def write_duties(articles: DutyArticles, *, climb_over_own: Force, undertrump: Force, over_own_ruff: Force) -> Duties:
    """Write the ladder of each situation.

    ``climb_over_own``: trump led and one's own side holding the trick; ``undertrump``: a ruff that one cannot overruff;
    ``over_own_ruff``: one's own side holding the trick by a ruff, where of trumps only a higher one may be played if one can.
    """
    follow = Step(Cards.LED, articles.follow, "J204")
    follow_trump = Step(Cards.LED, articles.follow_trump, "J204")
    climb = Step(Cards.HIGHER_LED, articles.climb, "J208")
    climb_all = Step(Cards.HIGHER_LED, articles.climb_all_trumps, "J209")
    ruff = Step(Cards.TRUMPS, articles.ruff, "J205")
    overruff = Step(Cards.HIGHER, articles.overruff, "J206")
    underruff = Step(Cards.TRUMPS, articles.underruff, "J207")
    own_ruff = Step(Cards.NOT_LOWER, articles.own_ruff, "J210")
    freely = Row(Cards.ALL)

    trump_led: Ladder = (Row(Cards.HIGHER_LED, (follow_trump, climb)), Row(Cards.LED, (follow_trump,)), freely)
    trump_led_free: Ladder = (Row(Cards.LED, (follow_trump,)), freely)
    ruffed: Ladder = (Row(Cards.HIGHER, (ruff, overruff)), Row(Cards.TRUMPS, (underruff,)), freely)
    ruffed_free: Ladder = (Row(Cards.HIGHER, (ruff, overruff)), freely)
    own_ruffed: Ladder = (Row(Cards.HIGHER, (own_ruff,)), freely)
    ladders: dict[Situation, Ladder] = {
        Situation.TRUMP_LED: trump_led,
        Situation.TRUMP_LED_OWN: trump_led if climb_over_own is Force.FORCED else trump_led_free,
        Situation.FOLLOW: (Row(Cards.LED, (follow,)),),
        Situation.VOID: (Row(Cards.TRUMPS, (ruff,)), freely),
        Situation.VOID_RUFFED: ruffed if undertrump is Force.FORCED else ruffed_free,
        Situation.VOID_OWN: (freely,),
        Situation.VOID_OWN_RUFFED: own_ruffed if over_own_ruff is Force.FORCED else (freely,),
        Situation.ALL_TRUMPS: (Row(Cards.HIGHER_LED, (follow, climb_all)), Row(Cards.LED, (follow,)), freely),
        Situation.NO_TRUMP: (Row(Cards.LED, (follow,)), freely),
    }
    return tuple(ladders[situation] for situation in Situation)
