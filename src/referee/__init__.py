"""Referee and game-record processor for contrée and belote de comptoir.

Everything public is here, and is imported on first use: ``import referee`` costs nothing.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from referee.api import Reading, dumps, judge, load, loads, rule_set
    from referee.judging.queries import legal_calls, legal_cards, settle
    from referee.record.model import Deal, Document, Match
    from referee.rules.faults import RuleSetError
    from referee.rules.model import ComptoirRules, ContreeRules
    from referee.verdict.model import Diagnostic, FileVerdict, MatchVerdict

__all__ = [
    "ComptoirRules",
    "ContreeRules",
    "Deal",
    "Diagnostic",
    "Document",
    "FileVerdict",
    "Match",
    "MatchVerdict",
    "Reading",
    "RuleSetError",
    "__version__",
    "dumps",
    "judge",
    "legal_calls",
    "legal_cards",
    "load",
    "loads",
    "rule_set",
    "settle",
]

__version__ = "0.1.0"

_HOMES = {
    "referee.api": ("Reading", "dumps", "judge", "load", "loads", "rule_set"),
    "referee.judging.queries": ("legal_calls", "legal_cards", "settle"),
    "referee.record.model": ("Deal", "Document", "Match"),
    "referee.rules.faults": ("RuleSetError",),
    "referee.rules.model": ("ComptoirRules", "ContreeRules"),
    "referee.verdict.model": ("Diagnostic", "FileVerdict", "MatchVerdict"),
}


def __getattr__(name: str) -> Any:
    for home, names in _HOMES.items():
        if name in names:
            from importlib import import_module

            return getattr(import_module(home), name)
    msg = f"module {__name__!r} has no attribute {name!r}"
    raise AttributeError(msg)


def __dir__() -> list[str]:
    return sorted(__all__)
