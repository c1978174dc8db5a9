"""The play of contrée: who holds a trick, what one must play, who says belote (C-3, C-4, C-5)."""

from collections.abc import Callable, Mapping, Sequence

from .book import SEED, Book
from .cards import (
    ALL_TRUMPS,
    NO_TRUMP,
    SUITS,
    points_of,
    rank_of,
    side_of,
    strength,
    suit_of,
    trump_suits,
)
from .tricks import Cards
from .verdicts import Fault, Played

__all__ = ["belotes", "holder", "play_duties", "suits_of_pairs", "trick_points"]


def holder(trick: Cards, denomination: str) -> str:
    """Give the seat that holds a trick: the highest trump, else the highest card of the suit led (C-4.10)."""
    led = suit_of(trick[0][1])
    trumps = [(seat, card) for seat, card in trick if suit_of(card) == denomination]
    followed = [(seat, card) for seat, card in trick if suit_of(card) == led]
    return max(trumps or followed, key=lambda played: strength(played[1], denomination))[0]


def trick_points(trick: Cards, denomination: str, book: Book = SEED) -> int:
    """Give the points of the cards of a trick."""
    return sum(points_of(card, denomination, book) for _, card in trick)


def _higher(cards: set[str], than: set[str], denomination: str) -> set[str]:
    """Give the cards stronger than every one of the others; all are of one suit."""
    return {
        card for card in cards if all(strength(card, denomination) > strength(other, denomination) for other in than)
    }


Breaks = Callable[[str], tuple[str, ...]]


def play_duties(
    hand: set[str], trick: Cards, denomination: str, seat: str, book: Book = SEED
) -> tuple[set[str], Breaks]:
    """Give the legal cards of a player, and the articles that another card of his hand would break, nearest first."""
    if not trick:
        return set(hand), lambda _: ()
    led = suit_of(trick[0][1])
    following = {card for card in hand if suit_of(card) == led}
    ours = side_of(holder(trick, denomination)) == side_of(seat)
    if following:
        return _following(following, trick, denomination, ours and book["partner_overtrump"] == "free")
    trumps = {card for card in hand if suit_of(card) == denomination}
    if not trumps or led == denomination:
        return set(hand), lambda _: ()
    ruffs = {card for _, card in trick if suit_of(card) == denomination}
    if ours:
        higher = _higher(trumps, ruffs, denomination)
        if book["partner_ruff"] == "free" or not ruffs or not higher:
            return set(hand), lambda _: ()
        return (hand - trumps) | higher, lambda _: ("C-4.8",)
    if ruffs and book["undertrump"] == "free" and not _higher(trumps, ruffs, denomination):
        return set(hand), lambda _: ()
    return _ruffing(trumps, ruffs, denomination)


def _following(following: set[str], trick: Cards, denomination: str, at_ease: bool) -> tuple[set[str], Breaks]:
    """Give what one who holds the suit led may play: in trumps, and in all trumps, a higher card if he has one.

    ``at_ease``: his own side holds the trick, and need not climb over itself in the trump suit (C-4.4).
    """
    led = suit_of(trick[0][1])
    if denomination == led and at_ease:
        return following, lambda _: ("C-4.3",)
    if denomination not in {led, ALL_TRUMPS}:
        return following, lambda _: ("C-4.3", "C-4.9") if denomination == NO_TRUMP else ("C-4.3",)
    climb = "C-4.9" if denomination == ALL_TRUMPS else "C-4.4"
    higher = _higher(following, {card for _, card in trick if suit_of(card) == led}, denomination)
    if higher:
        return higher, lambda card: (climb,) if card in following else ("C-4.3", climb)
    return following, lambda _: ("C-4.3", climb)


def _ruffing(trumps: set[str], ruffs: set[str], denomination: str) -> tuple[set[str], Breaks]:
    """Give what one who must ruff may play: over the ruffs on the table if he can, else any trump."""
    if not ruffs:
        return trumps, lambda _: ("C-4.5",)
    over = _higher(trumps, ruffs, denomination)
    if over:
        return over, lambda card: ("C-4.6",) if card in trumps else ("C-4.6", "C-4.5")
    return trumps, lambda _: ("C-4.7", "C-4.5")


def suits_of_pairs(denomination: str, book: Book = SEED) -> list[str]:
    """Give the suits whose king and queen are a belote (C-5.1, C-5.4)."""
    if denomination == ALL_TRUMPS and book["belote_all_trumps"] == "none":
        return []
    return trump_suits(denomination)


def belotes(
    hands: Mapping[str, set[str]], played: Sequence[Played], denomination: str, whole: bool = True, book: Book = SEED
) -> tuple[list[tuple[str, str]], list[tuple[str, str]], list[Fault]]:
    """Follow the words of belote (C-5.1 to C-5.4).

    Where the hands are not ``whole``, a word is wrong only if the cards shown prove it.

    Gives, as (seat, suit), the pairs that count so far and those lost for a missing word, and the words said wrongly.
    """
    of_pairs = suits_of_pairs(denomination, book)
    pairs = {
        suit: seat
        for suit in SUITS
        if suit in of_pairs
        for seat, hand in hands.items()
        if {suit + "K", suit + "Q"} <= hand
    }
    counting = [(seat, suit) for suit, seat in pairs.items()]
    missed: list[tuple[str, str]] = []
    faults: list[Fault] = []
    halves: dict[str, int] = {}
    for card in played:
        suit = suit_of(card.card)
        due = None
        if rank_of(card.card) in {"K", "Q"} and pairs.get(suit) == card.seat:
            halves[suit] = halves.get(suit, 0) + 1
            due = "belote" if halves[suit] == 1 else "rebelote"
        if card.word == due or (card.word is None and book["belote_say"] == "auto"):
            continue
        if due is not None and (card.seat, suit) in counting:
            counting.remove((card.seat, suit))
            missed.append((card.seat, suit))
        mate = suit + {"K": "Q", "Q": "K"}.get(rank_of(card.card), "")
        elsewhere = [seat for seat, hand in hands.items() if mate in hand and seat != card.seat]
        in_doubt = not whole and suit in of_pairs and mate != suit and due is None and not elsewhere
        if card.word is not None and not in_doubt:
            faults.append(Fault("word", (card.trick, card.index), card.seat, card.word, articles=("C-5.3",)))
    return counting, missed, faults
