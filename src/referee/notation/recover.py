"""Reading a broken deal: one message for each slip, and everything else is read all the same.

The same grammar is walked token by token. Where a word does not fit, it is reported once; then what it was meant to
be, or a placeholder of the kind that could stand there, takes its place, and reading goes on.
"""

import re
from typing import TYPE_CHECKING, Any, Final

from lark import Token

from referee.diagnostics.model import Finding, Path
from referee.diagnostics.spelling import SPELLINGS, SUIT_SYMBOLS
from referee.limits import MOST_SLIPS
from referee.notation.built import Extent
from referee.notation.foresee import foresee
from referee.notation.habits import Habits, unhidden
from referee.notation.keywords import EXPECTED, PARTS
from referee.notation.lexicon import Lexicon
from referee.notation.repair import repair
from referee.record.fold import bare
from referee.record.model import Game

if TYPE_CHECKING:
    from lark import Tree

__all__ = ["Reading", "recover"]

BLANK: Final = re.compile(r"[\s,;]*")
SYMBOL: Final = re.compile("[\u2660\u2665\u2666\u2663]")
WORD: Final = re.compile(r"[^\s,;]+")
MOST_EXPECTED: Final = 6
MOST_TRIES: Final = 3
"""Words that may be put before one word to make it fit."""
RUNS: Final = frozenset(("HEADED", "DEALT", "CALLED", "PLAYED", "FIGURES"))
"""Tokens of several lines: here every word is read by itself."""
OPENS: Final = {"hands": ("LABEL",), "auction": ("LABEL", "CALL"), "tricks": ("LEAD",)}
"""The terminals with which an element of a part starts."""


def recover(
    text: str, lexicon: Lexicon, game: Game | None, players: int
) -> "tuple[Tree[Token], list[tuple[Extent, Finding]]]":
    """Read a deal that is no sentence of the grammar.

    ``players``: cards of a whole trick. Returns its tree, with placeholders for what could not be read, and what is wrong, each with its offsets.
    """
    reading = Reading(text, lexicon, game, players)
    tries, last, slips = 0, -1, 0
    while reading.pending():
        tries, last = (tries + 1 if reading.at == last else 0), reading.at
        if foresee(reading):
            continue
        token = reading.token()
        if token is not None:
            reading.feed(token)
            continue
        slips += 1
        if slips > MOST_SLIPS:
            _, end = reading.word()
            limit = Finding("S118", (), {"limit": "slips", "expected": MOST_SLIPS})
            reading.problems.append(((reading.at, end), limit))
            break
        if tries < MOST_TRIES:
            repair(reading)
        else:
            reading.skip(reading.word()[1])
    return reading.end(), reading.problems


