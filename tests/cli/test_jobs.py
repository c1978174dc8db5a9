"""Judging on many cores: the report is the one of a single process, whatever the cuts and whatever happens."""

import json
import os
import re
import signal
import subprocess
import sys
from functools import partial

import pytest
from command_line import RECORD, WRONG_SCORE, clean_environ

from cluster_samples import random_text, sheets, texts
from referee.bulk.crew import Crew
from referee.cli import jobs
from referee.cli.tasks import Counting

FORMS = ("text", "concise", "json", "jsonl", "sarif", "github", "junit")


@pytest.fixture
def busy(monkeypatch):
    """Processes that are started at once, and small tasks."""

    def ready(crew):
        while crew._hands and not any(hand.ready for hand in crew._hands):
            crew._hear(1.0)
        return True

    monkeypatch.setattr(jobs, "_PATIENCE", 0.0)
    monkeypatch.setattr(jobs, "Counting", partial(Counting, size=6000))
    monkeypatch.setattr(Crew, "ready", ready)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Files of every kind: long and short, right and wrong, in every form, one that cannot be read."""
    place = tmp_path_factory.mktemp("parties")
    (place / "a long.bgn").write_text(sheets(60), encoding="utf-8")
    (place / "b tirage.bgn").write_text(random_text(3, 40), encoding="utf-8")
    for number, text in enumerate(texts()):
        (place / f"c {number:02}.bgn").write_bytes(text if isinstance(text, bytes) else text.encode())
    (place / "d seul.bgn").write_text(RECORD, encoding="utf-8")
    (place / "e faux.bgn").write_text(WRONG_SCORE, encoding="utf-8")
    (place / "f cp1252.bgn").write_bytes(RECORD.replace("seed", "séed").encode("cp1252", "replace"))
    (place / "g perdu.bgn").symlink_to(place / "nulle part")
    (place / "h long.bgn").write_text("\ufeff" + sheets(60, wrong=5), encoding="utf-16")
    return place


@pytest.mark.parametrize("form", FORMS)
def test_the_report_is_that_of_one_process(busy, folder, form, referee):
    alone = referee("check", folder, "--format", form, "--jobs", "1")
    together = referee("check", folder, "--format", form, "--jobs", "2")
    assert together.out == alone.out
    assert together.status == alone.status
    assert sorted(together.err.splitlines()) == sorted(alone.err.splitlines())


def test_the_summary_is_that_of_one_process(busy, folder, referee):
    assert referee("check", folder, "-q", "-j", "2").out == referee("check", folder, "-q", "-j", "1").out


def test_there_is_at_least_one_job(folder, referee):
    done = referee("check", folder, "--jobs", "0")
    assert (done.status, done.out) == (2, "")
    assert "--jobs" in done.err


PROGRAM = (sys.executable, "-m", "referee")


@pytest.mark.skipif(os.name != "posix", reason="signals are sent as POSIX sends them")
@pytest.mark.parametrize("count", ["1", "2"])
def test_an_interrupted_work_leaves_a_report_that_says_where_it_ends(tmp_path, count):
    """The input never ends by itself: what interrupts the work is the signal alone."""
    (tmp_path / "court.bgn").write_text(sheets(3), encoding="utf-8")
    (tmp_path / "long.bgn").write_text(sheets(40_000, wrong=10**9), encoding="utf-8")
    with subprocess.Popen(
        [*PROGRAM, "check", ".", "--format", "jsonl", "--jobs", count],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=clean_environ(REFEREE_LANG="fr"),
        bufsize=0,
    ) as program:
        first = b""
        while len(first) < 200_000:
            first += program.stdout.read(65_536)
        program.send_signal(signal.SIGINT)
        rest, err = program.communicate(timeout=60)
    assert program.returncode == 130, err
    lines = [json.loads(line) for line in (first + rest).decode().splitlines()]
    assert 6 < len(lines) < 80_000
    last = lines[-1]
    assert last["file"] == "./long.bgn"
    said = err.decode()
    stop = re.search(r"interrompu dans \./long\.bgn, match (\d+) \(donnes jugées de ce match: (\d+)\)", said)
    # It may come between two matches: then nothing of the second has been judged.
    assert stop is not None, said
    match, deals = map(int, stop.groups())
    assert match == last["match"] if deals else match in (last["match"], last["match"] + 1)
    assert "--resume" in said
    assert "Traceback" not in said
