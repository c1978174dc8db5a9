"""Records in JSON: nothing is lost, and one bad deal hides no other."""

import io
import json

import pytest
from hypothesis import HealthCheck, given, settings

from record_samples import COMPTOIR, DEAL, MATCH, SHEET
from record_strategies import documents
from referee.diagnostics.model import Finding, Span
from referee.record.document import document_of, items_of
from referee.record.json import dump_document, iter_json, read_json
from referee.record.model import Comment, Deal, Document, Hand, Match
from referee.record.stream import DealItem, FileEnd, MatchHead

EXAMPLES = settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
TWO = Document(matches=(MATCH.model_copy(update={"deals": (DEAL, SHEET, SHEET)}), COMPTOIR))


def read(text, kind="json"):
    return list(read_json(io.StringIO(text), kind))


def problems(items):
    found = []
    for item in items:
        match item:
            case MatchHead(match=match):
                found += match.problems
            case DealItem(deal=deal):
                found += deal.problems
            case FileEnd(problems=own):
                found += own
    return found


def changed(old, new, count=1):
    """The JSON of two matches with its first ``old`` replaced."""
    text = dump_document(TWO)
    assert old in text
    return text.replace(old, new, count)


@EXAMPLES
@given(documents())
def test_a_document_comes_back_as_it_was(document):
    assert document_of(read(dump_document(document))) == document


@EXAMPLES
@given(documents())
def test_a_match_a_line_comes_back_as_it_was(document):
    text = "".join(iter_json(items_of(document), "jsonl"))
    assert len(text.splitlines(keepends=False)) >= len(document.matches)
    assert document_of(read(text, "jsonl")) == document


def test_the_document_is_valid_json_and_says_its_schema():
    found = json.loads(dump_document(TWO))
    assert found["schema"] == "record/1"
    assert [len(match["deals"]) for match in found["matches"]] == [3, 1]
    assert found["matches"][0]["deals"][0]["hands"][0]["cards"][:2] == ["SA", "HA"]


def test_each_line_is_a_match_and_says_its_schema():
    lines = "".join(iter_json(items_of(TWO), "jsonl")).splitlines()
    assert [json.loads(line)["schema"] for line in lines] == ["record/1"] * 2
    assert json.loads(lines[1])["game"] == "comptoir"


def test_a_match_alone_becomes_a_document():
    assert document_of(read(dump_document(MATCH))).matches == (MATCH,)


def test_a_single_match_is_read_where_a_document_could_stand():
    line = next(iter("".join(iter_json(items_of(MATCH), "jsonl")).splitlines()))
    assert document_of(read(line)).matches == (MATCH,)


def test_empty_matches_and_files_are_written():
    assert json.loads(dump_document(Document()))["matches"] == []
    empty = MATCH.model_copy(update={"deals": ()})
    assert document_of(read(dump_document(Document(matches=(empty, empty))))).matches == (empty, empty)


def test_problems_travel_without_their_place_in_another_file():
    problem = Finding("S102", ("tricks", 0), {"text": "?", "expected": ["card"]}, span=Span(3, 1, 3, 2))
    deal = Deal(number=1, hands=(Hand(seat="N", cards=(None,)),), problems=(problem,))
    document = Document(matches=(MATCH.model_copy(update={"deals": (deal,)}),), problems=(Finding("N110"),))
    for kind in ("json", "jsonl"):
        again = document_of(read("".join(iter_json(items_of(document), kind)), kind))
        (found,) = again.matches[0].deals[0].problems
        assert (found.code, found.path, found.span) == ("S102", ("tricks", 0), None)
        assert [problem.code for problem in again.problems] == ["N110"]


def test_writing_and_reading_are_streams():
    pieces = list(iter_json(items_of(TWO)))
    assert max(map(len, pieces)) < len("".join(pieces)) / 2
    reading = read_json(io.StringIO(dump_document(TWO)), "json")
    assert isinstance(next(reading), MatchHead)


def test_a_byte_order_mark_is_no_error():
    assert not problems(read("\ufeff" + dump_document(TWO)))
    assert not problems(read("\ufeff" + "".join(iter_json(items_of(TWO), "jsonl")), "jsonl"))


def test_keys_may_come_in_any_order():
    found = json.loads(dump_document(TWO))
    backwards = {key: found[key] for key in reversed(found)}
    backwards["matches"] = [dict(reversed(match.items())) for match in found["matches"]]
    assert document_of(read(json.dumps(backwards, indent=1))) == TWO


