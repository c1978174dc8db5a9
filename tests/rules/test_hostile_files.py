"""Files of rules that mean harm, or mean nothing: faults, and never anything else."""

import os

import pytest

from referee.rules.faults import RuleSetError
from referee.rules.files import load_beside, load_file

HEAD = 'name = "club"\ngame = "contree"\nversion = "1"\nextends = "seed"\n'


def fault(call, *arguments):
    with pytest.raises(RuleSetError) as refused:
        call(*arguments)
    return refused.value.faults[0]


@pytest.mark.parametrize(
    "text",
    ["a = " + "[" * 30_000, "a = " + "[" * 20_000 + "]" * 20_000, "a = " + "{a=" * 10_000, "target = " + "9" * 5_000],
    ids=["open", "deep", "tables", "digits"],
)
def test_what_python_cannot_read_is_no_toml(tmp_path, text):
    path = tmp_path / "club.toml"
    path.write_text(HEAD + text + "\n", encoding="utf-8")
    assert fault(load_file, path).kind == "toml"


def test_a_folder_and_a_pipe_are_no_files(tmp_path):
    (tmp_path / "dossier.toml").mkdir()
    assert fault(load_beside, "dossier.toml", str(tmp_path)).facts == {"why": "folder"}
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "tube.toml")
        assert fault(load_beside, "tube.toml", str(tmp_path)).facts == {"why": "no-file"}
