"""A deal that was read, replayed and settled by tables: plainly right, or left for the engine that can explain it.

The tables are those of a composed game (:mod:`referee.fast.tables`): no rule set is known here, and no rule is written that
is not the engine's. Masks and cards are the kernel's.
"""

from array import array

from referee.fast.sheet import Sheet

__all__ = ["Judge", "Tables"]


class Tables:
    """A game as tables and numbers.

    ``masks``: of each set of cards, by ``((denomination × 4 + suit led) × 32 + best card) × 8``; ``ladders``: guard and legal
    set of each row, four rows a situation; ``power``: of cards to win; ``values``: points of cards by denomination;
    ``scale``: what a side's cards are worth, by denomination × 512, -1 where that is no whole number; ``rank``, ``needs``,
    ``worth`` of bids by value, rank 0 for one that cannot be made, ``doubled``: whether it can be; ``pairs``: suits of
    belotes by denomination; ``cells``: factors of 1, T, D, C, Bt, Bd for takers, then defenders, by outcome and level.

    ``equality``: 0 the takers lose, 1 the contract decides, 2 left; ``rounding``: added before tens are cut off, 0 for none,
    -1 left; ``exact``: whether the deal that reaches the target is not rounded; ``beyond``: points that a target must be
    passed by; ``made_ends``: whether only a contract made ends a match.
    """

    __slots__ = (
        "belote_worth",
        "beyond",
        "cells",
        "closing_passes",
        "denominations",
        "doubled",
        "equality",
        "exact",
        "helps",
        "ladders",
        "last_all",
        "last_alone",
        "last_one",
        "made_ends",
        "masks",
        "needs",
        "pairs",
        "power",
        "rank",
        "rounding",
        "scale",
        "taker_leads",
        "values",
        "words_needed",
        "worth",
    )

    belote_worth: int
    beyond: int
    cells: "array[int]"
    closing_passes: int
    denominations: int
    doubled: "array[int]"
    equality: int
    exact: int
    helps: int
    ladders: "array[int]"
    last_all: int
    last_alone: int
    last_one: int
    made_ends: int
    masks: "array[int]"
    needs: "array[int]"
    pairs: "array[int]"
    power: "array[int]"
    rank: "array[int]"
    rounding: int
    scale: "array[int]"
    taker_leads: int
    values: "array[int]"
    words_needed: int
    worth: "array[int]"


