"""What is printed for a character that a terminal's encoding lacks: the letters of suits, else the nearest ASCII."""

import codecs
import unicodedata
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from referee.cli.language import Lang, Phrase

__all__ = ["plain", "register"]

_SPADE, _HEART, _DIAMOND, _CLUB = Phrase("P", "S"), Phrase("C", "H"), Phrase("K", "D"), Phrase("T", "C")

_SUITS: Final[Mapping[str, Phrase]] = MappingProxyType(
    dict(zip("♠♥♦♣♤♡♢♧", (_SPADE, _HEART, _DIAMOND, _CLUB) * 2, strict=True))
)

# One for one wherever that can be read, so that columns and carets stay in line.
_NEAREST: Final[Mapping[str, str]] = MappingProxyType(
    dict(zip("«»“”„‘’‚–—−─│·•×▶→°", '"""""\'\',----|-*x>>o', strict=True))
    | {"œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE"}
)


def plain(sign: str, lang: Lang) -> str:
    """Give what stands in ASCII for a character: a letter of this language for a suit, ``?`` where nothing is near."""
    if sign in _SUITS:
        return _SUITS[sign].in_(lang)
    if sign in _NEAREST:
        return _NEAREST[sign]
    parts = [part for part in unicodedata.normalize("NFKD", sign) if not unicodedata.category(part).startswith("M")]
    return "".join(parts) if all(part.isascii() for part in parts) else "?"


def register(lang: Lang) -> str:
    """Make Python's encoders write :func:`plain` characters for those they lack; gives the name of that way."""

    def replaced(error: UnicodeError) -> tuple[str, int]:
        if not isinstance(error, UnicodeEncodeError):
            raise error
        return "".join(plain(sign, lang) for sign in error.object[error.start : error.end]), error.end

    name = f"referee-{lang}"
    codecs.register_error(name, replaced)
    return name
