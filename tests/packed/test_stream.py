"""Compressed streams: what they hold, all that precedes a fault, and the limits."""

import gzip
import io
import pickle
import random
import tracemalloc

import pytest

from referee.packed import model, stream
from referee.packed.model import Fault, Packing, UnpackError, packing_of
from referee.packed.stream import Unpacked, unpacked

zstd = stream.zstandard()
TEXT = random.Random(7).randbytes(1000) * 300
"""More than one block, and no smaller than it looks."""


def opened(data):
    return unpacked(io.BufferedReader(io.BytesIO(data)))


def given(packed, step=1 << 16):
    """What a stream gives before its fault, and the fault."""
    data = b""
    reader = opened(packed)
    try:
        while more := reader.read1(step):
            data += more
    except UnpackError as error:
        return data, error.fault
    return data, None


def drained(reader):
    while reader.read1(1 << 16):
        pass


def wide(window):
    options = {zstd.CompressionParameter.window_log: window}
    compressor = zstd.ZstdCompressor(options=options)
    return compressor.compress(TEXT) + compressor.flush()


GZIP, ZSTD = gzip.compress(TEXT), zstd.compress(TEXT)


@pytest.mark.parametrize(
    "packed",
    [
        GZIP,
        ZSTD,
        gzip.compress(TEXT[:100]) + gzip.compress(b"") + gzip.compress(TEXT[100:]) + bytes(512),
        zstd.compress(TEXT[:100]) + zstd.compress(TEXT[100:]),
        b"\x5f\x2a\x4d\x18\x02\x00\x00\x00??" + ZSTD,
        wide(model.LARGEST_WINDOW),
    ],
    ids=["gzip", "zstd", "gzip in members, padded", "zstd in frames", "zstd behind a frame to skip", "zstd, wide"],
)
@pytest.mark.parametrize("step", [999, 1 << 16, 1 << 20])
def test_a_compressed_stream_is_read_as_what_it_holds(packed, step):
    assert given(packed, step) == (TEXT, None)


def test_what_is_not_compressed_is_the_stream_itself():
    plain = io.BufferedReader(io.BytesIO(b"[Jeu"))
    assert unpacked(plain) is plain


def test_how_much_was_read_is_told_in_packed_bytes():
    reader = opened(GZIP)
    assert isinstance(reader, Unpacked)
    reader.read()
    assert reader.done == len(GZIP)


def test_closing_it_closes_where_the_bytes_come_from():
    raw = io.BufferedReader(io.BytesIO(GZIP))
    unpacked(raw).close()
    assert raw.closed


