"""Where a record in JSON is silent without a reason: a text could not be so, and it would pass unjudged."""

from collections.abc import Iterator

from referee.diagnostics.codes import CODES
from referee.diagnostics.model import Finding, Path
from referee.record.gaps import gaps, is_error
from referee.record.json_places import outside_schema, pointer_of
from referee.record.model import Deal, ScoreRuling

__all__ = ["is_known_error", "silent_gaps"]


def silent_gaps(deal: Deal) -> Iterator[Finding]:
    """Report nulls and empty parts without the problem that explains them, and words that are not one a card."""
    if not any(map(is_known_error, deal.problems)):
        for path in gaps(deal):
            yield outside_schema(path, f"{pointer_of(path)} = null", "gap")
        for path in _empty(deal):
            yield outside_schema(path, f"{pointer_of(path)} = {{}}", "value")
    for number, trick in enumerate(deal.tricks or ()):
        if trick.said and len(trick.said) != len(trick.cards):
            path = ("tricks", number, "said")
            yield outside_schema(path, pointer_of(path), "value")


def is_known_error(problem: Finding) -> bool:
    """Tell whether a problem has a code of this program and is an error."""
    return problem.code in CODES and is_error(problem)


def _empty(deal: Deal) -> Iterator[Path]:
    """Give the places of figures, and of a summary, that are there and say nothing: in a text they could not be."""
    summary = deal.summary
    if summary is not None:
        if all(part is None for _, part in summary):
            yield ("summary",)
        figures = (("points", summary.points), ("tricks", summary.tricks), ("belotes", summary.belotes))
        yield from (("summary", name) for name, own in figures if own is not None and not own)
    count = deal.count
    if count is not None and not count.points:
        if count.points is not None:
            yield ("count", "points")
        elif count.result is None:
            yield ("count",)
    yield from ((name,) for name, own in (("score", deal.score), ("total", deal.total)) if own is not None and not own)
    for number, ruling in enumerate(deal.rulings):
        if isinstance(ruling, ScoreRuling) and not ruling.score:
            yield ("rulings", number, "score")
