"""Facts put into words: each kind of fact has one way to be said, in forms that the language declines."""

import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from referee.diagnostics.facts import Kind, kind_of
from referee.diagnostics.spelling import SPELLINGS, Spelling
from referee.diagnostics.words.model import Forms, Lexicon
from referee.diagnostics.words.template import Render, fill
from referee.kernel.calls import parse_bid

__all__ = ["count_form", "problem", "speaker", "terms", "tidy"]

_LONGEST_QUOTE: Final = 48
_LONGEST_LIST: Final = 12
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_FAMILY: Final = {"after": "part", "kinds": "ruling", "known": "game"}
"""The list of phrases of a fact, where it is not named like the fact."""


def tidy(text: str) -> str:
    """Give a text without what could upset a terminal or hide: controls, direction marks and what has no width at all
    become U+FFFD.
    """
    if text.isprintable():
        return text
    return "".join("\ufffd" if unicodedata.category(char) in _UNSEEN else char for char in text)


def count_form(count: int, forms: str, plural_from: int) -> str:
    """Give a count and its noun, of ``carte|cartes``.

    ``plural_from``: the least plural number (2 in French); 0 where only 1 is singular (English).
    """
    singular, _, plural = forms.partition("|")
    one = abs(count) < plural_from if plural_from else abs(count) == 1
    return f"{count} {singular if one else plural or singular}"


def terms(value: Mapping[str, Iterable[Sequence[Any]]], lexicon: Lexicon) -> str:
    """Say the terms of a score: ``EO T 87 + 2C 180 + Bt 20``; parties that mark nothing are left out."""
    parties = SPELLINGS[lexicon.language].parties
    marking = ((party, _sum(its, lexicon)) for party, its in value.items() if its)
    return "; ".join(f"{parties.get(party, party)} {said}" for party, said in marking)


def problem(value: Mapping[str, Any], lexicon: Lexicon) -> str:
    """Say what is wrong with a rule set."""

    def render(key: str, form: str) -> str | None:
        fact = value.get(key)
        if fact is None:
            return None
        if key in lexicon.phrases:
            return _phrases([str(fact)], key, lexicon)
        if isinstance(fact, Sequence) and not isinstance(fact, str):
            return _joined([str(each) for each in fact], lexicon.alternative if form == "or" else lexicon.conjunction)
        return str(fact) if form == "bare" or not isinstance(fact, str) else _quoted(fact, lexicon)

    return fill(lexicon.phrases["problem"][value["kind"]], render, missing="?") or ""


def speaker(code: str, facts: Mapping[str, Any], lexicon: Lexicon) -> Render:
    """Give what renders the facts of a finding of this code in this language."""

    def render(key: str, form: str) -> str | None:
        value = facts.get(key)
        if value is None or (isinstance(value, Sequence | Mapping) and not isinstance(value, str) and not value):
            return None
        if isinstance(value, str) and not value.strip() and not code.startswith("S"):
            # Only reading comes to the end of a text; elsewhere an empty value was written.
            before, after = lexicon.quotes
            return before.strip() + after.strip()
        try:
            family = form or _FAMILY.get(key, key)
            own = _of_the_game(value, lexicon.phrases.get(family, {}), facts.get("table"))
            said = _say(kind_of(code, key), own, family, lexicon, declined=bool(form))
        except (AttributeError, KeyError, TypeError, ValueError, IndexError):
            # A fact of an unforeseen shape must not hide the diagnostic that carries it.
            said = _quoted(str(value), lexicon)
        return tidy(str(said))

    return render


def _of_the_game(value: Any, phrases: Mapping[str, str], game: object) -> Any:
    """Give what has a phrase of its own in a game, such as ``party comptoir``, by the name of that phrase."""
    if isinstance(value, str):
        own = f"{value} {game}"
        return own if own in phrases else value
    return [_of_the_game(each, phrases, game) for each in value] if isinstance(value, list | tuple) else value


_ONE: Final[Mapping[Kind, Callable[[Spelling, str], str]]] = {
    Kind.CARD: Spelling.card,
    Kind.CALL: Spelling.call,
    Kind.TAG: lambda spell, name: spell.tags.get(name, name),
    Kind.CARDS: Spelling.card,
    Kind.TEXTS: lambda _, text: text,
}


