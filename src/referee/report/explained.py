"""Codes and articles as data, for programs that show them: what ``explain --format json`` prints."""

from collections.abc import Iterable
from typing import Any, Final

from referee import __version__
from referee.diagnostics.codes import CODES
from referee.diagnostics.words import lexicon
from referee.record.model import Language
from referee.rules.articles import Article, chapter

__all__ = ["SCHEMA", "listing"]

SCHEMA: Final = "explain/1"


def listing(codes: Iterable[str], articles: Iterable[Article], language: Language) -> dict[str, Any]:
    """Give codes and articles with their texts in a language; chapters come with their articles."""
    found: dict[str, Article] = {}
    for one in articles:
        found |= {part.number: part for part in (one, *chapter(one.number))}
    return {
        "referee": __version__,
        "schema": SCHEMA,
        "language": language,
        "codes": [_code(code, language) for code in dict.fromkeys(codes)],
        "articles": [_article(one, language) for one in found.values()],
    }


def _code(code: str, language: Language) -> dict[str, Any]:
    own, words = CODES[code], lexicon(language).codes[code]
    return {
        "code": code,
        "slug": own.slug,
        "severity": own.severity.value,
        "status": own.status.value,
        "article": own.article,
        "facts": {fact.rstrip("?"): "sometimes" if fact.endswith("?") else "always" for fact in own.facts},
        "title": words.title,
        "explanation": words.explanation,
        "example": words.example,
    }


def _article(article: Article, language: Language) -> dict[str, Any]:
    return {
        "number": article.number,
        "title": article.title[language],
        "short": article.short[language],
        "text": article.text.get(language, ""),
        "reason": article.reason.get(language),
        "example": article.example.get(language),
        "parameters": list(article.parameters),
    }
