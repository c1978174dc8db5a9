"""A deal that was read, judged by tables in the course of its match: plainly right, or left for the engine that can explain it.

The tables are those of a composed game (:mod:`referee.fast.tables`): no rule set and no game is known here, and no rule is
written that is not the engine's.
"""

from referee.fast.auction import Auction
from referee.fast.numbers import Numbers
from referee.fast.replay import Replay
from referee.fast.sheet import Sheet
from referee.fast.tabled import Tables

__all__ = ["Judge"]


class Judge:
    """A match as far as it has come, and the deal at hand.

    ``number``, ``dealer``: of the next deal, -1 before the first; ``totals`` by party; ``target``, ``limit``: points and deals that
    end the match, 0 for none; ``count`` of deals; ``over``: whether it has ended; ``marks``: of the deal, by party.
    """

    __slots__ = (
        "auction",
        "count",
        "dealer",
        "limit",
        "marks",
        "number",
        "over",
        "play",
        "sheet",
        "tables",
        "target",
        "totals",
    )

    auction: Auction
    count: int
    dealer: int
    limit: int
    marks: Numbers
    number: int
    over: int
    play: Replay
    sheet: Sheet
    tables: Tables
    target: int
    totals: Numbers

    def begin(self, target: int, limit: int) -> None:
        """Begin a match."""
        self.number = self.dealer = -1
        self.count = self.over = 0
        for party in range(self.tables.parties):
            self.totals[party] = 0
        self.target = target
        self.limit = limit

    def judge(self) -> int:
        """Judge the deal that was read, and go on to the next state of the match.

        Gives 1 where it is verified, 2 where only no score is claimed, 0 where anything else must be said of it.
        """
        sheet = self.sheet
        tables = self.tables
        number = sheet.number if sheet.number >= 0 else self.number
        dealer = sheet.dealer if sheet.dealer >= 0 else self.dealer
        if self.over or number != (self.number if self.number >= 0 else 1):
            return 0
        if dealer < 0 or (self.dealer >= 0 and dealer != self.dealer):
            return 0
        if sheet.length == 0 or sheet.length > tables.most or (sheet.dealt and sheet.dealt != sheet.length):
            return 0
        if (tables.length and sheet.length != tables.length) or self.auction.replay(dealer) < 0:
            return 0
        denomination = self.auction.bid & 7
        if denomination == 7:
            denomination = sheet.cards[0] >> 3
        first = dealer + 1 if dealer + 1 < tables.size else 0
        if tables.taker_leads:
            first = self.auction.bidder
        if not sheet.dealt and self.play.rebuild(first, denomination) < 0:
            return 0
        if self.play.run(first, denomination) < 0:
            return 0
        made = self.settle(denomination)
        if made < 0:
            return 0
        for party in range(tables.parties):
            if sheet.scored and sheet.score[party] != self.marks[party]:
                return 0
            self.totals[party] += self.marks[party]
            if sheet.totalled and sheet.total[party] != self.totals[party]:
                return 0
        self.number = number + 1
        self.advance(dealer, made)
        return 1 if sheet.scored else 2

    def settle(self, denomination: int) -> int:
        """Mark the deal; gives whether the contract was made, -1 where that or what is claimed of it is left to the engine."""
        tables = self.tables
        play = self.play
        sheet = self.sheet
        unit = tables.unit
        value = self.auction.bid >> 3
        takers = tables.party_of[self.auction.bidder]
        last = tables.party_of[play.last]
        swept = play.tricks[last] == sheet.length
        belotes = cards = 0
        for party in range(tables.parties):
            cards += play.points[party]
            belotes += play.belotes[party]
        own_belotes = play.belotes[takers]
        other_belotes = belotes - own_belotes
        at = denomination * 512 + play.points[takers]
        beside = denomination * 512 + cards - play.points[takers]
        mine = tables.last_scale[at] if last == takers else tables.scale[at]
        theirs = tables.scale[beside] if last == takers else tables.last_scale[beside]
        more = 0
        if swept:
            more = tables.alone_more if play.alone else tables.all_more
        if last == takers:
            mine += more
        else:
            theirs += more
        if value < 998:
            own = mine + (own_belotes * unit if tables.helps else 0)
            other = theirs + (other_belotes * unit if tables.helps else 0)
            made = own >= tables.needs[value] * unit
            if made and own <= other:
                if own == other and tables.equality == 2:
                    return -1
                made = tables.equality == 1
            row = 0 if made else 2
        else:
            made = swept and last == takers
            row = 4
            if value == 999:
                made = made and play.alone == 1 and play.last == self.auction.bidder
                row = 8
            if not made:
                row += 2
        if swept and (last == takers) == made:
            row += 1
        if sheet.result and (sheet.result == 1) != made:
            return -1
        cells = tables.cells
        worth = tables.worth[value]
        at = (row * 3 + self.auction.level) * 12
        for party in range(tables.parties):
            if sheet.counted and sheet.claimed[party] * unit != (mine if party == takers else theirs):
                return -1
            cell = at if party == takers else at + 6
            marks = (cells[cell] + cells[cell + 3] * worth) * unit + cells[cell + 1] * mine + cells[cell + 2] * theirs
            marks += (cells[cell + 4] * own_belotes + cells[cell + 5] * other_belotes) * unit
            self.marks[party] = marks
        self.round_marks()
        return 1 if made else 0

    def round_marks(self) -> None:
        """Round the marks, as those of the deal that reaches the target where it does."""
        tables = self.tables
        nearest = tables.nearest
        down = tables.down
        if self.target and (nearest != tables.last_nearest or down != tables.last_down):
            for party in range(tables.parties):
                exact = self.rounded(self.marks[party], tables.last_nearest, tables.last_down)
                if self.totals[party] + exact >= self.target + tables.beyond:
                    nearest = tables.last_nearest
                    down = tables.last_down
        if nearest * tables.unit > 1:
            for party in range(tables.parties):
                self.marks[party] = self.rounded(self.marks[party], nearest, down)

    def rounded(self, marks: int, nearest: int, down: int) -> int:
        """Give the multiple that is nearest to marks in parts of a point."""
        step = nearest * self.tables.unit
        if down:
            return -((step - 2 * marks) // (2 * step)) * nearest
        return (2 * marks + step) // (2 * step) * nearest

    def advance(self, dealer: int, made: int) -> None:
        """Go on to the state after a deal: who deals next, and whether the match is over."""
        tables = self.tables
        size = tables.size
        self.count += 1
        self.dealer = dealer + 1 if dealer + 1 < size else 0
        if tables.winner_deals:
            for step in range(1, size + 1):
                seat = dealer + step if dealer + step < size else dealer + step - size
                if self.marks[tables.party_of[seat]] > 0:
                    self.dealer = seat
                    break
        best = leaders = 0
        for party in range(tables.parties):
            if party == 0 or self.totals[party] > best:
                best = self.totals[party]
                leaders = 1
            elif self.totals[party] == best:
                leaders += 1
        reached = self.target and best >= self.target + tables.beyond and (leaders == 1 or tables.draws)
        if (reached and (made or not tables.made_ends)) or (self.limit and self.count >= self.limit):
            self.over = 1
