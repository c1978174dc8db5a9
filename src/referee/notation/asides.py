"""Marks that people add: a colon behind a keyword, an equals sign before a figure, brackets around a word."""

import re
from typing import TYPE_CHECKING, Final

from referee.notation.vocabulary import Expected, Slip

if TYPE_CHECKING:
    from referee.notation.recover import Reading

__all__ = ["MARK", "dressed_word", "stray_arrow", "stray_dash", "stray_mark"]

MARK: Final = re.compile(r"(?P<mark>(?:[:!?*»”]|=(?!>))+)[\s,;]*")
ARROW: Final = re.compile(r"(?P<mark>[-=]+>?|→)[\s,;]*")
DASH: Final = re.compile(r"(?P<mark>[-+/|\u2013\u2014\u2212>]+)[\s,;]+(?=\w|[\u2660\u2665\u2666\u2663])")
DRESSED: Final = re.compile(r"[(\[\"'«“*]*\s*(?P<word>[^\W\d_]+)\s*[)\]\"'»”!.*]*(?=[\s,;]|\Z)[\s,;]*")


def stray_mark(reading: "Reading") -> bool:
    """Go over a colon, an equals sign or an exclamation where none is due: what stands around it is read."""
    found = MARK.match(reading.text, reading.at)
    if found is None:
        return False
    slip = {"slip": str(Slip.EXTRA_COLON)} if ":" in found["mark"] else {}
    reading.report("S102", found.end("mark"), expected=reading.expected(), **slip)
    reading.at = found.end()
    return True


def stray_dash(reading: "Reading") -> bool:
    """Go over a dash, a bar or a plus that stands by itself between the cards of a trick."""
    found = DASH.match(reading.text, reading.at)
    if found is None or reading.part != "tricks" or not reading.cards:
        return False
    reading.report("S102", found.end("mark"), expected=reading.expected())
    reading.at = found.end()
    return True


def stray_arrow(reading: "Reading") -> bool:
    """Take another sign before the result of a trick for the arrow: ``-> N 13``, ``= N``."""
    found = ARROW.match(reading.text, reading.at)
    if found is None or "ARROW" not in reading.choices:
        return False
    if not (reading.match("SEAT", found.end()) or reading.match("INT", found.end())):
        return False
    reading.report("S102", found.end("mark"), expected=[str(Expected.RESULT)], meant="=>")
    reading.feed(reading.made("ARROW", found.end(), "=> "))
    return True


def dressed_word(reading: "Reading") -> bool:
    """Take a word that is said with a card, in brackets or quotation marks, or with a mark behind it."""
    found = DRESSED.match(reading.text, reading.at)
    if found is None or "SAID" not in reading.choices or reading.words.said(found["word"]) is None:
        return False
    reading.report("S102", found.end(), expected=reading.expected(), meant=found["word"])
    reading.feed(reading.made("SAID", found.end(), found["word"]))
    return True
