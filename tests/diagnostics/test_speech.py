"""How single facts are said."""

import pytest

from referee.diagnostics.words import lexicon
from referee.diagnostics.words.speech import count_form, speaker, terms, tidy
from referee.diagnostics.words.template import fill

FRENCH = lexicon("fr")
ENGLISH = lexicon("en")


@pytest.mark.parametrize(
    ("count", "french", "english"),
    [(0, "0 carte", "0 cards"), (1, "1 carte", "1 card"), (2, "2 cartes", "2 cards"), (-1, "-1 carte", "-1 card")],
)
def test_zero_is_singular_in_french_and_plural_in_english(count, french, english):
    assert count_form(count, "carte|cartes", FRENCH.plural_from) == french
    assert count_form(count, "card|cards", ENGLISH.plural_from) == english


def test_terms_leave_out_who_marks_nothing_and_show_what_is_taken_off():
    marked = {"NS": [], "EW": [["162", 162], ["2C", 180], ["rounding", -2]]}
    assert terms(marked, FRENCH) == "EO 162 + 2C 180 - arrondi 2"
    assert terms({"P1": [["penalty", -1]], "P2": [["mark", 1]]}, ENGLISH) == "P1 -penalty 1; P2 mark 1"


def test_terms_may_be_exact_fractions():
    assert terms({"NS": [["T", "3456/43"]]}, FRENCH) == "NS T 3456/43"


def test_controls_and_direction_overrides_never_reach_a_terminal():
    assert tidy("a\x1b[31m\u202eb\x9bc\n\u2028") == "a\ufffd[31m\ufffdb\ufffdc\ufffd\ufffd"
    assert tidy("♠ é 漢") == "♠ é 漢"


def test_a_long_text_is_cut_and_an_empty_one_has_a_name():
    render = speaker("S102", {"text": "x" * 500}, FRENCH)
    assert len(render("text", "")) < 60
    assert speaker("S102", {"text": ""}, FRENCH)("text", "") == "la fin du texte"


def test_an_empty_value_is_quoted_where_it_is_no_end_of_a_text():
    assert speaker("N105", {"value": ""}, FRENCH)("value", "") == "«»"
    assert speaker("N106", {"value": " "}, ENGLISH)("value", "") == "“”"


def test_elision_in_french():
    for seat, said in {"N": "de Nord", "W": "d'Ouest", "S": "de Sud", "E": "d'Est", "P2": "de J2"}.items():
        assert speaker("R102", {"seat": seat}, FRENCH)("seat", "de") == said


def test_a_value_without_a_phrase_is_quoted():
    assert speaker("S102", {"slip": "quite-new"}, FRENCH)("slip", "") == "« quite-new »"


def test_several_numbers_are_alternatives():
    assert speaker("M301", {"expected": [162, 252, 502]}, FRENCH)("expected", "") == "162, 252 ou 502"


def test_legal_bids_are_gathered_by_their_value():
    bids = [f"{head}{suit}" for head in ("90", "capot") for suit in ("S", "H", "D", "C", "NT", "AT")]
    legal = speaker("E103", {"legal": ["pass", "contre", *bids]}, FRENCH)("legal", "")
    assert legal == "passe, contre, à partir de 90 (♠ ♥ ♦ ♣ SA TA), capot (♠ ♥ ♦ ♣ SA TA)"
    assert speaker("E103", {"legal": ["pass", "100H"]}, ENGLISH)("legal", "") == "pass, from 100♥ up"
    assert speaker("E103", {"legal": ["pass", "25"]}, FRENCH)("legal", "") == "passe, à partir de 25"


def test_scores_that_are_not_known_are_question_marks():
    assert speaker("M206", {"claimed": {"EW": 3, "NS": None}}, ENGLISH)("claimed", "") == "NS ? EW 3"


def test_templates_drop_brackets_without_their_facts():
    known = {"a": "1", "b": "{a}"}
    assert fill("x {a}[[ y {c}]] z", lambda key, _: known.get(key)) == "x 1 z"
    assert fill("x {c}", lambda key, _: known.get(key)) is None
    assert fill("x {c}", lambda key, _: known.get(key), missing="?") == "x ?"


def test_what_a_fact_says_is_no_template():
    assert fill("[[{b}]] {b}", lambda _key, _form: "{a} [[c]]", missing="?") == "{a} [[c]] {a} [[c]]"
