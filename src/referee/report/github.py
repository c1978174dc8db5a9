"""Diagnostics as workflow commands, which GitHub shows as annotations at their lines."""

from collections.abc import Iterator
from typing import Final

from referee.diagnostics.model import Severity
from referee.diagnostics.words import title
from referee.judging.events import Judged
from referee.record.model import Language
from referee.report.stream import Lines
from referee.report.wording import worded
from referee.verdict.model import Diagnostic, Summary

__all__ = ["GithubReport"]

_COMMANDS: Final = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "notice"}
_DATA: Final = str.maketrans({"%": "%25", "\r": "%0D", "\n": "%0A"})
_PROPERTY: Final = str.maketrans({"%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"})


def _command(path: str, diagnostic: Diagnostic, language: Language) -> str:
    known = {
        "file": path,
        "line": diagnostic.line,
        "endLine": diagnostic.end_line,
        "col": diagnostic.column,
        "endColumn": diagnostic.end_column,
        "title": f"{diagnostic.code} {title(diagnostic.code, language)}",
    }
    properties = ",".join(
        f"{name}={str(value).translate(_PROPERTY)}" for name, value in known.items() if value is not None
    )
    where = "" if diagnostic.pointer is None else f" ({diagnostic.pointer})"
    article = f" [{diagnostic.article}]" if diagnostic.article else ""
    text = f"{diagnostic.message}{where}{article}".translate(_DATA)
    return f"::{_COMMANDS[diagnostic.severity]} {properties}::{text}"


class GithubReport(Lines):
    """A command a diagnostic."""

    def __init__(self, language: Language) -> None:
        self._language = language
        self._path = ""

    def begin(self) -> Iterator[str]:
        """Nothing stands before the commands."""
        yield from ()

    def file(self, path: str) -> Iterator[str]:
        """Remember the file for its commands."""
        self._path = path
        yield from ()

    def event(self, event: Judged) -> Iterator[str]:
        """Write the commands of what was judged."""
        for diagnostic in worded(event, self._language):
            yield _command(self._path, diagnostic, self._language) + "\n"

    def terse(self) -> bool:
        """Nothing is told of what is in order."""
        return True

    def end(self, summary: Summary) -> Iterator[str]:
        """The summary line is the command's."""
        del summary
        yield from ()
