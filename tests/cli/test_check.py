"""``referee check`` from end to end: what it prints, where, and its exit status."""

import json

import pytest
from command_line import RECORD, UNFINISHED, UNREADABLE, WRONG_SCORE


@pytest.fixture
def write(tmp_path):
    def write(text: str, name: str = "partie.bgn", encoding: str = "utf-8"):
        path = tmp_path / name
        path.write_bytes(text.encode(encoding))
        return path

    return write


UNSAID = RECORD.replace(" rebelote", "").replace("score NS 0 EO 287", "score NS 342 EO 0")
"""Without its belote the contract fails: a warning, and a score that is right."""


@pytest.mark.parametrize(
    ("text", "status"),
    [
        pytest.param(RECORD, 0, id="verified"),
        pytest.param(RECORD.replace("score NS 0 EO 287\n", ""), 0, id="partial"),
        pytest.param(WRONG_SCORE, 1, id="contested"),
        pytest.param(UNREADABLE, 1, id="refused"),
        pytest.param(UNFINISHED, 0, id="unfinished-last"),
        pytest.param(UNFINISHED + "\ndonne 2\nmaldonne\n", 1, id="unfinished-before-another"),
        pytest.param(UNFINISHED + "\n" + RECORD, 0, id="unfinished-at-the-end-of-a-match-that-another-follows"),
        pytest.param(UNSAID, 0, id="warning"),
        pytest.param(RECORD.replace('"seed"', '"nope"'), 1, id="unknown-rules"),
        pytest.param("", 2, id="empty"),
        pytest.param("# rien\n", 2, id="no-record"),
    ],
)
def test_the_exit_status_says_whether_all_is_well(referee, write, text, status):
    path = write(text)
    for form in ("text", "concise", "json", "jsonl"):
        told = referee("check", path, "--format", form)
        assert told.status == status, told
    assert referee("check", path, "--quiet").status == status


def test_strict_makes_a_warning_count(referee, write):
    path = write(UNSAID)
    assert referee("check", path).status == 0
    told = referee("check", path, "--strict", "--format", "json")
    assert told.status == 1
    assert json.loads(told.out)["files"][0]["status"] == "verified", "statuses do not change"


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("form", ["text", "concise"])
def test_reports_for_readers_are_in_their_language(referee, write, snapshot, monkeypatch, tmp_path, form, lang):
    monkeypatch.chdir(tmp_path)
    write(RECORD, "a.bgn")
    write(WRONG_SCORE, "b.bgn")
    write(UNREADABLE, "c.bgn")
    told = referee("check", "a.bgn", "b.bgn", "c.bgn", "--format", form, "--lang", lang)
    assert (told.status, told.err) == (1, "")
    assert told.out == snapshot


def test_the_json_document(referee, write):
    told = referee("check", write(WRONG_SCORE), "--format", "json")
    document = json.loads(told.out)
    assert list(document) == ["referee", "schema", "files", "summary"]
    assert document["schema"] == "verdict/1"
    (file,) = document["files"]
    (match,) = file["matches"]
    (deal,) = match["deals"]
    assert set(file) == {"path", "status", "diagnostics", "matches"}
    assert set(match) == {
        *("index", "game", "rules", "tags", "status", "deals", "total", "winner", "diagnostics"),
    }
    assert set(deal) == {
        *("number", "dealer", "status", "contract", "tricks", "points", "tricks_won", "belotes", "capot", "generale"),
        *("made", "score", "terms", "total", "claims", "diagnostics"),
    }
    assert deal["score"] == {"NS": 0, "EW": 287}
    assert deal["terms"] == {"NS": [], "EW": [["T", 87], ["2C", 180], ["Bt", 20]]}
    assert deal["claims"] == {"score": {"NS": 0, "EW": 277}, "total": None}
    (diagnostic,) = deal["diagnostics"]
    assert (diagnostic["code"], diagnostic["severity"], diagnostic["line"]) == ("M201", "error", 22)
    assert document["summary"]["contested"] == 1
    assert file["status"] == match["status"] == "contested"


