"""A cluster of several processes gives the verdicts of one machine, even when one of its workers is killed at work."""

import gzip
import os
import signal
import subprocess
import sys
import threading
import time
import warnings
import zipfile

import pyarrow as pa
import pyarrow.dataset as ds
import pyarrow.parquet as pq
import pytest

from cluster_samples import random_text, sheets
from referee.cli import run

distributed = pytest.importorskip("distributed", reason="the extra `cluster` is not installed")
PART = 6_000


@pytest.fixture(scope="module")
def cluster():
    """Three workers, each a process with a nanny that starts it again."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with (
            distributed.LocalCluster(
                n_workers=3,
                threads_per_worker=2,
                processes=True,
                memory_limit="1GiB",
                dashboard_address=None,
                silence_logs=50,
            ) as local,
            distributed.Client(local) as client,
        ):
            yield client


@pytest.fixture(autouse=True)
def _small_parts(monkeypatch):
    monkeypatch.setattr("referee.cluster.drive.PART_SIZE", PART)


@pytest.fixture
def inputs(tmp_path):
    """A folder of files of every form, a long one among them."""
    place = tmp_path / "parties"
    (place / "sous").mkdir(parents=True)
    (place / "long.bgn").write_text(sheets(250), encoding="utf-8")
    (place / "tirage.bgn").write_text(random_text(1) + random_text(2), encoding="utf-8")
    (place / "sous" / "court.bgn").write_text(sheets(2), encoding="utf-8")
    (place / "utf16.bgn").write_text(sheets(40), encoding="utf-16")
    (place / "sous" / "serré.bgn.gz").write_bytes(gzip.compress(sheets(30).encode()))
    with zipfile.ZipFile(place / "paquet.zip", "w", zipfile.ZIP_DEFLATED) as made:
        for number in range(3):
            made.writestr(f"{number}.bgn", sheets(9))
        made.writestr("d/serré.bgn.gz", gzip.compress(sheets(30).encode()))
    assert (
        run(["convert", str(place / "sous" / "court.bgn"), "--to", "jsonl", "--output", str(place / "a.jsonl")], {})
        == 0
    )
    return place


def referee(*argv):
    return run([str(word) for word in argv], {"REFEREE_LANG": "fr"})


def check(client, inputs, out, *options):
    return referee("check", "--cluster", client.scheduler.address, inputs, "--output", out, *options)


def sorted_table(table):
    return table.sort_by([(name, "ascending") for name in ("file", "match", "deal_index")])


def same_rows(inputs, out, tmp_path, *options):
    """Whether what the cluster wrote is what one machine writes: no row lost, none twice."""
    alone = tmp_path / "alone.parquet"
    referee("convert", inputs, "--to", "parquet", "--output", alone, "--quiet", *options)
    parts = [path for path in out.iterdir() if path.suffix == ".parquet"]
    together = pa.concat_tables([pq.read_table(path) for path in parts])
    assert together.num_rows == pq.read_metadata(alone).num_rows
    assert sorted_table(together).to_pylist() == sorted_table(pq.read_table(alone)).to_pylist()
    return parts


def test_the_same_verdicts_and_the_same_summary(cluster, inputs, tmp_path, capfd):
    out = tmp_path / "out"
    status = check(cluster, inputs, out)
    told = capfd.readouterr()
    parts = same_rows(inputs, out, tmp_path)
    assert len(parts) > 10
    assert (out / "_SUCCESS").exists()
    capfd.readouterr()
    assert referee("check", inputs, "--quiet") == status == 1
    assert capfd.readouterr().out == told.out
    # What has no row is said of the matches and files that one machine says it of.
    referee("check", inputs, "--format", "jsonl")
    assert sorted(told.err.splitlines()) == sorted(capfd.readouterr().err.splitlines())


def test_a_worker_killed_at_work_loses_nothing_and_doubles_nothing(cluster, inputs, tmp_path):
    out = tmp_path / "out"
    killed = []

    def kill():
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline and not killed:
            busy = [address for address, tasks in cluster.processing().items() if tasks]
            if busy and out.is_dir() and any(path.suffix == ".parquet" for path in out.iterdir()):
                pid = pids[busy[0]]
                os.kill(pid, signal.SIGKILL)
                killed.append(pid)
            time.sleep(0.005)

    pids = cluster.run(os.getpid)
    thread = threading.Thread(target=kill)
    thread.start()
    status = check(cluster, inputs, out, "--quiet")
    thread.join()
    assert killed, "the work was over before anybody could be killed"
    assert status == 1
    same_rows(inputs, out, tmp_path)
    assert not [path for path in out.iterdir() if path.suffix == ".tmp"]


def test_rule_sets_reach_the_workers(cluster, inputs, tmp_path):
    club = tmp_path / "club.toml"
    club.write_text(
        'game = "contree"\nname = "club"\nversion = "1"\nextends = "seed"\n\nbelote_worth = 30\n', encoding="utf-8"
    )
    for number, options in enumerate((("--rules", "cannes2016"), ("--rules", club), ("--set", "undertrump=free"))):
        out = tmp_path / f"out{number}"
        check(cluster, inputs / "sous", out, *options)
        same_rows(inputs / "sous", out, tmp_path, *options)
    assert ds.dataset(tmp_path / "out1").to_table(["rules"]).column("rules").unique().to_pylist() == ["club"]


def test_a_second_run_takes_the_place_of_the_first(cluster, inputs, tmp_path):
    out = tmp_path / "out"
    check(cluster, inputs, out)
    check(cluster, inputs / "sous", out)
    same_rows(inputs / "sous", out, tmp_path)


def test_a_folder_of_other_things_is_left_alone(cluster, inputs, tmp_path, capfd):
    assert check(cluster, inputs, inputs) == 2
    assert "ce dossier contient autre chose" in capfd.readouterr().err
    assert not list(inputs.glob("*.parquet"))


def test_what_cannot_be_read_is_said_and_the_rest_is_judged(cluster, inputs, tmp_path, capfd):
    (inputs / "vide.bgn").write_text("", encoding="utf-8")
    out = tmp_path / "out"
    missing = tmp_path / "absent.bgn"
    assert check(cluster, missing, out) == 2
    assert f"{missing}: ce fichier n'existe pas" in capfd.readouterr().err
    named = inputs / "sous" / "court.bgn", inputs / "vide.bgn"
    assert referee("check", "--cluster", cluster.scheduler.address, *named, "--output", out) == 2
    told = capfd.readouterr()
    assert "N110" in told.err
    assert told.out.startswith("2 fichiers, 2 matchs, 4 donnes")


def test_the_summary_alone_writes_nothing(cluster, inputs, capfd):
    status = referee("check", "--cluster", cluster.scheduler.address, inputs, "--quiet")
    told = capfd.readouterr().out
    assert referee("check", inputs, "--quiet") == status
    assert capfd.readouterr().out == told


def test_patterns_and_statistics_of_what_was_written(cluster, inputs, tmp_path, capfd):
    out = tmp_path / "out"
    check(cluster, inputs / "*.jsonl", out)
    capfd.readouterr()
    assert referee("stats", out) == 0
    assert "Donnes: 4; matchs: 2" in capfd.readouterr().out


def test_results_that_cannot_be_written_stop_the_work(cluster, inputs, tmp_path, capfd):
    out = tmp_path / "file"
    out.write_text("", encoding="utf-8")
    assert check(cluster, inputs, out) == 2
    assert f"{out}: écriture impossible" in capfd.readouterr().err


def test_an_interruption_cancels_what_was_sent(cluster, tmp_path):
    place, out = tmp_path / "parties", tmp_path / "out"
    place.mkdir()
    for number in range(300):
        (place / f"{number}.bgn").write_text(sheets(60), encoding="utf-8")
    command = [sys.executable, "-m", "referee", "check", "--cluster", cluster.scheduler.address, place, "--output", out]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        assert within(30, lambda: out.is_dir() and any(path.suffix == ".parquet" for path in out.iterdir()))
        running.send_signal(signal.SIGINT)
        told, said = running.communicate(timeout=30)
    assert (running.returncode, told) == (130, "")
    assert "Traceback" not in said
    assert within(30, lambda: not any(cluster.processing().values()))
    assert not (out / "_SUCCESS").exists()
    assert len(list(out.iterdir())) < 300


def within(seconds, happened):
    """Whether something happens in so many seconds."""
    deadline = time.monotonic() + seconds
    while not happened():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.01)
    return True


def test_nobody_at_the_address(inputs, tmp_path, capfd, monkeypatch):
    monkeypatch.setattr("referee.cluster.drive._PATIENCE", 0.5)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert referee("check", "--cluster", "tcp://127.0.0.1:9", inputs, "--output", tmp_path / "out") == 2
    assert "aucun cluster Dask" in capfd.readouterr().err
    assert not (tmp_path / "out").exists()


def test_archives_and_compressed_files_of_urls_are_read_on_the_workers(cluster, inputs, tmp_path, capfd):
    (inputs / "abîmé.zip").write_bytes((inputs / "paquet.zip").read_bytes()[:-9])
    (inputs / "coupé.bgn.gz").write_bytes((inputs / "sous" / "serré.bgn.gz").read_bytes()[:-9])
    out = tmp_path / "out"
    status = check(cluster, f"file://{inputs}", out)
    there = capfd.readouterr()
    assert referee("check", inputs, "--quiet") == status == 2
    assert there.out == capfd.readouterr().out
    referee("check", inputs, "--format", "jsonl")
    said = there.err.replace("file://", "").splitlines()
    assert sorted(said) == sorted(capfd.readouterr().err.splitlines())
    assert len([line for line in said if line.startswith("erreur:")]) == 2
