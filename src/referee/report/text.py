"""The report that people read: diagnostics with their lines, the verdict on each deal, a summary line."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from referee.diagnostics.model import Status
from referee.judging.events import DealJudged, FileClosed, Judged, MatchClosed, MatchOpened
from referee.record.model import Language
from referee.record.stream import NoSource
from referee.report.blocks import Colour, block
from referee.report.breakdown import breakdown
from referee.report.lines import deal_line, match_end, match_head, summary_line
from referee.report.wording import worded
from referee.rules.model import RuleSet
from referee.verdict.model import Diagnostic, Summary

__all__ = ["Colour", "TextReport", "summary_line"]

_SMALL: Final = 40
_BAD: Final = frozenset({Status.CONTESTED, Status.UNFINISHED, Status.REFUSED})
_NO_SOURCE: Final = NoSource()


class _Piece(NamedTuple):
    """What is to be written below the head of its match; ``trouble``: in a long report too; ``apart``: below a blank
    line, as diagnostics are, so that they never seem to belong to the deal above.
    """

    head: str
    text: str
    trouble: bool
    apart: bool


class TextReport:
    """Text for a person: of a few deals, the verdict on each; of many, only what is to be said.

    Pieces are held back until it is known that there are more than a few deals, or that all has been judged: memory
    does not grow with the input.
    """

    def __init__(self, language: Language, colour: Colour = Colour.NEVER) -> None:
        self._language = language
        self._colour = colour
        self._path = ""
        self._head = self._shown_head = ""
        self._deals = 0
        self._held: list[_Piece] = []
        self._line_above = False
        self._rules: RuleSet | None = None

    def begin(self) -> Iterator[str]:
        """Nothing stands before the text."""
        yield from ()

    def file(self, path: str) -> Iterator[str]:
        """Remember the file."""
        self._path = path
        self._head = self._shown_head = ""
        yield from ()

    def event(self, event: Judged) -> Iterator[str]:
        """Write what was judged, or hold it back for now."""
        if isinstance(event, MatchOpened):
            self._rules = event.rule_set
        diagnostics = list(worded(event, self._language))
        blocks = "".join(self._block(event, diagnostic) + "\n" for diagnostic in diagnostics)
        match event:
            case MatchOpened():
                self._head = match_head(self._path, event, self._language) + "\n\n"
                yield from self._piece(blocks, trouble=bool(blocks))
            case DealJudged():
                self._deals += 1
                bad = bool(blocks) or event.verdict.status in _BAD
                # Of many deals, only those of which something is to be said are shown.
                shown = bad or self._deals <= _SMALL
                line = deal_line(event.deal, event.verdict, self._language) + "\n" if shown else ""
                # A line of its own below a block, so that it is seen to what it belongs.
                yield from self._piece(blocks + line + ("\n" if blocks else ""), trouble=bad, apart=bool(blocks))
            case MatchClosed():
                yield from self._piece(blocks, trouble=bool(blocks))
                yield from self._piece(f"{match_end(event.verdict, self._language)}\n\n", trouble=False)
            case FileClosed():
                self._head = ""
                yield from self._piece(blocks, trouble=bool(blocks))

    def settled(self) -> bool:
        """Of a few deals everything is told, of many what is to be said."""
        return self._deals > _SMALL

    def amid(self, path: str | None) -> None:
        """Begin behind more than a few deals, in the midst of a file or between two."""
        self._path = path or ""
        self._deals = _SMALL + 1
        self._line_above = True

    def joined(self, text: str) -> Iterator[str]:
        """Put text behind what there is; it begins with a blank line where that is wanted."""
        if text:
            yield text if self._line_above else text.removeprefix("\n")
            self._line_above = not text.endswith("\n\n")

    def terse(self) -> bool:
        """Nothing is told of deals that are in order once there are more than a few."""
        return self._deals > _SMALL

    def end(self, summary: Summary) -> Iterator[str]:
        """Write what was held back, and of many deals how they break down; the summary line is the command's."""
        yield from self._release(everything=self._deals <= _SMALL)
        if summary.deals <= _SMALL:
            return
        if self._line_above:
            yield "\n"
        yield from breakdown(summary, self._language)
        yield "\n"

    def _piece(self, text: str, *, trouble: bool, apart: bool | None = None) -> Iterator[str]:
        """Take in a piece, and give what can be written now."""
        if text:
            self._held.append(_Piece(self._head, text, trouble, trouble if apart is None else apart))
        if self._deals > _SMALL:
            yield from self._release(everything=False)

    def _release(self, *, everything: bool) -> Iterator[str]:
        for head, text, trouble, apart in self._held:
            if not (trouble or everything):
                continue
            new_head = bool(head) and head != self._shown_head
            if self._line_above and (new_head or apart):
                yield "\n"
            if new_head:
                self._shown_head = head
                yield head
            yield text
            self._line_above = not text.endswith("\n\n")
        self._held.clear()

    def _block(self, event: Judged, diagnostic: Diagnostic) -> str:
        source = _NO_SOURCE if isinstance(event, FileClosed) else event.source
        hand_line = _hand_line(event, diagnostic) if isinstance(event, DealJudged) else None
        return block(self._path, diagnostic, source, self._language, self._colour, hand_line, self._rules)


def _hand_line(event: DealJudged, diagnostic: Diagnostic) -> int | None:
    """Give the line of the hand of the player, where hands are written."""
    for index, hand in enumerate(event.deal.hands or ()):
        if hand.seat == diagnostic.seat:
            span = event.source.span(("hands", index))
            return span.line if span else None
    return None
