"""Matches of canonical BGN passed one after another, as long as nothing has to be said of them."""

from referee.fast.judge import Judge
from referee.fast.sheet import Sheet

__all__ = ["Lane"]


class Lane:
    """A reader and a judge for the matches that open with the same tags.

    ``opening``, ``closing``: the tags on which their judging rests, before and behind the ``free`` ones, of which only the
    beginnings are known, in canonical order, an empty one last. ``matches``, ``verified``, ``partial``: how many passed.
    """

    __slots__ = ("closing", "free", "judge", "matches", "opening", "partial", "sheet", "verified")

    closing: bytes
    free: tuple[bytes, ...]
    judge: Judge
    matches: int
    opening: bytes
    partial: int
    sheet: Sheet
    verified: int

    def pass_tags(self, data: bytes, at: int, end: int) -> int:
        """Pass the free tags and the closing ones; gives the offset behind the blank line below them, or -1."""
        free = self.free
        index = 0
        while at < end and data[at] == 91 and not (self.closing and data.startswith(self.closing, at)):
            while not data.startswith(free[index], at):
                index += 1
            if not free[index]:
                return -1
            at += len(free[index])
            index += 1
            while at < end and data[at] != 34:
                # Of letters beyond ASCII, only the Latin ones of two bytes are plain enough to be passed unread.
                if data[at] > 127:
                    if data[at] < 195 or data[at] > 197 or at + 1 >= end or data[at + 1] < 128 or data[at + 1] > 191:
                        return -1
                    at += 1
                elif data[at] < 32 or data[at] == 92 or data[at] == 127:
                    return -1
                at += 1
            if at + 2 >= end or data[at + 1] != 93 or data[at + 2] != 10:
                return -1
            at += 3
        if self.closing:
            if not data.startswith(self.closing, at):
                return -1
            at += len(self.closing)
        if at >= end or data[at] != 10:
            return -1
        return at + 1

    def run(self, data: bytes, at: int, end: int, final: bool) -> int:  # noqa: FBT001 (a fact about the text)
        """Judge matches from ``at`` on; gives the offset of the first of which something has to be said.

        ``final``: whether ``end`` is that of the file; otherwise a match that may go on behind it is left too.
        """
        sheet = self.sheet
        judge = self.judge
        target = judge.target
        limit = judge.limit
        while at < end and data.startswith(self.opening, at):
            there = self.pass_tags(data, at + len(self.opening), end)
            if there < 0:
                return at
            judge.begin(target, limit)
            verified = partial = 0
            while there < end and data[there] != 91:
                if data[there] == 10:
                    there += 1
                    continue
                there = sheet.read(data, there, end)
                if there < 0:
                    return at
                status = judge.judge()
                if status == 1:
                    verified += 1
                elif status == 2:
                    partial += 1
                else:
                    return at
            if judge.count == 0 or (there >= end and not final):
                return at
            self.matches += 1
            self.verified += verified
            self.partial += partial
            at = there
        return at
