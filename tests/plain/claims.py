"""Whether a player who lays down is sure of the rest, by trying every play (C-10.7)."""

from .book import SEED, Book
from .cards import SEATS, in_turn, side_of
from .contree_play import holder, play_duties
from .tricks import Cards

__all__ = ["wins_rest"]


def wins_rest(
    left: dict[str, frozenset[str]], trick: Cards, leader: str, denomination: str, side: str, book: Book = SEED
) -> bool:
    """Tell whether this side, playing its best with all cards on the table, wins every trick from here on."""
    if len(trick) == len(SEATS):
        winner = holder(trick, denomination)
        return side_of(winner) == side and wins_rest(left, [], winner, denomination, side, book)
    if not trick and not left[leader]:
        return True
    seat = in_turn(leader, book.seats)[len(trick)]
    legal, _ = play_duties(set(left[seat]), trick, denomination, seat, book)
    outcomes = (
        wins_rest({**left, seat: left[seat] - {card}}, [*trick, (seat, card)], leader, denomination, side, book)
        for card in sorted(legal)
    )
    return any(outcomes) if side_of(seat) == side else all(outcomes)
