"""Mutation testing of what decides of a card, a call or a point: every small change of it must make a test fail.

``python -m tests.mutation``, with the extra ``mutation`` installed; what it found stands in README.md beside this file.
The exit status is 1 where a mutant survives that ``explained.toml`` does not explain.
"""

import argparse
import fnmatch
import json
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random

import pytest
from tests.mutation.explained import explained, stale
from tests.mutation.mutants import Mutant, planted
from tests.mutation.trial import Trial

TESTS = (
    "tests/engine",
    "tests/games",
    "tests/plain/test_differential.py",
    "tests/records",
    "tests/test_api.py",
    "tests/judging/test_disputed_sheets.py",
    "tests/judging/test_review_match.py",
)
QUIET = ("-n", "0", "-q", "-p", "no:cacheprovider", "-p", "no:faulthandler")
EVERY = 20


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("--jobs", type=int, default=1, help="processes at a time")
    parser.add_argument("--sample", type=int, help="so many mutants of each file, drawn by --seed, instead of all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="*", help="functions by a pattern, such as 'referee.engine.play.*'")
    parser.add_argument("--again", type=Path, help="only what survived by a report that --report wrote")
    parser.add_argument("--report", type=Path, help="a file for all mutants and what killed each, as JSON")
    return parser.parse_args()


def chosen(mutants: Sequence[Mutant], options: argparse.Namespace) -> list[Mutant]:
    """Give the mutants that are asked for; a sample is the same for the same code, number and seed."""
    asked = [one for one in mutants if fnmatch.fnmatch(one.place, options.only)]
    if options.again:
        survivors = {tuple(one["key"]) for one in json.loads(options.again.read_text("utf-8")) if not one["killer"]}
        asked = [one for one in asked if one.key in survivors]
    if not options.sample:
        return asked
    random = Random(options.seed)
    by_file: dict[str, list[Mutant]] = {}
    for one in asked:
        by_file.setdefault(one.file, []).append(one)
    return [one for own in by_file.values() for one in random.sample(own, min(options.sample, len(own)))]


def progress(whole: int) -> Callable[[Mutant, str | None], None]:
    """Give what tells, on the terminal that pytest does not see, how far the trial is."""
    terminal = os.dup(2)
    counts: Counter[str] = Counter()
    start = time.monotonic()

    def told(_: Mutant, killer: str | None) -> None:
        counts["killed" if killer else "survived"] += 1
        if counts.total() % EVERY == 0 or counts.total() == whole:
            line = f"{counts.total()}/{whole}, survived {counts['survived']}, {time.monotonic() - start:.0f} s\n"
            os.write(terminal, line.encode())

    return told


def summed_up(killers: Mapping[Mutant, str | None], whole: int) -> int:
    """Print the figure and the survivors that nothing explains; gives the exit status."""
    reasons = explained()
    survivors = [mutant for mutant, killer in killers.items() if killer is None]
    bare = [mutant for mutant in survivors if mutant.key not in reasons]
    for mutant in sorted(bare, key=lambda one: (one.file, one.line)):
        print(f"{mutant.file}:{mutant.line} {mutant.function}\n- {mutant.was}\n+ {mutant.becomes}")
    wrong = [mutant for mutant, killer in killers.items() if killer is not None and mutant.key in reasons]
    for mutant in wrong:
        print(f"explained, and killed by {killers[mutant]}: {mutant.key}")
    endless = sum(killer == "endless" for killer in killers.values())
    print(
        f"{len(killers)} mutants of {whole}: {len(killers) - len(survivors)} killed ({endless} endless), "
        f"{len(survivors) - len(bare)} survived and are explained, {len(bare)} survived"
    )
    return 1 if bare or wrong else 0


def main() -> int:
    options = parsed()
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        all_mutants = planted(Path(folder))
        sys.path.insert(0, str(Path(folder) / "src"))
        mutants = chosen(all_mutants, options)
        trial = Trial(mutants, (*QUIET, *TESTS), options.jobs, progress(len(mutants)))
        pytest.main([*trial.arguments], plugins=[trial])
    if trial.failed or len(trial.killers) != len(mutants):
        print("these tests fail without any mutant:", *trial.failed, sep="\n")
        return 2
    if options.report:
        found = [{"key": mutant.key, "line": mutant.line, "killer": killer} for mutant, killer in trial.killers.items()]
        options.report.write_text(json.dumps(found, ensure_ascii=False, indent=0), encoding="utf-8")
    for key in stale(explained(), all_mutants):
        print(f"explained, and no more a mutant: {key}")
    return summed_up(trial.killers, len(all_mutants))


if __name__ == "__main__":
    sys.exit(main())
