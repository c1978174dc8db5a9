"""The formatter: a record to its canonical text, deal by deal.

The layout is that of the notation: one tag a line, one hand, one round of the auction and one trick a line, columns
padded to their widest cell and two spaces apart, comments where they stood. Writing what was read changes the form
alone, and writing it again changes nothing.
"""

from collections.abc import Iterable, Iterator, Sequence

from referee.diagnostics.spelling import SPELLINGS, Spelling
from referee.notation.canonical import UnreadableRecord, canonical_deal, canonical_head
from referee.notation.parts import count_line, deal_lines
from referee.notation.remarks import at_end_of_line, on_own_lines
from referee.record.document import items_of
from referee.record.gaps import is_error
from referee.record.layout import anchors, table_size
from referee.record.model import Comment, Deal, Document, Language, Match
from referee.record.stream import DealItem, FileEnd, Item, MatchHead

__all__ = ["UnreadableRecord", "dumps", "write_deal", "write_head", "write_items"]

_ESCAPES = str.maketrans({'"': '\\"', "\\": "\\\\"})


def write_head(match: Match) -> str:
    """Give the tags of a match, one a line, with their comments; raises :class:`UnreadableRecord`."""
    text, end = _head(match, ())
    return text + _own(end)


def write_deal(deal: Deal, language: Language, players: int = 4) -> str:
    """Give the lines of a deal with their comments, without the blank line that comes before it.

    ``players``: how many sit at the table. Raises :class:`UnreadableRecord` when some of the deal was not read.
    """
    text, end = _deal(deal, language, players, ())
    return text + _own(end)


def write_items(items: Iterable[Item]) -> Iterator[str]:
    """Give the canonical text of a file, a piece for each match and deal, as a reader yields them.

    Comments at the end of a deal that another one follows stand before that one, as they would be read. Raises
    :class:`UnreadableRecord` at the first part that was not read.
    """
    head: Match | None = None
    players: int | None = None
    end: tuple[Comment, ...] = ()
    for item in items:
        match item:
            case MatchHead(match=opened):
                if head is not None and players is None:
                    # Two blocks of tags with no deal between them would be read as one.
                    raise UnreadableRecord(None, "/deals")
                text, end = _head(opened, end)
                yield text if head is None else "\n" + text
                head, players = opened, None
            case DealItem(deal=deal) if head is not None:
                if players is None:
                    players = table_size(head.game, head.tags, deal)
                text, end = _deal(deal, head.language, players, end)
                yield "\n" + text
            case FileEnd(problems=problems):
                for problem in filter(is_error, problems):
                    raise UnreadableRecord(None, "", problem.code)
            case _:
                pass
    if end:
        yield _own(end)


def dumps(record: Match | Document) -> str:
    """Give the canonical text of a match or of a file; raises :class:`UnreadableRecord`."""
    return "".join(write_items(items_of(record)))


def _head(match: Match, above: Sequence[Comment]) -> tuple[str, tuple[Comment, ...]]:
    head = canonical_head(match)
    spelling = SPELLINGS[head.language]
    lines = []
    for tag in head.tags:
        value = spelling.games[head.game] if tag.name == "Game" and head.game else tag.value
        lines.append(f'[{spelling.tags.get(tag.name, tag.name)} "{value.translate(_ESCAPES)}"]')
    return _laid_out([(f"/tags/{number}", line) for number, line in enumerate(lines)], head.comments, above)


def _deal(deal: Deal, language: Language, players: int, above: Sequence[Comment]) -> tuple[str, tuple[Comment, ...]]:
    spelling = SPELLINGS[language]
    settled = canonical_deal(_without_count(deal, spelling), players)
    lines = deal_lines(settled, spelling, players)
    # The last anchor is the end, which has no line.
    return _laid_out(list(zip(anchors(settled, players), lines, strict=False)), settled.comments, above)


def _without_count(deal: Deal, spelling: Spelling) -> Deal:
    """Give a deal whose count, for which the notation has no line, stands in a comment."""
    if deal.count is None:
        return deal
    path = "/score" if deal.score is not None else "/end"
    said = Comment(text=count_line(deal.count, spelling), form="line", path=path, place="before")
    return deal.model_copy(update={"count": None, "comments": (*deal.comments, said)})


def _laid_out(
    lines: Sequence[tuple[str, str]], comments: Sequence[Comment], above: Sequence[Comment]
) -> tuple[str, tuple[Comment, ...]]:
    """Give the text of lines with the comments that stand at their anchors, and the comments at the end."""
    at: dict[tuple[str, str], list[Comment]] = {}
    for comment in comments:
        at.setdefault((comment.path, comment.place), []).append(comment)
    text = _own(above)
    for path, line in lines:
        indent = line[: len(line) - len(line.lstrip())]
        text += _own(at.get((path, "before"), ()), indent)
        text += line + at_end_of_line(at.get((path, "after"), ())) + "\n"
    return text, tuple(at.get(("/end", "before"), ()))


def _own(comments: Iterable[Comment], indent: str = "") -> str:
    return "".join(line + "\n" for line in on_own_lines(comments, indent))
