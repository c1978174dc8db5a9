"""Running the program inside the test, and as a program of its own."""

import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from command_line import RECORD, clean_environ

from referee.cli import run
from schemas import faults_of_output


@dataclass(frozen=True)
class Outcome:
    """What a run of the program gave."""

    status: int
    out: str
    err: str


Program = Callable[..., Outcome]


@pytest.fixture(autouse=True)
def _wide(monkeypatch):
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def referee(capfdbinary) -> Program:
    """Run the program in this process; what it prints in JSON fits its schema."""

    def program(*argv: object, **environ: str) -> Outcome:
        sys.stdout.flush()
        capfdbinary.readouterr()
        status = run([str(word) for word in argv], {"REFEREE_LANG": "fr"} | environ)
        sys.stdout.flush()
        out, err = (data.decode("utf-8") for data in capfdbinary.readouterr())
        assert faults_of_output(out) == []
        return Outcome(status, out, err)

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
        encoding = environ.get("PYTHONIOENCODING", "utf-8")
        return Outcome(
            done.returncode, done.stdout.decode(encoding, "replace"), done.stderr.decode(encoding, "replace")
        )

    return program


@pytest.fixture
def record(tmp_path) -> Path:
    """A file that holds a verified deal."""
    path = tmp_path / "partie.bgn"
    path.write_text(RECORD, encoding="utf-8")
    return path
