"""One round of measuring, in the process that is measured: ``python -m tests.benchmarks.lanes FOLDER DEALS``.

Prints, as JSON, the rate of each lane in a second of CPU time of one core, start-up taken off; for what is judged, also the
deals that were in order, so that nothing is measured that does not do its work.
"""

import contextlib
import gc
import io
import json
import resource
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import chess.pgn
import msgspec
import orjson

from referee.cli import run
from referee.fast import is_compiled

__all__ = ["FILES", "PGN", "pgn_extract"]

FILES = {
    "contree": "contree.bgn",
    "comptoir": "comptoir.bgn",
    "jsonl": "contree.jsonl",
    "bga": "bga.txt",
    "untidy": "untidy.bgn",
    "slipped": "slipped.bgn",
    "told": "contree.bgn",
}
"""The file of each lane of ``check``."""
PGN = "games.pgn"
WORDS = {"bga": ("--from", "bga")}
SLOW = {"untidy": 20, "slipped": 20, "told": 20}
"""What is measured on a part of the deals only, and how small one."""
REPEATED = 20


def pgn_extract() -> str | None:
    """Give the path of the program, where it is installed."""
    return shutil.which("pgn-extract") or shutil.which("pgn-extract", path="/usr/games")


def measured(work: Callable[[], object], whose: int = resource.RUSAGE_SELF) -> float:
    """Give the CPU time that some work takes, in seconds."""
    before = resource.getrusage(whose)
    work()
    after = resource.getrusage(whose)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def checked(path: Path, words: tuple[str, ...]) -> dict[str, int]:
    """Run ``check`` as the command does; gives its summary."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(io.StringIO()):
        run(["check", "--jobs", "1", *words, str(path)], {"REFEREE_LANG": "en"})
    return {"lines": out.getvalue().count("\n"), "verified": verified(out.getvalue().rstrip().rpartition("\n")[2])}


def verified(summary: str) -> int:
    """Give the number of deals that a summary line says are verified."""
    before = summary.partition(" verified")[0]
    return int(before.replace(",", " ").replace(":", " ").split()[-1]) if before != summary else 0


def parsed(parse: Callable[[bytes], object], documents: list[bytes]) -> None:
    """Parse documents, one after another; none is kept, so that the collector of garbage has nothing to look through."""
    for _ in range(REPEATED):
        for one in documents:
            parse(one)


def read_games(text: str) -> int:
    """Read a PGN as python-chess does, every move checked."""
    stream = io.StringIO(text)
    count = 0
    while chess.pgn.read_game(stream) is not None:
        count += 1
    return count


def main(folder: Path) -> dict[str, object]:
    """Measure every lane once."""
    facts = json.loads((folder / "facts.json").read_text())
    rates: dict[str, float] = {}
    found: dict[str, dict[str, int]] = {}
    for lane, name in FILES.items():
        path = folder / (f"few-{name}" if lane in SLOW else name)
        count = facts["few" if lane in SLOW else lane]
        words = (*WORDS.get(lane, ()), *(() if lane in {"untidy", "slipped", "told"} else ("--quiet",)))
        checked(folder / f"one-{name}", words)  # what is made once for all files is made
        seconds = measured(lambda path=path, words=words, lane=lane: found.update({lane: checked(path, words)}))
        rates[lane] = count / seconds
    documents = [line for line in (folder / "documents.json").read_bytes().split(b"\n") if line]
    for lane, parse in (("orjson", orjson.loads), ("msgspec", msgspec.json.decode)):
        seconds = measured(lambda parse=parse: parsed(parse, documents))
        rates[lane] = len(documents) * REPEATED / seconds
    lines = [line for line in (folder / "few-contree.jsonl").read_bytes().split(b"\n") if line]
    seconds = measured(lambda: parsed(orjson.loads, lines))
    rates["orjson, lines"] = len(lines) * REPEATED / seconds
    games = (folder / PGN).read_text()
    rates["chess"] = facts["games"] / measured(lambda: read_games(games))
    program = pgn_extract()
    if program is not None:
        command = [program, "-r", "-s", *[str(folder / PGN)] * facts["pgn times"]]
        seconds = measured(lambda: subprocess.run(command, capture_output=True, check=True), resource.RUSAGE_CHILDREN)
        rates["pgn-extract, actions"] = facts["plies"] * facts["pgn times"] / seconds
    return {"compiled": is_compiled(), "rates": rates, "found": found, "time": time.time()}


if __name__ == "__main__":
    gc.set_threshold(50_000, 20, 50)  # as the program does when it starts
    print(json.dumps(main(Path(sys.argv[1]))))
