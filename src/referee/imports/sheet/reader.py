"""The reader of score sheets in CSV: from rows to the items of a record."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import BinaryIO, Final

from referee.diagnostics.model import Finding, Path, Span
from referee.diagnostics.spelling import SPELLINGS
from referee.imports.lines import Line, Lines, LineSource, bad_bytes
from referee.imports.sheet.cells import is_empty, reader
from referee.imports.sheet.deal import RowReader
from referee.imports.sheet.headers import Head, head_of
from referee.imports.sheet.names import Part
from referee.imports.sheet.rows import Row, rows
from referee.notation.decode import plain
from referee.record.fold import fold
from referee.record.model import Deal, Game, Match, Misdeal, Tag
from referee.record.stream import FileEnd, Item, MatchHead

__all__ = ["read"]

_PLAYERS: Final = 4


def read(stream: BinaryIO, encoding: str | None = None, line: int = 1) -> Iterator[Item]:
    """Read a sheet, row by row.

    ``encoding``: of its text; UTF-8, or UTF-16 with a byte order mark, where it is not told; ``line``: the number of its
    first line. A match ends where a cell in a column of the match says otherwise than the one above; without such columns, where deals are numbered from 1
    again. A sheet whose first line names a column that is not known is not read. Raises ``LookupError`` for an unknown
    encoding, and what the stream raises.
    """
    lines = Lines(stream, encoding, line)
    cut = rows(lines)
    first = next(cut, None)
    if first is None:
        yield FileEnd((Finding("N110"),))
        return
    head = head_of([plain(cell) for cell in first.cells])
    problems = tuple(_faults(head, first, lines.encoding))
    if problems:
        yield FileEnd(problems)
        return
    sheet = _Sheet(head, lines.encoding)
    for row in cut:
        yield from sheet.row(row)
    yield FileEnd(sheet.problems if sheet.opened or sheet.problems else (Finding("N109", (), span=first.span()),))


def _faults(head: Head, row: Row, encoding: str) -> Iterator[Finding]:
    bad = bad_bytes(row.lines, encoding)
    if bad is not None:
        yield bad
    if row.broken:
        yield Finding("I207", (), span=row.span())
        return
    for fault in head.faults:
        yield Finding(fault.code, (), fault.facts, span=row.span(fault.index))


@dataclass(slots=True)
class _Sheet:
    """What must be known of the rows before: the cells of the match, the number reached."""

    head: Head
    encoding: str
    cells: dict[str, str] = field(default_factory=dict)
    opened: bool = False
    number: int = 0
    last: Deal | None = None
    problems: tuple[Finding, ...] = ()

    def row(self, row: Row) -> Iterator[Item]:
        if row.broken:
            self.problems += (Finding("I207", (), span=row.span()),)
            return
        cells = self._match(row)
        game = self._game(cells)
        words = reader(self.head.language)
        reading = RowReader(row, tuple(self.head.columns), words, game or "contree", self._players(game))
        if reading.planned:
            self.cells = cells if not self.opened else self.cells
            return
        fresh = not self.opened or cells != self.cells
        numbered = self.head.has(Part.NUMBER)
        item = reading.item(None if numbered else (1 if fresh else self.number + 1), self.encoding)
        if fresh or self._restarts(item.deal):
            self.cells, self.opened, self.last = cells, True, None
            if not numbered and not fresh:
                item = reading.item(1, self.encoding)
            yield self._head(row, cells, game)
        self.number = item.deal.number or self.number + 1
        self.last = item.deal
        yield item

    def _match(self, row: Row) -> dict[str, str]:
        """Give the cells of the match, an empty one as above."""
        cells = dict(self.cells)
        for column in self.head.columns:
            text = plain(row.cell(column.index))
            if column.tag is not None and not is_empty(text):
                cells[column.tag] = text
        return cells

    def _restarts(self, deal: Deal) -> bool:
        """Tell whether a sheet without columns of the match goes on to another: deals start again from 1."""
        if self.head.has(Part.MATCH) or self.last is None or not self.head.has(Part.NUMBER):
            return False
        again = any(isinstance(ruling, Misdeal) for ruling in self.last.rulings)
        return deal.number == 1 and not again

    def _game(self, cells: dict[str, str]) -> Game | None:
        """Give the game of a match: as a cell names it, else by whom the columns name; ``None`` where no such game is known."""
        named = cells.get("Game")
        if named is None:
            return "comptoir" if self.head.comptoir else "contree"
        games = {fold(spelt): game for spelling in SPELLINGS.values() for game, spelt in spelling.games.items()}
        return games.get(fold(named))

    def _players(self, game: Game | None) -> int:
        """Give how many play: in comptoir as many as the columns name."""
        if game != "comptoir":
            return _PLAYERS
        return len(self._named(game)) or 2

    def _named(self, game: Game | None) -> list[str]:
        """Give the players whom the columns of a sheet of comptoir name: they sit at the table, whoever plays first."""
        named = {str(column.tag or column.owner) for column in self.head.columns}
        players = (f"P{number}" for number in range(1, _PLAYERS + 1))
        return [player for player in players if game == "comptoir" and player in named]

    def _head(self, row: Row, cells: dict[str, str], game: Game | None) -> MatchHead:
        """Give the match that a row opens."""
        spelt = SPELLINGS[self.head.language].games
        named = cells.get("Game")
        value = named if named is not None else spelt[game or "contree"]
        told = cells | {player: cells.get(player, "") for player in self._named(game)}
        tags = (Tag(name="Game", value=value), *(Tag(name=name, value=told[name]) for name in told if name != "Game"))
        places: dict[Path, Span] = {(): row.span()}
        for index, tag in enumerate(tags):
            column = next((column for column in self.head.columns if column.tag == tag.name), None)
            if column is not None:
                places["tags", index] = row.span(column.index)
        problems: tuple[Finding, ...] = ()
        if game is None:
            facts = {"value": value, "known": sorted(spelt.values())}
            problems = (Finding("N104", ("tags", 0), facts),)
        match = Match(game=game, language=self.head.language, tags=tags, problems=problems)
        return MatchHead(match, LineSource(places, _texts(row.lines)))


def _texts(lines: tuple[Line, ...]) -> dict[int, str]:
    return {line.number: line.text for line in lines}
