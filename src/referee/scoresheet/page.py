"""A match as a page shows it, whatever the page is written in: cells, notes and figures as text, nothing escaped yet."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from referee.diagnostics.model import Finding, Status
from referee.diagnostics.spelling import SPELLINGS, Spelling
from referee.diagnostics.words import lexicon
from referee.diagnostics.words.speech import tidy
from referee.judging.events import DealJudged, MatchClosed, MatchOpened
from referee.notation.parts import ruling_line
from referee.record.model import Game, Language, Party
from referee.scoresheet.figures import errors, is_scored, outcomes, said, term_sum, worth_a_note, wrong
from referee.scoresheet.line import belotes_cell, contract_cell, fault_cell
from referee.scoresheet.shape import SHAPES, SheetShape
from referee.scoresheet.words import WORDS
from referee.verdict.model import RulesStamp

__all__ = ["Figure", "MatchPage", "PageBuilder", "Row", "Side"]

_UNKNOWN: Final = "?"
_PLAYERS: Final = {"North": "N", "West": "W", "South": "S", "East": "E"} | {f"P{n}": f"P{n}" for n in range(1, 5)}
_SIDES: Final[Mapping[str, tuple[str, ...]]] = {"NS": ("North", "South"), "EW": ("West", "East")}
RULING_ARTICLES: Final[Mapping[Game, Mapping[str, str]]] = {
    "contree": {
        "misdeal": "C-10.3",
        "dispute": "C-7.4",
        "revoke": "C-10.4",
        "penalty": "C-10.5",
        "ruling": "C-10.6",
        "claim": "C-10.7",
    },
    "comptoir": dict.fromkeys(("misdeal", "dispute", "revoke", "ruling"), "K-6.1")
    | dict.fromkeys(("penalty", "claim"), "K-6.2"),
}
"""The articles of what an arbiter can write."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure that is right, and what the record has instead, ``None`` where it agrees or says nothing."""

    right: str
    claimed: str | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """A deal. ``terms``: of each party that marks; ``rulings``: what an arbiter wrote, each with its article."""

    number: str
    dealer: str
    taker: str
    contract: str
    outcome: str
    points: tuple[str, ...]
    belotes: str
    marks: tuple[Figure, ...]
    totals: tuple[Figure, ...]
    status: Status
    terms: tuple[str, ...]
    rulings: tuple[str, ...]
    fault: str


@dataclass(frozen=True, slots=True)
class Side:
    """Who scores: its letters and its name, its players as far as the record names them, its total, whether it has won."""

    letters: str
    name: str
    players: tuple[str, ...]
    total: str
    won: bool


@dataclass(slots=True)
class MatchPage:
    """A match, whole. ``tags``: what the record says of the event; ``notes``: what explains its figures."""

    path: str
    index: int
    game: str
    shape: SheetShape
    rules: RulesStamp | None
    tags: tuple[str, ...]
    sides: tuple[Side, ...] = ()
    rows: list[Row] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    counts: tuple[tuple[Status, int], ...] = ()
    starred: bool = False


class PageBuilder:
    """Builds the page of one match out of its events."""

    def __init__(self, path: str, event: MatchOpened, language: Language) -> None:
        """Begin with what stands above the deals."""
        self._language: Language = language
        self._words = WORDS[language]
        self._spelling: Spelling = SPELLINGS[language]
        self._parties: tuple[Party, ...] = ()
        self._counts: Counter[Status] = Counter()
        self._match = event
        self.page = MatchPage(
            path=tidy(path),
            index=event.index,
            game=self._words.labels.get(event.game or "", _UNKNOWN),
            shape=SHAPES[event.game],
            rules=event.rules,
            tags=tuple(
                text.format(_plain(event.tags[name])) for name, text in self._words.tags.items() if event.tags.get(name)
            ),
        )
        self.page.notes += [said(found, language) for found in event.findings if found.code == "N108"]
        self._faults(event.findings)

    def deal(self, event: DealJudged) -> None:
        """Take in a deal."""
        verdict, page = event.verdict, self.page
        self._parties = self._parties or tuple(verdict.total)
        self._counts[verdict.status] += 1
        marks, totals = wrong(verdict.claims.score, verdict.score), wrong(verdict.claims.total, verdict.total)
        page.starred = page.starred or bool(marks or totals)
        scored = is_scored(verdict)
        points = verdict.points if scored else None
        shown = lexicon(self._language).phrases["term"]
        page.rows.append(
            Row(
                number=_UNKNOWN if verdict.number is None else str(verdict.number),
                dealer="" if verdict.dealer is None else self._spelling.seat(verdict.dealer),
                taker="" if verdict.contract is None else self._spelling.seat(verdict.contract.taker),
                contract=contract_cell(verdict.contract, self._spelling),
                outcome=", ".join(self._words.outcomes[outcome] for outcome in outcomes(event)) if scored else "",
                points=tuple("" if points is None else _figure(points.get(party)) for party in self._parties),
                belotes=belotes_cell(verdict, self._spelling) if scored else "",
                marks=self._figures(verdict.score or {}, marks),
                totals=self._figures(verdict.total, totals),
                status=verdict.status,
                terms=tuple(
                    f"{self._spelling.party(party)}: {term_sum(found, shown)}"
                    for party in self._parties
                    if scored and (found := verdict.terms.get(party, ()))
                ),
                rulings=tuple(self._rulings(event)),
                fault="" if scored else fault_cell(event.findings, self._words, self._spelling),
            )
        )
        number = page.rows[-1].number
        for finding in worth_a_note(event):
            page.notes.append(self._words.labels["note-deal"].format(deal=number, text=said(finding, self._language)))

    def close(self, event: MatchClosed) -> MatchPage:
        """Give the page, with what stands below the deals."""
        verdict, page = event.verdict, self.page
        names = lexicon(self._language).parties[""]
        page.sides = tuple(
            Side(
                letters=self._spelling.party(party),
                name=names[party],
                players=self._players(party),
                total=_figure(verdict.total.get(party)),
                won=verdict.winner == party,
            )
            for party in verdict.total
        )
        page.counts = tuple((status, self._counts[status]) for status in Status if self._counts[status])
        page.notes += [said(found, self._language) for found in event.findings if found.code == "M204"]
        self._faults([found for found in event.findings if found.code != "M204"])
        return page

    def _players(self, party: Party) -> tuple[str, ...]:
        tags = self._match.tags
        named = [name for name, seat in _PLAYERS.items() if seat == party] or _SIDES.get(party, ())
        return tuple(_plain(tags[name]) for name in named if tags.get(name))

    def _figures(self, figures: Mapping[Party, int | None], claimed: Mapping[Party, int]) -> tuple[Figure, ...]:
        return tuple(
            Figure(_figure(figures.get(party)), str(claimed[party]) if party in claimed else None)
            for party in self._parties
        )

    def _rulings(self, event: DealJudged) -> Sequence[str]:
        articles = RULING_ARTICLES.get(self._match.game or "contree", {})
        return [f"{ruling_line(line, self._spelling)} ({articles[line.kind]})" for line in event.deal.rulings]

    def _faults(self, findings: Sequence[Finding]) -> None:
        self.page.faults += [said(found, self._language) for found in errors(findings)]


def _figure(value: int | str | None) -> str:
    return _UNKNOWN if value is None else str(value)


def _plain(value: str) -> str:
    return " ".join(tidy(value).split())
