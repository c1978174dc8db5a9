"""Calls of the auction and their codes: ``pass``, ``80H``, ``capotS``, ``generaleNT``, ``contre``, ``25``."""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from referee.kernel.cards import SUIT_CODES

__all__ = [
    "ALL_TRUMPS",
    "CONTRE",
    "DENOMINATIONS",
    "DENOMINATION_OF",
    "LEVELS",
    "NO_TRUMP",
    "PASS",
    "SURCONTRE",
    "Bid",
    "BidKind",
    "parse_bid",
]

PASS: Final = "pass"  # noqa: S105 (a call, no secret)
CONTRE: Final = "contre"
SURCONTRE: Final = "surcontre"
LEVELS: Final = {2: CONTRE, 4: SURCONTRE}
"""The call behind each level of a contract above the first."""

DENOMINATIONS: Final = (*SUIT_CODES, "NT", "AT")
DENOMINATION_OF: Final = {code: number for number, code in enumerate(DENOMINATIONS)}
NO_TRUMP: Final = DENOMINATION_OF["NT"]
ALL_TRUMPS: Final = DENOMINATION_OF["AT"]

BidKind = Literal["points", "capot", "generale"]

_BID = re.compile(r"(?:(?P<points>\d+)|(?P<kind>capot|generale))(?P<denomination>S|H|D|C|NT|AT)?\Z")


@dataclass(frozen=True, slots=True)
class Bid:
    """A bid: its kind, the points named (0 for capot and générale), its denomination (``None`` in comptoir)."""

    kind: BidKind
    points: int
    denomination: str | None

    @property
    def code(self) -> str:
        """The code of this bid."""
        head = str(self.points) if self.kind == "points" else self.kind
        return head + (self.denomination or "")


@lru_cache(1024)
def parse_bid(code: str) -> Bid | None:
    """Read the code of a bid; ``None`` when the call is no bid."""
    found = _BID.match(code)
    if not found:
        return None
    kind: BidKind = found["kind"] or "points"  # type: ignore[assignment]
    return Bid(kind, int(found["points"] or 0), found["denomination"])
