"""One deal of a log, from its lines to its record."""

from dataclasses import dataclass, field
from typing import Any, Final

from referee.diagnostics.model import Finding, Path, Span
from referee.imports.bga.deal import DealLog
from referee.imports.bga.words import Entry, Kind
from referee.imports.lines import LineSource, bad_bytes
from referee.kernel.table import CONTREE_TABLE
from referee.notation.remarks import settle
from referee.record.layout import anchors
from referee.record.model import Contract, Count, Deal, Party, Seat
from referee.record.stream import DealItem

__all__ = ["built"]

_PLAYERS: Final = 4
_BELOTE: Final = 20
_PAIR: Final = frozenset(("belote", "rebelote"))
_SEATS: Final[tuple[Seat, ...]] = ("N", "W", "S", "E")


def built(log: DealLog, number: int, encoding: str) -> DealItem:
    """Give the record of a deal.

    ``number``: its place in the match; ``encoding``: the name of that of the file, for messages.
    """
    log.close()
    return _Built(log).item(number, encoding)


def _party(seat: Seat) -> Party:
    return "NS" if seat in {"N", "S"} else "EW"


@dataclass(slots=True)
class _Built:
    """A deal being built: its places, and what is wrong between its lines."""

    log: DealLog
    places: dict[Path, Span] = field(default_factory=dict)
    problems: list[Finding] = field(default_factory=list)

    def item(self, number: int, encoding: str) -> DealItem:
        """Give the deal; ``number``: its place in the match."""
        first = self.log.speaker
        parts: dict[str, Any] = {
            "number": number,
            "dealer": None if first is None else _SEATS[CONTREE_TABLE.after(CONTREE_TABLE.number(first), 3)],
            **self._bidding(),
            **self._marking(),
        }
        parts["tricks"] = self.log.tricks.built(first, self._behind())
        self._absences()
        problems = [*self.log.problems, *self.problems, *self.log.tricks.problems]
        problems.sort(key=lambda finding: finding.span.line if finding.span is not None else 0)
        bad = bad_bytes(self.log.lines, encoding)
        head = self.log.lines[0].span()
        places = {**self.places, **self.log.tricks.places, (): head, ("header",): head}
        deal = Deal(**parts, problems=tuple(problems if bad is None else [bad, *problems]))
        comments = settle(self.log.comments, anchors(deal, _PLAYERS))
        source = LineSource(places, {line.number: line.text for line in self.log.lines})
        return DealItem(deal.model_copy(update={"comments": comments}), source)

    def _behind(self) -> Entry | None:
        """Give the first line behind the play."""
        behind = [*([self.log.result] if self.log.result is not None else []), *self.log.scores.values()]
        behind += [self.log.ended] if self.log.ended is not None else []
        return min(behind, key=lambda entry: entry.line.number, default=None)

    def _bidding(self) -> dict[str, Any]:
        end = self.log.contract
        if not self.log.calls:
            if end is None:
                return {}
            self.places["contract",] = end.line.span()
            return {"contract": Contract(taker=end.seat, bid=end.code)}
        self.places["auction",] = self.log.calls[0][1].line.span()
        for index, (_, entry) in enumerate(self.log.calls):
            self.places["auction", index] = entry.line.span()
        bids = [entry for _, entry in self.log.calls if entry.kind is Kind.BID]
        last = bids[-1] if bids else None
        if end is not None and (last is None or (last.seat, last.code) != (end.seat, end.code)):
            facts = {"text": end.text, "what": "contract"}
            self.problems.append(Finding("I106", ("auction",), facts, span=end.line.span()))
        return {"auction": tuple(call for call, _ in self.log.calls)}

    def _marking(self) -> dict[str, Any]:
        """Give what the log claims of points and scores."""
        parts: dict[str, Any] = {}
        taker = self.log.taker
        if self.log.result is not None and taker is not None:
            self.places["count",] = self.log.result.line.span()
            own, other = self.log.result.figures
            sides = (_party(taker), _party(_SEATS[CONTREE_TABLE.after(CONTREE_TABLE.number(taker))]))
            belotes = self._belotes()
            points = {party: have - belotes[party] for party, have in zip(sides, (own, other), strict=True)}
            parts["count"] = Count(
                points=dict(sorted(points.items(), reverse=True)), result="made" if self.log.result.made else "failed"
            )
        score = self._score()
        if score:
            self.places["score",] = next(iter(self.log.scores.values())).line.span()
            parts["score"] = score
        return parts

    def _score(self) -> dict[Party, int]:
        """Give the score of each side; partners mark the same."""
        score: dict[Party, int] = {}
        for seat in _SEATS:
            entry = self.log.scores.get(seat)
            if entry is None:
                continue
            party, mark = _party(seat), entry.figures[0]
            if score.setdefault(party, mark) != mark:
                facts = {"text": entry.text, "what": "score"}
                self.problems.append(Finding("I106", ("score",), facts, seat=seat, span=entry.line.span()))
            self.places.setdefault(("score", party), entry.line.span())
        return score

    def _belotes(self) -> dict[Party, int]:
        """Give the points of the pairs that were said: they are in the points printed, and not in those of a record."""
        belotes: dict[Party, int] = {"NS": 0, "EW": 0}
        for seat, words in self.log.tricks.said.items():
            if words >= _PAIR:
                belotes[_party(seat)] += _BELOTE
        return belotes

    def _absences(self) -> None:
        """Report that a log, which is otherwise whole, has no line for points or scores."""
        last = self.log.lines[-1]
        if not self.log.tricks.complete:
            return
        if self.log.result is None:
            self.problems.append(Finding("I105", ("tricks",), {"what": "points"}, span=last.span()))
        if len(self.log.scores) < _PLAYERS:
            self.problems.append(Finding("I105", ("score",), {"what": "score"}, span=last.span()))
