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
    gone: set[str] = set()
    leader = rules.first

    def stop(fault: Fault) -> Play:
        play.faults.append(fault)
        play.broken = True
        return play

    for number, trick in enumerate(tricks):
        if number >= rules.count:
            return stop(Fault("surplus", (number,), articles=(rules.dealing,)))
        if trick.leader not in {None, leader}:
            return stop(Fault("leader", (number,), trick.leader, articles=(rules.leading,)))
        order = in_turn(leader, rules.seats)
        if len(trick.cards) > len(order):
            return stop(Fault("long", (number,), articles=(rules.holding,)))
        if len(trick.cards) < len(order) and number < len(tricks) - 1:
            return stop(Fault("short", (number,), articles=(rules.holding,)))
        table: Cards = []
        for index, (seat, card) in enumerate(zip(order, trick.cards, strict=False)):
            if card is None:
                raise ValueError("unreadable cards are not for the plain referee")
            if card in gone:
                return stop(Fault("played twice", (number, index), seat, card, articles=(rules.holding,)))
            if card not in left[seat]:
                return stop(Fault("not held", (number, index), seat, card, articles=(rules.holding,)))
            legal, broken = rules.duties(left[seat], table, seat)
            if card not in legal:
                known = frozenset(legal) if whole else None
                play.faults.append(Fault("duty", (number, index), seat, card, known, broken(card)))
            word = trick.said[index] if trick.said else None
            play.cards.append(Played(number, index, seat, card, word))
            table.append((seat, card))
            left[seat].discard(card)
            gone.add(card)
        if len(table) < len(order):
            return play
        winner = rules.winner(table)
        play.won.append(Won(leader, winner, rules.points(table)))
        leader = winner
    play.complete = len(play.won) == rules.count
    return play
