"""Both lanes on the same text, compared event by event."""

import io
from unittest import mock

from referee.diagnostics.model import Status
from referee.fast import files
from referee.judging import RulesChoice, judge_items
from referee.judging.events import DealJudged, FileClosed, MatchClosed, MatchesPassed, MatchOpened
from referee.reader import read

WIDE = 1 << 22


def _told(event):
    """What an event says, its places worked out."""
    source = getattr(event, "source", None)
    places = [finding.span or (source and source.span(finding.path)) for finding in event.findings]
    return type(event), getattr(event, "verdict", None), event.findings, places


def _whole_match(events):
    """Take the events of a match that must have nothing to say; gives its deals by status."""
    opened = next(events)
    assert isinstance(opened, MatchOpened), opened
    assert opened.findings == (), opened
    counts = dict.fromkeys(Status, 0)
    for event in events:
        assert event.findings == (), event
        if isinstance(event, MatchClosed):
            return counts
        assert isinstance(event, DealJudged), event
        counts[event.verdict.status] += 1
    raise AssertionError


def compare(text: bytes, rules: RulesChoice | None = None, terse=lambda: True, way="bgn", window=WIDE):
    """Hold what passes and what is told of a text against the full reader; gives how many deals passed.

    ``window``: bytes that are looked at together. Raises ``AssertionError`` where the lanes differ.
    """
    rules = rules or RulesChoice()
    full = iter(list(judge_items(read(io.BytesIO(text), way), rules)))
    passed = 0

    def teller(stream, line, before):
        return judge_items(read(stream, way, line=line), rules, before)

    with mock.patch.object(files, "_WINDOW", window):
        for event in files.judge_file(io.BytesIO(text), way, rules, terse, teller):
            if isinstance(event, MatchesPassed):
                counts = [_whole_match(full) for _ in range(event.matches)]
                totals = {status: sum(count[status] for count in counts) for status in Status}
                assert totals.pop(Status.VERIFIED) == event.verified
                assert totals.pop(Status.PARTIAL) == event.partial
                assert not any(totals.values()), totals
                passed += event.verified + event.partial
            else:
                right = next(full)
                assert _told(event) == _told(right), (event, right)
                if isinstance(event, FileClosed):
                    assert event.status == right.status, (event, right)
    assert next(full, None) is None
    return passed
