"""What people do again and again in a deal is reported once, and counted."""

import re
from dataclasses import replace
from typing import Final

from referee.diagnostics.model import Finding
from referee.notation.built import Extent
from referee.notation.vocabulary import Slip

__all__ = ["Habits", "unhidden"]

Problem = tuple[Extent, Finding]
Habit = tuple[str, str]

WAYS: Final = frozenset((Slip.RANK_FIRST, Slip.SUIT_WORD, Slip.MISSING_DOT, Slip.LONG_SEAT))
"""Ways of writing cards, suits, tricks and seats: who has one writes all of them so."""
INVISIBLE: Final = re.compile("[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]")
"""Signs that come along with pasted text: soft hyphens, signs without width, marks of direction."""


class Habits:
    """The habits seen in a deal: which problem tells of each, and how often it came again."""

    def __init__(self) -> None:
        """See none yet."""
        self._seen: dict[Habit, list[int]] = {}

    @staticmethod
    def of(code: str, text: str, slip: str | None) -> Habit | None:
        """Name the habit that a slip shows: a way of writing, a mark without letters or digits; ``None`` without one."""
        if slip in WAYS:
            return code, str(slip)
        return (code, text) if text and not any(char.isalnum() for char in text) else None

    def begin(self, habit: Habit | None, problem: int) -> None:
        """Note which problem tells of a habit."""
        if habit is not None:
            self._seen[habit] = [problem, 0]

    def again(self, habit: Habit | None) -> bool:
        """Count a habit that was told of before; tell whether it was."""
        if habit is None or habit not in self._seen:
            return False
        self._seen[habit][1] += 1
        return True

    def count(self, problems: list[Problem]) -> None:
        """Put into each problem how often its habit came again."""
        for index, again in self._seen.values():
            if again:
                problems[index] = _counted(problems[index], again)


def unhidden(text: str) -> tuple[str, list[Problem]]:
    """Give a text with blanks for its invisible signs, and what is to be reported of these."""
    places = [found.start() for found in INVISIBLE.finditer(text)]
    if not places:
        return text, []
    facts = {"text": text[places[0]], "expected": [], "slip": str(Slip.INVISIBLE)}
    problem = (places[0], places[0] + 1), Finding("S102", (), facts)
    return INVISIBLE.sub(" ", text), [_counted(problem, len(places) - 1) if len(places) > 1 else problem]


def _counted(problem: Problem, again: int) -> Problem:
    extent, finding = problem
    return extent, replace(finding, facts={**finding.facts, "count": again})
