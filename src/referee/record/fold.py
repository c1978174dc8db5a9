"""Letter case and accents, which never matter in the words of the notation."""

import unicodedata
from typing import Final

__all__ = ["fold", "unaccented"]

_LIGATURES: Final = {"œ": "oe", "æ": "ae"}


def unaccented(text: str) -> str:
    """Give a text without accents, composed or not; its case stays."""
    bare = "".join(char for char in unicodedata.normalize("NFD", text) if not unicodedata.combining(char))
    return unicodedata.normalize("NFC", bare)


def fold(text: str) -> str:
    """Give a word in lower case, without accents, ligatures spelt out: the form in which words are compared."""
    bare = unaccented(text.strip()).casefold()
    for ligature, letters in _LIGATURES.items():
        bare = bare.replace(ligature, letters)
    return bare
