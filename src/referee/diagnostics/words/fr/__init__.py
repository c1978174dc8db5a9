"""The words of diagnostics in French."""

from typing import Final

from referee.diagnostics.words.fr.auction import AUCTION
from referee.diagnostics.words.fr.deal import DEAL
from referee.diagnostics.words.fr.imports import IMPORTS
from referee.diagnostics.words.fr.marking import ARBITER, MARKING
from referee.diagnostics.words.fr.phrases import LABELS, PARTIES, PHRASES, SEATS, SUITS
from referee.diagnostics.words.fr.play import PLAY
from referee.diagnostics.words.fr.reading import SYNTAX
from referee.diagnostics.words.fr.steps import STEPS
from referee.diagnostics.words.fr.tags import NOTATION
from referee.diagnostics.words.model import Lexicon

__all__ = ["LEXICON"]

LEXICON: Final = Lexicon(
    language="fr",
    codes={**SYNTAX, **NOTATION, **DEAL, **AUCTION, **PLAY, **MARKING, **ARBITER, **IMPORTS},
    steps=STEPS,
    seats=SEATS,
    parties=PARTIES,
    suits=SUITS,
    phrases=PHRASES,
    quotes=("« ", " »"),
    conjunction=" et ",
    alternative=" ou ",
    plural_from=2,
    labels=LABELS,
)
