"""Texts that are no record: each limit is told where it is passed, and what follows is read all the same."""

import io

import pytest

from referee.diagnostics.model import Status
from referee.judging import judge_items
from referee.judging.events import DealJudged, FileClosed
from referee.limits import LONGEST_DEAL, LONGEST_SEGMENT, MOST_SLIPS, MOST_TAGS
from referee.notation import read
from referee.record.stream import DealItem, FileEnd, MatchHead

HEAD = '[Jeu "contrée"]\n'
DEAL = "donne 1 donneur N\nmaldonne\n"
NEXT = "donne 2 donneur O\nmaldonne\n"


def items(text):
    return list(read(io.BytesIO(text.encode())))


def passed(item):
    """Give the limits that an item tells as passed, each with its line."""
    problems = item.match.problems if isinstance(item, MatchHead) else item.deal.problems
    return [
        (problem.facts["limit"], problem.span.line if problem.span else None)
        for problem in problems
        if problem.code == "S118"
    ]


FILLINGS = {
    "a comment": ("# ", "x", "\n"),
    "an open brace": ("{ ", "x", "\n"),
    "open braces": ("", "{\n", ""),
    "comments": ("", "# x\n", ""),
    "blank lines": ("", "\n", ""),
    "one line": ("", "x", "\n"),
    "blanks": ("", " ", "\n"),
    "tags on a line": ("", '[Table "x"]', "\n"),
    "brackets": ("", "[", "\n"),
    "quotation marks": ("", '"', "\n"),
}


@pytest.mark.parametrize("filling", FILLINGS)
@pytest.mark.parametrize("length", [2 * LONGEST_SEGMENT, 20 * LONGEST_SEGMENT])
def test_reading_goes_on_behind_what_is_longer_than_any_deal(filling, length):
    before, piece, after = FILLINGS[filling]
    text = HEAD + DEAL + before + piece * (length // len(piece)) + after + HEAD + NEXT
    read_of_it = items(text)
    told = [limit for item in read_of_it if not isinstance(item, FileEnd) for limit in passed(item)]
    assert "characters" in [limit for limit, _ in told]
    last = read_of_it[-2]
    assert isinstance(last, DealItem)
    assert (last.deal.number, last.deal.problems) == (2, ())
    assert last.source.span(("header",)).line == text.count("\n") - 1


def test_the_longest_segment_is_read():
    room = LONGEST_SEGMENT - len(DEAL) - len(" # ")
    for more, limits in ((0, []), (1, ["characters"])):
        deal = items(HEAD + DEAL.rstrip() + " # " + "x" * (room + more) + "\n" + NEXT)[1]
        assert [limit for limit, _ in passed(deal)] == limits


def test_the_longest_deal_is_read():
    room = LONGEST_DEAL - len(DEAL)
    for more, codes in ((0, []), (1, ["S117"])):
        deal = items(HEAD + DEAL + "\n" * (room + more) + NEXT)[1].deal
        assert [problem.code for problem in deal.problems] == codes


@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
def test_lines_are_counted_over_what_is_passed_over(ends):
    text = (HEAD + DEAL + "{ x\n" * LONGEST_SEGMENT + NEXT).replace("\n", ends)
    assert items(text)[-2].source.span(("header",)).line == 3 + LONGEST_SEGMENT + 1


def test_as_many_tags_as_there_may_be_are_read():
    for more, limits in ((-1, []), (0, [("tags", MOST_TAGS + 1)])):
        text = HEAD + "".join(f'[X{number} "y"]\n' for number in range(MOST_TAGS + more)) + DEAL
        head, deal, _ = items(text)
        assert passed(head) == limits
        assert len(head.match.tags) == MOST_TAGS
        assert deal.deal.problems == ()


def test_a_deal_of_words_that_mean_nothing_is_given_up():
    for words, limits in ((MOST_SLIPS, []), (MOST_SLIPS + 1, ["slips"])):
        deal = items(HEAD + DEAL + "blabla\n" * words)[1]
        assert [limit for limit, _ in passed(deal)] == limits


def test_what_passes_a_limit_is_refused_and_hides_no_other():
    text = HEAD + DEAL + "{ x\n" * LONGEST_SEGMENT + NEXT
    events = list(judge_items(read(io.BytesIO(text.encode()))))
    assert [event.verdict.status for event in events if isinstance(event, DealJudged)] == [Status.REFUSED, Status.VOID]
    assert isinstance(events[-1], FileClosed)
    assert events[-1].status is Status.REFUSED
