"""Files by fsspec: listed, opened in part, written whole or not at all."""

import fsspec
import pytest

from referee.cluster.files import DONE, MissingPackageError, emptied, listed, opened, written
from referee.cluster.parts import Part, part_name


def wanted(name):
    return name.endswith((".bgn", ".jsonl"))


@pytest.fixture
def memory():
    """A file system of URLs, in memory."""
    system = fsspec.filesystem("memory")
    system.store.clear()
    system.pseudo_dirs[:] = [""]
    yield system
    system.store.clear()


def test_a_url_names_a_file_a_folder_or_a_pattern(memory):
    for name in ("a/1.bgn", "a/b/2.jsonl", "a/b/3.txt", "a/.hidden/4.bgn", "c.bgn"):
        memory.pipe(f"/{name}", b"12345")
    assert list(listed("memory://c.bgn", wanted)) == [("memory://c.bgn", 5)]
    assert list(listed("memory://a", wanted)) == [("memory:///a/1.bgn", 5), ("memory:///a/b/2.jsonl", 5)]
    assert [name for name, _ in listed("memory://a/*/*", wanted)] == ["memory:///a/b/2.jsonl", "memory:///a/b/3.txt"]


def test_what_is_not_there_is_no_file(memory):
    for url in ("memory://nowhere", "memory://no*where"):
        with pytest.raises(FileNotFoundError):
            list(listed(url, wanted))


@pytest.mark.parametrize("url", ["xyzzy://a/b", "gdrive://a/b"])
def test_a_url_that_no_package_opens(url):
    with pytest.raises(MissingPackageError) as caught:
        list(listed(url, wanted))
    assert caught.value.kind == url.partition(":")[0]


def test_a_part_is_a_stretch_of_bytes(memory, tmp_path):
    memory.pipe("/x.bgn", b"0123456789")
    path = tmp_path / "x::y.bgn"
    path.write_bytes(b"0123456789")
    for where in ("memory://x.bgn", str(path)):
        for start, stop, expected in ((0, None, b"0123456789"), (3, 7, b"3456"), (7, None, b"789"), (0, 2, b"01")):
            with opened(Part(where, "x", start=start, stop=stop)) as stream:
                assert stream.read() == expected


@pytest.fixture(params=["local", "memory"])
def folder(request, tmp_path, memory):
    """A folder of results, and what lists it."""
    where = str(tmp_path / "out") if request.param == "local" else "memory://out"
    system = fsspec.filesystem("file" if request.param == "local" else "memory")
    inside = str(tmp_path / "out") if request.param == "local" else "/out"
    return where, lambda: {
        name.rpartition("/")[2]: system.cat_file(name) for name in system.find(inside) if system.isfile(name)
    }


def test_a_file_is_written_whole_over_what_stood_there(folder):
    where, files = folder
    assert emptied(where)
    for text in (b"one", b"two"):
        written(where, "x.parquet", lambda stream, text=text: stream.write(text))
        assert files() == {"x.parquet": text}


def test_or_not_at_all(folder):
    where, files = folder
    emptied(where)
    written(where, "x.parquet", lambda stream: stream.write(b"before"))

    def broken(stream):
        stream.write(b"half")
        raise RuntimeError

    with pytest.raises(RuntimeError):
        written(where, "x.parquet", broken)
    assert files() == {"x.parquet": b"before"}


def test_a_folder_of_an_earlier_run_is_emptied_and_no_other(folder):
    where, files = folder
    assert emptied(where)
    name = part_name(Part("a", "a.bgn"))
    written(where, name, lambda stream: stream.write(b"x"))
    written(where, DONE, lambda _: None)
    assert emptied(where)
    assert files() == {}
    written(where, name, lambda stream: stream.write(b"x"))
    written(where, "thesis.parquet", lambda stream: stream.write(b"x"))
    assert not emptied(where)
    assert set(files()) == {name, "thesis.parquet"}


def test_names_of_parts_are_their_own():
    names = [
        part_name(Part(path, path, number))
        for path in ("a/x.bgn", "b/x.bgn", "s3://b/x.bgn", "é ?*.bgn", "..", "\udcff")
        for number in (1, 2, 1234567)
    ]
    assert len(set(names)) == len(names)
    assert all(name.isascii() and "/" not in name and name[0] not in "._" for name in names)
    assert part_name(Part("/abs/x.bgn", "x.bgn")) == part_name(Part("/abs/x.bgn", "x.bgn"))
