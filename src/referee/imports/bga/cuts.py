"""Where a long log can be cut: between two matches, so that its parts read as the whole does."""

import re
from typing import Final

from referee.limits import LONGEST_LINE

__all__ = ["boundary"]

_CALL: Final = (
    rb"(?:passes|bids \d{1,4} (?:1(?: \(spade\))?|2(?: \(heart\))?|3(?: \(club\))?|4(?: \(diamond\))?"
    rb"|5(?: \(all trump\))?|6(?: \(no trump\))?))\r?\n"
)
"""What opens a deal, whatever stands before it."""


def _between(seat: bytes, led: bytes) -> bytes:
    """Give a pattern of the end of a match, up to the call that opens the next; ``led``: the name of a group of its own."""
    return (
        # From the last card on, nothing but what ends a deal: no line then waits for the next one.
        rb"\n[0-7]%b plays (?:10|[AKQJ7-9]) (?:spade|heart|club|diamond)\r?\n"
        rb"(?:[0-7]?%b wins the (?:trick|last trick \(\+10 pts\))\r?\n)?"
        rb"(?:Bid (?:successful|fails), \d{1,4} to \d{1,4}!\r?\n)?"
        rb"(?:%b scores (?:no point|\d{1,6} points)\r?\n)*"
        rb"(?:(?P<%b>%b) is now the first player\r?\n)?"
        # The match ends where the log says so, or where another player opens than should.
        rb"(?:The end of the game:[ -~]*\r?\n(?:\r?\n)*(?=%b %b)|(?(%b)(?:\r?\n)*(?=(?!(?P=%b) )%b %b)|(?!)))"
    ) % (seat, seat, seat, led, seat, seat, _CALL, led, led, seat, _CALL)


_BOUNDARY: Final = re.compile(_between(rb"[NWSE]", b"letter") + b"|" + _between(rb"P[1-4]", b"number"))
_ENDLESS: Final = re.compile(rb"[^\n]{%d}" % (LONGEST_LINE + 1))


def boundary(data: bytes, at: int) -> int:
    """Give the offset of the first match that begins behind a place and can be cut off from what precedes it, or -1.

    ``data``: a log from its beginning, or from such an offset on. At a line too long for any reader all reading ends: none
    is found behind it.
    """
    found = _BOUNDARY.search(data, at)
    return -1 if found is None or _ENDLESS.search(data, at, found.end()) is not None else found.end()
