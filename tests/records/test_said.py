"""What ``check`` prints of every diagnostic code, in both languages: in the first record that marks it."""

import re

import pytest

from referee.cli import run
from referee.diagnostics.codes import CODES

from .gallery import ASKED, GALLERY, block, shown
from .marks import FOLDER

SHOWN = {code: record for code, record in sorted(shown().items()) if code not in ASKED}


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("code", SHOWN)
def test_a_diagnostic_as_check_prints_it(code, lang, monkeypatch, capfdbinary, snapshot):
    monkeypatch.chdir(FOLDER)
    monkeypatch.setenv("COLUMNS", "100")
    run(["check", SHOWN[code], "--lang", lang], {"NO_COLOR": "1"})
    assert block(capfdbinary.readouterr().out.decode("utf-8"), code) == snapshot


def test_the_gallery_shows_every_code_in_both_languages():
    page = GALLERY.read_text(encoding="utf-8")
    for code in CODES:
        assert page.count(f"\n## {code} ") == 1
        assert len(re.findall(rf"^\w+ {code} ", page, re.MULTILINE)) == 2
