"""Deals per CPU second: reading, judging, the whole of ``check``, beside python-chess's validating reader.

``python -m tests.benchmarks [--deals N] [--rounds N]``, with the extra ``bench`` installed. Lanes take turns in every
round, and the best round of each counts: what matters is the ratio between lanes of one run.
"""

import argparse
import io
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import chess
import chess.pgn
from tests.plain.generate_match import contree_match

from referee.judging import judge_items
from referee.notation import read
from referee.notation.writer import dumps

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


def best(lanes: dict[str, tuple[int, Callable[[], object]]], rounds: int) -> dict[str, float]:
    """Give the best rate of each lane over rounds in which all take turns."""
    rates = dict.fromkeys(lanes, 0.0)
    for _ in range(rounds):
        for name, (count, lane) in lanes.items():
            start = time.process_time()
            lane()
            rates[name] = max(rates[name], count / (time.process_time() - start))
    return rates


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
        lanes: dict[str, tuple[int, Callable[[], object]]] = {
            "python-chess, validating reader": (500, lambda: read_games(games)),
            "read": (deals, lambda: sum(1 for _ in read(io.BytesIO(text)))),
            "judge": (sum(1 for item in items if hasattr(item, "deal")), lambda: sum(1 for _ in judge_items(items))),
            "check, whole": (deals, lambda: check(path)),
        }
        rates = best(lanes, options.rounds)
    yardstick = rates["python-chess, validating reader"]
    print(f"{deals} deals, {len(text) / deals:.0f} bytes a deal; {options.rounds} rounds, the best of each")
    for name, rate in rates.items():
        print(f"{name:34} {rate:10.0f} /s {rate / yardstick:8.2f} ×")


if __name__ == "__main__":
    main()
