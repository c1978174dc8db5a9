"""The score sheet to be read and pinned up: a table a match, a line a deal.

Widths are fixed, so a line is written as soon as its deal is judged, however long the match.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from referee.diagnostics.model import Finding, Status
from referee.diagnostics.spelling import SPELLINGS
from referee.diagnostics.words import lexicon
from referee.diagnostics.words.speech import tidy
from referee.judging.events import DealJudged, FileClosed, Judged, MatchClosed, MatchOpened
from referee.record.model import Language, Party
from referee.scoresheet.columns import Align, Column, laid_out
from referee.scoresheet.figures import errors, said, worth_a_note
from referee.scoresheet.line import claimed_cells, columns, deal_cells
from referee.scoresheet.shape import SHAPES
from referee.scoresheet.words import WORDS
from referee.verdict.model import Summary

__all__ = ["TextSheet"]

_MOST_NOTES = 500
_LONGEST_TAG = 60


class TextSheet:
    """Writes score sheets as text while judging goes on."""

    def __init__(self, language: Language) -> None:
        """Begin; ``language``: of the words, whatever the records are written in."""
        self._language: Language = language
        self._words = WORDS[language]
        self._spelling = SPELLINGS[language]
        self._path = ""
        self._sheets = 0
        self._shape = SHAPES[None]
        self._parties: tuple[Party, ...] = ()
        self._table: tuple[Column, ...] = ()
        self._deals: Counter[Status] = Counter()
        self._notes: list[str] = []
        self._notes_left = 0
        self._starred = False

    def begin(self) -> Iterator[str]:
        """Nothing stands before the first sheet."""
        yield from ()

    def file(self, path: str) -> Iterator[str]:
        """Remember the file for its sheets."""
        self._path = path
        yield from ()

    def event(self, event: Judged) -> Iterator[str]:
        """Write what was judged."""
        match event:
            case MatchOpened():
                lines = self._head(event)
            case DealJudged():
                lines = self._deal(event)
            case MatchClosed():
                lines = self._foot(event)
            case FileClosed():
                lines = self._file_end(event)
        for line in lines:
            yield line + "\n"

    def end(self, summary: Summary) -> Iterator[str]:
        """Nothing stands after the last sheet: the command adds its summary line."""
        del summary
        yield from ()

    def _head(self, event: MatchOpened) -> Iterator[str]:
        self._shape, self._parties = SHAPES[event.game], ()
        self._deals.clear()
        self._notes, self._notes_left, self._starred = [], 0, False
        labels = self._words.labels
        if self._sheets:
            yield ""
        self._sheets += 1
        yield f"{labels['sheet']} - {tidy(self._path)} - {labels['match'].format(index=event.index)}"
        shown = [
            text.format(_clipped(event.tags[name])) for name, text in self._words.tags.items() if event.tags.get(name)
        ]
        if shown:
            yield ", ".join(shown)
        names = {"North": "N", "West": "W", "South": "S", "East": "E"} | {f"P{n}": f"P{n}" for n in range(1, 5)}
        players = [
            f"{self._spelling.seat(seat)}: {_clipped(event.tags[name])}"
            for name, seat in names.items()
            if event.tags.get(name)
        ]
        if players:
            yield "  ".join(players)
        if event.rules is None:
            yield labels["no-rules"]
        else:
            game = labels.get(event.game or "", "?")
            yield labels["rules"].format(name=tidy(event.rules.name), version=tidy(event.rules.version), game=game)
        for finding in event.findings:
            if finding.code == "N108":
                yield self._words.labels["note-match"].format(text=said(finding, self._language))
        yield from self._faults(event.findings)

    def _deal(self, event: DealJudged) -> Iterator[str]:
        if not self._parties:
            self._parties = tuple(event.verdict.total)
            yield from self._column_heads()
        self._deals[event.verdict.status] += 1
        table = self._table
        terms = lexicon(self._language).phrases["term"]
        yield laid_out(table, deal_cells(event, self._parties, self._shape, self._words, self._spelling, terms))
        claimed = claimed_cells(event, self._parties, self._shape, self._words)
        if claimed is not None:
            self._starred = True
            yield laid_out(table, claimed)
        number = "?" if event.verdict.number is None else event.verdict.number
        for finding in worth_a_note(event):
            self._note(self._words.labels["note"].format(deal=number, text=said(finding, self._language)))

    def _column_heads(self) -> Iterator[str]:
        table = self._table = columns(self._parties, self._shape, self._words, self._spelling)
        above: list[str] = []
        for column in table:
            above.append("" if column.group in above else column.group)
        heads = laid_out(table, [column.head for column in table])
        yield ""
        yield laid_out([replace(column, align=Align.LEFT) for column in table], above)
        yield heads
        yield "-" * len(heads)

    def _foot(self, event: MatchClosed) -> Iterator[str]:
        labels = self._words.labels
        yield ""
        if not self._deals:
            yield labels["no-deals"]
        verdict = event.verdict
        if verdict.total:
            yield labels["final"].format(scores=self._spelling.scores(verdict.total))
        if verdict.winner is not None:
            yield labels["winner"].format(party=lexicon(self._language).parties[""][verdict.winner])
        if self._deals:
            counts = [
                f"{self._deals[status]} {self._words.counts[status][self._deals[status] > 1]}"
                for status in Status
                if self._deals[status]
            ]
            yield labels["deals"].format(counts=", ".join(counts))
        for finding in event.findings:
            if finding.code == "M204":
                self._note(labels["note-match"].format(text=said(finding, self._language)))
        yield from self._faults([finding for finding in event.findings if finding.code != "M204"])
        yield from self._legend()

    def _legend(self) -> Iterator[str]:
        labels = self._words.labels
        if not self._deals:
            return
        yield ""
        yield "; ".join(labels[label] for label in self._shape.legend)
        yield labels["unknown"]
        if self._starred:
            yield labels["legend"]
        yield from self._notes
        if self._notes_left:
            yield labels["notes-left"].format(count=self._notes_left)

    def _file_end(self, event: FileClosed) -> Iterator[str]:
        if event.findings or not self._sheets:
            yield from self._faults(event.findings)
        if event.status is Status.REFUSED and errors(event.findings):
            yield self._words.labels["file-status"]

    def _faults(self, findings: Sequence[Finding]) -> Iterator[str]:
        for finding in errors(findings):
            yield self._words.labels["fault"].format(text=said(finding, self._language))

    def _note(self, text: str) -> None:
        """Keep a foot note; of a very long match only the first ones, so that memory does not grow."""
        if len(self._notes) < _MOST_NOTES:
            self._notes.append(text)
        else:
            self._notes_left += 1


def _clipped(value: str) -> str:
    text = " ".join(tidy(value).split())
    return text if len(text) <= _LONGEST_TAG else text[: _LONGEST_TAG - 1] + "…"
