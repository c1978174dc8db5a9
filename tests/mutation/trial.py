"""Tests tried on mutants: collected once, then each mutant in a process of its own that has run none of them before."""

import gc
import json
import os
import resource
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NoReturn, TypeVar

import pytest
from _pytest.runner import runtestprotocol
from tests.mutation import trampoline
from tests.mutation.mutants import Mutant

__all__ = ["Trial"]

Task = TypeVar("Task")

ENDLESS = 90
"""The exit status of a process in which a test took far longer than it should."""
BROKEN = 91
NOBODY = b"nobody"
EARLY = b"early"
NOTHING = b'{"passed": false, "hits": [], "seconds": 0}'
MEMORY = 4 << 30
PATIENCE = 3.0
"""Seconds of processor time that any test may take, and ten times its own on top."""


class Trial:
    """A plugin of pytest that runs the collected tests on mutants instead of once; fills ``killers``.

    A mutant is met by the tests that call its function, those first that killed most of its neighbours, then the quickest.
    ``killers`` gives for each mutant the test that failed, ``endless`` where one did not end, ``broken`` where the process
    died, ``imports`` for a function that the import of the package calls, or ``None`` for a survivor.
    """

    def __init__(
        self, mutants: Sequence[Mutant], arguments: Sequence[str], jobs: int, told: Callable[[Mutant, str | None], None]
    ) -> None:
        self.mutants = mutants
        self.arguments = arguments
        self.jobs = jobs
        self.told = told
        self.killers: dict[Mutant, str | None] = {}
        self.failed: list[str] = []
        self.early: set[str] = set()
        self.callers: dict[str, list[int]] = {}
        self.seconds: list[float] = []
        self.kills: Counter[tuple[str, int]] = Counter()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Take the place of pytest's own loop."""
        items = session.items
        self.early = set(trampoline.HITS)
        trampoline.HITS.clear()
        if any(mutant.place not in self.early for mutant in self.mutants):
            self._learn(items)
        if not self.failed:
            self._try_all(items)
        return True

    def _learn(self, items: Sequence[pytest.Item]) -> None:
        """Run each test once, in a process of its own, for the functions that it calls and the time that it takes."""
        found: dict[int, dict[str, Any]] = {}
        for index, said, _ in _parallel(range(len(items)), self.jobs, lambda index: _learnt(items[index])):
            found[index] = json.loads(said or NOTHING)
        self.seconds = [found[index]["seconds"] for index in range(len(items))]
        self.failed = [item.nodeid for index, item in enumerate(items) if not found[index]["passed"]]
        for index in range(len(items)):
            for place in found[index]["hits"]:
                self.callers.setdefault(place, []).append(index)

    def _try_all(self, items: Sequence[pytest.Item]) -> None:
        def judged(mutant: Mutant) -> bytes:
            if mutant.place in self.early:
                return _killed_early(mutant, self.arguments)
            tests = self.callers.get(mutant.place, [])
            order = sorted(tests, key=lambda index: (-self.kills[mutant.place, index], self.seconds[index]))
            return _killed(mutant, [(index, items[index], self.seconds[index]) for index in order])

        for mutant, said, status in _parallel(self.mutants, self.jobs, judged):
            if said.isdigit():
                self.kills[mutant.place, int(said)] += 1
                killer = items[int(said)].nodeid
            elif said == EARLY:
                killer = "imports"
            else:
                killer = None if said == NOBODY else "endless" if status == ENDLESS else "broken"
            self.killers[mutant] = killer
            self.told(mutant, killer)


def _learnt(item: pytest.Item) -> bytes:
    start = time.process_time()
    passed = all(report.passed or report.skipped for report in runtestprotocol(item, log=False, nextitem=None))
    seconds = time.process_time() - start
    return json.dumps({"passed": passed, "hits": sorted(trampoline.HITS), "seconds": seconds}).encode()


def _killed(mutant: Mutant, tests: Sequence[tuple[int, pytest.Item, float]]) -> bytes:
    """Run tests on a mutant until one fails; gives its number, or that none did."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGPROF, lambda *_: os._exit(ENDLESS))
    trampoline.choose(mutant.place, mutant.name)
    for place, (index, item, seconds) in enumerate(tests):
        signal.setitimer(signal.ITIMER_PROF, PATIENCE + 10 * seconds)
        following = tests[place + 1][1] if place + 1 < len(tests) else None
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=following)):
            return str(index).encode()
    return NOBODY


def _killed_early(mutant: Mutant, arguments: Sequence[str]) -> bytes:
    """Run all tests on a mutant of a function that is called by imports, until one fails."""
    environment = os.environ | {
        trampoline.CHOSEN: f"{mutant.place} {mutant.name}",
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    command = [sys.executable, "-m", "pytest", "-x", *arguments]
    return EARLY if subprocess.run(command, env=environment, check=False, capture_output=True).returncode else NOBODY


def _parallel(tasks: Sequence[Task], jobs: int, run: Callable[[Task], bytes]) -> Iterator[tuple[Task, bytes, int]]:
    """Run each task in a process forked from this one, ``jobs`` at a time; gives what each said, and its exit status."""
    gc.collect()
    gc.freeze()
    running: dict[int, tuple[Task, int]] = {}
    waiting = list(reversed(tasks))
    while waiting or running:
        while waiting and len(running) < jobs:
            task = waiting.pop()
            reading, writing = os.pipe()
            pid = os.fork()
            if not pid:
                _in_child(task, writing, run)
            os.close(writing)
            running[pid] = task, reading
        pid, status = os.wait()
        if pid in running:
            task, reading = running.pop(pid)
            with os.fdopen(reading, "rb") as said:
                yield task, said.read(), os.waitstatus_to_exitcode(status)


def _in_child(task: Task, writing: int, run: Callable[[Task], bytes]) -> NoReturn:
    status = BROKEN
    try:
        os.write(writing, run(task))
        status = 0
    finally:
        os._exit(status)
