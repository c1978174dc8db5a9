"""Results go where they are to go, whole or not at all."""

import errno
import io
import os
import stat
import sys

import pytest

from referee.cli.errors import OutputFailed, PipeClosed
from referee.cli.output import Charset, Sink, results, whole_file


class Broken(io.StringIO):
    """A stream that fails as the operating system would."""

    def __init__(self, code: int) -> None:
        super().__init__()
        self.code = code

    def write(self, text: str) -> int:
        raise OSError(self.code, os.strerror(self.code))


def test_a_file_is_written_in_utf8_with_plain_newlines(tmp_path):
    path = tmp_path / "feuille.txt"
    with results(str(path), Charset.READER) as sink:
        sink.write("♥A\n")
    assert path.read_bytes() == "♥A\n".encode()


def _stopped(path, stop):
    with whole_file(str(path)) as sink:
        sink.write("new" * 100_000)
        raise stop


def test_what_stops_the_writing_leaves_the_old_file_and_nothing_beside_it(tmp_path):
    path = tmp_path / "feuille.txt"
    path.write_text("old")
    for stop in (KeyboardInterrupt, ValueError, PipeClosed):
        with pytest.raises(stop):
            _stopped(path, stop)
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["feuille.txt"]


def test_nothing_is_seen_of_a_file_before_it_is_whole(tmp_path):
    path = tmp_path / "feuille.txt"
    with whole_file(str(path)) as sink:
        sink.write("x" * 1_000_000)
        sink.flush()
        assert not path.exists()
    assert path.stat().st_size == 1_000_000


@pytest.mark.skipif(os.name == "nt", reason="permissions are those of POSIX")
def test_permissions_are_kept(tmp_path):
    path = tmp_path / "feuille.txt"
    path.write_text("old")
    path.chmod(0o640)
    with whole_file(str(path)) as sink:
        sink.write("new")
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


@pytest.mark.skipif(os.name == "nt", reason="permissions are those of POSIX")
def test_a_new_file_has_the_usual_permissions(tmp_path):
    path = tmp_path / "feuille.txt"
    before = os.umask(0o027)
    try:
        with whole_file(str(path)) as sink:
            sink.write("new")
    finally:
        os.umask(before)
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_link_stays_a_link_and_its_target_is_written(tmp_path):
    target, link = tmp_path / "target.txt", tmp_path / "link.txt"
    target.write_text("old")
    link.symlink_to(target)
    with whole_file(str(link)) as sink:
        sink.write("new")
    assert link.is_symlink()
    assert target.read_text() == "new"


@pytest.mark.skipif(os.name == "nt", reason="devices are those of POSIX")
def test_a_device_is_written_to_and_not_replaced():
    with whole_file("/dev/null") as sink:
        sink.write("gone")
    assert stat.S_ISCHR(os.stat("/dev/null").st_mode)


@pytest.mark.parametrize("name", ["", "missing/feuille.txt", "."])
def test_a_place_that_cannot_be_written_is_named(tmp_path, name):
    path = str(tmp_path / name)
    with pytest.raises(OutputFailed) as failed, whole_file(path):
        pass
    assert failed.value.where == path


def test_a_full_disk_is_told_from_a_closed_pipe():
    with pytest.raises(OutputFailed) as failed:
        Sink(Broken(errno.ENOSPC), "x").write("text")
    assert failed.value.error.errno == errno.ENOSPC
    with pytest.raises(PipeClosed):
        Sink(Broken(errno.EPIPE), None).write("text")


def test_data_is_utf8_whatever_the_terminal_is(monkeypatch):
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding="cp1252", errors="replace"))
    with results(None, Charset.DATA) as sink:
        sink.write("♥é\n")
    with results(None, Charset.READER) as sink:
        sink.write("♥é\n")
    assert raw.getvalue() == "♥é\n".encode() + b"?\xe9\n"


def test_no_standard_output_at_all_is_a_failure_to_write(monkeypatch):
    monkeypatch.setattr(sys, "stdout", None)
    with pytest.raises(OutputFailed), results(None, Charset.READER):
        pass