def _say(kind: Kind, value: Any, form: str, lexicon: Lexicon, *, declined: bool) -> str:
    """Say a value; ``form``: the one asked for when ``declined``, else the list of phrases of the fact."""
    spell = SPELLINGS[lexicon.language]
    match kind:
        case Kind.CARD | Kind.CALL | Kind.TAG:
            return _ONE[kind](spell, value)
        case Kind.CARDS | Kind.CALLS | Kind.TEXTS:
            return _some(_calls(value, lexicon) if kind is Kind.CALLS else [_ONE[kind](spell, each) for each in value])
        case Kind.SEAT | Kind.SEATS | Kind.PARTY | Kind.SUIT:
            forms = {Kind.PARTY: lexicon.parties, Kind.SUIT: lexicon.suits}.get(kind, lexicon.seats)
            names = [_name(forms, form, each) for each in ([value] if isinstance(value, str) else value)]
            return _joined(names, lexicon.conjunction)
        case Kind.NUMBER | Kind.SCORES:
            return _figures(value, form if declined else "", lexicon)
        case Kind.PHRASE | Kind.PHRASES:
            return _phrases([value] if isinstance(value, str) else value, form, lexicon)
        case Kind.TERMS | Kind.PROBLEM | Kind.PROOF | Kind.HOLDERS:
            return _OF_PARTS[kind](value, lexicon)
        case _:
            return str(value) if form == "bare" else _quoted(str(value), lexicon)


def _proof(value: Mapping[str, Any], lexicon: Lexicon) -> str:
    card = SPELLINGS[lexicon.language].card(value["card"])
    return lexicon.labels["proof"].format(card=card, trick=int(value["trick"]))


def _holders(value: Mapping[str, Sequence[str]], lexicon: Lexicon) -> str:
    """Say who holds cards that are dealt twice: ``♥A chez Ouest et chez Nord``, ``♠7 deux fois chez Nord``."""
    spell, names = SPELLINGS[lexicon.language], lexicon.seats
    said = []
    for card, seats in value.items():
        those = list(dict.fromkeys(seats))
        where = _joined([_name(names, "with", seat) for seat in those], lexicon.conjunction)
        often = "twice with" if len(those) == 1 else "with"
        said.append(lexicon.labels[often].format(card=spell.card(card), where=where))
    return "; ".join(said)


_OF_PARTS: Final[Mapping[Kind, Callable[[Any, Lexicon], str]]] = {
    Kind.TERMS: terms,
    Kind.PROBLEM: problem,
    Kind.PROOF: _proof,
    Kind.HOLDERS: _holders,
}


def _calls(codes: Iterable[str], lexicon: Lexicon) -> list[str]:
    """Say legal calls, of whose bids only the least are told: ``à partir de 90 (♠ ♥ ♦ ♣ SA TA)``."""
    spell = SPELLINGS[lexicon.language]
    bids: dict[tuple[str, int], list[str]] = {}
    said: list[str] = []
    for code in codes:
        bid = parse_bid(code)
        if bid is None:
            said.append(spell.call(code))
        else:
            bids.setdefault((bid.kind, bid.points), []).append(code)
    for (kind, points), those in bids.items():
        denominations = [
            spell.denominations[bid.denomination] for bid in map(parse_bid, those) if bid and bid.denomination
        ]
        head = str(points) if kind == "points" else spell.words[kind]
        one = spell.call(those[0]) if len(those) == 1 else f"{head} ({' '.join(denominations)})"
        said.append(lexicon.labels["from"].format(bid=one) if kind == "points" else one)
    return said


def _name(forms: Forms, form: str, code: str) -> str:
    return forms.get(form, forms[""]).get(code) or str(code)


def _figures(value: Any, nouns: str, lexicon: Lexicon) -> str:
    """Say a number, with its noun if asked, several numbers, or the figures of parties; ``?`` is not known."""
    if isinstance(value, Mapping):
        return SPELLINGS[lexicon.language].scores(value)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return _joined([str(int(each)) for each in value], lexicon.alternative)
    if nouns:
        return count_form(int(value), nouns, lexicon.plural_from)
    return str(value)


def _phrases(values: Iterable[str], family: str, lexicon: Lexicon) -> str:
    known = lexicon.phrases.get(family, {})
    said = [known.get(value) or _quoted(value, lexicon) for value in values]
    return _joined(said, lexicon.alternative if family == "expected" else lexicon.conjunction)


def _sum(parts: Iterable[Sequence[Any]], lexicon: Lexicon) -> str:
    said = ""
    for name, worth in parts:
        size = str(worth).removeprefix("-")
        word = lexicon.phrases["term"].get(name, name)
        # A constant of the grid is its own name.
        text = size if word == size else f"{word} {size}"
        if str(worth).startswith("-"):
            said += f" - {text}" if said else f"-{text}"
        else:
            said += f" + {text}" if said else text
    return said


def _quoted(text: str, lexicon: Lexicon) -> str:
    if not text.strip():
        return lexicon.labels["nothing"]
    short = text if len(text) <= _LONGEST_QUOTE else text[: _LONGEST_QUOTE - 1] + "…"
    before, after = lexicon.quotes
    return f"{before}{short}{after}"


def _some(said: Sequence[str]) -> str:
    return ", ".join([*said[:_LONGEST_LIST], "…"] if len(said) > _LONGEST_LIST else said)


def _joined(said: Sequence[str], last: str) -> str:
    return said[0] if len(said) == 1 else ", ".join(said[:-1]) + last + said[-1]
