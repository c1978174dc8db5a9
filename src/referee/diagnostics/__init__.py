"""Findings: codes, places and facts; their words in one place, :mod:`referee.diagnostics.words`."""

from referee.diagnostics.codes import CODES, Code
from referee.diagnostics.model import Finding, Path, Severity, Span, Status, worst

__all__ = ["CODES", "Code", "Finding", "Path", "Severity", "Span", "Status", "worst"]
