"""Processes that do tasks: what comes of these comes once, in order, even where a process ends by itself."""

import os
import signal
import time
from dataclasses import dataclass
from pathlib import Path

import pytest

from referee.bulk.crew import Again, Crew, Here, Lost
from referee.bulk.worker import Whole

pytestmark = pytest.mark.skipif(os.name != "posix", reason="processes are killed as POSIX kills them")


@dataclass(frozen=True)
class Said:
    text: str


@dataclass(frozen=True)
class Echo:
    """Gives the messages of a task, ``last`` for those told to stop; dies in those of which ``deaths`` are left."""

    folder: Path

    def __call__(self, task, desk):
        name, messages, deaths = task
        for number in range(messages):
            if desk.told_to_stop():
                return "stopped"
            desk.give(Said(f"{name} {number}"))
            if number == messages // 2 and self.dies(name, deaths):
                os.kill(os.getpid(), signal.SIGKILL)
            if messages > 1000:
                time.sleep(0.01)
        return f"{name} whole"

    def dies(self, name, deaths):
        path = self.folder / name
        count = len(path.read_text()) if path.exists() else 0
        if count < deaths:
            path.write_text("x" * (count + 1))
        return count < deaths


def weight(message):
    return len(message.text) if isinstance(message, Said) else 1


def heard(crew, tasks, here=lambda _task: False):
    """Have tasks done; gives what came of each, in order."""
    with crew.started():
        return [(task[0], message) for task, message in crew.ordered(tasks, here)]


def told(name, messages):
    return [*((name, Said(f"{name} {number}")) for number in range(messages)), (name, Whole(f"{name} whole"))]


def test_what_comes_of_tasks_comes_in_their_order(tmp_path):
    tasks = [(f"task{number}", (number * 7) % 13, 0) for number in range(20)]
    assert heard(Crew(Echo(tmp_path), 3, weight), tasks) == [
        one for name, messages, _ in tasks for one in told(name, messages)
    ]


def test_a_task_whose_process_ends_is_done_again_and_nothing_comes_twice(tmp_path):
    tasks = [("a", 3, 0), ("b", 5, 1), ("c", 3, 0)]
    found = heard(Crew(Echo(tmp_path), 2, weight), tasks)
    losses = [(name, message) for name, message in found if isinstance(message, Again)]
    assert losses == [("b", Again(-signal.SIGKILL))]
    assert [one for one in found if one not in losses] == told("a", 3) + told("b", 5) + told("c", 3)


def test_a_task_that_ends_its_process_twice_is_given_up_and_the_others_are_done(tmp_path):
    found = heard(Crew(Echo(tmp_path), 2, weight), [("a", 3, 0), ("b", 1, 9), ("c", 3, 0)])
    assert found[: len(told("a", 3))] == told("a", 3)
    assert ("b", Lost(-signal.SIGKILL, given=True)) in found
    assert found[-len(told("c", 3)) :] == told("c", 3)
    assert sum(name == "b" and isinstance(message, Said) for name, message in found) == 1


def test_a_task_for_the_reader_waits_its_turn(tmp_path):
    found = heard(Crew(Echo(tmp_path), 2, weight), [("a", 3, 0), ("b", 3, 0), ("c", 3, 0)], lambda task: task[0] == "b")
    assert found == [*told("a", 3), ("b", Here()), *told("c", 3)]


def test_a_task_that_was_begun_is_brought_to_its_end(tmp_path):
    crew = Crew(Echo(tmp_path), 2, weight)
    with crew.started():
        told = crew.ordered([("long", 100_000, 0), ("next", 1, 0)], lambda _task: False)
        first = next(told)
        rest = list(crew.closing())
    assert first == (("long", 100_000, 0), Said("long 0"))
    assert [message for _, message in rest][-1] == Whole("stopped")
    assert len(rest) < 100_000


def test_a_crew_that_nobody_asks_for_anything_ends(tmp_path):
    with Crew(Echo(tmp_path), 2, weight).started() as crew:
        processes = [hand.process for hand in crew._hands]
    assert [process.is_alive() for process in processes] == [False, False]
