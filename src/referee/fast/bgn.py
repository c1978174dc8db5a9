"""A canonical deal of BGN: canonical is what ``referee format`` writes."""

from array import array

from referee.fast.bgn_cards import CardLines

__all__ = ["BgnSheet"]


class BgnSheet(CardLines):
    """A reader of deals in BGN.

    ``deal`` to ``surcontre``: words, with the blank or the newline that goes with them; ``capot``, ``generale``: these bids
    without their denomination, which is spelt as in ``alone`` behind them; ``names``: parties; ``unnamed``: whether a party
    that a claim does not name has 0.
    """

    __slots__ = (
        "alone",
        "auction",
        "capot",
        "contre",
        "deal",
        "dealer_word",
        "generale",
        "hands_word",
        "names",
        "pass_",
        "score_word",
        "surcontre",
        "total_word",
        "tricks",
        "unnamed",
    )

    alone: tuple[bytes, ...]
    auction: bytes
    capot: bytes
    contre: bytes
    deal: bytes
    dealer_word: bytes
    generale: bytes
    hands_word: bytes
    names: tuple[bytes, ...]
    pass_: bytes
    score_word: bytes
    surcontre: bytes
    total_word: bytes
    tricks: bytes
    unnamed: int

    def read(self, data: bytes, at: int, end: int) -> int:
        """Read the deal at ``at``; gives the offset behind it, or -1 where it is anything but canonical."""
        self.named = -1
        self.dealt = self.scored = self.totalled = self.counted = self.result = 0
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
        self.number = self.dealer = -1
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
        calls = self.calls
        width = self.width
        count = 0
        while at + 3 < end and data[at] == 32:
            while at + 3 < end and data[at] != 10:
                if data[at] == 32:
                    at += 1
                    continue
                if count == len(seats):
                    return -1
                seat = -1
                if data[at + width] == 58:
                    seat = self.seat_at(data, at, end)
                    if seat < 0 or data[at + width + 1] != 32:
                        return -1
                    at += width + 2
                seats[count] = seat
                if data.startswith(self.pass_, at):
                    calls[count] = 0
                    at += len(self.pass_)
                elif data.startswith(self.contre, at):
                    calls[count] = 1
                    at += len(self.contre)
                elif data.startswith(self.surcontre, at):
                    calls[count] = 2
                    at += len(self.surcontre)
                else:
                    at = self.read_bid(data, at, end, count)
                    if at < 0:
                        return -1
                if at >= end or (data[at] != 32 and data[at] != 10):
                    return -1
                count += 1
            at += 1
        self.called = count
        return at

    def read_bid(self, data: bytes, at: int, end: int, count: int) -> int:
        """Read a bid as the call number ``count``; gives the offset behind it, or -1."""
        trumps = self.alone
        if data.startswith(self.capot, at):
            value = 998
            at += len(self.capot)
        elif data.startswith(self.generale, at):
            value = 999
            at += len(self.generale)
        else:
            trumps = self.trumps
            packed = self.number_at(data, at, end)
            value = packed >> 8
            if packed < 0 or value > 997:
                return -1
            at += packed & 255
        denomination = self.trump_at(data, at, trumps)
        if denomination >= 0:
            at += len(trumps[denomination])
        elif value > 997:
            return -1
        else:
            denomination = 7
        self.calls[count] = 16 + value * 8 + denomination
        return at

    def read_figures(self, data: bytes, at: int, end: int, figures: "array[int]") -> int:
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
