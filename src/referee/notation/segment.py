"""The pieces that a text is cut into: blocks of tags, deals, and what a cut knows of them."""

from dataclasses import dataclass, field, replace
from enum import Enum

from referee.limits import LONGEST_SEGMENT
from referee.record.model import Language

__all__ = ["Kind", "Mark", "Remark", "Segment"]


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
