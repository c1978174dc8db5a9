"""Diagnostics in SARIF 2.1.0, for the tools that collect what checkers find."""

import hashlib
import json
from collections.abc import Iterator
from pathlib import PurePath
from typing import Any, Final
from urllib.parse import quote

from referee import __version__
from referee.diagnostics.codes import CODES
from referee.diagnostics.model import Severity
from referee.diagnostics.words import lexicon, title
from referee.judging.events import Judged
from referee.record.model import Language
from referee.report.stream import Lines
from referee.report.wording import worded
from referee.verdict.model import Diagnostic, Summary

__all__ = ["SarifReport"]

_SCHEMA: Final = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json"
_LEVELS: Final = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "note"}
_RULES: Final = {code: index for index, code in enumerate(CODES)}


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _rule(code: str, language: Language) -> dict[str, Any]:
    """Give what a code stands for."""
    own = CODES[code]
    words = lexicon(language).codes[code]
    return {
        "id": code,
        "name": own.slug,
        "shortDescription": {"text": title(code, language)},
        "fullDescription": {"text": words.explanation or words.title},
        "help": {"text": f"referee explain {code}"},
        "defaultConfiguration": {"level": _LEVELS[own.severity]},
        "properties": {"article": own.article, "status": own.status.value},
    }


def _uri(path: str) -> str:
    """Give a path as a reference: relative as it stands, else of a file."""
    pure = PurePath(path)
    return pure.as_uri() if pure.is_absolute() else quote(pure.as_posix())


def _result(path: str, diagnostic: Diagnostic) -> dict[str, Any]:
    place: dict[str, Any] = {"physicalLocation": {"artifactLocation": {"uri": _uri(path)}}}
    if diagnostic.line is not None:
        region = {
            "startLine": diagnostic.line,
            "startColumn": diagnostic.column,
            "endLine": diagnostic.end_line,
            "endColumn": diagnostic.end_column,
        }
        place["physicalLocation"]["region"] = {key: value for key, value in region.items() if value is not None}
    if diagnostic.pointer is not None:
        place["logicalLocations"] = [{"fullyQualifiedName": diagnostic.pointer or "/", "kind": "member"}]
    known = {
        "article": diagnostic.article,
        "deal": diagnostic.deal,
        "trick": diagnostic.trick,
        "seat": diagnostic.seat,
        "facts": diagnostic.facts,
    }
    properties = {key: value for key, value in known.items() if value not in (None, {})}
    identity = _text([path, diagnostic.code, diagnostic.deal, diagnostic.trick, diagnostic.seat, diagnostic.facts])
    result: dict[str, Any] = {
        "ruleId": diagnostic.code,
        "level": _LEVELS[diagnostic.severity],
        "message": {"text": diagnostic.message},
        "locations": [place],
        "partialFingerprints": {"referee/v1": hashlib.sha256(identity.encode()).hexdigest()[:32]},
        "properties": properties,
    }
    if diagnostic.code in _RULES:
        result["ruleIndex"] = _RULES[diagnostic.code]
    return result


class SarifReport(Lines):
    """One run, a result a diagnostic, written while judging goes on. Columns count characters."""

    def __init__(self, language: Language) -> None:
        self._language = language
        self._path = ""
        self._comma = ""

    def begin(self) -> Iterator[str]:
        """Open the run, with every code that there is."""
        driver = {
            "name": "referee",
            "version": __version__,
            "semanticVersion": __version__,
            "language": self._language,
            "rules": [_rule(code, self._language) for code in CODES],
        }
        yield (
            f'{{"$schema": {_text(_SCHEMA)}, "version": "2.1.0", "runs": [{{"tool": {{"driver": {_text(driver)}}}, '
            f'"columnKind": "unicodeCodePoints", "language": {_text(self._language)}, "results": ['
        )

    def file(self, path: str) -> Iterator[str]:
        """Remember the file for its results."""
        self._path = path
        yield from ()

    def event(self, event: Judged) -> Iterator[str]:
        """Write the results of what was judged."""
        for diagnostic in worded(event, self._language):
            yield f"{self._comma}\n{_text(_result(self._path, diagnostic))}"
            self._comma = ","

    def amid(self, path: str | None) -> None:
        """Begin in the midst of a file, or between two, behind another result."""
        super().amid(path)
        self._comma = ","

    def joined(self, text: str) -> Iterator[str]:
        """Put results behind others, if there are any."""
        if text:
            yield text if self._comma else text.removeprefix(",")
            self._comma = ","

    def terse(self) -> bool:
        """Nothing is told of what is in order."""
        return True

    def end(self, summary: Summary) -> Iterator[str]:
        """Close the run with the counts of everything."""
        yield f'\n], "properties": {{"summary": {summary.model_dump_json()}}}}}]}}\n'
