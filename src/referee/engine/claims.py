"""What a sheet claims of a deal's score and of the running total, against what is true."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from referee.diagnostics.model import Finding
from referee.engine.game import Game
from referee.engine.outcome import DealOutcome
from referee.engine.slips import Slip
from referee.kernel.points import Amount
from referee.kernel.table import Table

__all__ = ["Paper", "agrees", "check_result", "check_score", "check_total", "claimed_by_party", "explanations"]

Score = Sequence[int | None]
Claim = Mapping[str, int | None]


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
        return any(None not in own and agrees(total, own) for own in (self.claimed, self.right))


def claimed_by_party(claim: Claim, table: Table) -> list[int | None]:
    """Give a claim in the order of the parties: ``None`` for a figure that it does not give."""
    return [claim.get(party, table.unnamed) for party in table.parties]


def agrees(claimed: Score, computed: Score) -> bool:
    """Whether a claim says nothing else than a score, as far as both are known."""
    return all(one is None or other is None or one == other for one, other in zip(claimed, computed, strict=True))


def _unknown(claimed: Score, totals: Score) -> bool:
    """Say whether nothing that is claimed can be judged."""
    return None in totals and all(own is None for own, named in zip(totals, claimed, strict=True) if named is not None)


def _named(values: Score, table: Table) -> dict[str, int | None]:
    return dict(zip(table.parties, values, strict=True))


def check_score(claim: Claim, outcome: DealOutcome, game: Game, table: Table) -> Finding | None:
    """Check the score claimed of a deal that has one.

    A wrong one comes with the right terms and the slip that explains it, if one does; where the right one is not all
    known, the claim must be a score that the deal can have.
    """
    computed = outcome.score
    if computed is None:
        return None
    claimed = claimed_by_party(claim, table)
    if not agrees(claimed, computed):
        terms = zip(table.parties, outcome.terms, strict=True)
        listed = {party: [[name, _plain(worth)] for name, worth in own] for party, own in terms}
        facts: dict[str, object] = {"claimed": dict(claim), "computed": _named(computed, table), "terms": listed}
        slip = next(explanations(claim, outcome, game, table), None)
        if slip is not None:
            facts["cause"] = slip.cause
        return Finding("M201", ("score",), facts, outcome.article)
    if None in computed and not _possible(claimed, outcome, game, table):
        return Finding("M207", ("score",), {"claimed": dict(claim)}, outcome.article)
    return None


def explanations(claim: Claim, outcome: DealOutcome, game: Game, table: Table) -> Iterator[Slip]:
    """Give the slips that lead to the score claimed, the likeliest first, each once."""
    claimed = claimed_by_party(claim, table)
    told: list[Slip] = []
    for slip in _slips(outcome, game, table):
        same = any((one.cause, one.facts) == (slip.cause, slip.facts) for one in told)
        if not same and _explains(claimed, slip.score):
            told.append(slip)
            yield slip


def _slips(outcome: DealOutcome, game: Game, table: Table) -> Iterator[Slip]:
    """Give the scores that usual slips lead to; under an arbiter's score only those that leave it out."""
    score, cards, penalties = outcome.score or (), outcome.cards, outcome.penalties
    if any(penalties):
        yield Slip("penalty", _plus(score, [-extra for extra in penalties]))
    if any(outcome.received):
        yield Slip("held", _plus(score, [-(extra or 0) for extra in outcome.received]))
    if outcome.ruled:
        if cards is not None:
            yield Slip("ruling", _plus(cards, penalties))
        return
    if outcome.contract is not None and outcome.tally is not None:
        more = _plus(outcome.received, penalties)
        marked = game.at_end if outcome.ending else game
        for slip in marked.variants(outcome.contract, outcome.tally, table, outcome.play):
            yield replace(slip, score=_plus(slip.score, more))


def _possible(claimed: Score, outcome: DealOutcome, game: Game, table: Table) -> bool:
    """Say whether a deal whose score is not all known can have the score claimed."""
    if outcome.ruled or outcome.contract is None or outcome.tally is None:
        return True
    scores = game.possible(outcome.contract, outcome.tally, table)
    more = _plus(outcome.received, outcome.penalties)
    return any(agrees(claimed, _plus(score, more)) for score in scores)


def _plus(score: Score, extra: Score) -> tuple[int | None, ...]:
    return tuple(None if one is None or two is None else one + two for one, two in zip(score, extra, strict=True))


def _explains(claimed: Score, score: Score) -> bool:
    return None not in score and agrees(claimed, score)


def _plain(worth: Amount) -> int | str:
    return int(worth) if worth == int(worth) else str(worth)


def check_total(
    claim: Claim, before: Score, score: Score, after: Score, paper: Paper, table: Table, article: str
) -> Finding | None:
    """Check the running total claimed.

    ``before``, ``after``: the true totals; ``score``: of this deal; ``paper``: what the sheet itself comes to.
    """
    claimed = claimed_by_party(claim, table)
    if _unknown(claimed, after):
        return Finding("M206", ("total",), {"claimed": dict(claim)}, article)
    if agrees(claimed, after):
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
    """Check the final result that a tag claims; where totals are not known, say that it cannot be."""
    claimed = claimed_by_party(claim, table)
    if _unknown(claimed, totals):
        return Finding("M206", ("tags",), {"claimed": dict(claim)}, article)
    if agrees(claimed, totals):
        return None
    facts: dict[str, object] = {"claimed": dict(claim), "computed": _named(totals, table)}
    if None not in paper and agrees(claimed, paper):
        facts["cause"] = "carried"
    elif len(totals) == 2 and _explains(claimed, totals[::-1]):  # noqa: PLR2004
        facts["cause"] = "sides_swapped"
    return Finding("M204", ("tags",), facts, article)
