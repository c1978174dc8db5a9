"""Seats and parties that were slipped on: as labels, at the head of a trick, with a figure, or by themselves."""

import re
from typing import TYPE_CHECKING, Final

from referee.diagnostics.spelling import SPELLINGS
from referee.kernel.table import CONTREE_TABLE
from referee.notation import slips
from referee.notation.vocabulary import Expected, Slip

if TYPE_CHECKING:
    from referee.notation.recover import Reading

__all__ = ["label_meant", "label_slip", "lead_slip", "party_slip", "seat_for_side", "seat_slip", "side_for_seat"]

LEAD_WITHOUT_DOT: Final = re.compile(r"\d{1,2}(?=\s)\s*")


def label_slip(reading: "Reading") -> bool:
    """A seat that is not written as a label where one is due."""
    kind = "LABEL" if "LABEL" in reading.choices else "LEAD" if "LEAD" in reading.choices else None
    if kind is None or "SEAT" in reading.choices:
        return False
    found = re.compile(r"[\w]+\.?(?:\s*:)?[\s,;]*").match(reading.text, reading.at)
    label = label_meant(reading, found[0], found.end(), kind) if found else None
    if found is None or label is None:
        return False
    reading.feed(reading.made(kind, found.end(), f"{label} "))
    return True


def label_meant(reading: "Reading", text: str, end: int, kind: str) -> str | None:
    """Report a seat that was meant for a label, and give that label; ``None`` where it is no seat."""
    guess = slips.seat(text, reading.words)
    if guess is None or guess.code is None:
        return None
    label = f"{SPELLINGS[reading.words.language].seat(guess.code)}:"
    if guess.slip is Slip.MISSING_COLON:
        reading.report("S104", end, kind, seat=guess.code)
    else:
        # A label with one mark too many (``S.:``) is no slip that has a name.
        slip = {} if guess.slip is Slip.EXTRA_COLON else {"slip": str(guess.slip)}
        reading.report("S108", end, kind, meant=label, **slip)
    return label


def lead_slip(reading: "Reading") -> bool:
    """The number of a trick without its dot."""
    found = LEAD_WITHOUT_DOT.match(reading.text, reading.at)
    if "LEAD" not in reading.choices or not found:
        return False
    label = reading.match("LABEL", found.end())
    at_start = not reading.text[reading.text.rfind("\n", 0, reading.at) + 1 : reading.at].strip()
    if label is None and not (at_start and reading.match("CARDS", found.end())):
        return False
    number = found[0].strip()
    facts = {"expected": [str(Expected.LEAD)], "slip": str(Slip.MISSING_DOT), "meant": f"{number}."}
    reading.report("S102", found.end(), "LEAD", **facts)
    end = label.end() if label else found.end()
    reading.feed(reading.made("LEAD", end, f"{number}. {label[0] if label else ''}"))
    return True


def party_slip(reading: "Reading") -> bool:
    """A party that was slipped on."""
    if "PARTY" not in reading.choices:
        return False
    text, end = reading.word()
    guess = slips.party(text, reading.words)
    if guess is None or guess.code is None:
        return False
    meant = SPELLINGS[reading.words.language].party(guess.code)
    reading.report("S108", end, slip=str(guess.slip), meant=meant)
    reading.feed(reading.made("PARTY", end, meant))
    return True


def side_for_seat(reading: "Reading") -> bool:
    """A side where one of its players is due: the winner of a trick, a taker."""
    found = reading.match("PARTY")
    if "SEAT" not in reading.choices or "PARTY" in reading.choices or not found:
        return False
    facts = {"expected": [str(Expected.SEAT)], "slip": str(Slip.SIDE_FOR_SEAT)}
    reading.report("S102", found.end(), "SEAT", **facts)
    reading.placeholder("SEAT", found.end())
    return True


def seat_for_side(reading: "Reading") -> bool:
    """A player where his side is due: ``score N 110 O 52``, ``belote E``."""
    found = reading.match("SEAT")
    if "PARTY" not in reading.choices or not found:
        return False
    # A belote needs no figure.
    if reading.last != "BELOTES" and not reading.match("INT", found.end()):
        return False
    seat = reading.words.seat(found[0].strip())
    if seat not in CONTREE_TABLE.seats:
        return False
    meant = SPELLINGS[reading.words.language].party(CONTREE_TABLE.party(seat))
    reading.report("S102", found.end(), expected=[str(Expected.PARTY)], slip=str(Slip.SEAT_FOR_SIDE), meant=meant)
    reading.feed(reading.made("PARTY", found.end(), meant))
    return True


def seat_slip(reading: "Reading") -> bool:
    """A seat that was slipped on, where none has a colon."""
    if "SEAT" not in reading.choices:
        return False
    found = re.compile(r"\w+(?:\s*:)?").match(reading.text, reading.at)
    guess = slips.seat(found[0], reading.words) if found else None
    if found is None or guess is None or guess.code is None:
        return False
    letter = SPELLINGS[reading.words.language].seat(guess.code)
    reading.report("S108", found.end(), slip=str(guess.slip), meant=letter)
    reading.feed(reading.made("SEAT", found.end(), letter))
    return True
