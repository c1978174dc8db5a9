"""The findings of an event, placed and worded."""

from collections.abc import Iterator

from referee.judging.events import DealJudged, FileClosed, Judged
from referee.record.model import Language
from referee.record.stream import NoSource
from referee.report.diagnose import diagnose
from referee.verdict.model import Diagnostic

__all__ = ["worded"]

_NO_SOURCE = NoSource()


def worded(event: Judged, language: Language) -> Iterator[Diagnostic]:
    """Give the diagnostics of an event, in order, in this language."""
    number = event.verdict.number if isinstance(event, DealJudged) else None
    source = _NO_SOURCE if isinstance(event, FileClosed) else event.source
    for finding in event.findings:
        yield diagnose(finding, source, number, language)
