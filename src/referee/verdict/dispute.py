"""A disputed sheet under every rule set: frozen pydantic models, the ``dispute/1`` of the JSON interface."""

from typing import Any, Final, Literal

from pydantic import Field

from referee.record.model import Game
from referee.verdict.model import (
    Claims,
    ComptoirContract,
    ContreeContract,
    Diagnostic,
    Model,
    RulesStamp,
    Scores,
    Term,
)

__all__ = [
    "SCHEMA",
    "DealDispute",
    "DealUnder",
    "Dispute",
    "Explanation",
    "FileDispute",
    "MatchDispute",
    "RuleSetDispute",
]

SCHEMA: Final = "dispute/1"


class Explanation(Model):
    """What would have to be different for a claim to be right: ``cause`` in a word, ``facts`` in codes, ``message`` said."""

    cause: str
    facts: dict[str, Any]
    score: Scores
    message: str


class DealUnder(Model):
    """A deal under one rule set.

    ``score``: as it is marked, whatever is illegal; ``agrees``: whether that is the score claimed, ``None`` where nothing is
    claimed or known; ``total``: the running total; ``wrong``: what is claimed otherwise; ``illegal``: what this rule set
    forbids or cannot judge; ``explanations``: the likeliest first.
    """

    rules: str
    contract: ContreeContract | ComptoirContract | None
    made: bool | None
    score: Scores | None
    terms: dict[str, tuple[Term, ...]]
    total: Scores
    agrees: bool | None
    gap: int | None
    legal: bool
    explanations: tuple[Explanation, ...]
    wrong: tuple[Diagnostic, ...]
    illegal: tuple[Diagnostic, ...]


class DealDispute(Model):
    """A deal: what the sheet claims, and what each rule set gives."""

    number: int | None
    claims: Claims
    under: tuple[DealUnder, ...]


class RuleSetDispute(Model):
    """How near a rule set comes to the sheet.

    ``exact``: it gives every claim; ``wrong``: claims that it does not give; ``unknown``: scores claimed that it cannot
    compute; ``gap``: points between the scores claimed and its own, in all; ``parts_at``: number of the first deal with
    a claim that it does not give; ``result``: what is wrong with the final result.
    """

    rules: RulesStamp
    exact: bool
    wrong: int
    unknown: int
    gap: int
    parts_at: int | None
    result: Diagnostic | None


class MatchDispute(Model):
    """A match: the record's own rule set, those that give the sheet, those that come nearest, and every deal."""

    index: int
    game: Game | None
    rules: RulesStamp | None
    tags: dict[str, str]
    claims: bool
    exact: tuple[str, ...]
    nearest: tuple[str, ...]
    rule_sets: tuple[RuleSetDispute, ...]
    deals: tuple[DealDispute, ...]
    diagnostics: tuple[Diagnostic, ...]


class FileDispute(Model):
    """A file: its matches, and what could not be read of it."""

    path: str
    diagnostics: tuple[Diagnostic, ...]
    matches: tuple[MatchDispute, ...]


class Dispute(Model):
    """The document that ``referee dispute --format json`` prints."""

    referee: str
    schema_: Literal["dispute/1"] = Field(default=SCHEMA, alias="schema")
    files: tuple[FileDispute, ...]
