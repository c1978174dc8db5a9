"""Verdicts as lines of JSON, one a deal, what is known of its file and match beside it."""

import json
from collections.abc import Callable, Iterator

from referee.judging.events import DealJudged, Judged, MatchOpened
from referee.record.model import Language
from referee.report.concise import concise
from referee.report.json import deal_json
from referee.report.stream import Lines
from referee.report.wording import worded
from referee.verdict.model import Summary

__all__ = ["JsonLinesReport"]


class JsonLinesReport(Lines):
    """A line a deal: its verdict, and the keys ``file``, ``match`` (its index), ``game``, ``rules``, ``tags``.

    What is to be said of a match or of a file has no line of its own here: ``aside`` takes it, in the concise form.
    """

    def __init__(self, language: Language, aside: Callable[[str], object]) -> None:
        self._language = language
        self._aside = aside
        self._path = ""
        self._file = ""
        self._beside = ""

    def begin(self) -> Iterator[str]:
        """Nothing stands before the lines."""
        yield from ()

    def file(self, path: str) -> Iterator[str]:
        """Remember the file for the lines of its deals."""
        self._path = path
        self._file = json.dumps(path, ensure_ascii=False)
        yield from ()

    def event(self, event: Judged) -> Iterator[str]:
        """Write the line of a deal."""
        if isinstance(event, MatchOpened):
            rules = "null" if event.rules is None else event.rules.model_dump_json()
            self._beside = (
                f'{{"file":{self._file},"match":{event.index},"game":{json.dumps(event.game)},"rules":{rules},'
                f'"tags":{json.dumps(dict(event.tags), ensure_ascii=False)},'
            )
        elif isinstance(event, DealJudged):
            deal = deal_json(event.verdict, worded(event, self._language))
            yield f"{self._beside}{deal[1:]}\n"
        if not isinstance(event, DealJudged):
            for diagnostic in worded(event, self._language):
                self._aside(concise(self._path, diagnostic, self._language))

    def terse(self) -> bool:
        """Everything is told."""
        return False

    def end(self, summary: Summary) -> Iterator[str]:
        """Nothing stands after the lines."""
        del summary
        yield from ()
