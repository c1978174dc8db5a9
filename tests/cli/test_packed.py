"""Compressed inputs are judged as what they hold, by every command; what cannot be unpacked is said, and the others are judged."""

import gzip
import io
import json
import zipfile
from functools import partial

import pytest
from command_line import RECORD, WRONG_SCORE

from cluster_samples import sheets
from referee.bulk.crew import Crew
from referee.cli import jobs
from referee.cli.inputs import Input, find
from referee.cli.progress import Extent
from referee.cli.reading import Inputs, Reading
from referee.cli.session import Session
from referee.cli.tasks import Counting, Stretch, tasks_of
from referee.packed import model
from referee.packed.stream import zstandard

zstd = zstandard()
COMPRESS = {".gz": gzip.compress, ".zst": zstd.compress}
LONG = sheets(120)


def archive(path, files, method=zipfile.ZIP_DEFLATED):
    with zipfile.ZipFile(path, "w", method) as made:
        for name, content in files:
            made.writestr(name, content)
    return path


@pytest.fixture
def forms(referee, record, tmp_path):
    """The same record in every form that programs write: its ending, and its bytes."""
    found = {".bgn": RECORD.encode()}
    for form in ("json", "jsonl"):
        found[f".{form}"] = referee("convert", record, "--to", form).out.encode()
    return found


@pytest.mark.parametrize("packing", COMPRESS)
def test_every_form_is_read_compressed_by_its_name_or_by_its_content(referee, forms, tmp_path, packing):
    place = tmp_path / "parties"
    place.mkdir()
    for ending, data in forms.items():
        packed = COMPRESS[packing](data)
        (place / f"a{ending}{packing}").write_bytes(packed)
        (place / f"b{ending}").write_bytes(packed)
        (place / f"c{ending.removeprefix('.')}").write_bytes(packed)
    told = referee("check", *sorted(place.iterdir()), "--format", "json")
    files = json.loads(told.out)["files"]
    assert told.status == 0, told.err
    assert [file["status"] for file in files] == ["verified"] * 3 * len(forms)


def test_in_a_folder_compressed_records_and_archives_count_and_other_files_do_not(referee, tmp_path):
    place = tmp_path / "parties"
    place.mkdir()
    (place / "a.bgn.gz").write_bytes(gzip.compress(RECORD.encode()))
    (place / "b.BGN.ZSTD").write_bytes(zstd.compress(RECORD.encode()))
    (place / "c.txt.gz").write_bytes(gzip.compress(b"no record"))
    (place / "d.tar.gz").write_bytes(gzip.compress(b"no record"))
    (place / "e.gz").write_bytes(gzip.compress(b"no record"))
    archive(place / "f.zip", [("x.bgn", RECORD)])
    archive(place / "g.zip", [("photo.jpg", b"\xff\xd8")])
    names = [found.name.removeprefix(f"{place}/") for found in find([str(place)])]
    assert names == ["a.bgn.gz", "b.BGN.ZSTD", "f.zip/x.bgn"]
    assert referee("check", place).status == 0


@pytest.mark.parametrize("packing", COMPRESS)
@pytest.mark.parametrize("count", ["1", "2"])
def test_standard_input_may_be_compressed(process, forms, packing, count):
    for data in forms.values():
        told = process("check", "-", "--jobs", count, stdin=COMPRESS[packing](data))
        assert (told.status, told.err) == (0, ""), told.out


def test_an_archive_on_standard_input_is_refused_by_name(process, tmp_path):
    data = archive(tmp_path / "x.zip", [("a.bgn", RECORD)]).read_bytes()
    told = process("check", "-", stdin=data, REFEREE_LANG="fr")
    assert told.status == 2
    assert "-: lecture impossible (un zip se lit comme fichier" in told.err


def test_each_record_of_an_archive_is_an_input(referee, tmp_path):
    path = archive(
        tmp_path / "logs.zip",
        [
            ("soir/b.bgn", WRONG_SCORE),
            ("soir/a.bgn.gz", gzip.compress(RECORD.encode())),
            ("matin.bgn", RECORD),
            ("lisez-moi.txt", "no record"),
            (".caché/x.bgn", "no record"),
            ("__MACOSX/._matin.bgn", "no record"),
        ],
    )
    told = referee("check", path, "--format", "json")
    files = json.loads(told.out)["files"]
    assert [(file["path"], file["status"]) for file in files] == [
        (f"{path}/matin.bgn", "verified"),
        (f"{path}/soir/a.bgn.gz", "verified"),
        (f"{path}/soir/b.bgn", "contested"),
    ]
    assert (told.status, told.err) == (1, "")
    concise = referee("check", path, "--format", "concise").out
    assert concise.startswith(f"{path}/soir/b.bgn:22:1: ")


