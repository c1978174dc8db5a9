"""What stands in a cell: the words of the notation, and the habits of spreadsheets."""

import re
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, cast

from referee.diagnostics.spelling import SPELLINGS
from referee.kernel.calls import LEVELS, PASS
from referee.notation.lexicon import BLANKS, Lexicon, lexicon
from referee.notation.vocabulary import Expected
from referee.record.fold import fold
from referee.record.model import Language, Party, Seat
from referee.record.tags import party_scores

__all__ = ["Bidding", "Level", "Reader", "Unreadable", "is_empty", "reader"]

Level = Literal[1, 2, 4]
_EMPTY: Final = re.compile(r"[\s\u2010-\u2015\u2212-]*\Z")
_THOUSANDS: Final = r"(?:\d{1,3}(?:[\s'\u2019]\d{3})+|\d{1,9})"
_NUMBER: Final = re.compile(rf"(?P<sign>[-+\u2212]?)(?P<whole>{_THOUSANDS})(?:[.,]0*)?\Z")
_LEVELS: Final = {"1": 1, "2": 2, "4": 4, "x2": 2, "x4": 4, "non": 1, "no": 1} | {
    word: level for level, word in LEVELS.items()
}
_BELOTE: Final = 20
_MOST_BELOTES: Final = 4
_SEATS: Final = {"N": "North", "W": "West", "S": "South", "E": "East"}


class Unreadable(ValueError):  # noqa: N818 (a state of a cell, reported as data)
    """A cell that does not say what its column holds; ``expected``: what could have stood there."""

    def __init__(self, *expected: Expected) -> None:
        """Keep what is reported."""
        super().__init__(*expected)
        self.expected = [str(kind) for kind in expected]


@dataclass(frozen=True, slots=True)
class Bidding:
    """What a contract's cell says: a taker, a bid and a level as far as they stand there, or that there was none."""

    taker: Seat | None = None
    bid: str | None = None
    level: Level | None = None
    ended: Literal["pass", "misdeal"] | None = None


def is_empty(text: str) -> bool:
    """Tell whether a cell says nothing; a dash says nothing either."""
    return bool(_EMPTY.match(text))


class Reader:
    """Reads cells in one language: bids, seats and sides by the terminals of the notation."""

    def __init__(self, language: Language, words: Lexicon) -> None:
        """Compose the patterns of the grammar."""
        self.language = language
        self.words = words
        seat = "|".join(map(words.pattern, ("NORTH", "WEST", "SOUTH", "EAST", "FIRST", "SECOND", "THIRD", "FOURTH")))
        level = r"(?P<level>[^\W\d]+|x[24])?[\s,;.!]*"
        self._contract = re.compile(
            rf"(?:(?P<taker>{seat})\b\s*:?\s*)?(?P<bid>{words.pattern('BID')}){level}\Z", re.IGNORECASE
        )
        spelling = SPELLINGS[language]
        self._long_seats = {fold(spelling.tags[name]): code for code, name in _SEATS.items()}
        self._misdeal = fold(spelling.word("misdeal"))
        self._dispute = fold(spelling.word("dispute"))

    def number(self, text: str) -> int:
        """Read a whole number, with blanks between its thousands or a decimal part of zeros."""
        found = _NUMBER.match(text)
        if found is None:
            raise Unreadable(Expected.NUMBER)
        size = int(re.sub(r"\D", "", found["whole"]))
        return -size if found["sign"] in {"-", "\u2212"} else size

    def seat(self, text: str) -> Seat:
        """Read a player: by letter, label, or name of the seat."""
        seat = self.words.seat(text) or self._long_seats.get(fold(text))
        if seat is None:
            raise Unreadable(Expected.SEAT)
        return cast("Seat", seat)

    def party(self, text: str) -> Party:
        """Read a side; a player stands for his own."""
        party = self.words.party(text)
        if party is None:
            seat = self.words.seat(text) or self._long_seats.get(fold(text))
            party = {"N": "NS", "S": "NS", "W": "EW", "E": "EW"}.get(seat or "", seat)
        if party is None:
            raise Unreadable(Expected.PARTY)
        return cast("Party", party)

    def figures(self, text: str) -> dict[Party, int]:
        """Read figures by party, such as ``NS 110 EO 52``."""
        figures = party_scores(text, self.language)
        if figures is None:
            raise Unreadable(Expected.PARTY_NUMBER)
        return figures

    def named_belotes(self, text: str) -> dict[Party, int]:
        """Read belotes by party, such as ``NS`` or ``NS 1 EO 1``; one without a number is one."""
        if any(char.isdigit() for char in re.sub(r"\b[jp][1-4]\b", "", text, flags=re.IGNORECASE)):
            return {party: self.belotes(str(figure)) for party, figure in self.figures(text).items()}
        return dict.fromkeys((self.party(word) for word in re.findall(r"\w+", text)), 1)

    def is_dispute(self, text: str) -> bool:
        """Tell whether a result is that of a dispute."""
        return fold(text) == self._dispute

    def belotes(self, text: str) -> int:
        """Read a number of belotes, or their points: 20 are one."""
        number = self.number(text)
        count = number // _BELOTE if number and number % _BELOTE == 0 else number
        if not 0 <= count <= _MOST_BELOTES:
            raise Unreadable(Expected.NUMBER)
        return count

    def level(self, text: str) -> Level:
        """Read contre or surcontre, in any word of the notation for it, or by its factor."""
        word = fold(text).replace(" ", "")
        call = self.words.call(word) or self.words.call(word.removesuffix("d")) or word
        level = _LEVELS.get(call)
        if level is None:
            raise Unreadable(Expected.LEVEL)
        return cast("Level", level)

    def outcome(self, text: str) -> Literal["made", "failed", "dispute"]:
        """Read whether a contract was made, or is settled as a dispute."""
        word = fold(text)
        outcome = "dispute" if self.is_dispute(text) else self.words.outcome(word)
        if outcome is None:
            raise Unreadable(Expected.OUTCOME)
        return cast("Literal['made', 'failed', 'dispute']", outcome)

    def bidding(self, text: str) -> Bidding:
        """Read a contract: a bid, the taker before it and the level behind it where they stand there; or that all passed."""
        word = fold(text)
        if word == self._misdeal:
            return Bidding(ended="misdeal")
        if self.words.call(word) == PASS:
            return Bidding(ended="pass")
        found = self._contract.match(word)
        bid = None if found is None else self.words.call(found["bid"].strip(BLANKS))
        if found is None or bid is None:
            raise Unreadable(Expected.BID)
        taker = self.seat(found["taker"]) if found["taker"] else None
        level = self.level(found["level"]) if found["level"] else None
        return Bidding(taker, bid, level)


@cache
def reader(language: Language) -> Reader:
    """Give the reader of a language."""
    return Reader(language, lexicon(language))
