"""Deals per CPU second of ``referee check``, beside other programs on the same deals or on games of chess.

``python -m tests.benchmarks [--deals N] [--rounds N] [--readme]``, with the extra ``bench`` installed; ``pgn-extract`` is
measured where it is installed. The wheel is built and measured beside the tree, compiled beside pure Python, each in a
process of its own, in turns; what a table holds is the median, over the rounds, of the ratio of two lanes of one process.
``--readme`` writes the tables into README.md, with the date.
"""

import argparse
import datetime as dt
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from benchmarks import samples  # noqa: E402 (the tests are no package)
from benchmarks.lanes import FILES, PGN, SLOW  # noqa: E402

GAMES = 200
PGN_TIMES = 10
Round = dict[str, Any]


class Row(NamedTuple):
    """A line of the table: a lane, beside what, how much is aimed at compiled and pure, and its names."""

    lane: str
    beside: str
    compiled: float | None
    pure: float | None
    fr: str
    en: str


ROWS = (
    Row("contree", "orjson", 1.0, 0.08, "contrée, à côté d'orjson", "contrée, beside orjson"),
    Row("contree", "msgspec", None, None, "contrée, à côté de msgspec", "contrée, beside msgspec"),
    Row(
        "contree",
        "pgn-extract, actions",
        4.0,
        None,
        "contrée, à côté de pgn-extract -r, par coup ou carte",
        "contrée, beside pgn-extract -r, by move or card",
    ),
    Row("comptoir", "orjson", None, None, "comptoir, à côté d'orjson", "comptoir, beside orjson"),
    Row("jsonl", "orjson", 0.1, None, "lignes de JSON, à côté d'orjson", "lines of JSON, beside orjson"),
    Row("bga", "orjson", 0.1, None, "journaux de BGA, à côté d'orjson", "logs of BGA, beside orjson"),
    Row(
        "told",
        "chess",
        None,
        None,
        "contrée, tout dit, à côté de python-chess",
        "contrée, all told, beside python-chess",
    ),
    Row(
        "untidy",
        "chess",
        1.5,
        1.5,
        "lisible, non canonique, à côté de python-chess",
        "readable, not canonical, beside python-chess",
    ),
    Row(
        "slipped",
        "chess",
        0.3,
        0.3,
        "une faute par donne, à côté de python-chess",
        "a slip a deal, beside python-chess",
    ),
)
WORDS = {
    "fr": {
        "head": ("`check`", "compilé", "Python pur"),
        "foot": (
            "Mesuré le {date}, Python {python}, un cœur, {deals} donnes, médiane de {rounds} tours, démarrage non compté. Les échecs "
            "sont des parties légales tirées au hasard, de 80 demi-coups au plus."
        ),
        "thousand": "\N{NARROW NO-BREAK SPACE}",
        "point": ",",
    },
    "en": {
        "head": ("`check`", "compiled", "pure Python"),
        "foot": (
            "Measured on {date}, Python {python}, one core, {deals} deals, median of {rounds} rounds, start-up not counted. The games of "
            "chess are legal ones drawn at random, of 80 plies at most."
        ),
        "thousand": ",",
        "point": ".",
    },
}


def prepare(folder: Path, deals: int) -> None:
    """Write the files to be measured, and what is to be known of them."""
    contree, comptoir, bga = samples.contree(), samples.comptoir(), samples.bga()
    lines = contree._replace(texts=[line.decode() for line in contree.lines])
    matches = samples.matches()
    kinds = {
        "contree": contree,
        "comptoir": comptoir,
        "jsonl": lines,
        "bga": bga,
        "untidy": samples.untidy(matches),
        "slipped": samples.slipped(matches),
    }
    facts: dict[str, float] = {}
    for kind, own in kinds.items():
        between = "" if kind in {"jsonl", "bga"} else "\n"
        _, facts[kind] = own.file(folder / FILES[kind], deals, between)
        _, facts["few"] = own.file(folder / f"few-{FILES[kind]}", deals // SLOW["told"], between)
        own._replace(texts=own.texts[:1]).file(folder / f"one-{FILES[kind]}", 1, between)
    (folder / "documents.json").write_bytes(b"\n".join(contree.documents))
    text, facts["plies"] = samples.games(GAMES)
    (folder / PGN).write_text(text)
    facts |= {"games": GAMES, "pgn times": PGN_TIMES, "actions": contree.actions / len(contree.texts)}
    (folder / "facts.json").write_text(json.dumps(facts))


def built(folder: Path) -> Path | None:
    """Build the wheel, compiled, and unpack it; ``None`` where that cannot be done here."""
    target = folder / "compiled"
    environ = os.environ | {"REFEREE_REQUIRE_COMPILED": "1"}
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(target), str(ROOT)]
    done = subprocess.run(pip, env=environ, capture_output=True, text=True, check=False)
    if done.returncode:
        print(f"not compiled: {done.stderr.strip().splitlines()[-1:]}", file=sys.stderr)
    return None if done.returncode else target


