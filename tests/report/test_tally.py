"""Whether all is well: errors, statuses, and the last deal of a match, which may be unfinished."""

import pytest

from referee.diagnostics.model import Finding, Severity, Status
from referee.judging.events import DealJudged, FileClosed, MatchClosed, MatchOpened
from referee.record.model import Deal
from referee.record.stream import NoSource
from referee.report.tally import Strictness, Tally
from referee.verdict.model import ContreeDeal, MatchVerdict

SOURCE = NoSource()
UNKNOWN = {"NS": None, "EW": None}


def opened(*findings: Finding) -> MatchOpened:
    return MatchOpened(1, "contree", "fr", None, {}, findings, SOURCE)


def deal(status: Status, *findings: Finding) -> DealJudged:
    return DealJudged(Deal(), ContreeDeal.model_construct(status=status), findings, SOURCE)


def closed(status: Status) -> MatchClosed:
    return MatchClosed(MatchVerdict.model_construct(status=status), (), SOURCE)


def tally(*events, strictness=Strictness.ERRORS) -> Tally:
    counted = Tally(strictness)
    counted.begin()
    for event in events:
        counted.add(event)
    return counted


@pytest.mark.parametrize("status", list(Status))
def test_a_status_counts_as_it_weighs(status):
    fine = status not in {Status.CONTESTED, Status.REFUSED}
    assert tally(opened(), deal(status)).clean is fine
    assert tally(opened(), closed(status)).clean is fine
    assert tally(FileClosed(status, ())).clean is fine


def test_only_the_last_deal_of_a_match_may_be_unfinished():
    unfinished, done = deal(Status.UNFINISHED), deal(Status.VERIFIED)
    assert tally(opened(), done, unfinished).clean
    assert tally(opened(), unfinished, opened(), done).clean
    assert not tally(opened(), unfinished, done).clean
    assert not tally(opened(), unfinished, unfinished).clean


def test_errors_and_warnings_weigh_wherever_they_stand():
    error, warning, note = Finding("N103"), Finding("J301"), Finding("M203")
    softened = Finding("J204", severity=Severity.NOTE)
    for place in (opened, lambda *found: deal(Status.VERIFIED, *found), lambda *found: FileClosed(Status.VOID, found)):
        assert not tally(place(error)).clean
        assert tally(place(warning, note, softened)).clean
        assert not tally(place(warning), strictness=Strictness.WARNINGS).clean
        assert tally(place(note, softened), strictness=Strictness.WARNINGS).clean
    counted = tally(opened(error, warning), deal(Status.VERIFIED, warning, note))
    assert (counted.errors, counted.warnings) == (1, 2)


def test_the_summary_counts_files_matches_and_deals_of_each_status():
    events = [opened(), *(deal(status) for status in Status), deal(Status.VOID), opened()]
    counted = tally(*events)
    assert counted.records == 2
    counted.begin()
    assert counted.records == 0
    summary = counted.summary.model_dump()
    assert summary == {
        "files": 2,
        "matches": 2,
        "deals": 7,
        "verified": 1,
        "partial": 1,
        "contested": 1,
        "refused": 1,
        "unfinished": 1,
        "void": 2,
        "codes": {},
        "rules": {},
    }
