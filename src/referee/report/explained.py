"""Codes and articles as data, for programs that show them: what ``explain --format json`` prints."""

from collections.abc import Iterable
from typing import Final, Literal

from pydantic import Field

from referee import __version__
from referee.diagnostics.codes import CODES
from referee.diagnostics.model import Severity, Status
from referee.diagnostics.words import lexicon, step
from referee.record.model import Language
from referee.rules.articles import Article, chapter
from referee.verdict.model import Model

__all__ = ["SCHEMA", "Explained", "ExplainedArticle", "ExplainedCode", "listing"]

SCHEMA: Final = "explain/1"


class ExplainedCode(Model):
    """A code: how much it weighs, what it makes of its deal, its article, whether each of its facts is always there;
    ``next_step``: what to do about it.
    """

    code: str
    slug: str
    severity: Severity
    status: Status
    article: str
    facts: dict[str, Literal["always", "sometimes"]]
    title: str
    explanation: str
    next_step: str
    example: str


class ExplainedArticle(Model):
    """An article or a chapter; ``reason``: why this reading was chosen; ``parameters``: those of rule sets that change it."""

    number: str
    title: str
    short: str
    text: str
    reason: str | None
    example: str | None
    parameters: tuple[str, ...]


class Explained(Model):
    """The document that ``referee explain --format json`` prints."""

    referee: str
    schema_: Literal["explain/1"] = Field(default=SCHEMA, alias="schema")
    language: Language
    codes: tuple[ExplainedCode, ...]
    articles: tuple[ExplainedArticle, ...]


def listing(codes: Iterable[str], articles: Iterable[Article], language: Language) -> Explained:
    """Give codes and articles with their texts in a language; chapters come with their articles."""
    found: dict[str, Article] = {}
    for one in articles:
        found |= {part.number: part for part in (one, *chapter(one.number))}
    return Explained(
        referee=__version__,
        language=language,
        codes=tuple(_code(code, language) for code in dict.fromkeys(codes)),
        articles=tuple(_article(one, language) for one in found.values()),
    )


def _code(code: str, language: Language) -> ExplainedCode:
    own, words = CODES[code], lexicon(language).codes[code]
    return ExplainedCode(
        code=code,
        slug=own.slug,
        severity=own.severity,
        status=own.status,
        article=own.article,
        facts={fact.rstrip("?"): "sometimes" if fact.endswith("?") else "always" for fact in own.facts},
        title=words.title,
        explanation=words.explanation,
        next_step=step(code, {}, language) or "",
        example=words.example,
    )


def _article(article: Article, language: Language) -> ExplainedArticle:
    return ExplainedArticle(
        number=article.number,
        title=article.title[language],
        short=article.short[language],
        text=article.text.get(language, ""),
        reason=article.reason.get(language),
        example=article.example.get(language),
        parameters=article.parameters,
    )