class TestOneBadDeal:
    """It becomes an empty deal with its problem; the others are read as if nothing were."""

    @pytest.mark.parametrize(
        ("old", "new", "code", "text"),
        [
            ('"H10"', '"H1"', "S202", '/hands/0/cards/2 = "H1"'),
            ('"dealer":"N"', '"dealer":"Q"', "S202", '/dealer = "Q"'),
            ('"number":1', '"number":"1"', "S202", '/number = "1"'),
            ('"number":1', '"number":true', "S202", "/number = true"),
            ('"number":1', '"number":1.5', "S202", "/number = 1.5"),
            ('"number":1', '"number":NaN', "S202", "NaN"),
            ('"number":1', '"number":1,"number":2', "S202", "number"),
            ('"number":1', '"number":1,"numero":2', "S202", "/numero = 2"),
            ('"number":1', '"number":' + "9" * 5000, "S202", "9" * 30 + "…"),
            ('"90H"', '"' + "9" * 5000 + 'H"', "S202", '/auction/2/call = "' + "9" * 29 + "…"),
            ('"HA"', "null", "S202", "/hands/0/cards/1 = null"),
            ('"number":1', '"number":1 7', "S201", '7,"dealer":"N","hands":[{"seat…'),
            ('"number":1', '"number" 1', "S201", None),
            ('"cards":["SA"', '"cards":["SA",,', "S201", None),
            ('{"NS":0,"EW":287}', "[" * 50_000 + "]" * 50_000, "S201", None),
            ('"seat":"W","call"', '"call"', "S202", "/auction/0/seat"),
        ],
    )
    def test_is_reported_and_hides_no_other(self, old, new, code, text):
        items = read(changed(old, new))
        deals = [item.deal for item in items if isinstance(item, DealItem)]
        assert len(deals) == 4
        assert [deal.problems for deal in deals[1:]] == [(), (), ()]
        (found,) = deals[0].problems
        assert found.code == code
        assert text is None or found.facts["text"] == text
        assert deals[0].hands is None

    def test_keeps_its_number_and_dealer(self):
        deal = next(item.deal for item in read(changed('"H10"', '"H1"')) if isinstance(item, DealItem))
        assert (deal.number, deal.dealer) == (1, "N")

    def test_loses_a_number_that_is_none(self):
        deal = next(item.deal for item in read(changed('"number":1', '"number":"1"')) if isinstance(item, DealItem))
        assert (deal.number, deal.dealer) == (None, "N")

    def test_gives_a_place_for_each_slip(self):
        text = changed('"H10"', '"H1"').replace('"C7"', '"T7"', 1)
        deal = next(item.deal for item in read(text) if isinstance(item, DealItem))
        assert [found.path[:4] for found in deal.problems] == [("hands", 0, "cards", 2), ("hands", 0, "cards", 7)]

    def test_the_kind_of_a_ruling_is_no_step_of_the_pointer(self):
        text = changed('"rulings":[]', '"rulings":[{"kind":"revoke","seat":"X","trick":1}]')
        (found,) = problems(read(text))
        assert found.path == ("rulings", 0, "seat")

    @pytest.mark.parametrize(
        ("old", "new", "path"),
        [
            ('"dealer":"N"', '"dealer":"P1"', ("dealer",)),
            ('"seat":"S"', '"seat":"P3"', ("hands", 1, "seat")),
            ('{"NS":0,"EW":287}', '{"P1":0}', ("score", "P1")),
            ('"rulings":[]', '"rulings":[{"kind":"claim","seat":"P1"}]', ("rulings", 0, "seat")),
        ],
    )
    def test_who_sits_at_another_table_is_named(self, old, new, path):
        (found,) = problems(read(changed(old, new)))
        assert (found.code, found.path) == ("N111", path)

    def test_a_bid_of_contree_needs_its_denomination(self):
        (found,) = problems(read(changed('"90H"', '"90"')))
        assert (found.code, found.path, found.facts["text"]) == ("S106", ("auction", 2, "call"), "90")

    def test_a_problem_that_cannot_be_worded_is_one(self):
        unknown = '{"code":"Z999","path":[],"facts":{}}'
        bare = '{"code":"J204","path":[],"facts":{"card":"SA"}}'
        (first,) = problems(read(changed('"problems":[]}', f'"problems":[{unknown}]}}')))
        assert first.code == "S202"
        second = problems(read(changed('"problems":[]}', f'"problems":[{bare}]}}')))
        assert {(found.code, found.facts["text"]) for found in second} == {
            ("S202", "/problems/0/facts/led"),
            ("S202", "/problems/0/facts/legal"),
        }


