"""The hands of a deal, each a list of suits with their ranks."""

from typing import TYPE_CHECKING, Final

from lark import Token

from referee.diagnostics.model import Path
from referee.kernel.table import CONTREE_SEATS
from referee.notation.lexicon import DISPLAY, Lexicon
from referee.notation.vocabulary import Expected, Slip
from referee.record.model import Game, Hand
from referee.record.trusted import trusted

if TYPE_CHECKING:
    from referee.notation.built import Built

__all__ = ["HandBuilder"]

COMPTOIR_SEATS: Final = ("P1", "P2", "P3", "P4")
DASHES: Final = frozenset("-\u2013\u2014\u2212")

Held = tuple[str | None, int, int]
"""A card of a hand, ``None`` for one that was not read, and its offsets."""


class HandBuilder:
    """Builds the hands of one deal."""

    def __init__(self, words: Lexicon, game: Game | None, built: "Built") -> None:
        """Keep what the hands are read with."""
        self._words = words
        self._game = game
        self._built = built

    def build(self, hands: list[list[Token]]) -> tuple[Hand, ...]:
        """Give the hands; each comes as its label and its runs of suits.

        A hand whose label was not read goes to the first seat that no other names, its cards unknown.
        """
        seats = [self._words.seat(tokens[0]) for tokens in hands]
        free = [seat for seat in (COMPTOIR_SEATS if self._game == "comptoir" else CONTREE_SEATS) if seat not in seats]
        result = []
        for index, (seat, tokens) in enumerate(zip(seats, hands, strict=True)):
            cards = self._hand(tokens, ("hands", index))
            if seat is None:
                unknown = (None,) * len(cards)
                result.append(trusted(Hand, seat=free.pop(0) if free else CONTREE_SEATS[0], cards=unknown))
            else:
                result.append(trusted(Hand, seat=seat, cards=cards))
        return tuple(result)

    def _hand(self, tokens: list[Token], path: Path) -> tuple[str | None, ...]:
        if len(tokens) == 1:
            self._built.report(tokens[0], "S114", path, part="hand", expected=[str(Expected.HOLDING)])
            return (None,)
        held: list[Held] = []
        suits: dict[str | None, str] = {}
        found = [match for token in tokens[1:] for match in self._words.holdings_in.finditer(token)]
        symbols = sum(not match[1].isalpha() for match in found)
        rarer_is_letter = symbols * 2 >= len(found)
        mixed = 0 < symbols < len(found)
        said = False
        for token in tokens[1:]:
            start = token.start_pos or 0
            if not token:
                held.append((None, start, start))
            for match in self._words.holdings_in.finditer(token):
                suit = self._words.suit(match[1])
                strange = mixed and match[1].isalpha() == rarer_is_letter
                again = suit in suits
                if (strange or again) and not said:
                    said = True
                    piece = Token(token.type, match[0], start + match.start())
                    self._report(piece, path, "S115" if strange else "S116")
                suits[suit] = match[1]
                if match[2][0] not in DASHES:
                    held += self._held(match[1], match[2], start + match.start(2), known=not (strange or again))
        held.sort(key=lambda card: (0, *DISPLAY[card[0]]) if card[0] else (1, 0, 0))
        for number, (_, start, end) in enumerate(held):
            if self._built.places is not None:
                self._built.places[*path, "cards", number] = (start, end)
        self._built.place(path, *tokens)
        return tuple(card for card, _, _ in held)

    def _held(self, suit: str, ranks: str, start: int, *, known: bool) -> list[Held]:
        code = self._words.suit(suit)
        return [
            (f"{code}{self._words.rank(rank[0])}" if known else None, start + rank.start(), start + rank.end())
            for rank in self._words.ranks_in.finditer(ranks)
        ]

    def _report(self, piece: Token, path: Path, code: str) -> None:
        suit = piece[0]
        king = self._words.language == "fr" and suit in "kK"
        ten = self._words.language == "fr" and suit in "tT"
        if code == "S115":
            slip = Slip.KING_TYPED_K if king else Slip.TEN_TYPED_T if ten else Slip.SUIT_SYMBOL_AND_LETTER
            self._built.report(piece, code, path, text=piece.strip(), slip=str(slip))
            return
        facts = {"suit": self._words.suit(suit)}
        if king or ten:
            facts["slip"] = str(Slip.KING_TYPED_K if king else Slip.TEN_TYPED_T)
        self._built.report(piece, code, path, **facts)
