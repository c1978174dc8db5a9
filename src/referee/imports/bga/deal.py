"""One deal of a log while its lines are read."""

from dataclasses import dataclass, field
from typing import Final

from referee.diagnostics.model import Finding, Path
from referee.imports.bga.tricks import Tricks
from referee.imports.bga.words import Entry, Kind
from referee.imports.lines import Line
from referee.record.model import Call, Comment, Seat

__all__ = ["DealLog"]

_PLAYERS: Final = 4
_CALL_VERBS: Final = frozenset(("bids", "doubles", "redoubles"))


@dataclass(slots=True)
class DealLog:
    """A deal while its lines are read; each line finds its place, or is told to be out of it."""

    calls: list[tuple[Call, Entry]] = field(default_factory=list)
    contract: Entry | None = None
    tricks: Tricks = field(default_factory=Tricks)
    result: Entry | None = None
    scores: dict[Seat, Entry] = field(default_factory=dict)
    ended: Entry | None = None
    lines: list[Line] = field(default_factory=list)
    comments: list[Comment] = field(default_factory=list)
    problems: list[Finding] = field(default_factory=list)

    @property
    def speaker(self) -> Seat | None:
        """Who spoke first; who led first where nobody spoke."""
        if self.calls:
            return self.calls[0][0].seat
        first = self.tricks.found[0] if self.tricks.found else None
        return first.seats[0] if first is not None and first.number == 0 else None

    @property
    def _scored(self) -> bool:
        return self.result is not None or bool(self.scores)

    @property
    def _playing(self) -> bool:
        return not self._scored and self.ended is None

    def precedes(self, entry: Entry) -> bool:
        """Tell whether a line opens another deal than this one."""
        if entry.kind in {Kind.BID, Kind.PASS}:
            passed = {call.seat for call, _ in self.calls if call.call == "pass"}
            passed_out = len(passed) == len(self.calls) == _PLAYERS
            return bool(self.tricks.found) or self._scored or self.ended is not None or passed_out
        if entry.kind is Kind.PLAY:
            restarts = entry.trick == 0 and self.tricks.reached > 0
            return restarts or self._scored or self.ended is not None
        return False

    def take(self, entry: Entry) -> None:
        """Take a line of this deal; one that cannot stand where it does is told to be out of place."""
        self.lines.append(entry.line)
        if entry.kind is not Kind.PLAY and self.tricks.waiting is not None:
            self._stray_word()
        kept = self._placed(entry)
        if entry.kind is Kind.PLAY and self.tricks.waiting is not None:
            self._stray_word()
        if not kept:
            self._report("I104", entry)

    def _placed(self, entry: Entry) -> bool:
        """Put a line where it belongs; gives whether it can stand there."""
        match entry.kind:
            case Kind.BID | Kind.PASS | Kind.CONTRE | Kind.SURCONTRE | Kind.NO_SURCONTRE:
                return self._call(entry)
            case Kind.CONTRACT:
                return self._contract(entry)
            case Kind.PLAY:
                return self._playing and self.tricks.play(entry)
            case Kind.WORD:
                return self.tricks.word(entry)
            case Kind.WINNER:
                return self._playing and self.tricks.win(entry)
            case Kind.RESULT:
                return self._result(entry)
            case Kind.SCORE:
                return self._score(entry)
            case Kind.NEXT | Kind.END:
                self._end(entry)
            case Kind.BROKEN:
                self._broken(entry)
            case Kind.UNKNOWN:
                self._report("I101", entry)
            case Kind.SILENT:
                pass
        return True

    def close(self) -> None:
        """Take it in that no line of this deal follows."""
        self._stray_word()

    def _stray_word(self) -> None:
        entry = self.tricks.stray_word()
        if entry is not None:
            self._report("I104", entry)

    def _report(self, code: str, entry: Entry, path: Path | None = None) -> None:
        """Report a line that is kept as a comment, because the record has no place for it."""
        here = self._anchor() if path is None else path
        self.problems.append(Finding(code, here, {"text": entry.text}, seat=entry.seat, span=entry.line.span()))
        self.remark(entry, here)

    def remark(self, entry: Entry, path: Path | None = None) -> None:
        """Keep a line as a comment where it stands in the deal."""
        here = self._anchor() if path is None else path
        pointer = "".join(f"/{step}" for step in here) or "/header"
        self.comments.append(Comment(text=entry.text, form="line", path=pointer, place="before"))

    def _anchor(self) -> Path:
        """Give the element that stands next."""
        if self.ended is not None:
            return ("end",)
        if self._scored:
            return ("score",)
        if self.tricks.found:
            return ("tricks", self.tricks.reached + (self.tricks.found[-1].winner is not None))
        return ("auction", len(self.calls)) if self.calls else ("header",)

    def _call(self, entry: Entry) -> bool:
        if self.tricks.found or not self._playing:
            return False
        if entry.kind is Kind.NO_SURCONTRE and not any(call.call == "contre" for call, _ in self.calls):
            return False
        self.calls.append((Call.model_validate({"seat": entry.seat, "call": entry.code}), entry))
        return True

    def _contract(self, entry: Entry) -> bool:
        if self.contract is not None or self.tricks.found:
            return False
        self.contract = entry
        return True

    def _result(self, entry: Entry) -> bool:
        if self.result is not None or self.ended is not None or self.taker is None:
            return False
        self.result = entry
        return True

    def _score(self, entry: Entry) -> bool:
        if entry.seat is None or entry.seat in self.scores or self.ended is not None:
            return False
        self.scores[entry.seat] = entry
        return True

    def _end(self, entry: Entry) -> None:
        if entry.kind is Kind.END:
            self.ended = entry
            self.remark(entry)
        else:
            self.ended = self.ended or entry

    def _broken(self, entry: Entry) -> None:
        """Take a line that cannot be read for what it was, as far as it says that."""
        verb = entry.found["verb"] if entry.found is not None else None
        word = verb.lower() if verb else ""
        here = self._anchor()
        if word in _CALL_VERBS and not self.tricks.found:
            self.calls.append((Call.model_validate({"seat": entry.seat, "call": None}), entry))
        elif word == "plays" and self.tricks.play(entry):
            here = ("tricks", self.tricks.reached)
        self._report("I103", entry, here)

    @property
    def taker(self) -> Seat | None:
        """Who made the last bid, or is named at the end of the auction."""
        bids = [entry for _, entry in self.calls if entry.kind is Kind.BID]
        if not bids and self.contract is not None:
            return self.contract.seat
        return bids[-1].seat if bids else None
