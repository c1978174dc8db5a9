"""The score sheet as a table for programs: a row a deal, stable columns for both games."""

import csv
import io
from collections.abc import Iterator, Mapping
from typing import Final

from referee.diagnostics.spelling import PARTY_ORDER
from referee.judging.events import DealJudged, Judged, MatchOpened
from referee.record.model import Party
from referee.scoresheet.figures import errors, term_sum
from referee.verdict.model import ContreeContract, ContreeDeal, Summary

__all__ = ["COLUMNS", "CsvSheet"]

_FIGURES: Final = ("points", "tricks_won", "belotes", "score", "terms", "total", "claimed_score", "claimed_total")
COLUMNS: Final = (
    *("file", "match", "game", "rules", "rules_version", "deal", "dealer", "status"),
    *("taker", "bid", "value", "denomination", "level", "capot", "generale", "made"),
    *(f"{figure}_{party}" for figure in _FIGURES for party in PARTY_ORDER),
    "errors",
)
"""The columns, in order. A cell is empty where a figure is not known or the game has none; booleans are 1 and 0."""


class CsvSheet:
    """Writes the rows of deals while judging goes on; figures and codes are those of the JSON interface."""

    def __init__(self) -> None:
        """Begin."""
        self._path = ""
        self._match: MatchOpened | None = None

    def begin(self) -> Iterator[str]:
        """Write the names of the columns."""
        yield _row(COLUMNS)

    def file(self, path: str) -> Iterator[str]:
        """Remember the file for its rows."""
        self._path = path
        yield from ()

    def event(self, event: Judged) -> Iterator[str]:
        """Write the row of a deal."""
        if isinstance(event, MatchOpened):
            self._match = event
        elif isinstance(event, DealJudged) and self._match is not None:
            values = {"file": self._path, **_match(self._match), **_deal(event)}
            yield _row([values.get(column) for column in COLUMNS])

    def end(self, summary: Summary) -> Iterator[str]:
        """Nothing stands after the rows."""
        del summary
        yield from ()


def _match(match: MatchOpened) -> dict[str, object]:
    rules = match.rules
    return {
        "match": match.index,
        "game": match.game,
        "rules": rules and rules.name,
        "rules_version": rules and rules.version,
    }


def _deal(event: DealJudged) -> dict[str, object]:
    verdict, contract = event.verdict, event.verdict.contract
    values: dict[str, object] = {
        "deal": verdict.number,
        "dealer": verdict.dealer,
        "status": verdict.status.value,
        "made": verdict.made,
        "errors": " ".join(found.code for found in errors(event.findings)),
    }
    if contract is not None:
        values |= {
            "taker": contract.taker,
            "bid": contract.bid,
            "value": contract.value,
            "denomination": contract.denomination,
        }
    if isinstance(contract, ContreeContract):
        values["level"] = contract.level
    if isinstance(verdict, ContreeDeal):
        values |= {"capot": verdict.capot, "generale": verdict.generale, **_by_party("belotes", verdict.belotes)}
    return (
        values
        | _by_party("points", verdict.points)
        | _by_party("tricks_won", verdict.tricks_won)
        | _by_party("score", verdict.score)
        | _by_party("terms", {party: term_sum(terms, {}) for party, terms in verdict.terms.items()})
        | _by_party("total", verdict.total)
        | _by_party("claimed_score", verdict.claims.score)
        | _by_party("claimed_total", verdict.claims.total)
    )


def _by_party(name: str, figures: Mapping[Party, object] | None) -> dict[str, object]:
    return {f"{name}_{party}": figure for party, figure in (figures or {}).items()}


def _row(values: "tuple[str, ...] | list[object]") -> str:
    line = io.StringIO()
    plain = [int(value) if isinstance(value, bool) else value for value in values]
    csv.writer(line, lineterminator="\n").writerow(plain)
    return line.getvalue()
