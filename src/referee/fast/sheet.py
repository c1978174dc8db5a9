"""A canonical deal read into plain numbers, or left: what its text says, before anything is judged.

Canonical is what ``referee format`` writes; anything else is declined without a word, for the reader that can explain it.
Spellings are given (:mod:`referee.fast.spelling`). The text is UTF-8; the four suit symbols share their first two bytes.
"""

from array import array

__all__ = ["Sheet"]


class Sheet:
    """How a language spells, and the deal read last.

    ``seat_of``, ``rank_of``: by byte, -1 for one that is none; ``suit_of``: by the third byte of a suit symbol, the number of
    the suit's first card. ``deal`` to ``ew``: words, with the blank or the newline that goes with them. Of the deal:
    ``number``, ``dealer``; ``hands``, four masks, where ``dealt``; ``seats``, ``calls`` of the auction, ``count`` of them (a
    seat of -1 is unlabelled; 0 pass, 1 contre, 2 surcontre, else 16 + 8 × value + denomination, capot 998, générale 999);
    ``leaders``, ``winners``, ``points`` of tricks, -1 where not written; ``cards`` in order of play, ``said`` with each (1
    belote, 2 rebelote); ``score`` and ``total`` of both sides, where ``scored`` and ``totalled``.
    """

    __slots__ = (
        "all_trumps",
        "auction",
        "belote",
        "calls",
        "capot",
        "cards",
        "contre",
        "count",
        "deal",
        "dealer",
        "dealer_word",
        "dealt",
        "ew",
        "generale",
        "hands",
        "hands_word",
        "leaders",
        "no_trump",
        "ns",
        "number",
        "pass_",
        "points",
        "rank_of",
        "rebelote",
        "said",
        "score",
        "score_word",
        "scored",
        "seat_of",
        "seats",
        "suit_of",
        "surcontre",
        "total",
        "total_word",
        "totalled",
        "tricks",
        "winners",
    )

    all_trumps: bytes
    auction: bytes
    belote: bytes
    calls: "array[int]"
    capot: bytes
    cards: "array[int]"
    contre: bytes
    count: int
    deal: bytes
    dealer: int
    dealer_word: bytes
    dealt: int
    ew: bytes
    generale: bytes
    hands: "array[int]"
    hands_word: bytes
    leaders: "array[int]"
    no_trump: bytes
    ns: bytes
    number: int
    pass_: bytes
    points: "array[int]"
    rank_of: "array[int]"
    rebelote: bytes
    said: "array[int]"
    score: "array[int]"
    score_word: bytes
    scored: int
    seat_of: "array[int]"
    seats: "array[int]"
    suit_of: "array[int]"
    surcontre: bytes
    total: "array[int]"
    total_word: bytes
    totalled: int
    tricks: bytes
    winners: "array[int]"

    def number_at(self, data: bytes, at: int, end: int) -> int:
        """Read a number of six digits at most: its value and length as ``value << 8 | length``; -1 where none stands."""
        value = 0
        start = at
        while at < end and at < start + 7:
            digit = data[at] - 48
            if digit < 0 or digit > 9:
                break
            value = value * 10 + digit
            at += 1
        if at == start or at == start + 7:
            return -1
        return value << 8 | at - start

    def read(self, data: bytes, at: int, end: int) -> int:
        """Read the deal at ``at``; gives the offset behind it, or -1 where it is anything but canonical."""
        if not data.startswith(self.deal, at):
            return -1
        at += len(self.deal)
        packed = self.number_at(data, at, end)
        if packed < 0:
            return -1
        self.number = packed >> 8
        at += packed & 255
        if not data.startswith(self.dealer_word, at):
            return -1
        at += len(self.dealer_word)
        if at + 2 > end or data[at + 1] != 10:
            return -1
        self.dealer = self.seat_of[data[at]]
        if self.dealer < 0:
            return -1
        at += 2
        self.dealt = 0
        if data.startswith(self.hands_word, at):
            self.dealt = 1
            at = self.read_hands(data, at + len(self.hands_word), end)
        if at < 0 or not data.startswith(self.auction, at):
            return -1
        at = self.read_calls(data, at + len(self.auction), end)
        if at < 0 or not data.startswith(self.tricks, at):
            return -1
        at = self.read_tricks(data, at + len(self.tricks), end)
        self.scored = self.totalled = 0
        if at >= 0 and data.startswith(self.score_word, at):
            self.scored = 1
            at = self.read_figures(data, at + len(self.score_word), end, self.score)
        if at >= 0 and data.startswith(self.total_word, at):
            self.totalled = 1
            at = self.read_figures(data, at + len(self.total_word), end, self.total)
        if at < 0 or (at < end and data[at] != 10):
            return -1
        return at

    def read_hands(self, data: bytes, at: int, end: int) -> int:
        """Read four hands of eight cards, a line each; gives the offset behind them, or -1."""
        seat_of = self.seat_of
        rank_of = self.rank_of
        suit_of = self.suit_of
        hands = self.hands
        one = 1
        seen = every = 0
        for _ in range(4):
            if at + 10 > end or data[at] != 32 or data[at + 1] != 32:
                return -1
            seat = seat_of[data[at + 2]]
            if seat < 0 or data[at + 3] != 58 or seen >> seat & 1:
                return -1
            seen |= 1 << seat
            at += 4
            mask = suits = 0
            suit = -1
            left = 8
            opened = 0
            while at < end:
                byte = data[at]
                if byte == 32:
                    at += 1
                    continue
                rank = rank_of[byte]
                if rank >= 0:
                    if suit < 0:
                        return -1
                    mask |= one << suit + rank
                    left -= 1
                    opened = 0
                    at += 1
                elif byte == 226:
                    if at + 3 > end or data[at + 1] != 153 or opened:
                        return -1
                    suit = suit_of[data[at + 2]]
                    if suit < 0 or suits >> suit & 1:
                        return -1
                    suits |= one << suit
                    opened = 1
                    at += 3
                elif byte == 49:
                    if suit < 0 or at + 2 > end or data[at + 1] != 48:
                        return -1
                    mask |= one << suit + 6
                    left -= 1
                    opened = 0
                    at += 2
                elif byte == 45 and opened:
                    suit = -1
                    opened = 0
                    at += 1
                else:
                    break
            if left or opened or at >= end or data[at] != 10:
                return -1
            hands[seat] = mask
            every |= mask
            at += 1
        return at if every == 0xFFFFFFFF else -1

    def read_calls(self, data: bytes, at: int, end: int) -> int:
        """Read the rounds of an auction, a line each; gives the offset behind them, or -1."""
        seats = self.seats
        calls = self.calls
        count = 0
        while at + 2 < end and data[at] == 32:
            while at + 2 < end and data[at] != 10:
                if data[at] == 32:
                    at += 1
                    continue
                if count == len(seats):
                    return -1
                seat = self.seat_of[data[at]]
                if seat >= 0 and data[at + 1] == 58:
                    if data[at + 2] != 32:
                        return -1
                    at += 3
                else:
                    seat = -1
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
        self.count = count
        return at

    def read_bid(self, data: bytes, at: int, end: int, count: int) -> int:
        """Read a bid as the call number ``count``; gives the offset behind it, or -1."""
        if data.startswith(self.capot, at):
            value = 998
            at += len(self.capot)
        elif data.startswith(self.generale, at):
            value = 999
            at += len(self.generale)
        else:
            packed = self.number_at(data, at, end)
            value = packed >> 8
            if packed < 0 or value > 997:
                return -1
            at += packed & 255
        if value > 997 and at + 1 < end and data[at] == 32 and data[at + 1] == 226:
            at += 1
        if at + 3 > end:
            return -1
        if data[at] == 226 and data[at + 1] == 153:
            denomination = self.suit_of[data[at + 2]]
            if denomination < 0:
                return -1
            denomination >>= 3
            at += 3
        elif data.startswith(self.no_trump, at):
            denomination = 4
            at += len(self.no_trump)
        elif data.startswith(self.all_trumps, at):
            denomination = 5
            at += len(self.all_trumps)
        else:
            return -1
        self.calls[count] = 16 + value * 8 + denomination
        return at

    def read_tricks(self, data: bytes, at: int, end: int) -> int:
        """Read eight whole tricks, a line each; gives the offset behind them, or -1."""
        seat_of = self.seat_of
        rank_of = self.rank_of
        suit_of = self.suit_of
        cards = self.cards
        said = self.said
        place = 0
        for trick in range(8):
            if at + 26 > end or data[at] != 32 or data[at + 1] != 32 or data[at + 2] != 49 + trick:
                return -1
            if data[at + 3] != 46 or data[at + 4] != 32:
                return -1
            at += 5
            if data[at] == 226:
                self.leaders[trick] = -1
            else:
                seat = seat_of[data[at]]
                if seat < 0 or data[at + 1] != 58 or data[at + 2] != 32:
                    return -1
                self.leaders[trick] = seat
                at += 3
            for _ in range(4):
                if at + 6 > end or data[at] != 226 or data[at + 1] != 153:
                    return -1
                suit = suit_of[data[at + 2]]
                if suit < 0:
                    return -1
                rank = rank_of[data[at + 3]]
                if rank >= 0:
                    cards[place] = suit + rank
                    at += 4
                elif data[at + 3] == 49 and data[at + 4] == 48:
                    cards[place] = suit + 6
                    at += 5
                else:
                    return -1
                said[place] = 0
                if data[at] == 32:
                    at += 1
                    if data[at] != 226:
                        if data.startswith(self.rebelote, at):
                            said[place] = 2
                            at += len(self.rebelote)
                        elif data.startswith(self.belote, at):
                            said[place] = 1
                            at += len(self.belote)
                        if at < end and data[at] == 32:
                            at += 1
                place += 1
            self.winners[trick] = self.points[trick] = -1
            if at >= end:
                return -1
            if data[at] != 10:
                at = self.read_result(data, at, end, trick)
                if at < 0:
                    return -1
            at += 1
        return at

    def read_result(self, data: bytes, at: int, end: int, trick: int) -> int:
        """Read the result claimed of a trick; gives the offset of the newline behind it, or -1."""
        while at < end and data[at] == 32:
            at += 1
        if at + 4 > end or data[at] != 61 or data[at + 1] != 62 or data[at + 2] != 32:
            return -1
        at += 3
        seat = self.seat_of[data[at]]
        if seat >= 0:
            self.winners[trick] = seat
            at += 1
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

    def read_figures(self, data: bytes, at: int, end: int, figures: "array[int]") -> int:
        """Read the figures of both sides; gives the offset behind their line, or -1."""
        if not data.startswith(self.ns, at):
            return -1
        at += len(self.ns)
        packed = self.number_at(data, at, end)
        if packed < 0:
            return -1
        figures[0] = packed >> 8
        at += packed & 255
        if not data.startswith(self.ew, at):
            return -1
        at += len(self.ew)
        packed = self.number_at(data, at, end)
        if packed < 0:
            return -1
        figures[1] = packed >> 8
        at += packed & 255
        if at >= end or data[at] != 10:
            return -1
        return at + 1
