"""The ``verdict/1`` document, written while judging goes on."""

import json
from collections.abc import Iterable, Iterator

from referee import __version__
from referee.judging.events import DealJudged, FileClosed, Judged, MatchClosed, MatchOpened
from referee.record.model import Language
from referee.report.wording import worded
from referee.verdict.model import SCHEMA, DealVerdict, Diagnostic, Summary

__all__ = ["JsonReport", "deal_json"]


def deal_json(verdict: DealVerdict, diagnostics: tuple[Diagnostic, ...]) -> str:
    """Give a deal's verdict, its diagnostics in their place, as a JSON object on one line."""
    if diagnostics:
        verdict = verdict.model_copy(update={"diagnostics": diagnostics})
    return verdict.model_dump_json(by_alias=True)


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _listed(diagnostics: Iterable[Diagnostic]) -> str:
    return "[" + ",".join(diagnostic.model_dump_json() for diagnostic in diagnostics) + "]"


class JsonReport:
    """One JSON document for all files; a deal a line."""

    def __init__(self, language: Language) -> None:
        self._language = language
        self._first_file = self._first_match = self._first_deal = True
        self._in_file = False
        self._opening: tuple[Diagnostic, ...] = ()

    def begin(self) -> Iterator[str]:
        """Open the document."""
        yield f'{{"referee": {_text(__version__)}, "schema": {_text(SCHEMA)}, "files": ['

    def file(self, path: str) -> Iterator[str]:
        """Open a file."""
        comma = "" if self._first_file else ","
        self._first_file, self._first_match, self._in_file = False, True, True
        yield f'{comma}\n{{"path": {_text(path)}, "matches": ['

    def event(self, event: Judged) -> Iterator[str]:
        """Write what was judged."""
        diagnostics = worded(event, self._language)
        match event:
            case MatchOpened():
                yield from self._open_match(event, diagnostics)
            case DealJudged(verdict=verdict):
                comma = "" if self._first_deal else ","
                self._first_deal = False
                yield f"{comma}\n{deal_json(verdict, diagnostics)}"
            case MatchClosed(verdict=verdict):
                end = verdict.model_dump_json(include={"status", "total", "winner"})
                yield f'], {end[1:-1]}, "diagnostics": {_listed(self._opening + diagnostics)}}}'
            case FileClosed(status=status):
                self._in_file = False
                yield f'], "status": {_text(status.value)}, "diagnostics": {_listed(diagnostics)}}}'

    def amid(self, path: str | None) -> None:
        """Begin behind another match of a file, or behind another file."""
        self._in_file = path is not None
        self._first_file = self._first_match = False

    def joined(self, text: str) -> Iterator[str]:
        """Put matches behind others of their file, or files behind others, if there are any."""
        if not text:
            return
        first = self._first_match if self._in_file else self._first_file
        yield text.removeprefix(",") if first else text
        self._first_file = False
        self._first_match = self._first_match and not self._in_file

    def terse(self) -> bool:
        """Everything is told."""
        return False

    def settled(self) -> bool:
        """Matches and files stand for themselves."""
        return True

    def _open_match(self, event: MatchOpened, diagnostics: tuple[Diagnostic, ...]) -> Iterator[str]:
        comma = "" if self._first_match else ","
        self._first_match, self._first_deal = False, True
        self._opening = diagnostics
        rules = "null" if event.rules is None else event.rules.model_dump_json()
        yield (
            f'{comma}\n{{"index": {event.index}, "game": {_text(event.game)}, "rules": {rules}, '
            f'"tags": {_text(dict(event.tags))}, "deals": ['
        )

    def end(self, summary: Summary) -> Iterator[str]:
        """Close the document with its summary."""
        yield f'\n], "summary": {summary.model_dump_json()}}}\n'
