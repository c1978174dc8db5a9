"""Following the tricks of a deal, card by card, in either game.

What differs between the games is handed in: the duties of play, and who wins. The walk stops where the position is no
longer defined: a card that its player does not hold, a short trick that another follows, a wrong leader.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from referee.record.model import Trick

from .cards import in_turn
from .verdicts import Fault, Played, Won

__all__ = ["Play", "TableRules", "follow", "rebuild"]

Cards = list[tuple[str, str]]
Duties = Callable[[set[str], Cards, str], tuple[set[str], Callable[[str], tuple[str, ...]]]]


@dataclass(frozen=True)
class TableRules:
    """The rules of one deal's play.

    ``duties(hand, trick, seat)``: the legal cards, and the articles that another card breaks; ``winner(trick)``: who
    holds it; ``points(trick)``: of its cards; the three articles: holding, leading, number of cards.
    """

    seats: list[str]
    first: str
    count: int
    duties: Duties
    winner: Callable[[Cards], str]
    points: Callable[[Cards], int]
    holding: str
    leading: str
    dealing: str


@dataclass
class Play:
    """The play as far as it went. ``complete``: every trick was played and the position stayed defined."""

    faults: list[Fault] = field(default_factory=list)
    cards: list[Played] = field(default_factory=list)
    won: list[Won] = field(default_factory=list)
    broken: bool = False
    complete: bool = False


def rebuild(tricks: Sequence[Trick], rules: TableRules) -> tuple[dict[str, set[str]], bool]:
    """Give the cards that the tricks show in each hand, and whether they show the hands whole."""
    shown: dict[str, set[str]] = {seat: set() for seat in rules.seats}
    leader = rules.first
    seen: set[str] = set()
    for trick in tricks[: rules.count]:
        order = in_turn(leader, rules.seats)
        if trick.leader not in {None, leader} or len(trick.cards) > len(order):
            return shown, False
        table: Cards = []
        for seat, card in zip(order, trick.cards, strict=False):
            if card is None or card in seen:
                return shown, False
            seen.add(card)
            shown[seat].add(card)
            table.append((seat, card))
        if len(table) < len(order):
            return shown, False
        leader = rules.winner(table)
    return shown, len(tricks) >= rules.count


def follow(tricks: Sequence[Trick], hands: Mapping[str, set[str]], rules: TableRules, whole: bool = True) -> Play:
    """Follow the tricks from these hands; where the hands are not ``whole``, only what they show is judged."""
    play = Play()
    left = {seat: set(cards) for seat, cards in hands.items()}
    leader = rules.first
    for number, trick in enumerate(tricks):
        stop = _misshapen(number, trick, leader, rules, last=number == len(tricks) - 1)
        table: Cards = []
        if stop is None:
            table, stop = _one_trick(number, trick, in_turn(leader, rules.seats), left, rules, play, whole)
        if stop is not None:
            play.faults.append(stop)
            play.broken = True
            return play
        if len(table) < len(rules.seats):
            return play
        winner = rules.winner(table)
        play.won.append(Won(leader, winner, rules.points(table)))
        leader = winner
    play.complete = len(play.won) == rules.count
    return play


def _misshapen(number: int, trick: Trick, leader: str, rules: TableRules, last: bool) -> Fault | None:
    """Find what makes a trick impossible before any of its cards is looked at; the last one may be unfinished."""
    if number >= rules.count:
        return Fault("surplus", (number,), articles=(rules.dealing,))
    if trick.leader not in {None, leader}:
        return Fault("leader", (number,), trick.leader, articles=(rules.leading,))
    if len(trick.cards) > len(rules.seats):
        return Fault("long", (number,), articles=(rules.holding,))
    if len(trick.cards) < len(rules.seats) and not last:
        return Fault("short", (number,), articles=(rules.holding,))
    return None


def _one_trick(
    number: int,
    trick: Trick,
    order: list[str],
    left: dict[str, set[str]],
    rules: TableRules,
    play: Play,
    whole: bool,
) -> tuple[Cards, Fault | None]:
    """Judge the cards of a trick and take them out of the hands; stop at one that its player does not hold."""
    table: Cards = []
    gone = {played.card for played in play.cards}
    for index, (seat, card) in enumerate(zip(order, trick.cards, strict=False)):
        if card is None:
            raise ValueError("unreadable cards are not for the plain referee")
        if card not in left[seat]:
            kind = "played twice" if card in gone else "not held"
            return table, Fault(kind, (number, index), seat, card, articles=(rules.holding,))
        legal, broken = rules.duties(left[seat], table, seat)
        if card not in legal:
            known = frozenset(legal) if whole else None
            play.faults.append(Fault("duty", (number, index), seat, card, known, broken(card)))
        play.cards.append(Played(number, index, seat, card, trick.said[index] if trick.said else None))
        table.append((seat, card))
        left[seat].discard(card)
        gone.add(card)
    return table, None
