"""Parity of lanes, by hand: ``python -m tests.fast [--deals 100000] [--seed 1]``.

What is plainly right passes a lane of its own, in every form that has one; the full reader must say the same. That is
compared on every record of ``records/``, then on as many generated deals as are asked for, of both games under all rule
sets and mixtures of their values, in BGN, in JSON and as logs: most of them right, some damaged as records, some spoilt as
texts. What differs is named with what repeats it; the exit status is 1 where anything does.
"""

import argparse
import sys
import time
import traceback
from pathlib import Path
from random import Random

if __package__ == "tests.fast":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from fast.lanes import compare
from fast.records import RECORDS
from fast.samples import WAYS, drawn

SHOWN = 5
WORDS = 400


def difference(text: bytes, **how) -> tuple[int, str]:
    """Compare both lanes on a text; gives how many deals passed, and where they part, else nothing."""
    try:
        return compare(text, **how), ""
    except AssertionError as error:
        return 0, str(error)[:WORDS] or traceback.format_exc(limit=-1)[-WORDS:]


def main() -> int:
    """Compare, and say how many texts agree; gives the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    start = time.monotonic()
    wrong = 0

    def told(name: str, found: str) -> int:
        nonlocal wrong
        wrong += bool(found)
        if found and wrong <= SHOWN:
            print(name, found, sep="\n  ")
        return bool(found)

    for path, way in RECORDS:
        _, found = difference(path.read_bytes(), way=way)
        told(str(path), found)
    print(f"{len(RECORDS)} records, {len(RECORDS) - wrong} agree, {wrong} differ")
    counts = {way: dict.fromkeys(("texts", "deals", "passed", "differ"), 0) for way in WAYS}
    number = 0
    while sum(count["deals"] for count in counts.values()) < options.deals:
        number += 1
        way = WAYS[number % len(WAYS)]
        sample = drawn(Random(f"{options.seed} {number}"), way)
        passed, found = difference(sample.data, rules=sample.rules, way=way, window=sample.window)
        differs = told(f"text {number} of seed {options.seed}, {way}", found)
        for name, value in (("texts", 1), ("deals", sample.deals), ("passed", passed), ("differ", differs)):
            counts[way][name] += value
    for way, count in counts.items():
        print(f"{way}: " + ", ".join(f"{value} {name}" for name, value in count.items()))
    print(f"{time.monotonic() - start:.0f} s")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
