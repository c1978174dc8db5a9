"""A finding becomes a diagnostic: its severity, its article, its place and its words."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, get_args

from referee.diagnostics.codes import CODES, Code
from referee.diagnostics.model import Finding, Path, Severity, Span, Status
from referee.diagnostics.words import message
from referee.record.model import Game, Language, Seat
from referee.record.stream import Source
from referee.verdict.model import Diagnostic

__all__ = ["OWN_ARTICLES", "diagnose", "spoken"]

_UNKNOWN: Final = Code("", "", Severity.ERROR, Status.REFUSED, "")

_COMPTOIR: Final = {
    "C-1.3": "K-1.2",
    "C-1.4": "K-1.3",
    "C-1.5": "K-1.2",
    "C-2.1": "K-2.1",
    "C-2.2": "K-2.4",
    "C-2.4": "K-2.1",
    "C-2.5": "K-2.1",
    "C-2.6": "K-2.2",
    "C-2.7": "K-2.3",
    "C-2.8": "K-2.4",
    "C-2.9": "K-2.4",
    "C-3.1": "K-3.1",
    "C-3.5": "K-3.1",
    "C-4.1": "K-4.6",
    "C-4.3": "K-4.3",
    "C-4.4": "K-4.2",
    "C-4.5": "K-4.3",
    "C-4.6": "K-4.4",
    "C-4.7": "K-4.4",
    "C-4.10": "K-4.6",
    "C-4.11": "K-4.7",
    "C-5.2": "K-5.1",
    "C-5.3": "K-5.1",
    "C-5.4": "K-5.1",
    "C-7.4": "K-6.1",
    "C-8": "K-5.2",
    "C-9.1": "K-5.3",
    "C-9.3": "K-5.4",
    "C-10.3": "K-6.1",
    "C-10.4": "K-6.1",
    "C-10.6": "K-6.1",
    "C-10.7": "K-6.2",
}

OWN_ARTICLES: Final[Mapping[Game | None, Mapping[str, str]]] = MappingProxyType(
    {"comptoir": MappingProxyType(_COMPTOIR)}
)
"""Codes name articles of contrée; for each other game, its own article that says the same."""


def spoken(facts: Mapping[str, Any], seat: str | None, trick: int | None, table: Game | None) -> dict[str, Any]:
    """Give the facts that words may use: those of the finding; the player, the trick and the game beside them."""
    return {"seat": seat, "trick": trick, "table": table, **facts}


def diagnose(
    finding: Finding, source: Source, deal: int | None, language: Language, game: Game | None = None
) -> Diagnostic:
    """Word a finding and say where it stands.

    ``source``: that of the item which carries it; ``deal``: the number of its deal; ``game``: decides the article where
    the finding names none. Facts stay codes; only the message is in the language.
    """
    code = CODES.get(finding.code, _UNKNOWN)
    span = finding.span or source.span(finding.path)
    article = finding.article or OWN_ARTICLES.get(game, {}).get(code.article, code.article)
    return Diagnostic(
        code=finding.code,
        slug=code.slug,
        severity=finding.severity or code.severity,
        article=article or None,
        **_place(span, finding.path, source),
        deal=deal,
        trick=finding.trick,
        # A record in JSON brings findings of its own, whose seats nobody has checked.
        seat=next((seat for seat in get_args(Seat) if seat == finding.seat), None),
        facts=dict(finding.facts),
        message=message(finding.code, spoken(finding.facts, finding.seat, finding.trick, game), language),
    )


def _place(span: Span | None, path: Path, source: Source) -> dict[str, Any]:
    if span is None:
        return {"pointer": source.pointer(path)}
    return {
        "line": span.line,
        "column": span.column,
        "end_line": span.end_line,
        "end_column": span.end_column,
        "pointer": source.pointer(path),
    }
