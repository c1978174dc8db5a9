"""One pass over a stretch of text: where its tags, deals and comments start and end."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from referee import resources
from referee.limits import LONGEST_SEGMENT
from referee.notation.cache import parser_of
from referee.notation.keywords import opens_a_part
from referee.notation.lexicon import BLANKS, lexicon
from referee.notation.segment import Kind, Mark, Remark, Segment
from referee.notation.tag_names import starts_like_a_tag
from referee.record.model import Language

__all__ = ["LONGEST_HEAD", "Scan"]

LONGEST_HEAD: Final = 400
"""Longer beginnings of a line are not kept with the deal that ends it."""


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


class Scan:
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
