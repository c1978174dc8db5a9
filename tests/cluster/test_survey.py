"""A file cut into parts reads as the whole does: the same verdicts, the same places, the same numbers of matches."""

import io
from dataclasses import replace

import pytest

from cluster_samples import HOSTILE, random_text, sheets
from referee.cluster.files import opened
from referee.cluster.parts import Part
from referee.cluster.survey import surveyed
from referee.judging import FileClosed, RulesChoice, judge_items
from referee.notation import read
from referee.report.wording import worded


def parts_of(path, size):
    """The parts of a file, each of so many bytes at least."""
    part, rest = surveyed(Part(str(path), path.name), size)
    parts = [part]
    while rest is not None:
        part, rest = surveyed(rest, size)
        parts.append(part)
    return parts


def told(data, line=1, before=0):
    """What judging gives: each verdict, and what is said with its place; what is said of the file, last."""
    found, last = [], []
    for event in judge_items(read(io.BytesIO(data), None, line), RulesChoice(), before):
        said = [said.model_dump() for said in worded(event, "fr")]
        if isinstance(event, FileClosed):
            last = said
        else:
            found.append((getattr(event, "index", None), str(getattr(event, "verdict", "")), said))
    return found, last


def check(path, data, size):
    path.write_bytes(data)
    parts = parts_of(path, size)
    pieces = []
    for part in parts:
        with opened(part) as stream:
            pieces.append(stream.read())
    assert b"".join(pieces) == data
    together = []
    for part, piece in zip(parts, pieces, strict=True):
        found, last = told(piece, part.line, part.before)
        together += found
        assert last == [] or len(parts) == 1
    assert together == told(data)[0]
    return parts


@pytest.mark.parametrize("size", [1, 500, 5000])
@pytest.mark.parametrize("seed", range(3))
def test_matches_drawn_at_random(tmp_path, seed, size):
    parts = check(tmp_path / "x.bgn", random_text(seed).encode(), size)
    assert len(parts) > 1


@pytest.mark.parametrize("number", range(len(HOSTILE)))
def test_texts_that_a_cut_could_upset(tmp_path, number):
    check(tmp_path / "x.bgn", HOSTILE[number].encode(), 1)


def test_bad_bytes_stay_where_they_are(tmp_path):
    data = sheets(6).encode().replace(b"bilan NS 110", b"bilan NS 110 # \xff\xfe\r", 3)
    assert len(check(tmp_path / "x.bgn", data, 1)) > 1


def test_utf_16_is_not_cut(tmp_path):
    assert len(check(tmp_path / "x.bgn", sheets(6).encode("utf-16"), 1)) == 1


def test_parts_are_as_long_as_was_asked(tmp_path):
    parts = check(tmp_path / "x.bgn", sheets(40).encode(), 1000)
    lengths = [part.stop - part.start for part in parts[:-1]]
    assert all(1000 <= length < 1500 for length in lengths)
    assert [part.number for part in parts] == list(range(1, len(parts) + 1))
    assert parts[0] == replace(parts[0], start=0, line=1, before=0)
    assert parts[-1].stop is None


def test_what_has_no_boundary_is_one_part_and_is_not_held_whole(tmp_path, monkeypatch):
    monkeypatch.setattr("referee.cluster.survey._FARTHEST", 1 << 20)
    path = tmp_path / "x.bgn"
    path.write_bytes(b"# nothing\n" * 1_000_000)
    assert parts_of(path, 1000) == [Part(str(path), "x.bgn")]
