"""Bids as the fast lane numbers them: by their values, and two numbers beyond for those that name none."""

from typing import Final

from referee.kernel.calls import Bid, parse_bid

__all__ = ["BIDS", "CAPOT", "DENOMINATION", "GENERALE", "bid_of"]

CAPOT: Final = 998
GENERALE: Final = 999
"""The values under which these bids stand in the tables."""
BIDS: Final = GENERALE + 1
DENOMINATION: Final = 7
"""The number of none."""


def bid_of(value: int, denomination: str) -> Bid | None:
    """Give the bid of this value; ``denomination``: its code, empty for none."""
    return parse_bid({CAPOT: "capot", GENERALE: "generale"}.get(value, str(value)) + denomination)