def test_the_json_document_fits_its_schema(referee, write):
    from referee.verdict.model import Verdict

    write(RECORD, "a.bgn")
    write(WRONG_SCORE + "\n" + RECORD, "b.bgn")
    write(UNREADABLE, "c.bgn")
    folder = write("", "d.bgn").parent
    told = referee("check", folder, "--format", "json")
    verdict = Verdict.model_validate_json(told.out)
    assert [file.path for file in verdict.files] == [str(folder / f"{name}.bgn") for name in "abcd"]
    assert [len(file.matches) for file in verdict.files] == [1, 2, 1, 0]
    assert verdict.files[1].matches[1].index == 2


def test_a_line_a_deal(referee, write):
    path = write(RECORD + "\n" + WRONG_SCORE)
    told = referee("check", path, "--format", "jsonl")
    first, second = map(json.loads, told.out.splitlines())
    assert (first["file"], first["match"], first["game"], first["number"]) == (str(path), 1, "contree", 1)
    assert first["rules"]["name"] == "seed"
    assert first["tags"] == {"Game": "contree", "Rules": "seed"}
    assert (second["match"], second["status"], second["diagnostics"][0]["code"]) == (2, "contested", "M201")


def test_lines_keep_what_is_said_of_a_match_off_standard_output(referee, write):
    path = write(RECORD.replace('[Règles "seed"]', '[Résultat "NS 1 EO 2"]'))
    told = referee("check", path, "--format", "jsonl")
    assert told.status == 1
    assert len(told.out.splitlines()) == 1
    assert "M204" in told.err


def test_quiet_leaves_the_summary_line(referee, write):
    path = write(WRONG_SCORE)
    told = referee("check", path, "--quiet")
    assert (told.status, told.err) == (1, "")
    assert told.out == referee("check", path).out.splitlines(keepends=True)[-1]


def test_an_input_that_cannot_be_read_hides_no_other(referee, write, tmp_path):
    good, wrong = write(RECORD, "a.bgn"), write(WRONG_SCORE, "b.bgn")
    (tmp_path / "none").mkdir()
    told = referee("check", tmp_path / "nope.bgn", good, tmp_path / "none", wrong, "--format", "json")
    assert told.status == 2, "2 goes before 1"
    assert [file["path"] for file in json.loads(told.out)["files"]] == [str(good), str(wrong)]
    assert "nope.bgn: ce fichier n'existe pas" in told.err
    assert "none: aucun fichier .bgn, .json ou .jsonl" in told.err


def test_imposed_rules_override_the_tag_and_say_so(referee, write):
    path = write(RECORD.replace('"seed"', '"nope"'))
    told = referee("check", path, "--rules", "contree/seed", "--format", "json")
    assert told.status == 0
    (match,) = json.loads(told.out)["files"][0]["matches"]
    assert [(item["code"], item["severity"]) for item in match["diagnostics"]] == [("N108", "note")]
    assert match["status"] == "verified"


def test_rules_of_the_environment_serve_records_that_name_none(referee, write):
    path = write(RECORD.replace('[Règles "seed"]\n', ""))
    assert referee("check", path, REFEREE_RULES="seed").status == 0
    told = referee("check", path, REFEREE_RULES="nope")
    assert told.status == 2
    assert "REFEREE_RULES" in told.err


def test_encodings(referee, write):
    windows = write(RECORD.replace("♠", "P").replace("♥", "C").replace("♦", "K").replace("♣", "T"), encoding="cp1252")
    told = referee("check", windows)
    assert told.status != 0
    assert "--encoding" in told.out
    assert referee("check", windows, "--encoding", "cp1252").status == 0
    assert referee("check", write(RECORD, encoding="utf-16")).status == 0


def test_the_report_can_go_to_a_file(referee, write, tmp_path):
    path = write(WRONG_SCORE)
    shown = referee("check", path)
    kept = referee("check", path, "--output", tmp_path / "rapport.txt")
    assert (kept.status, kept.out, kept.err) == (1, "", "")
    assert (tmp_path / "rapport.txt").read_text(encoding="utf-8") == shown.out


def test_records_in_json_are_judged_alike_and_have_pointers(referee, write, tmp_path):
    path = write(WRONG_SCORE)
    for form in ("json", "jsonl"):
        record = tmp_path / f"partie.{form}"
        assert referee("convert", path, "--to", form, "-o", record).status == 0
        told = referee("check", record, "--format", "json")
        assert told.status == 1
        (deal,) = json.loads(told.out)["files"][0]["matches"][0]["deals"]
        assert deal["diagnostics"][0]["pointer"].endswith("/deals/0/score")
        assert deal["status"] == "contested"
