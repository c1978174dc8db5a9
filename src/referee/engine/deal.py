"""Judging one deal: its phases in order, then the score that is marked."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from referee.diagnostics.model import Finding, Severity, Status
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


def _decided(table: Table, score: Mapping[str, int | None]) -> tuple[Score, Terms]:
    """Give the score that the arbiter imposed."""
    absent = table.unnamed
    marks = tuple(score.get(party, absent) for party in table.parties)
    return marks, tuple((("ruling", mark),) if mark else () for mark in marks)


def judge_deal(game: Game, table: Table, deal: Any, dealer: int | None) -> DealOutcome:
    """Judge a deal as far as it goes by itself: totals and the place in the match are the fold's.

    ``dealer``: the seat that deals, ``None`` when it is not known. ``deal``: a deal of the record.
    """
    rulings = read_rulings(deal.rulings, table, game.articles.contradiction)
    run = Phases(game, table, deal, dealer, rulings, [*deal.problems, *rulings.findings])
    zero: Score = (0,) * len(table.parties)
    nothing: Terms = ((),) * len(table.parties)
    if rulings.misdeal is not None:
        run.findings.append(Finding("R107", ("rulings", rulings.misdeal), {}, game.articles.misdeal))
        return _close(run, zero, nothing, Status.VOID, game.articles.misdeal)
    run.strangers()
    hands = run.hands()
    passed_out = run.auction()
    if not passed_out:
        run.replay(hands)
    revoked = run.revokes()
    settlement = revoked or run.settle()
    if rulings.decision is not None:
        return _close_decision(run, settlement, zero if passed_out else None, rulings.decision)
    run.findings += run.acts
    if passed_out:
        return _close(run, zero, nothing, Status.VOID, game.articles.passed_out)
    if settlement is None:
        return _close(run, None, nothing, Status.UNFINISHED, None)
    base = Status.VERIFIED if revoked is None and run.whole else Status.PARTIAL
    return _close(run, settlement.score, settlement.terms, base, settlement.article, settlement.made, settlement.score)


def _is_act(finding: Finding) -> bool:
    """Whether a finding says what was played or counted, which a decision leaves standing as a note (C-10.6)."""
    return finding.code[0] in "DEJ" or finding.code.startswith("M3")


def _close_decision(
    run: Phases, settlement: Settlement | None, void: Score | None, decision: tuple[int, dict[str, int | None]]
) -> DealOutcome:
    """Close a deal whose score the arbiter imposed: the players' acts are notes (C-10.6)."""
    run.findings += [
        replace(act, severity=Severity.NOTE) if severity_of(act) is Severity.ERROR and _is_act(act) else act
        for act in run.acts
    ]
    index, ruled = decision
    score, terms = _decided(run.table, ruled)
    computed = void if settlement is None else settlement.score
    shown = None if computed is None else dict(zip(run.table.parties, computed, strict=True))
    facts = {"ruling": dict(zip(run.table.parties, score, strict=True)), "computed": shown}
    run.findings.append(Finding("R103", ("rulings", index), facts, run.game.articles.decision))
    made = None if settlement is None else settlement.made
    return _close(run, score, terms, Status.PARTIAL, run.game.articles.decision, made, computed)


def _close(
    run: Phases,
    score: Score | None,
    terms: Terms,
    base: Status,
    article: str | None,
    made: bool | None = None,  # noqa: FBT001
    cards: Score | None = None,
) -> DealOutcome:
    if score is not None:
        score, terms = _penalised(score, terms, run.rulings.penalties)
    return DealOutcome(
        contract=run.contract,
        play=run.play,
        tally=run.tally,
        made=made,
        score=score,
        terms=terms,
        status=status_of(run.findings, base),
        findings=tuple(run.findings),
        misdeal=run.rulings.misdeal is not None,
        article=article,
        cards=cards,
        penalties=tuple(run.rulings.penalties),
        ruled=run.ruled or run.rulings.decision is not None or run.rulings.misdeal is not None,
    )
