"""The reader of BGN: from a stream to the items of a record, one at a time."""

import io
from collections.abc import Callable, Iterator
from typing import BinaryIO, Final

from referee.diagnostics.model import Finding
from referee.limits import LONGEST_DEAL, LONGEST_SEGMENT
from referee.notation.comments import blanked
from referee.notation.deals import bad_bytes, read_deal
from referee.notation.decode import BYTE_ORDER_MARK, REPLACEMENT, Text, plain
from referee.notation.lexicon import BLANKS, lexicon
from referee.notation.segment import Kind, Segment
from referee.notation.source import Stretch, TextSource
from referee.notation.split import segments
from referee.notation.tags import read_tags
from referee.notation.vocabulary import Expected, Slip
from referee.record.layout import table_size
from referee.record.model import Deal, Game, Language, Match
from referee.record.stream import DealItem, FileEnd, Item, MatchHead

__all__ = ["read", "read_text"]

DEFAULT_LANGUAGE: Final[Language] = "fr"
MOST_FOREIGN: Final = 2
"""Words of the other language, no more than a header has, that are told one by one."""


def read(stream: BinaryIO, encoding: str | None = None, line: int = 1) -> Iterator[Item]:
    """Read a file of records, deal by deal.

    ``stream``: its bytes; ``encoding``: overrides what they say of themselves (UTF-8, or UTF-16 with a byte order
    mark, B-1); ``line``: the number of its first line. Yields each match, its deals, and the end of the file; what could not be read is in their problems.
    Raises ``LookupError`` for an encoding that does not exist, and what the stream raises.
    """
    text = Text(stream, encoding)
    return _items(text.read, text.encoding, line)


def read_text(text: str) -> Iterator[Item]:
    """Read records from a text, as :func:`read` does from a file."""
    whole = io.StringIO(text.removeprefix(BYTE_ORDER_MARK), newline=None)
    return _items(lambda _blocks: whole.read(), "utf-8")


def _items(source: Callable[[int], str], encoding: str, line: int = 1) -> Iterator[Item]:
    reader = _Reader(encoding)
    waiting: Segment | None = None
    seen = False
    for segment in segments(source, line):
        if waiting is not None:
            yield from reader.items(waiting, segment)
        waiting, seen = segment, seen or segment.kind is Kind.TAGS or segment.language is not None
    if waiting is not None and seen:
        yield from reader.items(waiting, None)
    yield FileEnd() if seen else FileEnd((Finding("N110"),))


class _Reader:
    """What the reading of one segment must know of those before it."""

    def __init__(self, encoding: str) -> None:
        self._encoding = encoding
        self._match: Match | None = None
        self._players: int | None = None

    def items(self, segment: Segment, following: Segment | None) -> Iterator[Item]:
        """Give the items of a segment; the one that follows it tells the language of a match without a game tag."""
        bad = bad_bytes(segment, self._encoding)
        if bad is not None:
            segment.text = plain(segment.text)
        if segment.kind is Kind.TAGS:
            told = following.language if following is not None else None
            head = read_tags(segment, told or self._language())
            if bad is not None:
                head = MatchHead(_without_bad_bytes(head.match), head.source)
            for problem in filter(None, (bad, _cut_off(segment))):
                head = MatchHead(_with(head.match, problem), head.source)
            self._open(head.match)
            yield head
            return
        match = self._match
        if match is None:
            stretch = Stretch(segment)
            lone = Finding("N102", span=stretch.span(*_first_word(segment)))
            match = Match(game=None, language=segment.language or DEFAULT_LANGUAGE, problems=(lone,))
            self._open(match)
            yield MatchHead(match, TextSource(stretch, dict))
        yield self._deal(segment, match, bad)

    def _language(self) -> Language:
        return self._match.language if self._match is not None else DEFAULT_LANGUAGE

    def _open(self, match: Match) -> None:
        self._match = match
        self._players = None

    def _deal(self, segment: Segment, match: Match, bad: Finding | None) -> DealItem:
        orphan = any(problem.code in ("N101", "N102") for problem in match.problems)
        language = segment.language or match.language if orphan else match.language
        item = _read(segment, language, match.game, self._players or _players(match))
        if self._players is None:
            self._players = table_size(match.game, match.tags, item.deal)
            if match.game == "comptoir" and segment.remarks:
                item = _read(segment, language, match.game, self._players)
        if bad is not None:
            problems = (bad, *item.deal.problems)
            item = DealItem(item.deal.model_copy(update={"problems": problems}), item.source)
        return item


def _read(segment: Segment, language: Language, game: Game | None, players: int | None) -> DealItem:
    """Read a deal; one that is written in the other language throughout is read in that, and said to be once."""
    cut = _cut_off(segment)
    if cut is not None:
        return DealItem(Deal(problems=(cut,)), TextSource(Stretch(segment), dict))
    length = len(segment.text) - sum(remark.end - remark.start for remark in segment.remarks)
    if length > LONGEST_DEAL:
        start, end = _first_word(segment)
        facts: dict[str, object] = {"count": length, "expected": LONGEST_DEAL}
        stretch = Stretch(segment)
        found = Finding("S117", ("header",), facts, span=stretch.span(start, end))
        return DealItem(Deal(problems=(found,)), TextSource(stretch, dict))
    item = read_deal(segment, lexicon(language), game, players)
    written = segment.language or language
    if written == language or len(item.deal.problems) <= MOST_FOREIGN:
        return item
    other = read_deal(segment, lexicon(written), game, players)
    if len(other.deal.problems) + 1 >= len(item.deal.problems):
        return item
    start, end = _first_word(segment)
    facts = {
        "text": blanked(segment.text, segment.remarks)[start:end],
        "expected": [str(Expected.HEADER)],
        "slip": str(Slip.OTHER_LANGUAGE),
    }
    foreign = Finding("S102", ("header",), facts, span=Stretch(segment).span(start, end))
    return DealItem(other.deal.model_copy(update={"problems": (foreign, *other.deal.problems)}), other.source)


def _cut_off(segment: Segment) -> Finding | None:
    """Report a segment that is too long to be read whole, at its first word; ``None`` for any other."""
    if segment.whole:
        return None
    span = Stretch(segment).span(*_first_word(segment))
    return Finding("S118", (), {"limit": "characters", "expected": LONGEST_SEGMENT}, span=span)


def _players(match: Match) -> int:
    return table_size(match.game, match.tags, None)


def _without_bad_bytes(match: Match) -> Match:
    """Drop what is wrong with tags because of bytes that could not be decoded, which are reported themselves."""
    good = [problem for problem in match.problems if REPLACEMENT not in "".join(map(str, problem.facts.values()))]
    if len(good) < len(match.problems):
        good = [problem for problem in good if problem.code != "N101"]
    return match.model_copy(update={"problems": tuple(good)})


def _with(match: Match, problem: Finding) -> Match:
    return match.model_copy(update={"problems": (problem, *match.problems)})


def _first_word(segment: Segment) -> tuple[int, int]:
    """Give the place of the first word of a deal."""
    text = blanked(segment.text, segment.remarks)
    bare = text.lstrip(BLANKS)
    start = len(text) - len(bare)
    return start, start + len(bare.split(None, 1)[0] if bare else "")