def test_logs_in_an_archive_count_where_their_form_is_told(referee, tmp_path):
    path = archive(tmp_path / "logs.zip", [("a.log", "Nord\n"), ("b.txt.gz", gzip.compress(b"x\n")), ("c.bgn", RECORD)])
    named = [found.name for found in find([str(path)], (".txt", ".log"))]
    assert named == [f"{path}/a.log", f"{path}/b.txt.gz"]
    assert referee("check", path, "--from", "bga").status == 2


def test_an_archive_without_records_is_said_where_it_is_named(referee, tmp_path):
    path = archive(tmp_path / "photos.zip", [("photo.jpg", b"\xff\xd8")])
    for lang, said in (("fr", "aucun fichier .bgn"), ("en", "no .bgn")):
        told = referee("check", path, "--lang", lang)
        assert told.status == 2
        assert f"{path}: {said}" in told.err


def test_names_in_an_archive_lead_nowhere_and_are_told_apart(referee, tmp_path):
    path = tmp_path / "x.zip"
    with pytest.warns(UserWarning, match="Duplicate name"):
        archive(
            path,
            [
                ("../../etc/a.bgn", RECORD),
                ("/etc/a.bgn", RECORD),
                ("etc/a.bgn", RECORD),
                ("etc/a.bgn", RECORD),
                ("./etc//a.bgn", RECORD),
                ("C:\\b.bgn", RECORD),
                ("c\x1b[31m\n.bgn", RECORD),
            ],
        )
    told = referee("check", path, "--format", "json")
    names = [file["path"].removeprefix(f"{path}/") for file in json.loads(told.out)["files"]]
    assert told.status == 0
    assert sorted(names) == sorted(
        [
            "__/__/etc/a.bgn",
            "etc/a.bgn",
            "etc/a.bgn (2)",
            "etc/a.bgn (3)",
            "etc/a.bgn (4)",
            "C:/b.bgn",
            "c\N{REPLACEMENT CHARACTER}[31m\N{REPLACEMENT CHARACTER}.bgn",
        ]
    )
    assert [entry.name for entry in tmp_path.iterdir()] == ["x.zip"]


def test_an_archive_in_an_archive_is_said(referee, tmp_path):
    inner = archive(tmp_path / "inner", [("a.bgn", RECORD)]).read_bytes()
    path = archive(tmp_path / "x.zip", [("b.zip", inner), ("c.bgn", RECORD), ("d.bgn", inner)])
    told = referee("check", path)
    assert told.status == 2
    assert f"{path}/b.zip: une archive dans une archive n'est pas ouverte" in told.err
    assert f"{path}/d.bgn: lecture impossible (compressé plusieurs fois: zip" in told.err
    assert "1 vérifiée" in told.out


def test_a_rule_set_beside_an_archive_is_not_that_of_its_records(referee, tmp_path):
    (tmp_path / "club.toml").write_text('game = "contree"\nname = "club"\nversion = "1"\nextends = "seed"\n')
    text = RECORD.replace('"seed"', '"club.toml"')
    path = archive(tmp_path / "x.zip", [("a.bgn", text)])
    (tmp_path / "a.bgn.gz").write_bytes(gzip.compress(text.encode()))
    assert referee("check", tmp_path / "a.bgn.gz").status == 0
    assert next(iter(find([str(path)]))).folder is None
    assert referee("check", path).status != 0