class Reading:
    """A deal being read: what was read, what can come, what was reported."""

    def __init__(self, text: str, lexicon: Lexicon, game: Game | None, players: int) -> None:
        """Stand before the first word."""
        self.raw = text
        self.words = lexicon
        self.game = game
        self.players = players
        self.at = 0
        self.seen: set[str] = set()
        self.problems: list[tuple[Extent, Finding]]
        self.text, self.problems = unhidden("".join(map(bare, text)))
        self.quiet = False
        """Whether the word before could not be read: what hangs on it is not reported again."""
        self.cards = 0
        """Cards of the trick being read."""
        self._parser = lexicon.parser.parse_interactive(start="deal")
        self._place: Path = ("header",)
        self._counts = {"hands": -1, "auction": -1, "tricks": -1, "rulings": -1}
        self._choices: frozenset[str] | None = None
        self._last = ""
        self._habits = Habits()

    @property
    def choices(self) -> frozenset[str]:
        """The terminals that can come."""
        if self._choices is None:
            self._choices = self.words.accepted(self._parser) - RUNS
        return self._choices

    def pending(self) -> bool:
        """Go over blanks; tell whether anything is left."""
        blank = BLANK.match(self.text, self.at)
        self.at = blank.end() if blank else self.at
        return self.at < len(self.text)

    def match(self, terminal: str, at: int | None = None) -> "re.Match[str] | None":
        """Match a terminal here, or at an offset."""
        return self.words.terminal(terminal).match(self.text, self.at if at is None else at)

    def later(self, terminal: str) -> bool:
        """Tell whether a keyword is still to come."""
        return self.words.terminal(terminal).search(self.text, self.at) is not None

    def word(self, at: int | None = None) -> tuple[str, int]:
        """Give the word here, or at an offset, and where it ends."""
        found = WORD.match(self.text, self.at if at is None else at)
        return (found[0], found.end()) if found else ("", len(self.text))

    def token(self) -> Token | None:
        """Give the token that can come here and does, if any."""
        text, at = self.text, self.at
        found = [
            (terminal, match)
            for terminal, matching in self.words.matchers(self.choices)
            if (match := matching(text, at)) is not None
        ]
        if not found:
            return None
        terminal, match = max(found, key=lambda entry: (entry[0] == "TRICKS_WON", entry[1].end()))
        return self.made(terminal, match.end())

    def made(self, terminal: str, end: int, value: str | None = None) -> Token:
        """Make the token that stands from here to ``end``; ``value``: where it is to be read as another text."""
        text = self.text[self.at : end] if value is None else value
        return Token(terminal, text, start_pos=self.at, end_pos=end)

    def feed(self, token: Token, *, unread: bool = False) -> None:
        """Take a token and go behind it."""
        self._parser.feed_token(token)
        self._choices = None
        self.at = max(self.at, token.end_pos or 0)
        self.quiet = unread
        self.seen.add(token.type)
        self._follow(token)

    def placeholder(self, terminal: str, end: int | None = None) -> None:
        """Take a word as a thing of this kind that could not be read; none at all where ``end`` is not given."""
        stop = self.at if end is None else end
        self.feed(Token(terminal, "", start_pos=self.at, end_pos=stop), unread=end is not None)

    def skip(self, end: int) -> None:
        """Go over a word that stands for nothing."""
        self.at = end
        self.quiet = True

    def report(self, code: str, end: int, kind: str = "", **facts: Any) -> None:
        """Report the word from here to ``end``, unless it hangs on another that was reported.

        ``kind``: the terminal that it was meant for, where that may start the next element of its part.
        """
        if self.quiet:
            return
        text = self.raw[self.at : end].rstrip(" \t\n\r,;")
        habit = self._habits.of(code, text, facts.get("slip"))
        if self._habits.again(habit):
            return
        if not text or "\ufffd" in text:
            # A byte that could not be decoded was reported as such.
            if text:
                return
            text = self.word()[0]
            end = self.at + len(text)
        if code == "S102" and self.problems and self.problems[-1][0][0] == self.at:
            # Something was left out before this very word, and that was said.
            return
        place = self._element(kind)
        trick = place[1] + 1 if place[0] == "tricks" and len(place) > 1 and isinstance(place[1], int) else None
        finding = Finding(code, place, {"text": text} | facts, trick=trick)
        self._habits.begin(habit, len(self.problems))
        self.problems.append(((self.at, self.at + len(text)), finding))

    def suit(self, code: str) -> str:
        """Give a suit as it would stand on this line: its symbol, or its letter where the line has no symbol."""
        line = self.text[self.text.rfind("\n", 0, self.at) + 1 :].partition("\n")[0]
        return SUIT_SYMBOLS[code] if SYMBOL.search(line) else self.words.suit_letters[code]

    def card(self, code: str) -> str:
        """Give a card as it would stand on this line."""
        return self.suit(code[0]) + SPELLINGS[self.words.language].ranks[code[1:]]

    def expected(self) -> list[str]:
        """Give the kinds of thing that can come, the likeliest first."""
        full = {"CARDS"} if self.cards >= self.players else set()
        if self.game == "comptoir":
            full.add("LEVEL")
        kinds = [str(kind) for terminal, kind in EXPECTED.items() if terminal in self.choices - full]
        reached = max((place for place, name in enumerate(PARTS) if name in self.seen), default=-1)
        later = [name for place, name in enumerate(PARTS) if place > reached and name in self.choices - self.seen]
        # The next part is likeliest, then the claims, which nearly every deal has.
        for name in [*later[:1], *reversed(later)]:
            kind = str(PARTS[name][1])
            if kind not in kinds and not (name == "SUMMARY" and "TRICKS" in self.seen):
                kinds.append(kind)
        return kinds[:MOST_EXPECTED]

    def end(self) -> "Tree[Token]":
        """Give the tree of all that was read."""
        if "DEAL" in self.choices:
            self.placeholder("DEAL")
        self._habits.count(self.problems)
        tree: Tree[Token] = self._parser.feed_eof()  # type: ignore[no-untyped-call]
        return tree

    def _follow(self, token: Token) -> None:
        """Keep track of the element being read."""
        kind = token.type
        if kind in PARTS:
            part = PARTS[kind][0]
            self._place = (part,)
            if part == "rulings":
                self._counts[part] += 1
                self._place = (part, self._counts[part])
        elif kind == "CARDS":
            self.cards += len(self.words.cards_in.findall(token)) if token else 1
        place = self._element(kind)
        if place != self._place:
            self._place = place
            self._counts[str(place[0])] += 1
            self.cards = 0
        self._last = kind

    def _element(self, kind: str) -> Path:
        """Give the element in which a token of this kind stands here."""
        part = str(self._place[0])
        labelled = kind == "CALL" and self._last == "LABEL"
        return (part, self._counts[part] + 1) if kind in OPENS.get(part, ()) and not labelled else self._place

    @property
    def last(self) -> str:
        """The terminal read last."""
        return self._last

    @property
    def part(self) -> str:
        """The part being read."""
        return str(self._place[0])

    @property
    def starts_line(self) -> bool:
        """Whether nothing but blanks stands before this on its line."""
        return not self.text[self.text.rfind("\n", 0, self.at) + 1 : self.at].strip()

    @property
    def last_opens(self) -> bool:
        """Whether the word before was a keyword, so that what it announces is due."""
        return self._last in PARTS or self._last in ("DEALER", "TRICKS_WON", "BELOTES", "GENERALE")
