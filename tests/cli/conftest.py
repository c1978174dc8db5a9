"""Running the program inside the test, and as a program of its own."""

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from referee.cli import run

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


@dataclass(frozen=True)
class Outcome:
    """What a run of the program gave."""

    status: int
    out: str
    err: str


Program = Callable[..., Outcome]


def clean_environ(**more: str) -> dict[str, str]:
    """The environment without what would change the language, the rules or the colours."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("REFEREE", "LC_", "LANG", "PYTHONIOENCODING", "COV")) and name != "NO_COLOR"
    }
    return kept | {"PYTHONUTF8": "0", "LC_ALL": "C.UTF-8"} | more


@pytest.fixture(autouse=True)
def _wide(monkeypatch):
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def referee(capfdbinary) -> Program:
    """Run the program in this process."""

    def program(*argv: object, **environ: str) -> Outcome:
        sys.stdout.flush()
        capfdbinary.readouterr()
        status = run([str(word) for word in argv], {"REFEREE_LANG": "fr"} | environ)
        sys.stdout.flush()
        out, err = capfdbinary.readouterr()
        return Outcome(status, out.decode("utf-8"), err.decode("utf-8"))

    return program


@pytest.fixture
def process() -> Program:
    """Run the program as a process of its own; ``stdin``: what it reads there; ``cwd``: where it runs."""

    def program(*argv: object, stdin: bytes = b"", cwd: Path | None = None, **environ: str) -> Outcome:
        done = subprocess.run(
            [sys.executable, "-m", "referee", *map(str, argv)],
            input=stdin,
            capture_output=True,
            env=clean_environ(**environ),
            cwd=cwd,
            check=False,
            timeout=120,
        )
        return Outcome(done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace"))

    return program


@pytest.fixture
def record(tmp_path) -> Path:
    """A file that holds a verified deal."""
    path = tmp_path / "partie.bgn"
    path.write_text(RECORD, encoding="utf-8")
    return path
