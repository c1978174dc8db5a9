"""The text of a rule set: read as TOML, with the place of everything in it."""

import re
import tomllib
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import PurePath
from typing import Any, Final

from referee.rules.faults import Fault, RuleSetError
from referee.rules.places import places

__all__ = ["Sheet", "parse"]

_WHERE: Final = re.compile(r"\(at line (\d+), column (\d+)\)\Z")


@dataclass(frozen=True, slots=True)
class Sheet:
    """A text of TOML. ``name``: its file, as it was named."""

    name: str
    text: str

    @property
    def stem(self) -> str:
        """The name of its file, without folder and ending."""
        return PurePath(self.name).stem

    def placed(self, fault: Fault) -> Fault:
        """Say where a fault stands in this text: at its key, or at the value of that key, or of the nearest above."""
        found = places(self.text)
        # A parameter may also stand at the top.
        ways = [fault.place, fault.place[1:]] if fault.place[:1] == ("parameters",) else [fault.place]
        for way in sorted(ways, key=lambda way: way not in found):
            for end in range(len(way), 0, -1):
                place = found.get(way[:end])
                if place is not None:
                    line, column = place.key if fault.kind in _OF_KEYS else place.value
                    return replace(fault, file=self.name, line=line, column=column)
        return replace(fault, file=self.name)


_OF_KEYS: Final = frozenset({"key", "parameter", "other-game", "row", "level", "twice"})
"""Kinds of faults that lie in a key, not in its value."""


@lru_cache(maxsize=128)
def parse(sheet: Sheet) -> dict[str, Any]:
    """Read the text as TOML; raises :class:`RuleSetError` where it is none."""
    try:
        return tomllib.loads(sheet.text)
    except tomllib.TOMLDecodeError as error:
        where = _WHERE.search(str(error))
        line, column = (int(where[1]), int(where[2])) if where else (None, None)
        raise RuleSetError([Fault("toml", (), {}, sheet.name, line, column)]) from error
    except (RecursionError, ValueError) as error:
        # Brackets within brackets without end; a number of more digits than Python reads.
        raise RuleSetError([Fault("toml", (), {}, sheet.name)]) from error
