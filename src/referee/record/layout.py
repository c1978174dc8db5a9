"""How a record lies on its lines, as far as comments and writers must agree on it."""

import re
from collections.abc import Iterator, Sequence

from referee.record.forms import FORMS
from referee.record.model import Call, Deal, Game, Tag

__all__ = ["anchors", "rounds", "table_size"]

_PLAYER = re.compile(r"P([1-4])\Z")


def rounds(calls: Sequence[Call], players: int) -> list[int]:
    """Cut an auction into its lines.

    ``players``: calls on a full line (4 in contrée, the number of players in comptoir). Gives the indices of the calls
    that open a line: the first, then each whose label is that of the first, or that comes after a full line.
    """
    opens: list[int] = []
    first = calls[0].seat if calls else None
    on_line = players
    for index, call in enumerate(calls):
        if on_line == players or (first is not None and call.seat == first):
            opens.append(index)
            on_line = 0
        on_line += 1
    return opens


def table_size(game: Game | None, tags: Sequence[Tag], deal: Deal | None) -> int:
    """Give the number of players: that of the game, else those of the tags, else those whom this deal names.

    ``deal``: the first of the match. Two where none is named (K-1.1); a match of no game is laid out as one of contrée.
    """
    fixed = FORMS[game or "contree"].players
    if fixed is not None:
        return fixed
    named = [tag.name for tag in tags] if any(_PLAYER.match(tag.name) for tag in tags) else list(_named(deal))
    return max((int(found[1]) for name in named if (found := _PLAYER.match(name))), default=2)


def _named(deal: Deal | None) -> Iterator[str]:
    if deal is None:
        return
    seats = [deal.dealer, *(hand.seat for hand in deal.hands or ()), *(call.seat for call in deal.auction or ())]
    seats += [seat for trick in deal.tricks or () for seat in (trick.leader, trick.winner)]
    if deal.contract is not None:
        seats.append(deal.contract.taker)
    yield from (seat for seat in seats if seat is not None)
    for figures in (deal.score, deal.total, deal.summary and deal.summary.points):
        yield from figures or ()


def anchors(deal: Deal, players: int) -> tuple[str, ...]:
    """Give the pointers of the elements of a deal that comments can stand at, in the order of its lines.

    The last is ``/end``, which has no line of its own.
    """
    found = ["/header"]
    if deal.hands is not None:
        found += ["/hands", *(f"/hands/{number}" for number in range(len(deal.hands)))]
    if deal.auction is not None:
        found += ["/auction", *(f"/auction/{number}" for number in rounds(deal.auction, players))]
    if deal.contract is not None:
        found.append("/contract")
    if deal.tricks is not None:
        found += ["/tricks", *(f"/tricks/{number}" for number in range(len(deal.tricks)))]
    if deal.summary is not None:
        found.append("/summary")
    found += [f"/rulings/{number}" for number in range(len(deal.rulings))]
    found += [f"/{name}" for name, claim in (("score", deal.score), ("total", deal.total)) if claim is not None]
    return (*found, "/end")
