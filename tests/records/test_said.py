"""What ``check`` prints of every diagnostic code is in the gallery, in both languages."""

import re

import pytest

from referee.cli import run
from referee.diagnostics.codes import CODES

from .gallery import ASKED, GALLERY, block, shown
from .marks import FOLDER


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("code", CODES)
def test_the_gallery_has_a_diagnostic_as_check_prints_it(code, lang, monkeypatch, capfdbinary):
    monkeypatch.chdir(FOLDER)
    record = shown()[code]
    run(["check", record, "--lang", lang, *ASKED.get(code, ("", ()))[1]], {"NO_COLOR": "1"})
    assert block(capfdbinary.readouterr().out.decode("utf-8"), code) in GALLERY.read_text(encoding="utf-8")


def test_the_gallery_shows_every_code_in_both_languages():
    page = GALLERY.read_text(encoding="utf-8")
    for code in CODES:
        assert page.count(f"\n## {code} ") == 1
        assert len(re.findall(rf"^\w+ {code} ", page, re.MULTILINE)) == 2
