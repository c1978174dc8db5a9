"""Whom a deal names: seats and parties, wherever they are written."""

from collections.abc import Iterator
from typing import Any

from referee.diagnostics.model import Path

__all__ = ["named"]


def named(deal: Any) -> Iterator[tuple[Path, str | None]]:
    """Give the seats and parties that a deal names, each with its place."""
    yield ("header",), deal.dealer
    for part in ("hands", "auction"):
        for index, line in enumerate(getattr(deal, part) or ()):
            yield (part, index), line.seat
    if deal.contract is not None:
        yield ("contract",), deal.contract.taker
    for index, trick in enumerate(deal.tricks or ()):
        yield ("tricks", index), trick.leader
        yield ("tricks", index), trick.winner
    if deal.summary is not None:
        yield ("summary",), deal.summary.generale
        for figures in (deal.summary.points, deal.summary.tricks, deal.summary.belotes):
            for party in figures or ():
                yield ("summary",), party
    for part in ("score", "total"):
        for party in getattr(deal, part) or ():
            yield (part,), party
    for index, ruling in enumerate(deal.rulings):
        names = (getattr(ruling, "seat", None), getattr(ruling, "party", None), *getattr(ruling, "score", ()))
        yield from ((("rulings", index), name) for name in names)
