"""Records for the command line, and an environment to run it in."""

import os

from record_samples import DEAL_TEXT

RECORD = f"""\
[Jeu "contrée"]
[Règles "seed"]

{DEAL_TEXT}score NS 0 EO 287
"""
"""A deal that is verified as it stands, in canonical layout."""

WRONG_SCORE = RECORD.replace("score NS 0 EO 287", "score NS 0 EO 277")
UNFINISHED = RECORD[: RECORD.index("  8. O:")]
UNREADABLE = RECORD.replace("♥A ♥9", "♥A ♥Z")


def clean_environ(**more: str) -> dict[str, str]:
    """The environment without what would change the language, the rules or the colours."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("REFEREE", "LC_", "LANG", "PYTHONIOENCODING", "COV")) and name != "NO_COLOR"
    }
    return kept | {"PYTHONUTF8": "0", "LC_ALL": "C.UTF-8"} | more
