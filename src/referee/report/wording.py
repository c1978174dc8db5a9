"""The findings of judging, placed and worded."""

from referee.judging.events import DealJudged, FileClosed, Judged, MatchClosed
from referee.record.model import Game, Language
from referee.record.stream import NoSource
from referee.report.diagnose import diagnose
from referee.verdict.model import ComptoirDeal, Diagnostic

__all__ = ["worded"]

_NO_SOURCE = NoSource()


def worded(event: Judged, language: Language) -> tuple[Diagnostic, ...]:
    """Give the diagnostics of an event in this language, in the order of their places."""
    if not event.findings:
        return ()
    number = event.verdict.number if isinstance(event, DealJudged) else None
    source = _NO_SOURCE if isinstance(event, FileClosed) else event.source
    game = _game(event)
    found = [diagnose(finding, source, number, language, game) for finding in event.findings]
    return tuple(sorted(found, key=_place))


def _place(diagnostic: Diagnostic) -> tuple[int, int]:
    """Give a sort key; what has no place in a text stays in the order of judging."""
    return diagnostic.line or 0, diagnostic.column or 0


def _game(event: Judged) -> Game | None:
    match event:
        case DealJudged(verdict=verdict):
            return "comptoir" if isinstance(verdict, ComptoirDeal) else "contree"
        case MatchClosed(verdict=verdict):
            return verdict.game
        case FileClosed():
            return None
        case _:
            return event.game
