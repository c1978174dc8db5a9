"""The findings of judging, placed and worded."""

from referee.judging.events import DealJudged, FileClosed, Judged, MatchOpened
from referee.record.model import Game, Language
from referee.record.stream import NoSource
from referee.report.diagnose import diagnose
from referee.verdict.model import Diagnostic

__all__ = ["Wording"]

_NO_SOURCE = NoSource()


class Wording:
    """Words the findings of events in one language, the game of the match in mind."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self._game: Game | None = None

    def __call__(self, event: Judged) -> tuple[Diagnostic, ...]:
        """Give the diagnostics of an event, in order."""
        if isinstance(event, MatchOpened):
            self._game = event.game
        if not event.findings:
            return ()
        number = event.verdict.number if isinstance(event, DealJudged) else None
        source = _NO_SOURCE if isinstance(event, FileClosed) else event.source
        return tuple(diagnose(finding, source, number, self.language, self._game) for finding in event.findings)
