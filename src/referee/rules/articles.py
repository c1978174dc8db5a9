"""The articles of the rules and of the notation, read from ``seeds/articles``."""

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from referee.record.model import Language
from referee.resources import read

__all__ = ["BOOKS", "Article", "Text", "article", "articles", "chapter", "find", "settled_by"]

BOOKS: Final = MappingProxyType({"C": "contree", "K": "comptoir", "B": "notation"})
"""The file of each first letter."""

_NUMBER: Final = re.compile(r"([CKB])[-\s]?(\d+)(?:[.\s](\d+))?\Z", re.IGNORECASE)

Text = MappingProxyType[Language, str]


@dataclass(frozen=True, slots=True)
class Article:
    """An article, or a chapter (``C-4``, then with a title and a short text only).

    ``title``: a few words; ``short``: what it says in one clause, with the parameters that settle it as fields (see
    :mod:`referee.rules.in_force`); ``text``: all of it; ``reason``: why this reading
    was chosen where the sources leave it open, empty otherwise; ``parameters``: those of a rule set that change it;
    ``example``: may be empty.
    """

    number: str
    title: Text
    short: Text
    text: Text
    reason: Text
    example: Text
    parameters: tuple[str, ...] = ()

    @property
    def chosen(self) -> bool:
        """Whether this is a reading chosen where the sources are silent or contradict themselves."""
        return bool(self.reason)

    @property
    def key(self) -> tuple[str, int, int]:
        """The sort key: book, chapter, article."""
        book, _, rest = self.number.partition("-")
        major, _, minor = rest.partition(".")
        return book, int(major), int(minor or 0)


@cache
def articles(book: str) -> MappingProxyType[str, Article]:
    """Give the articles and chapters of a book (``C``, ``K`` or ``B``) by number, in order."""
    tables = tomllib.loads(read("seeds", "articles", f"{BOOKS[book]}.toml"))
    made = [_made(table) for name in ("chapter", "article") for table in tables.get(name, ())]
    return MappingProxyType({one.number: one for one in sorted(made, key=lambda one: one.key)})


def article(number: str) -> Article | None:
    """Give the article or chapter of this number, as it is written; ``None`` when there is none."""
    return articles(number[0]).get(number) if number[:1] in BOOKS else None


def find(written: str) -> Article | None:
    """Give the article that someone means: letter case does not matter, nor a missing dash (``c4.3``)."""
    found = _NUMBER.match(written.strip())
    if not found:
        return None
    minor = f".{int(found[3])}" if found[3] else ""
    return article(f"{found[1].upper()}-{int(found[2])}{minor}")


def chapter(number: str) -> tuple[Article, ...]:
    """Give the articles of a chapter (``C-4``), in order; none when it is no chapter."""
    return tuple(one for one in articles(number[0]).values() if one.number.startswith(f"{number}."))


@cache
def settled_by(parameter: str, book: str) -> str:
    """Give the number of the article that a parameter of rule sets settles, the first that names it.

    ``book``: ``C`` or ``K``. Raises ``LookupError`` for a parameter that no article names.
    """
    for one in articles(book).values():
        if parameter in one.parameters:
            return one.number
    raise LookupError(parameter)


def _made(table: dict[str, Any]) -> Article:
    empty: Text = MappingProxyType({})
    texts = {
        key: MappingProxyType({language: text.strip("\n") for language, text in table[key].items()})
        if key in table
        else empty
        for key in ("title", "short", "text", "reason", "example")
    }
    return Article(number=table["number"], parameters=tuple(table.get("parameters", ())), **texts)
