"""Diagnostics on a line each, as compilers print them."""

from collections.abc import Iterator

from referee.diagnostics.model import Severity
from referee.judging.events import Judged
from referee.record.model import Language
from referee.report.stream import Lines
from referee.report.wording import worded
from referee.verdict.model import Diagnostic, Summary

__all__ = ["ConciseReport", "concise"]

_SEVERITIES = {
    "fr": {Severity.ERROR: "erreur", Severity.WARNING: "avertissement", Severity.NOTE: "note"},
    "en": {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "note"},
}


def concise(path: str, diagnostic: Diagnostic, language: Language) -> str:
    """Give ``file:line:column: severity code message [article]``, without the places that are not known."""
    place = [path]
    if diagnostic.line is not None:
        place.append(str(diagnostic.line))
        if diagnostic.column is not None:
            place.append(str(diagnostic.column))
    elif diagnostic.pointer:
        place.append(diagnostic.pointer)
    article = f" [{diagnostic.article}]" if diagnostic.article else ""
    severity = _SEVERITIES[language][diagnostic.severity]
    return f"{':'.join(place)}: {severity} {diagnostic.code}: {diagnostic.message}{article}"


class ConciseReport(Lines):
    """A line a diagnostic."""

    def __init__(self, language: Language) -> None:
        self._language = language
        self._path = ""

    def begin(self) -> Iterator[str]:
        """Nothing stands before the lines."""
        yield from ()

    def file(self, path: str) -> Iterator[str]:
        """Remember the file for its lines."""
        self._path = path
        yield from ()

    def event(self, event: Judged) -> Iterator[str]:
        """Write the lines of what was judged."""
        for diagnostic in worded(event, self._language):
            yield concise(self._path, diagnostic, self._language) + "\n"

    def terse(self) -> bool:
        """Nothing is told of what is in order."""
        return True

    def end(self, summary: Summary) -> Iterator[str]:
        """The summary line is not of this format: the command adds it."""
        del summary
        yield from ()
