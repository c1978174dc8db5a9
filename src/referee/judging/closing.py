"""The end of a file that was judged in parts."""

from dataclasses import replace

from referee.diagnostics.model import Finding, Status, worst
from referee.engine.outcome import status_of
from referee.judging.events import FileClosed
from referee.limits import MOST_PROBLEMS

__all__ = ["Closing"]


class Closing:
    """Takes in how the parts of a file end; ``matches``: how many these hold so far."""

    def __init__(self) -> None:
        self.matches = 0
        self._status = Status.VOID
        self._findings: list[Finding] = []
        self._empty = True

    def part(self, end: FileClosed) -> None:
        """A part ends."""
        # That a part holds no record says nothing of the file.
        own = [finding for finding in end.findings if finding.code != "N110"]
        empty = len(own) < len(end.findings)
        self._status = worst(self._status, status_of(own, Status.VOID) if empty else end.status)
        self._empty = self._empty and empty
        self._findings += own

    def closed(self) -> FileClosed:
        """Give the end of the file."""
        findings = _joined(self._findings)
        if not self.matches and (self._empty or not findings):
            findings = (Finding("N110", ()), *findings)
        return FileClosed(status_of(findings, self._status), findings)


def _joined(findings: list[Finding]) -> tuple[Finding, ...]:
    """Give what the parts say of the file as one file says it: its bad bytes counted together, and not more than are kept."""
    bad = [finding for finding in findings if finding.code == "S101" and finding.span is None]
    kept = [finding for finding in findings if finding not in bad]
    if len(kept) > MOST_PROBLEMS:
        more = Finding("S118", (), {"limit": "problems", "expected": MOST_PROBLEMS}, span=kept[MOST_PROBLEMS].span)
        kept[MOST_PROBLEMS:] = [more]
    if bad:
        facts = {**bad[0].facts, "count": sum(finding.facts["count"] for finding in bad)}
        kept.append(replace(bad[0], facts=facts))
    return tuple(kept)
