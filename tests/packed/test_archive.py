"""Archives: their files in the order of names, each opened by itself, whatever the archive claims."""

import gzip
import io
import struct
import zipfile

import pytest

from referee.packed import model
from referee.packed.archive import is_archive, members, opened_member
from referee.packed.model import Fault, UnpackError
from referee.packed.stream import unpacked, zstandard

TEXT = b"".join(b"%d\n" % number for number in range(20_000))


def archive(files, method=zipfile.ZIP_DEFLATED):
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", method) as made:
        for name, content in files:
            made.writestr(name, content)
    return data.getvalue()


def everything(_):
    return True


def held(data, wanted=everything):
    return members(io.BytesIO(data), wanted)


def fault(call, *words):
    with pytest.raises(UnpackError) as caught:
        call(*words)
    return caught.value.fault


def read(data, member):
    return unpacked(opened_member(io.BytesIO(data), member)).read()


def patched(data, sign, offset, value):
    """An archive with another value at an offset of the first record that begins with a sign."""
    at = data.index(sign) + offset
    return data[:at] + value + data[at + len(value) :]


def test_an_archive_is_told_by_its_first_bytes():
    assert is_archive(archive([("a", b"")])[:4])
    assert is_archive(archive([])[:4])
    assert not is_archive(b"PK")


@pytest.mark.parametrize("method", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED], ids=["stored", "deflated"])
def test_files_come_in_the_order_of_a_folder_and_are_read(method):
    files = {"b/z.bgn": TEXT, "b.bgn": b"", "a.bgn": b"a", "b/a.bgn": b"ba", "é.bgn": TEXT[:9]}
    data = b"before" + archive(files.items(), method)
    found = held(data)
    assert [member.name for member in found] == ["a.bgn", "b/a.bgn", "b/z.bgn", "b.bgn", "é.bgn"]
    assert {member.name: read(data, member) for member in found} == files


def test_folders_are_no_files_and_only_what_is_wanted_is_given():
    data = archive([("b/", b""), ("b/x", b"1"), ("y", b"2")])
    assert [member.name for member in held(data, lambda member: member.name != "y")] == ["b/x"]


@pytest.mark.parametrize("compress", [gzip.compress, zstandard().compress], ids=["gzip", "zstd"])
def test_a_file_of_an_archive_may_be_compressed_once_more_and_not_twice(compress):
    data = archive([("a", compress(TEXT)), ("b", compress(compress(TEXT)))])
    once, twice = held(data)
    assert read(data, once) == TEXT
    assert fault(read, data, twice) is Fault.NESTED


def test_an_archive_in_an_archive_is_not_opened_whatever_its_name():
    data = archive([("a.bgn", archive([("b", b"")]))])
    assert fault(read, data, held(data)[0]) is Fault.NESTED


def test_how_much_was_read_is_told_in_packed_bytes():
    data = archive([("a", gzip.compress(TEXT)), ("b", TEXT)])
    for member in held(data):
        reader = unpacked(opened_member(io.BytesIO(data), member))
        reader.read()
        assert reader.done == member.size


@pytest.mark.parametrize("cut", [1, 30, 500])
def test_an_archive_without_its_end_is_damaged(cut):
    assert fault(held, archive([(f"{number}.bgn", TEXT) for number in range(20)])[:-cut]) is Fault.DAMAGED


def first_read(data):
    return read(data, held(data)[0])


@pytest.mark.parametrize(
    ("sign", "offset", "value"),
    [
        (b"PK\x05\x06", 16, b"\xff\xff\xff\x7f"),
        (b"PK\x05\x06", 12, b"\xff\x00\x00\x00"),
        (b"PK\x01\x02", 6, b"\xff"),
        (b"PK\x01\x02", 42, b"\xff\xff\xff\x7f"),
    ],
    ids=["where it begins", "its size", "what is needed to read it", "where a file begins"],
)
def test_a_directory_that_lies_is_damaged(sign, offset, value):
    data = patched(archive([("a.bgn", TEXT)]), sign, offset, value)
    assert fault(first_read, data) in {Fault.DAMAGED, Fault.TRUNCATED}


@pytest.mark.parametrize(
    ("offset", "value", "said"),
    [
        (16, b"\0\0\0\0", Fault.DAMAGED),
        (20, struct.pack("<I", 100), Fault.DAMAGED),
        (24, struct.pack("<I", 10), Fault.DAMAGED),
        (8, b"\x01", Fault.ENCRYPTED),
        (10, b"\x0c", Fault.METHOD),
        (10, b"\x09", Fault.METHOD),
        (10, b"\x00", Fault.DAMAGED),
    ],
    ids=["checksum", "size", "shorter", "encrypted", "bzip2", "deflate64", "not stored"],
)
def test_a_file_that_is_not_what_the_directory_says(offset, value, said):
    data = patched(archive([("a.bgn", TEXT)]), b"PK\x01\x02", offset, value)
    (member,) = held(data)
    assert fault(read, data, member) is said


def test_a_head_that_is_elsewhere_is_damage():
    data = archive([("a.bgn", TEXT)])
    (member,) = held(data)
    assert fault(read, b"\0" + data, member) is Fault.DAMAGED
    assert fault(read, data[:10], member) is Fault.TRUNCATED


def test_the_number_of_files_is_limited(monkeypatch):
    data = archive([(f"{number}", b"") for number in range(5)])
    monkeypatch.setattr(model, "MOST_MEMBERS", 5)
    assert len(held(data)) == 5
    monkeypatch.setattr(model, "MOST_MEMBERS", 4)
    assert fault(held, data) is Fault.MANY


def test_the_size_of_the_directory_is_limited_before_it_is_read(monkeypatch):
    data = archive([("a" * 1000, b"")])
    size = struct.unpack("<I", data[-10:-6])[0]
    monkeypatch.setattr(model, "LARGEST_DIRECTORY", size)
    assert len(held(data)) == 1
    monkeypatch.setattr(model, "LARGEST_DIRECTORY", size - 1)
    assert fault(held, data) is Fault.MANY


def test_what_all_files_unpack_to_is_limited(monkeypatch):
    data = archive([("a", b"\n" * 300_000), ("b", b"\n" * 300_000)])
    monkeypatch.setattr(model, "MOST_UNPACKED", 600_000)
    assert len(held(data)) == 2
    monkeypatch.setattr(model, "MOST_UNPACKED", 599_999)
    assert fault(held, data) is Fault.LONG
    assert len(held(data, lambda member: member.name == "a")) == 1
    monkeypatch.setattr(model, "MOST_UNPACKED", 600_000)
    monkeypatch.setattr(model, "HIGHEST_RATIO", 20)
    monkeypatch.setattr(model, "UNPACKED_FREELY", 600_000)
    assert len(held(data)) == 2
    monkeypatch.setattr(model, "UNPACKED_FREELY", 599_999)
    assert fault(held, data) is Fault.RATIO
