"""What can be wrong with a rule set that someone wrote, as data; the words stand with those of the diagnostics."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any, Literal

__all__ = ["Fault", "FaultKind", "RuleSetError", "closest"]

FaultKind = Literal[
    "bid-range",
    "choice",
    "cycle",
    "deep",
    "denominations",
    "encoding",
    "equal-doubled",
    "extends",
    "game-differs",
    "held-without-row",
    "incomplete",
    "key",
    "large",
    "level",
    "levels",
    "levels-of-bid",
    "no-80",
    "no-folder",
    "no-game",
    "no-row",
    "no-square",
    "no-value",
    "number",
    "other-game",
    "outside",
    "parameter",
    "ranked",
    "repeated",
    "row",
    "setting",
    "source",
    "square",
    "table",
    "taken",
    "text",
    "toml",
    "total",
    "twice",
    "unpaired",
    "unreadable",
    "unreadable-base",
    "worthless",
    "yes-no",
]
"""What can be wrong; each has its phrase in the family ``problem`` of the words."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong.

    ``facts``: what the phrase of its kind names; ``file``: as it was named; ``line``,
    ``column``: from 1, where the text tells; ``place``: the keys that lead to it.
    """

    kind: FaultKind
    place: tuple[str, ...] = ()
    facts: Mapping[str, Any] = field(default_factory=dict)
    file: str = ""
    line: int | None = None
    column: int | None = None

    @property
    def told(self) -> dict[str, Any]:
        """The fault as facts of a finding."""
        where = {
            "file": self.file or None,
            "line": self.line,
            "column": self.column,
            "key": ".".join(self.place) or None,
        }
        return {"kind": self.kind, **{key: value for key, value in where.items() if value is not None}, **self.facts}


class RuleSetError(ValueError):
    """A rule set cannot be used: ``faults``, at least one."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("; ".join(_plain(fault) for fault in self.faults))


def closest(name: str, known: Iterable[str]) -> dict[str, str]:
    """Give the fact ``near`` for a name that is not known; nothing where none is close."""
    folded = {each.casefold().replace("-", "_"): each for each in known}
    found = get_close_matches(name.casefold().replace("-", "_"), list(folded), n=1, cutoff=0.6)
    return {"near": folded[found[0]]} if found else {}


def _plain(fault: Fault) -> str:
    """Say a fault for programmers, in English codes."""
    where = ":".join(str(part) for part in (fault.file, fault.line, fault.column) if part)
    facts = ", ".join(f"{key}: {value}" for key, value in fault.facts.items())
    return " ".join(part for part in (where, ".".join(fault.place), fault.kind, facts and f"({facts})") if part)
