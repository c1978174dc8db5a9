"""README.md as its tests see it: two parts, one a language, made of sections and fenced blocks."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

__all__ = ["LANGUAGES", "README", "Block", "headings", "part", "rows", "section"]

README = Path(__file__).parents[2] / "README.md"
LANGUAGES = ("fr", "en")

_FENCE = re.compile(r"^```(?P<kind>[a-z]*)(?: (?P<name>\S+))?\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """A fenced block: its kind, the file it is (``bgn table.bgn``), its text, and where the text stands."""

    kind: str
    name: str | None
    body: str
    start: int
    end: int

    @staticmethod
    def all_of(text: str) -> Iterator["Block"]:
        """Give the blocks of a text in order."""
        for found in _FENCE.finditer(text):
            yield Block(found["kind"], found["name"], found["body"], found.start("body"), found.end("body"))


def part(text: str, language: str) -> str:
    """Give the part of README in a language: the English one starts at its own title."""
    french, english = re.split(r"^(?=# referee \(English\)$)", text, flags=re.MULTILINE)
    return french if language == "fr" else english


def headings(text: str) -> Iterator[re.Match[str]]:
    """Give the headings of a text: their marks, then their title. A ``#`` in a block is none."""
    plain = _FENCE.sub(lambda block: block[0].replace("#", " "), text)
    return re.finditer(r"^(#+) (.*)$", plain, re.MULTILINE)


def section(text: str, title: str) -> str:
    """Give the text under the heading that starts with this title, up to the next one of its rank or above."""
    every = list(headings(text))
    place = next((index for index, mark in enumerate(every) if mark[2].startswith(title)), None)
    assert place is not None, f"README.md has no section {title!r}"
    rank = len(every[place][1])
    following = (mark.start() for mark in every[place + 1 :] if len(mark[1]) <= rank)
    return text[every[place].end() : next(following, len(text))]


def rows(text: str) -> Iterator[list[str]]:
    """Give the cells of the rows of the tables of a text, headings left out."""
    for table in re.finditer(r"^\|.*\n\|[-| :]+\n((?:\|.*\n)+)", text, re.MULTILINE):
        for line in table[1].splitlines():
            yield [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
