"""A suit of a hand of which a rank was slipped on: ``♠ K 9`` in a French record, ``♠ roi 9``."""

import re
from typing import TYPE_CHECKING, Final

from referee.diagnostics.spelling import SPELLINGS
from referee.notation import slips
from referee.notation.vocabulary import Slip

if TYPE_CHECKING:
    from referee.notation.recover import Reading

__all__ = ["holding_slip", "rank_slip", "seat_among_ranks", "suit_slip"]

SUIT: Final = re.compile(r"[♠♥♦♣][\ufe0e\ufe0f]?[\s,;]*")
WORD: Final = re.compile(r"(\w+)[\s,;]*")
NAME: Final = re.compile(r"([^\W\d_]+)[^\S\n]+")
SUIT_ALONE: Final = re.compile(r"([♠♥♦♣][\ufe0e\ufe0f]?|[^\W\d_])[^\S\n]+(?=\w)")

Rank = tuple[str, "slips.Guess | None", int, int]
"""A rank as it is spelt, what it was taken for where it was slipped on, and its offsets."""


def holding_slip(reading: "Reading") -> bool:
    """Take a suit by its symbol with the ranks behind it, each as it was meant; tell whether one was slipped on.

    A letter behind the first rank that is a suit with ranks of its own is left: it is reported as the mixture it is.
    """
    suit = SUIT.match(reading.text, reading.at)
    if suit is None or "HOLDINGS" not in reading.choices:
        return False
    ranks: list[Rank] = []
    at = suit.end()
    while (word := WORD.match(reading.text, at)) and not reading.match("LABEL", at):
        if ranks and reading.match("HOLDING", at):
            break
        read = _ranks(reading, word)
        if not read:
            break
        ranks += read
        at = word.end()
    if not any(guess for _, guess, _, _ in ranks):
        return False
    begin = reading.at
    for spelt, guess, start, end in ranks:
        if guess is not None:
            reading.at = start
            reading.report("S111", end, slip=str(guess.slip), meant=spelt)
    reading.at = begin
    reading.feed(reading.made("HOLDINGS", at, f"{suit[0]}{' '.join(spelt for spelt, _, _, _ in ranks)} "))
    return True


def suit_slip(reading: "Reading") -> bool:
    """Take a suit that is written out, or by the letter of the other language, with its ranks behind it.

    The letter of a suit in French may be a seat (``S``): right behind the label of a hand it is none.
    """
    words = reading.words
    if reading.part != "hands" or not {"HOLDINGS", "LABEL"} & reading.choices:
        return False
    word = NAME.match(reading.text, reading.at)
    if word is None:
        return False
    spelt = words.terminal("SUIT_WORD").fullmatch(word[1])
    foreign = slips.other(words).suit(word[1]) if len(word[1]) == 1 and reading.last in ("LABEL", "HOLDINGS") else None
    if spelt is None and (foreign is None or words.suit(word[1]) or words.rank(word[1])):
        return False
    code = words.denomination(word[1]) if spelt else foreign
    ranks = re.compile(rf"(?:{words.pattern('DASH')}|(?:{words.pattern('RANK')}[\s,;]*)+(?!\w))").match(
        reading.text, word.end()
    )
    if ranks is None or code not in words.suit_letters:
        return False
    slip = Slip.SUIT_WORD if spelt else Slip.OTHER_LANGUAGE
    sign = reading.suit(code)
    reading.report("S111", word.end(1), slip=str(slip), meant=sign)
    reading.feed(reading.made("HOLDINGS", ranks.end(), f"{sign} {ranks[0]}"))
    return True


def seat_among_ranks(reading: "Reading") -> bool:
    """A letter between two ranks of a hand that is a seat, but was typed for a rank: ``R O 7``."""
    if reading.part != "hands" or reading.last != "HOLDINGS" or reading.starts_line:
        return False
    seat = reading.match("SEAT")
    ranks = reading.match("RANK", seat.end()) if seat else None
    if seat is None or ranks is None or "HOLDINGS" not in reading.choices:
        return False
    reading.report("S111", seat.end())
    _, end = reading.word(seat.end())
    reading.placeholder("HOLDINGS", end)
    return True


def rank_slip(reading: "Reading") -> bool:
    """A suit whose first rank cannot be read: it is that rank which is reported."""
    alone = SUIT_ALONE.match(reading.text, reading.at)
    if "HOLDINGS" not in reading.choices or alone is None or not reading.words.suit(alone[1]):
        return False
    text, end = reading.word(alone.end())
    if not text or reading.match("LABEL", alone.end()) or reading.words.suit(text) or ":" in text:
        return False
    begin, reading.at = reading.at, alone.end()
    reading.report("S111", end)
    reading.at = begin
    reading.placeholder("HOLDINGS", end)
    return True


def _ranks(reading: "Reading", word: "re.Match[str]") -> list[Rank]:
    """Read a word as a rank, or as several without spaces; nothing where a part of it is none."""
    whole = _rank(reading, word[1], word.start(1))
    if whole is not None:
        return [whole]
    ranks: list[Rank] = []
    for piece in re.finditer(r"[1lI|][0OoQ]|\w", word[1]):
        rank = _rank(reading, piece[0], word.start(1) + piece.start())
        if rank is None:
            return []
        ranks.append(rank)
    return ranks


def _rank(reading: "Reading", text: str, start: int) -> Rank | None:
    words = reading.words
    code, guess = words.rank(text), None
    if code is None:
        guess = slips.rank(text, words)
        code = guess.code if guess is not None else None
    return None if code is None else (SPELLINGS[words.language].ranks[code], guess, start, start + len(text))
