"""The whole verdict on a file, out of the events of judging."""

from collections.abc import Iterable

from referee.judging.events import DealJudged, FileClosed, Judged, MatchClosed, MatchOpened
from referee.record.model import Language
from referee.report.wording import worded
from referee.verdict.model import DealVerdict, Diagnostic, FileVerdict, MatchVerdict

__all__ = ["collect"]


def collect(events: Iterable[Judged], path: str, language: Language) -> FileVerdict:
    """Give the verdict on one file, diagnostics worded in ``language`` and in their places.

    ``events``: of that file, :class:`FileClosed` the last; raises ``ValueError`` when there is none.
    """
    matches: list[MatchVerdict] = []
    deals: list[DealVerdict] = []
    opening: tuple[Diagnostic, ...] = ()
    for event in events:
        diagnostics = worded(event, language)
        match event:
            case MatchOpened():
                deals, opening = [], diagnostics
            case DealJudged(verdict=deal):
                deals.append(deal.model_copy(update={"diagnostics": diagnostics}))
            case MatchClosed(verdict=verdict):
                update = {"deals": tuple(deals), "diagnostics": opening + diagnostics}
                matches.append(verdict.model_copy(update=update))
            case FileClosed(status=status):
                return FileVerdict(path=path, status=status, diagnostics=diagnostics, matches=tuple(matches))
    msg = "the events of a file end with FileClosed"
    raise ValueError(msg)
