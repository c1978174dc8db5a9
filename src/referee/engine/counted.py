"""What a program claims of the count of the cards that it lists, against what they give."""

from collections.abc import Iterator
from typing import Final

from referee.diagnostics.model import Finding
from referee.engine.records import CountLike
from referee.engine.tally import Settlement, Tally
from referee.kernel.table import Table

__all__ = ["check_count"]

_RESULTS: Final = {True: "made", False: "failed"}


def check_count(
    count: CountLike | None, tally: Tally | None, settlement: Settlement, table: Table
) -> Iterator[Finding]:
    """Check the points and the result claimed of a deal that is scored (C-6.1, C-7.1).

    ``tally``: what each party has, ``None`` where nothing was counted.
    """
    if count is None:
        return
    if count.points is not None and tally is not None:
        computed = dict(zip(table.parties, tally.points, strict=True))
        pairs = ((claimed, computed.get(party)) for party, claimed in count.points.items())
        if any(claimed is not None and own is not None and claimed != own for claimed, own in pairs):
            shown = {party: own if own is None or own == int(own) else str(own) for party, own in computed.items()}
            facts = {"claimed": dict(count.points), "computed": shown}
            yield Finding("M104", ("count", "points"), facts)
    made = settlement.made
    if count.result is not None and made is not None and count.result != _RESULTS[made]:
        facts = {"claimed": count.result, "computed": _RESULTS[made]}
        yield Finding("M105", ("count", "result"), facts, settlement.article)
