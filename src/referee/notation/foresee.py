"""What fits where it stands but, by what follows it, was meant for something else."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from referee.diagnostics.spelling import SPELLINGS
from referee.notation.asides import MARK
from referee.notation.bid_slips import bid_first, bid_slip
from referee.notation.holdings import holding_slip, suit_slip
from referee.notation.seats import seat_slip
from referee.notation.trick_slips import lead_otherwise, points_first, seat_behind_number
from referee.notation.vocabulary import Expected

if TYPE_CHECKING:
    from referee.notation.recover import Reading

__all__ = ["foresee"]

NUMBER_SIGN: Final = re.compile(r"n(?:o|[°º.])+\s*(?=\d)", re.IGNORECASE)


def foresee(reading: "Reading") -> bool:
    """Take what fits here but, by what follows, was meant for something else; tell whether there was such a thing."""
    return any(attempt(reading) for attempt in _ATTEMPTS)


def _winner_with_colon(reading: "Reading") -> bool:
    label = reading.match("LABEL") if reading.last == "ARROW" else None
    if label is None or reading.match("CARDS", label.end()):
        return False
    reading.quiet = False
    return seat_slip(reading)


def _taker_with_colon(reading: "Reading") -> bool:
    return reading.last == "CONTRACT" and reading.match("LABEL") is not None and seat_slip(reading)


def _number_sign(reading: "Reading") -> bool:
    """``donne n°1``."""
    found = NUMBER_SIGN.match(reading.text, reading.at) if reading.last == "DEAL" else None
    if found is None:
        return False
    reading.report("S102", found.end(), expected=[str(Expected.NUMBER)])
    reading.at = found.end()
    return True


def _tricks_won(reading: "Reading") -> bool:
    """``pli`` for ``plis`` in a summary, or ``plis:``, a party behind it."""
    if reading.part != "summary" or "TRICKS_WON" not in reading.choices:
        return False
    one = reading.match("TRICK")
    found = one or reading.match("TRICKS")
    if found is None:
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
    if "LABEL" not in reading.choices or reading.part not in ("hands", "auction"):
        return False
    label = reading.match("LABEL")
    if label is None:
        return False
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


_ATTEMPTS: Final[tuple[Callable[["Reading"], bool], ...]] = (
    _winner_with_colon,
    _taker_with_colon,
    bid_first,
    _number_sign,
    suit_slip,
    holding_slip,
    lead_otherwise,
    points_first,
    _tricks_won,
    seat_behind_number,
    _keyword_left_out,
    bid_slip,
)
