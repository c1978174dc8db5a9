"""A deal of ``record/1`` as a program writes it: its members in any order, blanks between them, no escapes."""

from referee.fast.jsonl_values import Values
from referee.fast.numbers import Numbers

__all__ = ["JsonSheet"]


class JsonSheet(Values):
    """A reader of deals in JSON.

    ``deal_keys`` to ``count_keys``: the names of the members of an object, quoted, in the order in which the project writes them
    where it matters to the reader: those of a deal start with number, dealer, hands, auction, tricks, score, total and count, then
    come those that are ``null`` in a plain one, then those that are empty.
    """

    __slots__ = ("call_keys", "count_keys", "deal_keys", "hand_keys", "trick_keys")

    call_keys: tuple[bytes, ...]
    count_keys: tuple[bytes, ...]
    deal_keys: tuple[bytes, ...]
    hand_keys: tuple[bytes, ...]
    trick_keys: tuple[bytes, ...]

    def read(self, data: bytes, at: int, end: int) -> int:
        """Read the deal at ``at``; gives the offset behind it, or -1 where it is anything but plain."""
        self.clear()
        self.at = at
        seen = 0
        key = self.enter(data, end, 123)
        while key >= 0:
            key = self.member(data, end, self.deal_keys, seen)
            if key < 0:
                break
            seen |= 1 << key
            if self.read_part(data, end, key) < 0:
                return -1
        return self.at if key == -2 else -1

    def read_part(self, data: bytes, end: int, key: int) -> int:
        """Read the value of a member of a deal; gives 0, or -1."""
        if data.startswith(b"null", self.at):
            self.at += 4
            return -1 if key > 9 else 0
        if key == 0:
            self.number = self.figure(data, end)
            return -1 if self.number < 0 else 0
        if key == 1:
            self.dealer = self.seat(data, end)
            return -1 if self.dealer < 0 else 0
        if key == 2:
            return self.read_hands(data, end)
        if key == 3:
            return self.read_calls(data, end)
        if key == 4:
            return self.read_tricks(data, end)
        if key == 5:
            self.scored = 1
            return self.read_figures(data, end, self.score)
        if key == 6:
            self.totalled = 1
            return self.read_figures(data, end, self.total)
        if key == 7:
            return self.read_count(data, end)
        # A contract, a summary, the arbiter's lines and comments are left to the full reader.
        if key < 10 or not data.startswith(b"[]", self.at):
            return -1
        self.at += 2
        return 0

    def read_hands(self, data: bytes, end: int) -> int:
        """Read a hand for each seat, all of the same size; gives 0, or -1."""
        one = 1
        every = 0
        seats = 0
        item = self.enter(data, end, 91)
        while item >= 0:
            item = self.item(data, end, seats)
            if item < 0:
                break
            key = self.enter(data, end, 123)
            seen = held = 0
            seat = -1
            mask = 0
            while key >= 0:
                key = self.member(data, end, self.hand_keys, seen)
                if key < 0:
                    break
                seen |= 1 << key
                if key == 0:
                    seat = self.seat(data, end)
                    if seat < 0 or seats >> seat & 1:
                        return -1
                    continue
                inner = self.enter(data, end, 91)
                while inner >= 0:
                    inner = self.item(data, end, held)
                    if inner < 0:
                        break
                    card = self.card(data, end)
                    if card < 0 or (every | mask) >> card & 1:
                        return -1
                    mask |= one << card
                    held += 1
                if inner != -2:
                    return -1
            if key != -2 or seat < 0 or held == 0 or (self.dealt and held != self.dealt):
                return -1
            seats |= 1 << seat
            every |= mask
            self.dealt = held
            self.hands[seat] = mask
        return 0 if item == -2 and seats + 1 == 1 << self.size else -1

    def read_calls(self, data: bytes, end: int) -> int:
        """Read an auction; gives 0, or -1."""
        count = 0
        item = self.enter(data, end, 91)
        while item >= 0:
            item = self.item(data, end, count)
            if item < 0:
                break
            if count == len(self.seats):
                return -1
            key = self.enter(data, end, 123)
            seen = 0
            self.seats[count] = -1
            while key >= 0:
                key = self.member(data, end, self.call_keys, seen)
                if key < 0:
                    break
                seen |= 1 << key
                if key == 1:
                    there = self.read_call(data, self.at + 1, end, count)
                    if there < 0 or there >= end or data[self.at] != 34 or data[there] != 34:
                        return -1
                    self.at = there + 1
                elif data.startswith(b"null", self.at):
                    self.at += 4
                else:
                    self.seats[count] = self.seat(data, end)
                    if self.seats[count] < 0:
                        return -1
            if key != -2 or seen != 3:
                return -1
            count += 1
        self.called = count
        return 0 if item == -2 else -1

    def read_tricks(self, data: bytes, end: int) -> int:
        """Read whole tricks; gives 0, or -1."""
        trick = 0
        item = self.enter(data, end, 91)
        while item >= 0:
            item = self.item(data, end, trick)
            if item < 0:
                break
            if trick == 8 or self.read_trick(data, end, trick) < 0:
                return -1
            trick += 1
        self.length = trick
        return 0 if item == -2 else -1

    def read_trick(self, data: bytes, end: int, trick: int) -> int:
        """Read a trick; gives 0, or -1."""
        first = trick * self.size
        seen = 0
        number = leader = winner = points = -1
        for place in range(first, first + self.size):
            self.said[place] = 0
        key = self.enter(data, end, 123)
        while key >= 0:
            key = self.member(data, end, self.trick_keys, seen)
            if key < 0:
                break
            seen |= 1 << key
            if key == 2:
                if self.read_cards(data, end, first) < 0:
                    return -1
            elif key == 3:
                if self.read_words(data, end, first) < 0:
                    return -1
            elif data.startswith(b"null", self.at):
                self.at += 4
            elif key == 0:
                number = self.figure(data, end)
                if number != trick + 1:
                    return -1
            elif key == 1:
                leader = self.seat(data, end)
                if leader < 0:
                    return -1
            elif key == 4:
                winner = self.seat(data, end)
                if winner < 0:
                    return -1
            else:
                points = self.figure(data, end)
                if points < 0:
                    return -1
        self.leaders[trick] = leader
        self.winners[trick] = winner
        self.points[trick] = points
        return 0 if key == -2 and seen & 7 == 7 and (number >= 0 or leader >= 0) else -1

    def read_cards(self, data: bytes, end: int, first: int) -> int:
        """Read the cards of a trick, from the place of the first; gives 0, or -1."""
        count = 0
        item = self.enter(data, end, 91)
        while item >= 0:
            item = self.item(data, end, count)
            if item < 0:
                break
            if count == self.size:
                return -1
            self.cards[first + count] = self.card(data, end)
            if self.cards[first + count] < 0:
                return -1
            count += 1
        return 0 if item == -2 and count == self.size else -1

    def read_words(self, data: bytes, end: int, first: int) -> int:
        """Read what was said with the cards of a trick, an entry for each or none at all; gives 0, or -1."""
        count = 0
        item = self.enter(data, end, 91)
        while item >= 0:
            item = self.item(data, end, count)
            if item < 0:
                break
            if count == self.size:
                return -1
            if data.startswith(b'"belote"', self.at):
                self.said[first + count] = 1
                self.at += 8
            elif data.startswith(b'"rebelote"', self.at):
                self.said[first + count] = 2
                self.at += 10
            elif data.startswith(b"null", self.at):
                self.at += 4
            else:
                return -1
            count += 1
        return 0 if item == -2 and count in (0, self.size) else -1

    def read_count(self, data: bytes, end: int) -> int:
        """Read what a program prints of the count, points of every party or none; gives 0, or -1."""
        seen = 0
        named = self.named
        key = self.enter(data, end, 123)
        while key >= 0:
            key = self.member(data, end, self.count_keys, seen)
            if key < 0:
                break
            seen |= 1 << key
            if data.startswith(b"null", self.at):
                self.at += 4
            elif key == 0:
                if self.unnamed or self.read_figures(data, end, self.claimed) < 0:
                    return -1
                self.counted = 1
            elif data.startswith(b'"made"', self.at):
                self.result = 1
                self.at += 6
            elif data.startswith(b'"failed"', self.at):
                self.result = 2
                self.at += 8
            else:
                return -1
        # Who is named here alone is not taken for one who sits at the table.
        self.named = named
        return 0 if key == -2 and (self.counted or self.result) else -1

    def read_figures(self, data: bytes, end: int, figures: Numbers) -> int:
        """Read figures by party; gives 0, or -1."""
        seen = 0
        for party in range(self.parties):
            figures[party] = 0
        key = self.enter(data, end, 123)
        while key >= 0:
            key = self.member(data, end, self.names, seen)
            if key < 0:
                break
            seen |= 1 << key
            figures[key] = self.figure(data, end)
            if figures[key] < 0:
                return -1
            if self.unnamed and key > self.named:
                self.named = key
        if key != -2 or seen == 0 or (not self.unnamed and seen + 1 != 1 << self.parties):
            return -1
        return 0
