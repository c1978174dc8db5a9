"""The words of every diagnostic, in French and in English: the one place where findings become sentences."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any, cast

from referee.diagnostics.spelling import Language
from referee.diagnostics.words.model import Lexicon, Words
from referee.diagnostics.words.speech import problem, speaker, tidy
from referee.diagnostics.words.template import fill

__all__ = ["Lexicon", "Words", "label", "lexicon", "message", "notes", "problem_words", "step", "title"]


@cache
def lexicon(language: Language) -> Lexicon:
    """Give the words of this language; the other language is not loaded."""
    return cast("Lexicon", import_module(f"referee.diagnostics.words.{language}").LEXICON)


def title(code: str, language: Language) -> str:
    """Give the title of a code: a few words; the code itself when it has none."""
    words = lexicon(language).codes.get(code)
    return words.title if words else code


def message(code: str, facts: Mapping[str, Any], language: Language) -> str:
    """Say what happened in one sentence.

    ``facts``: those of the finding, with ``seat`` and ``trick`` beside them; one that is missing is said as ``?``.
    """
    lex = lexicon(language)
    words = lex.codes.get(code)
    return fill(words.message, speaker(code, facts, lex), missing="?") or words.title if words else code


def label(code: str, facts: Mapping[str, Any], language: Language) -> str | None:
    """Give what stands under the quoted source, or ``None``."""
    lex = lexicon(language)
    words = lex.codes.get(code)
    return fill(words.label, speaker(code, facts, lex)) if words and words.label else None


def notes(code: str, facts: Mapping[str, Any], language: Language) -> list[str]:
    """Give the lines below a message: what would have been legal, the terms of a score, what explains a gap."""
    lex = lexicon(language)
    words = lex.codes.get(code)
    if not words:
        return []
    render = speaker(code, facts, lex)
    return [line for line in (fill(note, render) for note in words.notes) if line]


def step(code: str, facts: Mapping[str, Any], language: Language) -> str | None:
    """Say what to do next, in general where there are no ``facts``; ``None`` for a code that is not known.

    A game may have a step of its own, ``S106 comptoir``.
    """
    lex = lexicon(language)
    template = lex.steps.get(f"{code} {facts.get('table')}") or lex.steps.get(code)
    return fill(template, speaker(code, facts, lex)) if template else None


def problem_words(told: Mapping[str, Any], language: Language) -> str:
    """Say what is wrong with a rule set, without its place. ``told``: the facts of a fault, its ``kind`` among them."""
    return tidy(problem(told, lexicon(language)))