class Judge:
    """A match as far as it has come, and the deal at hand.

    ``number``, ``dealer``: of the next deal, -1 where any will do; ``north``, ``west``: totals; ``target``, ``limit``: points
    and deals that end the match, 0 for none; ``count`` of deals; ``over``: whether it has ended.
    """

    __slots__ = (
        "bid",
        "bidder",
        "count",
        "dealer",
        "left",
        "level",
        "limit",
        "north",
        "number",
        "over",
        "sheet",
        "tables",
        "tally",
        "target",
        "west",
    )

    bid: int
    bidder: int
    count: int
    dealer: int
    left: "array[int]"
    level: int
    limit: int
    north: int
    number: int
    over: int
    sheet: Sheet
    tables: Tables
    tally: "array[int]"
    target: int
    west: int

    def begin(self, target: int, limit: int) -> None:
        """Begin a match."""
        self.number = self.dealer = -1
        self.north = self.west = self.count = self.over = 0
        self.target = target
        self.limit = limit

    def auction(self) -> int:
        """Find the contract; gives 0, or -1 where anything is illegal, unusual or missing."""
        tables = self.tables
        seats = self.sheet.seats
        calls = self.sheet.calls
        turn = self.sheet.dealer + 1 & 3
        bid = bidder = -1
        rank = level = passes = answered = ended = 0
        spare = 1
        for at in range(self.sheet.count):
            call = calls[at]
            if seats[at] >= 0 and seats[at] != turn:
                return -1
            if ended:
                # One pass too many.
                if call or bid < 0 or not spare:
                    return -1
                spare = 0
            elif call == 0:
                passes += 1
                if bid >= 0 and passes == tables.closing_passes:
                    ended = 1
                if level == 1 and not (turn ^ bidder) & 1:
                    answered += 1
                    if answered == 2:
                        ended = 1
            elif call == 1:
                if bid < 0 or level or not (turn ^ bidder) & 1 or not tables.doubled[bid >> 3]:
                    return -1
                level = 1
                passes = answered = 0
            elif call == 2:
                if level != 1 or (turn ^ bidder) & 1:
                    return -1
                level = 2
                ended = 1
            else:
                call -= 16
                if (
                    level
                    or turn == bidder
                    or tables.rank[call >> 3] <= rank
                    or not tables.denominations >> (call & 7) & 1
                ):
                    return -1
                rank = tables.rank[call >> 3]
                bid = call
                bidder = turn
                passes = 0
            turn = turn + 1 & 3
        if bid < 0:
            return -1
        self.bid = bid
        self.bidder = bidder
        self.level = level
        return 0

    def rebuild(self, leader: int, denomination: int) -> int:
        """Rebuild the hands from the tricks; gives 0, or -1 where a card is played twice."""
        power = self.tables.power
        cards = self.sheet.cards
        hands = self.sheet.hands
        one = 1
        seen = place = 0
        hands[0] = hands[1] = hands[2] = hands[3] = 0
        for _ in range(8):
            base = (denomination * 4 + (cards[place] >> 3)) * 32
            best = -1
            winner = seat = leader
            for _ in range(4):
                card = cards[place]
                if seen >> card & 1:
                    return -1
                seen |= one << card
                hands[seat] |= one << card
                if power[base + card] > best:
                    best = power[base + card]
                    winner = seat
                seat = seat + 1 & 3
                place += 1
            leader = winner
        return 0

    def replay(self, leader: int, denomination: int) -> int:
        """Play the tricks; gives 0 where every card is legal, every word in its place and every claim right, else -1.

        The tally: points of both sides, their tricks, their belotes, who won last, whether one player won all.
        """
        tables = self.tables
        masks = tables.masks
        ladders = tables.ladders
        power = tables.power
        values = tables.values
        cards = self.sheet.cards
        said = self.sheet.said
        left = self.left
        tally = self.tally
        worths = denomination * 32
        one = 1
        pairs = place = winners = 0
        for at in range(6):
            tally[at] = 0
        for seat in range(4):
            left[seat] = self.sheet.hands[seat]
            for suit in range(4):
                # King and queen are neighbours.
                if tables.pairs[denomination] >> suit & 1 and left[seat] >> 8 * suit + 4 & 3 == 3:
                    tally[4 + (seat & 1)] += tables.belote_worth
                    pairs |= one * 3 << 8 * suit + 4
        for trick in range(8):
            if self.sheet.leaders[trick] >= 0 and self.sheet.leaders[trick] != leader:
                return -1
            best = cards[place]
            led = best >> 3
            base = (denomination * 4 + led) * 32
            winner = seat = leader
            points = 0
            for turn in range(4):
                card = cards[place]
                hand = left[seat]
                if not hand >> card & 1:
                    return -1
                if turn:
                    if denomination > 3:
                        situation = 8 if denomination == 4 else 7
                    elif led == denomination:
                        situation = 0 if (winner ^ seat) & 1 else 1
                    elif hand >> 8 * led & 255:
                        situation = 2
                    else:
                        situation = 4 if best >> 3 == denomination else 3
                        if not (winner ^ seat) & 1:
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
                if pairs >> card & 1 and self.sheet.hands[seat] >> (card & 24) + 4 & 3 == 3:
                    expected = 1 if hand >> (card ^ 1) & 1 else 2
                    if said[place] != expected and (tables.words_needed or said[place]):
                        return -1
                elif said[place]:
                    return -1
                left[seat] = hand & ~(one << card)
                points += values[worths + card]
                seat = seat + 1 & 3
                place += 1
            if self.sheet.winners[trick] >= 0 and self.sheet.winners[trick] != winner:
                return -1
            if self.sheet.points[trick] >= 0 and self.sheet.points[trick] != points:
                return -1
            tally[winner & 1] += points
            tally[2 + (winner & 1)] += 1
            winners |= 1 << winner
            leader = winner
        tally[6] = leader
        tally[7] = 1 if not winners & winners - 1 else 0
        return 0

    def judge(self) -> int:
        """Judge the deal that was read, and go on to the next state of the match.

        Gives 1 where it is verified, 2 where only no score is claimed, 0 where anything else must be said of it.
        """
        sheet = self.sheet
        tables = self.tables
        tally = self.tally
        if self.over or sheet.number != (self.number if self.number >= 0 else 1):
            return 0
        if self.dealer >= 0 and sheet.dealer != self.dealer:
            return 0
        if self.auction() < 0:
            return 0
        value = self.bid >> 3
        denomination = self.bid & 7
        first = self.bidder if tables.taker_leads else sheet.dealer + 1 & 3
        if not sheet.dealt and self.rebuild(first, denomination) < 0:
            return 0
        if self.replay(first, denomination) < 0:
            return 0
        takers = self.bidder & 1
        last = tally[6] & 1
        swept = tally[2 + last] == 8
        bonus = tables.last_one
        if swept:
            bonus = tables.last_alone if tally[7] else tables.last_all
        mine = tables.scale[denomination * 512 + tally[takers]]
        theirs = tables.scale[denomination * 512 + tally[1 - takers]]
        if mine < 0 or theirs < 0:
            return 0
        if last == takers:
            mine += bonus
        else:
            theirs += bonus
        own_belotes = tally[4 + takers]
        other_belotes = tally[5 - takers]
        if value < 998:
            own = mine + (own_belotes if tables.helps else 0)
            other = theirs + (other_belotes if tables.helps else 0)
            made = own >= tables.needs[value]
            if made and own <= other:
                if own == other and tables.equality == 2:
                    return 0
                made = tables.equality == 1
            row = 0 if made else 2
        else:
            made = swept and last == takers
            row = 4
            if value == 999:
                made = made and tally[7] == 1 and tally[6] == self.bidder
                row = 8
            if not made:
                row += 2
        if swept and (last == takers) == made:
            row += 1
        cells = tables.cells
        worth = tables.worth[value]
        at = (row * 3 + self.level) * 12
        marks = cells[at] + cells[at + 1] * mine + cells[at + 2] * theirs + cells[at + 3] * worth
        marks += cells[at + 4] * own_belotes + cells[at + 5] * other_belotes
        at += 6
        against = cells[at] + cells[at + 1] * mine + cells[at + 2] * theirs + cells[at + 3] * worth
        against += cells[at + 4] * own_belotes + cells[at + 5] * other_belotes
        north = against if takers else marks
        west = marks if takers else against
        if tables.rounding:
            if tables.rounding < 0:
                return 0
            if tables.exact and self.target:
                # Rounded or not, that depends on the totals.
                if self.north + north >= self.target or self.west + west >= self.target:
                    return 0
            north = (north + tables.rounding) // 10 * 10
            west = (west + tables.rounding) // 10 * 10
        if sheet.scored and (sheet.score[0] != north or sheet.score[1] != west):
            return 0
        self.north += north
        self.west += west
        if sheet.totalled and (sheet.total[0] != self.north or sheet.total[1] != self.west):
            return 0
        self.number = sheet.number + 1
        self.dealer = sheet.dealer + 1 & 3
        self.count += 1
        if self.target and self.north != self.west and (made or not tables.made_ends):
            if self.north >= self.target + tables.beyond or self.west >= self.target + tables.beyond:
                self.over = 1
        if self.limit and self.count >= self.limit:
            self.over = 1
        return 1 if sheet.scored else 2
