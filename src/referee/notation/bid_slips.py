"""Bids that are slipped on: their words in another order, or before their taker."""

import re
from typing import TYPE_CHECKING, Final

from lark import Token

from referee.diagnostics.spelling import SPELLINGS
from referee.notation import slips
from referee.notation.vocabulary import Expected, Slip

if TYPE_CHECKING:
    from referee.notation.recover import Reading

__all__ = ["bid_first", "bid_slip"]

LONGEST_BID: Final = 40


def bid_slip(reading: "Reading") -> bool:
    """A bid of contrée that is slipped on and does not stop at its number."""
    kind = "CALL" if "CALL" in reading.choices else "BID"
    if kind not in reading.choices or reading.game == "comptoir":
        return False
    return _bid_otherwise(reading, kind) or (kind == "CALL" and _bid_in_two(reading))


def _bid_otherwise(reading: "Reading", kind: str) -> bool:
    """A bid whose words stand in another order, or with words between them."""
    found = slips.bid(reading.text[reading.at : reading.at + LONGEST_BID], reading.words)
    if found is None or found[0].code is None:
        return False
    guess, end = found[0], reading.at + found[1]
    right = reading.match(kind)
    if right is not None and right.end() >= end:
        return False
    meant = SPELLINGS[reading.words.language].call(found[0].code)
    reading.report("S106", end, kind, slip=str(guess.slip), meant=meant)
    reading.feed(reading.made(kind, end, meant))
    return True


def bid_first(reading: "Reading") -> bool:
    """``contrat 90♥ E``: the bid before its taker."""
    bid = reading.match("BID") if reading.last == "CONTRACT" else None
    if bid is None:
        return False
    seat = reading.match("SEAT", bid.end())
    if seat is not None and "\n" not in bid[0]:
        facts = {"expected": [str(Expected.SEAT)], "slip": str(Slip.BID_FIRST)}
        reading.report("S102", seat.end(), "SEAT", **facts)
        start = reading.at
        for terminal, found in (("SEAT", seat), ("BID", bid)):
            reading.feed(Token(terminal, found[0], start_pos=found.start(), end_pos=found.end()))
        reading.at = max(seat.end(), start)
        return True
    return False


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
