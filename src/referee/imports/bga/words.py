"""The lines of a log of Board Game Arena's coinche, and what each of them says."""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, cast

from referee.diagnostics.model import Span
from referee.imports.lines import Line
from referee.notation.decode import plain
from referee.record.model import Seat, Word

__all__ = ["CALLS", "Entry", "Kind", "entry_of", "recognise"]


class Kind(StrEnum):
    """What a line tells."""

    BID = "bid"
    PASS = "pass"  # noqa: S105 (a call, no secret)
    CONTRE = "contre"
    SURCONTRE = "surcontre"
    NO_SURCONTRE = "no-surcontre"
    CONTRACT = "contract"
    """The end of the auction, with its contract."""
    PLAY = "play"
    WORD = "word"
    WINNER = "winner"
    RESULT = "result"
    """Made or failed, with the points of takers and defenders."""
    SCORE = "score"
    NEXT = "next"
    """Who leads in the next deal."""
    END = "end"
    """The end of the match."""
    SILENT = "silent"
    BROKEN = "broken"
    """A line that starts like one of the others."""
    UNKNOWN = "unknown"


CALLS: Final = frozenset((Kind.BID, Kind.PASS, Kind.CONTRE, Kind.SURCONTRE, Kind.NO_SURCONTRE))

_SEATS: Final = {"N": "N", "W": "W", "S": "S", "E": "E", "P1": "N", "P2": "W", "P3": "S", "P4": "E"}
"""P1 to P4 sit in order of play."""
_SUITS: Final = {"spade": "S", "heart": "H", "club": "C", "diamond": "D"}
_DENOMINATIONS: Final = {
    "1": ("S", "spade"),
    "2": ("H", "heart"),
    "3": ("C", "club"),
    "4": ("D", "diamond"),
    "5": ("AT", "alltrump"),
    "6": ("NT", "notrump"),
}
_CAPOT: Final = 250
_SEAT: Final = r"(?P<seat>[NWSE]|P[1-4])"
_NUMBERED: Final = rf"(?P<trick>\d)?{_SEAT}"
_BID: Final = r"(?P<value>\d{1,4})\s+(?P<suit>[1-6])"
_FORMS: Final = (
    (Kind.PLAY, rf"{_NUMBERED}\s+plays\s+(?P<rank>10|[AKQJ7-9])\s+(?P<of>spade|heart|club|diamond)s?"),
    (Kind.WINNER, rf"{_NUMBERED}\s+wins\s+the\s+(?:trick|last\s+trick(?:\s*\(\+10\s+pts\))?)"),
    (Kind.PASS, rf"{_SEAT}\s+passes"),
    (Kind.SCORE, rf"{_SEAT}\s+scores\s+(?:no\s+points?|(?P<points>-?\d{{1,6}})\s+points?)"),
    (Kind.BID, rf"{_SEAT}\s+bids\s+{_BID}(?:\s*\((?P<name>[^()]*)\))?"),
    (Kind.CONTRE, rf"{_SEAT}\s+doubles"),
    (Kind.SURCONTRE, rf"{_SEAT}\s+redoubles"),
    (Kind.NO_SURCONTRE, rf"{_SEAT}\s+does\s+not\s+redouble"),
    (Kind.WORD, rf"{_SEAT}\s+says\s+(?P<word>belote|rebelote)"),
    (Kind.RESULT, r"Bid\s+(?P<result>successful|fails),\s*(?P<takers>\d{1,4})\s+to\s+(?P<defenders>\d{1,4})"),
    (Kind.CONTRACT, rf"Everybody\s+passes,\s*{_BID}\s+for\s+{_SEAT}"),
    (Kind.SILENT, r"Waiting\s+for\s+redouble|Everybody\s+passes"),
    (Kind.NEXT, rf"{_SEAT}\s+is\s+now\s+the\s+first\s+player"),
    (Kind.END, r"The\s+end\s+of\s+the\s+game\b.*"),
    (
        Kind.BROKEN,
        (
            rf"(?:(?P<trick>\d)?\s*{_SEAT}\s+(?P<verb>bids|pass\w*|doubles|redoubles|does\s+not|plays|wins|scores)"
            r"|Bid\s|Everybody\s+pass).*"
        ),
    ),
)
_MARKS: Final = r"[\s.!\u2026]*"
_PATTERNS: Final = tuple((kind, re.compile(rf"\s*(?:{form}){_MARKS}", re.IGNORECASE)) for kind, form in _FORMS)
_TYPICAL: Final = re.compile(
    r"\s*(?:\d?(?:[NWSE]|P[1-4])\s+plays\s+(?:10|[AKQJ7-9])\s+(?:spade|heart|club|diamond)"
    r"|(?:[NWSE]|P[1-4])\s+(?:bids\s+\d+\s+[1-6]\b|passes\s*$))",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Entry:
    """What a line says.

    ``seat``: who acts; ``code``: the call, the card or the word; ``trick``: the number printed with it, from 0;
    ``figures``: the points printed, of takers and defenders, or of one player; ``made``: whether the contract was.
    ``found``: where its parts stand.
    """

    kind: Kind
    line: Line
    seat: Seat | None = None
    code: str | None = None
    trick: int | None = None
    figures: tuple[int, ...] = ()
    made: bool | None = None
    found: "re.Match[str] | None" = None

    @property
    def text(self) -> str:
        """The line without the blanks around it, as far as it could be decoded."""
        return plain(self.line.text).strip()

    @property
    def word(self) -> Word:
        """The word that was said."""
        return cast("Word", self.code)

    def span(self, *groups: str) -> Span:
        """Give the place of the first of these parts to the last, of the line where it has none."""
        if not groups or self.found is None:
            return self.line.span()
        return self.line.span(self.found.start(groups[0]), self.found.end(groups[-1]))


def entry_of(line: Line) -> Entry:
    """Read a line."""
    for kind, pattern in _PATTERNS:
        found = pattern.fullmatch(line.text)
        if found is not None:
            return _entry(kind, line, found)
    return Entry(Kind.UNKNOWN, line)


def _entry(kind: Kind, line: Line, found: "re.Match[str]") -> Entry:
    told = found.groupdict()
    spelt = told.get("seat")
    seat = cast("Seat | None", _SEATS[spelt.upper()] if spelt else None)
    number = told.get("trick")
    trick = int(number) if number else None
    code: str | None = None
    figures: tuple[int, ...] = ()
    made: bool | None = None
    match kind:
        case Kind.BID | Kind.CONTRACT:
            code = _bid(told["value"], told["suit"], told.get("name"))
            if code is None:
                return _broken(line)
        case Kind.PLAY:
            code = _SUITS[told["of"].lower()] + told["rank"].upper()
        case Kind.WORD:
            code = told["word"].lower()
        case Kind.PASS | Kind.CONTRE | Kind.SURCONTRE:
            code = str(kind)
        case Kind.NO_SURCONTRE:
            code = str(Kind.PASS)
        case Kind.SCORE:
            figures = (int(told["points"] or 0),)
        case Kind.RESULT:
            figures = (int(told["takers"]), int(told["defenders"]))
            made = told["result"].lower() == "successful"
        case _:
            pass
    return Entry(kind, line, seat, code, trick, figures, made, found)


def _broken(line: Line) -> Entry:
    """Give a line that has the form of a known one and cannot say what it says."""
    kind, pattern = _PATTERNS[-1]
    found = pattern.fullmatch(line.text)
    return Entry(Kind.UNKNOWN, line) if found is None else _entry(kind, line, found)


def _bid(value: str, number: str, name: str | None) -> str | None:
    """Give the code of a bid; ``None`` where number and name of its denomination disagree."""
    denomination, meant = _DENOMINATIONS[number]
    if name is not None and re.sub(r"[\W_]", "", name).lower().removesuffix("s") != meant:
        return None
    return ("capot" if int(value) == _CAPOT else str(int(value))) + denomination


def recognise(head: str) -> bool:
    """Tell whether a text starts as a log does: the first lines that say something are lines of one."""
    for line in head.splitlines():
        if _TYPICAL.match(line):
            return True
        if re.match(r"\s*(?:[\[#{]|donne\b|deal\b)", line, re.IGNORECASE):
            return False
    return False
