"""What is written reads as the same record, and writing again changes nothing."""

from hypothesis import HealthCheck, assume, given, settings

from record_strategies import documents, matches
from referee.notation import read_text
from referee.notation.canonical import canonical
from referee.notation.writer import UnreadableRecord, dumps
from referee.record.document import document_of

EXAMPLES = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))


@EXAMPLES
@given(matches())
def test_the_record_read_back_is_the_one_written(match):
    try:
        settled = canonical(match)
    except UnreadableRecord:
        assume(False)
    text = dumps(match)
    again = document_of(read_text(text))
    assert not again.problems
    (read,) = again.matches
    assert [deal.problems for deal in read.deals] == [()] * len(match.deals)
    assert read == settled


@EXAMPLES
@given(documents())
def test_formatting_twice_changes_nothing(document):
    try:
        text = dumps(document)
    except UnreadableRecord:
        assume(False)
    assert dumps(document_of(read_text(text))) == text


@EXAMPLES
@given(documents())
def test_every_comment_survives(document):
    try:
        text = dumps(document)
    except UnreadableRecord:
        assume(False)

    def texts(found):
        words = [c.text for match in found.matches for part in (match, *match.deals) for c in part.comments]
        return sorted(word for text in words for word in text.split())

    assert texts(document_of(read_text(text))) == texts(document)