@pytest.mark.parametrize("packed", [GZIP, ZSTD], ids=["gzip", "zstd"])
@pytest.mark.parametrize("end", [1, 2, 3, 5])
def test_a_stream_that_is_cut_gives_what_precedes_the_cut_in_whatever_steps(packed, end):
    cut = packed[: len(packed) * end // 6]
    data, fault = given(cut)
    assert fault is Fault.TRUNCATED
    assert TEXT.startswith(data)
    assert given(cut, 100) == given(cut, 1 << 20) == (data, fault)


@pytest.mark.parametrize("packed", [GZIP, ZSTD], ids=["gzip", "zstd"])
def test_the_last_byte_counts(packed):
    assert given(packed[:-1])[1] is Fault.TRUNCATED


@pytest.mark.parametrize("place", [20, -2000, -6])
def test_damaged_gzip(place):
    damaged = bytearray(gzip.compress(b"\n".join(b"%d" % number for number in range(40_000))))
    damaged[place] ^= 0xFF
    data, fault = given(bytes(damaged))
    assert fault in {Fault.DAMAGED, Fault.TRUNCATED}
    assert given(bytes(damaged), 7) == (data, fault)


def test_what_follows_gzip_and_is_none_is_damage():
    assert given(GZIP + b"more") == (TEXT, Fault.DAMAGED)


def test_damaged_zstd():
    options = {zstd.CompressionParameter.checksum_flag: 1}
    damaged = bytearray(zstd.compress(TEXT, options=options))
    damaged[-1] ^= 0xFF
    assert given(bytes(damaged))[1] is Fault.DAMAGED


def test_a_wider_window_is_refused():
    assert given(wide(model.LARGEST_WINDOW + 1))[1] is Fault.WINDOW


def test_a_fault_stays():
    reader = opened(GZIP[:-1])
    faults = []
    for _ in range(4):
        try:
            drained(reader)
        except UnpackError as error:
            faults.append(error)
    assert len(set(faults)) == 1
    assert len(faults) == 4


def test_the_length_is_limited(monkeypatch):
    monkeypatch.setattr(model, "MOST_UNPACKED", len(TEXT))
    assert given(GZIP) == (TEXT, None)
    monkeypatch.setattr(model, "MOST_UNPACKED", len(TEXT) - 1)
    assert given(GZIP)[1] is Fault.LONG


@pytest.mark.parametrize("compress", [gzip.compress, zstd.compress], ids=["gzip", "zstd"])
def test_the_ratio_is_limited_beyond_what_anything_may_unpack_to(monkeypatch, compress):
    bomb = compress(b"\n" * 400_000)
    assert given(bomb)[1] is None
    monkeypatch.setattr(model, "UNPACKED_FREELY", 400_000)
    monkeypatch.setattr(model, "HIGHEST_RATIO", 20)
    assert given(bomb)[1] is None
    monkeypatch.setattr(model, "UNPACKED_FREELY", 399_999)
    assert given(bomb)[1] is Fault.RATIO
    monkeypatch.setattr(model, "HIGHEST_RATIO", 400_000 // len(bomb) + 1)
    assert given(bomb)[1] is None


@pytest.mark.parametrize("compress", [gzip.compress, zstd.compress], ids=["gzip", "zstd"])
def test_a_bomb_takes_no_memory_and_ends(compress):
    piece = b"\n" * (1 << 20)
    bomb = compress(piece * 40)
    del piece
    reader = opened(bomb)
    reader.read1(1)
    tracemalloc.start()
    try:
        with pytest.raises(UnpackError) as caught:
            drained(reader)
        assert tracemalloc.get_traced_memory()[1] < 1 << 20
    finally:
        tracemalloc.stop()
    assert caught.value.fault is Fault.RATIO


@pytest.mark.parametrize("inner", [GZIP, ZSTD, b"PK\x03\x04....", bytes(257) + b"ustar\x0000"])
def test_what_is_packed_twice_is_refused(inner):
    assert given(gzip.compress(inner)) == (b"", Fault.NESTED)


@pytest.mark.parametrize(
    ("head", "packing", "fault"),
    [
        (b"PK\x03\x04", Packing.ZIP, Fault.STREAM),
        (b"PK\x05\x06", Packing.ZIP, Fault.STREAM),
        (b"\xfd7zXZ\x00", Packing.XZ, Fault.METHOD),
        (b"BZh9", Packing.BZIP2, Fault.METHOD),
        (b"7z\xbc\xaf\x27\x1c", Packing.SEVEN_ZIP, Fault.METHOD),
        (b"Rar!\x1a\x07\x00", Packing.RAR, Fault.METHOD),
        (b"x" * 257 + b"ustar  \x00", Packing.TAR, Fault.METHOD),
    ],
)
def test_other_packings_are_told_and_refused(head, packing, fault):
    assert packing_of(head) is packing
    with pytest.raises(UnpackError) as caught:
        opened(head)
    assert (caught.value.fault, caught.value.what) == (fault, packing)


@pytest.mark.parametrize("head", [b"", b"[Jeu", b"{", b"PK", b"\x28\xb5", b"# BZh", b"x" * 257 + b"ustar "])
def test_what_is_plain_is_not_taken_for_packed(head):
    assert packing_of(head) is None


def test_a_fault_of_the_system_is_no_fault_of_the_stream():
    class Broken(io.RawIOBase):
        def readable(self):
            return True

        def readinto(self, buffer):
            if self.given:
                raise OSError(5, "Input/output error")
            self.given = buffer[:500] = GZIP[:500]
            return 500

        given = b""

    reader = unpacked(io.BufferedReader(Broken(), 500))
    with pytest.raises(OSError, match="Input/output") as caught:
        drained(reader)
    assert caught.value.errno == 5


def test_a_fault_travels_between_processes():
    fault = pickle.loads(pickle.dumps(UnpackError(Fault.METHOD, "xz")))
    assert (fault.fault, fault.what, fault.limit) == (Fault.METHOD, "xz", None)
    assert UnpackError(Fault.RATIO).limit == model.HIGHEST_RATIO
