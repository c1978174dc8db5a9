"""The score sheet in JSON: what each deal brings, in the words of the verdict."""

import json
from collections.abc import Iterator
from typing import Final

from referee import __version__
from referee.judging.events import DealJudged, FileClosed, Judged, MatchClosed, MatchOpened
from referee.scoresheet.figures import article_of, errors
from referee.verdict.model import Summary

__all__ = ["SCHEMA", "JsonSheet"]

SCHEMA: Final = "scoresheet/1"
_NOT_ON_THE_SHEET: Final = {"tricks", "diagnostics"}


class JsonSheet:
    """Writes one document while judging goes on, a deal a line.

    Keys and values are those of ``verdict/1``, without tricks and diagnostics; ``errors`` of a deal lists the code and
    the article of each, so that a refused one tells why.
    """

    def __init__(self) -> None:
        """Begin."""
        self._file_comma = self._match_comma = self._deal_comma = ""
        self._opening: list[dict[str, str]] = []

    def begin(self) -> Iterator[str]:
        """Open the document."""
        yield f'{{"referee": {_text(__version__)}, "schema": {_text(SCHEMA)}, "files": ['

    def file(self, path: str) -> Iterator[str]:
        """Open a file."""
        yield f'{self._file_comma}\n{{"path": {_text(path)}, "matches": ['
        self._file_comma, self._match_comma = ",", ""

    def event(self, event: Judged) -> Iterator[str]:
        """Write what was judged."""
        found = [{"code": finding.code, "article": article_of(finding)} for finding in errors(event.findings)]
        match event:
            case MatchOpened(index=index, game=game, rules=rules, tags=tags):
                stamp = "null" if rules is None else rules.model_dump_json()
                head = f'"index": {index}, "game": {_text(game)}, "rules": {stamp}, "tags": {_text(dict(tags))}'
                yield f'{self._match_comma}\n{{{head}, "deals": ['
                self._match_comma, self._deal_comma, self._opening = ",", "", found
            case DealJudged(verdict=verdict):
                deal = verdict.model_dump_json(exclude=_NOT_ON_THE_SHEET).removesuffix("}")
                yield f'{self._deal_comma}\n{deal},"errors":{_text(found)}}}'
                self._deal_comma = ","
            case MatchClosed(verdict=verdict):
                end = verdict.model_dump_json(include={"status", "total", "winner"})[1:-1]
                yield f'], {end}, "errors": {_text([*self._opening, *found])}}}'
            case FileClosed(status=status):
                yield f'], "status": {_text(status.value)}, "errors": {_text(found)}}}'

    def end(self, summary: Summary) -> Iterator[str]:
        """Close the document with its summary."""
        yield f'\n], "summary": {summary.model_dump_json()}}}\n'


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
