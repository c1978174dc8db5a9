"""Which inputs a command reads, in which order, and how their form is told."""

import io
import os

import pytest

from referee.cli.errors import Usage
from referee.cli.inputs import Form, Input, Missing, detect, find
from referee.cli.session import shown


def names(*paths) -> list[str]:
    return [
        found.name if isinstance(found, Input) else f"!{found.key}" for found in find([str(path) for path in paths])
    ]


def touch(folder, *files):
    for file in files:
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).touch()


def test_a_folder_is_walked_by_name_and_only_records_count(tmp_path):
    touch(
        tmp_path, "b.bgn", "a.json", "c/z.jsonl", "c/a.BGN", "d.bgn", "notes.txt", "a.pgn", ".hidden.bgn", ".git/x.bgn"
    )
    found = [name.removeprefix(f"{tmp_path}{os.sep}") for name in names(tmp_path)]
    assert found == ["a.json", "b.bgn", os.path.join("c", "a.BGN"), os.path.join("c", "z.jsonl"), "d.bgn"]


def test_paths_keep_the_order_in_which_they_are_given(tmp_path):
    touch(tmp_path, "b.bgn", "a.bgn")
    assert names(tmp_path / "b.bgn", "-", tmp_path / "a.bgn") == [
        str(tmp_path / "b.bgn"),
        "-",
        str(tmp_path / "a.bgn"),
    ]


def test_a_folder_that_holds_itself_is_walked_once(tmp_path):
    touch(tmp_path, "a/x.bgn")
    (tmp_path / "a" / "loop").symlink_to(tmp_path, target_is_directory=True)
    assert names(tmp_path) == [str(tmp_path / "a" / "x.bgn")]


def test_what_is_missing_is_said_and_the_rest_is_read(tmp_path):
    touch(tmp_path, "a.bgn", "empty/notes.txt")
    assert names(tmp_path / "nope.bgn", tmp_path / "empty", tmp_path / "a.bgn") == [
        "!not-found",
        "!empty-folder",
        str(tmp_path / "a.bgn"),
    ]


def test_links_in_a_loop_and_impossible_names_are_unreadable(tmp_path):
    (tmp_path / "loop.bgn").symlink_to(tmp_path / "loop.bgn")
    assert names(tmp_path / "loop.bgn", "a\0b.bgn") == ["!unreadable", "!unreadable"]


def test_links_that_lead_nowhere_stop_no_walk(tmp_path):
    touch(tmp_path, "a.bgn")
    for name in ("loop", "loop.bgn"):
        (tmp_path / name).symlink_to(tmp_path / name)
    (tmp_path / "gone.bgn").symlink_to(tmp_path / "nowhere.bgn")
    assert names(tmp_path) == [str(tmp_path / name) for name in ("a.bgn", "gone.bgn", "loop.bgn")]


def test_a_folder_is_walked_while_it_is_read(tmp_path):
    touch(tmp_path, "a/x.bgn", "b/y.bgn")
    found = find([str(tmp_path)])
    assert isinstance(next(found), Input)
    (tmp_path / "b" / "y.bgn").unlink()
    assert list(found) == []


def test_no_path_and_standard_input_twice_are_wrong_usage():
    for paths in ([], ["-", "-"]):
        with pytest.raises(Usage):
            find(paths)


@pytest.mark.parametrize(
    ("name", "content", "form"),
    [
        ("x.bgn", b'{"schema": "record/1"}', Form.BGN),
        ("x.JSON", b"", Form.JSON),
        ("x.jsonl", b"", Form.JSONL),
        ("-", b'[Jeu "contr\xc3\xa9e"]\n', Form.BGN),
        ("-", b"", Form.BGN),
        ("-", b"# comment\n", Form.BGN),
        ("-", b'{ a comment }\n[Jeu "contree"]', Form.BGN),
        ("-", b'{"schema": "record/1", "matches": [', Form.JSON),
        ("-", b'\xef\xbb\xbf\n{\n  "schema": "record/1",\n  "matches": [', Form.JSON),
        ("x.txt", b'{"schema": "record/1", "game": "contree", "deals": [', Form.JSONL),
        ("-", "[Jeu".encode("utf-16"), Form.BGN),
    ],
)
def test_the_form_is_told_by_the_name_then_by_the_content(name, content, form):
    assert detect(name, io.BufferedReader(io.BytesIO(content))) is form


def test_a_name_that_is_no_text_can_be_shown(tmp_path):
    assert shown(os.fsdecode(b"caf\xff.bgn")) == "caf\N{REPLACEMENT CHARACTER}.bgn"
    assert shown("a\x1b[31m\n.bgn") == "a\N{REPLACEMENT CHARACTER}[31m\N{REPLACEMENT CHARACTER}.bgn"
    assert isinstance(next(iter(find(["\udcff.bgn"]))), Missing)
