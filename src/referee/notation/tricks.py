"""The tricks of a deal."""

from typing import TYPE_CHECKING, cast

from lark import Token, Tree

from referee.diagnostics.model import Path
from referee.notation.lexicon import BLANKS
from referee.notation.rulings import Building
from referee.notation.vocabulary import Expected, Slip
from referee.record.forms import FORMS
from referee.record.model import Trick
from referee.record.trusted import trusted

if TYPE_CHECKING:
    from referee.notation.built import Built
    from referee.notation.lexicon import Lexicon

__all__ = ["TrickBuilder"]


class TrickBuilder:
    """Builds the tricks of one deal."""

    def __init__(self, words: "Lexicon", built: "Built", deal: Building) -> None:
        """Keep what the tricks are read with."""
        self.words = words
        self.built = built
        self.deal = deal

    def build(self, part: "Tree[Token]") -> tuple[Trick, ...]:
        """Give the tricks of a deal."""
        keyword = cast("Token", part.children[0])
        self.built.place(("tricks",), keyword)
        tricks = [cast("list[Token]", cast("Tree[Token]", child).children) for child in part.children[1:]]
        if not tricks:
            self.deal.missing(keyword, ("tricks",), "tricks", Expected.LEAD)
        return tuple(self._trick(tokens, index) for index, tokens in enumerate(self._with_labels(tricks)))

    def _with_labels(self, tricks: list[list[Token]]) -> list[list[Token]]:
        """Join the cards of a line on which each has its seat: they are one trick, not one each."""
        joined: list[list[Token]] = []
        labels: list[tuple[Token, int]] = []
        for tokens in tricks:
            if joined and self._goes_on(joined[-1], tokens):
                labels.append((tokens[0], len(joined) - 1))
                joined[-1] += tokens[1:]
            else:
                joined.append(list(tokens))
        if labels:
            token, index = labels[0]
            facts = {"expected": [str(Expected.CARD)], "slip": str(Slip.LABEL_IN_TRICK)}
            again = {"count": len(labels) - 1} if len(labels) > 1 else {}
            self.built.report(token, "S102", ("tricks", index), text=token.rstrip(BLANKS), **facts, **again)
        return joined

    def _goes_on(self, before: list[Token], tokens: list[Token]) -> bool:
        """Tell whether cards with a seat, but no number, belong to the unfinished trick before them on their line."""
        if not tokens[0] or "." in tokens[0] or len(tokens) == 1 or not before[-1] or "\n" in before[-1]:
            return False
        held = [len(self.words.cards_in.findall(token)) for token in before if token.type == "CARDS"]
        # How many play at comptoir is not known here; there a seat before each single card tells.
        players = FORMS[self.deal.game].players if self.deal.game else None
        return 0 < sum(held) < (players or len(held) + 1)

    def _trick(self, tokens: list[Token], index: int) -> Trick:
        words, built = self.words, self.built
        number, leader = words.lead(tokens[0])
        path: Path = ("tricks", index)
        cards: list[str | None] = []
        said: dict[int, str] = {}
        winner = points = None
        first_word = ""
        found: list[tuple[str, str]] = []
        self._lead_places(tokens[0], path)
        for token in tokens[1:]:
            if token.type == "CARDS":
                self._cards(token, path, cards, found)
            elif token.type == "SAID":
                if not cards:
                    first_word = words.said(token) or ""
                    facts = {"expected": [str(Expected.CARD)], "slip": str(Slip.WORD_FIRST)}
                    built.report(token, "S102", path, text=token.rstrip(BLANKS), **facts)
                elif len(cards) - 1 in said:
                    built.report(token, "S102", path, text=token.rstrip(BLANKS), expected=[str(Expected.CARD)])
                else:
                    said[len(cards) - 1] = words.said(token) or ""
                    built.place((*path, "said", len(cards) - 1), token)
            elif token.type == "SEAT":
                winner = words.seat(token)
                built.place((*path, "winner"), token)
            elif token.type == "INT":
                points = self.deal.number(token, (*path, "points"))
                built.place((*path, "points"), token)
        if first_word and cards:
            said.setdefault(0, first_word)
        if tokens[-1].type == "ARROW":
            self.deal.missing(tokens[-1], path, "result", Expected.SEAT, Expected.NUMBER)
        if len({suit.isalpha() for suit, _ in found}) > 1:
            first = next(token for token in tokens if token.type == "CARDS")
            self._mixed(first, found, index)
        built.place(path, *tokens)
        return trusted(
            Trick,
            number=number,
            leader=leader,
            cards=tuple(cards),
            said=tuple(said.get(place) for place in range(len(cards))) if said else (),
            winner=winner,
            points=points,
        )

    def _mixed(self, token: Token, found: list[tuple[str, str]], index: int) -> None:
        letters = [(suit, rank) for suit, rank in found if suit.isalpha()]
        symbols = [(suit, rank) for suit, rank in found if not suit.isalpha()]
        fewer = min((letters, symbols), key=len)
        self.built.report(
            token,
            "S115",
            ("tricks", index),
            text="".join(fewer[0]),
            slip=str(Slip.SUIT_SYMBOL_AND_LETTER),
        )

    def _cards(self, token: Token, path: Path, cards: list[str | None], found: list[tuple[str, str]]) -> None:
        if not token:
            self.built.place((*path, "cards", len(cards)), token)
            cards.append(None)
            return
        start = token.start_pos or 0
        for match in self.words.cards_in.finditer(token):
            suit, rank = match.groups()
            if self.built.places is not None:
                self.built.places[*path, "cards", len(cards)] = (start + match.start(), start + match.end())
            found.append((suit, rank))
            cards.append(self.words.card((suit, rank)))

    def _lead_places(self, token: Token, path: Path) -> None:
        if self.built.places is None or not token:
            return
        start, end = (token.start_pos or 0, (token.start_pos or 0) + len(token.rstrip(BLANKS)))
        text = token[: end - start]
        number, dot, label = text.rpartition(".")
        if dot:
            self.built.places[*path, "number"] = (start, start + len(number) + 1)
        if label.strip():
            self.built.places[*path, "leader"] = (end - len(label.lstrip(BLANKS)), end)
