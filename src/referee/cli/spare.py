"""Results that would take the place of a record that is to be read."""

import os
import stat
import sys
from collections.abc import Collection, Sequence

from referee.cli.errors import Usage
from referee.cli.inputs import RECORDS, STDIN, Input, find
from referee.cli.session import shown

__all__ = ["spare"]


def spare(output: str | None, paths: Sequence[str], endings: Collection[str] = frozenset(RECORDS)) -> None:
    """Refuse to put results where a record stands that is to be read.

    ``output``: the file for results, ``None`` or ``-`` for standard output. Raises :class:`Usage` where it is one of
    the inputs, under whatever name, through a link, or in a folder that is walked.
    """
    kept = None if output in (None, STDIN) else _ordinary(output)
    if kept is None:
        return
    for found in find(paths, endings):
        if isinstance(found, Input):
            read = _ordinary(_stdin() if found.path == STDIN else found.path)
            if read is not None and os.path.samestat(kept, read):
                raise Usage("output-is-input", output=shown(str(output)), path=found.name)


def _ordinary(place: str | int | None) -> os.stat_result | None:
    """Give what the system knows of a file that results can take the place of; ``None`` for anything else."""
    try:
        status = None if place is None else os.stat(place)
    except (OSError, ValueError):
        return None
    return status if status is not None and stat.S_ISREG(status.st_mode) else None


def _stdin() -> int | None:
    try:
        return None if sys.stdin is None else sys.stdin.fileno()
    except (OSError, ValueError):
        return None
