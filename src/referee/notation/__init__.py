"""BGN, the notation: from text to records and back."""

from referee.notation.reader import read, read_text

__all__ = ["read", "read_text"]
