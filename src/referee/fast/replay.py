"""The play of a deal that was read, replayed by tables. Masks and cards are the kernel's."""

from array import array

from referee.fast.sheet import Sheet
from referee.fast.tabled import Tables

__all__ = ["Replay"]


class Replay:
    """A play, and what it comes to.

    ``left``: hands; ``points``, ``tricks``, ``belotes``: by party; ``last``: who won the last trick; ``alone``: whether one player
    won all.
    """

    __slots__ = ("alone", "belotes", "last", "left", "points", "sheet", "tables", "tricks")

    alone: int
    belotes: "array[int]"
    last: int
    left: "array[int]"
    points: "array[int]"
    sheet: Sheet
    tables: Tables
    tricks: "array[int]"

    def rebuild(self, leader: int, denomination: int) -> int:
        """Rebuild the hands from the tricks; gives 0, or -1 where a card is played twice."""
        power = self.tables.power
        size = self.tables.size
        cards = self.sheet.cards
        hands = self.sheet.hands
        one = 1
        seen = place = 0
        for seat in range(size):
            hands[seat] = 0
        for _ in range(self.sheet.length):
            base = (denomination * 4 + (cards[place] >> 3)) * 32
            best = -1
            winner = seat = leader
            for _ in range(size):
                card = cards[place]
                if seen >> card & 1:
                    return -1
                seen |= one << card
                hands[seat] |= one << card
                if power[base + card] > best:
                    best = power[base + card]
                    winner = seat
                seat += 1
                if seat == size:
                    seat = 0
                place += 1
            leader = winner
        return 0

    def run(self, leader: int, denomination: int) -> int:
        """Play the tricks; gives 0 where every card is legal, every word in its place and every claim right, else -1."""
        tables = self.tables
        sheet = self.sheet
        masks = tables.masks
        ladders = tables.ladders
        power = tables.power
        values = tables.values
        party_of = tables.party_of
        size = tables.size
        cards = sheet.cards
        said = sheet.said
        left = self.left
        worths = denomination * 32
        one = 1
        pairs = place = winners = 0
        for seat in range(size):
            self.points[seat] = self.tricks[seat] = self.belotes[seat] = 0
        for seat in range(size):
            hand = sheet.hands[seat]
            left[seat] = hand
            for suit in range(4):
                # King and queen are neighbours.
                if tables.pairs[denomination] >> suit & 1 and hand >> 8 * suit + 4 & 3 == 3:
                    self.belotes[party_of[seat]] += tables.belote_worth
                    pairs |= one * 3 << 8 * suit + 4
        for trick in range(sheet.length):
            if sheet.leaders[trick] >= 0 and sheet.leaders[trick] != leader:
                return -1
            best = cards[place]
            led = best >> 3
            base = (denomination * 4 + led) * 32
            winner = seat = leader
            points = 0
            for turn in range(size):
                card = cards[place]
                hand = left[seat]
                if not hand >> card & 1:
                    return -1
                if turn:
                    own = party_of[winner] == party_of[seat]
                    if denomination > 3:
                        situation = 8 if denomination == 4 else 7
                    elif led == denomination:
                        situation = 1 if own else 0
                    elif hand >> 8 * led & 255:
                        situation = 2
                    else:
                        situation = 4 if best >> 3 == denomination else 3
                        if own:
                            situation += 2
                    row = situation * 8
                    sets = (base + best) * 8
                    while not hand & masks[sets + ladders[row]]:
                        row += 2
                    if not masks[sets + ladders[row + 1]] >> card & 1:
                        return -1
                    if power[base + card] > power[base + best]:
                        best = card
                        winner = seat
                if pairs >> card & 1 and sheet.hands[seat] >> (card & 24) + 4 & 3 == 3:
                    expected = 1 if hand >> (card ^ 1) & 1 else 2
                    if said[place] != expected and (tables.words_needed or said[place]):
                        return -1
                elif said[place]:
                    return -1
                left[seat] = hand & ~(one << card)
                points += values[worths + card]
                seat += 1
                if seat == size:
                    seat = 0
                place += 1
            if sheet.winners[trick] >= 0 and sheet.winners[trick] != winner:
                return -1
            if sheet.points[trick] >= 0 and sheet.points[trick] != points:
                return -1
            self.points[party_of[winner]] += points
            self.tricks[party_of[winner]] += 1
            winners |= 1 << winner
            leader = winner
        self.last = leader
        self.alone = 1 if not winners & winners - 1 else 0
        return 0
