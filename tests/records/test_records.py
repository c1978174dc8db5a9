"""Every record gets exactly the findings and the statuses that its own comments announce."""

from collections import Counter

import pytest

import referee
from referee.diagnostics.codes import CODES
from referee.diagnostics.model import Status, worst
from referee.judging import DealJudged, FileClosed, Judged, MatchClosed, MatchOpened, judge_items
from referee.report.wording import worded

from .marks import FOLDER, marks_of, records

NAMES = [path.relative_to(FOLDER).as_posix() for path in records()]
OUTSIDE_RECORDS = {"N108"}
"""Raised by an option of the command line, never by a record alone."""


def judged(name: str) -> list[Judged]:
    return list(judge_items(referee.load(FOLDER / name).items))


def line_of(event: MatchOpened | DealJudged) -> int:
    """Give the line where a match or a deal begins; 0 where there are no lines."""
    span = event.source.span(("header",) if isinstance(event, DealJudged) else ())
    return 0 if span is None else span.line


@pytest.mark.parametrize("name", NAMES)
def test_the_findings_are_those_marked_at_their_lines(name):
    marks = marks_of(FOLDER / name)
    said = [diagnostic for event in judged(name) for diagnostic in worded(event, "fr")]
    if name.endswith(".json"):
        found = Counter((diagnostic.code, diagnostic.pointer) for diagnostic in said)
    else:
        found = Counter((diagnostic.code, diagnostic.line or marks.opening) for diagnostic in said)
    assert found == marks.expected


@pytest.mark.parametrize("name", NAMES)
def test_the_statuses_are_those_told(name):
    marks = marks_of(FOLDER / name)
    found: list[Status] = []
    told: list[Status] = []
    deals: list[Status] = []
    opened = 0
    for event in judged(name):
        match event:
            case MatchOpened():
                deals, opened = [], line_of(event)
            case DealJudged(verdict=verdict):
                deals.append(marks.statuses.get(line_of(event), marks.status))
                found.append(verdict.status)
                told.append(deals[-1])
            case MatchClosed(verdict=verdict):
                found.append(verdict.status)
                told.append(marks.statuses.get(opened, worst(*deals) if deals else marks.status))
            case FileClosed(status=status):
                found.append(status)
                told.append(marks.status)
    assert found == told


def test_every_code_is_raised_by_a_record():
    marked = {code for name in NAMES for code, _ in marks_of(FOLDER / name).expected}
    assert marked == set(CODES) - OUTSIDE_RECORDS


def test_files_of_every_status_are_among_the_records():
    assert {marks_of(FOLDER / name).status for name in NAMES} == set(Status)


@pytest.mark.parametrize(("game", "least"), [("contree", 45), ("comptoir", 18)])
def test_there_are_records_enough_of_both_games(game, least):
    games = Counter(
        match.game
        for name in NAMES
        for match in referee.load(FOLDER / name)[:1]
    )
    assert games[game] >= least
