"""The taker alone against the others: his points against his bid, one point marked (K-5)."""

from collections.abc import Iterator
from dataclasses import replace

from referee.engine.contract import Contract
from referee.engine.slips import Slip
from referee.engine.tally import Settlement, Tally
from referee.kernel.points import Amount
from referee.kernel.table import Table

__all__ = ["MARK", "settle", "variants"]

MARK = 1


def settle(contract: Contract, tally: Tally, table: Table) -> Settlement:
    """Score a deal: 1 to the taker, or 1 to each of the others (K-5.2)."""
    taker = table.party_of[contract.taker]
    made = tally.said
    if made is None:
        points = tally.points[taker]
        made = None if points is None else points + (tally.belotes[taker] or 0) >= contract.value
    if made is None:
        return Settlement(None, (None,) * len(table.parties), ((),) * len(table.parties))
    marks = tuple(MARK if (party == taker) is made else 0 for party in range(len(table.parties)))
    terms: tuple[tuple[tuple[str, Amount], ...], ...] = tuple((("mark", mark),) if mark else () for mark in marks)
    return Settlement(made, marks, terms, "K-5.2")


def variants(contract: Contract, tally: Tally, table: Table) -> Iterator[Slip]:
    """Give the scores that usual slips lead to."""
    right = settle(contract, tally, table)
    if right.made is not None:
        yield Slip("result_reversed", settle(contract, replace(tally, said=not right.made), table).score)
