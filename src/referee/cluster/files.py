"""Files by fsspec: on this machine or wherever a URL says; a part of one, opened; a folder of results."""

import io
import os
import re
import secrets
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, BinaryIO, Final, cast

import fsspec

from referee.cluster.parts import Part
from referee.cluster.urls import is_url
from referee.packed.archive import opened_member

__all__ = ["DONE", "MissingPackageError", "emptied", "listed", "opened", "written"]

DONE: Final = "_SUCCESS"
"""An empty file that a folder of results has once all of it is there."""
_PART: Final = re.compile(r"(?:[\w.-]+-[0-9a-f]{16}-\d{6}\.parquet|\.[0-9a-f]{12}\.tmp|_SUCCESS)\Z")
_WHOLE_AT_ONCE: Final = frozenset({"s3", "s3a", "gs", "gcs", "az", "abfs", "abfss", "adl", "oci", "r2", "memory"})
"""File systems that show a file only once all of it is there."""


class MissingPackageError(Exception):
    """The package that opens this kind of URL is not installed; ``kind``: such as ``s3``; ``why``: what fsspec says."""

    def __init__(self, kind: str, why: str) -> None:
        super().__init__(kind, why)
        self.kind = kind
        self.why = why


def listed(url: str, wanted: Callable[[str], bool]) -> Iterator[tuple[str, int]]:
    """Give the files that a URL names, each with its size in bytes, folders walked while they are read.

    ``wanted``: tells of its name whether a file in a folder counts. Raises ``OSError``, and :class:`MissingPackageError`.
    """
    system, path = _system(url)
    if any(sign in path for sign in "*?["):
        found = system.glob(path, detail=True)
        if not found:
            raise FileNotFoundError(2, os.strerror(2), url)
        for name in sorted(found):
            if found[name]["type"] == "file" and ("/." not in name or "/." in path):
                yield system.unstrip_protocol(name), _size(found[name])
        return
    about = system.info(path)
    if about["type"] == "file":
        yield url, _size(about)
        return
    for _, folders, files in system.walk(path, detail=True):
        folders_kept = [name for name in folders if not name.startswith(".")]
        for name in [name for name in folders if name not in folders_kept]:
            del folders[name]
        for name in sorted(files):
            if not name.startswith(".") and wanted(name):
                yield system.unstrip_protocol(files[name]["name"]), _size(files[name])


def _size(about: Any) -> int:
    return int(about.get("size") or 0)


def _system(url: str) -> tuple[Any, str]:
    """Give the file system of a URL or a path, and its path there; raises :class:`MissingPackageError`, and ``OSError``."""
    if not is_url(url):
        return fsspec.filesystem("file", auto_mkdir=False), os.path.abspath(url)
    try:
        return cast("tuple[Any, str]", fsspec.core.url_to_fs(url))
    except (ImportError, ValueError) as error:
        raise MissingPackageError(url.partition("://")[0], str(error)) from error


class _Stretch(io.RawIOBase):
    """A stretch of a file that can be gone through from its first byte."""

    def __init__(self, stream: BinaryIO, length: int) -> None:
        self._stream = stream
        self._left = length

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: "memoryview") -> int:  # type: ignore[override]
        data = self._stream.read(min(len(buffer), self._left))
        self._left -= len(data)
        buffer[: len(data)] = data
        return len(data)


@contextmanager
def opened(part: Part) -> Iterator[BinaryIO]:
    """Open a part of a file. Raises ``OSError``, and :class:`MissingPackageError`."""
    system, path = _system(part.path)
    with system.open(path, "rb") as stream:
        if part.member is not None:
            yield opened_member(stream, part.member)
            return
        if part.start:
            stream.seek(part.start)
        yield stream if part.stop is None else cast("BinaryIO", _Stretch(stream, part.stop - part.start))


def emptied(folder: str) -> bool:
    """Make a folder of results, and take away what an earlier run has left there.

    Gives ``False``, and takes nothing away, where it holds anything else. Raises ``OSError``, and
    :class:`MissingPackageError`.
    """
    system, path = _system(folder)
    system.makedirs(path, exist_ok=True)
    system.invalidate_cache()
    found: list[str] = []
    # Where folders are no more than beginnings of names, an empty one is not there.
    with suppress(FileNotFoundError):
        found = [entry["name"] for entry in system.ls(path, detail=True)]
    found = [name for name in found if name.rstrip("/") != path.rstrip("/")]
    if not all(_PART.match(name.rstrip("/").rpartition("/")[2]) for name in found):
        return False
    for name in found:
        system.rm_file(name)
    return True


def written(folder: str, name: str, write: Callable[[BinaryIO], None]) -> None:
    """Write a file of a folder, whole or not at all, over what stood there. Raises ``OSError``.

    It is made on the disk of this machine first, so that where it goes it is there at once.
    """
    system, path = _system(folder)
    target = f"{path.rstrip('/')}/{name}"
    with tempfile.TemporaryDirectory(prefix="referee-") as room:
        made = Path(room) / "part"
        with made.open("wb") as stream:
            write(stream)
        protocols = {system.protocol} if isinstance(system.protocol, str) else set(system.protocol)
        if protocols & _WHOLE_AT_ONCE:
            system.put_file(str(made), target)
            return
        waiting = f"{path.rstrip('/')}/.{secrets.token_hex(6)}.tmp"
        try:
            system.put_file(str(made), waiting)
            if "file" in protocols:
                os.replace(waiting, target)
            else:
                with suppress(FileNotFoundError):
                    system.rm_file(target)
                system.mv(waiting, target)
        except BaseException:
            with suppress(OSError):
                system.rm_file(waiting)
            raise
