"""A folder of results, written whole or not at all."""

import errno
import os
import re
import secrets
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from referee.cli.errors import OutputFailed, Usage
from referee.cli.session import shown

__all__ = ["whole_folder"]

_PART: Final = re.compile(r"part-\d+-\d+\.parquet\Z")


@contextmanager
def whole_folder(path: str) -> Iterator[Path]:
    """Give a new folder to write to, which takes the place of ``path`` at the end.

    What stood there is left as it is if anything stops the writing. Only a folder that holds nothing but an earlier
    table is replaced: raises :class:`Usage` for one that holds anything else, and :class:`OutputFailed` where the system
    refuses.
    """
    name = shown(path)
    target = Path(os.path.realpath(path))
    place, old = (target.with_name(f".{secrets.token_hex(6)}.tmp") for _ in range(2))
    try:
        if target.exists() and not target.is_dir():
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))
        if target.is_dir() and not _is_ours(target):
            raise Usage("folder-not-empty", output=name)
        place.mkdir()
        try:
            yield place
            _settle(place, target, old)
        finally:
            shutil.rmtree(place, ignore_errors=True)
    except OSError as error:
        raise OutputFailed(name, error) from error


def _settle(place: Path, target: Path, old: Path) -> None:
    """Put the finished folder in its place; what stood there goes once the new one stands."""
    if not target.is_dir():
        place.rename(target)
        return
    target.rename(old)
    try:
        place.rename(target)
    except OSError:
        old.rename(target)
        raise
    shutil.rmtree(old, ignore_errors=True)


def _is_ours(folder: Path) -> bool:
    """Tell whether a folder holds nothing but a table cut into folders."""
    return all(
        "=" in inner.name and inner.is_dir() and all(_PART.match(file.name) for file in inner.iterdir())
        for inner in folder.iterdir()
    )
