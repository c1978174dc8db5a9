"""How the parts of a deal fall into lines: the elements that comments stand at."""

from collections.abc import Sequence

from referee.record.model import Call

__all__ = ["rounds"]


def rounds(calls: Sequence[Call], players: int) -> tuple[int, ...]:
    """Give the indices of the calls that open a line of the auction.

    A line opens with a call that has the label of the auction's first, or when the line before holds one call a player.
    ``players``: how many sit at the table.
    """
    opened: list[int] = []
    for index, call in enumerate(calls):
        returns = call.seat is not None and call.seat == calls[0].seat
        if not opened or returns or index - opened[-1] == players:
            opened.append(index)
    return tuple(opened)
