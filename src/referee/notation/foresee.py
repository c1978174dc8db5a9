"""What fits where it stands but, by what follows it, was meant for something else."""

import re
from typing import TYPE_CHECKING

from referee.diagnostics.spelling import SPELLINGS
from referee.notation import slips
from referee.notation.repair import seat_slip
from referee.notation.vocabulary import Expected

if TYPE_CHECKING:
    from referee.notation.recover import Reading

__all__ = ["foresee"]


def foresee(reading: "Reading") -> bool:
    """Take what fits here but, by what follows, was meant for something else; tell whether there was such a thing."""
    if reading.last == "ARROW" and (label := reading.match("LABEL")) and not reading.match("CARDS", label.end()):
        reading.quiet = False
        return seat_slip(reading)
    if "LABEL" in reading.choices and reading.part in ("hands", "auction"):
        return _keyword_left_out(reading)
    if "CALL" in reading.choices and reading.game == "contree":
        return _bid_in_two(reading)
    return False


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
    reading.report("S106", end, slip=str(guess.slip), meant=meant)
    reading.feed(reading.made("CALL", end, meant))
    return True
