"""How much of an input is read: no record reaches these figures, and a text that does costs no more than they allow.

Each of them is told where it is passed, as ``S117`` or ``S118``; what lies beyond is never guessed at.
"""

from typing import Final

__all__ = [
    "DEEPEST_JSON",
    "LARGEST_JSON",
    "LONGEST_DEAL",
    "LONGEST_LINE",
    "LONGEST_SEGMENT",
    "MOST_LINES",
    "MOST_MEMBERS",
    "MOST_PROBLEMS",
    "MOST_SLIPS",
    "MOST_TAGS",
]

LONGEST_DEAL: Final = 1 << 16
"""Characters of a deal, comments apart."""
LONGEST_SEGMENT: Final = 1 << 18
"""Characters of a deal, or of the tags of a match, comments included: what the reader of BGN holds at once."""
LONGEST_LINE: Final = 1 << 16
"""Characters of a line of a foreign file."""
MOST_LINES: Final = 1_000
"""Lines of a log that are kept for one deal, those before it that belong to none included."""
MOST_TAGS: Final = 1_000
"""Tags of a match, those included that cannot be read."""
MOST_SLIPS: Final = 500
"""Words of a deal that cannot be read where they stand."""
LARGEST_JSON: Final = 1 << 28
"""Characters of a JSON document, or of a line of a JSON Lines file: either is held whole."""
DEEPEST_JSON: Final = 1 << 17
"""Brackets within brackets of a JSON text."""
MOST_MEMBERS: Final = 1_000
"""Members of a JSON object that is looked into: a document, a match."""
MOST_PROBLEMS: Final = 1_000
"""Problems of a file as a whole that are kept, such as its lines that are no JSON."""
