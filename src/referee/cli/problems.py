"""What a reader could not read, said on standard error by the commands that do not judge."""

from collections.abc import Iterator
from enum import Enum
from typing import TYPE_CHECKING

from referee.cli.reading import Opened
from referee.cli.session import Session
from referee.diagnostics.codes import CODES
from referee.diagnostics.model import Severity
from referee.record.stream import DealItem, FileEnd, MatchHead, NoSource
from referee.report.concise import concise
from referee.report.diagnose import diagnose
from referee.report.tally import Strictness

if TYPE_CHECKING:
    from referee.diagnostics.model import Finding
    from referee.record.stream import Item, Source

__all__ = ["Problems", "Voice"]


class Voice(Enum):
    """Whether to say what is wrong, or to leave it to the exit status."""

    ALOUD = "aloud"
    QUIET = "quiet"


class Problems:
    """Watches items go by.

    ``errors``, ``warnings``: how many so far; ``records``, ``said``: matches of the file watched last, and findings on it.
    """

    def __init__(self, session: Session, voice: Voice, strictness: Strictness) -> None:
        self._session = session
        self._voice = voice
        self._strictness = strictness
        self.errors = self.warnings = self.records = self.said = 0

    @property
    def clean(self) -> bool:
        """Whether all is well: no error, and when strict no warning."""
        return not self.errors and not (self._strictness is Strictness.WARNINGS and self.warnings)

    def watch(self, opened: Opened) -> "Iterator[Item]":
        """Give the items of an input, saying what their reader could not read."""
        self.records = self.said = 0
        for item in opened.items:
            match item:
                case MatchHead(match=match, source=source):
                    self.records += 1
                    self._say(opened, match.problems, source, None)
                case DealItem(deal=deal, source=source):
                    self._say(opened, deal.problems, source, deal.number)
                case FileEnd(problems=problems):
                    self._say(opened, problems, NoSource(), None)
            yield item

    def _say(self, opened: Opened, findings: "tuple[Finding, ...]", source: "Source", deal: int | None) -> None:
        self.said += len(findings)
        for finding in findings:
            severity = finding.severity or CODES[finding.code].severity
            self.errors += severity is Severity.ERROR
            self.warnings += severity is Severity.WARNING
            if self._voice is Voice.ALOUD:
                diagnostic = diagnose(finding, source, deal, self._session.lang)
                self._session.say(concise(opened.source.name, diagnostic, self._session.lang))
