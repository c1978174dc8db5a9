"""A diagnostic or an article told at length, for a terminal of eighty columns."""

import re
import textwrap
import unicodedata
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Final

from referee.diagnostics.codes import CODES, Code
from referee.diagnostics.model import Severity
from referee.diagnostics.words import lexicon, step, title
from referee.record.model import Language
from referee.report.wrapped import wrapped
from referee.rules.articles import BOOKS, Article, articles, chapter, find
from referee.rules.in_force import in_force
from referee.rules.load import load, names
from referee.rules.written import GAMES

__all__ = ["code_named", "explain", "near", "topics"]

_WIDTH: Final = 79
_MOST_READINGS: Final = 4
"""Of more readings of one article only the rule sets are named: each is told by ``referee rules show``."""
_CODE: Final = re.compile(r"[a-z]-?\d{3}\Z")


def explain(topic: str, language: Language) -> str | None:
    """Explain a code (``J204``), a slug, an article (``C-4.3``, ``c4.3``) or a whole chapter (``C-4``).

    Letter case and accents do not matter. ``None`` when it is none of these; :func:`near` then tells what is.
    """
    code = code_named(topic)
    if code:
        return _told(_code_lines(code, language))
    found = find(topic)
    if found is None:
        return None
    parts = [_told(_article_lines(found, language))]
    parts += (_told(_article_lines(part, language)) for part in chapter(found.number))
    return "\n".join(parts)


def topics() -> tuple[str, ...]:
    """Give what covers everything that can be explained: every code, then every chapter, or article without one."""
    numbers = [one.number for book in BOOKS for one in articles(book).values()]
    chapters = set(numbers)
    return (*CODES, *(number for number in numbers if number.partition(".")[0] not in chapters - {number}))


def near(topic: str) -> list[str]:
    """Give codes, slugs and articles whose names are close to this one, closest first."""
    names = {code.lower(): code for code in CODES}
    names |= {code.slug: code.slug for code in CODES.values()}
    names |= {number.lower(): number for book in BOOKS for number in articles(book)}
    return [names[name] for name in get_close_matches(_folded(topic), list(names), n=5, cutoff=0.7)]


def _folded(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text.strip().casefold())
    return "".join(char for char in plain if not unicodedata.combining(char)).replace(" ", "-").replace("'", "-")


def code_named(topic: str) -> Code | None:
    """Give the code that someone means: by its number, its slug, or its title."""
    name = _folded(topic)
    if _CODE.match(name):
        return CODES.get(name.replace("-", "").upper())
    by_slug = next((code for code in CODES.values() if code.slug == name), None)
    if by_slug:
        return by_slug
    titles = (lexicon(language).codes.items() for language in _LANGUAGES)
    return next((CODES[code] for words in titles for code, said in words if _folded(said.title) == name), None)


_LANGUAGES: Final[tuple[Language, ...]] = ("fr", "en")


def _code_lines(code: Code, language: Language) -> Iterator[str]:
    lex = lexicon(language)
    words = lex.codes[code.code]
    yield f"{code.code} {words.title}" + (f" ({code.slug})" if _folded(words.title) != code.slug else "")
    yield ""
    severity = f"{lex.labels['severity']}: {lex.phrases['severity'][code.severity]}"
    if code.severity is Severity.ERROR:
        severity += f" ({lex.labels['effect']}: {lex.phrases['status'][code.status].partition('|')[0]})"
    yield from _wrapped(severity)
    kind = lex.labels["notation" if code.article.startswith("B") else "rule"].capitalize()
    yield from _wrapped(f"{kind} {code.article}: {in_force(code.article, language) or ''}".rstrip(": "))
    yield ""
    yield from _wrapped(words.explanation)
    todo = step(code.code, {}, language)
    if todo:
        yield ""
        yield from _wrapped(f"{lex.labels['step'].capitalize()}: {todo}")
    yield from _example(words.example, language)


def _article_lines(article: Article, language: Language) -> Iterator[str]:
    words = lexicon(language).labels
    yield f"{article.number} {article.title[language]}"
    yield ""
    # A chapter has no text of its own: its articles follow.
    yield from _wrapped(article.text.get(language) or _sentence(in_force(article.number, language) or ""))
    yield from _example(article.example.get(language, ""), language)
    last: list[str] = []
    if article.chosen:
        last += _wrapped(f"{words['chosen']}: {article.reason[language]}")
    if article.parameters:
        last += _wrapped(f"{words['parameters']}: {', '.join(article.parameters)}")
    last += _elsewhere(article, language)
    citing = [f"{code.code} {title(code.code, language)}" for code in CODES.values() if code.article == article.number]
    if citing:
        last += _wrapped(f"{words['cited by']}: {', '.join(citing)}")
    if last:
        yield ""
        yield from last


def _elsewhere(article: Article, language: Language) -> list[str]:
    """Say how other rule sets read an article, those that read it alike together."""
    usual = in_force(article.number, language)
    readings: dict[str, list[str]] = {}
    for game in GAMES:
        for name in names(game):
            text = in_force(article.number, language, load(name, game))
            if text is not None and text != usual:
                readings.setdefault(text, []).append(name)
    label = lexicon(language).labels["elsewhere"]
    if len(readings) > _MOST_READINGS:
        those = [name for names_alike in readings.values() for name in names_alike]
        return _wrapped(f"{lexicon(language).labels['otherwise']}: {', '.join(sorted(those))}")
    return [line for text, those in readings.items() for line in _wrapped(f"{label} {', '.join(those)}: {text}")]


def _example(example: str, language: Language) -> Iterator[str]:
    if not example:
        return
    yield ""
    yield f"  {lexicon(language).labels['example']}:"
    for line in textwrap.dedent(example).splitlines():
        yield from textwrap.wrap(
            line, _WIDTH, initial_indent="    ", subsequent_indent="      ", drop_whitespace=True
        ) or [""]


def _sentence(clause: str) -> str:
    return f"{clause[:1].upper()}{clause[1:]}."


def _wrapped(text: str) -> list[str]:
    return wrapped(text, _WIDTH, first="  ", rest="  ")


def _told(lines: Iterator[str]) -> str:
    return "\n".join(line.rstrip() for line in lines) + "\n"
