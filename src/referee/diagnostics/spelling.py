"""How the things of the game are spelt, in French and in English: the inverse of reading.

Codes (``DQ``, ``80H``, ``W``, ``EW``) are the language of records and verdicts; a :class:`Spelling` turns them into
what a person reads: ``♦D``, ``80♥``, ``O``, ``EO``. The canonical record, the score sheet and the messages share it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal

from referee.kernel.calls import parse_bid
from referee.kernel.cards import CARD_CODES, CARD_OF, SUIT_CODES, display_order

__all__ = [
    "ENGLISH",
    "FRENCH",
    "PARTY_ORDER",
    "SPELLINGS",
    "SUIT_SYMBOLS",
    "Game",
    "Language",
    "Party",
    "Spelling",
    "sorted_cards",
]

Game = Literal["contree", "comptoir"]
Language = Literal["fr", "en"]
Party = Literal["NS", "EW", "P1", "P2", "P3", "P4"]

SUIT_SYMBOLS: Final = MappingProxyType({"S": "♠", "H": "♥", "D": "♦", "C": "♣"})
"""The same in both languages, and canonical."""

PARTY_ORDER: Final[tuple[Party, ...]] = ("NS", "EW", "P1", "P2", "P3", "P4")
"""The order in which parties are named in a claim."""


@dataclass(frozen=True, slots=True)
class Spelling:
    """The words of one language.

    ``ranks``, ``seats``, ``parties``, ``denominations``: from the code; ``words``: keywords, calls, spoken words from
    the English one; ``tags``: names of known tags from the English name; ``games``: values of the game tag.
    """

    language: Language
    ranks: Mapping[str, str]
    seats: Mapping[str, str]
    parties: Mapping[str, str]
    denominations: Mapping[str, str]
    words: Mapping[str, str]
    tags: Mapping[str, str]
    games: Mapping[Game, str]

    def word(self, keyword: str) -> str:
        """Give a keyword, a call that is no bid, or a spoken word; raises ``KeyError`` for another."""
        return self.words[keyword]

    def suit(self, code: str) -> str:
        """Give the symbol of a suit."""
        return SUIT_SYMBOLS[code]

    def rank(self, code: str) -> str:
        """Give the letter of a rank, or its number."""
        return self.ranks[code]

    def card(self, code: str) -> str:
        """Give a card, suit then rank: ``DQ`` is ``♦D`` in French, ``♦Q`` in English."""
        return SUIT_SYMBOLS[code[0]] + self.ranks[code[1:]]

    def cards(self, codes: Iterable[str]) -> str:
        """Give cards one after the other, in the order given."""
        return " ".join(map(self.card, codes))

    def seat(self, code: str) -> str:
        """Give the letter of a seat, or the label of a player of comptoir."""
        return self.seats[code]

    def party(self, code: str) -> str:
        """Give the letters of a side, or the label of a player of comptoir."""
        return self.parties[code]

    def denomination(self, code: str) -> str:
        """Give a denomination: a suit symbol, or the letters of no trump and all trumps."""
        return self.denominations[code]

    def call(self, code: str) -> str:
        """Give a call: ``passe``, ``80♥``, ``110 SA``, ``capot ♠``; a code that is no call is given back as it is."""
        bid = parse_bid(code)
        if bid is None:
            return self.words.get(code, code)
        # Digits kept as they stand, so that even a number written 080 survives.
        head = code[: len(code) - len(bid.denomination or "")] if bid.kind == "points" else self.words[bid.kind]
        if bid.denomination is None:
            return head
        glued = bid.kind == "points" and bid.denomination in SUIT_SYMBOLS
        return head + ("" if glued else " ") + self.denominations[bid.denomination]

    def scores(self, figures: Mapping[Party, object], unknown: str = "?") -> str:
        """Give figures by party, each behind its name: ``NS 110 EO 52``; ``unknown`` stands for ``None``."""
        return " ".join(
            f"{self.parties[party]} {unknown if figures[party] is None else figures[party]}"
            for party in PARTY_ORDER
            if party in figures
        )


def sorted_cards(codes: Iterable[str]) -> list[str]:
    """Give cards in display order: suits ♠ ♥ ♦ ♣, ranks A 10 K Q J 9 8 7; a card given twice stands twice."""
    return [CARD_CODES[card] for card in sorted((CARD_OF[code] for code in codes), key=display_order)]


def _spelling(  # noqa: PLR0913 (one column of the lexicon)
    language: Language,
    *,
    ranks: str,
    seats: str,
    parties: str,
    trumps: str,
    words: Mapping[str, str],
    tags: Mapping[str, str],
    comptoir: tuple[str, Mapping[Game, str]],
) -> Spelling:
    letter, games = comptoir
    players = {f"P{number}": f"{letter}{number}" for number in range(1, 5)}
    ranked = dict(zip(("A", "10", "K", "Q", "J", "9", "8", "7"), ranks.split(), strict=True))
    return Spelling(
        language=language,
        ranks=MappingProxyType(ranked),
        seats=MappingProxyType(dict(zip(("N", "W", "S", "E"), seats.split(), strict=True)) | players),
        parties=MappingProxyType(dict(zip(("NS", "EW"), parties.split(), strict=True)) | players),
        denominations=MappingProxyType(
            {code: SUIT_SYMBOLS[code] for code in SUIT_CODES} | dict(zip(("NT", "AT"), trumps.split(), strict=True))
        ),
        words=MappingProxyType(words),
        tags=MappingProxyType(dict(tags) | players),
        games=MappingProxyType(games),
    )


_FRENCH_WORDS: Final = {
    "deal": "donne",
    "dealer": "donneur",
    "hands": "mains",
    "auction": "enchères",
    "contract": "contrat",
    "tricks": "plis",
    "trick": "pli",
    "summary": "bilan",
    "made": "fait",
    "failed": "chuté",
    "generale": "générale",
    "misdeal": "maldonne",
    "dispute": "litige",
    "revoke": "renonce",
    "penalty": "pénalité",
    "ruling": "décision",
    "claim": "étalage",
    "score": "score",
    "total": "total",
    "pass": "passe",
    "contre": "contre",
    "surcontre": "surcontre",
    "capot": "capot",
    "belote": "belote",
    "rebelote": "rebelote",
}
_FRENCH_TAGS: Final = {
    "Game": "Jeu",
    "Rules": "Règles",
    "Target": "Objectif",
    "Deals": "Donnes",
    "Carried": "Report",
    "Result": "Résultat",
    "Event": "Tournoi",
    "Site": "Lieu",
    "Date": "Date",
    "Round": "Ronde",
    "Table": "Table",
    "BGN": "BGN",
    "North": "Nord",
    "West": "Ouest",
    "South": "Sud",
    "East": "Est",
}

FRENCH: Final = _spelling(
    "fr",
    ranks="A 10 R D V 9 8 7",
    seats="N O S E",
    parties="NS EO",
    trumps="SA TA",
    words=_FRENCH_WORDS,
    tags=_FRENCH_TAGS,
    comptoir=("J", {"contree": "contrée", "comptoir": "comptoir"}),
)
ENGLISH: Final = _spelling(
    "en",
    ranks="A 10 K Q J 9 8 7",
    seats="N W S E",
    parties="NS EW",
    trumps="NT AT",
    words={word: word for word in _FRENCH_WORDS},
    tags={tag: tag for tag in _FRENCH_TAGS},
    comptoir=("P", {"contree": "contree", "comptoir": "comptoir"}),
)
SPELLINGS: Final[Mapping[Language, Spelling]] = MappingProxyType({"fr": FRENCH, "en": ENGLISH})
"""The spelling of each language."""
