"""The program as a process: streams that close, fill up or speak another encoding; interruptions; the unforeseen."""

import os
import signal
import subprocess
import sys
import time

import pytest
from command_line import RECORD, WRONG_SCORE, clean_environ

posix = pytest.mark.skipif(os.name == "nt", reason="signals and devices are those of POSIX")

PROGRAM = [sys.executable, "-m", "referee"]


def test_standard_input(process):
    told = process("check", "-", stdin=RECORD.encode())
    assert told.status == 0
    assert process("check", "-", "--from", "bgn", stdin=WRONG_SCORE.encode()).status == 1
    nothing = process("check", "-")
    assert nothing.status == 2
    assert "Traceback" not in nothing.err


def test_json_on_standard_input_is_known_by_its_content(process, record):
    for form in ("json", "jsonl"):
        converted = process("convert", record, "--to", form).out
        assert process("check", "-", stdin=converted.encode()).status == 0
        assert process("convert", "-", "--to", "bgn", stdin=converted.encode()).out == RECORD


def test_a_terminal_that_lacks_the_suits_is_no_reason_to_stop(process, tmp_path):
    path = tmp_path / "faux.bgn"
    path.write_text(WRONG_SCORE, encoding="utf-8")
    for encoding in ("ascii", "cp1252", "cp850"):
        for command in (["check"], ["score"], ["--help"], ["explain", "J204"]):
            words = [*command, path] if command[0] in {"check", "score"} else command
            told = process(*words, PYTHONIOENCODING=encoding)
            assert told.status == (1 if path in words else 0), told
            assert "Traceback" not in told.err


def test_what_programs_read_is_utf8_on_any_terminal(process, record):
    told = process("format", record, "-o", "-", PYTHONIOENCODING="latin-1")
    assert told.out.encode("latin-1").decode() == RECORD


@posix
def test_a_closed_pipe_ends_the_program_without_a_word(record):
    many = [str(record)] * 2000
    with subprocess.Popen(
        [*PROGRAM, "check", "--format", "json", *many],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=clean_environ(),
    ) as program:
        program.stdout.read(10)
        program.stdout.close()
        assert program.stderr.read() == b""
        assert program.wait(60) == 141


@posix
@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="the device of a full disk is that of Linux")
def test_a_full_disk_is_said(record):
    for lang, words in (("fr", "la sortie standard ne peut être écrite (disque plein)"), ("en", "no space left")):
        with open("/dev/full", "wb") as full:
            done = subprocess.run(
                [*PROGRAM, "check", str(record), "--lang", lang],
                stdout=full,
                stderr=subprocess.PIPE,
                env=clean_environ(),
                check=False,
            )
        assert done.returncode == 2
        assert words in done.stderr.decode()
        assert "Traceback" not in done.stderr.decode()
        assert "Exception ignored" not in done.stderr.decode()


@posix
@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="the device of a full disk is that of Linux")
@pytest.mark.parametrize("words", [["--help"], ["--version"], ["check", "--help"], ["explain", "-h"]], ids=" ".join)
def test_a_full_disk_is_said_of_help_too(words):
    with open("/dev/full", "wb") as full:
        done = subprocess.run([*PROGRAM, *words], stdout=full, stderr=subprocess.PIPE, env=clean_environ(), check=False)
    assert done.returncode == 2
    assert done.stderr.decode() == "erreur: la sortie standard ne peut être écrite (disque plein)\n"


@posix
def test_a_closed_standard_output_is_said(record):
    done = subprocess.run(
        ["sh", "-c", 'exec "$@" >&-', "sh", *PROGRAM, "check", str(record)],
        stderr=subprocess.PIPE,
        env=clean_environ(),
        check=False,
    )
    assert done.returncode == 2
    assert "Traceback" not in done.stderr.decode()


@pytest.fixture
def waiting(tmp_path):
    """A program that waits for more of its input, and is to write a report."""
    with subprocess.Popen(
        [*PROGRAM, "check", "-", "--output", str(tmp_path / "rapport.txt")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=clean_environ(),
    ) as program:
        program.stdin.write(RECORD.encode())
        program.stdin.flush()
        deadline = time.monotonic() + 60
        while not os.listdir(tmp_path) and time.monotonic() < deadline:
            time.sleep(0.05)
        # What it is told while it opens its input may come before it can deal with it.
        time.sleep(0.5)
        yield program


@posix
def test_a_program_that_is_ended_leaves_no_file(tmp_path, waiting):
    waiting.send_signal(signal.SIGTERM)
    out, err = waiting.communicate(timeout=60)
    assert (waiting.returncode, out, err) == (143, b"", b"")
    assert os.listdir(tmp_path) == []


@posix
def test_a_program_that_is_interrupted_says_in_its_report_where_that_ends(tmp_path, waiting):
    waiting.send_signal(signal.SIGINT)
    out, err = waiting.communicate(timeout=60)
    assert (waiting.returncode, out) == (130, b"")
    assert err.decode().strip() == "interrompu dans -, avant le premier match; le rapport s'arrête là"
    assert os.listdir(tmp_path) == ["rapport.txt"]
    report = (tmp_path / "rapport.txt").read_text(encoding="utf-8")
    assert err.decode().strip() in report
    assert "aucune donne" in report


@posix
def test_names_that_are_no_text(process, tmp_path):
    path = os.path.join(os.fsencode(tmp_path), b"caf\xe9.bgn")
    with open(path, "wb") as file:
        file.write(WRONG_SCORE.encode())
    for form in ("text", "concise", "json", "jsonl"):
        told = process("check", os.fsdecode(path), "--format", form)
        assert told.status == 1, told
        assert "caf\N{REPLACEMENT CHARACTER}.bgn" in told.out
    assert process("check", tmp_path).status == 1
    assert process("format", "--write", os.fsdecode(path)).status == 0


@posix
@pytest.mark.skipif(os.name != "nt" and os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read_is_said(process, record):
    record.chmod(0)
    told = process("check", record)
    assert told.status == 2
    assert "accès refusé" in told.err


def test_a_folder_that_takes_the_place_of_a_result(process, record, tmp_path):
    told = process("check", record, "--output", tmp_path)
    assert (told.status, told.out) == (2, "")
    assert "c'est un dossier" in told.err


def test_the_unforeseen_is_an_internal_error_without_a_traceback(referee, record, monkeypatch):
    def fail(*_):
        raise ZeroDivisionError

    monkeypatch.setattr("referee.cli.commands.check.inputs_of", fail)
    for lang, words in (("fr", "erreur interne (ZeroDivisionError)"), ("en", "internal error (ZeroDivisionError)")):
        told = referee("check", record, REFEREE_LANG=lang)
        assert told.status == 70
        assert words in told.err
        assert "Traceback" not in told.err
    assert "Traceback" in referee("check", record, REFEREE_DEBUG="1").err


def test_a_reading_that_stops_is_never_in_order(referee, record, monkeypatch):
    """A disk that fails in the middle: what was read is judged, the file is refused, the status is 2."""
    import json

    from referee.cli import reading

    class Failing(reading.Watched):
        def readinto(self, buffer):
            if self._stream.tell():
                raise reading.ReadFailed(OSError(5, "Input/output error"))
            return super().readinto(buffer)

    record.write_text(RECORD + "\n" * 200_000, encoding="utf-8")
    monkeypatch.setattr(reading, "Watched", Failing)
    told = referee("check", record, "--format", "json")
    assert told.status == 2
    assert "lecture impossible (Input/output error)" in told.err
    assert json.loads(told.out)["files"][0]["status"] == "refused"
