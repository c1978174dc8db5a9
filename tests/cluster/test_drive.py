"""The driver knows of few tasks at a time, however many files there are."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

from referee.cluster import drive
from referee.cluster.parts import Done, Part
from referee.report.tally import Tally

THREADS = 3


def done(part):
    return Done(part, Tally(), failed=False, broken=False, said=(), unsaid=0, version="")


class Future:
    def __init__(self, task, part):
        self._task, self._part = task, part

    def result(self):
        return self._task(self._part)


class Client:
    """A cluster that does each task when its result is asked for, the last sent first."""

    loop = None

    def __init__(self):
        self.cancelled = []

    def nthreads(self):
        return {"a": 1, "b": THREADS - 1}

    def submit(self, task, part, **_):
        return Future(task, part)

    def cancel(self, futures, **_):
        self.cancelled += futures


class Results(list):
    add = list.append

    def __next__(self):
        return self.pop()


@pytest.fixture
def client(monkeypatch):
    monkeypatch.setattr(drive, "_DASK", SimpleNamespace(as_completed=lambda _, loop: Results()))
    # A survey that cuts ten parts off each file.
    monkeypatch.setattr(drive, "surveyed", cut_in_ten)
    return Client()


def cut_in_ten(rest, size):
    part = replace(rest, stop=rest.start + size)
    return part, (replace(rest, number=rest.number + 1, start=rest.start + size) if rest.number < 10 else None)


def test_few_tasks_at_a_time_and_each_part_once(client):
    taken = []

    def files():
        for number in range(500):
            taken.append(number)
            yield Part(str(number), str(number)), 100 if number % 2 else None

    finished = []
    for found in drive.driven(client, files(), done, 10):
        finished.append((found.part.path, found.part.number))
        files_done = len({path for path, _ in finished})
        assert len(taken) - files_done <= 2 * THREADS * 2
    assert len(finished) == len(set(finished)) == 250 + 250 * 10
    assert client.cancelled == []


def test_what_was_sent_is_cancelled_when_the_work_stops(client):
    work = drive.driven(client, ((Part(str(number), ""), None) for number in range(100)), done, 10)
    next(work)
    work.close()
    assert len(client.cancelled) == 2 * THREADS - 1


def test_a_part_that_fails_stops_the_work(client):
    def broken(part):
        raise OSError(28, "full")

    with pytest.raises(drive.PartError) as caught:
        list(drive.driven(client, [(Part("a", "a"), None), (Part("b", "b"), None)], broken, 10))
    assert caught.value.error.errno == 28
    assert len(client.cancelled) == 1
