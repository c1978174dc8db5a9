"""The words of diagnostics in English."""

from typing import Final

from referee.diagnostics.words.en.auction import AUCTION
from referee.diagnostics.words.en.deal import DEAL
from referee.diagnostics.words.en.imports import IMPORTS
from referee.diagnostics.words.en.marking import ARBITER, MARKING
from referee.diagnostics.words.en.phrases import LABELS, PARTIES, PHRASES, SEATS, SUITS
from referee.diagnostics.words.en.play import PLAY
from referee.diagnostics.words.en.reading import SYNTAX
from referee.diagnostics.words.en.steps import STEPS
from referee.diagnostics.words.en.tags import NOTATION
from referee.diagnostics.words.model import Lexicon

__all__ = ["LEXICON"]

LEXICON: Final = Lexicon(
    language="en",
    codes={**SYNTAX, **NOTATION, **DEAL, **AUCTION, **PLAY, **MARKING, **ARBITER, **IMPORTS},
    steps=STEPS,
    seats=SEATS,
    parties=PARTIES,
    suits=SUITS,
    phrases=PHRASES,
    quotes=("“", "”"),
    conjunction=" and ",
    alternative=" or ",
    plural_from=0,
    labels=LABELS,
)
