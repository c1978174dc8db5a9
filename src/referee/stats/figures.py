"""Figures as they are printed, and contracts put into rows: what the text and the plot share."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from referee.diagnostics.spelling import SPELLINGS
from referee.diagnostics.words.speech import tidy
from referee.record.model import Language
from referee.stats.model import Bid, Group
from referee.stats.words import WORDS

__all__ = ["DENOMINATIONS", "BidRow", "bid_rows", "denomination", "mean", "number", "percent", "title"]

DENOMINATIONS: Final = ("S", "H", "D", "C", "NT", "AT", None)
"""Columns of a table of contracts; the last is that of a trump that nobody has led."""
_SPACE: Final = "\N{NARROW NO-BREAK SPACE}"
_MOST_ROWS: Final = 20
_BAND: Final = 10


@dataclass(frozen=True, slots=True)
class BidRow:
    """Contracts of one bid, or of a band of values: ``counts``, contracts, settled and made, by denomination."""

    label: str
    counts: Mapping[str | None, tuple[int, int, int]]

    @property
    def total(self) -> tuple[int, int, int]:
        """Contracts, settled and made."""
        return _summed(self.counts.values())


def bid_rows(bids: Sequence[Bid], language: Language) -> tuple[BidRow, ...]:
    """Give a row a value, capot and générale last; a band of ten values a row where they are many."""
    labels = WORDS[language].labels
    points = [bid for bid in bids if bid.kind == "points"]
    banded = len({bid.value for bid in points}) > _MOST_ROWS
    rows: dict[tuple[str, int], list[Bid]] = defaultdict(list)
    for bid in points:
        rows["points", bid.value // _BAND * _BAND if banded else bid.value].append(bid)
    found = [
        _row(f"{value}-{value + _BAND - 1}" if banded else str(value), rows[kind, value])
        for kind, value in sorted(rows)
    ]
    sweeps = ((kind, [bid for bid in bids if bid.kind == kind]) for kind in ("capot", "generale"))
    found += [_row(labels[kind], own) for kind, own in sweeps if own]
    return tuple(found)


def _row(label: str, bids: Iterable[Bid]) -> BidRow:
    counts: dict[str | None, list[tuple[int, int, int]]] = defaultdict(list)
    for bid in bids:
        counts[bid.denomination].append((bid.contracts, bid.settled, bid.made))
    return BidRow(label, {name: _summed(own) for name, own in counts.items()})


def _summed(counts: Iterable[tuple[int, int, int]]) -> tuple[int, int, int]:
    contracts = settled = made = 0
    for of_contracts, of_settled, of_made in counts:
        contracts, settled, made = contracts + of_contracts, settled + of_settled, made + of_made
    return contracts, settled, made


def denomination(code: str | None, language: Language) -> str:
    """Give a denomination as a column is headed."""
    return WORDS[language].labels["unknown"] if code is None else SPELLINGS[language].denominations[code]


def title(group: Group, language: Language) -> str:
    """Give the title of a group: its game and its rules."""
    labels = WORDS[language].labels
    rules = group.rules
    stamp = (
        {} if rules is None else {"name": tidy(rules.name), "version": tidy(rules.version), "digest": rules.digest[:8]}
    )
    return labels["title"].format(
        game=labels[group.game or "game-unknown"],
        rules=labels["rules-unknown"] if rules is None else labels["rules"].format(**stamp),
    )


def number(value: int) -> str:
    """Give a whole number, thousands apart."""
    return f"{value:,}".replace(",", _SPACE)


def percent(rate: float | None, language: Language) -> str:
    """Give a rate in percent; a dash where there is none."""
    return "-" if rate is None else f"{_decimal(100 * rate, language)}{_SPACE}%"


def mean(value: float | None, language: Language) -> str:
    """Give a mean; a dash where there is none."""
    return "-" if value is None else _decimal(value, language)


def _decimal(value: float, language: Language) -> str:
    # A mean that rounds to nothing has no sign.
    shown = f"{round(value, 1) + 0.0:,.1f}".replace(",", _SPACE)
    return shown.replace(".", WORDS[language].decimal)
