"""One row of a sheet, from its cells to the record of a deal."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar, cast

from referee.diagnostics.model import Finding, Path, Span
from referee.imports.lines import LineSource, bad_bytes
from referee.imports.sheet.cells import Bidding, Level, Reader, Unreadable, is_empty
from referee.imports.sheet.headers import Column, Owner
from referee.imports.sheet.names import Part
from referee.imports.sheet.rows import Row
from referee.kernel.table import CONTREE_TABLE
from referee.notation.decode import plain
from referee.notation.remarks import settle
from referee.record.layout import anchors
from referee.record.model import (
    Call,
    Comment,
    Contract,
    Deal,
    Dispute,
    Game,
    Misdeal,
    Party,
    Penalty,
    Ruling,
    ScoreRuling,
    Seat,
    Summary,
)
from referee.record.stream import DealItem

__all__ = ["RowReader"]

_Value = TypeVar("_Value")
Figures = dict[Party, int | None]
_PLANNED: Final = frozenset((Part.NUMBER, Part.DEALER, Part.MATCH))
_PATHS: Final[dict[Part, Path]] = {
    Part.NUMBER: ("number",),
    Part.DEALER: ("dealer",),
    Part.CONTRACT: ("contract",),
    Part.DENOMINATION: ("contract", "bid"),
    Part.TAKER: ("contract", "taker"),
    Part.LEVEL: ("contract", "level"),
    Part.POINTS: ("summary", "points"),
    Part.TRICKS: ("summary", "tricks"),
    Part.BELOTES: ("summary", "belotes"),
    Part.GENERALE: ("summary", "generale"),
    Part.RESULT: ("summary", "result"),
    Part.PENALTY: ("rulings",),
    Part.RULING: ("rulings",),
    Part.SCORE: ("score",),
    Part.TOTAL: ("total",),
}


@dataclass(slots=True)
class RowReader:
    """Reads one row; ``players``: at the table."""

    row: Row
    columns: tuple[Column, ...]
    words: Reader
    game: Game
    players: int
    problems: list[Finding] = field(default_factory=list)
    places: dict[Path, Span] = field(default_factory=dict)

    @property
    def planned(self) -> bool:
        """Whether the row only awaits a deal: a number and a dealer, and nothing of what was played."""
        return all(is_empty(self.row.cell(column.index)) for column in self.columns if column.part not in _PLANNED)

    def item(self, number: int | None, encoding: str) -> DealItem:
        """Give the deal; ``number``: where no column tells it."""
        whole = self.row.span()
        self.places |= {(): whole, ("header",): whole}
        self._beyond()
        parts: dict[str, Any] = {
            "number": self._one(Part.NUMBER, self.words.number) if number is None else number,
            "dealer": self._one(Part.DEALER, self.words.seat),
        }
        bidding = self._bidding()
        rulings = list(self._rulings(bidding))
        if bidding.ended == "pass":
            parts["auction"] = (Call(seat=None, call="pass"),) * self.players
        elif bidding.ended is None and (bidding.bid is not None or self.problems):
            parts["contract"] = Contract(taker=bidding.taker, bid=bidding.bid, level=bidding.level or 1)
        parts["summary"] = self._summary(bidding)
        parts |= {
            part.name.lower(): self._figures(part, bidding, self.words.number) for part in (Part.SCORE, Part.TOTAL)
        }
        bad = bad_bytes(self.row.lines, encoding)
        problems = self.problems if bad is None else [bad, *self.problems]
        deal = Deal(**parts, rulings=tuple(rulings), problems=tuple(problems))
        comments = settle(self._comments(), anchors(deal, self.players))
        source = LineSource(self.places, {line.number: line.text for line in self.row.lines})
        return DealItem(deal.model_copy(update={"comments": comments}), source)

    def _beyond(self) -> None:
        """Report a cell in a column without a head."""
        known = {column.index for column in self.columns}
        for index, cell in enumerate(self.row.cells):
            if cell and index not in known:
                self._report("I204", index, (), text=plain(cell))

    def _report(self, code: str, index: int, path: Path, **facts: Any) -> None:
        self.problems.append(Finding(code, path, facts, span=self.row.span(index)))

    def _cells(self, part: Part) -> Iterator[tuple[Column, str]]:
        """Give the cells of a part that say something, and note their places."""
        for column in self.columns:
            text = self.row.cell(column.index)
            if column.part is part and not is_empty(text):
                yield column, text

    def _read(self, column: Column, text: str, read: Callable[[str], _Value], path: Path) -> _Value | None:
        here = self.row.span(column.index)
        for steps in range(1, len(path) + 1):
            first = self.places.setdefault(path[:steps], here)
            self.places[path[:steps]] = Span(first.line, first.column, here.end_line, here.end_column)
        try:
            return read(text)
        except Unreadable as error:
            facts = {"text": plain(text), "column": column.text, "expected": error.expected}
            self._report("I205", column.index, path, **facts)
            return None

    def _one(self, part: Part, read: Callable[[str], _Value]) -> _Value | None:
        """Read the first cell of a part; two that differ are at odds."""
        found: _Value | None = None
        for column, text in self._cells(part):
            value = self._read(column, text, read, _PATHS[part])
            if found is not None and value is not None and value != found:
                self._report("I206", column.index, _PATHS[part], text=plain(text), column=column.text)
            found = value if found is None else found
        return found

    def _bidding(self) -> Bidding:
        """Give the contract, whichever cells it stands in."""
        told = Bidding()
        suit = next(iter(self._cells(Part.DENOMINATION)), None)
        for column, text in self._cells(Part.CONTRACT):
            whole = text if suit is None else f"{text} {suit[1]}"
            read = self.words.bidding
            told = self._read(column, whole, read, ("contract",)) or told
            if told.bid is not None and self.game == "contree" and told.bid.isdecimal():
                facts = {"text": plain(text), "column": column.text, "expected": ["bid"]}
                self._report("I205", column.index, ("contract", "bid"), **facts)
                told = Bidding(told.taker, None, told.level)
        taker: Seat | None = self._agreeing(Part.TAKER, self.words.seat, told.taker)
        level: Level | None = self._agreeing(Part.LEVEL, self.words.level, told.level)
        return Bidding(taker, told.bid, level, told.ended)

    def _agreeing(self, part: Part, read: Callable[[str], _Value], told: _Value | None) -> _Value | None:
        """Read a cell that may repeat what the contract's own says."""
        for column, text in self._cells(part):
            value = self._read(column, text, read, _PATHS[part])
            if told is not None and value is not None and value != told:
                self._report("I206", column.index, _PATHS[part], text=plain(text), column=column.text)
            told = told if told is not None else value
        return told

    def _summary(self, bidding: Bidding) -> Summary | None:
        result = self._one(Part.RESULT, self.words.outcome)
        generale = self._one(Part.GENERALE, self.words.seat)
        points = self._figures(Part.POINTS, bidding, self.words.number)
        tricks = self._figures(Part.TRICKS, bidding, self.words.number)
        belotes = self._figures(Part.BELOTES, bidding, self.words.belotes)
        made = None if result == "dispute" else result
        if points is None and tricks is None and belotes is None and made is None and generale is None:
            return None
        return Summary(points=points, result=made, tricks=tricks, belotes=belotes, generale=generale)

    def _figures(self, part: Part, bidding: Bidding, read: Callable[[str], int]) -> Figures | None:
        """Give the figures of a part by party, from the columns of each or from one for all."""
        figures: Figures = {}
        for column, text in self._cells(part):
            for party, value in self._claims(column, text, bidding, read).items():
                if party in figures and figures[party] != value:
                    self._report("I206", column.index, (*_PATHS[part], party), text=plain(text), column=column.text)
                figures.setdefault(party, value)
        return figures or None

    def _claims(self, column: Column, text: str, bidding: Bidding, read: Callable[[str], int]) -> Figures:
        """Give what one cell says: a figure of the column's party, or figures with their parties."""
        here = _PATHS[column.part]
        if column.owner is None and not text.lstrip("+-\u2212")[:1].isdigit():
            named = self.words.named_belotes if column.part is Part.BELOTES else self.words.figures
            return cast("Figures", self._read(column, text, named, here)) or self._lost(column, bidding)
        party = self._party(column, bidding)
        if party is None:
            facts = {"text": plain(text), "column": column.text, "expected": ["party-number"]}
            self._report("I205", column.index, here, **facts)
            return {}
        return {party: self._read(column, text, read, (*here, party))}

    def _lost(self, column: Column, bidding: Bidding) -> Figures:
        """Give a figure that could not be read for what it was: known to be there, and no more."""
        party = self._party(column, bidding)
        return {} if party is None else {party: None}

    def _party(self, column: Column, bidding: Bidding) -> Party | None:
        """Give the party of a column: by name, or by what it does; without either it is the takers'."""
        if column.owner is not None and not isinstance(column.owner, Owner):
            return column.owner
        if column.owner is None and column.part in {Part.SCORE, Part.TOTAL, Part.PENALTY, Part.RULING}:
            return None
        taker = bidding.taker
        if taker is None or taker not in CONTREE_TABLE.seats:
            return cast("Party | None", taker) if column.owner is not Owner.DEFENDERS else None
        seat: Seat = taker
        turn = 0 if column.owner is not Owner.DEFENDERS else 1
        seats = CONTREE_TABLE.seats
        return cast("Party", CONTREE_TABLE.party(seats[CONTREE_TABLE.after(seats.index(seat), turn)]))

    def _rulings(self, bidding: Bidding) -> Iterator[Ruling]:
        if bidding.ended == "misdeal":
            yield Misdeal()
        for column, text in self._cells(Part.RESULT):
            del column
            if self.words.is_dispute(text):
                yield Dispute()
        penalties = self._figures(Part.PENALTY, bidding, self.words.number)
        yield from (Penalty(party=party, points=points) for party, points in (penalties or {}).items() if points != 0)
        ruling = self._figures(Part.RULING, bidding, self.words.number)
        if ruling:
            yield ScoreRuling(score=ruling)

    def _comments(self) -> Iterator[Comment]:
        """Give remarks, and the cells of the columns that only the sheet's owner knows, with their heads."""
        for column in self.columns:
            text = self.row.cell(column.index)
            if text and column.part in {Part.REMARK, Part.OWN}:
                said = text if column.part is Part.REMARK else f"{column.text}: {text}"
                yield Comment(text=plain(said), form="line", path="/header", place="before")
