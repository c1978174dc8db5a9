"""A deal of a log of Board Game Arena's coinche, as the site prints it."""

from referee.fast.numbers import Numbers
from referee.fast.sheet import Sheet

__all__ = ["BgaSheet"]


class BgaSheet(Sheet):
    """A reader of deals in a log.

    ``suits``: their names, by number; ``names``: those of denominations, by the number that the site prints, less one;
    ``meant``: their own numbers; ``rank_of``: by byte, -1 for one that is none. Beside the deal: ``bidder``, who bid last; ``due``: who leads
    next, -1 where the log does not say it; ``ended``: whether it says that the match is over.
    """

    __slots__ = ("bidder", "due", "ended", "meant", "names", "rank_of", "suits", "words")

    bidder: int
    due: int
    ended: int
    meant: tuple[int, ...]
    names: tuple[bytes, ...]
    rank_of: Numbers
    suits: tuple[bytes, ...]
    words: int

    def read(self, data: bytes, at: int, end: int) -> int:
        """Read the deal at ``at``; gives the offset behind it, or -1 where it is anything but plain and whole."""
        self.clear()
        at = self.read_auction(data, at, end)
        if at >= 0:
            at = self.read_tricks(data, at, end)
        if at >= 0:
            at = self.read_result(data, at, end)
        if at >= 0:
            at = self.read_scores(data, at, end)
        if at >= 0:
            at = self.read_end(data, at, end)
        return at

    def line_end(self, data: bytes, at: int, end: int) -> int:
        """Pass the end of a line, or of the data; gives the offset behind it, or -1 where the line goes on."""
        if at >= end:
            return at
        if data[at] == 13 and at + 1 < end:
            at += 1
        return at + 1 if data[at] == 10 else -1

    def opens(self, data: bytes, at: int, end: int) -> int:
        """Tell who speaks at ``at``, where a line stands there that opens a deal whatever comes before it; else -1."""
        seat = self.seat_at(data, at, end)
        if seat < 0:
            return -1
        at += self.width
        if data.startswith(b" passes", at):
            at = self.line_end(data, at + 7, end)
        elif data.startswith(b" bids ", at):
            at = self.read_bid(data, at + 6, end, 0)
            at = self.line_end(data, at, end) if at >= 0 else -1
        else:
            return -1
        return seat if 0 <= at < end else -1

    def read_auction(self, data: bytes, at: int, end: int) -> int:
        """Read the calls, and the contract where that is told; gives the offset behind them, or -1."""
        count = 0
        bid = doubled = 0
        self.bidder = -1
        while at < end and count < len(self.seats):
            if data.startswith(b"Waiting for redouble", at):
                at = self.line_end(data, at + 20, end)
                if at < 0:
                    return -1
                continue
            if data.startswith(b"Everybody passes, ", at):
                return self.read_contract(data, at + 18, end, bid, count)
            seat = self.seat_at(data, at, end)
            if seat < 0:
                break
            behind = at + self.width
            if data.startswith(b" passes", behind):
                self.calls[count] = 0
                at = behind + 7
            elif data.startswith(b" bids ", behind):
                at = self.read_bid(data, behind + 6, end, count)
                bid = self.calls[count]
                self.bidder = seat
            elif data.startswith(b" doubles", behind):
                self.calls[count] = 1
                doubled = 1
                at = self.exclaimed(data, behind + 8, end)
            elif data.startswith(b" redoubles", behind):
                self.calls[count] = 2
                at = self.exclaimed(data, behind + 10, end)
            elif data.startswith(b" does not redouble.", behind):
                if not doubled:
                    return -1
                self.calls[count] = 0
                at = behind + 19
            else:
                break
            if at < 0:
                return -1
            at = self.line_end(data, at, end)
            if at < 0:
                return -1
            self.seats[count] = seat
            count += 1
        self.called = count
        return at if self.bidder >= 0 else -1

    def exclaimed(self, data: bytes, at: int, end: int) -> int:
        """Pass an exclamation mark, with or without a blank before it; gives the offset behind it, or -1."""
        if at < end and data[at] == 32:
            at += 1
        return at + 1 if at < end and data[at] == 33 else -1

    def read_bid(self, data: bytes, at: int, end: int, count: int) -> int:
        """Read value and denomination of a bid as the call number ``count``; gives the offset behind them, or -1."""
        packed = self.number_at(data, at, end)
        value = packed >> 8
        if packed < 0 or value > 997:
            return -1
        at += packed & 255
        if at + 1 >= end or data[at] != 32 or data[at + 1] < 49 or data[at + 1] > 54:
            return -1
        number = data[at + 1] - 49
        at += 2
        if data.startswith(b" (", at):
            name = self.names[number]
            if not data.startswith(name, at + 2):
                return -1
            at += 2 + len(name)
            if at >= end or data[at] != 41:
                return -1
            at += 1
        # The site prints a capot as the points that it is worth.
        if value == 250:
            value = 998
        meant = self.meant[number]
        self.calls[count] = 16 + value * 8 + meant
        return at

    def read_contract(self, data: bytes, at: int, end: int, bid: int, count: int) -> int:
        """Read the contract, which must be the last bid; gives the offset behind its line, or -1."""
        if self.bidder < 0 or count >= len(self.seats):
            return -1
        self.called = count
        # The place behind the calls is free.
        at = self.read_bid(data, at, end, count)
        if at < 0 or self.calls[count] != bid or not data.startswith(b" for ", at):
            return -1
        at += 5
        if self.seat_at(data, at, end) != self.bidder:
            return -1
        return self.line_end(data, at + self.width, end)

    def read_tricks(self, data: bytes, at: int, end: int) -> int:
        """Read eight tricks, with what was said before a card; gives the offset behind them, or -1."""
        place = 0
        self.words = 0
        for trick in range(8):
            for turn in range(4):
                at = self.read_card(data, at, end, place)
                if at < 0 or (turn and (self.leaders[trick] + turn) & 3 != self.winners[trick]):
                    return -1
                if turn == 0:
                    self.leaders[trick] = self.winners[trick]
                place += 1
            self.points[trick] = -1
            if at < end and data[at] == 48 + trick:
                at += 1
            self.winners[trick] = self.seat_at(data, at, end)
            at += self.width
            if self.winners[trick] < 0:
                return -1
            if data.startswith(b" wins the trick", at):
                at = self.line_end(data, at + 15, end)
            elif data.startswith(b" wins the last trick (+10 pts)", at):
                at = self.line_end(data, at + 30, end)
            else:
                return -1
            if at < 0:
                return -1
        self.length = 8
        return at

    def read_card(self, data: bytes, at: int, end: int, place: int) -> int:
        """Read the card of a place, and the word said before it; gives the offset behind its line, or -1.

        Who plays it stands among the winners until the trick is read.
        """
        trick = place >> 2
        spoke = -1
        word = 0
        if at < end and data[at] != 48 + trick:
            spoke = self.seat_at(data, at, end)
            at += self.width
            if spoke < 0:
                return -1
            if data.startswith(b" says Belote!", at):
                word = 1
                at = self.line_end(data, at + 13, end)
            elif data.startswith(b" says Rebelote!", at):
                word = 2
                at = self.line_end(data, at + 15, end)
            else:
                return -1
            if at < 0:
                return -1
            self.words |= word << 2 * spoke
        if at >= end or data[at] != 48 + trick:
            return -1
        seat = self.seat_at(data, at + 1, end)
        at += 1 + self.width
        if seat < 0 or (spoke >= 0 and seat != spoke) or not data.startswith(b" plays ", at):
            return -1
        at += 7
        if at + 4 > end:
            return -1
        rank = self.rank_of[data[at]]
        if rank < 0:
            if data[at] != 49 or data[at + 1] != 48:
                return -1
            rank = 6
            at += 1
        if data[at + 1] != 32:
            return -1
        at += 2
        for suit in range(4):
            name = self.suits[suit]
            if data.startswith(name, at):
                self.cards[place] = 8 * suit + rank
                self.said[place] = word
                self.winners[trick] = seat
                return self.line_end(data, at + len(name), end)
        return -1

    def read_result(self, data: bytes, at: int, end: int) -> int:
        """Read whether the contract was made, and the points; gives the offset behind the line, or -1."""
        if data.startswith(b"Bid successful, ", at):
            self.result = 1
            at += 16
        elif data.startswith(b"Bid fails, ", at):
            self.result = 2
            at += 11
        else:
            return -1
        taker = self.bidder & 1
        packed = self.number_at(data, at, end)
        if packed < 0:
            return -1
        self.claimed[taker] = packed >> 8
        at += packed & 255
        if not data.startswith(b" to ", at):
            return -1
        packed = self.number_at(data, at + 4, end)
        if packed < 0:
            return -1
        self.claimed[1 - taker] = packed >> 8
        at += 4 + (packed & 255)
        # Belotes that were said are in the points that the site prints.
        for seat in range(4):
            if self.words >> 2 * seat & 3 == 3:
                self.claimed[seat & 1] -= 20
        self.counted = 1
        return self.line_end(data, at + 1, end) if at < end and data[at] == 33 else -1

    def read_scores(self, data: bytes, at: int, end: int) -> int:
        """Read the score of every player, which is that of his partner too; gives the offset behind them, or -1."""
        seen = 0
        for _ in range(4):
            seat = self.seat_at(data, at, end)
            at += self.width
            if seat < 0 or seen >> seat & 1:
                return -1
            points = 0
            if data.startswith(b" scores no point", at):
                at += 16
            elif data.startswith(b" scores ", at):
                packed = self.number_at(data, at + 8, end)
                points = packed >> 8
                at += 8 + (packed & 255)
                if packed < 0 or not data.startswith(b" point", at):
                    return -1
                at += 6
            else:
                return -1
            if at < end and data[at] == 115:
                at += 1
            at = self.line_end(data, at, end)
            if at < 0 or (seen >> (seat ^ 2) & 1 and self.score[seat & 1] != points):
                return -1
            self.score[seat & 1] = points
            seen |= 1 << seat
        self.scored = 1
        return at

    def read_end(self, data: bytes, at: int, end: int) -> int:
        """Read who leads next, and that the match is over, where either is told; gives the offset behind that, or -1."""
        self.due = -1
        self.ended = 0
        seat = self.seat_at(data, at, end)
        if seat >= 0 and data.startswith(b" is now the first player", at + self.width):
            self.due = seat
            at = self.line_end(data, at + self.width + 24, end)
            if at < 0:
                return -1
        if data.startswith(b"The end of the game:", at):
            self.ended = 1
            while at < end and 31 < data[at] < 127:
                at += 1
            at = self.line_end(data, at, end)
        return at
