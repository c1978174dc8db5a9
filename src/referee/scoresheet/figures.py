"""The figures of a deal as a score sheet shows them: what is right, and what the record says instead."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final

from referee.diagnostics.codes import CODES
from referee.diagnostics.model import Finding, Severity, Status
from referee.diagnostics.words import lexicon, message
from referee.diagnostics.words.speech import tidy
from referee.judging.events import DealJudged
from referee.record.model import Language, Misdeal, Party, ScoreRuling
from referee.verdict.model import ComptoirDeal, DealVerdict, Term

__all__ = [
    "Outcome",
    "article_of",
    "errors",
    "is_scored",
    "outcomes",
    "said",
    "term_sum",
    "worth_a_note",
    "wrong",
]


_CLAIMS: Final = frozenset(("M201", "M202", "M203"))
_EXPLAINING: Final = _CLAIMS | {"J301", "R102", "R103", "R104", "R108"}


class Outcome(StrEnum):
    """What became of a deal, in a word."""

    MADE = "made"
    FAILED = "failed"
    CAPOT = "capot"
    GENERALE = "generale"
    DISPUTE = "dispute"
    RULING = "ruling"
    PASSED = "passed"
    MISDEAL = "misdeal"


def outcomes(event: DealJudged) -> tuple[Outcome, ...]:
    """Give what became of a deal: the arbiter's word, made or failed, and who won every trick; empty if not known."""
    verdict = event.verdict
    rulings = event.deal.rulings
    if verdict.status is Status.VOID:
        return (Outcome.MISDEAL if any(isinstance(ruling, Misdeal) for ruling in rulings) else Outcome.PASSED,)
    if any(isinstance(ruling, ScoreRuling) for ruling in rulings) and verdict.score is not None:
        return (Outcome.RULING,)
    found: list[Outcome] = []
    if verdict.made is not None:
        found.append(Outcome.MADE if verdict.made else Outcome.FAILED)
    if not isinstance(verdict, ComptoirDeal):
        if verdict.generale:
            found.append(Outcome.GENERALE)
        elif verdict.capot:
            found.append(Outcome.CAPOT)
    if any(ruling.kind == "dispute" for ruling in rulings):
        found.append(Outcome.DISPUTE)
    return tuple(found)


def wrong(claimed: Mapping[Party, int | None] | None, computed: Mapping[Party, int | None] | None) -> dict[Party, int]:
    """Give the claimed figures that differ from the right ones."""
    if not claimed or not computed:
        return {}
    differing: dict[Party, int] = {}
    for party, right in computed.items():
        figure = claimed.get(party)
        if figure is not None and right is not None and figure != right:
            differing[party] = figure
    return differing


def is_scored(verdict: DealVerdict) -> bool:
    """Tell whether a deal was judged to its end: of another, no figure stands."""
    return verdict.status not in {Status.REFUSED, Status.UNFINISHED}


def worth_a_note(event: DealJudged) -> list[Finding]:
    """Give the findings that explain the figures of a deal: wrong claims, lost belotes, what the arbiter settled."""
    if not is_scored(event.verdict):
        return [found for found in event.findings if found.code in _CLAIMS]
    wrong_claims = errors(event.findings)
    return [found for found in event.findings if found in wrong_claims or found.code in _EXPLAINING]


def term_sum(terms: Sequence[Term], words: Mapping[str, str]) -> str:
    """Give terms as a sum, ``T 87 + 2C 180 + Bt 20``; a term that is a number stands alone, some have a word."""
    said_terms: list[str] = []
    for name, worth in terms:
        size = str(worth).removeprefix("-")
        sign = "- " if str(worth).startswith("-") else "+ "
        label = words.get(name, name)
        said_terms.append(sign + (size if label == size else f"{label} {size}"))
    return " ".join(said_terms).removeprefix("+ ")


def errors(findings: Sequence[Finding]) -> list[Finding]:
    """Give those findings that are errors."""
    return [found for found in findings if (found.severity or CODES[found.code].severity) is Severity.ERROR]


def article_of(finding: Finding) -> str:
    """Give the article that a finding rests on."""
    return finding.article or CODES[finding.code].article


def said(finding: Finding, language: Language) -> str:
    """Give a finding on one line, ``M201 (C-8.1): …``, with what explains a gap where something does."""
    facts = {**finding.facts, "seat": finding.seat, "trick": finding.trick}
    text = f"{finding.code} ({article_of(finding)}): {message(finding.code, facts, language)}"
    cause = lexicon(language).phrases["cause"].get(str(finding.facts.get("cause")))
    return tidy(f"{text}; {cause}" if cause else text)
