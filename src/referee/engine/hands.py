"""Hands: checked as given, or rebuilt from the tricks."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from referee.diagnostics.model import Finding, Path
from referee.engine.records import HandLike, TrickLike
from referee.engine.trick import POWER
from referee.kernel.cards import CARD_CODES, CARD_OF, FULL_PACK, PACK_SIZE, codes
from referee.kernel.table import Table

__all__ = ["HandRules", "Hands", "Knowledge", "check_hands", "rebuild"]


class Knowledge(Enum):
    """How far the hands are known."""

    EXACT = "exact"
    """Given whole, or rebuilt from a complete play."""
    LATER = "later"
    """Only the cards that the tricks show: what they prove is proved, the rest is not known."""
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Hands:
    """The hands before the first card. ``masks``: one a seat; ``shown``: card to trick (from 1), where rebuilt."""

    knowledge: Knowledge
    masks: tuple[int, ...]
    shown: dict[int, int] | None = None
    size: int | None = None


@dataclass(frozen=True, slots=True)
class HandRules:
    """How many cards a player gets: ``size``, ``None`` where each deal settles it, at most ``most``; the articles."""

    size: int | None
    most: int
    hands: str
    pack: str


def check_hands(hands: Sequence[HandLike], table: Table, rules: HandRules) -> tuple[Hands | None, list[Finding]]:
    """Check hands as given; where the deal settles their size, the commonest count is it.

    Returns the hands, or ``None`` when they are wrong or could not be read, and what is to be reported.
    """
    findings: list[Finding] = []
    cards: dict[str, list[int]] = {}
    readable = True
    again: list[tuple[int, str]] = []
    for index, hand in enumerate(hands):
        if hand.seat not in table.seats:
            readable = False
            continue
        if hand.seat in cards:
            again.append((index, hand.seat))
            continue
        known = [CARD_OF[card] for card in hand.cards if card is not None]
        readable = readable and len(known) == len(hand.cards)
        cards[hand.seat] = known
    absent = [seat for seat in table.seats if seat not in cards]
    # Where one hand comes twice and one is missing, a seat was written for another: that is one thing to say.
    misnamed = len(absent) == len(again) == 1
    for index, seat in again:
        facts = {"seat": seat} | ({"expected": absent[0]} if misnamed else {})
        findings.append(Finding("D204", ("hands", index), facts, rules.hands, seat=seat))
    if absent and readable and not misnamed:
        findings.append(Finding("D201", ("hands",), {"seats": absent}, rules.hands))
    if not readable or absent:
        return None, findings
    size = rules.size
    if size is None:
        size = max(Counter(len(held) for held in cards.values()).items(), key=lambda item: (item[1], item[0]))[0]
    findings.extend(_count(hands, cards, size, rules, table))
    if findings:
        return None, findings
    masks = tuple(sum(1 << card for card in cards[seat]) for seat in table.seats)
    return Hands(Knowledge.EXACT, masks, size=size), findings


def _count(
    hands: Sequence[HandLike], cards: dict[str, list[int]], size: int, rules: HandRules, table: Table
) -> list[Finding]:
    """Report wrong counts, and cards dealt twice, with those who hold them: one finding for each slip."""
    count = Counter(card for held in cards.values() for card in held)
    double = [card for card in sorted(count) if count[card] > 1]
    twice = [CARD_CODES[card] for card in double]
    holders = {
        CARD_CODES[card]: [seat for seat, held in cards.items() for one in held if one == card] for card in double
    }
    whole_pack = size * table.size == PACK_SIZE
    missing = codes(FULL_PACK & ~sum(1 << card for card in count)) if whole_pack else []
    findings = []
    if not 1 <= size <= rules.most:
        findings.append(Finding("D205", ("hands",), {"count": size, "expected": rules.most}, rules.hands))
    for index, hand in enumerate(hands):
        if len(cards[hand.seat]) != size:
            facts: dict[str, object] = {"seat": hand.seat, "count": len(cards[hand.seat]), "expected": size}
            if missing:
                facts["missing"] = missing
            if twice:
                facts |= {"twice": twice, "holders": holders}
            findings.append(Finding("D202", ("hands", index), facts, rules.hands, seat=hand.seat))
    if twice and not findings:
        facts = {"twice": twice, "missing": missing, "holders": holders}
        findings.append(Finding("D203", _second(hands, twice[0]), facts, rules.pack))
    return findings


def _second(hands: Sequence[HandLike], code: str) -> Path:
    """Give the place where a card that is dealt twice stands for the second time."""
    places = [
        ("hands", index, "cards", place)
        for index, hand in enumerate(hands)
        for place, card in enumerate(hand.cards)
        if card == code
    ]
    return places[1]


def rebuild(
    tricks: Sequence[TrickLike], table: Table, leader: int | None, denomination: int | None, rules: HandRules
) -> Hands:
    """Rebuild the hands from the tricks, as far as they show them.

    ``denomination`` is ``None`` where the first card led makes trump. Where the deal settles the size of hands, it is
    the number of tricks.
    """
    size = min(len(tricks), rules.most) if rules.size is None else rules.size
    masks = [0] * table.size
    shown: dict[int, int] = {}
    whole = 0
    for number, trick in enumerate(tricks, start=1):
        first = table.number(trick.leader) if trick.leader in table.seats else None
        if first is not None and leader is not None and first != leader:
            break
        leader = leader if first is None else first
        if leader is None or len(trick.cards) > table.size:
            break
        best, winner = -1, leader
        for place, code in enumerate(trick.cards):
            if code is None:
                return Hands(Knowledge.LATER, tuple(masks), shown, size)
            card = CARD_OF[code]
            if card in shown:
                return Hands(Knowledge.NONE, (0,) * table.size, size=size)
            shown[card] = number
            seat = table.after(leader, place)
            masks[seat] |= 1 << card
            if denomination is None:
                denomination = card >> 3
            power = POWER[denomination][CARD_OF[trick.cards[0] or ""] >> 3]
            if best < 0 or power[card] > power[best]:
                best, winner = card, seat
        if len(trick.cards) < table.size:
            break
        whole += 1
        leader = winner
    knowledge = Knowledge.EXACT if whole == size and whole == len(tricks) else Knowledge.LATER
    return Hands(knowledge, tuple(masks), shown, size)
