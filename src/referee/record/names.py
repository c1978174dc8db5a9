"""Whom a deal names: seats and parties, wherever they are written."""

from collections.abc import Iterator

from referee.diagnostics.model import Path
from referee.record.model import Deal

__all__ = ["named"]


def named(deal: Deal) -> Iterator[tuple[Path, str | None]]:
    """Give the seats and parties that a deal names, each with its place; ``None`` where a name was left out."""
    yield ("dealer",), deal.dealer
    yield from ((("hands", n, "seat"), hand.seat) for n, hand in enumerate(deal.hands or ()))
    yield from ((("auction", n, "seat"), call.seat) for n, call in enumerate(deal.auction or ()))
    if deal.contract is not None:
        yield ("contract", "taker"), deal.contract.taker
    for n, trick in enumerate(deal.tricks or ()):
        yield ("tricks", n, "leader"), trick.leader
        yield ("tricks", n, "winner"), trick.winner
    if deal.summary is not None:
        yield ("summary", "generale"), deal.summary.generale
        for name in ("points", "tricks", "belotes"):
            yield from ((("summary", name, party), party) for party in getattr(deal.summary, name) or ())
    if deal.count is not None:
        yield from ((("count", "points", party), party) for party in deal.count.points or ())
    for n, ruling in enumerate(deal.rulings):
        for name in ("seat", "party"):
            yield ("rulings", n, name), getattr(ruling, name, None)
        yield from ((("rulings", n, "score", party), party) for party in getattr(ruling, "score", ()))
    yield from ((("score", party), party) for party in deal.score or ())
    yield from ((("total", party), party) for party in deal.total or ())
