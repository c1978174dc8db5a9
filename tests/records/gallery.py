"""The gallery: every diagnostic once, in both languages, as ``check`` prints it of a record that is shipped."""

import contextlib
import io
import os
import re
from collections.abc import Iterator
from pathlib import Path

from referee.cli import run
from referee.diagnostics.codes import CODES
from referee.diagnostics.words import title

from .marks import FOLDER, marks_of, records

GALLERY = FOLDER / "GALLERY.md"
_HEAD = """\
# Diagnostics, chacun une fois — every diagnostic once

Ce que `referee check` dit de parties fournies avec lui, en français puis en anglais; `referee explain CODE` en dit plus.
What `referee check` says of records that are shipped, in French, then in English; `referee explain CODE` tells more.

Page générée — generated: `python -m tests.generate`.
"""


ASKED = {"N108": ("contree/finale.bgn", ("--rules", "bga"))}
"""Codes that no record brings by itself: the record, and the options that bring them."""


def shown() -> dict[str, str]:
    """Give, for each code, the first record that must be reported with it."""
    first: dict[str, str] = {}
    for path in records():
        for code, _ in marks_of(path).expected:
            first.setdefault(code, path.relative_to(FOLDER).as_posix())
    first |= {code: record for code, (record, _) in ASKED.items()}
    return {code: first[code] for code in CODES if code in first}


def printed(record: str, language: str, *options: str) -> str:
    """Give what ``check`` prints of a record, named as it stands in the folder of records."""
    before, told = Path.cwd(), io.StringIO()
    os.chdir(FOLDER)
    try:
        with contextlib.redirect_stdout(told), contextlib.redirect_stderr(io.StringIO()):
            run(["check", record, "--lang", language, *options], {"NO_COLOR": "1"})
    finally:
        os.chdir(before)
    return told.getvalue()


def block(text: str, code: str) -> str:
    """Give the first diagnostic of this code in what was printed."""
    _, head, rest = re.split(rf"^(\w+ {code} )", text, maxsplit=1, flags=re.MULTILINE)
    return (head + rest.split("\n\n")[0]).rstrip("\n")


def _entries() -> Iterator[str]:
    texts: dict[tuple[str, str], str] = {}
    for code, record in shown().items():
        asked = "".join(f" `{' '.join(options)}`" for options in (ASKED.get(code, ("", ()))[1],) if options)
        yield f"\n## {code} {title(code, 'fr')} — {title(code, 'en')}\n\n[{record}]({record}){asked}\n"
        for language in ("fr", "en"):
            options = ASKED[code][1] if code in ASKED else ()
            key = record, " ".join((language, *options))
            if key not in texts:
                texts[key] = printed(record, language, *options)
            yield f"\n```text\n{block(texts[key], code)}\n```\n"


def gallery() -> str:
    """Make the text of the page."""
    return _HEAD + "".join(_entries())
