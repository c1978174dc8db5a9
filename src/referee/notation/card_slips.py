"""Cards of a trick that are slipped on."""

import re
from typing import TYPE_CHECKING, Final

from referee.notation import slips

if TYPE_CHECKING:
    from referee.notation.recover import Reading

__all__ = ["card_slip"]

SYMBOLS: Final = "\u2660\u2665\u2666\u2663"
BEFORE_SYMBOL: Final = re.compile(rf"[^\s,;][^\s,;{SYMBOLS}]*")
SPLIT_CARD: Final = re.compile(rf"([{SYMBOLS}][\ufe0e\ufe0f]?|\w)[ \t\u00a0]+([\w|]{{1,2}})(?!\w)")


def card_slip(reading: "Reading") -> bool:
    """A card of a trick that was slipped on."""
    if "CARDS" not in reading.choices:
        return False
    words = reading.words
    whole, end = reading.word()
    candidates = [(whole, end)]
    part = BEFORE_SYMBOL.match(reading.text, reading.at)
    if part and part.end() < end:
        candidates.append((part[0], part.end()))
    split = SPLIT_CARD.match(reading.text, reading.at)
    if split:
        candidates.append((split[1] + split[2], split.end()))
    vague: tuple[int, slips.Guess] | None = None
    for text, stop in candidates:
        guess = slips.card(text, words)
        if guess is None:
            continue
        if guess.code is None:
            vague = vague or (stop, guess)
            continue
        meant = reading.card(guess.code)
        reading.report("S105", stop, slip=str(guess.slip), meant=meant)
        reading.feed(reading.made("CARDS", stop, meant))
        return True
    if vague is None or reading.cards >= reading.players:
        return False
    stop, guess = vague
    reading.report("S105", stop, slip=str(guess.slip))
    reading.placeholder("CARDS", stop)
    return True
