"""Score sheets: what each deal brings, term by term, and what the record says instead."""

from referee.scoresheet.json import JsonSheet
from referee.scoresheet.text import TextSheet

__all__ = ["JsonSheet", "TextSheet"]
