"""Both lanes on the same text, compared event by event."""

import io

from referee.diagnostics.model import Status
from referee.fast.files import judge_file
from referee.judging import RulesChoice, judge_items
from referee.judging.events import DealJudged, FileClosed, MatchClosed, MatchesPassed, MatchOpened
from referee.notation import read


def _told(event):
    """What an event says, its places worked out."""
    source = getattr(event, "source", None)
    places = [finding.span or (source and source.span(finding.path)) for finding in event.findings]
    return type(event), getattr(event, "verdict", None), event.findings, places


def _whole_match(events):
    """Take the events of a match that must have nothing to say; gives its deals by status."""
    opened = next(events)
    assert isinstance(opened, MatchOpened)
    assert opened.findings == ()
    counts = dict.fromkeys(Status, 0)
    for event in events:
        assert event.findings == ()
        if isinstance(event, MatchClosed):
            return counts
        assert isinstance(event, DealJudged)
        counts[event.verdict.status] += 1
    raise AssertionError


def _teller(rules):
    return lambda stream, line, before: judge_items(read(stream, line=line), rules, before)


def compare(text: bytes, rules: RulesChoice | None = None, terse=lambda: True):
    """Hold what passes and what is told of a text against the full reader; gives how many deals passed."""
    rules = rules or RulesChoice()
    full = iter(list(judge_items(read(io.BytesIO(text)), rules)))
    passed = 0
    for event in judge_file(io.BytesIO(text), rules, terse, _teller(rules)):
        if isinstance(event, MatchesPassed):
            counts = [_whole_match(full) for _ in range(event.matches)]
            totals = {status: sum(count[status] for count in counts) for status in Status}
            assert totals.pop(Status.VERIFIED) == event.verified
            assert totals.pop(Status.PARTIAL) == event.partial
            assert not any(totals.values())
            passed += event.verified + event.partial
        else:
            right = next(full)
            assert _told(event) == _told(right)
            if isinstance(event, FileClosed):
                assert event.status == right.status
    assert next(full, None) is None
    return passed
