"""Input that means harm, or means nothing: every command comes to an end, with a message and no traceback."""

import json
import os
import random

import pytest
from command_line import RECORD

SHEET = '[Jeu "contrée"]\n\ndonne 1 donneur N\ncontrat E 90♥ contre\nbilan EO 87 belote EO\nscore NS 0 EO 287\n'
NOISE = random.Random(1).randbytes(6_000)
DOCUMENT = '{"schema":"record/1","matches":'
FILES = {
    "empty.bgn": b"",
    "binary.bgn": NOISE,
    "utf-16.bgn": SHEET.encode("utf-16"),
    "utf-16-without-mark.bgn": SHEET.encode("utf-16-le"),
    "utf-16-noise.bgn": b"\xff\xfe" + NOISE + b"x",
    "cp1252.bgn": SHEET.replace("♥", "C").encode("cp1252"),
    "mark.bgn": b"\xef\xbb\xbf" + SHEET.encode(),
    "returns.bgn": SHEET.replace("\n", "\r").encode(),
    "null.bgn": SHEET.replace("90", "9\x000").encode(),
    "unclosed-remark.bgn": SHEET.replace("bilan", "{ bilan").encode(),
    "unclosed-quote.bgn": SHEET.replace('contrée"', "contrée").encode(),
    "brackets.bgn": b"[" * 20_000 + b"\n" + SHEET.encode(),
    "braces.bgn": b"{" * 20_000 + b"\n" + SHEET.encode(),
    "long-line.bgn": SHEET.encode() + b"# " + b"x" * 500_000 + b"\n",
    "endless-deal.bgn": SHEET.encode() + b"plis " + b"1. " * 50_000,
    "forty-digits.bgn": SHEET.replace("87", "8" * 40).encode(),
    "five-thousand-digits.bgn": SHEET.replace("donne 1", "donne " + "9" * 5_000).encode(),
    "many-tags.bgn": SHEET.replace("]\n", "]\n" + "".join(f'[X{n} "y"]\n' for n in range(1_000)), 1).encode(),
    "many-matches.bgn": (SHEET + "\n").encode() * 50,
    "many-words.bgn": SHEET.encode() + b"mot " * 300,
    "nested.json": b"[" * 20_000,
    "nested-matches.json": (DOCUMENT + "[" * 20_000 + "]" * 20_000 + "}").encode(),
    "digits.json": (
        DOCUMENT + '[{"game":"contree","language":"fr","deals":[{"number":' + "9" * 5_000 + "}]}]}"
    ).encode(),
    "nan.json": (DOCUMENT + "NaN}").encode(),
    "cut.json": (DOCUMENT + '[{"ga').encode(),
    "keys-twice.json": b'{"schema":"record/1","schema":"record/2","matches":[]}',
    "lone-surrogate.json": (DOCUMENT + '"\\ud800"}').encode(),
    "noise.json": NOISE,
    "noise.jsonl": NOISE,
    "noise.csv": NOISE,
    "cells.csv": b"donne;contrat;score NS;score EO\n" + b";" * 20_000 + b"\n",
    "log.txt": b"N bids 90 4 (diamond)\n" + b"0N plays 10 spade\n" * 300,
}
COMMANDS = {
    "check": ["check"],
    "json": ["check", "--format", "json"],
    "sarif": ["check", "--format", "sarif"],
    "score": ["score"],
    "html": ["score", "--format", "html"],
    "convert": ["convert", "--to", "jsonl"],
    "format": ["format"],
    "dispute": ["dispute", "--format", "json"],
}


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("name", FILES)
def test_every_command_ends_with_a_status_and_no_traceback(referee, tmp_path, name, command):
    path = tmp_path / name
    path.write_bytes(FILES[name])
    told = referee(*COMMANDS[command], path)
    assert told.status in (0, 1, 2)
    assert "Traceback" not in told.err
    if command in ("json", "sarif", "dispute") and told.out:
        json.loads(told.out)


@pytest.mark.parametrize(
    "name", ["cp1252.bgn", "binary.bgn", "utf-16-without-mark.bgn", "null.bgn", "brackets.bgn", "nested.json"]
)
def test_what_cannot_be_read_is_never_in_order(referee, tmp_path, name):
    path = tmp_path / name
    path.write_bytes(FILES[name])
    assert referee("check", path).status in (1, 2)


def test_a_byte_of_another_encoding_is_named_with_its_place_and_the_option(referee, tmp_path):
    path = tmp_path / "vieux.bgn"
    path.write_bytes(FILES["cp1252.bgn"])
    told = referee("check", path)
    assert "vieux.bgn:1:12" in told.out
    assert "0xE9" in told.out
    assert "--encoding cp1252" in told.out
    assert referee("check", "--encoding", "cp1252", path).status == 0


def test_links_that_go_round_end(referee, tmp_path):
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "again").symlink_to(tmp_path / "folder")
    (tmp_path / "folder" / "partie.bgn").write_text(RECORD, encoding="utf-8")
    told = referee("check", tmp_path / "folder", tmp_path / "a")
    assert told.status == 2
    assert "1 donne: 1 vérifiée" in told.out


def test_a_record_reads_no_rule_set_outside_its_folder(referee, tmp_path):
    inside = tmp_path / "inside"
    inside.mkdir()
    club = 'name = "club"\ngame = "contree"\nversion = "1"\nextends = "seed"\n'
    (tmp_path / "club.toml").write_text(club, encoding="utf-8")
    (inside / "link.toml").symlink_to(tmp_path / "club.toml")
    (inside / "near.toml").write_text(club.replace('"seed"', '"../club.toml"'), encoding="utf-8")
    for named in (
        "../club.toml",
        str(tmp_path / "club.toml"),
        "link.toml",
        "near.toml",
        "/etc/passwd.toml",
        "..\\club.toml",
    ):
        path = inside / "partie.bgn"
        quoted = named.replace("\\", "\\\\")
        path.write_text(RECORD.replace('"seed"', f'"{quoted}"'), encoding="utf-8")
        told = referee("check", path)
        assert (told.status, "N113" in told.out) == (1, True), named


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no device that is always full here")
def test_a_full_disk_leaves_what_was_there(referee, tmp_path):
    path = tmp_path / "partie.bgn"
    path.write_text(RECORD, encoding="utf-8")
    told = referee("convert", "--to", "json", "--output", "/dev/full", path)
    assert told.status == 2
    assert "Traceback" not in told.err
    assert path.read_text(encoding="utf-8") == RECORD
