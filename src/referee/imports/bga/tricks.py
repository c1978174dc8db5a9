"""The tricks of a log: every card at the place of its player, and a gap where a line is missing."""

from dataclasses import dataclass, field, replace
from typing import Final

from referee.diagnostics.model import Finding, Path, Span
from referee.imports.bga.words import Entry, Kind
from referee.kernel.table import CONTREE_TABLE
from referee.record.model import Seat, Trick, Word

__all__ = ["Tricks"]

_LAST: Final = 7
_SEATS: Final[tuple[Seat, ...]] = ("N", "W", "S", "E")


@dataclass(slots=True)
class _Trick:
    """A trick as far as its lines are there: ``plays`` in their order, ``close`` the first line behind its cards."""

    number: int
    plays: list[Entry] = field(default_factory=list)
    words: dict[Seat, Entry] = field(default_factory=dict)
    winner: Entry | None = None
    close: Entry | None = None

    @property
    def seats(self) -> list[Seat]:
        return [play.seat for play in self.plays if play.seat is not None]


@dataclass(slots=True)
class Tricks:
    """The tricks of a deal while its lines are read.

    Nothing is ever moved up into a gap: a card whose line is missing is ``None`` in the record, which means that it
    could not be read, and is reported as I102 where its line should stand.
    """

    found: list[_Trick] = field(default_factory=list)
    waiting: Entry | None = None
    problems: list[Finding] = field(default_factory=list)
    places: dict[Path, Span] = field(default_factory=dict)

    @property
    def reached(self) -> int:
        """Number of the trick reached, from 0; -1 before the first card."""
        return self.found[-1].number if self.found else -1

    @property
    def complete(self) -> bool:
        """Whether the last trick of a deal was reached."""
        return self.reached == _LAST

    @property
    def said(self) -> dict[Seat, set[str]]:
        """The words that were said with a card, by player."""
        spoken: dict[Seat, set[str]] = {}
        for trick in self.found:
            for seat, entry in trick.words.items():
                spoken.setdefault(seat, set()).add(entry.word)
        return spoken

    def play(self, entry: Entry) -> bool:
        """Take a card; gives whether its line stands where it can."""
        seat = entry.seat
        number = self._number_of(entry)
        if seat is None or number > _LAST or number < self.reached:
            return False
        if number > self.reached:
            self.close(entry)
            self.found.append(_Trick(number))
        trick = self.found[-1]
        if seat in trick.seats or trick.winner is not None:
            return False
        trick.plays.append(entry)
        if self.waiting is not None and self.waiting.seat == seat:
            trick.words[seat] = self.waiting
            self.waiting = None
        return True

    def _number_of(self, entry: Entry) -> int:
        """Give the number of the trick of a card: as printed, else by who has played."""
        if entry.trick is not None:
            return entry.trick
        trick = self.found[-1] if self.found else None
        done = trick is None or trick.winner is not None or entry.seat in trick.seats
        return self.reached + 1 if done else self.reached

    def word(self, entry: Entry) -> bool:
        """Take a word, which stands before its card: anywhere, for now."""
        self.waiting = entry
        return True

    def stray_word(self) -> Entry | None:
        """Give the word that no card of its player follows, if there is one; it belongs to a card just played, or to none."""
        entry, self.waiting = self.waiting, None
        if entry is None or entry.seat is None:
            return None
        trick = self.found[-1] if self.found else None
        if trick is not None and trick.plays and trick.plays[-1].seat == entry.seat and entry.seat not in trick.words:
            trick.words[entry.seat] = entry
            return None
        return entry

    def win(self, entry: Entry) -> bool:
        """Take the winner of the trick reached; gives whether the line stands where it can."""
        trick = self.found[-1] if self.found else None
        if trick is None or trick.winner is not None or entry.trick not in (None, trick.number):
            return False
        self.close(entry)
        trick.winner = entry
        return True

    def close(self, entry: Entry) -> None:
        """Note the line behind the cards of the trick reached."""
        if self.found and self.found[-1].close is None:
            self.found[-1].close = entry

    def built(self, first: Seat | None, end: Entry | None) -> tuple[Trick, ...] | None:
        """Give the tricks of the record, and report what is missing in them.

        ``first``: who must lead, as far as the auction tells; ``end``: a line that stands behind the play, ``None``
        where the log stops before.
        """
        if end is not None:
            self.close(end)
        done: list[Trick] = []
        leader = first
        for trick in self.found:
            while len(done) < trick.number:
                done.append(self._absent(len(done), trick.plays[0] if trick.plays else end))
                leader = None
            done.append(self._built(trick, leader))
            leader = trick.winner.seat if trick.winner is not None else None
        while end is not None and 0 < len(done) <= _LAST:
            done.append(self._absent(len(done), end))
        return tuple(done) or None

    def _absent(self, index: int, behind: Entry | None) -> Trick:
        """Give a trick of which no line is there."""
        self._missing(index, list(_SEATS), behind)
        return Trick(number=index + 1, leader=None, cards=(None,) * 4)

    def _missing(self, index: int, seats: list[Seat], behind: Entry | None) -> None:
        facts = {"seats": seats}
        span = behind.span() if behind is not None else None
        self.problems.append(Finding("I102", ("tricks", index), facts, trick=index + 1, span=span))

    def _built(self, trick: _Trick, expected: Seat | None) -> Trick:
        index, seats = trick.number, trick.seats
        # A leader whose line is missing leads all the same: it is known from the trick before.
        leads = expected if expected is not None and expected not in seats else seats[0]
        turn = _from(leads)
        missing = [seat for seat in turn if seat not in seats]
        stopped = trick.close is None
        if stopped:
            # The log ends here: who comes after the last card has not played yet.
            last = max(turn.index(seat) for seat in seats)
            turn, missing = turn[: last + 1], [seat for seat in missing if turn.index(seat) < last]
        plays = {play.seat: play for play in trick.plays}
        if missing:
            self._missing(index, missing, self._behind(turn, missing[0], plays, trick))
        else:
            self._order(index, turn, trick)
        self._place(index, turn, plays, trick)
        unread = next((play for play in trick.plays if play.kind is Kind.BROKEN), None)
        if trick.winner is None and not stopped and not missing and unread is None:
            span = trick.plays[-1].span()
            self.problems.append(Finding("I105", ("tricks", index), {"what": "winner"}, trick=index + 1, span=span))
        said: tuple[Word | None, ...] = tuple(
            trick.words[seat].word if seat in trick.words and seat in plays else None for seat in turn
        )
        return Trick(
            number=index + 1,
            leader=leads,
            cards=tuple(plays[seat].code if seat in plays else None for seat in turn),
            said=said if any(said) else (),
            winner=trick.winner.seat if trick.winner is not None else None,
        )

    @staticmethod
    def _behind(turn: list[Seat], seat: Seat, plays: "dict[Seat | None, Entry]", trick: _Trick) -> Entry | None:
        """Give the line before which that of a player should stand."""
        later = next((other for other in turn[turn.index(seat) :] if other in plays), None)
        if later is None:
            return trick.close or trick.plays[-1]
        # A word stands before its card.
        return min(plays[later], trick.words.get(later, plays[later]), key=lambda entry: entry.span().line)

    def _order(self, index: int, turn: list[Seat], trick: _Trick) -> None:
        """Report cards whose lines do not stand in order of play."""
        for expected, play in zip(turn, trick.plays, strict=False):
            if play.seat != expected:
                facts = {"text": play.text}
                path: Path = ("tricks", index)
                self.problems.append(Finding("I104", path, facts, trick=index + 1, seat=play.seat, span=play.span()))
                return

    def _place(self, index: int, turn: list[Seat], plays: "dict[Seat | None, Entry]", trick: _Trick) -> None:
        places, here = self.places, ("tricks", index)
        first, last = trick.plays[0].span(), (trick.winner or trick.plays[-1]).span()
        places[here] = replace(first, end_line=last.end_line, end_column=last.end_column)
        places[*here, "leader"] = trick.plays[0].span("seat")
        if trick.winner is not None:
            places[*here, "winner"] = trick.winner.span("seat")
        for place, seat in enumerate(turn):
            if seat in plays:
                play = plays[seat]
                places[*here, "cards", place] = play.span("rank", "of") if play.kind is Kind.PLAY else play.span()


def _from(seat: Seat) -> list[Seat]:
    """Give the seats in order of play from this one."""
    start = CONTREE_TABLE.number(seat)
    return [_SEATS[CONTREE_TABLE.after(start, step)] for step in range(CONTREE_TABLE.size)]
