"""Tricks that are numbered, led or won in another form."""

import re
from typing import TYPE_CHECKING, Final

from lark import Token

from referee.notation import slips
from referee.notation.seats import label_meant
from referee.notation.vocabulary import Expected, Slip

if TYPE_CHECKING:
    from referee.notation.recover import Reading

__all__ = ["lead_otherwise", "points_first", "seat_behind_number"]

NUMBERED: Final = re.compile(
    r"(?:(?P<word>pli|levee|trick)\s*(?:n(?:o|[°º.])+\s*)?)?(?P<number>\d{1,2})\s*(?(word)[).:°/-]?|[):°/-])[^\S\n]*",
    re.IGNORECASE,
)
LEAD_OF_ANOTHER_FORM: Final = re.compile(r"(\d{1,2})\s*\.\s*([^\W\d_]\w*\.?(?:\s*:)?)[\s,;]*")


def lead_otherwise(reading: "Reading") -> bool:
    """The number of a trick with a word before it or another mark behind it: ``pli 1:``, ``1)``."""
    found = NUMBERED.match(reading.text, reading.at) if reading.starts_line and reading.part == "tricks" else None
    if found is None or reading.match("ORDINAL"):
        return False
    label = reading.match("LABEL", found.end())
    if label is None and not reading.match("CARDS", found.end()):
        return False
    number = found["number"]
    facts = {"expected": [str(Expected.LEAD)], "slip": str(Slip.MISSING_DOT), "meant": f"{number}."}
    reading.report("S102", found.end(), "LEAD", **facts)
    end = label.end() if label else found.end()
    reading.feed(reading.made("LEAD", end, f"{number}. {label[0] if label else ''}"))
    return True


def points_first(reading: "Reading") -> bool:
    """The points of a trick before its winner: ``=> 13 N``."""
    points = reading.match("INT") if reading.last == "ARROW" else None
    winner = reading.match("SEAT", points.end()) if points and "\n" not in points[0] else None
    if points is None or winner is None:
        return False
    meant = f"{winner[0].strip()} {points[0].strip()}"
    reading.report("S102", winner.end(), expected=[str(Expected.RESULT)], meant=f"=> {meant}")
    for terminal, found in (("SEAT", winner), ("INT", points)):
        reading.feed(Token(terminal, found[0], start_pos=found.start(), end_pos=found.end()))
    return True


def seat_behind_number(reading: "Reading") -> bool:
    """The number of a trick and a leader who is not written as a label: ``1. Ouest:``, ``1. O``."""
    found = LEAD_OF_ANOTHER_FORM.match(reading.text, reading.at) if "LEAD" in reading.choices else None
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
