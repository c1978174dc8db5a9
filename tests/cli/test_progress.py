"""A long work tells how far it has come, on a terminal and nowhere else."""

import io
import sys

import pytest

from referee.cli import progress
from referee.cli.session import Session


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def clock(monkeypatch):
    """A clock that advances by a second at every look."""
    ticks = iter(range(10_000))
    monkeypatch.setattr(progress.time, "monotonic", lambda: float(next(ticks)))


def work(deals: int) -> progress.Progress:
    shown = progress.Progress(Session("fr", {}))
    for _ in range(deals):
        shown.step()
    return shown


def test_a_long_work_is_counted_on_one_line(clock, monkeypatch):
    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    shown = work(6400)
    assert "\r6\N{NARROW NO-BREAK SPACE}400 donnes · 64/s" in terminal.getvalue()
    assert "\n" not in terminal.getvalue()
    shown.clear()
    assert terminal.getvalue().endswith(" \r")
    before = terminal.getvalue()
    shown.clear()
    assert terminal.getvalue() == before, "there is nothing left to take away"


def test_a_short_work_is_not(clock, monkeypatch):
    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    work(63)
    assert terminal.getvalue() == ""


def test_nothing_is_counted_where_there_is_no_terminal(clock, monkeypatch):
    for stream in (io.StringIO(), None):
        monkeypatch.setattr(sys, "stderr", stream)
        work(6400)
        assert stream is None or stream.getvalue() == ""
