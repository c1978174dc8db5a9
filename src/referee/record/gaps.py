"""Where a record is silent because something could not be read."""

from collections.abc import Iterator, Mapping

from referee.diagnostics.codes import CODES
from referee.diagnostics.model import Finding, Path, Severity
from referee.record.model import Claim, Deal, Party, Penalty, Revoke, Ruling, ScoreRuling, Summary

__all__ = ["gaps", "is_error"]


def is_error(finding: Finding) -> bool:
    """Tell whether a problem is an error, by its own severity or by that of its code."""
    return (finding.severity or CODES[finding.code].severity) is Severity.ERROR


def gaps(deal: Deal) -> Iterator[Path]:
    """Give the places of the parts of a deal that were written but not read (``None`` in the model)."""
    for number, hand in enumerate(deal.hands or ()):
        yield from (("hands", number, "cards", n) for n, card in enumerate(hand.cards) if card is None)
    yield from (("auction", n) for n, call in enumerate(deal.auction or ()) if call.call is None)
    if deal.contract is not None:
        if deal.contract.taker is None:
            yield ("contract", "taker")
        if deal.contract.bid is None:
            yield ("contract", "bid")
    for number, trick in enumerate(deal.tricks or ()):
        yield from (("tricks", number, "cards", n) for n, card in enumerate(trick.cards) if card is None)
    if deal.summary is not None:
        yield from _summary(deal.summary)
    if deal.count is not None:
        yield from _figures(("count", "points"), deal.count.points)
    for number, ruling in enumerate(deal.rulings):
        yield from (("rulings", number, *path) for path in _ruling(ruling))
    yield from _figures(("score",), deal.score)
    yield from _figures(("total",), deal.total)


def _figures(place: Path, figures: Mapping[Party, int | None] | None) -> Iterator[Path]:
    yield from ((*place, party) for party, figure in (figures or {}).items() if figure is None)


def _summary(summary: Summary) -> Iterator[Path]:
    yield from _figures(("summary", "points"), summary.points)
    yield from _figures(("summary", "tricks"), summary.tricks)
    yield from _figures(("summary", "belotes"), summary.belotes)


def _ruling(ruling: Ruling) -> Iterator[Path]:
    match ruling:
        case Revoke(seat=seat, trick=trick):
            yield from ((name,) for name, value in (("seat", seat), ("trick", trick)) if value is None)
        case Penalty(party=party, points=points):
            yield from ((name,) for name, value in (("party", party), ("points", points)) if value is None)
        case Claim(seat=None):
            yield ("seat",)
        case ScoreRuling(score=score):
            yield from _figures(("score",), score)
        case _:
            return
