"""The canonical form of a record: what its canonical text says when it is read again.

The order of tags, of the cards of a hand and of comments is settled; nothing else changes. A record is fit for it when
all of it was read: a gap would be lost without a word.
"""

import re
from typing import Final, TypeVar

from referee.diagnostics.spelling import ENGLISH, FRENCH, sorted_cards
from referee.notation.remarks import settle
from referee.record.fold import fold
from referee.record.forms import MAX_DIGITS
from referee.record.gaps import gaps, is_error
from referee.record.layout import anchors, table_size
from referee.record.model import Comment, Deal, Hand, Match, Summary, Tag, Trick

__all__ = ["UnreadableRecord", "canonical", "canonical_deal", "canonical_head"]


_TAG_ORDER: Final = ("Game", "Rules", "Target", "Event", "Site", "Date", "Round", "Table")
_PLAYER_TAGS: Final = ("North", "West", "South", "East", "P1", "P2", "P3", "P4")
_NAMES: Final = {fold(spelt): name for names in (FRENCH.tags, ENGLISH.tags) for name, spelt in names.items()}
_TAG_NAME: Final = re.compile(r"[^\W\d]\w*\Z")
_NEWLINE: Final = re.compile(r"[\r\n]")
_RANK: Final = {name: rank for rank, name in enumerate((*_TAG_ORDER, *_PLAYER_TAGS))}


Part = TypeVar("Part", Match, Deal)


class UnreadableRecord(ValueError):  # noqa: N818 (it names the state of the record, as the commands report it)
    """A record that cannot be written in canonical form.

    ``deal``: the number of the deal as written, ``None`` when it has none or the match's head is at fault; ``path``:
    JSON pointer of the part, inside the deal or the match; ``problem``: the code of the problem that the reader
    reported, ``None`` where the notation cannot express what the record holds.
    """

    def __init__(self, deal: int | None, path: str, problem: str | None = None) -> None:
        """Keep what the commands report."""
        super().__init__(deal, path, problem)
        self.deal = deal
        self.path = path
        self.problem = problem

    def __str__(self) -> str:
        """Give one line for a log; the commands word it themselves."""
        where = "head of the match" if self.deal is None else f"deal {self.deal}"
        return f"{where}: {self.problem or 'cannot be written'} at {self.path or '/'}"


def canonical_head(match: Match) -> Match:
    """Give the head of a match, without deals, in canonical form; a game tag is added where it had none.

    Raises :class:`UnreadableRecord` when tags were misread, or say what ``game`` does not.
    """
    for problem in match.problems:
        if is_error(problem):
            raise UnreadableRecord(None, "".join(f"/{step}" for step in problem.path), problem.code)
    if match.game is None:
        raise UnreadableRecord(None, "/game")
    game = match.tag("Game")
    if game is not None and fold(game) != match.game and fold(game) in FRENCH.games:
        raise UnreadableRecord(None, "/game")
    for number, tag in enumerate(match.tags):
        if not _writable(tag):
            raise UnreadableRecord(None, f"/tags/{number}")
    named = {"Game": Tag(name="Game", value=match.game)}
    tags = [(f"/tags/{number}", named.get(tag.name, tag)) for number, tag in enumerate(match.tags)]
    if game is None:
        tags.insert(0, ("", named["Game"]))
    tags.sort(key=lambda entry: _RANK.get(entry[1].name, len(_RANK)))
    moved = {old: f"/tags/{new}" for new, (old, _) in enumerate(tags)}
    comments = (
        comment.model_copy(update={"path": moved.get(comment.path, comment.path)}) for comment in match.comments
    )
    return Match(
        game=match.game,
        language=match.language,
        tags=tuple(tag for _, tag in tags),
        comments=settle(comments, (*(f"/tags/{number}" for number in range(len(tags))), "/end")),
    )


def canonical_deal(deal: Deal, players: int) -> Deal:
    """Give a deal in canonical form; raises :class:`UnreadableRecord` when some of it was not read.

    ``players``: how many sit at the table.
    """
    for problem in deal.problems:
        if is_error(problem):
            raise UnreadableRecord(deal.number, "".join(f"/{step}" for step in problem.path), problem.code)
    for path in gaps(deal):
        raise UnreadableRecord(deal.number, "".join(f"/{step}" for step in path))
    hands = deal.hands and tuple(
        Hand(seat=hand.seat, cards=tuple(sorted_cards(card for card in hand.cards if card is not None)))
        for hand in deal.hands
    )
    tricks = deal.tricks and tuple(_trick(deal, trick, number) for number, trick in enumerate(deal.tricks, 1))
    summary = deal.summary and Summary(
        points=deal.summary.points or None,
        result=deal.summary.result,
        tricks=deal.summary.tricks or None,
        belotes=deal.summary.belotes or None,
        generale=deal.summary.generale,
    )
    comments = settle(deal.comments, anchors(deal, players))
    parts = {"hands": hands, "tricks": tricks, "summary": summary, "comments": comments, "problems": ()}
    return deal.model_copy(update=parts)


def canonical(match: Match) -> Match:
    """Give a match in canonical form: two matches that say the same, laid out differently, become equal.

    Raises :class:`UnreadableRecord`.
    """
    players = table_size(match.game, match.tags, match.deals[0] if match.deals else None)
    head, end = _without_end(canonical_head(match))
    if not match.deals:
        return head.model_copy(update={"comments": (*head.comments, *end)})
    deals: list[Deal] = []
    for deal in match.deals:
        # What ends a part that another one follows is read as standing before that.
        above = tuple(comment.model_copy(update={"path": "/header"}) for comment in end)
        settled, end = _without_end(canonical_deal(deal, players))
        deals.append(settled.model_copy(update={"comments": (*above, *settled.comments)}))
    deals[-1] = deals[-1].model_copy(update={"comments": (*deals[-1].comments, *end)})
    return head.model_copy(update={"deals": tuple(deals)})


def _without_end(part: Part) -> tuple[Part, tuple[Comment, ...]]:
    end = tuple(comment for comment in part.comments if comment.path == "/end")
    return part.model_copy(update={"comments": part.comments[: len(part.comments) - len(end)]}), end


def _trick(deal: Deal, trick: Trick, number: int) -> Trick:
    if trick.said and len(trick.said) != len(trick.cards):
        raise UnreadableRecord(deal.number, f"/tricks/{number - 1}/said")
    if trick.number is not None and not 0 <= trick.number < 10**MAX_DIGITS:
        raise UnreadableRecord(deal.number, f"/tricks/{number - 1}/number")
    return Trick(
        number=number if trick.number is None else trick.number,
        leader=trick.leader,
        cards=trick.cards,
        said=trick.said if any(trick.said) else (),
        winner=trick.winner,
        points=trick.points,
    )


def _writable(tag: Tag) -> bool:
    """Tell whether a tag of this name and value comes back from its text."""
    meant = _NAMES.get(fold(tag.name), tag.name)
    return meant == tag.name and bool(_TAG_NAME.match(tag.name)) and not _NEWLINE.search(tag.value)
