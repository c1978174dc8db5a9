"""Runs of whole lines: each is one token, read at once as long as nothing in it is to be reported.

Where something is, or where places are wanted, a run is taken apart into the small tokens of the grammar, which the
builders of hands, auctions, tricks and figures read one by one. Both ways give the same record.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from itertools import chain
from typing import Any, Final

from lark import Token, Tree

from referee.notation.lexicon import BLANKS, DISPLAY, REMEMBERED, Lexicon
from referee.record.forms import MAX_DIGITS
from referee.record.model import Call, Game, Hand, Trick
from referee.record.trusted import trusted

__all__ = ["Runs", "runs"]

RULES: Final = {"DEALT": "hand", "PLAYED": "trick", "FIGURES": "account"}
"""The rule that holds a line of a run; the tokens of the other runs stand in the part itself."""


class Runs:
    """The runs of one language."""

    def __init__(self, words: Lexicon) -> None:
        """Compose, of the grammar's terminals, what a line of each run is made of."""
        self._words = words

        def one(name: str) -> str:
            return f"(?P<{name}>{words.pattern(name)})"

        lines = {
            "HEADED": one("DEAL") + one("INT") + one("DEALER") + one("SEAT"),
            "DEALT": one("LABEL") + one("HOLDINGS"),
            "CALLED": one("LABEL") + "?" + one("CALL"),
            "PLAYED": one("LEAD") + f"(?P<SHOWN>{words.pattern('SHOWN')}+)" + one("RESULT") + "?",
            "SHOWN": one("CARDS") + "|" + one("SAID"),
            "RESULT": one("ARROW") + one("SEAT") + "?" + one("INT") + "?",
            "FIGURES": one("PARTY") + one("INT"),
        }
        self._lines = {name: re.compile(line) for name, line in lines.items()}
        self._shown_in = re.compile(words.pattern("SHOWN"))
        self._holding: Callable[[tuple[str, str]], tuple[int, bool, tuple[str, ...]]] = lru_cache(REMEMBERED)(
            self._read_holding
        )
        self._call: Callable[[tuple[str, str]], Call] = lru_cache(REMEMBERED)(self._read_call)
        self._card: Callable[[str], tuple[bool, str, str | None]] = lru_cache(REMEMBERED)(self._read_card)
        self._result: Callable[[str], tuple[str | None, int | None] | None] = lru_cache(REMEMBERED)(self._read_result)
        self._readers: Mapping[str, Callable[[str, Game | None], Any]] = {
            "DEALT": self._hands,
            "CALLED": self._auction,
            "PLAYED": self._tricks,
            "FIGURES": self._figures,
        }

    def read(self, part: "Tree[Token]", game: Game | None) -> Any:
        """Give the value of a part that is one run in which nothing is to be reported; ``None`` for any other."""
        children = part.children
        if len(children) != 2 or isinstance(children[1], Tree):  # noqa: PLR2004 (a keyword and its run)
            return None
        run = children[1]
        reader = self._readers.get(run.type)
        return None if reader is None else reader(run, game)

    def header(self, part: "Tree[Token]") -> dict[str, Any] | None:
        """Give number and dealer of a whole header in which nothing is to be reported; ``None`` for any other."""
        run = part.children[0]
        line = self._lines["HEADED"].match(run) if isinstance(run, Token) and run.type == "HEADED" else None
        number = self._number(line["INT"]) if line else None
        return {"number": number, "dealer": self._words.seat(line["SEAT"])} if line and number is not None else None

    def starts(self, part: "Tree[Token]") -> list[int] | None:
        """Give the offset of each line of a part that is one run; ``None`` for any other."""
        children = part.children
        run = children[1] if len(children) == 2 else None  # noqa: PLR2004 (a keyword and its run)
        if not isinstance(run, Token) or run.type not in self._lines:
            return None
        return [(run.start_pos or 0) + line.start() for line in self._lines[run.type].finditer(run)]

    def taken_apart(self, part: "Tree[Token]") -> "Tree[Token]":
        """Give a part with small tokens instead of its runs."""
        children: list[Token | Tree[Token]] = []
        for child in part.children:
            if isinstance(child, Tree) or child.type not in self._lines:
                children.append(child)
                continue
            rule = RULES.get(child.type)
            for line in self._lines[child.type].finditer(child):
                tokens: list[Token | Tree[Token]] = [*self._tokens(line, child.start_pos or 0)]
                children += tokens if rule is None else [Tree(rule, tokens)]
        return Tree(part.data, children)

    def _tokens(self, line: "re.Match[str]", start: int) -> Iterator[Token]:
        for name, text in line.groupdict().items():
            if not text:
                continue
            first = start + line.start(name)
            if name in self._lines:
                for piece in self._lines[name].finditer(text):
                    yield from self._tokens(piece, first)
            else:
                yield Token(name, text, first, end_pos=first + len(text))

    def _hands(self, run: str, _game: Game | None) -> tuple[Hand, ...] | None:
        hands = []
        for label, holdings in self._lines["DEALT"].findall(run):
            held = sorted(map(self._holding, self._words.holdings_in.findall(holdings)))
            suits, letters, cards = zip(*held, strict=True)
            if len(set(suits)) < len(suits) or len(set(letters)) > 1:
                return None
            hands.append(trusted(Hand, seat=self._words.seat(label), cards=tuple(chain.from_iterable(cards))))
        return tuple(hands)

    def _auction(self, run: str, game: Game | None) -> tuple[Call, ...] | None:
        calls = tuple(map(self._call, self._lines["CALLED"].findall(run)))
        for call in calls:
            if call.call is None or (game == "contree" and call.call.isdigit()):
                return None
        return calls

    def _tricks(self, run: str, _game: Game | None) -> tuple[Trick, ...] | None:
        tricks = []
        before = "\n"
        for lead, shown, claim in self._lines["PLAYED"].findall(run):
            number, leader = self._words.lead(lead)
            if number is None and "\n" not in before:
                # It may be no trick of its own.
                return None
            before = claim or shown
            letters, cards, said = zip(*map(self._card, self._shown_in.findall(shown)), strict=True)
            result = self._result(claim)
            if result is None or len(set(letters)) > 1:
                return None
            trick = trusted(
                Trick,
                number=number,
                leader=leader,
                cards=cards,
                said=said if any(said) else (),
                winner=result[0],
                points=result[1],
            )
            tricks.append(trick)
        return tuple(tricks)

    def _figures(self, run: str, _game: Game | None) -> dict[str, int] | None:
        figures: dict[str, int] = {}
        for party, written in self._lines["FIGURES"].findall(run):
            code, number = self._words.party(party), self._number(written)
            if code is None or code in figures or number is None:
                return None
            figures[code] = number
        return figures

    @staticmethod
    def _number(text: str) -> int | None:
        """Read a whole number; ``None`` when it is too long to be one of a game."""
        text = text.rstrip(BLANKS).replace("\u2212", "-")
        return None if len(text) > MAX_DIGITS + 1 else int(text)

    def _read_holding(self, parts: tuple[str, str]) -> tuple[int, bool, tuple[str, ...]]:
        """Give the place of a suit in a hand, whether it is a letter, and its cards in display order."""
        suit, ranks = parts
        code = self._words.suit(suit) or ""
        cards = [f"{code}{self._words.rank(rank)}" for rank in self._words.ranks_in.findall(ranks)]
        return "SHDC".index(code), suit.isalpha(), tuple(sorted(cards, key=DISPLAY.__getitem__))

    def _read_call(self, parts: tuple[str, str]) -> Call:
        label, call = parts
        return trusted(Call, seat=self._words.seat(label) if label else None, call=self._words.call(call))

    def _read_card(self, text: str) -> tuple[bool, str, str | None]:
        """Give whether the suit of a card is a letter, the card, and the word said with it."""
        card = self._words.cards_in.match(text)
        suit, rank = card.groups() if card else ("", "")
        said = self._words.said(text[card.end() :].lstrip(BLANKS)) if card else None
        return suit.isalpha(), self._words.card((suit, rank)), said

    def _read_result(self, text: str) -> tuple[str | None, int | None] | None:
        """Give the winner and the points claimed; ``None`` where something is to be reported."""
        if not text:
            return None, None
        line = self._lines["RESULT"].match(text)
        if line is None or not (line["SEAT"] or line["INT"]):
            return None
        points = self._number(line["INT"]) if line["INT"] else None
        if line["INT"] and points is None:
            return None
        return self._words.seat(line["SEAT"]) if line["SEAT"] else None, points


@cache
def runs(words: Lexicon) -> Runs:
    """Give the runs of a language, composed when they are first needed."""
    return Runs(words)
