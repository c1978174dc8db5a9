"""Cutting a text into blocks of tags and deals, wherever they stand on a line.

Only the stretch from the last cut on is kept, so a file of a million deals takes no memory. Cuts depend on whole lines
alone, never on where a block of the file happens to end.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache

from referee import resources
from referee.limits import LONGEST_SEGMENT
from referee.notation.cache import parser_of
from referee.notation.scan import LONGEST_HEAD, Scan
from referee.notation.segment import Segment

__all__ = ["segments"]


@cache
def _opening() -> "re.Pattern[str]":
    """Give the pattern of the beginning of a line where reading can be taken up again."""
    file = parser_of(resources.read("grammar", "file.lark"), ("opening",))
    return re.compile(rf"^{file.get_terminal('OPENING').pattern.to_regexp()}", re.MULTILINE)


def segments(read: Callable[[int], str], line: int = 1) -> Iterator[Segment]:
    """Cut a text.

    ``read``: gives the next stretch of the text, as many blocks as asked for, an empty one at the end; ``line``: the number of its
    first line. What is longer than any deal is cut off, and goes to where a line starts like a header or a game tag.
    """
    buffer, column, head, blocks = "", 1, "", 1
    ended = False
    while not ended or buffer:
        more = read(blocks)
        ended = not more
        buffer += more
        scan = Scan(buffer, line, column, head, ended=ended)
        found = False
        endless: Segment | None = None
        for segment in scan:
            found = True
            if len(segment.text) > LONGEST_SEGMENT:
                endless = segment.cut()
                break
            yield segment
        if endless is None and not ended and len(buffer) - scan.kept > 2 * LONGEST_SEGMENT:
            endless = scan.rest()
        if endless is not None:
            yield endless
            start = scan.start + LONGEST_SEGMENT
            start -= buffer[start - 1] == "\n"
            buffer, line, ended = _resumed(buffer, start, scan.position(start)[0], read, ended=ended)
            column, head, blocks = 1, "", 1
            continue
        blocks = 1 if found else blocks * 2
        head = scan.head(scan.kept)
        line, column = scan.position(scan.kept)
        buffer = "" if ended else buffer[scan.kept :]


def _resumed(buffer: str, start: int, line: int, read: Callable[[int], str], *, ended: bool) -> tuple[str, int, bool]:
    """Pass over a text from an offset on, in ``line``, to where reading can be taken up again.

    Gives the text from there on, the number of its first line, and whether the end was reached.
    """
    while True:
        found = _opening().search(buffer, start)
        if found is not None and (found.end() < len(buffer) or ended):
            return buffer[found.start() :], line + buffer.count("\n", start, found.start()), ended
        if ended:
            return "", line, True
        # The last line may go on; of one too long to start with anything, what it does not start with is kept.
        last = max(start, buffer.rfind("\n", start))
        if len(buffer) - last > LONGEST_HEAD:
            last = len(buffer) - 1
        line += buffer.count("\n", start, last)
        more = read(1)
        ended = not more
        buffer = buffer[last:] + more
        start = min(1, len(buffer) - 1) if buffer[:1] != "\n" else 0
