"""The ``dispute/1`` document, a match at a time."""

import json
from collections.abc import Iterator

from referee import __version__
from referee.verdict.dispute import SCHEMA, MatchDispute
from referee.verdict.model import Diagnostic

__all__ = ["DisputeJson"]


class DisputeJson:
    """One JSON document for one file, written while its matches are read."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._first = True

    def begin(self) -> Iterator[str]:
        """Open the document and its file."""
        head = f'{{"referee": {json.dumps(__version__)}, "schema": {json.dumps(SCHEMA)}, "files": [\n'
        yield head + f'{{"path": {json.dumps(self._path, ensure_ascii=False)}, "matches": ['

    def match(self, dispute: MatchDispute) -> Iterator[str]:
        """Write a match."""
        comma = "" if self._first else ","
        self._first = False
        yield f"{comma}\n{dispute.model_dump_json(by_alias=True)}"

    def end(self, diagnostics: tuple[Diagnostic, ...]) -> Iterator[str]:
        """Close the document, with what could not be read of the file."""
        found = ",".join(diagnostic.model_dump_json() for diagnostic in diagnostics)
        yield f'], "diagnostics": [{found}]}}\n]}}\n'
