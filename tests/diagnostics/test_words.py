"""Every code has its words in both languages, and they say what the facts say."""

import re
from typing import get_args

import pytest

from referee.diagnostics.codes import CODES
from referee.diagnostics.facts import CONTEXT, kind_of
from referee.diagnostics.words import label, lexicon, message, notes, step, title
from referee.diagnostics.words.template import FIELD, OPTIONAL
from referee.notation.vocabulary import Expected, Slip
from referee.rules.faults import FaultKind

from .samples import facts_of, keys

LANGUAGES = ("fr", "en")
FAULTS = [
    "points_negative",
    "points_high",
    "points_sum",
    "points_of_all",
    "points_without_all",
    "points_cards",
    "points_no_trick",
]
MISSING = ["winner", "points", "score"]
CAUSES = [
    "held",
    "trick",
    "last_trick",
    "belote",
    "belote_missing_word",
    "capot_bonus",
    "generale_bonus",
    "contract_missing",
    "contract_added",
    "contract_times",
    "level",
    "result_reversed",
    "sides_swapped",
    "rounding",
    "penalty",
    "ruling",
    "carried",
    "addition",
    "plain_values",
    "trump_values",
    "not_added",
]
PARTS = [
    "header",
    "hands",
    "hand",
    "auction",
    "call",
    "contract",
    "tricks",
    "summary",
    "result",
    "belotes",
    "generale",
    "party",
    "misdeal",
    "dispute",
    "revoke",
    "penalty",
    "ruling",
    "claim",
    "rulings",
    "score",
    "total",
]


@pytest.fixture(params=LANGUAGES)
def language(request):
    return request.param


def test_the_words_are_those_of_the_codes_and_no_others(language):
    assert list(lexicon(language).codes) == list(CODES)


@pytest.mark.parametrize("code", CODES)
def test_a_code_has_title_message_explanation_and_example(code, language):
    words = lexicon(language).codes[code]
    assert words.title
    assert words.message
    assert words.explanation.endswith(".")
    assert words.example
    # The report puts titles and messages into one line, after a colon.
    assert not words.title.endswith((".", ":"))
    assert not words.message.endswith(".")


@pytest.mark.parametrize("code", CODES)
def test_words_name_only_facts_that_the_code_declares(code, language):
    words = lexicon(language).codes[code]
    required, optional = keys(code)
    for template in (words.message, words.label or "", *words.notes):
        assert {found[1] for found in FIELD.finditer(template)} <= {*required, *optional, *CONTEXT}
    bare = {found[1] for found in FIELD.finditer(OPTIONAL.sub("", words.message))}
    assert bare <= {*required, *CONTEXT}, "an optional fact stands outside of brackets"


@pytest.mark.parametrize("code", CODES)
def test_a_message_needs_no_optional_fact(code, language):
    said = message(code, facts_of(code, optional=False), language)
    assert "?" not in said
    assert "[[" not in said
    assert "{" not in said


@pytest.mark.parametrize("code", CODES)
def test_what_to_do_next_is_said_with_the_facts_and_without(code, language):
    for facts in ({}, facts_of(code, optional=False), facts_of(code)):
        said = step(code, facts, language)
        assert said
        assert not re.search(r"[?{]|\[\[|\]\]|None|  | [,;.]| $", said)


def test_steps_are_of_codes_that_there_are(language):
    steps = lexicon(language).steps
    of_a_game = {name for name in steps if name.endswith(" comptoir")}
    assert set(steps) - of_a_game == set(CODES)
    assert {name.removesuffix(" comptoir") for name in of_a_game} <= set(CODES)


@pytest.mark.parametrize("code", CODES)
def test_no_code_of_a_value_reaches_the_reader(code, language):
    facts = facts_of(code)
    lines = [
        message(code, facts, language),
        label(code, facts, language) or "",
        *notes(code, facts, language),
        step(code, facts, language),
    ]
    for line in lines:
        assert not re.search(r"\b(DQ|S10|HK|90NT|90H|rank-first|generale_tricks)\b", line), line
        if language == "fr":
            assert "EW" not in line


@pytest.mark.parametrize("code", CODES)
def test_facts_of_no_sense_raise_nothing(code, language):
    """A record in JSON brings findings of its own, whose facts nobody has checked."""
    for nonsense in (None, 7, "x", [], [None], {"a": None}, [[1]], {"card": 3}, True, "\x1b[31m"):
        facts = dict.fromkeys(facts_of(code), nonsense)
        lines = [message(code, facts, language), label(code, facts, language) or "", *notes(code, facts, language)]
        lines.append(step(code, facts, language))
        assert all("\x1b" not in line for line in lines)
    assert message(code, {}, language)


def test_a_code_that_is_not_known_is_said_by_its_name(language):
    assert message("X999", {}, language) == title("X999", language) == "X999"
    assert label("X999", {}, language) is None
    assert notes("X999", {}, language) == []
    assert step("X999", {}, language) is None


