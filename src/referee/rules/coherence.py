"""Whether the parts of a rule set agree, so that a game can be composed from it."""

from collections.abc import Iterator
from typing import Any, Final

from referee.rules.choices import AllTrumpValues, Bid82, Equality, NoTrumpValues
from referee.rules.faults import Fault, FaultKind
from referee.rules.model import LEVELS, ComptoirRules, ContreeParameters, GridRow, Marking, RuleSet

__all__ = ["contradictions"]

_CARDS: Final = 152
"""Points of the cards of a deal in the fixed values of no trump and all trumps (C-3.3, C-3.4)."""
_OPENING: Final = 80
_CALLED: Final = 82
"""The other name of that bid (C-2.4)."""
_FIXED: Final[tuple[tuple[str, str, frozenset[str]], ...]] = (
    ("nt_values", "NT", frozenset({NoTrumpValues.A19})),
    ("ta_values", "AT", frozenset({AllTrumpValues.W14, AllTrumpValues.W13})),
)


def contradictions(rules: RuleSet) -> list[Fault]:
    """Give what in a complete rule set contradicts itself; nothing where it can be played by."""
    if isinstance(rules, ComptoirRules):
        return []
    return [*_bids(rules.parameters), *_cards(rules.parameters), *_grid(rules.marking, rules.parameters)]


def _parameter(kind: FaultKind, name: str, **facts: Any) -> Fault:
    return Fault(kind, ("parameters", name), {"name": name, **facts})


def _bids(own: ContreeParameters) -> Iterator[Fault]:
    least, most, step = own.bid_minimum.value, own.bid_maximum.value, own.bid_step.value
    if most and least > most:
        yield _parameter("bid-range", "bid_maximum", least=least, most=most)
    opens = least <= _OPENING and (not most or most >= _OPENING) and (_OPENING - least) % step == 0
    if own.bid_82.value is Bid82.COUNTS_80 and not (opens and (_CALLED - _OPENING) % step):
        yield _parameter("no-80", "bid_82", least=least, most=most)
    if len(set(own.denominations.value)) < len(own.denominations.value):
        yield _parameter("repeated", "denominations")


def _cards(own: ContreeParameters) -> Iterator[Fault]:
    trump = sum(own.trump_values.value)
    if not trump:
        yield _parameter("worthless", "trump_values")
    total = trump + 3 * sum(own.plain_values.value)
    for name, denomination, fixed in _FIXED:
        if getattr(own, name).value in fixed and denomination in own.denominations.value and total != _CARDS:
            yield _parameter("total", name, value=getattr(own, name).value.value, sum=total, expected=_CARDS)


def _grid(grid: Marking, own: ContreeParameters) -> Iterator[Fault]:
    for name in ("made", "failed"):
        yield from (
            _row("no-square", name, level=level) for level in LEVELS if getattr(getattr(grid, name), level) is None
        )
    for bid in ("capot", "generale"):
        rows: list[GridRow | None] = [getattr(grid, f"{bid}_{result}") for result in ("made", "failed")]
        there = [_levels(row) for row in rows]
        for result, levels, other in zip(("made", "failed"), there, reversed(there), strict=True):
            name = f"{bid}_{result}"
            if not levels and other:
                yield _row("unpaired", name, other=f"{bid}_{'failed' if result == 'made' else 'made'}")
            elif levels and (levels not in ({"plain"}, set(LEVELS)) or levels != other):
                yield _row("levels-of-bid", name)
    held = _levels(grid.equal)
    if own.equality.value is Equality.HELD and "plain" not in held:
        yield _parameter("held-without-row", "equality")
    if held - {"plain"}:
        yield _row("equal-doubled", "equal")


def _levels(row: GridRow | None) -> set[str]:
    return {level for level in LEVELS if getattr(row, level, None) is not None}


def _row(kind: FaultKind, name: str, **facts: Any) -> Fault:
    return Fault(kind, ("marking", name), {"name": name, **facts})
