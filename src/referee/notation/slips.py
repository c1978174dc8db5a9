"""Likely slips: what a word that cannot be read was probably meant to be."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from referee.diagnostics.spelling import SPELLINGS
from referee.notation.lexicon import Lexicon, lexicon
from referee.notation.vocabulary import Slip
from referee.record.fold import fold

__all__ = ["Guess", "bid", "call", "card", "keyword", "nearest", "number", "other", "party", "rank", "seat"]

DIGITS: Final = str.maketrans("OoQlI|", "000111")
LIKE_A_NUMBER: Final = re.compile(r"[-+]?[\dOolI|]*\d[\dOolI|]*|[-+]?[lI|][Oo]+")
DASHED: Final = re.compile(r"[\u2010\u2011\u2013\u2014]\d+")
LONG_SEATS: Final = {
    fold(SPELLINGS[language].tags[name]): code
    for language in ("fr", "en")
    for name, code in (("North", "N"), ("West", "W"), ("South", "S"), ("East", "E"))
}
LONG_SIDES: Final = {
    "".join(sorted((one, other))): code
    for names in (("nord", "sud", "est", "ouest"), ("north", "south", "east", "west"))
    for one, other, code in ((names[0], names[1], "NS"), (names[2], names[3], "EW"))
}
"""Codes of the sides, by the names of their seats in one word, in alphabetical order."""
LOOKALIKES: Final = str.maketrans("♤♡♢♧❤🖤", "♠♥♦♣♥♠")
RANK_WORDS: Final = {
    word: code
    for code, words in {
        "A": "as ace",
        "10": "dix ten",
        "K": "roi king",
        "Q": "dame queen",
        "J": "valet jack",
        "9": "neuf nine",
        "8": "huit eight",
        "7": "sept seven",
    }.items()
    for word in words.split()
}
SUIT_TYPED: Final = r"(?P<suit>(?:sans|tout|no|all)[-\s]+(?:atouts?|trumps?)|[^\W\d_]+|[^\w\s,;:.][\ufe0e\ufe0f]?)"
VALUE_TYPED: Final = r"(?P<value>\d[\dOolI|]{1,2})"
VALUE_FIRST: Final = re.compile(
    rf"{VALUE_TYPED}[^\S\n]*(?P<between>(?:de|en|of|in)[^\S\n]+|d['’]|[-./])?[^\S\n]*{SUIT_TYPED}(?![\w:]|[^\S\n]+:)",
    re.IGNORECASE,
)
SUIT_FIRST: Final = re.compile(rf"{SUIT_TYPED}[^\S\n]*{VALUE_TYPED}(?![\w:]|\s*\.)", re.IGNORECASE)
PASSES: Final = frozenset(("p", "-", "\u2013", "\u2014", "/"))
"""What sheets say for a pass."""
SHORT: Final = 4
"""Words no longer than this are near others at one letter only."""


@dataclass(frozen=True, slots=True)
class Guess:
    """What a word was probably meant to be: its code, ``None`` where only the kind of slip can be told."""

    slip: Slip
    code: str | None = None


def other(words: Lexicon) -> Lexicon:
    """Give the words of the other language."""
    return lexicon("en" if words.language == "fr" else "fr")


def rank(text: str, words: Lexicon) -> Guess | None:
    """Guess a rank."""
    if fold(text) == "t" and words.language == "fr":
        return Guess(Slip.TEN_TYPED_T, "10")
    if fold(text) == "k" and words.language == "fr":
        return Guess(Slip.KING_TYPED_K, "K")
    if text != "10" and text.translate(DIGITS) == "10":
        return Guess(Slip.LETTER_FOR_DIGIT, "10")
    if fold(text) in RANK_WORDS:
        return Guess(Slip.RANK_WORD, RANK_WORDS[fold(text)])
    code = other(words).rank(text)
    return Guess(Slip.OTHER_LANGUAGE, code) if code and not words.rank(text) else None


def card(text: str, words: Lexicon) -> Guess | None:
    """Guess a card."""
    theirs = other(words)
    if words.rank(text):
        return Guess(Slip.NO_SUIT)
    if fold(text) in RANK_WORDS:
        return Guess(Slip.NO_SUIT)
    if words.suit(text) or theirs.suit(text):
        return Guess(Slip.NO_RANK)
    for cut in (1, 2):
        head, tail = text[:cut], text[cut:].strip()
        suit = words.suit(head)
        meant = rank(tail, words) if suit else None
        # Letters behind a letter are a word, seldom a card.
        if suit and meant and not (meant.slip is Slip.RANK_WORD and head.isalpha()):
            return Guess(meant.slip, f"{suit}{meant.code}")
        code = words.rank(head) or theirs.rank(head)
        suit = words.suit(tail)
        if suit and code:
            return Guess(Slip.RANK_FIRST, f"{suit}{code}")
        suit = theirs.suit(head)
        code = words.rank(tail) or theirs.rank(tail)
        if suit and code and head.isalpha():
            return Guess(Slip.OTHER_LANGUAGE, f"{suit}{code}")
    return None


def seat(text: str, words: Lexicon) -> Guess | None:
    """Guess a seat, with or without its colon."""
    bare = text.rstrip(" \t\n:.,;")
    code = LONG_SEATS.get(fold(bare))
    if code:
        return Guess(Slip.LONG_SEAT, code)
    own = words.seat(bare)
    if own:
        return Guess(Slip.EXTRA_COLON if ":" in text else Slip.MISSING_COLON, own)
    theirs = other(words).seat(bare)
    if theirs:
        return Guess(Slip.OTHER_LANGUAGE, theirs)
    if bare == "0" and words.seat("O"):
        return Guess(Slip.DIGIT_FOR_LETTER, words.seat("O"))
    return None


def party(text: str, words: Lexicon) -> Guess | None:
    """Guess a party."""
    bare = re.sub(r"[-/.:\s]", "", text)
    own = words.party(bare)
    if own:
        return Guess(Slip.EXTRA_COLON if text == f"{bare}:" else Slip.LONG_SIDE, own)
    theirs = other(words).party(bare)
    if theirs:
        return Guess(Slip.OTHER_LANGUAGE, theirs)
    turned = words.party(bare[::-1]) or LONG_SIDES.get("".join(sorted(re.findall(r"[a-z]+", fold(text)))))
    if turned:
        return Guess(Slip.LONG_SIDE, turned)
    code = LONG_SEATS.get(fold(bare))
    if code:
        return Guess(Slip.SEAT_FOR_SIDE, "NS" if code in "NS" else "EW")
    fixed = bare.replace("0", "O")
    known = words.party(fixed) or words.party(fixed[::-1])
    return Guess(Slip.DIGIT_FOR_LETTER, known) if known else None


def number(text: str) -> Guess | None:
    """Guess a whole number."""
    if DASHED.fullmatch(text):
        return Guess(Slip.MINUS_TYPED_DASH, f"-{text[1:]}")
    if not LIKE_A_NUMBER.fullmatch(text):
        return None
    return Guess(Slip.LETTER_FOR_DIGIT, text.translate(DIGITS))


def call(text: str, words: Lexicon) -> Guess | None:
    """Guess a call."""
    head = re.match(r"[\dOolI|]+", text)
    if head and re.search(r"\d", head[0]):
        fixed = head[0].translate(DIGITS)
        code = _full_call(fixed + text[head.end() :], words)
        if code and fixed != head[0]:
            return Guess(Slip.LETTER_FOR_DIGIT, code)
    theirs = _full_call(text, other(words))
    if theirs:
        return Guess(Slip.OTHER_LANGUAGE, theirs)
    spelt = SPELLINGS[words.language]
    known = {code: spelt.call(code) for code in ("pass", "contre", "surcontre")}
    if fold(text) in PASSES:
        return Guess(Slip.MISSPELT_CALL, "pass")
    near = nearest(text, known) or _begun(text, known)
    return Guess(Slip.MISSPELT_CALL, near) if near else None


def bid(text: str, words: Lexicon) -> tuple[Guess, int] | None:
    """Guess the bid with which a text starts, its words in another order or with words between: how long it is too.

    ``text``: without accents. ``90 de coeur``, ``90 sans-atout``, ``coeur 90``, ``90❤``.
    """
    for form in (VALUE_FIRST, SUIT_FIRST):
        found = form.match(text)
        if found is None:
            continue
        suit = re.sub(r"[-\s]+", " ", found["suit"]).removesuffix(" ")
        same = suit.translate(LOOKALIKES)
        if form is VALUE_FIRST and not found["between"] and same == found["suit"]:
            # Nothing stands otherwise.
            continue
        if form is SUIT_FIRST and words.seat(suit):
            # A seat without its colon, rather than a suit.
            continue
        code = _full_call(f"{found['value'].translate(DIGITS)} {same}", words)
        if code:
            return Guess(Slip.BID_FORM if same == suit else Slip.OTHER_SYMBOL, code), found.end()
    return None


def _full_call(text: str, words: Lexicon) -> str | None:
    found = re.fullmatch(words.pattern("CALL"), text)
    return words.call(text) if found else None


def keyword(text: str, own: Mapping[str, str], theirs: Mapping[str, str]) -> tuple[str, bool] | None:
    """Find the keyword nearest to a word.

    ``own``, ``theirs``: names to spellings, in the language of the record and in the other. Returns its name, and
    whether it is spelt right after all, accents aside.
    """
    word = fold(text)
    for name, spelt in own.items():
        if fold(spelt) == word:
            return name, True
    near = next((name for name, spelt in theirs.items() if fold(spelt) == word), None) or nearest(text, own)
    return (near, False) if near else None


def nearest(text: str, known: Mapping[str, str]) -> str | None:
    """Find the one known word that is near enough to this; ``None`` without one, or with two as near."""
    word = fold(text)
    if len(word) < 3 or not word.isalpha():  # noqa: PLR2004 (shorter words are near to everything)
        return None
    ranked = sorted((_distance(word, fold(spelt)), name) for name, spelt in known.items())
    if not ranked:
        return None
    best, name = ranked[0]
    allowed = 1 if min(len(word), len(known[name])) <= SHORT else 2
    tied = len(ranked) > 1 and ranked[1][0] == best and fold(known[ranked[1][1]]) != fold(known[name])
    return name if best <= allowed and not tied else None


def _begun(text: str, known: Mapping[str, str]) -> str | None:
    """Find the one known word that starts with this, which was cut short."""
    word = fold(text)
    found = [name for name, spelt in known.items() if fold(spelt).startswith(word)]
    return found[0] if len(word) >= SHORT - 1 and len(found) == 1 else None


def _distance(one: str, two: str) -> int:
    """Count the letters to change, add, drop or swap between two words."""
    before: list[int] = []
    row = list(range(len(two) + 1))
    for i, a in enumerate(one, 1):
        last, before_last = row, before
        row = [i]
        for j, b in enumerate(two, 1):
            cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a != b))
            if i > 1 and j > 1 and a == two[j - 2] and one[i - 2] == b:
                cost = min(cost, before_last[j - 2] + 1)
            row.append(cost)
        before = last
    return row[-1]
