"""Runs of whole lines: one token for many, and the same record as if each word had been read by itself."""

import re
from functools import cache
from pathlib import Path
from random import Random

import lark
import pytest
from reader_samples import COMPTOIR, ENGLISH, FRENCH

from referee import resources
from referee.notation.build import build
from referee.notation.comments import blanked
from referee.notation.lexicon import BLANKS, lexicon
from referee.notation.recover import RUNS
from referee.notation.runs import runs
from referee.notation.segment import Kind
from referee.notation.split import segments

RECORDS = Path(__file__).parents[2] / "records"
PIECES = [
    *"♠♥♦♣ARDKQJTPCNOSE109:.-,\n",
    " belote ",
    "passe ",
    " 80 ",
    "=> N 13",
    "=> S 10",
    "\n3. ",
    "\nS:",
    " 12345678901",
]


@cache
def deals():
    """Give every deal of the samples and of the records, and each spoilt a few times, with its language."""
    texts = [FRENCH, ENGLISH, COMPTOIR]
    texts += [path.read_text(encoding="utf-8", errors="replace") for path in sorted(RECORDS.rglob("*.bgn"))]
    chance = Random(7)
    found = []
    for text in texts:
        blocks = iter([text, ""])
        for segment in segments(lambda _, blocks=blocks: next(blocks)):
            if segment.kind is Kind.DEAL and segment.language:
                body = blanked(segment.text, segment.remarks).lstrip(BLANKS)
                found.append((body, segment.language))
                for _ in range(3):
                    start = chance.randrange(len(body))
                    spoilt = body[:start] + chance.choice(PIECES) + body[start + chance.randrange(3) :]
                    found.append((spoilt, segment.language))
    return found


@cache
def without_runs(language):
    """Give the parser of the grammar whose rules know no runs."""
    text = resources.read("grammar", "deal.lark") + resources.read("grammar", f"{language}.lark")
    for run in RUNS:
        text = re.sub(rf"\b{run}(?:\?| \|) ", "", text)
    return lark.Lark(text, parser="lalr", lexer="contextual", start=["deal", "piece"])


def parsed(parser, text):
    """Give the tree of a deal, ``None`` where it is no sentence of the grammar."""
    try:
        return parser.parse(text, start="deal")
    except lark.UnexpectedInput:
        return None


def placed(tree):
    """Give a tree with the offsets of its tokens."""
    if isinstance(tree, lark.Token):
        return tree.type, str(tree), tree.start_pos, tree.end_pos
    return str(tree.data), [placed(child) for child in tree.children]


def test_runs_hold_the_tokens_that_they_stand_for() -> None:
    """With and without runs the grammar reads the same deals, into the same small tokens at the same places."""
    read = 0
    for body, language in deals():
        words = lexicon(language)
        whole, small = parsed(words.parser, body), parsed(without_runs(language), body)
        assert (whole is None) == (small is None), body
        if whole is not None and small is not None:
            read += 1
            apart = [runs(words).taken_apart(part) for part in whole.children]
            assert placed(lark.Tree(whole.data, apart)) == placed(small), body
    assert read > 50


@pytest.mark.parametrize("game", ["contree", "comptoir", None])
def test_a_run_read_at_once_is_what_its_words_say(game) -> None:
    """Wanting the places of everything, or not, changes neither the record nor what is reported."""
    for body, language in deals():
        words = lexicon(language)
        tree = parsed(words.parser, body)
        if tree is not None:
            at_once, one_by_one = build(tree, words, game), build(tree, words, game, places=True)
            assert at_once.parts == one_by_one.parts, body
            assert at_once.problems == one_by_one.problems, body


@pytest.mark.parametrize(
    ("part", "text"),
    [
        ("hands", "N: ♠ A ♥ - ♠ R"),
        ("hands", "N: ♠ A P R"),
        ("auction", "80 passe"),
        ("auction", "12345678901♥"),
        ("tricks", "1. N: ♠A P7"),
        ("tricks", "1. N: ♠A =>"),
        ("tricks", "1. N: ♠A => N 12345678901"),
        ("score", "NS 1 NS 2"),
        ("score", "NS 12345678901"),
    ],
)
def test_what_must_be_reported_is_never_read_at_once(part, text) -> None:
    """A run gives no value where something in it is to be said."""
    words = lexicon("fr")
    keyword = {"hands": "mains", "auction": "enchères", "tricks": "plis", "score": "score"}[part]
    tree = words.parser.parse(f"donne 1 donneur N\n{keyword} {text}", start="deal")
    assert runs(words).read(tree.children[1], "contree") is None
    assert build(tree, words, "contree").problems
