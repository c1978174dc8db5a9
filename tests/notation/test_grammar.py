"""The grammar itself: unambiguous, complete in both languages, and its cache harmless."""

import re
from pathlib import Path

import lark
import platformdirs
import pytest

from referee import resources
from referee.notation.cache import parser_of

LEXICON = re.compile(r"^([A-Z_]+):", re.MULTILINE)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_state_of_the_parser_has_a_conflict(language) -> None:
    """Lark reports every conflict of the structure in strict mode, and every pair of terminals that overlap."""
    pytest.importorskip("interegular")
    text = resources.read("grammar", "deal.lark") + resources.read("grammar", f"{language}.lark")
    lark.Lark(text, parser="lalr", lexer="contextual", start=["deal"], strict=True)


def test_both_lexicons_spell_the_same_terminals() -> None:
    """A word cannot be forgotten in one language."""
    french, english = (LEXICON.findall(resources.read("grammar", f"{name}.lark")) for name in ("fr", "en"))
    assert sorted(french) == sorted(english)


def test_the_page_has_every_article() -> None:
    """Every article that a message may cite is described, in both languages."""
    page = resources.folder("grammar").joinpath("README.md").read_text(encoding="utf-8")
    french, english = page.split("## In English")
    for number in range(1, 15):
        assert f"### B-{number} " in french
        assert f"| **B-{number}** " in english


def test_a_parser_is_cached_in_a_folder_closed_to_others(monkeypatch, tmp_path: Path) -> None:
    """The second time it is loaded; a broken cache is built anew; one that cannot be written does no harm."""
    monkeypatch.setattr(platformdirs, "user_cache_path", lambda *_args, **_kwargs: tmp_path)
    grammar = 'start: "a"'
    assert parser_of(grammar, ("start",)).parse("a").data == "start"
    folder = tmp_path / "grammar"
    (entry,) = folder.iterdir()
    assert folder.stat().st_mode & 0o077 == 0
    assert parser_of(grammar, ("start",)).parse("a").data == "start"
    entry.write_bytes(b"broken")
    assert parser_of(grammar, ("start",)).parse("a").data == "start"
    folder.chmod(0o777)
    assert parser_of('start: "b"', ("start",)).parse("b").data == "start"
    assert len(list(folder.iterdir())) == 1


def test_no_cache_at_all_is_harmless(monkeypatch, tmp_path: Path) -> None:
    """Where the folder cannot be made, the parser is built."""
    (tmp_path / "grammar").write_text("a file in the way")
    monkeypatch.setattr(platformdirs, "user_cache_path", lambda *_args, **_kwargs: tmp_path)
    assert parser_of('start: "a"', ("start",)).parse("a").data == "start"
