"""A canonical deal of BGN: canonical is what ``referee format`` writes."""

from referee.fast.bgn_cards import CardLines
from referee.fast.numbers import Numbers

__all__ = ["BgnSheet"]


class BgnSheet(CardLines):
    """A reader of deals in BGN.

    ``auction`` to ``tricks``: words, with the blank or the newline that goes with them; ``names``: parties; ``unnamed``: whether a
    party that a claim does not name has 0.
    """

    __slots__ = (
        "auction",
        "deal",
        "dealer_word",
        "hands_word",
        "names",
        "score_word",
        "total_word",
        "tricks",
        "unnamed",
    )

    auction: bytes
    deal: bytes
    dealer_word: bytes
    hands_word: bytes
    names: tuple[bytes, ...]
    score_word: bytes
    total_word: bytes
    tricks: bytes
    unnamed: int

    def read(self, data: bytes, at: int, end: int) -> int:
        """Read the deal at ``at``; gives the offset behind it, or -1 where it is anything but canonical."""
        self.clear()
        at = self.read_header(data, at, end)
        if at < 0:
            return -1
        if data.startswith(self.hands_word, at):
            at = self.read_hands(data, at + len(self.hands_word), end)
        if at < 0 or not data.startswith(self.auction, at):
            return -1
        at = self.read_calls(data, at + len(self.auction), end)
        if at < 0 or not data.startswith(self.tricks, at):
            return -1
        at = self.read_tricks(data, at + len(self.tricks), end)
        if at >= 0 and data.startswith(self.score_word, at):
            self.scored = 1
            at = self.read_figures(data, at + len(self.score_word), end, self.score)
        if at >= 0 and data.startswith(self.total_word, at):
            self.totalled = 1
            at = self.read_figures(data, at + len(self.total_word), end, self.total)
        if at < 0 or (at < end and data[at] != 10):
            return -1
        return at

    def read_header(self, data: bytes, at: int, end: int) -> int:
        """Read number and dealer, which may be left out; gives the offset of the next line, or -1."""
        if not data.startswith(self.deal, at):
            return -1
        at += len(self.deal)
        if at + 1 < end and data[at] == 32 and data[at + 1] < 58:
            packed = self.number_at(data, at + 1, end)
            if packed < 0:
                return -1
            self.number = packed >> 8
            at += 1 + (packed & 255)
        if data.startswith(self.dealer_word, at):
            at += len(self.dealer_word)
            self.dealer = self.seat_at(data, at, end)
            if self.dealer < 0:
                return -1
            at += self.width
        if at >= end or data[at] != 10:
            return -1
        return at + 1

    def read_calls(self, data: bytes, at: int, end: int) -> int:
        """Read the rounds of an auction, a line each; gives the offset behind them, or -1."""
        seats = self.seats
        width = self.width
        count = 0
        while at + 3 < end and data[at] == 32:
            while at + 3 < end and data[at] != 10:
                while data[at] == 32 and at + 3 < end:
                    at += 1
                if data[at] == 10 or at + 3 >= end:
                    break
                if count == len(seats):
                    return -1
                seat = -1
                if data[at + width] == 58:
                    seat = self.seat_at(data, at, end)
                    if seat < 0 or data[at + width + 1] != 32:
                        return -1
                    at += width + 2
                seats[count] = seat
                at = self.read_call(data, at, end, count)
                if at < 0 or at >= end or (data[at] != 32 and data[at] != 10):
                    return -1
                count += 1
            at += 1
        self.called = count
        return at

    def read_figures(self, data: bytes, at: int, end: int, figures: Numbers) -> int:
        """Read figures by party; gives the offset behind their line, or -1."""
        found = 0
        for party in range(self.parties):
            figures[party] = 0
            name = self.names[party]
            if not data.startswith(name, at):
                continue
            at += len(name)
            packed = self.number_at(data, at, end)
            if packed < 0:
                return -1
            figures[party] = packed >> 8
            at += packed & 255
            found += 1
            if at + 1 < end and data[at] == 32 and data[at + 1] != 10:
                at += 1
            if self.unnamed and party > self.named:
                self.named = party
        if at >= end or data[at] != 10 or found == 0 or (found < self.parties and not self.unnamed):
            return -1
        return at + 1