class TestOneBadMatch:
    def test_its_deals_are_still_read(self):
        items = read(changed('"language":"fr"', '"language":"de"'))
        assert isinstance(items[0], MatchHead)
        assert items[0].match.game == "contree"
        assert [found.facts["text"] for found in items[0].match.problems] == ['/language = "de"']
        assert sum(isinstance(item, DealItem) for item in items) == 4

    def test_a_game_that_the_tag_denies(self):
        items = read(changed('"game":"contree"', '"game":"comptoir"'))
        assert items[0].match.problems[0].path == ("game",)

    def test_a_key_given_twice(self):
        items = read(changed('"language":"fr"', '"language":"fr","language":"en"'))
        assert items[0].match.problems[0].facts["reason"] == "duplicate"

    def test_deals_given_twice(self):
        text = dump_document(MATCH).replace('"deals": [', '"deals": [], "deals": [', 1)
        assert [found.facts["reason"] for found in problems(read(text))] == ["duplicate"]

    def test_deals_that_are_no_list(self):
        items = read('{"schema":"record/1","matches":[{"game":"contree","language":"fr","deals":{}}]}')
        (found,) = problems(items)
        assert (found.code, found.path, found.facts["text"]) == ("S202", ("deals",), "/deals = {}")
        assert items[0].source.pointer(found.path) == "/matches/0/deals"

    @pytest.mark.parametrize(("old", "code"), [("3", "S202"), ('{"game" "contree"}', "S201"), ("[]", "S202")])
    def test_it_hides_no_other(self, old, code):
        text = dump_document(TWO).replace('"matches": [', f'"matches": [{old}, ', 1)
        items = read(text)
        assert sum(isinstance(item, DealItem) for item in items) == 4
        (found,) = problems(items)
        assert (found.code, found.path) == (code, ("matches", 0))
        assert items[0].source.pointer(()) == "/matches/1"

    def test_a_deal_that_is_no_object(self):
        text = '{"schema":"record/1","matches":[{"game":"contree","language":"fr","deals":[3,null,[],{}]}]}'
        deals = [item.deal for item in read(text) if isinstance(item, DealItem)]
        assert [bool(deal.problems) for deal in deals] == [True, True, True, False]


class TestWhatIsNoRecord:
    @pytest.mark.parametrize(
        "text", ["", "  \n", "{", "nonsense", "[", "[}", "NaN,", '{"schema":"record/1","matches":[{}', "{}x"]
    )
    def test_what_is_no_json_object_is_said_at_its_place(self, text):
        found = problems(read(text))
        assert [problem.code for problem in found] == ["S201"]
        assert found[0].span is not None

    def test_a_broken_bracket_is_placed(self):
        text = dump_document(TWO).rstrip()[:-1]
        (found,) = problems(read(text))
        assert (found.code, found.span.line) == ("S201", text.count("\n") + 1)

    @pytest.mark.parametrize(
        ("text", "reason"),
        [
            ('{"schema":"verdict/1","files":[]}', "verdict"),
            ('{"schema":"scoresheet/1","files":[]}', "verdict"),
            ('{"file":"a.bgn","match":1,"status":"verified","diagnostics":[]}', "verdict"),
            ('{"matches":[]}', "missing"),
            ('{"schema":"record/2","matches":[]}', "schema"),
            ('{"schema":"record/1","matches":[],"schema":"record/1"}', "duplicate"),
        ],
    )
    def test_another_schema_is_named(self, text, reason):
        (found,) = problems(read(text))
        assert (found.code, found.facts["reason"]) == ("S202", reason)

    @pytest.mark.parametrize("text", ["[]", " null", "3", '"record/1"', "[" * 50_000 + "]" * 50_000])
    def test_json_that_is_no_object_does_not_suit(self, text):
        (found,) = problems(read(text))
        assert (found.code, found.facts["reason"]) == ("S202", "value")

    @pytest.mark.parametrize(("text", "place"), [("{}", "/matches = {}"), ("null", "/matches = null")])
    def test_matches_that_are_no_list_do_not_suit(self, text, place):
        (found,) = problems(read(f'{{"schema":"record/1","matches":{text}}}'))
        assert (found.code, found.facts) == ("S202", {"text": place, "reason": "value"})

    def test_no_match_is_reported(self):
        assert [found.code for found in problems(read('{"schema":"record/1","matches":[]}'))] == ["N110"]
        assert [found.code for found in problems(read("\n\n", "jsonl"))] == ["N110"]

    def test_one_bad_line_hides_no_other(self):
        lines = "".join(iter_json(items_of(TWO), "jsonl")).splitlines()
        items = read("\n".join([lines[0], "{oops", lines[1]]), "jsonl")
        assert sum(isinstance(item, MatchHead) for item in items) == 2
        (found,) = problems(items)
        assert (found.code, found.span.line) == ("S201", 2)

    def test_a_lone_surrogate_is_no_text(self):
        assert [found.code for found in problems(read(changed("Finale", "\\ud800")))] == ["S201"]


def test_the_source_gives_pointers_in_the_file():
    items = read(dump_document(TWO))
    assert items[0].source.pointer(("tags", 1)) == "/matches/0/tags/1"
    assert items[2].source.pointer(("tricks", 4, "cards", 1)) == "/matches/0/deals/1/tricks/4/cards/1"
    assert items[2].source.span(()) is None


def test_the_source_gives_the_line_in_a_file_of_lines():
    items = read("\n" + "".join(iter_json(items_of(TWO), "jsonl")), "jsonl")
    last = [item for item in items if isinstance(item, DealItem)][-1]
    assert last.source.pointer(("total",)) == "/deals/0/total"
    assert last.source.span(("total",)).line == 3


def test_comments_keep_their_place_and_form():
    comment = Comment(text="a\n}", form="line", path="/tricks/3", place="after")
    match = Match(game="contree", language="en", deals=(Deal(comments=(comment,)),))
    assert document_of(read(dump_document(match))).matches == (match,)
