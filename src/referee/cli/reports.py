"""The formats of ``check``."""

from enum import StrEnum
from typing import TYPE_CHECKING

from referee.cli.session import Session

if TYPE_CHECKING:
    from referee.report.stream import Parted

__all__ = ["ReportForm", "report_of"]


class ReportForm(StrEnum):
    """The formats of ``check``."""

    TEXT = "text"
    CONCISE = "concise"
    JSON = "json"
    JSONL = "jsonl"
    SARIF = "sarif"
    GITHUB = "github"
    JUNIT = "junit"


def report_of(form: ReportForm | None, session: Session, *, colours: bool) -> "Parted":
    """Make a report; without a form, one that says nothing. Each form is imported when it is asked for."""
    match form:
        case None:
            from referee.report.silent import SilentReport

            return SilentReport()
        case ReportForm.TEXT:
            from referee.report.text import Colour, TextReport

            return TextReport(session.lang, Colour.ALWAYS if colours else Colour.NEVER)
        case ReportForm.CONCISE:
            from referee.report.concise import ConciseReport

            return ConciseReport(session.lang)
        case ReportForm.SARIF:
            from referee.report.sarif import SarifReport

            return SarifReport(session.lang)
        case ReportForm.GITHUB:
            from referee.report.github import GithubReport

            return GithubReport(session.lang)
        case ReportForm.JUNIT:
            from referee.report.junit import JunitReport

            return JunitReport(session.lang)
        case ReportForm.JSON:
            from referee.report.json import JsonReport

            return JsonReport(session.lang)
        case ReportForm.JSONL:
            from referee.report.jsonl import JsonLinesReport

            return JsonLinesReport(session.lang, session.say)
