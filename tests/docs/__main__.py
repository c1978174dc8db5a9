"""Writes README.md again, with what its commands print today: ``python -m tests.docs``."""

from pathlib import Path
from tempfile import TemporaryDirectory

from .blocks import LANGUAGES, README, part
from .shell import refresh

text = README.read_text(encoding="utf-8")
fresh = ""
for language in LANGUAGES:
    with TemporaryDirectory() as folder:
        fresh += refresh(part(text, language), Path(folder))
README.write_text(fresh, encoding="utf-8", newline="\n")
