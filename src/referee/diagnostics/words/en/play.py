"""English words of the play (J)."""

from typing import Final

from referee.diagnostics.words.en.example import played
from referee.diagnostics.words.model import Words

__all__ = ["PLAY"]

_LEGAL: Final = "legal cards: {legal}"
_PROOF: Final = "proof: {seat} plays {proof}"
_STILL: Final = "{seat} still holds {legal}[[ (hands, line {hand_line})]]"
_NOTES: Final = (_LEGAL, _PROOF)

PLAY: Final = {
    "J101": Words(
        "card not in hand",
        "{seat} plays {card}, which is not in that hand",
        "[[{card} is with {holder}]]",
        (),
        "Only a card that one holds can be played. What follows no longer has a meaning: it is not judged, and the "
        "referee invents no continuation.",
        played("N", "E 90♥", "1. W: ♠A   # ♠A is with South"),
    ),
    "J102": Words(
        "card already played",
        "{seat} plays {card}, which was played already[[, in trick {first}]]",
        None,
        (),
        "Each card is played once. One of the two lines is wrong: the rest of the deal is not judged.",
        played("N", "E 90♥", "1. W: ♦A ♥10 ♥9 ♥J", "2. N: ♥J   # played in trick 1 already"),
    ),
    "J103": Words(
        "lead by the wrong player",
        "{seat} leads to trick {trick} when it is {expected:of} lead",
        "{expected:of} lead",
        (),
        "The player after the dealer leads to the first trick, then the winner of each trick to the next. With a lead "
        "by another, the rest of the deal is not judged.",
        played("N", "E 90♥", "1. W: ♦A ♥10 ♥9 ♥J", "2. W: ♦K   # North won trick 1"),
    ),
    "J104": Words(
        "incomplete trick",
        "trick {trick} has only {count:card|cards} of {expected}, and another follows it",
        None,
        (),
        "Every player gives a card to every trick. An unfinished trick is possible only as the last one, where the "
        "record stops.",
        played("N", "E 90♥", "1. W: ♦A ♥10 ♥9   # North's card is missing", "2. N: ♥A ♦7 ♥8 ♥7"),
    ),
    "J105": Words(
        "trick too long",
        "trick {trick} has {count:card|cards} instead of {expected}",
        None,
        (),
        "A trick has one card a player, no more.",
        played("N", "E 90♥", "1. W: ♦A ♥10 ♥9 ♥J ♦K   # one card too many"),
    ),
    "J106": Words(
        "too many tricks",
        "the deal has {count:trick|tricks} instead of {expected}",
        None,
        (),
        "A deal has as many tricks as each player got cards.",
        '[Game "comptoir"]\n'
        "\n"
        "deal 1 dealer P1\n"
        "hands\n"
        "  P2: ♠ A\n"
        "  P3: ♠ K\n"
        "  P1: ♠ 7\n"
        "auction\n"
        "  P2: 25   P3: pass   P1: pass\n"
        "tricks\n"
        "  1. P2: ♠A ♠K ♠7\n"
        "  2. P2: ♥A ♥7 ♥8   # one card each: one trick",
    ),
    "J204": Words(
        "suit not followed",
        "{seat} plays {card} while still holding {led:a}",
        _STILL,
        _NOTES,
        "Whoever has the suit led plays it, whichever card. The revoke is judged on the whole deal: on the hands if "
        "they are written, else on the cards that the player played later. The referee reports it and judges what "
        "follows, but certifies no score any more.",
        played("W", "E 90♥", "1. S: ♥10 ♣J   # East still holds ♥9 and ♥7"),
    ),
    "J205": Words(
        "ruff missed",
        "{seat} plays {card} when a ruff in {trump} is due",
        _STILL,
        _NOTES,
        "Whoever is void of the suit led, and whose partner does not hold the trick, ruffs if he has a trump. If his "
        "partner holds it, he plays what he likes.",
        played("N", "E 90♥", "1. W: ♦A ♠10   # South has no diamond, but has hearts"),
    ),
    "J206": Words(
        "overruff missed",
        "{seat} plays {card} when {best} can be overruffed",
        _STILL,
        _NOTES,
        "When an opponent has ruffed already, whoever must ruff plays above the highest trump of the trick if he can.",
        played("N", "E 90♥", "1. W: ♦A ♥10 ♥7   # East could overruff with ♥9"),
    ),
    "J207": Words(
        "underruff missed",
        "{seat} plays {card} when an underruff below {best} is due",
        _STILL,
        _NOTES,
        "Whoever must ruff and has only trumps lower than the opponent's plays one all the same, under rules that ask "
        "it (undertrump = forced). Others leave him free to discard.",
        played("N", "E 90♠", "1. W: ♦A ♠J ♣10   # East has ♠Q and ♠8: he had to play one"),
    ),
    "J208": Words(
        "higher trump missed",
        "{seat} plays {card} when {best} can be beaten",
        _STILL,
        _NOTES,
        "When trumps are led, one plays higher than the highest trump of the trick if one can, even over one's "
        "partner. Otherwise one plays a lower trump.",
        played("W", "E 90♥", "1. S: ♥10 ♥7   # East could go higher with ♥9"),
    ),
    "J209": Words(
        "higher card missed at all trumps",
        "{seat} plays {card} when {best} can be beaten, at all trumps",
        _STILL,
        _NOTES,
        "At all trumps one follows, and plays higher in the suit led if one can. Whoever is void of it plays what he "
        "likes: there is no ruff.",
        played("W", "E 90 AT", "1. S: ♥10 ♥7   # East could go higher with ♥9"),
    ),
    "J210": Words(
        "underruff of the partner",
        "{seat} plays {card}, lower than the partner's ruff, {best}, and could go higher",
        _STILL,
        _NOTES,
        "When the partner holds the trick by a ruff, one discards freely; but under rules where partner_ruff is higher, "
        "whoever plays a trump all the same plays a higher one if he has one.",
        '[Game "contree"]\n[Rules "bga"]\n\n'
        + played("N", "E 90♠", "1. W: ♦A ♠10 ♠8 ♠7   # North could go higher with ♠9"),
    ),
    "J301": Words(
        "belote not said",
        "{seat} does not say {word}: the belote in {suit} is not counted",
        None,
        ("points lost: {points}",),
        "King and queen of trump in one hand are worth 20 points if the player says belote with the first of the two "
        "and rebelote with the second. A missing word loses the points in the base rules; other rules "
        "(belote_say = auto) credit the player without a word. It is a warning: the deal stands.",
        played("N", "E 90♥", "1. W: ♦A ♥K ♥9 ♥J", "2. N: ♥A ♦7 ♥Q ♥7   # South has said neither belote nor rebelote"),
    ),
    "J302": Words(
        "belote without the pair",
        "{seat} says {word} with {card} without king and queen of that suit as trumps",
        None,
        (),
        "Belote and rebelote are said only by one who was dealt king and queen of trump. At no trump there is none; at "
        "all trumps every suit has its own.",
        played("W", "E 90♠", "1. S: ♥K belote   # spades are trumps"),
    ),
    "J303": Words(
        "belote said wrongly",
        "{seat} says {word} with {card}[[ instead of {expected:word}]]",
        None,
        (),
        "One says belote with the first of the two cards that one plays and rebelote with the second, in either order. "
        "The word goes with no other card.",
        played("W", "E 90♥", "1. S: ♥K rebelote   # the first of the two is the belote"),
    ),
}
