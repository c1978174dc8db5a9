"""Canonical BGN where nothing is compiled: hands are cut and looked up, which Python does faster than reading bytes.

What it accepts is what the reader that it stands in for accepts, or less of it; what it takes from a line is the same.
"""

from collections.abc import Mapping

from referee.fast.bgn import BgnSheet

__all__ = ["SlicedSheet"]

_SYMBOL = b"\xe2\x99"
"""How the symbols of suits begin."""


class SlicedSheet(BgnSheet):
    """A reader of deals in BGN, faster uncompiled.

    ``holdings``: in the order of suits of a hand, the cards that a text behind the beginning of a symbol stands for, as a mask;
    ``label_of``: the seat that a label names.
    """

    __slots__ = ("holdings", "label_of")

    holdings: tuple[Mapping[bytes, int], ...]
    label_of: Mapping[bytes, int]

    def read_hands(self, data: bytes, at: int, end: int) -> int:
        """Read a hand for each seat, a line each, all of the same size; gives the offset behind them, or -1."""
        seen = every = 0
        self.dealt = 0
        for _ in range(self.size):
            stop = data.find(b"\n", at, end)
            label, *suits = data[at:stop].split(_SYMBOL)
            if stop < 0 or len(suits) != len(self.holdings) or label[:2] != b"  " or label[-1:] != b" ":
                return -1
            seat = self.label_of.get(label[2:-1], -1)
            if seat < 0 or seen >> seat & 1:
                return -1
            seen |= 1 << seat
            hand = 0
            for text, masks in zip(suits, self.holdings, strict=True):
                mask = masks.get(text.rstrip(b" "), -1)
                if mask < 0:
                    return -1
                hand |= mask
            held = hand.bit_count()
            if held == 0 or every & hand or (self.dealt and held != self.dealt):
                return -1
            self.dealt = held
            self.hands[seat] = hand
            every |= hand
            if seat > self.named:
                self.named = seat
            at = stop + 1
        return at
