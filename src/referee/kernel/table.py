"""Who sits at the table: seats in order of play, and the parties that score.

In the kernel a seat is an integer from 0, in order of play; ``party_of[seat]`` says for whom it plays. Partners share
a party in contrée; in comptoir each player is one.
"""

from dataclasses import dataclass

__all__ = ["CONTREE_SEATS", "CONTREE_TABLE", "Table", "comptoir_table"]


@dataclass(frozen=True, slots=True)
class Table:
    """Seats and parties of one deal.

    ``seats``: codes of the seats in order of play; ``parties``: codes of what scores; ``party_of``: the party of each
    seat.
    """

    seats: tuple[str, ...]
    parties: tuple[str, ...]
    party_of: tuple[int, ...]

    @property
    def size(self) -> int:
        """Number of players."""
        return len(self.seats)

    @property
    def unnamed(self) -> int | None:
        """What a score says of a party that it does not name: 0 where each plays alone, else nothing."""
        return 0 if len(self.parties) == len(self.seats) else None

    def number(self, seat: str) -> int:
        """Give the number of a seat code; raises ``ValueError`` when nobody sits there."""
        return self.seats.index(seat)

    def after(self, seat: int, steps: int = 1) -> int:
        """Give the seat so many places after this one in order of play."""
        return (seat + steps) % len(self.seats)

    def party(self, seat: str) -> str:
        """Give the code of the party of a seat code."""
        return self.parties[self.party_of[self.seats.index(seat)]]


CONTREE_SEATS = ("N", "W", "S", "E")
CONTREE_TABLE = Table(seats=CONTREE_SEATS, parties=("NS", "EW"), party_of=(0, 1, 0, 1))
"""Order of play counter-clockwise, partners opposite (C-1.1, C-1.2)."""


def comptoir_table(players: int) -> Table:
    """Give the table of two to four players, each alone (K-1.1)."""
    names = tuple(f"P{n + 1}" for n in range(players))
    return Table(seats=names, parties=names, party_of=tuple(range(players)))
