"""What a record or the name of a file holds for the terminal: shown, and obeyed by none."""

import os
import unicodedata

import pytest
from command_line import WRONG_SCORE

EVIL = "\x1b]0;x\x07\x1b[31mred\u202etxet\u200b\u2066x\x9b2J\u061c\ufeff\u200e\u2028"
NAME = "\x1b[31m\u202enom\u200b.bgn"
TEXT = (
    WRONG_SCORE.replace(
        '[Jeu "contrée"]\n',
        f'[Jeu "contrée"]\n[Tournoi "{EVIL}"]\n[Table "{EVIL}"]\n[Nord "{EVIL}"]\n[Autre "{EVIL}"]\n',
    )
    .replace("plis", f"# {EVIL}\nplis")
    .replace("♥A ♥9", f"♥A {EVIL} ♥9")
)
HARMFUL = {"Cc", "Cf", "Cs", "Zl", "Zp"}
COMMANDS = [
    ("check",),
    ("check", "--format", "concise"),
    ("check", "--format", "github"),
    ("check", "--format", "junit"),
    ("score",),
    ("score", "--format", "markdown"),
    ("score", "--format", "html"),
    ("dispute",),
    ("format", "--check"),
    ("rules", "show", "seed"),
]


@pytest.fixture
def evil(tmp_path):
    path = tmp_path / NAME
    try:
        path.write_text(TEXT, encoding="utf-8")
    except OSError:
        pytest.skip("no such names here")
    return path


@pytest.mark.skipif(os.name == "nt", reason="names of files hold no controls there")
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_no_text_holds_what_a_terminal_obeys_or_nobody_sees(referee, evil, command):
    told = referee(*command, *(() if command[0] == "rules" else (evil,)))
    for text in (told.out, told.err):
        assert [sign for sign in text if unicodedata.category(sign) in HARMFUL and sign != "\n"] == []


@pytest.mark.skipif(os.name == "nt", reason="names of files hold no controls there")
def test_a_record_keeps_what_its_tags_hold(referee, evil):
    evil.write_text(TEXT.replace(f"♥A {EVIL} ♥9", "♥A ♥9").replace("\u2028", ""), encoding="utf-8")
    assert EVIL.replace("\u2028", "") in referee("format", evil).out
