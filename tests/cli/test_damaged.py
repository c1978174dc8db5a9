"""Records damaged at random, through the whole program: it ends with a status, and never with a defect of its own."""

import contextlib
import io
import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from records.marks import records
from referee.cli import run

SAMPLES = {
    form: [path.read_bytes() for path in records() if path.suffix == f".{form}" and path.stat().st_size < 8_000]
    for form in ("bgn", "json", "csv", "txt")
}
PIECES = [
    *(b"{", b"}", b"[", b"]", b'"', b"#", b"\n", b"\r", b"\0", b":", b".", b"-", b"=>", b"\\", b",", b";", b" "),
    *(b"\xff", b"\xc3", b"\xe9", b"\xef\xbb\xbf", b"\xff\xfe", "♥".encode(), "\u202e".encode(), b"\x1b[31m"),
    *(b"9" * 40, b"0", b"donne", b"deal", b"[Jeu", b"[Game", b"plis", b"score NS", b"contre ", b"null", b"N", b"X"),
]


@st.composite
def damaged(draw, form):
    """Give a record with a few pieces of it taken out, doubled, moved or overwritten."""
    data = draw(st.sampled_from(SAMPLES[form]))
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(data)))
        end = min(len(data), start + draw(st.integers(0, 40)))
        match draw(st.sampled_from(["out", "in", "over", "twice", "swap", "cut"])):
            case "out":
                data = data[:start] + data[end:]
            case "in":
                data = data[:start] + draw(st.sampled_from(PIECES)) + data[start:]
            case "over":
                data = data[:start] + draw(st.binary(max_size=6)) + data[end:]
            case "twice":
                data = data[:end] + data[start:]
            case "swap":
                lines = data.split(b"\n")
                one, other = (draw(st.integers(0, len(lines) - 1)) for _ in range(2))
                lines[one], lines[other] = lines[other], lines[one]
                data = b"\n".join(lines)
            case _:
                data = data[:start]
    return data


def told(*argv):
    """Run the program in this process; gives its status, and what it printed."""
    out, err = io.TextIOWrapper(io.BytesIO(), encoding="utf-8"), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = run(argv, {"REFEREE_LANG": "fr"})
        out.flush()
    return status, out.buffer.getvalue().decode(), err.getvalue()


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("damaged")


@pytest.mark.parametrize("form", SAMPLES)
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_what_is_damaged_is_judged_all_the_same(folder, form, data):
    path = folder / f"record.{form}"
    path.write_bytes(data.draw(damaged(form)))
    statuses = set()
    for command in (
        ("check", "--format", "json"),
        ("check",),
        ("check", "--quiet"),
        ("score",),
        ("convert", "--to", "jsonl"),
        ("format",),
    ):
        status, out, err = told(*command, str(path))
        assert status in (0, 1, 2), (command, err)
        assert "Traceback" not in err
        if command[0] == "check":
            statuses.add(status)
        if "json" in command and out:
            json.loads(out)
    assert len(statuses) == 1, "every report of check has one status"
