"""The cards of a deal, each with who played it and whether it was legal, as far as the referee has judged them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from referee.diagnostics.model import Finding
from referee.judging.events import DealJudged
from referee.kernel.cards import PACK_SIZE
from referee.record.model import Deal, Trick
from referee.verdict.model import ContreeDeal, TrickVerdict

__all__ = ["CardPlayed", "TrickPlayed", "tricks_played"]

_BREACHES: Final = ("J1", "J2")
_STOPS: Final = frozenset(("J103", "J104", "J105", "J106"))
_HANDS: Final = frozenset(("D201", "D202", "D203", "D204", "D205"))


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card as written. ``seat``: who played it; ``legal``: ``None`` where that was not judged, or is not proved;
    ``breach``: what it broke; ``findings``: all that is said of it.
    """

    card: str | None
    said: str | None
    seat: str | None
    legal: bool | None
    breach: Finding | None
    findings: tuple[Finding, ...]


@dataclass(frozen=True, slots=True)
class TrickPlayed:
    """A trick as written: ``leader``, ``won`` as far as known; ``findings``: on the trick, not on one of its cards."""

    index: int
    written: Trick
    leader: str | None
    won: TrickVerdict | None
    cards: tuple[CardPlayed, ...]
    findings: tuple[Finding, ...]


def tricks_played(event: DealJudged) -> Iterator[TrickPlayed]:
    """Give the tricks that a deal was written with, what was found on them beside.

    A card is legal only where the hands are known, given or rebuilt from the whole play: until then, what later cards
    do not prove is not known (C-10.2).
    """
    deal, done = event.deal, event.verdict.tricks
    if not deal.tricks:
        return
    found = _by_trick(event.findings)
    known = _hands_known(event)
    replayed = event.verdict.contract is not None
    for index, trick in enumerate(deal.tricks):
        own = found.get(index, ())
        won = done[index] if index < len(done) else None
        leader = won.leader if won else trick.leader
        if leader is None and index == len(done) > 0:
            leader = done[-1].winner
        of_cards = _by_card(own)
        judged = len(trick.cards) if won else 0
        if won is None and replayed and index == len(done) and leader in event.seats:
            judged = _judged(trick, own, of_cards)
        judged = judged if known else 0
        cards = tuple(
            _card(event.seats, trick, place, leader, of_cards.get(place, ()), judged)
            for place in range(len(trick.cards))
        )
        rest = tuple(finding for finding in own if finding.path[2:3] != ("cards",))
        yield TrickPlayed(index, trick, leader, won, cards, rest)


def _card(
    seats: Sequence[str], trick: Trick, place: int, leader: str | None, findings: tuple[Finding, ...], judged: int
) -> CardPlayed:
    """Give a card; the first ``judged`` of its trick are legal where nothing is said against them."""
    card = trick.cards[place]
    breach = next((finding for finding in findings if finding.code.startswith(_BREACHES)), None)
    seat = seats[(seats.index(leader) + place) % len(seats)] if leader in seats else None
    legal = True if card is not None and place < judged else None
    return CardPlayed(
        card=card,
        said=trick.said[place] if place < len(trick.said) else None,
        seat=seat,
        legal=legal if breach is None else False,
        breach=breach,
        findings=findings,
    )


def _judged(trick: Trick, own: Sequence[Finding], of_cards: Mapping[int, Sequence[Finding]]) -> int:
    """Give how many cards of a trick that was not finished were judged: those before the one that stopped the replay."""
    if any(finding.code in _STOPS for finding in own):
        return 0
    for place, card in enumerate(trick.cards):
        if card is None or any(finding.code in {"J101", "J102"} for finding in of_cards.get(place, ())):
            return place
    return len(trick.cards)


def _hands_known(event: DealJudged) -> bool:
    """Tell whether every card of every hand was known: as given, or because the whole play was written."""
    deal = event.deal
    if deal.hands is not None and not _hands_wrong(deal, event):
        return True
    done = len(event.verdict.tricks)
    # In comptoir a deal has as many tricks as are written.
    size = PACK_SIZE // len(event.seats) if isinstance(event.verdict, ContreeDeal) and event.seats else done
    return done > 0 and done == len(deal.tricks or ()) == size


def _hands_wrong(deal: Deal, event: DealJudged) -> bool:
    unread = any(card is None for hand in deal.hands or () for card in hand.cards)
    return unread or any(
        finding.code in _HANDS or (finding.code == "N111" and finding.path[:1] == ("hands",))
        for finding in event.findings
    )


def _by_trick(findings: Sequence[Finding]) -> dict[int, tuple[Finding, ...]]:
    found: dict[int, tuple[Finding, ...]] = {}
    for finding in findings:
        match finding.path:
            case ("tricks", int(index), *_):
                found[index] = (*found.get(index, ()), finding)
    return found


def _by_card(findings: Sequence[Finding]) -> dict[int, tuple[Finding, ...]]:
    found: dict[int, tuple[Finding, ...]] = {}
    for finding in findings:
        match finding.path:
            case ("tricks", int(_), "cards", int(place), *_):
                found[place] = (*found.get(place, ()), finding)
    return found
