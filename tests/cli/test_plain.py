"""Terminals that lack suits, accents or quotation marks."""

import pytest
from command_line import RECORD, UNREADABLE, WRONG_SCORE

from referee.cli.plain import plain

ENCODINGS = ["ascii", "latin-1", "cp850", "cp1252"]


@pytest.mark.parametrize(
    ("signs", "french", "english"),
    [
        ("♠♥♦♣", "PCKT", "SHDC"),
        ("♡\N{VARIATION SELECTOR-16}", "C", "H"),
        ("éÈçàüñ", "eEcaun", "eEcaun"),
        ("«»“”’—·─│", '""""\'---|', '""""\'---|'),
        ("…œ", "...oe", "...oe"),
        ("\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}", "  ", "  "),
        ("中½\udcff", "???", "???"),
    ],
)
def test_the_nearest_signs(signs, french, english):
    assert "".join(plain(sign, "fr") for sign in signs) == french
    assert "".join(plain(sign, "en") for sign in signs) == english


@pytest.fixture
def wrong(tmp_path):
    path = tmp_path / "faux.bgn"
    path.write_text(WRONG_SCORE, encoding="utf-8")
    return path


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize(("lang", "bid"), [("fr", "Est 90C contr"), ("en", "East 90H")])
def test_suits_are_letters_of_the_language(process, wrong, encoding, lang, bid):
    told = process("check", wrong, "--lang", lang, PYTHONIOENCODING=encoding)
    assert told.status == 1
    assert bid in told.out
    assert "?" not in told.out


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_columns_stay_in_line(process, wrong, encoding):
    widths = [
        [len(line) for line in process("score", wrong, PYTHONIOENCODING=name).out.splitlines()]
        for name in ("utf-8", encoding)
    ]
    assert widths[0] == widths[1]


def test_carets_stay_below_what_they_show(process, tmp_path):
    path = tmp_path / "illisible.bgn"
    path.write_text(UNREADABLE, encoding="utf-8")
    told = process("check", path, PYTHONIOENCODING="ascii").out.splitlines()
    (place,) = [number for number, line in enumerate(told) if "1. O: CA CZ" in line]
    assert told[place + 1].index("^") == told[place].index("CZ")


def test_standard_error_is_plain_too(process, tmp_path):
    path = tmp_path / "illisible.bgn"
    path.write_text(UNREADABLE, encoding="utf-8")
    told = process("convert", path, "--to", "json", PYTHONIOENCODING="ascii")
    assert "CZ" in told.err
    assert told.err.isascii()


def test_records_are_never_made_plain(process, tmp_path):
    path = tmp_path / "partie.bgn"
    path.write_text(RECORD, encoding="utf-8")
    told = process("format", path, "-o", tmp_path / "autre.bgn", PYTHONIOENCODING="ascii")
    assert told.status == 0
    assert (tmp_path / "autre.bgn").read_text(encoding="utf-8") == RECORD
