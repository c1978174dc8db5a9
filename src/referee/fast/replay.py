"""The play of a deal that was read, replayed by tables. Masks and cards are the kernel's."""

from referee.fast.numbers import Numbers
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
    belotes: Numbers
    last: int
    left: Numbers
    points: Numbers
    sheet: Sheet
    tables: Tables
    tricks: Numbers

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
        leaders = sheet.leaders
        claimed = sheet.winners
        counted = sheet.points
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
        words = 1 if pairs or sheet.spoken else 0
        for trick in range(sheet.length):
            if leaders[trick] >= 0 and leaders[trick] != leader:
                return -1
            best = cards[place]
            led = best >> 3
            base = (denomination * 4 + led) * 32
            suited = one * 255 << 8 * led
            highest = -1
            sets = 0
            winner = seat = leader
            points = 0
            for turn in range(size):
                card = cards[place]
                bit = one << card
                hand = left[seat]
                if turn:
                    # Eight places a situation of the engine's ladders.
                    if denomination > 3:
                        row = 64 if denomination == 4 else 56
                    elif led == denomination:
                        row = 8 if party_of[winner] == party_of[seat] else 0
                    elif hand & suited:
                        row = 16
                    else:
                        row = 32 if best >> 3 == denomination else 24
                        if party_of[winner] == party_of[seat]:
                            row += 16
                    while not hand & masks[sets + ladders[row]]:
                        row += 2
                    if not masks[sets + ladders[row + 1]] & hand & bit:
                        return -1
                elif not hand & bit:
                    return -1
                strength = power[base + card]
                if strength > highest:
                    highest = strength
                    best = card
                    winner = seat
                    sets = (base + best) * 8
                if words:
                    # Who has one card of a pair has the other.
                    expected = 0
                    if pairs & bit:
                        expected = 1 if hand >> (card ^ 1) & 1 else 2
                    if said[place] != expected and (tables.words_needed or said[place]):
                        return -1
                left[seat] = hand ^ bit
                points += values[worths + card]
                seat += 1
                if seat == size:
                    seat = 0
                place += 1
            if claimed[trick] >= 0 and claimed[trick] != winner:
                return -1
            if counted[trick] >= 0 and counted[trick] != points:
                return -1
            self.points[party_of[winner]] += points
            self.tricks[party_of[winner]] += 1
            winners |= 1 << winner
            leader = winner
        self.last = leader
        self.alone = 1 if not winners & winners - 1 else 0
        return 0
