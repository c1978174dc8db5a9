"""The fast lane passes nothing that the full reader would speak of, and judges what it passes as that does."""

import random

import pytest

from fast.lanes import compare
from fast.records import RECORDS
from fast.samples import WAYS, drawn
from plain.book import book_of
from plain.damage import damaged
from plain.generate_auction import Forms
from plain.generate_match import contree_match
from referee import judge
from referee.judging import RulesChoice
from referee.notation.writer import dumps
from referee.rules.load import names

DEALS = 40
TEXTS = 25


def canonical(source, rules="seed", language="fr"):
    """A match in canonical layout, with the scores that this rule set gives where it gives any."""
    match = contree_match(source, language=language)
    tags = [tag for tag in match.tags if tag.name == "Game"]
    tags += [type(tags[0])(name="Rules", value=rules), type(tags[0])(name="Table", value="Défi 12")]
    deals = [
        deal.model_copy(update={"total": None, "number": number, "dealer": None if number > 1 else deal.dealer})
        for number, deal in enumerate(match.deals, 1)
    ]
    # The fast lane wants headers in full.
    seats = ("N", "W", "S", "E")
    first = seats.index(match.deals[0].dealer or "N")
    deals = [deal.model_copy(update={"dealer": seats[(first + at) % 4]}) for at, deal in enumerate(deals)]
    match = match.model_copy(update={"tags": tuple(tags), "deals": tuple(deals)})
    scores = [deal.score for deal in judge(match).deals]
    deals = [
        deal.model_copy(update={"score": score if score and None not in score.values() else deal.score})
        for deal, score in zip(deals, scores, strict=True)
    ]
    return dumps(match.model_copy(update={"deals": tuple(deals)}))


@pytest.mark.parametrize(("path", "way"), RECORDS, ids=lambda value: getattr(value, "name", value))
def test_every_record(path, way):
    compare(path.read_bytes(), way=way)
    assert compare(path.read_bytes(), terse=lambda: False, way=way) == 0


@pytest.mark.parametrize("way", WAYS)
def test_texts_of_every_form(way):
    """The sample of ``python -m tests.fast`` that is small enough for every day."""
    passed = 0
    for number in range(TEXTS):
        sample = drawn(random.Random(f"{way} {number}"), way)
        passed += compare(sample.data, sample.rules, way=way, window=sample.window)
    assert passed > 0


@pytest.mark.parametrize("rules", names("contree"))
@pytest.mark.parametrize("language", ["fr", "en"])
def test_generated_matches_under_every_rule_set(rules, language):
    source = random.Random(f"{rules} {language}")
    text = "\n".join(canonical(source, rules, language) for _ in range(DEALS))
    compare(text.encode())


@pytest.mark.parametrize("rules", names("contree"))
def test_matches_played_by_a_rule_set(rules):
    """Legal under it, with its scores and totals; of some a deal is damaged."""
    source, book = random.Random(f"played {rules}"), book_of(rules)
    texts = []
    for _ in range(DEALS):
        match = contree_match(source, 6, source.choice(["fr", "en"]), Forms(score=1.0), book=book)
        deals = list(match.deals)
        place = source.randrange(len(deals))
        deals[place], _ = damaged(source, deals[place], book.seats, source.choice([0, 0, 1]))
        tags = [tag for tag in match.tags if tag.name in {"Game", "Target"}]
        tags.insert(1, type(tags[0])(name="Rules", value=rules))
        texts.append(dumps(match.model_copy(update={"tags": tuple(tags), "deals": tuple(deals)})))
    assert compare("\n".join(texts).encode()) > 0


def singles(source, rules="seed", count=DEALS):
    """Deals of one match each, of which nothing has to be said."""
    texts = []
    while len(texts) < count:
        match = contree_match(source, longest=1)
        deal = match.deals[0].model_copy(update={"number": 1, "dealer": match.deals[0].dealer or "N", "total": None})
        tags = (match.tags[0], type(match.tags[0])(name="Rules", value=rules))
        match = match.model_copy(update={"tags": tags, "deals": (deal.model_copy(update={"score": None}),)})
        verdict = judge(match)
        (told,) = verdict.deals
        if told.diagnostics or told.score is None or told.status not in ("partial", "verified"):
            continue
        claimed = deal.model_copy(update={"score": told.score})
        texts.append(dumps(match.model_copy(update={"deals": (claimed,)})))
    return texts


@pytest.mark.parametrize("rules", names("contree"))
def test_plain_deals_pass(rules):
    texts = singles(random.Random(rules), rules)
    assert compare("\n".join(texts).encode()) >= DEALS // 4


DAMAGE = [
    ("♥", "♦"),
    ("A", "R"),
    ("10", "9"),
    ("N:", "S:"),
    ("passe", "contre"),
    ("80", "90"),
    ("score NS", "score NS 1"),
    (" ", "  "),
    ("\n", "\r\n"),
    ("belote ", ""),
    ("donne 1", "donne 2"),
    ("plis", "pli"),
    ("=> ", "=> 1"),
    ("0\n", "1\n"),
    ("]", ""),
    ('"', "“"),
    ("é", "\xe9\xe9"),
    ("V", "v"),
    ("\n\n", "\n# note\n\n"),
    ("[", "{ "),
    ("donneur N", "donneur E"),
]


@pytest.mark.parametrize(("old", "new"), DAMAGE)
def test_damaged_matches_are_told_as_by_the_full_reader(old, new):
    source = random.Random(f"{old}{new}")
    texts = singles(source)
    for at, text in enumerate(texts):
        places = [place for place in range(len(text)) if text.startswith(old, place)]
        if places and at % 2:
            place = source.choice(places)
            texts[at] = text[:place] + new + text[place + len(old) :]
    compare("\n".join(texts).encode())


def test_any_byte_may_be_wrong():
    source = random.Random(7)
    for text in singles(source):
        data = bytearray(text.encode())
        for _ in range(source.randrange(1, 4)):
            data[source.randrange(len(data))] = source.randrange(256)
        compare(bytes(data))
        cut = source.randrange(len(data))
        compare(text.encode()[:cut])


def test_an_imposed_rule_set_that_changes_a_record_is_told_of_each():
    text = "\n".join(singles(random.Random(3))).encode()
    assert compare(text, RulesChoice(imposed="seed")) > 0
    assert compare(text, RulesChoice(imposed="bga")) == 0
