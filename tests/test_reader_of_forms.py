"""One reader for every form: JSON in any encoding of text, and bytes that are none."""

import io

import pytest

import referee
from referee.reader import read
from referee.record.document import document_of

TEXT = """\
[Jeu "contrée"]
[Table "é"]

donne 1 donneur N
contrat E 90♥ contre
bilan EO 87 belote EO
score NS 0 EO 287

donne 2
contrat N 80♠
bilan NS 100
score NS 180 EO 62
"""


@pytest.fixture
def document():
    return referee.loads(TEXT).document


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_a_byte_order_mark_tells_the_encoding(document, encoding):
    data = referee.dumps(document, "json").encode(encoding)
    assert document_of(read(io.BytesIO(data), "json")) == document


def test_an_encoding_can_be_told(document):
    data = referee.dumps(document, "json").encode("cp1252", "xmlcharrefreplace")
    assert document_of(read(io.BytesIO(data), "json", "cp1252")) == document


@pytest.mark.parametrize("form", ["json", "jsonl"])
def test_a_byte_that_is_no_text_is_an_error_of_the_file_and_hides_no_deal(document, form):
    from referee.record.document import items_of
    from referee.record.json import iter_json

    text = "".join(iter_json(items_of(document), form))
    found = document_of(read(io.BytesIO(text.replace("é", "\xff").encode("latin-1")), form))
    assert [problem.code for problem in found.problems] == ["S101"]
    assert found.problems[0].facts == {"byte": "0xFF", "encoding": "utf-8", "count": 1}
    assert found.matches[0].deals == document.matches[0].deals
    assert referee.judge(found).status == "refused"


def test_lines_longer_than_a_block_are_whole(document):
    from referee.record.document import items_of
    from referee.record.json import iter_json

    line = "".join(iter_json(items_of(document), "jsonl"))
    found = document_of(read(io.BytesIO((line * 500).encode()), "jsonl"))
    assert len(found.matches) == 500
    assert set(map(len, (match.deals for match in found.matches))) == {2}


def test_a_line_of_many_blocks_is_whole(document):
    from referee.record.document import items_of
    from referee.record.json import iter_json

    deals = document.matches[0].deals * 500
    long = document.model_copy(update={"matches": (document.matches[0].model_copy(update={"deals": deals}),)})
    data = "".join(iter_json(items_of(long), "jsonl")).encode()
    assert len(data) > 1 << 18
    found = document_of(read(io.BytesIO(data + data), "jsonl"))
    assert [len(match.deals) for match in found.matches] == [len(deals)] * 2