@pytest.fixture
def faulty(tmp_path):
    """Files that cannot be unpacked, between two that are in order."""
    place = tmp_path / "parties"
    place.mkdir()
    text = LONG.encode()
    whole, framed = gzip.compress(text), zstd.compress(text)
    damaged = bytearray(whole)
    damaged[-6] ^= 0xFF
    (place / "a.bgn").write_text(RECORD, encoding="utf-8")
    (place / "b.bgn.gz").write_bytes(whole[: len(whole) // 2])
    (place / "c.bgn.zst").write_bytes(framed[:-1])
    (place / "d.bgn.gz").write_bytes(damaged)
    (place / "e.bgn.gz").write_bytes(gzip.compress(whole))
    (place / "f.bgn").write_bytes(b"\xfd7zXZ\x00 and more")
    archive(place / "g.zip", [(f"{name}.bgn", RECORD) for name in "ab"])
    data = (place / "g.zip").read_bytes()
    (place / "h.zip").write_bytes(data[:-10])
    at = data.index(b"PK\x01\x02") + 8
    (place / "i.zip").write_bytes(data[:at] + b"\x01" + data[at + 1 :])
    (place / "j.bgn.gz").write_bytes(gzip.compress(RECORD.encode()))
    return place


SAID = {
    "fr": {
        "b.bgn.gz": "fichier compressé incomplet: la fin manque",
        "c.bgn.zst": "fichier compressé incomplet: la fin manque",
        "d.bgn.gz": "fichier compressé abîmé ou incomplet",
        "e.bgn.gz": "compressé plusieurs fois: gzip dans un fichier compressé n'est pas ouvert",
        "f.bgn": "cette compression n'est pas lue: xz; gzip, zstandard et zip le sont",
        "h.zip": "fichier compressé abîmé ou incomplet",
        "i.zip/a.bgn": "chiffré: il faudrait un mot de passe",
    },
    "en": {
        "b.bgn.gz": "compressed file cut short: its end is missing",
        "c.bgn.zst": "compressed file cut short: its end is missing",
        "d.bgn.gz": "compressed file damaged or cut short",
        "e.bgn.gz": "compressed more than once: gzip in a compressed file is not opened",
        "f.bgn": "this compression is not read: xz; gzip, zstandard and zip are",
        "h.zip": "compressed file damaged or cut short",
        "i.zip/a.bgn": "encrypted: it would need a password",
    },
}


@pytest.mark.parametrize("lang", SAID)
def test_what_cannot_be_unpacked_is_said_and_the_others_are_judged(referee, faulty, lang):
    told = referee("check", faulty, "--format", "json", "--lang", lang)
    assert told.status == 2
    start, read = ("erreur", "lecture impossible") if lang == "fr" else ("error", "cannot be read")
    assert told.err.splitlines() == [f"{start}: {faulty}/{name}: {read} ({why})" for name, why in SAID[lang].items()]
    files = {file["path"].removeprefix(f"{faulty}/"): file["status"] for file in json.loads(told.out)["files"]}
    in_order = {name for name, status in files.items() if status == "verified"}
    assert in_order == {"a.bgn", "g.zip/a.bgn", "g.zip/b.bgn", "i.zip/b.bgn", "j.bgn.gz"}
    assert {files[name] for name in ("b.bgn.gz", "c.bgn.zst", "d.bgn.gz", "e.bgn.gz")} == {"refused"}


@pytest.mark.parametrize("limit", ["MOST_UNPACKED", "HIGHEST_RATIO"])
@pytest.mark.parametrize("name", ["x.bgn.gz", "x.zip"])
def test_what_unpacks_to_too_much_is_refused(referee, tmp_path, monkeypatch, limit, name):
    path = tmp_path / name
    if name.endswith("zip"):
        archive(path, [("a.bgn", LONG)])
    else:
        path.write_bytes(gzip.compress(LONG.encode()))
    monkeypatch.setattr(model, "UNPACKED_FREELY", 1000)
    assert referee("check", path, "-q").status == 1
    monkeypatch.setattr(model, limit, 2)
    told = referee("check", path, "-q")
    assert told.status == 2
    assert "une fois décompressé" in told.err


def test_every_command_reads_what_is_compressed(referee, tmp_path, record):
    packed = tmp_path / "p.bgn.gz"
    packed.write_bytes(gzip.compress(RECORD.encode()))
    zipped = archive(tmp_path / "x.zip", [("partie.bgn", RECORD)])
    for command in (
        ("score",),
        ("convert", "--to", "bgn"),
        ("convert", "--to", "jsonl"),
        ("convert", "--to", "csv", "--table", "tricks"),
        ("dispute",),
        ("stats",),
        ("format",),
        ("format", "--check"),
        ("format", "--diff"),
    ):
        plain = referee(*command, record)
        for path, name in ((packed, str(packed)), (zipped, f"{zipped}/partie.bgn")):
            told = referee(*command, path)
            assert told.status == plain.status == 0, (command, told.err)
            assert told.out == plain.out.replace(str(record), name)


def test_a_compressed_file_is_not_rewritten(referee, tmp_path):
    packed = tmp_path / "p.bgn.gz"
    data = gzip.compress(RECORD.replace("\n\n", "\n\n\n").encode())
    packed.write_bytes(data)
    told = referee("format", "--write", packed)
    assert told.status == 2
    assert "--write ne récrit pas un fichier compressé" in told.err
    assert packed.read_bytes() == data
    told = referee("format", "--diff", packed)
    assert told.status == 1
    assert told.out.startswith(f"--- {packed}\n")


def test_results_do_not_take_the_place_of_an_archive_that_is_read(referee, tmp_path):
    path = archive(tmp_path / "x.zip", [("a.bgn", RECORD)])
    data = path.read_bytes()
    assert referee("check", path, "--output", path).status == 2
    assert path.read_bytes() == data


@pytest.fixture
def busy(monkeypatch):
    """Processes that are started at once, and small tasks."""

    def ready(crew):
        while crew._hands and not any(hand.ready for hand in crew._hands):
            crew._hear(1.0)
        return True

    monkeypatch.setattr(jobs, "_PATIENCE", 0.0)
    monkeypatch.setattr(jobs, "Counting", partial(Counting, size=600))
    monkeypatch.setattr(Crew, "ready", ready)


@pytest.mark.parametrize("form", ["json", "jsonl", "concise"])
def test_many_processes_give_the_report_of_one(busy, referee, faulty, form):
    (faulty / "k.bgn.zst").write_bytes(zstd.compress(LONG.encode()))
    archive(faulty / "l.zip", [("long.bgn", LONG), ("n.bgn.gz", gzip.compress(LONG.encode())), ("o.bgn", RECORD)])
    alone = referee("check", faulty, "--format", form, "--jobs", "1")
    together = referee("check", faulty, "--format", form, "--jobs", "2")
    assert together.out == alone.out
    assert together.status == alone.status == 2
    assert sorted(together.err.splitlines()) == sorted(alone.err.splitlines())


@pytest.mark.parametrize("share", range(1, 8))
def test_a_cut_anywhere_is_the_same_for_one_process_and_for_many(busy, referee, tmp_path, share):
    data = gzip.compress(LONG.encode(), 1)
    path = tmp_path / "p.bgn.gz"
    path.write_bytes(data[: len(data) * share // 8])
    alone = referee("check", path, "--format", "jsonl", "--jobs", "1")
    together = referee("check", path, "--format", "jsonl", "--jobs", "2")
    assert (together.status, together.out, together.err) == (alone.status, alone.out, alone.err)
    assert alone.status == 2


def inputs_at(*paths):
    return Inputs(Session("fr", {}), partial(find, [str(path) for path in paths]), Reading())


def test_a_long_compressed_text_is_cut_and_progress_counts_bytes_on_disk(tmp_path):
    path = tmp_path / "p.bgn.gz"
    path.write_bytes(gzip.compress(LONG.encode(), 0))
    zipped = archive(tmp_path / "x.zip", [("a.bgn", LONG), ("b.bgn", RECORD)], zipfile.ZIP_STORED)
    inputs = inputs_at(path, zipped)
    parts = list(tasks_of(inputs, inputs.found(), Counting(places=True, stdin=True, size=3000)))
    cut = [part for part in parts if isinstance(part, Stretch)]
    assert len({part.source.name for part in cut}) == 2
    assert len(cut) > 10
    assert b"".join(part.data for part in cut) == LONG.encode() * 2
    on_disk = path.stat().st_size + len(LONG.encode()) + len(RECORD.encode())
    assert sum(part.size for part in parts) == on_disk
    for opened in inputs:
        assert list(opened.items)
    assert inputs.done == on_disk
    extent = Extent(inputs.found, lambda: inputs.done)
    extent._measure()
    assert extent._whole == on_disk


def test_form_and_folder_of_a_file_of_an_archive_are_its_own(tmp_path):
    path = archive(tmp_path / "x.bgn", [("a.jsonl.gz", b"")])
    (found,) = find([str(path)])
    assert isinstance(found, Input)
    assert (found.titled, found.folder) == ("a.jsonl.gz", None)
    assert Reading().form_of(found, io.BufferedReader(io.BytesIO())) == "jsonl"
