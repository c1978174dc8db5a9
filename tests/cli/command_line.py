"""Records for the command line, and an environment to run it in."""

import os

RECORD = """\
[Jeu "contrée"]
[Règles "seed"]

donne 1 donneur N
mains
  O: ♠ A       ♥ A 10 R D 7  ♦ -       ♣ D 7
  S: ♠ R 9     ♥ V 9         ♦ V 7     ♣ V 8
  E: ♠ 10 D V  ♥ 8           ♦ A 10 8  ♣ 10
  N: ♠ 8 7     ♥ -           ♦ R D 9   ♣ A R 9
enchères
  O: 80♥    S: passe  E: 90♥    N: contre
  O: passe  S: passe  E: passe
plis
  1. O: ♥A ♥9 ♥8 ♣R
  2. S: ♣8 ♣10 ♣9 ♣D
  3. E: ♦A ♦9 ♠A ♦7
  4. E: ♠10 ♠7 ♥10 ♠9
  5. O: ♥D belote ♥V ♦10 ♠8
  6. S: ♣V ♦8 ♣A ♣7           => N 13
  7. N: ♦D ♥R rebelote ♦V ♠D
  8. O: ♥7 ♠R ♠V ♦R
score NS 0 EO 287
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
