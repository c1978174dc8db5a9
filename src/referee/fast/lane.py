"""Matches passed one after another, as long as nothing has to be said of them."""

from referee.fast.judge import Judge
from referee.fast.sheet import Sheet

__all__ = ["Lane", "TaggedLane"]


class Lane:
    """A reader and a judge for matches of one kind.

    ``matches``, ``verified``, ``partial``: how many have passed, and their deals; ``right``, ``bare``: deals of the match at hand
    that are verified, and those that only lack a score; ``target``, ``limit``: points and deals that end a match, 0 for none.
    """

    __slots__ = ("bare", "judge", "limit", "matches", "partial", "right", "sheet", "target", "verified")

    bare: int
    judge: Judge
    limit: int
    matches: int
    partial: int
    right: int
    sheet: Sheet
    target: int
    verified: int

    def match(self, data: bytes, at: int, end: int, final: bool) -> int:  # noqa: ARG002, FBT001 (for the kinds of lanes)
        """Judge the match at ``at``; gives the offset behind it, or -1 where something has to be said of it."""
        return -1

    def deal(self) -> int:
        """Judge the deal that was read; gives 0, or -1 where something has to be said of it."""
        status = self.judge.judge()
        if status == 1:
            self.right += 1
        elif status == 2:
            self.bare += 1
        else:
            return -1
        return 0

    def run(self, data: bytes, at: int, end: int, final: bool) -> int:  # noqa: FBT001 (a fact about the text)
        """Judge matches from ``at`` on; gives the offset of the first of which something has to be said.

        ``final``: whether ``end`` is that of the file; otherwise a match that may go on behind it is left too.
        """
        while at < end:
            self.right = self.bare = 0
            there = self.match(data, at, end, final)
            if there < 0:
                break
            self.matches += 1
            self.verified += self.right
            self.partial += self.bare
            at = there
        return at


class TaggedLane(Lane):
    """A lane for matches that open with the same tags.

    ``opening``, ``closing``: the tags on which their judging rests, before and behind the ``free`` ones, of which only the
    beginnings are known; ``value_end``: what ends a free tag, ``below``: what stands behind all, ``between``: between deals,
    ``lasts``: what may stand behind the last, before the end of its line; ``starts``: the first byte of a match; ``first_player``: the number of
    the free tag that names the first of those who sit at the table, where tags say who does.
    """

    __slots__ = (
        "below",
        "between",
        "closing",
        "first_player",
        "free",
        "lasts",
        "opening",
        "players",
        "starts",
        "value_end",
    )

    below: bytes
    between: bytes
    closing: bytes
    first_player: int
    free: tuple[bytes, ...]
    lasts: tuple[bytes, ...]
    opening: bytes
    players: int
    starts: int
    value_end: bytes

    def pass_tags(self, data: bytes, at: int, end: int) -> int:
        """Pass the free tags and the closing ones; gives the offset of the first deal, or -1."""
        free = self.free
        count = len(free)
        seen = 0
        self.players = 0
        while not data.startswith(self.below, at):
            if self.closing and data.startswith(self.closing, at):
                at += len(self.closing)
                return at + len(self.below) if data.startswith(self.below, at) else -1
            index = 0
            while index < count and not data.startswith(free[index], at):
                index += 1
            if index == count or seen >> index & 1:
                return -1
            seen |= 1 << index
            if index - self.first_player >= self.players:
                self.players = index - self.first_player + 1
            at += len(free[index])
            longest = at + 1000
            while at < end and data[at] != 34:
                # Of letters beyond ASCII, only the Latin ones of two bytes are plain enough to be passed unread.
                if data[at] > 127:
                    if data[at] < 195 or data[at] > 197 or at + 1 >= end or data[at + 1] < 128 or data[at + 1] > 191:
                        return -1
                    at += 1
                elif data[at] < 32 or data[at] == 92 or data[at] == 127:
                    return -1
                at += 1
                if at > longest:
                    return -1
            if not data.startswith(self.value_end, at):
                return -1
            at += len(self.value_end)
        return -1 if self.closing else at + len(self.below)

    def seated(self) -> int:
        """Tell whether those at the table are as many as the tags name, else as the first deal, which was read, names."""
        size = self.sheet.size
        if self.first_player >= len(self.free) or self.players == size:
            return 1
        return self.players == 0 and (self.sheet.named + 1 == size or (size == 2 and self.sheet.named == 0))

    def match(self, data: bytes, at: int, end: int, final: bool) -> int:  # noqa: FBT001 (as above)
        """Judge the match at ``at``; gives the offset behind it, or -1 where something has to be said of it."""
        if not data.startswith(self.opening, at):
            return -1
        at = self.pass_tags(data, at + len(self.opening), end)
        self.judge.begin(self.target, self.limit)
        while at >= 0:
            at = self.sheet.read(data, at, end)
            if at < 0 or (self.judge.count == 0 and not self.seated()) or self.deal() < 0:
                return -1
            for last in self.lasts:
                if data.startswith(last, at):
                    behind = at + len(last)
                    while behind < end and data[behind] == 10:
                        behind += 1
                    if behind >= end:
                        return behind if final else -1
                    if data[behind] == self.starts and data[behind - 1] == 10:
                        return behind
            if not data.startswith(self.between, at):
                return -1
            at += len(self.between)
        return -1
