"""Cutting a text into blocks of tags and deals, wherever they stand on a line.

Only the stretch from the last cut on is kept, so a file of a million deals takes no memory. Cuts depend on whole lines
alone, never on where a block of the file happens to end.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cache
from typing import Final

from referee import resources
from referee.limits import LONGEST_SEGMENT
from referee.notation.cache import parser_of
from referee.notation.keywords import opens_a_part
from referee.notation.lexicon import BLANKS, lexicon
from referee.notation.tag_names import starts_like_a_tag
from referee.record.model import Language

__all__ = ["Kind", "Mark", "Remark", "Segment", "segments"]

LONGEST_HEAD: Final = 400
"""Longer beginnings of a line are not kept with the deal that ends it."""


class Kind(Enum):
    """What a segment holds."""

    TAGS = "tags"
    DEAL = "deal"


@dataclass(frozen=True, slots=True)
class Remark:
    """A comment: where it stands, whether nothing but comments stands before it on its line, whether it is closed."""

    start: int
    end: int
    block: bool
    own_line: bool
    closed: bool = True


@dataclass(frozen=True, slots=True)
class Mark:
    """A tag, or what was meant for one, by its place in the segment."""

    start: int
    end: int
    whole: bool


@dataclass(slots=True)
class Segment:
    """A block of tags with its comments, or a deal with its own.

    ``line``, ``column``: where it starts in the file, from 1; ``head``: what stands before it on its first line;
    ``language``: that of the keyword that opens a deal, ``None`` where it opens otherwise; ``whole``: whether it is all
    there, not cut off at :data:`~referee.limits.LONGEST_SEGMENT`.
    """

    kind: Kind
    text: str
    line: int
    column: int
    head: str
    language: Language | None = None
    remarks: list[Remark] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    whole: bool = True

    def cut(self) -> "Segment":
        """Give the beginning of a segment that is too long to be one."""
        text = self.text[:LONGEST_SEGMENT]
        remarks = [remark for remark in self.remarks if remark.end <= len(text)]
        marks = [mark for mark in self.marks if mark.end <= len(text)]
        return replace(self, text=text, remarks=remarks, marks=marks, whole=False)


@dataclass(slots=True)
class _Open:
    """A segment whose end was not found yet."""

    kind: Kind | None
    start: int
    language: Language | None = None
    remarks: list[Remark] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)


@cache
def _pieces() -> "re.Pattern[str]":
    """Give the pattern of all that a cut may depend on, composed of the grammar's terminals."""
    file = parser_of(resources.read("grammar", "file.lark"), ("file", "tag"))
    french, english = lexicon("fr"), lexicon("en")
    tail = f"(?:{french.pattern('INT')})?(?:{french.pattern('DEALER')}|{english.pattern('DEALER')})?"
    dealer = f"(?:{french.pattern('DEALER_WORD')}|{english.pattern('DEALER_WORD')})(?!\\w)"
    named = {name: f"(?:{file.get_terminal(name).pattern.to_regexp()})" for name in ("COMMENT", "REMARK", "TAG")}
    # Most places start nothing: they are told at a glance, which is two thirds of the time of cutting.
    start = f"(?=[#{{\\[]|^|{french.pattern('DEAL')}|{english.pattern('DEAL')})"
    return re.compile(
        f"{start}(?:(?P<comment>{named['COMMENT']})|(?P<remark>{named['REMARK']})|(?P<tag>{named['TAG']})"
        f"|(?<!\\w)(?P<fr>{french.pattern('DEAL')}){tail}|(?<!\\w)(?P<en>{english.pattern('DEAL')}){tail}"
        # A whole tag may be indented.
        f"|(?P<broken>(?![^\\S\\n]*{named['TAG']}){file.get_terminal('BROKEN_TAG').pattern.to_regexp()})"
        # A header whose keyword is misspelt or missing.
        f"|^[^\\S\\n]*(?P<unnamed>(?:[^\\W\\d]\\w*[^\\S\\n]+)?\\d+[^\\S\\n]+{dealer}))",
        re.MULTILINE,
    )


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
        scan = _Scan(buffer, line, column, head, ended=ended)
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


