"""The end of a file that was judged in parts."""

from referee.diagnostics.model import Finding, Status, worst
from referee.engine.outcome import status_of
from referee.judging.events import FileClosed

__all__ = ["Closing"]


class Closing:
    """Takes in how the parts of a file end; ``matches``: how many these hold so far."""

    def __init__(self) -> None:
        self.matches = 0
        self._status = Status.VOID
        self._findings: tuple[Finding, ...] = ()

    def part(self, end: FileClosed) -> None:
        """A part ends."""
        self._status = worst(self._status, end.status)
        self._findings += end.findings

    def closed(self) -> FileClosed:
        """Give the end of the file."""
        findings = self._findings
        if self.matches:
            # That a part holds no record says nothing of the file.
            findings = tuple(finding for finding in findings if finding.code != "N110")
        elif not findings:
            findings = (Finding("N110", ()),)
        return FileClosed(status_of(findings, self._status), findings)
