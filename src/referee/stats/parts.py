"""What deals are parted by, as SQL: the only pieces that vary in :file:`statistics.sql`."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from referee.stats.names import By

__all__ = ["pieces"]


_NOBODY: Final = "NULL::VARCHAR"
_EVERYBODY: Final = """unnest(
    CASE WHEN game = 'comptoir' THEN ['P1', 'P2', 'P3', 'P4'][1:players] ELSE ['N', 'W', 'S', 'E'] END
)"""
_NAME: Final = """coalesce(
    nullif(map_extract(
        tags,
        CASE seat WHEN 'N' THEN 'North' WHEN 'W' THEN 'West' WHEN 'S' THEN 'South' WHEN 'E' THEN 'East' ELSE seat END
    )[1], ''),
    seat
)"""
_COLUMNS: Final = MappingProxyType({By.TABLE: "table_name"})


def pieces(by: By | None) -> Mapping[str, str]:
    """Give the pieces for a choice: ``seats``, who sat at a deal that is to be counted once for each, and ``part``."""
    if by is None:
        return {"seats": _NOBODY, "part": _NOBODY}
    if by is By.PLAYER:
        return {"seats": _EVERYBODY, "part": _NAME}
    return {"seats": _NOBODY, "part": _COLUMNS.get(by, by.value)}
