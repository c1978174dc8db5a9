"""The hands and the tricks of a canonical deal of BGN. The text is UTF-8; the four suit symbols share their first two bytes."""

from referee.fast.numbers import Numbers
from referee.fast.sheet import Sheet

__all__ = ["CardLines"]


class CardLines(Sheet):
    """A reader of lines of cards.

    ``rank_of``: by byte, -1 for one that is none; ``suit_of``: by the third byte of a suit symbol, the number of the suit's
    first card; ``belote``, ``rebelote``: the words said with a card.
    """

    __slots__ = ("belote", "rank_of", "rebelote", "suit_of")

    belote: bytes
    rank_of: Numbers
    rebelote: bytes
    suit_of: Numbers

    def read_hands(self, data: bytes, at: int, end: int) -> int:
        """Read a hand for each seat, a line each, all of the same size; gives the offset behind them, or -1."""
        rank_of = self.rank_of
        suit_of = self.suit_of
        one = 1
        seen = every = 0
        self.dealt = 0
        for _ in range(self.size):
            if at + 10 > end or data[at] != 32 or data[at + 1] != 32:
                return -1
            at += 2
            seat = self.seat_at(data, at, end)
            at += self.width
            if seat < 0 or data[at] != 58 or seen >> seat & 1:
                return -1
            seen |= 1 << seat
            at += 1
            before = every
            suits = held = 0
            while at + 4 < end and data[at] == 32:
                at += 1
                if data[at] == 32:
                    continue
                if data[at] != 226 or data[at + 1] != 153:
                    return -1
                suit = suit_of[data[at + 2]]
                if suit < 0 or suits >> suit & 1:
                    return -1
                suits |= one << suit
                at += 3
                first = at
                while at + 2 < end and data[at] == 32:
                    rank = rank_of[data[at + 1]]
                    if rank < 0:
                        if data[at + 1] != 49 or data[at + 2] != 48:
                            break
                        rank = 6
                        at += 1
                    card = one << suit + rank
                    if every & card:
                        return -1
                    every |= card
                    held += 1
                    at += 2
                if at == first:
                    if at + 2 >= end or data[at] != 32 or data[at + 1] != 45:
                        return -1
                    at += 2
            if at >= end or data[at] != 10 or held == 0 or (self.dealt and held != self.dealt):
                return -1
            self.dealt = held
            self.hands[seat] = every ^ before
            at += 1
        return at

    def read_tricks(self, data: bytes, at: int, end: int) -> int:
        """Read whole tricks, a line each; gives the offset behind them, or -1."""
        rank_of = self.rank_of
        suit_of = self.suit_of
        cards = self.cards
        said = self.said
        size = self.size
        first = at
        place = trick = 0
        if self.spoken:
            self.spoken = 0
            for card in range(32):
                said[card] = 0
        while at + 11 <= end and data[at] == 32:
            if trick == 8 or data[at + 1] != 32 or data[at + 2] != 49 + trick:
                return -1
            if data[at + 3] != 46 or data[at + 4] != 32:
                return -1
            at += 5
            self.leaders[trick] = self.winners[trick] = self.points[trick] = -1
            if data[at] != 226:
                seat = self.seat_at(data, at, end)
                at += self.width
                if seat < 0 or data[at] != 58 or data[at + 1] != 32:
                    return -1
                self.leaders[trick] = seat
                at += 2
            for _ in range(size):
                if at + 5 > end:
                    return -1
                suit = suit_of[data[at + 2]]
                if suit < 0:
                    return -1
                rank = rank_of[data[at + 3]]
                if rank >= 0:
                    cards[place] = suit + rank
                    at += 4
                elif at + 6 <= end and data[at + 3] == 49 and data[at + 4] == 48:
                    cards[place] = suit + 6
                    at += 5
                else:
                    return -1
                byte = data[at]
                if byte == 32 and at + 1 < end:
                    at += 1
                    byte = data[at]
                    if byte not in (226, 61, 32):
                        self.spoken = 1
                        if data.startswith(self.rebelote, at):
                            said[place] = 2
                            at += len(self.rebelote)
                        elif data.startswith(self.belote, at):
                            said[place] = 1
                            at += len(self.belote)
                        else:
                            return -1
                        if at >= end or (data[at] != 32 and data[at] != 10):
                            return -1
                        if data[at] == 32:
                            at += 1
                place += 1
            if at < end and data[at] != 10:
                at = self.read_result(data, at, end, trick)
            if at < 0 or at >= end:
                return -1
            at += 1
            trick += 1
        self.length = trick
        # Of each symbol the last byte was looked at; the others can stand nowhere else.
        return at if data.count(b"\xe2\x99", first, at) == place else -1

    def read_result(self, data: bytes, at: int, end: int, trick: int) -> int:
        """Read the result claimed of a trick; gives the offset of the newline behind it, or -1."""
        while at < end and data[at] == 32:
            at += 1
        if at + 4 > end or data[at] != 61 or data[at + 1] != 62 or data[at + 2] != 32:
            return -1
        at += 3
        seat = self.seat_at(data, at, end)
        if seat >= 0:
            self.winners[trick] = seat
            at += self.width
            if at + 1 < end and data[at] == 32:
                at += 1
        if at < end and data[at] != 10:
            packed = self.number_at(data, at, end)
            if packed < 0:
                return -1
            self.points[trick] = packed >> 8
            at += packed & 255
        elif seat < 0:
            return -1
        if at >= end or data[at] != 10:
            return -1
        return at