@pytest.mark.parametrize(
    ("family", "values"),
    [
        ("expected", [str(kind) for kind in Expected]),
        ("slip", [str(kind) for kind in Slip]),
        ("cause", CAUSES),
        ("part", PARTS),
        ("ruling", ["misdeal", "dispute", "revoke", "penalty", "ruling", "claim"]),
        ("term", ["rounding", "penalty", "ruling", "held", "mark"]),
        ("what", ["generale_tricks", "generale_points", "result_tricks", "result_points", *MISSING, "contract"]),
        ("result", ["made", "failed"]),
        ("fault", FAULTS),
        ("problem", list(get_args(FaultKind))),
        ("why", ["missing", "denied", "folder", "loop", "no-file", "other"]),
        ("reason", ["missing", "unknown", "value", "duplicate", "gap", "schema", "verdict"]),
    ],
)
def test_every_value_of_a_closed_list_has_its_phrase(family, values, language):
    phrases = lexicon(language).phrases[family]
    of_a_game = {name for name in phrases if name.endswith(" comptoir")}
    assert sorted(set(phrases) - of_a_game) == sorted(values)
    assert {name.removesuffix(" comptoir") for name in of_a_game} <= set(values)
    assert all(phrases.values())


def test_both_languages_have_the_same_lists_and_labels():
    french, english = map(lexicon, LANGUAGES)
    assert {family: set(words) for family, words in french.phrases.items()} == {
        family: set(words) for family, words in english.phrases.items()
    }
    assert set(french.labels) == set(english.labels)


def test_every_fact_of_every_code_has_a_kind_of_its_own():
    for code in CODES:
        for key in (*keys(code)[0], *keys(code)[1]):
            assert kind_of(code, key)


@pytest.mark.parametrize(
    ("code", "facts", "french", "english"),
    [
        (
            "J204",
            {"card": "D9", "led": "H", "legal": ["HK"]},
            "Ouest joue ♦9 alors qu'il a encore du cœur",
            "West plays ♦9 while still holding a heart",
        ),
        ("J205", {"card": "D9", "trump": "S"}, "Ouest joue ♦9 alors qu'il doit couper à pique", "West plays ♦9 when a ruff in spades is due"),
        ("J101", {"card": "DK", "holder": "E"}, "Ouest joue ♦R, qui n'est pas dans sa main", "West plays ♦K, which is not in that hand"),
        ("J104", {"count": 1, "expected": 4}, "le pli 5 n'a que 1 carte sur 4, et un autre le suit", "trick 5 has only 1 card of 4, and another follows it"),
        ("D201", {"seats": ["N", "W", "E"]}, "il manque la main de Nord, la main d'Ouest et la main d'Est", "North's hand, West's hand and East's hand missing"),
        ("E101", {"call": "80H", "expected": "E"}, "Ouest dit 80♥ alors que la parole est à Est", "West calls 80♥ when it is East's turn"),
        ("E103", {"call": "80NT", "standing": "capotS"}, "Ouest dit 80 SA, qui ne dépasse pas capot ♠", "West calls 80 NT, which is not above capot ♠"),
        ("M101", {"claimed": "W", "computed": "N"}, "le pli 5 est à Nord, et non à Ouest", "trick 5 is North's, not West's"),
        ("M102", {"claimed": 12, "computed": 0}, "le pli 5 vaut 0 point, et non 12", "trick 5 is worth 0 points, not 12"),
        (
            "M201",
            {"claimed": {"NS": 0, "EW": 267}, "computed": {"NS": 0, "EW": 287}},
            "le score noté est NS 0 EO 267, le score juste NS 0 EO 287",
            "the score written is NS 0 EW 267, the right score is NS 0 EW 287",
        ),
        ("M305", {"party": "EW"}, "il manque le chiffre d'Est-Ouest", "East-West's figure is missing"),
        ("R105", {"kinds": ["misdeal", "ruling"]}, "ces lignes de l'arbitre ne vont pas ensemble: maldonne et décision", "these lines of the arbiter exclude each other: misdeal and ruling"),
    ],
)  # fmt: skip
def test_messages_read_as_a_referee_would_say_them(code, facts, french, english):
    facts = {"seat": "W", "trick": 5, **facts}
    assert message(code, facts, "fr") == french
    assert message(code, facts, "en") == english


def test_notes_give_what_was_legal_the_terms_and_the_cause():
    facts = facts_of("M201")
    assert notes("M201", facts, "fr") == [
        "compte: EO T 87 + 2C 180 + Bt 20",
        "l'écart est celui de la belote",
        "ce score est celui des règles seed, bga",
    ]
    assert notes("J204", facts_of("J204"), "en") == ["legal cards: ♦Q, ♠10", "proof: West plays ♥K in trick 6"]


def test_the_label_names_the_line_of_the_hand_where_it_is_known():
    facts = {"seat": "N", "legal": ["HK"]}
    assert label("J204", facts, "fr") == "Nord a encore ♥R"
    assert label("J204", {**facts, "hand_line": 12}, "fr") == "Nord a encore ♥R (mains, ligne 12)"


def test_what_to_do_next_is_written_as_the_record_would_have_it():
    facts = facts_of("J204")
    assert step("J204", facts, "fr").endswith("l'arbitre note la renonce: renonce O pli 5")
    assert step("J204", facts, "en").endswith("the arbiter notes the revoke: revoke W trick 5")
    score = {"computed": {"NS": 0, "EW": 287}}
    assert step("M201", score, "fr").startswith("corrigez le score: score NS 0 EO 287;")
    assert step("M201", score, "en").startswith("correct the score: score NS 0 EW 287;")


def test_every_message_in_both_languages(snapshot):
    lines = []
    for code in CODES:
        facts = facts_of(code)
        for language in LANGUAGES:
            lines.append(f"{code} {title(code, language)}: {message(code, facts, language)}")
            lines.extend(
                f"    {line}" for line in filter(None, [label(code, facts, language), *notes(code, facts, language)])
            )
            lines.append(f"    > {step(code, facts, language)}")
    assert "\n".join(lines) == snapshot
