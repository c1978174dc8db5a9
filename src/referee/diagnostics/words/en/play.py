"""English words of the play (J)."""

from typing import Final

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
        "♥A is in West's hand, and North plays it",
    ),
    "J102": Words(
        "card already played",
        "{seat} plays {card}, which was played already[[, in trick {first}]]",
        None,
        (),
        "Each card is played once. One of the two lines is wrong: the rest of the deal is not judged.",
        "  2. S: ♣8 …      6. S: ♣8 …",
    ),
    "J103": Words(
        "lead by the wrong player",
        "{seat} leads to trick {trick} when it is {expected:of} lead",
        "{expected:of} lead",
        (),
        "The player after the dealer leads to the first trick, then the winner of each trick to the next. With a lead "
        "by another, the rest of the deal is not judged.",
        "South wins trick 1, and trick 2 is written  2. E: …",
    ),
    "J104": Words(
        "incomplete trick",
        "trick {trick} has only {count:card|cards} of {expected}, and another follows it",
        None,
        (),
        "Every player gives a card to every trick. An unfinished trick is possible only as the last one, where the "
        "record stops.",
        "  3. E: ♦A ♦9 ♠A      4. E: …",
    ),
    "J105": Words(
        "trick too long",
        "trick {trick} has {count:card|cards} instead of {expected}",
        None,
        (),
        "A trick has one card a player, no more.",
        "  3. E: ♦A ♦9 ♠A ♦7 ♦8",
    ),
    "J106": Words(
        "too many tricks",
        "the deal has {count:trick|tricks} instead of {expected}",
        None,
        (),
        "A deal has as many tricks as each player got cards.",
        "  9. S: …      in contrée a deal has eight tricks",
    ),
    "J204": Words(
        "suit not followed",
        "{seat} plays {card} while still holding {led:a}",
        _STILL,
        _NOTES,
        "Whoever has the suit led plays it, whichever card. The revoke is judged on the whole deal: on the hands if "
        "they are written, else on the cards that the player played later. The referee reports it and judges what "
        "follows, but certifies no score any more.",
        "  5. S: ♥10 ♥8 ♦9 ♥J      North still holds ♥K and had to play it",
    ),
    "J205": Words(
        "ruff missed",
        "{seat} plays {card} when a ruff in {trump} is due",
        _STILL,
        _NOTES,
        "Whoever is void of the suit led, and whose partner does not hold the trick, ruffs if he has a trump. If his "
        "partner holds it, he plays what he likes.",
        "Hearts: East leads clubs and holds the trick; North has no club but ♥8: he ruffs",
    ),
    "J206": Words(
        "overruff missed",
        "{seat} plays {card} when {best} can be overruffed",
        _STILL,
        _NOTES,
        "When an opponent has ruffed already, whoever must ruff plays above the highest trump of the trick if he can.",
        "West has ruffed with ♥10; North has ♥9 and ♥8: he plays ♥9",
    ),
    "J207": Words(
        "underruff missed",
        "{seat} plays {card} when an underruff below {best} is due",
        _STILL,
        _NOTES,
        "Whoever must ruff and has only trumps lower than the opponent's plays one all the same, under rules that ask "
        "it (undertrump = forced). Others leave him free to discard.",
        "West has ruffed with ♥J; North has only ♥8 in trumps: he plays ♥8",
    ),
    "J208": Words(
        "higher trump missed",
        "{seat} plays {card} when {best} can be beaten",
        _STILL,
        _NOTES,
        "When trumps are led, one plays higher than the highest trump of the trick if one can, even over one's "
        "partner. Otherwise one plays a lower trump.",
        "Hearts: West leads ♥10, North has ♥J and ♥8: he plays ♥J",
    ),
    "J209": Words(
        "higher card missed at all trumps",
        "{seat} plays {card} when {best} can be beaten, at all trumps",
        _STILL,
        _NOTES,
        "At all trumps one follows, and plays higher in the suit led if one can. Whoever is void of it plays what he "
        "likes: there is no ruff.",
        "110 AT: West leads ♠10, North has ♠9 and ♠7: he plays ♠9",
    ),
    "J210": Words(
        "underruff of the partner",
        "{seat} plays {card}, lower than the partner's ruff, {best}, and could go higher",
        _STILL,
        _NOTES,
        "When the partner holds the trick by a ruff, one discards freely; but under rules where partner_ruff is higher, "
        "whoever plays a trump all the same plays a higher one if he has one.",
        "Hearts: East has ruffed with ♥10; West, void in diamonds, has ♥J and ♥8: he plays ♥J or discards",
    ),
    "J301": Words(
        "belote not said",
        "{seat} does not say {word}: the belote in {suit} is not counted",
        None,
        ("points lost: {points}",),
        "King and queen of trump in one hand are worth 20 points if the player says belote with the first of the two "
        "and rebelote with the second. A missing word loses the points in the base rules; other rules "
        "(belote_say = auto) credit the player without a word. It is a warning: the deal stands.",
        "  7. N: ♦Q ♥K ♦J ♠Q      West forgot rebelote",
    ),
    "J302": Words(
        "belote without the pair",
        "{seat} says {word} with {card} without king and queen of that suit as trumps",
        None,
        (),
        "Belote and rebelote are said only by one who was dealt king and queen of trump. At no trump there is none; at "
        "all trumps every suit has its own.",
        "♥K belote, while ♥Q is with South",
    ),
    "J303": Words(
        "belote said wrongly",
        "{seat} says {word} with {card}[[ instead of {expected:word}]]",
        None,
        (),
        "One says belote with the first of the two cards that one plays and rebelote with the second, in either order. "
        "The word goes with no other card.",
        "♥Q rebelote first, ♥K belote afterwards      it is the reverse",
    ),
}
