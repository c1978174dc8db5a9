"""A deal: from its segment to its record."""

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from lark import UnexpectedInput

from referee.diagnostics.model import Finding, Path
from referee.notation.build import build
from referee.notation.comments import anchored, blanked, unclosed
from referee.notation.decode import BAD_BYTE, plain
from referee.notation.lexicon import BLANKS, Lexicon
from referee.notation.segment import Segment
from referee.notation.source import Stretch, TextSource
from referee.notation.starts import starts
from referee.record.layout import anchors
from referee.record.model import Deal, Game
from referee.record.stream import DealItem
from referee.record.trusted import trusted

if TYPE_CHECKING:
    from lark import Token, Tree

__all__ = ["bad_bytes", "read_deal"]

EMPTY: Final[dict[str, Any]] = {
    "number": None,
    "dealer": None,
    "hands": None,
    "auction": None,
    "contract": None,
    "tricks": None,
    "summary": None,
    "count": None,
    "rulings": (),
    "score": None,
    "total": None,
    "comments": (),
    "problems": (),
}


def read_deal(segment: Segment, lexicon: Lexicon, game: Game | None, players: int | None) -> DealItem:
    """Read a deal.

    ``lexicon``: the words of its language; ``players``: at the table, ``None`` when the deal itself tells. Returns
    the record with its problems, each with its place.
    """
    stretch = Stretch(segment)
    text = blanked(segment.text, segment.remarks)
    body = text.lstrip(BLANKS)
    offset = len(text) - len(body)
    found: list[tuple[tuple[int, int], Finding]] = []
    try:
        tree: Tree[Token] = lexicon.parser.parse(body, start="deal")
    except UnexpectedInput:
        from referee.notation.recover import recover  # noqa: PLC0415 (only broken deals need it)

        tree, found = recover(plain(body), lexicon, game, players or 4)
    built = build(tree, lexicon, game)

    def places() -> dict[Path, tuple[int, int]]:
        known = build(tree, lexicon, game, places=True).places or {}
        return {path: (start + offset, end + offset) for path, (start, end) in known.items()}

    source = TextSource(stretch, places)
    parts = EMPTY | built.parts
    problems = [
        replace(finding, span=stretch.span(start + offset, end + offset))
        for (start, end), finding in sorted([*found, *built.problems], key=lambda entry: entry[0])
    ]
    if segment.remarks:
        open_remarks = unclosed(segment.remarks, stretch)
        if open_remarks:
            # What stops short does so because the comment took the rest.
            problems = [*open_remarks, *(problem for problem in problems if problem.code != "S114")]
        known = None if problems else starts(tree, lexicon, offset)
        parts["comments"] = _comments(segment, parts, _starts(places()) if known is None else known, players or 4)
    parts["problems"] = tuple(problems)
    return DealItem(trusted(Deal, **parts), source)


def _starts(places: dict[Path, tuple[int, int]]) -> dict[Path, int]:
    """Give where elements start; a line of the auction starts with the label of its first call."""
    return {path: places.get((*path, "seat"), place)[0] for path, place in places.items()}


def _comments(segment: Segment, parts: dict[str, Any], known: dict[Path, int], players: int) -> tuple[Any, ...]:
    """Give the comments of a deal; ``known``: where its elements start."""
    pointers = anchors(trusted(Deal, **parts), players)[:-1]
    elements = []
    for pointer in pointers:
        path = tuple(int(step) if step.isdigit() else step for step in pointer[1:].split("/"))
        if path == ("header",) or path in known:
            elements.append((known.get(path, 0), pointer))
    return anchored(segment.text, segment.remarks, elements)


def bad_bytes(segment: Segment, encoding: str) -> Finding | None:
    """Report the first byte of a segment that its encoding does not know; ``None`` when there is none."""
    bad = BAD_BYTE.findall(segment.text)
    if not bad:
        return None
    first = re.search(re.escape(bad[0]), segment.text)
    start = first.start() if first else 0
    facts = {"byte": f"0x{ord(bad[0]) - 0xDC00:02X}", "encoding": encoding, "count": len(bad)}
    return Finding("S101", facts=facts, span=Stretch(segment).span(start, start + 1))
