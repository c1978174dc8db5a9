"""A deal read into plain numbers, before anything is judged: what every form of it has in common.

Its readers, one for each form, accept what the project itself writes, or a site; anything else is declined without a word,
for the reader that can explain it. How things are spelt is given to them (:mod:`referee.fast.spelling`).
"""

from referee.fast.numbers import Numbers

__all__ = ["Sheet"]


class Sheet:
    """The deal read last, and how numbers, seats and calls are spelt.

    ``width``: bytes of a seat; ``letter``: the first of two; ``seat_of``: its number by its last byte, -1 for none;
    ``pass_``, ``contre``, ``surcontre``: calls; ``trumps``: what stands behind the value of a bid, by denomination; ``capot``,
    ``generale``: these bids without their denomination, which is spelt as in ``alone`` behind them.

    Of the deal: ``number``, ``dealer``, -1 where not written; ``hands``, masks, where ``dealt``, the number of cards of each;
    ``seats``, ``calls`` of the auction, ``called`` of them (a seat of -1 is unlabelled; 0 pass, 1 contre, 2 surcontre, else
    16 + 8 × value + denomination, 7 without one, capot 998, générale 999); ``leaders``, ``winners``, ``points`` of tricks,
    -1 where not written, ``length`` of them; ``cards`` in order of play, ``said`` with each (1 belote, 2 rebelote), nothing where not ``spoken``; ``score``
    and ``total`` by party, where ``scored`` and ``totalled``; ``claimed``, points by party, where ``counted``, and ``result``
    (1 made, 2 failed, 0 not written); ``named``: the last seat that is named.
    """

    __slots__ = (
        "alone",
        "called",
        "calls",
        "capot",
        "cards",
        "claimed",
        "contre",
        "counted",
        "dealer",
        "dealt",
        "generale",
        "hands",
        "leaders",
        "length",
        "letter",
        "named",
        "number",
        "parties",
        "pass_",
        "points",
        "result",
        "said",
        "score",
        "scored",
        "seat_of",
        "seats",
        "size",
        "spoken",
        "surcontre",
        "total",
        "totalled",
        "trumps",
        "width",
        "winners",
    )

    alone: tuple[bytes, ...]
    called: int
    calls: Numbers
    capot: bytes
    cards: Numbers
    claimed: Numbers
    contre: bytes
    counted: int
    dealer: int
    dealt: int
    generale: bytes
    hands: Numbers
    leaders: Numbers
    length: int
    letter: int
    named: int
    number: int
    parties: int
    pass_: bytes
    points: Numbers
    result: int
    said: Numbers
    score: Numbers
    scored: int
    seat_of: Numbers
    seats: Numbers
    size: int
    spoken: int
    surcontre: bytes
    total: Numbers
    totalled: int
    trumps: tuple[bytes, ...]
    width: int
    winners: Numbers

    def clear(self) -> None:
        """Forget the deal before."""
        self.number = self.dealer = self.named = -1
        self.dealt = self.called = self.length = self.scored = self.totalled = self.counted = self.result = 0

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
        if at == start or at == start + 7 or (data[start] == 48 and at > start + 1):
            return -1
        return value << 8 | at - start

    def seat_at(self, data: bytes, at: int, end: int) -> int:
        """Read a seat, ``width`` bytes; -1 where none stands."""
        last = at + self.width - 1
        if last >= end or (last > at and data[at] != self.letter):
            return -1
        seat = self.seat_of[data[last]]
        if seat > self.named:
            self.named = seat
        return seat

    def trump_at(self, data: bytes, at: int, trumps: tuple[bytes, ...]) -> int:
        """Read what stands behind the value of a bid: the denomination, -1 where there is none."""
        for denomination in range(6):
            if data.startswith(trumps[denomination], at):
                return denomination
        return -1

    def read_call(self, data: bytes, at: int, end: int, count: int) -> int:
        """Read the call number ``count``; gives the offset behind it, or -1."""
        if data.startswith(self.pass_, at):
            self.calls[count] = 0
            return at + len(self.pass_)
        if data.startswith(self.contre, at):
            self.calls[count] = 1
            return at + len(self.contre)
        if data.startswith(self.surcontre, at):
            self.calls[count] = 2
            return at + len(self.surcontre)
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

    def read(self, data: bytes, at: int, end: int) -> int:  # noqa: ARG002 (for the readers)
        """Read the deal at ``at``; gives the offset behind it, or -1 where it is anything but plain."""
        return -1
