"""Telling tables of verdicts, Parquet files or folders of them, from records among the paths of a command."""

import os
from collections.abc import Sequence
from typing import Final

from referee.cli.errors import Usage
from referee.cli.inputs import RECORDS, STDIN, counts
from referee.cli.session import shown

__all__ = ["told_apart"]

_ENDING: Final = ".parquet"
_MAGIC: Final = b"PAR1"


def told_apart(paths: Sequence[str]) -> tuple[list[str], list[str]]:
    """Give the paths of tables, and the others.

    Raises :class:`Usage` for a folder that holds both: neither is to be passed over.
    """
    tables: list[str] = []
    records: list[str] = []
    for path in paths:
        (tables if path != STDIN and _is_table(path) else records).append(path)
    return tables, records


def _is_table(path: str) -> bool:
    if os.path.isdir(path):
        return _holds_tables(path)
    try:
        with open(path, "rb") as stream:
            return stream.read(len(_MAGIC)) == _MAGIC or path.lower().endswith(_ENDING)
    except (OSError, ValueError):
        # Whoever reads it will say so.
        return False


def _holds_tables(folder: str) -> bool:
    found = set[bool]()
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in names:
            if not name.startswith(".") and counts(name, (_ENDING, *RECORDS)):
                found.add(name.lower().endswith(_ENDING))
        if len(found) > 1:
            raise Usage("mixed-folder", path=shown(place))
    return True in found
