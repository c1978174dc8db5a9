"""The events of one input, brought to their end whatever stops its reading or its judging."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, BinaryIO

from referee.cli.interruption import Stopped
from referee.cli.reading import Opened
from referee.diagnostics.model import Status
from referee.judging import RulesChoice, judge_items
from referee.judging.events import DealJudged, FileClosed, MatchClosed, MatchesPassed, MatchOpened
from referee.kernel.table import CONTREE_TABLE
from referee.verdict.model import MatchVerdict

if TYPE_CHECKING:
    from referee.judging.events import Judged

__all__ = ["completed"]


def completed(
    opened: Opened, rules: RulesChoice, terse: Callable[[], bool] | None
) -> "Iterator[Judged | MatchesPassed]":
    """Judge an input; where that is cut short, the match that was open and the file are closed as refused.

    What was not read was not judged, so such an input is never said to be in order; its reports stay well-formed.
    ``terse``: whether nothing need be told of deals that are in order, ``None`` where all are to be told.
    """
    head: MatchOpened | None = None
    last: DealJudged | None = None
    try:
        for event in _events(opened, replace(rules, folder=opened.source.folder), terse):
            if isinstance(event, MatchesPassed):
                yield event
                continue
            if isinstance(event, DealJudged):
                last = event
            elif isinstance(event, MatchOpened):
                head, last = event, None
            else:
                head = None if isinstance(event, MatchClosed) else head
                yield event if opened.whole else _refused(event)
                continue
            yield event
    except (Exception, Stopped) as error:  # noqa: BLE001 (a defect that one input brings out stops none of the others)
        opened.cut_short(error)
        if head is not None:
            yield _cut(head, last)
        yield FileClosed(Status.REFUSED, ())


def _events(opened: Opened, rules: RulesChoice, terse: Callable[[], bool] | None) -> "Iterator[Judged | MatchesPassed]":
    """Judge an input by the lane that it can take."""
    way = opened.way
    if terse is None or way is None:
        return judge_items(opened.items, rules, opened.before)
    from referee.fast.files import judge_file

    def told(stream: BinaryIO, line: int, before: int) -> "Iterator[Judged]":
        return judge_items(opened.part(stream, opened.line + line - 1), rules, opened.before + before)

    return judge_file(opened.stream, way, rules, terse, told)


def _refused(event: MatchClosed | FileClosed) -> MatchClosed | FileClosed:
    """Close as refused what was cut short, with totals that nobody knows."""
    if isinstance(event, FileClosed):
        return replace(event, status=Status.REFUSED)
    unknown = dict.fromkeys(event.verdict.total)
    update = {"status": Status.REFUSED, "total": unknown, "winner": None}
    return replace(event, verdict=event.verdict.model_copy(update=update))


def _cut(head: MatchOpened, last: DealJudged | None) -> MatchClosed:
    """Close a match whose judging failed. Who scores in it is known from its deals, or by its game."""
    parties = last.verdict.total if last else () if head.game == "comptoir" else CONTREE_TABLE.parties
    verdict = MatchVerdict(
        index=head.index,
        game=head.game,
        rules=head.rules,
        tags=dict(head.tags),
        status=Status.REFUSED,
        deals=(),
        total=dict.fromkeys(parties),  # type: ignore[arg-type]
        winner=None,
        diagnostics=(),
    )
    return MatchClosed(verdict, (), head.source)
