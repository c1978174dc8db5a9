"""How a record lies on its lines, as far as comments and writers must agree on it."""

from collections.abc import Sequence

from referee.record.model import Call

__all__ = ["rounds"]


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
