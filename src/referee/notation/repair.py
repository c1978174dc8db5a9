"""What to make of a word that does not fit: a likely slip, a word left out before it, or nothing readable."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from referee.diagnostics.spelling import SPELLINGS
from referee.notation import slips
from referee.notation.asides import dressed_word, stray_arrow, stray_dash, stray_mark
from referee.notation.card_slips import card_slip
from referee.notation.holdings import rank_slip, seat_among_ranks
from referee.notation.keywords import AMID, PARTS, SAID_ELSEWHERE, TOKEN_OF, spelt
from referee.notation.seats import label_slip, lead_slip, party_slip, seat_for_side, seat_slip, side_for_seat
from referee.notation.vocabulary import Expected, Slip
from referee.record.fold import fold

if TYPE_CHECKING:
    from referee.notation.recover import Reading

__all__ = ["repair"]


def repair(reading: "Reading") -> None:
    """Report the word here and take something in its place, or what was left out before it."""
    for attempt in _ATTEMPTS:
        if attempt(reading):
            return
    _unread(reading)


def _header_left_out(reading: "Reading") -> bool:
    """A deal that starts with something else than its header."""
    if "DEAL" not in reading.choices:
        return False
    if _keyword(reading):
        return True
    _, end = reading.word()
    reading.report("S102", end, expected=[str(Expected.HEADER)])
    reading.placeholder("DEAL")
    return True


def _keyword(reading: "Reading") -> bool:
    """A misspelt keyword, one of the other language, or what sheets say for it: read as the nearest."""
    found = re.compile(r"[^\W\d_][\w\u0300-\u036f'-]*").match(reading.text, reading.at)
    if not found:
        return False
    # Among calls, what begins like one is no keyword; elsewhere only a whole call is none.
    calls = [reading.words.terminal(call) for call in ("PASS", "CONTRE", "SURCONTRE")]
    if any((call.match if reading.part == "auction" else call.fullmatch)(found[0]) for call in calls):
        return False
    text, end = found[0], found.end()
    words = reading.words
    own = spelt(words.language, reading.choices)
    meant = slips.keyword(text, own, spelt(slips.other(words).language, reading.choices))
    name, right = meant or (SAID_ELSEWHERE.get(fold(text), ""), False)
    if name not in own or not (meant or reading.starts_line or name in AMID):
        return False
    if not right and PARTS.get(name, ("rulings",))[0] != "rulings" and reading.later(name):
        # The part stands further down, under its own name.
        return False
    if not right:
        reading.report("S103", end, keyword=own[name])
    stop = re.compile(r"[\s:,;]*").match(reading.text, end)
    reading.quiet = False
    reading.feed(reading.made(TOKEN_OF.get(name, name), stop.end() if stop else end, own[name]))
    return True


def _left_out(reading: "Reading") -> bool:
    """A word that fits once another is put before it."""
    choices = reading.choices
    for terminal, opener, kind, follows in _IMPLIED:
        if opener not in choices or terminal in choices:
            continue
        if opener == "LABEL" and reading.part != "hands":
            continue
        if _EXCLUDED_BY.get(opener, frozenset()) & reading.seen:
            continue
        if opener in PARTS and (opener in reading.seen or reading.later(opener)):
            continue
        found = reading.match(terminal)
        if not found or (follows and not any(reading.match(next_one, found.end()) for next_one in follows)):
            continue
        if opener == "ARROW" and not _behind_cards(reading, found):
            continue
        reading.report("S102", found.end(), expected=[str(kind)])
        reading.placeholder(opener)
        return True
    return False


def _behind_cards(reading: "Reading", found: "re.Match[str]") -> bool:
    """Tell whether this is the result of a trick, on its line: a seat with figures, or what ends the line of a whole trick."""
    if reading.starts_line:
        return False
    if found.re is reading.words.terminal("SEAT") and reading.match("INT", found.end()):
        return True
    ends_line = "\n" in found[0] or found.end() == len(reading.text)
    return ends_line and reading.cards >= reading.players


_EXCLUDED_BY: Final = {"SUMMARY": frozenset(("TRICKS",)), "CONTRACT": frozenset(("TRICKS", "AUCTION"))}

_IMPLIED: Final[tuple[tuple[str, str, Expected, tuple[str, ...]], ...]] = (
    ("ORDINAL", "TRICKS", Expected.TRICKS, ("LABEL", "CARDS")),
    ("LABEL", "HANDS", Expected.HANDS, ("HOLDING",)),
    ("LABEL", "AUCTION", Expected.AUCTION, ("CALL",)),
    ("LABEL", "TRICKS", Expected.TRICKS, ("CARDS",)),
    ("CARDS", "LEAD", Expected.LEAD, ()),
    ("HOLDINGS", "LABEL", Expected.LABEL, ()),
    ("INT", "TRICK", Expected.TRICK, ()),
    ("INT", "PARTY", Expected.PARTY, ()),
    ("SEAT", "DEALER", Expected.DEALER, ()),
    ("SEAT", "CONTRACT", Expected.CONTRACT, ("BID",)),
    ("SEAT", "REVOKE", Expected.RULING, ("TRICK",)),
    ("SEAT", "ARROW", Expected.RESULT, ()),
    ("INT", "ARROW", Expected.RESULT, ()),
    ("OUTCOME", "SUMMARY", Expected.SUMMARY, ()),
    ("BELOTES", "SUMMARY", Expected.SUMMARY, ("PARTY",)),
    ("PARTY", "SUMMARY", Expected.SUMMARY, ("INT",)),
    ("PARTY", "SCORE", Expected.SCORE, ("INT",)),
    ("PARTY", "TOTAL", Expected.TOTAL, ("INT",)),
)
"""Terminal, what must stand before it, what that is called, and what must follow for this to be what was meant."""


def _rank(reading: "Reading") -> bool:
    """A rank of a hand that was slipped on."""
    if "HOLDINGS" not in reading.choices:
        return False
    text, end = reading.word()
    guess = slips.rank(text, reading.words)
    if guess is None or guess.code is None:
        if not reading.words.rank(text):
            return False
        guess = slips.Guess(Slip.NO_SUIT)
    if not reading.quiet:
        facts = {"slip": str(guess.slip)}
        if guess.code is not None:
            facts["meant"] = SPELLINGS[reading.words.language].ranks[guess.code]
        reading.report("S111", end, **facts)
    reading.placeholder("HOLDINGS", end)
    return True


def _call(reading: "Reading") -> bool:
    """A call that was slipped on."""
    kind = "CALL" if "CALL" in reading.choices else "BID" if "BID" in reading.choices else None
    if kind is None:
        return False
    text, end = reading.word()
    guess = slips.call(text, reading.words)
    if guess is None or guess.code is None:
        return False
    meant = SPELLINGS[reading.words.language].call(guess.code)
    reading.report("S106", end, kind, slip=str(guess.slip), meant=meant)
    reading.feed(reading.made(kind, end, meant))
    return True


def call_in_turn(reading: "Reading") -> bool:
    """A word of the auction is a call, before it is a keyword."""
    return reading.part == "auction" and _call(reading)


def _number(reading: "Reading") -> bool:
    """A number with letters in it."""
    text, end = reading.word()
    letter = reading.last == "PARTY" and text in "Oo"
    if "INT" not in reading.choices or not (letter or text[0].isdigit() or slips.number(text)):
        return False
    guess = slips.Guess(Slip.LETTER_FOR_DIGIT, "0") if letter else slips.number(text)
    if guess is None or guess.code is None:
        reading.report("S107", end)
        reading.placeholder("INT", end)
    else:
        reading.report("S107", end, slip=str(guess.slip), meant=guess.code)
        reading.feed(reading.made("INT", end, guess.code))
    return True


def _unread(reading: "Reading") -> None:
    """Nothing can be made of it: a placeholder keeps its place, where one is due."""
    text, end = reading.word()
    for terminal, code in _UNREAD:
        if terminal in reading.choices and _due(reading, terminal, text):
            reading.report(code, end, terminal)
            reading.placeholder(terminal, end)
            return
    reading.report("S102", end, expected=reading.expected())
    reading.skip(end)


_UNREAD: Final = (
    ("CARDS", "S105"),
    ("HOLDINGS", "S111"),
    ("CALL", "S106"),
    ("BID", "S106"),
    ("PARTY", "S108"),
    ("SEAT", "S108"),
    ("LABEL", "S108"),
    ("LEAD", "S108"),
)


def _due(reading: "Reading", terminal: str, text: str) -> bool:
    """Tell whether a thing of this kind is still to come here."""
    if terminal == "CARDS":
        return reading.cards < reading.players
    if terminal in ("LABEL", "LEAD"):
        return text.endswith(":")
    if terminal in ("PARTY", "SEAT"):
        return bool(PARTS.keys() & reading.seen) and reading.last_opens
    if terminal == "BID":
        # ``contrat Bruno 41``: what stands before a bid is its taker.
        _, end = reading.word()
        return reading.last != "CONTRACT" or not reading.words.terminal("BID").match(
            reading.text, _behind(reading, end)
        )
    return True


def _behind(reading: "Reading", end: int) -> int:
    """Go over the blanks behind a word, on its line."""
    blank = re.compile(r"[^\S\n]*").match(reading.text, end)
    return blank.end() if blank else end


_ATTEMPTS: Final[tuple[Callable[["Reading"], bool], ...]] = (
    seat_among_ranks,
    dressed_word,
    stray_arrow,
    stray_dash,
    stray_mark,
    _header_left_out,
    side_for_seat,
    seat_for_side,
    _left_out,
    lead_slip,
    label_slip,
    seat_slip,
    party_slip,
    _number,
    call_in_turn,
    _keyword,
    card_slip,
    rank_slip,
    _rank,
    _call,
)