def one_round(folder: Path, source: Path) -> Round:
    """Measure every lane once, in a process that has the program from a place."""
    paths = os.pathsep.join((str(source), str(ROOT / "tests")))
    command = [sys.executable, "-m", "benchmarks.lanes", str(folder)]
    environ = os.environ | {"PYTHONPATH": paths}
    done = subprocess.run(command, env=environ, cwd=folder, capture_output=True, text=True, check=True)
    found: Round = json.loads(done.stdout)
    return found


def ratio(rounds: list[Round], row: Row, actions: float) -> float | None:
    """Give the median ratio of a row; ``None`` where it was not measured."""
    ratios = []
    for rates in (one["rates"] for one in rounds):
        if row.beside in rates:
            unit = actions if row.beside.endswith("actions") else 1
            ratios.append(rates[row.lane] * unit / rates[row.beside])
    return statistics.median(ratios) if ratios else None


def table(kinds: dict[str, list[Round]], actions: float, language: str, deals: int, rounds: int) -> str:
    """Give the table in Markdown."""
    words = WORDS[language]

    def cell(kind: str, row: Row) -> str:
        value = ratio(kinds[kind], row, actions)
        if value is None:
            return "–"
        text = f"{value:.1f}" if value >= 10 else f"{value:.2f}" if value >= 0.1 else f"{value:.3f}"
        return text.replace(".", words["point"]) + " ×"

    lines = ["| " + " | ".join(words["head"]) + " |", "|---|---|---|"]
    lines += [f"| {getattr(row, language)} | {cell('compiled', row)} | {cell('pure', row)} |" for row in ROWS]
    foot = words["foot"].format(
        date=dt.datetime.now(dt.UTC).date().isoformat(),
        python=platform.python_version(),
        deals=f"{deals:,}".replace(",", words["thousand"]),
        rounds=rounds,
    )
    return "\n".join(lines) + f"\n\n{foot}\n"


def missed(kinds: dict[str, list[Round]], actions: float) -> list[str]:
    """Name the targets that were missed."""
    found = []
    for row in ROWS:
        for kind, measured in kinds.items():
            target, value = getattr(row, kind), ratio(measured, row, actions)
            if target is not None and value is not None and value < target:
                found.append(f"{row.en}, {kind}: {value:.3f} of {target}")
    return found


def write_readme(tables: dict[str, str]) -> None:
    """Put the tables into README.md, between their marks."""
    path = ROOT / "README.md"
    text = path.read_text(encoding="utf-8")
    for language, own in tables.items():
        before, mark, rest = text.partition(f"<!-- benchmark:{language} -->\n")
        _, end, after = rest.partition("<!-- /benchmark -->\n")
        if not mark or not end:
            raise SystemExit(
                f"README.md has no place for the table: <!-- benchmark:{language} --> … <!-- /benchmark -->"
            )
        text = f"{before}{mark}\n{own}\n{end}{after}"
    path.write_text(text, encoding="utf-8", newline="\n")


def main() -> None:
    """Measure, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=40_000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--readme", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        prepare(folder, options.deals)
        actions = json.loads((folder / "facts.json").read_text())["actions"]
        sources = {"compiled": built(folder), "pure": ROOT / "src"}
        kinds: dict[str, list[Round]] = {"compiled": [], "pure": []}
        for number in range(options.rounds):
            for kind, source in sources.items():
                if source is not None:
                    kinds[kind].append(one_round(folder, source))
                    print(f"round {number + 1}, {kind}: {kinds[kind][-1]}", file=sys.stderr)
    tables = {language: table(kinds, actions, language, options.deals, options.rounds) for language in WORDS}
    print(tables["en"])
    for line in missed(kinds, actions):
        print(f"missed: {line}")
    if options.readme:
        write_readme(tables)


if __name__ == "__main__":
    main()
