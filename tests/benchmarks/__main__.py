"""Deals per CPU second: reading, judging, the whole of ``check``, beside python-chess's validating reader and orjson.

``python -m tests.benchmarks [--deals N] [--rounds N]``, with the extra ``bench`` installed. Lanes take turns in every
round, and the median of each counts: what matters is the ratio between lanes of one run. ``check`` is measured twice: on
matches as people write them, most of which the full reader tells of, and quietly on canonical deals, which pass by the fast
lane; ``referee --version`` says whether that is compiled. Start-up is measured apart, and taken off.
"""

import argparse
import contextlib
import io
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import chess
import chess.pgn
import msgspec
import orjson

from referee import judge
from referee.fast import is_compiled
from referee.judging import judge_items
from referee.notation import read
from referee.notation.writer import dumps

sys.path.insert(0, str(Path(__file__).parents[1]))
from plain.generate_match import contree_match

DISTINCT = 500
PLIES = 80


def deals_file(path: Path, deals: int) -> int:
    """Write a file of at least so many deals, all legal and claimed; gives how many there are."""
    source = random.Random(1)
    texts: list[tuple[str, int]] = []
    while sum(count for _, count in texts) < min(DISTINCT, deals):
        match = contree_match(source)
        texts.append((dumps(match), len(match.deals)))
    written = 0
    with path.open("w", encoding="utf-8") as stream:
        while written < deals:
            for text, count in texts:
                stream.write(text + "\n")
                written += count
                if written >= deals:
                    break
    return written


def games_file(games: int) -> str:
    """Write a PGN of random legal games of 80 plies at most."""
    source = random.Random(1)
    texts = []
    for _ in range(games):
        board, game = chess.Board(), chess.pgn.Game()
        node: chess.pgn.GameNode = game
        while board.ply() < PLIES and not board.is_game_over():
            move = source.choice(list(board.legal_moves))
            node = node.add_variation(move)
            board.push(move)
        texts.append(str(game))
    return "\n\n".join(texts) + "\n"


def read_games(text: str) -> int:
    """Read a PGN as python-chess does, every move checked."""
    stream = io.StringIO(text)
    count = 0
    while chess.pgn.read_game(stream) is not None:
        count += 1
    return count


def check(path: Path) -> None:
    """Run the whole of ``referee check``, as the command does."""
    from referee.cli import main

    sys.argv = ["referee", "check", "--output", str(path.with_suffix(".out")), str(path)]
    try:
        main()
    except SystemExit as stop:
        if stop.code not in (0, 1):
            raise


def canonical_file(path: Path, deals: int) -> list[bytes]:
    """Write a file of at least so many canonical deals, a match each, all right; gives some of them as JSON."""
    source = random.Random(1)
    texts: list[str] = []
    documents: list[bytes] = []
    while len(texts) < min(DISTINCT, deals):
        match = contree_match(source, longest=1)
        deal = match.deals[0].model_copy(update={"number": 1, "dealer": match.deals[0].dealer or "N", "total": None})
        bare = deal.model_copy(update={"score": None})
        verdict = judge(match.model_copy(update={"tags": match.tags[:1], "deals": (bare,)})).deals[0]
        if verdict.diagnostics or not verdict.score or verdict.contract is None or not deal.tricks:
            continue
        deal = deal.model_copy(update={"score": verdict.score})
        texts.append(dumps(match.model_copy(update={"tags": match.tags[:1], "deals": (deal,)})))
        documents.append(orjson.dumps(deal.model_dump(mode="json", exclude_none=True)))
    with path.open("w", encoding="utf-8") as stream:
        for number in range(0, deals, len(texts)):
            stream.write(("\n" if number else "") + "\n".join(texts))
    return documents


def quietly(path: Path) -> None:
    """Run ``referee check --quiet`` without starting a process."""
    from referee.cli import run

    with contextlib.redirect_stdout(io.StringIO()):
        run(["check", "--quiet", str(path)], {})


def median(lanes: dict[str, tuple[int, Callable[[], object]]], rounds: int) -> dict[str, float]:
    """Give the median rate of each lane over rounds in which all take turns."""
    rates: dict[str, list[float]] = {name: [] for name in lanes}
    for _ in range(rounds):
        for name, (count, lane) in lanes.items():
            start = time.process_time()
            lane()
            rates[name].append(count / (time.process_time() - start))
    return {name: statistics.median(found) for name, found in rates.items()}


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=10_000)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "deals.bgn"
        deals = deals_file(path, options.deals)
        text = path.read_bytes()
        items = list(read(io.BytesIO(path.read_bytes()[: len(text) // 10].rpartition(b"\n\n[")[0])))
        games = games_file(500)
        plain = Path(folder) / "canonical.bgn"
        documents = canonical_file(plain, deals)
        count = plain.read_bytes().count(b"[Jeu")
        lanes: dict[str, tuple[int, Callable[[], object]]] = {
            "python-chess, validating reader": (500, lambda: read_games(games)),
            "read": (deals, lambda: sum(1 for _ in read(io.BytesIO(text)))),
            "judge": (sum(1 for item in items if hasattr(item, "deal")), lambda: sum(1 for _ in judge_items(items))),
            "check, whole": (deals, lambda: check(path)),
            "orjson, the same deals": (
                len(documents) * 20,
                lambda: [orjson.loads(one) for _ in range(20) for one in documents],
            ),
            "msgspec, the same deals": (
                len(documents) * 20,
                lambda: [msgspec.json.decode(one) for _ in range(20) for one in documents],
            ),
            "check --quiet, canonical": (count, lambda: quietly(plain)),
        }
        quietly(plain)
        rates = median(lanes, options.rounds)
    yardstick = rates["python-chess, validating reader"]
    json = rates["orjson, the same deals"]
    kind = "compiled" if is_compiled() else "pure Python"
    print(f"{deals} deals, {len(text) / deals:.0f} bytes a deal; {options.rounds} rounds, medians; fast lane {kind}")
    print(f"{'':34} {'a second':>12} {'python-chess':>13} {'orjson':>8}")
    for name, rate in rates.items():
        print(f"{name:34} {rate:12.0f} {rate / yardstick:11.2f} × {rate / json:6.3f} ×")


if __name__ == "__main__":
    main()
