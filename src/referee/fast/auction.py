"""The auction of a deal that was read, replayed by tables."""

from referee.fast.sheet import Sheet
from referee.fast.tabled import Tables

__all__ = ["Auction"]


class Auction:
    """An auction in progress.

    ``turn``: who speaks; ``bid``, ``bidder``, ``rank``: the standing one, -1 before the first; ``level``: 0, contre 1, surcontre
    2; ``passes``; ``answered``: who has passed since a contre, ``out``: who may not speak again, as masks; ``doubler``.
    """

    __slots__ = (
        "answered",
        "bid",
        "bidder",
        "doubler",
        "level",
        "out",
        "passes",
        "rank",
        "sheet",
        "tables",
        "turn",
    )

    answered: int
    bid: int
    bidder: int
    doubler: int
    level: int
    out: int
    passes: int
    rank: int
    sheet: Sheet
    tables: Tables
    turn: int

    def replay(self, dealer: int) -> int:
        """Find the contract; gives 0, or -1 where a call is illegal, or nobody bids."""
        seats = self.sheet.seats
        calls = self.sheet.calls
        self.turn = dealer + 1
        if self.turn == self.tables.size:
            self.turn = 0
        self.bid = self.bidder = self.doubler = -1
        self.rank = self.level = self.passes = self.answered = self.out = 0
        spare = 1
        for at in range(self.sheet.called):
            call = calls[at]
            seat = seats[at]
            if seat < 0:
                seat = self.turn
            ended = self.ended() if self.passes or self.level else 0
            if not ended and seat != self.turn and not self.may_speak(seat, call):
                if not self.may_be_left_out(seat):
                    return -1
                self.apply(self.turn, 0)
                ended = self.ended()
            if ended:
                # One pass too many.
                if call or self.bid < 0 or not spare or seat != self.turn:
                    return -1
                spare = 0
                continue
            if seat != self.turn and not self.may_speak(seat, call):
                return -1
            if call and not self.legal(seat, call):
                return -1
            self.apply(seat, call)
        return 0 if self.bid >= 0 else -1

    def ended(self) -> int:
        """Tell whether nobody may speak any more."""
        tables = self.tables
        if self.bid < 0:
            return self.passes >= tables.size
        if self.level == 2:
            return 1
        if self.level == 1 and tables.freezes:
            return self.answered & tables.sides[self.bidder] == tables.sides[self.bidder]
        return self.passes >= tables.closing

    def may_speak(self, seat: int, call: int) -> int:
        """Tell whether a seat may make a call of this kind out of turn."""
        if not self.tables.any_time or self.bid < 0:
            return 0
        opposed = not self.tables.sides[self.bidder] >> seat & 1
        if call == 1:
            return self.level == 0 and opposed
        return self.level == 1 and call <= 2 and not self.answered >> seat & 1 and seat != self.doubler

    def may_be_left_out(self, seat: int) -> int:
        """Tell whether the pass of the doubler's partner may stand unwritten where this seat speaks behind him."""
        if self.doubler < 0 or self.level != 1 or self.turn == self.doubler:
            return 0
        tables = self.tables
        after = self.turn + 1
        if after == tables.size:
            after = 0
        partner = tables.sides[self.doubler] >> self.turn & 1
        return partner and seat == after and tables.sides[self.bidder] >> seat & 1

    def legal(self, seat: int, call: int) -> int:
        """Tell whether a call that is no pass may be made, whoever's turn it is."""
        tables = self.tables
        if call > 2:
            bid = call - 16
            if self.level and tables.freezes:
                return 0
            if tables.rank[bid >> 3] <= self.rank or not tables.denominations >> (bid & 7) & 1:
                return 0
            return seat != self.bidder or tables.self_raise > (bid & 7 == self.bid & 7)
        if self.bid < 0:
            return 0
        own = tables.sides[self.bidder] >> seat & 1
        if call == 1:
            return self.level == 0 and not own and tables.doubled[self.bid >> 3]
        return self.level == 1 and own

    def apply(self, seat: int, call: int) -> None:
        """Take a call as made."""
        tables = self.tables
        if call > 2:
            self.bid = call - 16
            self.rank = tables.rank[self.bid >> 3]
            self.bidder = seat
            self.doubler = -1
            self.level = self.answered = 0
            if tables.returns:
                self.passes = 0
        elif call == 1:
            self.level = 1
            self.passes = 0
            self.doubler = seat
        elif call == 2:
            self.level = 2
        else:
            self.passes += 1
            if self.level == 1:
                self.answered |= 1 << seat
            if not tables.returns:
                self.out |= 1 << seat
        self.turn = seat + 1 if seat + 1 < tables.size else 0
        if self.out:
            while self.out >> self.turn & 1 and not self.ended():
                self.turn = self.turn + 1 if self.turn + 1 < tables.size else 0
