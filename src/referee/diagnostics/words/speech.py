"""Facts put into words: each kind of fact has one way to be said, in forms that the language declines."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from referee.diagnostics.facts import Kind, kind_of
from referee.diagnostics.spelling import SPELLINGS, Spelling
from referee.diagnostics.words.model import Forms, Lexicon
from referee.diagnostics.words.template import Render

__all__ = ["count_form", "scores", "speaker", "terms", "tidy"]

_LONGEST_QUOTE: Final = 48
_LONGEST_LIST: Final = 12
_UNSEEN: Final = range(0x202A, 0x202F), range(0x2066, 0x206A), range(0x7F, 0xA0), range(0x20)


def tidy(text: str) -> str:
    """Give a text without what could upset a terminal: controls and direction overrides become U+FFFD."""
    return "".join("\ufffd" if any(ord(char) in unseen for unseen in _UNSEEN) else char for char in text)


def count_form(count: int, forms: str, plural_from: int) -> str:
    """Give a count and its noun: ``carte|cartes`` or, for 0 as for any other number in English, ``card|cards``."""
    singular, _, plural = forms.partition("|")
    one = abs(count) < plural_from if plural_from else abs(count) == 1
    return f"{count} {singular if one else plural or singular}"


def speaker(code: str, facts: Mapping[str, Any], lexicon: Lexicon) -> Render:
    """Give what renders the facts of a finding of this code in this language."""

    def render(key: str, form: str) -> str | None:
        value = facts.get(key)
        if value is None or (isinstance(value, Sequence | Mapping) and not isinstance(value, str) and not value):
            return None
        kind = kind_of(code, key)
        try:
            return _SAY[kind](value, form, key, lexicon)
        except (AttributeError, KeyError, TypeError, ValueError):
            # A fact of an unforeseen shape must not hide the diagnostic that carries it.
            return tidy(str(value))

    return render


def scores(value: object, spell: Spelling) -> str:
    """Say a score: a number as it is, numbers one after another, a map as ``NS 110 EO 52``; ``?`` is not known."""
    if isinstance(value, Mapping):
        return spell.scores(value)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ", ".join(map(str, value))
    return "?" if value is None else str(value)


def terms(value: Mapping[str, Iterable[Sequence[Any]]], lexicon: Lexicon) -> str:
    """Say the terms of a score: ``EO T 87 + 2C 180 + Bt 20``; parties that mark nothing are left out."""
    spell = SPELLINGS[lexicon.language]
    return "; ".join(
        f"{spell.parties.get(party, party)} {_sum(party_terms, lexicon)}"
        for party, party_terms in value.items()
        if party_terms
    )


def _sum(parts: Iterable[Sequence[Any]], lexicon: Lexicon) -> str:
    said: list[str] = []
    for name, worth in parts:
        negative = str(worth).startswith("-")
        size = str(worth).removeprefix("-")
        word = lexicon.phrases["term"].get(name, name)
        text = size if word == size else f"{word} {size}"
        said.append((" - " if negative else " + ") + text if said else ("-" if negative else "") + text)
    return "".join(said)


def _quote(text: str, lexicon: Lexicon) -> str:
    if not text.strip():
        return lexicon.labels["nothing"]
    short = tidy(text)
    if len(short) > _LONGEST_QUOTE:
        short = short[: _LONGEST_QUOTE - 1] + "…"
    before, after = lexicon.quotes
    return f"{before}{short}{after}"


def _some(values: Sequence[Any], say: Callable[[Any], str]) -> str:
    said = [say(value) for value in values[:_LONGEST_LIST]]
    return ", ".join([*said, "…"] if len(values) > _LONGEST_LIST else said)


def _joined(said: Sequence[str], last: str) -> str:
    return said[0] if len(said) == 1 else ", ".join(said[:-1]) + last + said[-1]


def _form(forms: Forms, form: str, code: str) -> str:
    return forms.get(form, forms[""]).get(code) or forms[""].get(code) or tidy(code)


def _say_text(value: Any, form: str, _key: str, lexicon: Lexicon) -> str:
    text = value if isinstance(value, str) else str(value)
    return tidy(text) if form == "bare" else _quote(text, lexicon)


def _say_texts(value: Sequence[str], _form_: str, _key: str, _lexicon: Lexicon) -> str:
    return _some(value, lambda text: tidy(str(text)))


def _say_tag(value: str, _form_: str, _key: str, lexicon: Lexicon) -> str:
    return tidy(SPELLINGS[lexicon.language].tags.get(value, value))


def _say_number(value: Any, form: str, _key: str, lexicon: Lexicon) -> str:
    return count_form(int(value), form, lexicon.plural_from) if form else str(value)


def _say_card(value: str, _form_: str, _key: str, lexicon: Lexicon) -> str:
    return SPELLINGS[lexicon.language].card(value)


def _say_cards(value: Sequence[str], form: str, _key: str, lexicon: Lexicon) -> str:
    spell = SPELLINGS[lexicon.language]
    cards = _some(value, spell.card)
    if "|" in form:
        singular, _, plural = form.partition("|")
        return f"{singular if len(value) == 1 else plural} {cards}"
    return cards


def _say_suit(value: str, form: str, _key: str, lexicon: Lexicon) -> str:
    return _form(lexicon.suits, form, value)


def _say_seat(value: str, form: str, _key: str, lexicon: Lexicon) -> str:
    return _form(lexicon.seats, form, value)


def _say_seats(value: Sequence[str], form: str, _key: str, lexicon: Lexicon) -> str:
    return _joined([_form(lexicon.seats, form, seat) for seat in value], lexicon.conjunction)


def _say_party(value: str, form: str, _key: str, lexicon: Lexicon) -> str:
    return _form(lexicon.parties, form, value)


def _say_call(value: str, _form_: str, _key: str, lexicon: Lexicon) -> str:
    return SPELLINGS[lexicon.language].call(value)


def _say_calls(value: Sequence[str], _form_: str, _key: str, lexicon: Lexicon) -> str:
    return _some(value, SPELLINGS[lexicon.language].call)


def _say_scores(value: Any, form: str, _key: str, lexicon: Lexicon) -> str:
    if form and isinstance(value, int):
        return count_form(value, form, lexicon.plural_from)
    return scores(value, SPELLINGS[lexicon.language])


def _say_terms(value: Any, _form_: str, _key: str, lexicon: Lexicon) -> str:
    return terms(value, lexicon)


def _say_phrase(value: str, form: str, key: str, lexicon: Lexicon) -> str:
    family = lexicon.phrases.get(form or _FAMILY.get(key, key), {})
    return family.get(value) or _quote(value, lexicon)


def _say_phrases(value: Any, form: str, key: str, lexicon: Lexicon) -> str:
    values = [value] if isinstance(value, str) else list(value)
    return _joined(
        [_say_phrase(each, form, key, lexicon) for each in values],
        lexicon.alternative if key == "expected" else lexicon.conjunction,
    )


def _say_proof(value: Mapping[str, Any], _form_: str, _key: str, lexicon: Lexicon) -> str:
    card = SPELLINGS[lexicon.language].card(value["card"])
    return lexicon.labels["proof"].format(card=card, trick=value["trick"])


_FAMILY: Final = {"after": "part", "kinds": "ruling"}

_SAY: Final[Mapping[Kind, Callable[[Any, str, str, Lexicon], str]]] = {
    Kind.TEXT: _say_text,
    Kind.TAG: _say_tag,
    Kind.TEXTS: _say_texts,
    Kind.NUMBER: _say_number,
    Kind.CARD: _say_card,
    Kind.CARDS: _say_cards,
    Kind.SUIT: _say_suit,
    Kind.SEAT: _say_seat,
    Kind.SEATS: _say_seats,
    Kind.PARTY: _say_party,
    Kind.CALL: _say_call,
    Kind.CALLS: _say_calls,
    Kind.SCORES: _say_scores,
    Kind.TERMS: _say_terms,
    Kind.PHRASE: _say_phrase,
    Kind.PHRASES: _say_phrases,
    Kind.PROOF: _say_proof,
}
