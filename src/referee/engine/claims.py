"""What a sheet claims of a deal's score and of the running total, against what is true."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from referee.diagnostics.model import Finding
from referee.engine.tally import Amount
from referee.kernel.table import Table

__all__ = ["Paper", "check_result", "check_score", "check_total", "claimed_by_party"]

Score = Sequence[int | None]
Claim = Mapping[str, int | None]
Variants = Callable[[], Iterable[tuple[str, Score]]]


@dataclass(frozen=True, slots=True)
class Paper:
    """The running totals that the sheet may come to: its last ones, with a score added.

    ``claimed``: with the score that it claims; ``right``: with the right one; ``astray``: whether its last totals were
    wrong.
    """

    claimed: Score
    right: Score
    astray: bool

    def comes_to(self, total: Score) -> bool:
        """Whether a total merely adds a score to the last ones."""
        return any(None not in own and _agrees(total, own) for own in (self.claimed, self.right))


def claimed_by_party(claim: Claim, table: Table) -> list[int | None]:
    """Give a claim in the order of the parties: ``None`` for a figure that it does not give."""
    return [claim.get(party, table.unnamed) for party in table.parties]


def _agrees(claimed: Score, computed: Score) -> bool:
    return all(one is None or other is None or one == other for one, other in zip(claimed, computed, strict=True))


def _named(values: Score, table: Table) -> dict[str, int | None]:
    return dict(zip(table.parties, values, strict=True))


def check_score(
    claim: Claim,
    computed: Score,
    terms: Sequence[Sequence[tuple[str, Amount]]],
    table: Table,
    article: str | None,
    variants: Variants,
) -> Finding | None:
    """Check the score claimed; a wrong one comes with the right terms and the slip that explains it, if one does."""
    claimed = claimed_by_party(claim, table)
    if _agrees(claimed, computed):
        return None
    listed = {
        party: [[name, _plain(worth)] for name, worth in own] for party, own in zip(table.parties, terms, strict=True)
    }
    facts: dict[str, object] = {"claimed": dict(claim), "computed": _named(computed, table), "terms": listed}
    cause = next((name for name, score in variants() if _explains(claimed, score)), None)
    if cause is None and _agrees(claimed, [_ten(mark) for mark in computed]):
        cause = "rounding"
    if cause:
        facts["cause"] = cause
    return Finding("M201", ("score",), facts, article)


def _explains(claimed: Score, score: Score) -> bool:
    return None not in score and _agrees(claimed, score)


def _plain(worth: Amount) -> int | str:
    return int(worth) if worth == int(worth) else str(worth)


def _ten(mark: int | None) -> int | None:
    return None if mark is None else (mark + 5) // 10 * 10


def check_total(
    claim: Claim, before: Score, score: Score, after: Score, paper: Paper, table: Table, article: str
) -> Finding | None:
    """Check the running total claimed.

    ``before``, ``after``: the true totals; ``score``: of this deal; ``paper``: what the sheet itself comes to.
    """
    claimed = claimed_by_party(claim, table)
    if None in after and all(own is None for own, named in zip(after, claimed, strict=True) if named is not None):
        return Finding("M206", ("total",), {"claimed": dict(claim)}, article)
    if _agrees(claimed, after):
        return None
    facts: dict[str, object] = {"claimed": dict(claim), "computed": _named(after, table)}
    carried = paper.comes_to(claimed)
    if carried and paper.astray:
        return Finding("M203", ("total",), facts, article)
    facts["before"] = _named(before, table)
    facts["score"] = _named(score, table)
    cause = "carried" if carried else _slip(claimed, before, after)
    if cause:
        facts["cause"] = cause
    return Finding("M202", ("total",), facts, article)


def _slip(claimed: Score, before: Score, after: Score) -> str | None:
    if len(after) == 2 and _explains(claimed, after[::-1]):  # noqa: PLR2004
        return "sides_swapped"
    if _explains(claimed, before):
        return "not_added"
    gaps = [
        abs(one - other) for one, other in zip(claimed, after, strict=True) if one is not None and other is not None
    ]
    return "addition" if all(gap in (0, 10, 100, 1000) for gap in gaps) else None


def check_result(claim: Claim, totals: Score, paper: Score, table: Table, article: str) -> Finding | None:
    """Check the final result that a tag claims."""
    claimed = claimed_by_party(claim, table)
    if _agrees(claimed, totals):
        return None
    facts: dict[str, object] = {"claimed": dict(claim), "computed": _named(totals, table)}
    if None not in paper and _agrees(claimed, paper):
        facts["cause"] = "carried"
    elif len(totals) == 2 and _explains(claimed, totals[::-1]):  # noqa: PLR2004
        facts["cause"] = "sides_swapped"
    return Finding("M204", ("tags",), facts, article)
