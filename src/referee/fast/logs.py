"""Matches of a log passed one after another: they have no tags, and end where the log says so or another player opens."""

from referee.fast.bga import BgaSheet
from referee.fast.lane import Lane

__all__ = ["LogLane"]


class LogLane(Lane):
    """A lane for logs; ``log``: its sheet."""

    __slots__ = ("log",)

    log: BgaSheet

    def match(self, data: bytes, at: int, end: int, final: bool) -> int:  # noqa: FBT001 (as in the class above)
        """Judge the match at ``at``; gives the offset behind it, or -1 where something has to be said of it."""
        log = self.log
        number = 0
        self.judge.begin(self.target, self.limit)
        while True:
            at = log.read(data, at, end)
            if at < 0:
                return -1
            number += 1
            log.number = number
            # The first to speak sits behind the dealer.
            log.dealer = log.seats[0] + 3 & 3
            due = log.due if log.due >= 0 else log.seats[0] + 1 & 3
            if self.deal() < 0:
                return -1
            while at < end and data[at] == 10:
                at += 1
            if at >= end:
                return at if final else -1
            seat = log.opens(data, at, end)
            if seat < 0:
                return -1
            if log.ended or seat != due:
                return at
