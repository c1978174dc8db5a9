"""Verdicts as lines of JSON, one a deal, what is known of its file and match beside it."""

import json
from collections.abc import Iterator

from referee.judging.events import DealJudged, Judged, MatchOpened
from referee.record.model import Language
from referee.report.json import deal_json
from referee.report.wording import worded
from referee.verdict.model import Summary

__all__ = ["JsonLinesReport"]


class JsonLinesReport:
    """A line a deal: its verdict, and the keys ``file``, ``match`` (its index), ``game``, ``rules``, ``tags``."""

    def __init__(self, language: Language) -> None:
        self._language = language
        self._file = ""
        self._beside = ""

    def begin(self) -> Iterator[str]:
        """Nothing stands before the lines."""
        yield from ()

    def file(self, path: str) -> Iterator[str]:
        """Remember the file for the lines of its deals."""
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
            deal = deal_json(event.verdict, list(worded(event, self._language)))
            yield f"{self._beside}{deal[1:]}\n"

    def end(self, summary: Summary) -> Iterator[str]:
        """Nothing stands after the lines."""
        del summary
        yield from ()
