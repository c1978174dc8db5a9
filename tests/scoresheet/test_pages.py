"""The sheets to pin up, in HTML and in Markdown: whole, escaped, and with every figure of the verdict."""

import html
import io
import re
from pathlib import Path

import html5lib
import pytest
from markdown_it import MarkdownIt

from referee.judging import judge_items
from referee.judging.events import DealJudged, MatchClosed
from referee.notation import read
from referee.scoresheet.html import HtmlSheet
from referee.scoresheet.markdown import MarkdownSheet, escaped
from referee.verdict.model import Summary

RECORDS = Path(__file__).parents[2] / "records"
EVERY = sorted(RECORDS.rglob("*.bgn"))
NAMESPACE = "{http://www.w3.org/1999/xhtml}"


def events(text):
    return list(judge_items(read(io.BytesIO(text))))


def written(report, text, path="partie.bgn"):
    pieces = [*report.begin(), *report.file(path)]
    for event in events(text):
        pieces += report.event(event)
    return "".join([*pieces, *report.end(Summary())])


def page(text, language="fr", path="partie.bgn"):
    return written(HtmlSheet(language), text, path)


def parsed(text):
    """Parse a page strictly: a page that is not well formed raises."""
    return html5lib.HTMLParser(strict=True, tree=html5lib.getTreeBuilder("etree")).parse(text)


def texts(node):
    return " ".join("".join(node.itertext()).split())


@pytest.mark.parametrize("record", EVERY, ids=lambda path: path.name)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_page_of_any_record_is_well_formed_and_holds_every_figure(record, language):
    text = record.read_bytes()
    tree = parsed(page(text, language))
    assert tree.get("lang") == language
    told = texts(tree)
    for event in events(text):
        if isinstance(event, DealJudged):
            figures = [*(event.verdict.score or {}).values(), *event.verdict.total.values()]
            for terms in event.verdict.terms.values():
                figures += [worth for _, worth in terms]
            for figure in figures:
                assert figure is None or str(figure).removeprefix("-") in told
        if isinstance(event, MatchClosed) and event.verdict.rules:
            assert event.verdict.rules.digest in told


def test_nothing_is_asked_of_another_place():
    text = page((RECORDS / "contree" / "finale.bgn").read_bytes())
    assert not re.search(r"<script|<link|src=|url\(|@import|http", text)


def test_a_wrong_claim_stands_struck_through_beside_the_right_figure():
    text = '[Jeu "contrée"]\n\ndonne 1 donneur N\ncontrat E 90♥ contre\nbilan EO 87 belote EO\nscore NS 0 EO 267\n'
    tree = parsed(page(text.encode()))
    (wrong,) = tree.iter(f"{NAMESPACE}del")
    assert texts(wrong) == "la feuille dit 267"
    (cell,) = (cell for cell in tree.iter(f"{NAMESPACE}td") if wrong in list(cell))
    assert texts(cell).startswith("287")
    assert "M201 (C-8.3)" in texts(tree)


def test_what_an_arbiter_wrote_stands_with_its_article():
    lines = {
        "maldonne": "maldonne (C-10.3)",
        "litige": "litige (C-7.4)",
        "pénalité NS 160": "pénalité NS 160 (C-10.5)",
        "décision NS 0 EO 262": "décision NS 0 EO 262 (C-10.6)",
        "étalage N": "étalage N (C-10.7)",
        "renonce E pli 4": "renonce E pli 4 (C-10.4)",
    }
    for line, told in lines.items():
        text = f'[Jeu "contrée"]\n\ndonne 1 donneur N\ncontrat E 90♥\n{line}\n'.encode()
        assert told in texts(parsed(page(text)))
        assert told in re.sub(r"\\(.)", r"\1", written(MarkdownSheet("fr"), text))


HOSTILE = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "&amp; </td></table><h1>",
    "a|b|c",
    "[x](http://example.invalid)",
    "![i](http://example.invalid/i.png)",
    "*gras* _souligné_ `code` ~~barré~~",
    "# titre",
    "- liste",
    "www.example.invalid",
    "someone@example.invalid",
]


def hostile(value):
    quoted = value.replace("\\", "\\\\").replace('"', '\\"')
    text = (
        f'[Jeu "contrée"]\n[Tournoi "{quoted}"]\n[Nord "{quoted}"]\n\ndonne 1 donneur N\ncontrat E 90♥\nbilan EO 100\n'
    )
    return text.encode()


@pytest.mark.parametrize("value", HOSTILE)
def test_what_a_record_holds_is_shown_and_does_nothing(value):
    tree = parsed(page(hostile(value), path=value))
    kinds = {node.tag.removeprefix(NAMESPACE) for node in tree.iter() if isinstance(node.tag, str)}
    assert not kinds & {"script", "img", "a"}
    assert " ".join(value.split()) in texts(tree)
    rendered = MarkdownIt("gfm-like", {"html": True, "linkify": False}).render(
        written(MarkdownSheet("fr"), hostile(value))
    )
    assert not re.search(r"<(a|img|script|code|s|em)\b", rendered)
    assert " ".join(value.split()) in html.unescape(re.sub(r"<[^>]+>", "", rendered))


def test_a_name_with_an_escape_sequence_or_a_turned_direction_is_harmless():
    text = page(hostile("a\x1b[31mb\u202ec"))
    assert "\x1b" not in text
    assert "\u202e" not in text


@pytest.mark.parametrize("record", EVERY, ids=lambda path: path.name)
def test_a_markdown_sheet_is_made_of_whole_tables(record):
    rendered = MarkdownIt("gfm-like", {"linkify": False}).render(written(MarkdownSheet("fr"), record.read_bytes()))
    for table in re.findall(r"<table>.*?</table>", rendered, re.DOTALL):
        rows = [len(re.findall(r"<t[hd]", row)) for row in re.findall(r"<tr>.*?</tr>", table, re.DOTALL)]
        assert len(set(rows)) == 1
    assert "|" not in re.sub(r"<table>.*?</table>", "", rendered, flags=re.DOTALL)


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("T 87 + 2C 180", "T 87 + 2C 180"),
        ("- 5", r"\- 5"),
        ("1. x", r"1\. x"),
        ("# x", r"\# x"),
        ("a | b", r"a \| b"),
        ("NS 0 EO 287 (C-8.3)", "NS 0 EO 287 (C-8.3)"),
        ("http://x", r"http\://x"),
        ("a\nb", "a b"),
    ],
)
def test_only_what_would_mean_something_is_escaped(text, marked):
    assert escaped(text) == marked


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("report", [HtmlSheet, MarkdownSheet])
def test_sheets_read_like_this(report, language, snapshot):
    text = (RECORDS / "litige-table-12.bgn").read_bytes()
    told = written(report(language), text)
    assert (told.partition("</style>")[2] or told) == snapshot


def test_a_long_match_and_several_files_are_one_page(tmp_path):
    text = (RECORDS / "contree" / "finale.bgn").read_bytes()
    tree = parsed(page(text + b"\n" + text))
    assert len(list(tree.iter(f"{NAMESPACE}section"))) == 2
