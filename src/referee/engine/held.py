"""Points that wait for the winner of the next deal (C-7.2)."""

from collections.abc import Sequence
from dataclasses import replace

from referee.engine.outcome import DealOutcome, Score, Terms

__all__ = ["handed_on"]


def handed_on(waiting: int | None, outcome: DealOutcome) -> tuple[int | None, DealOutcome]:
    """Give points that were waiting to the winner of a deal.

    ``waiting``: how many, ``None`` where nobody knows. Gives how many wait after this deal, and its outcome with those it got.
    """
    winner = outcome.winner
    if winner is None:
        return None if waiting is None else waiting + outcome.held, outcome
    return 0, outcome if outcome.score is None or waiting == 0 else _received(outcome, outcome.score, winner, waiting)


def _received(outcome: DealOutcome, score: Score, winner: int, waiting: int | None) -> DealOutcome:
    """Give an outcome whose winner got what was waiting; what nobody knows leaves his score unknown."""
    got = tuple(waiting if party == winner else 0 for party in range(len(score)))
    if waiting is None:
        unknown = tuple(None if party == winner else mark for party, mark in enumerate(score))
        return replace(outcome, score=unknown, last=None, received=got)
    known = [waiting if party == winner else 0 for party in range(len(score))]
    score, terms = _added(score, outcome.terms, known)
    last = None if outcome.last is None else _added(*outcome.last, known)
    return replace(outcome, score=score, terms=terms, last=last, received=got)


def _added(score: Score, terms: Terms, got: Sequence[int]) -> tuple[Score, Terms]:
    """Add points that waited, as a term before the penalties."""
    marks = tuple(None if mark is None else mark + more for mark, more in zip(score, got, strict=True))
    listed = []
    for own, more in zip(terms, got, strict=True):
        cut = next((index for index, (name, _) in enumerate(own) if name == "penalty"), len(own))
        listed.append((*own[:cut], ("held", more), *own[cut:]) if more else own)
    return marks, tuple(listed)
