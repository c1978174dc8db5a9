"""The words of one language: its parser, and what each spelling of the notation means.

Every spelling comes from the grammar's terminals; here stand only the names of the terminals and the codes that they
mean.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from string import ascii_uppercase
from typing import TYPE_CHECKING, Final

import lark

from referee import resources
from referee.kernel.calls import CONTRE, PASS, SURCONTRE
from referee.kernel.cards import CARD_OF, display_order
from referee.notation.cache import parser_of
from referee.record.forms import MAX_DIGITS
from referee.record.model import Language

if TYPE_CHECKING:
    from lark.parsers.lalr_interactive_parser import InteractiveParser

__all__ = ["BLANKS", "DISPLAY", "REMEMBERED", "Lexicon", "lexicon"]

BLANKS: Final = "".join(char for char in map(chr, range(0x3001)) if char.isspace()) + ",;"
"""What the terminal BLANKS of the grammar takes: white space of any kind, commas and semicolons."""

SEATS: Final = {
    "NORTH": "N",
    "WEST": "W",
    "SOUTH": "S",
    "EAST": "E",
    "FIRST": "P1",
    "SECOND": "P2",
    "THIRD": "P3",
    "FOURTH": "P4",
}
PARTIES: Final = {
    "NORTH_SOUTH": "NS",
    "EAST_WEST": "EW",
    "FIRST": "P1",
    "SECOND": "P2",
    "THIRD": "P3",
    "FOURTH": "P4",
}
SUITS: Final = {"SPADE": "S", "HEART": "H", "DIAMOND": "D", "CLUB": "C"}
RANKS: Final = {
    "TEN": "10",
    "ACE": "A",
    "KING": "K",
    "QUEEN": "Q",
    "JACK": "J",
    "NINE": "9",
    "EIGHT": "8",
    "SEVEN": "7",
}
DENOMINATIONS: Final = {**SUITS, "NO_TRUMP": "NT", "ALL_TRUMPS": "AT"}
PLAIN_CALLS: Final = {"PASS": PASS, "CONTRE": CONTRE, "SURCONTRE": SURCONTRE}
HEADS: Final = {"CAPOT": "capot", "GENERALE_WORD": "generale"}
SAID: Final = {"BELOTE": "belote", "REBELOTE": "rebelote"}
OUTCOMES: Final = {"MADE": "made", "FAILED": "failed"}

REMEMBERED: Final = 4096
Matcher = Callable[[str, int], "re.Match[str] | None"]
"""Spellings of each kind whose meaning is kept."""

DISPLAY: Final = {code: display_order(card) for code, card in CARD_OF.items()}
"""Where each card stands in a hand."""

Reading = Callable[[str], str | None]


class Lexicon:
    """The words of a language: ``parser`` reads deals, the methods tell what a token means."""

    def __init__(self, language: Language, parser: lark.Lark) -> None:
        """Read the spellings off the parser's terminals."""
        self.language = language
        self.parser = parser
        self._terminals: dict[str, re.Pattern[str]] = {}
        self._accepted: dict[tuple[int, ...], frozenset[str]] = {}
        self.seat = self._meaning(SEATS)
        self.party = self._meaning(PARTIES)
        self.suit = self._meaning(SUITS)
        self.suit_letters = {code: letter for letter in ascii_uppercase if (code := self.suit(letter)) is not None}
        """Suit letters by code."""
        self.rank = self._meaning(RANKS)
        self.denomination = self._meaning(DENOMINATIONS)
        self.said = self._meaning(SAID)
        self.outcome = self._meaning(OUTCOMES)
        self._plain_call = self._meaning(PLAIN_CALLS)
        self._head = self._meaning(HEADS)
        self._bid = re.compile(
            rf"(?:(?P<points>\d+)|(?P<head>{self.pattern('CAPOT')}|{self.pattern('GENERALE_WORD')}))[\s,;]*"
            rf"(?:{self.pattern('AT')})?(?P<denomination>.*)",
            re.DOTALL,
        )
        suit, rank, blank = self.pattern("SUIT"), self.pattern("RANK"), self.pattern("BLANKS") + "?"
        self.cards_in = re.compile(f"({suit}){blank}({rank})")
        """Suit and rank of each card of a run."""
        self.holdings_in = re.compile(f"({suit}){blank}({self.pattern('DASH')}|{rank}(?:{blank}{rank})*(?!\\w))")
        """Suit and ranks of each holding of a run."""
        self.ranks_in = re.compile(rank)
        self.card: Callable[[tuple[str, str]], str] = lru_cache(REMEMBERED)(self._card)
        self.call: Reading = lru_cache(REMEMBERED)(self._call)
        self.lead: Callable[[str], tuple[int | None, str | None]] = lru_cache(REMEMBERED)(self._lead)
        self.matchers: Callable[[frozenset[str]], tuple[tuple[str, Matcher], ...]] = lru_cache(REMEMBERED)(
            self._matchers
        )
        """What matches each of some terminals at an offset of a text; those that end a text or stand for rules have nothing."""

    def pattern(self, terminal: str) -> str:
        """Give the regular expression of a terminal of the grammar."""
        return f"(?:{self.parser.get_terminal(terminal).pattern.to_regexp()})"

    def terminal(self, name: str) -> "re.Pattern[str]":
        """Give a terminal of the grammar, ready to match."""
        if name not in self._terminals:
            self._terminals[name] = re.compile(self.pattern(name))
        return self._terminals[name]

    def _matchers(self, terminals: frozenset[str]) -> "tuple[tuple[str, Matcher], ...]":
        named = (name for name in terminals if name.isupper() and not name.startswith("$"))
        return tuple((name, self.terminal(name).match) for name in named)

    def accepted(self, walk: "InteractiveParser") -> frozenset[str]:
        """Give the terminals that can come where a deal is being parsed: the same wherever the parser is in the same states."""
        states = tuple(walk.parser_state.state_stack)
        found = self._accepted.get(states)
        if found is None:
            if len(self._accepted) >= REMEMBERED:
                self._accepted.clear()
            found = self._accepted[states] = frozenset(walk.accepts())  # type: ignore[no-untyped-call]
        return found

    def _meaning(self, codes: Mapping[str, str]) -> Reading:
        """Give the function that tells which of these terminals a text is."""
        pattern = re.compile("|".join(f"(?P<{name}>{self.pattern(name)})" for name in codes))

        @lru_cache(REMEMBERED)
        def read(text: str) -> str | None:
            found = pattern.fullmatch(text.rstrip(BLANKS + ":"))
            return codes[found.lastgroup] if found and found.lastgroup else None

        return read

    def _card(self, parts: tuple[str, str]) -> str:
        suit, rank = parts
        return f"{self.suit(suit)}{self.rank(rank)}"

    def _call(self, text: str) -> str | None:
        """Give the code of a call as written; ``None`` for a number too long to be one."""
        text = text.strip(BLANKS)
        plain = self._plain_call(text)
        if plain:
            return plain
        found = self._bid.match(text)
        if not found or len(found["points"] or "") > MAX_DIGITS:
            return None
        head = str(int(found["points"])) if found["points"] else self._head(found["head"])
        return f"{head}{self.denomination(found['denomination']) or ''}"

    def _lead(self, text: str) -> tuple[int | None, str | None]:
        """Give the number and the leader with which a trick starts."""
        number, dot, label = text.rpartition(".")
        digits = number.strip()
        return (int(digits) if dot and len(digits) <= MAX_DIGITS else None, self.seat(label.strip(BLANKS)))


@cache
def lexicon(language: Language) -> Lexicon:
    """Give the words of a language, read when they are first needed."""
    grammar = resources.read("grammar", "deal.lark") + resources.read("grammar", f"{language}.lark")
    return Lexicon(language, parser_of(grammar, ("deal", "piece")))