class _Scan:
    """One pass over a stretch of text; iterating gives the segments whose end is in it."""

    def __init__(self, text: str, line: int, column: int, head: str, *, ended: bool) -> None:
        self.text = text
        self._head = head
        self.kept = 0
        self.start = 0
        """Where the segment given last starts."""
        self._line, self._column, self._counted = line, column, 0
        self._ended = ended
        self._open = _Open(None, 0)
        self._run: int | None = None
        """Where the run of comments of their own lines starts, directly before this point."""

    def rest(self) -> Segment:
        """Give the beginning of what is still open, though it is longer than any segment."""
        line, column = self.position(self.kept)
        self.start = self.kept
        text = self.text[self.kept : self.kept + LONGEST_SEGMENT]
        kind = self._open.kind or (Kind.TAGS if text.lstrip(BLANKS).startswith("[") else Kind.DEAL)
        return Segment(kind, text, line, column, self.head(self.kept), self._open.language, whole=False)

    def position(self, offset: int) -> tuple[int, int]:
        """Give line and column of an offset, not before the last one asked for."""
        newlines = self.text.count("\n", self._counted, offset)
        if newlines:
            self._line += newlines
            self._column = offset - self.text.rindex("\n", self._counted, offset)
        else:
            self._column += offset - self._counted
        self._counted = offset
        return self._line, self._column

    def head(self, offset: int) -> str:
        """Give what stands before an offset on its line, nothing where that is too long to keep."""
        start = self.text.rfind("\n", 0, offset) + 1
        if offset - start > LONGEST_HEAD:
            return ""
        head = self.text[start:offset]
        return head if start else (self._head + head)[: LONGEST_HEAD + 1]

    def __iter__(self) -> Iterator[Segment]:  # noqa: PLR0912 (one branch a kind of piece)
        text = self.text
        limit = len(text) if self._ended else text.rfind("\n") + 1
        at = self._open
        end = 0
        for found in _pieces().finditer(text):
            start, stop = found.span()
            if stop > limit or (stop == limit and not self._ended):
                break
            kind = found.lastgroup or ""
            if at.kind is not Kind.DEAL and (junk := text[end:start].strip(BLANKS)):
                first = text.index(junk, end)
                if self._stray(at, junk, first, kind):
                    at.marks += self._broken_tags(junk, first - at.start)
                    at.kind = Kind.TAGS
                    self._run = None
                else:
                    yield from self._cut(at, first)
                    at = self._opened(at, Kind.DEAL, first)
            if kind in ("comment", "remark"):
                self._remark(at, start, stop, end, kind)
            else:
                if text[end:start].strip(BLANKS):
                    self._run = None
                if kind in ("tag", "broken"):
                    if at.kind is not Kind.TAGS:
                        yield from self._cut(at, start)
                        at = self._opened(at, Kind.TAGS, start)
                    at.marks.append(self._mark(at, start, stop, kind))
                else:
                    yield from self._cut(at, start)
                    at = self._opened(at, Kind.DEAL, start)
                    at.language = "fr" if kind == "fr" else "en" if kind == "en" else None
                self._run = None
            end = stop
        if self._ended:
            if at.kind is not Kind.DEAL and (junk := text[end:].strip(BLANKS)):
                first = text.index(junk, end)
                yield from self._cut(at, first)
                at = self._opened(at, Kind.DEAL, first)
            self._run = None
            yield from self._cut(at, len(text))

    def _mark(self, at: _Open, start: int, stop: int, kind: str) -> Mark:
        start += len(self.text[start:stop]) - len(self.text[start:stop].lstrip())
        return Mark(start - at.start, stop - at.start, whole=kind == "tag")

    def _remark(self, at: _Open, start: int, stop: int, end: int, kind: str) -> None:
        text = self.text
        line_start = text.rfind("\n", 0, start) + 1
        last = at.remarks[-1] if at.remarks else None
        before = max(line_start, last.end + at.start) if last else line_start
        own = not text[before:start].strip(BLANKS)
        if own and last and last.end + at.start > line_start:
            own = last.own_line or last.start + at.start < line_start
        if not own or text[end:start].strip(BLANKS):
            self._run = None
        closed = kind == "comment" or (text[stop - 1] == "}" and stop - start > 1)
        if own and self._run is None:
            self._run = start
        if not closed:
            # What a forgotten brace has swallowed belongs to the deal before it.
            self._run = None
        at.remarks.append(Remark(start - at.start, stop - at.start, kind == "remark", own, closed))

    def _stray(self, at: _Open, junk: str, first: int, following: str) -> bool:
        """Tell whether text outside a deal is a slip in the tags, not a deal without its header."""
        lines = [line for line in junk.split("\n") if line.strip(BLANKS)]
        if all(starts_like_a_tag(line) for line in lines):
            return True
        if following in ("fr", "en") and not any(opens_a_part(line) for line in lines):
            return True
        behind_tag = bool(at.marks) and "\n" not in self.text[at.start + at.marks[-1].end : first]
        return len(lines) == 1 and (behind_tag or following in ("tag", "broken"))

    def _broken_tags(self, junk: str, first: int) -> Iterator[Mark]:
        """Mark what is no tag: each line that was meant for one, other text as a whole."""
        lines = list(re.finditer(r"[^\s][^\n]*", junk))
        if not all(starts_like_a_tag(line.group()) for line in lines):
            yield Mark(first, first + len(junk), whole=False)
            return
        for line in lines:
            yield Mark(first + line.start(), first + line.end(), whole=False)

    def _cut(self, at: _Open, start: int) -> Iterator[Segment]:
        """Give the open segment, which ends before ``start`` or before the comments that belong to what starts there."""
        stop = start if self._run is None else self._run
        if at.kind is not None:
            line, column = self.position(at.start)
            head = self.head(at.start)
            remarks = [remark for remark in at.remarks if remark.start + at.start < stop]
            self.start = at.start
            yield Segment(at.kind, self.text[at.start : stop], line, column, head, at.language, remarks, at.marks)
            self.kept = stop

    def _opened(self, at: _Open, kind: Kind, start: int) -> _Open:
        """Open a segment, with the comments that belong to it."""
        if at.kind is None:
            begin = at.remarks[0].start + at.start if at.remarks else start
        else:
            begin = start if self._run is None else self._run
        shift = begin - at.start
        remarks = [
            Remark(r.start - shift, r.end - shift, r.block, r.own_line, r.closed)
            for r in at.remarks
            if r.start >= shift
        ]
        self.kept = begin
        self._open = _Open(kind, begin, remarks=remarks)
        return self._open
