"""Letter case and accents, which never matter in the words of the notation."""

import unicodedata
from functools import lru_cache
from typing import Final

__all__ = ["bare", "fold", "unaccented"]

_LIGATURES: Final = {"œ": "oe", "æ": "ae"}


@lru_cache(maxsize=4096)
def bare(sign: str) -> str:
    """Give a character without its accent, where it is one character then too: offsets stay."""
    own = unaccented(sign)
    return own if len(own) == 1 else sign


def unaccented(text: str) -> str:
    """Give a text without accents, composed or not; its case stays."""
    if text.isascii():
        return text
    plain = "".join(char for char in unicodedata.normalize("NFD", text) if not unicodedata.combining(char))
    return unicodedata.normalize("NFC", plain)


def fold(text: str) -> str:
    """Give a word in lower case, without accents, ligatures spelt out: the form in which words are compared."""
    plain = unaccented(text.strip()).casefold()
    for ligature, letters in _LIGATURES.items():
        plain = plain.replace(ligature, letters)
    return plain
