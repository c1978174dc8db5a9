"""Judging one deal: its phases in order, then the score that is marked."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from referee.diagnostics.model import Finding, Severity, Status
from referee.engine.counted import check_count
from referee.engine.game import Game
from referee.engine.outcome import DealOutcome, Score, Terms, severity_of, status_of
from referee.engine.phases import Phases
from referee.engine.rulings import read_rulings
from referee.engine.tally import Settlement
from referee.kernel.table import Table

__all__ = ["judge_deal"]


def _penalised(score: Score, terms: Terms, penalties: Sequence[int]) -> tuple[Score, Terms]:
    marked = tuple(None if own is None else own + extra for own, extra in zip(score, penalties, strict=True))
    listed = tuple(
        (*own, ("penalty", extra)) if extra and value is not None else own
        for own, extra, value in zip(terms, penalties, score, strict=True)
    )
    return marked, listed


def _decided(table: Table, ruled: Mapping[str, int | None], made: bool | None, article: str) -> Settlement:  # noqa: FBT001
    """Give the score that the arbiter imposed; the party that gets the most has won the deal."""
    marks = tuple(ruled.get(party, table.unnamed) for party in table.parties)
    known = [mark for mark in marks if mark is not None]
    best = [party for party, mark in enumerate(marks) if known and mark == max(known)]
    winner = best[0] if len(best) == 1 and len(known) == len(marks) else None
    return Settlement(made, marks, tuple((("ruling", mark),) if mark else () for mark in marks), article, winner)


def judge_deal(game: Game, table: Table, deal: Any, dealer: int | None) -> DealOutcome:
    """Judge a deal as far as it goes by itself: totals and the place in the match are the fold's.

    ``dealer``: the seat that deals, ``None`` when it is not known. ``deal``: a deal of the record.
    """
    rulings = read_rulings(deal.rulings, table, game.articles.contradiction)
    run = Phases(game, table, deal, dealer, rulings, [*deal.problems, *rulings.findings])
    if rulings.misdeal is not None:
        run.findings.append(Finding("R107", ("rulings", rulings.misdeal), {}, game.articles.misdeal))
        return _close(run, _void(table, game.articles.misdeal), Status.VOID)
    run.strangers()
    hands = run.hands()
    passed_out = run.auction()
    if not passed_out:
        run.replay(hands)
    revoked = run.revokes()
    settlement = revoked or run.settle()
    if rulings.decision is not None:
        return _close_decision(run, _void(table, None) if passed_out else settlement, rulings.decision)
    run.findings += run.acts
    if passed_out:
        return _close(run, _void(table, game.articles.passed_out), Status.VOID)
    if settlement is None:
        return _close(run, None, Status.UNFINISHED)
    run.findings += check_count(deal.count, run.tally, settlement, table)
    base = Status.VERIFIED if revoked is None and run.whole else Status.PARTIAL
    return _close(run, settlement, base, settlement.score)


def _void(table: Table, article: str | None) -> Settlement:
    return Settlement(None, (0,) * len(table.parties), ((),) * len(table.parties), article)


def _is_act(finding: Finding) -> bool:
    """Whether a finding says what was played or counted, which a decision leaves standing as a note (C-10.6)."""
    return finding.code[0] in "DEJ" or finding.code.startswith("M3")


def _close_decision(
    run: Phases, settlement: Settlement | None, decision: tuple[int, dict[str, int | None]]
) -> DealOutcome:
    """Close a deal whose score the arbiter imposed: the players' acts are notes (C-10.6).

    ``settlement``: what the cards give.
    """
    run.findings += [
        replace(act, severity=Severity.NOTE) if severity_of(act) is Severity.ERROR and _is_act(act) else act
        for act in run.acts
    ]
    index, ruled = decision
    article = run.game.articles.decision
    decided = _decided(run.table, ruled, None if settlement is None else settlement.made, article)
    computed = None if settlement is None else settlement.score
    shown = None if computed is None else dict(zip(run.table.parties, computed, strict=True))
    facts = {"ruling": dict(zip(run.table.parties, decided.score, strict=True)), "computed": shown}
    run.findings.append(Finding("R103", ("rulings", index), facts, article))
    return _close(run, decided, Status.PARTIAL, computed)


def _close(run: Phases, settlement: Settlement | None, base: Status, cards: Score | None = None) -> DealOutcome:
    """Close a deal: its score with the penalties, and the status that its findings earn."""
    penalties = run.rulings.penalties
    nothing: Terms = ((),) * len(run.table.parties)
    score, terms = None if settlement is None else settlement.score, nothing if settlement is None else settlement.terms
    last = None if settlement is None or settlement.last is None else (settlement.last.score, settlement.last.terms)
    if score is not None:
        score, terms = _penalised(score, terms, penalties)
    return DealOutcome(
        contract=run.contract,
        play=run.play,
        tally=run.tally,
        made=None if settlement is None else settlement.made,
        score=score,
        terms=terms,
        status=status_of(run.findings, base),
        findings=tuple(run.findings),
        misdeal=run.rulings.misdeal is not None,
        article=None if settlement is None else settlement.article,
        cards=cards,
        penalties=tuple(penalties),
        ruled=run.ruled or run.rulings.decision is not None or run.rulings.misdeal is not None,
        winner=None if settlement is None else settlement.winner,
        held=0 if settlement is None else settlement.held,
        received=(0,) * len(run.table.parties),
        again=settlement is not None and settlement.again,
        last=None if last is None else _penalised(*last, penalties),
        ending=False,
    )
