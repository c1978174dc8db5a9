"""What the words of a language hold: the texts of each code, and the forms of what stands in them."""

from collections.abc import Mapping
from dataclasses import dataclass

from referee.diagnostics.spelling import Language

__all__ = ["Forms", "Lexicon", "Words"]

Forms = Mapping[str, Mapping[str, str]]
"""By form, then by code: ``forms["de"]["W"]`` is ``d'Ouest``. The plain form is ``""``."""


@dataclass(frozen=True, slots=True)
class Words:
    """The texts of one diagnostic code, as templates (see :mod:`referee.diagnostics.words.template`).

    ``title``: a few words; ``message``: what happened, one sentence; ``label``: what stands under the quoted source;
    ``notes``: lines below it, each dropped when a fact it needs is missing; ``explanation`` and ``example``: what
    ``explain`` tells, plain text.
    """

    title: str
    message: str
    label: str | None = None
    notes: tuple[str, ...] = ()
    explanation: str = ""
    example: str = ""


@dataclass(frozen=True, slots=True)
class Lexicon:
    """Every word of one language.

    ``codes``: by diagnostic code; ``steps``: what to do next, by diagnostic code; ``seats``, ``parties``, ``suits``: by form, then by code; ``phrases``: by kind of
    fact, then by its code (causes, kinds of token, slips, parts of a deal…); ``quotes``: around what is quoted;
    ``conjunction``, ``alternative``: before the last of several (and, or); ``plural_from``: the least number that is
    not singular when it is not 1 (0 in English, 2 in French); ``labels``: the fixed words of the text report and of
    ``explain``.
    """

    language: Language
    codes: Mapping[str, Words]
    steps: Mapping[str, str]
    seats: Forms
    parties: Forms
    suits: Forms
    phrases: Mapping[str, Mapping[str, str]]
    quotes: tuple[str, str]
    conjunction: str
    alternative: str
    plural_from: int
    labels: Mapping[str, str]
