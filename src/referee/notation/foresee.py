"""What fits where it stands but, by what follows it, was meant for something else."""

import re
from typing import TYPE_CHECKING, Final

from referee.diagnostics.spelling import SPELLINGS
from referee.notation import slips
from referee.notation.asides import MARK
from referee.notation.holdings import holding_slip
from referee.notation.seats import label_meant, seat_slip
from referee.notation.vocabulary import Expected

if TYPE_CHECKING:
    from referee.notation.recover import Reading

__all__ = ["foresee"]

LEAD_OF_ANOTHER_FORM: Final = re.compile(r"(\d{1,2})\s*\.\s*([^\W\d_]\w*\.?(?:\s*:)?)[\s,;]*")


def foresee(reading: "Reading") -> bool:
    """Take what fits here but, by what follows, was meant for something else; tell whether there was such a thing."""
    if reading.last == "ARROW" and (label := reading.match("LABEL")) and not reading.match("CARDS", label.end()):
        reading.quiet = False
        return seat_slip(reading)
    if reading.last == "CONTRACT" and reading.match("LABEL"):
        return seat_slip(reading)
    if "HOLDINGS" in reading.choices and holding_slip(reading):
        return True
    if reading.part == "summary" and _tricks_won(reading):
        return True
    if "LEAD" in reading.choices and _seat_behind_number(reading):
        return True
    if "LABEL" in reading.choices and reading.part in ("hands", "auction"):
        return _keyword_left_out(reading)
    if "CALL" in reading.choices and reading.game == "contree":
        return _bid_in_two(reading)
    return False


def _seat_behind_number(reading: "Reading") -> bool:
    """The number of a trick and a leader who is not written as a label: ``1. Ouest:``, ``1. O``."""
    found = LEAD_OF_ANOTHER_FORM.match(reading.text, reading.at)
    lead = reading.match("LEAD")
    if found is None or (lead is not None and (lead.end() >= found.end(2) or reading.match("CARDS", lead.end()))):
        return False
    if slips.seat(found[2], reading.words) is None:
        return False
    start, reading.at, reading.quiet = reading.at, found.start(2), False
    label = label_meant(reading, found[2], found.end(2), "LEAD")
    reading.at = start
    reading.feed(reading.made("LEAD", found.end(), f"{found[1]}. {label} "))
    return True


def _tricks_won(reading: "Reading") -> bool:
    """``pli`` for ``plis`` in a summary, or ``plis:``, a party behind it."""
    one = reading.match("TRICK")
    found = one or reading.match("TRICKS")
    if found is None or "TRICKS_WON" not in reading.choices:
        return False
    mark = MARK.match(reading.text, found.end())
    if not reading.match("PARTY", mark.end() if mark else found.end()) or not (one or mark):
        return False
    plural = SPELLINGS[reading.words.language].words["tricks"]
    if one:
        reading.report("S103", found.end(), keyword=plural)
    reading.feed(reading.made("TRICKS_WON", found.end(), plural))
    return True


def _keyword_left_out(reading: "Reading") -> bool:
    """The first line of a part whose keyword is missing: a call among hands, a trick among calls."""
    label = reading.match("LABEL")
    if label is None:
        return "CALL" in reading.choices and reading.game == "contree" and _bid_in_two(reading)
    call = reading.match("CALL", label.end())
    holding = reading.match("HOLDING", label.end())
    if reading.part == "hands" and call and not holding:
        opener, kind = "AUCTION", Expected.AUCTION
    elif reading.part == "auction" and holding and not call:
        opener, kind = "TRICKS", Expected.TRICKS
    else:
        return False
    if opener in reading.seen or reading.later(opener):
        return False
    reading.report("S102", label.end(), expected=[str(kind)])
    reading.placeholder(opener)
    return True


def _bid_in_two(reading: "Reading") -> bool:
    """A number whose denomination, in the next word, was slipped on."""
    number = re.compile(r"\d+[ \t]+").match(reading.text, reading.at)
    if number is None or reading.word(number.end())[0] == "" or not (found := reading.match("CALL")):
        return False
    text, end = reading.word(number.end())
    if found.end() > number.end():
        return False
    guess = slips.call(number[0].strip() + text, reading.words)
    if guess is None or guess.code is None:
        return False
    meant = SPELLINGS[reading.words.language].call(guess.code)
    reading.report("S106", end, "CALL", slip=str(guess.slip), meant=meant)
    reading.feed(reading.made("CALL", end, meant))
    return True
