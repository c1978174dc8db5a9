"""The values of JSON that a plain deal is made of, read one after another. No text is held: what stands there is compared."""

from referee.fast.numbers import Numbers
from referee.fast.sheet import Sheet

__all__ = ["Values"]


class Values(Sheet):
    """A reader of values; ``at``: the offset that it has come to.

    ``rank_of``, ``suit_of``: by byte, of the latter the number of the suit's first card, -1 for what is none; ``names``: parties,
    as members are named; ``unnamed``: whether a party that a claim does not name has 0.
    """

    __slots__ = ("at", "names", "rank_of", "suit_of", "unnamed")

    at: int
    names: tuple[bytes, ...]
    rank_of: Numbers
    suit_of: Numbers
    unnamed: int

    def enter(self, data: bytes, end: int, bracket: int) -> int:
        """Pass an opening bracket; gives 0, or -1 where another thing stands."""
        at = self.at
        while at < end and data[at] == 32:
            at += 1
        if at >= end or data[at] != bracket:
            return -1
        self.at = at + 1
        return 0

    def item(self, data: bytes, end: int, before: int) -> int:
        """Go on to the next item of a list; ``before``: whether one stands before it. Gives 0, -2 at the end, else -1."""
        at = self.at
        while at < end and data[at] == 32:
            at += 1
        if at >= end:
            return -1
        if data[at] == 93:
            self.at = at + 1
            return -2
        if before:
            if data[at] != 44:
                return -1
            at += 1
            while at < end and data[at] == 32:
                at += 1
        # What follows a comma is an item, which no reader of one takes this bracket for.
        self.at = at
        return 0

    def member(self, data: bytes, end: int, keys: tuple[bytes, ...], seen: int) -> int:
        """Go on to the value of the next member of an object; ``seen``: those before it, as a mask.

        Gives its number among ``keys``, -2 at the end, else -1.
        """
        at = self.at
        while at < end and data[at] == 32:
            at += 1
        if at >= end:
            return -1
        if data[at] == 125:
            self.at = at + 1
            return -2
        if seen:
            if data[at] != 44:
                return -1
            at += 1
            while at < end and data[at] == 32:
                at += 1
        count = len(keys)
        found = 0
        # As a rule they stand in their order.
        while found < count and seen >> found:
            found += 1
        if found == count or not data.startswith(keys[found], at):
            found = 0
            while found < count and not data.startswith(keys[found], at):
                found += 1
        if found == count or seen >> found & 1:
            return -1
        at += len(keys[found])
        while at < end and data[at] == 32:
            at += 1
        if at >= end or data[at] != 58:
            return -1
        at += 1
        while at < end and data[at] == 32:
            at += 1
        self.at = at
        return found

    def figure(self, data: bytes, end: int) -> int:
        """Read a whole number; -1 where none stands."""
        packed = self.number_at(data, self.at, end)
        if packed < 0:
            return -1
        self.at += packed & 255
        return packed >> 8

    def seat(self, data: bytes, end: int) -> int:
        """Read a seat; -1 where none stands."""
        at = self.at
        behind = at + 1 + self.width
        if behind >= end or data[at] != 34 or data[behind] != 34:
            return -1
        self.at = behind + 1
        return self.seat_at(data, at + 1, end)

    def card(self, data: bytes, end: int) -> int:
        """Read a card; -1 where none stands."""
        at = self.at
        if at + 5 > end or data[at] != 34:
            return -1
        suit = self.suit_of[data[at + 1]]
        if suit < 0:
            return -1
        rank = self.rank_of[data[at + 2]]
        at += 3
        if rank < 0:
            if data[at - 1] != 49 or data[at] != 48:
                return -1
            rank = 6
            at += 1
        if data[at] != 34:
            return -1
        self.at = at + 1
        return suit + rank
