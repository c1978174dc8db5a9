"""The table ``tricks``: a line a card, who played it and whether it was legal, and what became of its trick."""

from collections.abc import Iterator, Sequence
from typing import Final

from referee.diagnostics.model import Finding
from referee.judging.events import DealJudged
from referee.scoresheet.figures import article_of
from referee.tables.column import Column, Kind, Place, Row, Table
from referee.tables.matches import CONTEXT, DEAL, MATCH, context_values, match_values
from referee.tables.plays import CardPlayed, tricks_played
from referee.verdict.model import Diagnostic

__all__ = ["TRICKS"]

COLUMNS: Final = (
    *MATCH,
    *DEAL,
    Column("status", Kind.TEXT, "statut de la donne", "status of the deal", splits=True),
    Column("taker", Kind.TEXT, "place du preneur", "seat of the taker"),
    Column("bid", Kind.TEXT, "annonce retenue: 90H, capotS; au comptoir 41", "the bid: 90H, capotS; in comptoir 41"),
    Column("denomination", Kind.TEXT, "atout: S H D C, NT sans, AT tout", "trump: S H D C, NT none, AT all"),
    Column("trick", Kind.INTEGER, "rang du pli, depuis 1", "index of the trick, from 1"),
    Column("leader", Kind.TEXT, "place de qui entame", "seat of who leads"),
    Column(
        "play_order", Kind.INTEGER, "rang de la carte dans le pli, depuis 1", "index of the card in its trick, from 1"
    ),
    Column("seat", Kind.TEXT, "place de qui joue la carte", "seat of who plays the card"),
    Column(
        "card", Kind.TEXT, "la carte: S10, DQ; rien si elle n'a pu être lue", "the card: S10, DQ; none if unreadable"
    ),
    Column("said", Kind.TEXT, "mot dit avec elle: belote, rebelote", "word said with it: belote, rebelote"),
    Column(
        "legal",
        Kind.FLAG,
        "la carte était permise; rien si ce n'est pas jugé, ou pas prouvé",
        "the card was legal; none where that is not judged, or not proved",
    ),
    Column("violation", Kind.TEXT, "code de ce qu'elle enfreint", "code of what it breaks"),
    Column("article", Kind.TEXT, "article enfreint", "article that it breaks"),
    Column("legal_cards", Kind.TEXTS, "les cartes alors permises", "the cards that were legal then"),
    Column("winner", Kind.TEXT, "place de qui gagne le pli", "seat of who wins the trick"),
    Column(
        "points",
        Kind.INTEGER,
        "points des cartes du pli, sans dix de der",
        "points of the cards of the trick, no last-trick bonus",
    ),
    Column(
        "claimed_number", Kind.INTEGER, "rang du pli noté sur la feuille", "index of the trick that the sheet claims"
    ),
    Column("claimed_winner", Kind.TEXT, "vainqueur noté sur la feuille", "winner that the sheet claims"),
    Column("claimed_points", Kind.INTEGER, "points notés sur la feuille", "points that the sheet claims"),
    Column("codes", Kind.TEXTS, "codes de ce qui est dit de la carte", "codes of what is said of the card"),
    Column("trick_codes", Kind.TEXTS, "codes de ce qui est dit du pli", "codes of what is said of the trick"),
    *CONTEXT,
)
"""The columns, in order."""


def _rows(place: Place, event: DealJudged, diagnostics: tuple[Diagnostic, ...]) -> Iterator[Row]:
    del diagnostics
    if not event.deal.tricks:
        return
    verdict, contract = event.verdict, event.verdict.contract
    named = (None, None, None) if contract is None else (contract.taker, contract.bid, contract.denomination)
    before = (*match_values(place), verdict.number, verdict.status.value, *named)
    after = context_values(place)
    for trick in tricks_played(event):
        won, written = trick.won, trick.written
        of_trick = (
            *((won.winner, won.points) if won else (None, None)),
            *(written.number, written.winner, written.points),
        )
        codes = _codes(trick.findings)
        for order, card in enumerate(trick.cards, 1):
            own = (*_card(card), *of_trick, _codes(card.findings), codes)
            yield (*before, trick.index + 1, trick.leader, order, *own, *after)


def _card(card: CardPlayed) -> Row:
    breach = card.breach
    broken: Row = (None, None, ())
    if breach is not None:
        broken = (breach.code, article_of(breach), tuple(breach.facts.get("legal", ())))
    return (card.seat, card.card, card.said, card.legal, *broken)


def _codes(findings: Sequence[Finding]) -> tuple[str, ...]:
    return tuple(finding.code for finding in findings)


TRICKS: Final = Table("tricks", "1", COLUMNS, _rows)
"""A line a card; none for a deal whose cards were not written."""
