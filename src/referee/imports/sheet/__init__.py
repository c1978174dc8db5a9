"""Score sheets in CSV: a line a deal."""

from referee.imports.sheet.headers import recognise
from referee.imports.sheet.reader import read

__all__ = ["read", "recognise"]
