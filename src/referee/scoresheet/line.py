"""The line of a deal on a score sheet."""

from collections.abc import Mapping, Sequence
from typing import Final

from referee.diagnostics.model import Finding
from referee.diagnostics.spelling import PARTY_ORDER, Spelling
from referee.diagnostics.words import title
from referee.judging.events import DealJudged
from referee.kernel.calls import LEVELS
from referee.record.model import Party
from referee.scoresheet.columns import Align, Column
from referee.scoresheet.figures import article_of, errors, is_scored, outcomes, term_sum, wrong
from referee.scoresheet.shape import SheetShape
from referee.scoresheet.words import SheetWords
from referee.verdict.model import ComptoirContract, ContreeContract, ContreeDeal, DealVerdict

__all__ = ["belotes_cell", "claimed_cells", "columns", "contract_cell", "deal_cells", "fault_cell"]

_UNKNOWN: Final = "?"


def columns(parties: Sequence[Party], shape: SheetShape, words: SheetWords, spelling: Spelling) -> tuple[Column, ...]:
    """Give the columns of a match, as wide as its game needs them."""
    labels = words.labels

    def figures(group: str, width: int) -> list[Column]:
        return [Column(labels[group], f"{spelling.party(party)} ", width, Align.RIGHT) for party in parties]

    return (
        Column("", labels["number"], 4, Align.RIGHT),
        Column("", labels["dealer"], 3),
        Column("", labels["taker"], 2),
        Column("", labels["contract"], shape.contract),
        *figures("points", 4),
        *([] if shape.belotes is None else [Column("", labels["belotes"], shape.belotes)]),
        Column("", labels["outcome"], shape.outcome),
        Column("", labels["status"], 10),
        *figures("marks", shape.marks),
        *figures("totals", shape.totals),
        Column("", labels["terms"], 0),
    )


def deal_cells(
    event: DealJudged,
    parties: Sequence[Party],
    shape: SheetShape,
    words: SheetWords,
    spelling: Spelling,
    terms: Mapping[str, str],
) -> list[str]:
    """Give the cells of a deal, a star at each figure that the record has wrong; ``terms``: what some are called."""
    verdict = event.verdict
    contract = verdict.contract
    scored = is_scored(verdict)
    points = verdict.points if scored else None
    marks_wrong = wrong(verdict.claims.score, verdict.score)
    totals_wrong = wrong(verdict.claims.total, verdict.total)
    return [
        _UNKNOWN if verdict.number is None else str(verdict.number),
        "" if verdict.dealer is None else spelling.seat(verdict.dealer),
        "" if contract is None else spelling.seat(contract.taker),
        contract_cell(contract, spelling),
        *(_figure(points.get(party)) if points else "" for party in parties),
        *([] if shape.belotes is None else [belotes_cell(verdict, spelling) if scored else ""]),
        ", ".join(words.outcomes[outcome] for outcome in outcomes(event)) if scored else "",
        words.statuses[verdict.status],
        *(_figure((verdict.score or {}).get(party), marks_wrong.get(party)) for party in parties),
        *(_figure(verdict.total.get(party), totals_wrong.get(party)) for party in parties),
        _terms(event, parties, spelling, terms) if scored else fault_cell(event.findings, words, spelling),
    ]


def claimed_cells(
    event: DealJudged, parties: Sequence[Party], shape: SheetShape, words: SheetWords
) -> list[str] | None:
    """Give the line below a deal that shows its wrong figures as the record has them, ``None`` when none is."""
    verdict = event.verdict
    marks = wrong(verdict.claims.score, verdict.score)
    totals = wrong(verdict.claims.total, verdict.total)
    if not marks and not totals:
        return None
    before = [""] * (len(parties) + (2 if shape.belotes is None else 3))
    figures = [f"{found[party]} " if party in found else "" for found in (marks, totals) for party in parties]
    return ["", "", "", words.labels["claimed"], *before, *figures, ""]


def contract_cell(contract: ContreeContract | ComptoirContract | None, spelling: Spelling) -> str:
    """Give a contract without its taker: ``90♥ contre``."""
    if contract is None:
        return ""
    if isinstance(contract, ContreeContract):
        level = LEVELS.get(contract.level)
        return spelling.call(contract.bid) + (f" {spelling.word(level)}" if level else "")
    return contract.bid + ("" if contract.denomination is None else f" {spelling.denomination(contract.denomination)}")


def _figure(value: int | str | None, claimed: int | None = None) -> str:
    """Give a figure; the star of a wrong one stands where others have a blank, so that numbers stay in line."""
    return (_UNKNOWN if value is None else str(value)) + (" " if claimed is None else "*")


def belotes_cell(verdict: DealVerdict, spelling: Spelling) -> str:
    """Give the points of belotes, of the parties that have some."""
    belotes = verdict.belotes or {} if isinstance(verdict, ContreeDeal) else {}
    return " ".join(f"{spelling.party(party)} {belotes[party]}" for party in PARTY_ORDER if belotes.get(party))


def _terms(event: DealJudged, parties: Sequence[Party], spelling: Spelling, terms: Mapping[str, str]) -> str:
    sums = {party: event.verdict.terms.get(party, ()) for party in parties}
    return "; ".join(f"{spelling.party(party)}: {term_sum(found, terms)}" for party, found in sums.items() if found)


def fault_cell(findings: Sequence[Finding], words: SheetWords, spelling: Spelling) -> str:
    """Say why a deal has no score: its first error, by code and article."""
    found = errors(findings)
    if not found:
        return ""
    first = found[0]
    text = f"{first.code} ({article_of(first)}) {title(first.code, spelling.language)}"
    others = len(found) - 1
    return text + (f" ({words.labels['and-more'].format(count=others)})" if others else "")
