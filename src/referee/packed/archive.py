"""Archives in zip: what they hold, in the order of names, and each member opened by itself."""

import io
import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import IO, Any, BinaryIO, Final, cast

from referee.packed import model
from referee.packed.model import Fault, Packing, UnpackError, packing_of
from referee.packed.stream import Packed, Unpacked

__all__ = ["Member", "is_archive", "members", "opened_member"]

_LOCAL: Final = struct.Struct("<4s22xHH")
"""The head of a member: its magic, and the lengths of the name and of the rest that precede its bytes."""
_HEAD: Final = b"PK\x03\x04"
_ENCRYPTED: Final = 0x2041
"""Flags of members, and of directories, that a password hides."""
_FARTHEST: Final = (1 << 63) - 1
_STORED: Final = 0
_DEFLATED: Final = 8
_INNER: Final = frozenset((Packing.GZIP, Packing.ZSTD))


@dataclass(frozen=True, slots=True)
class Member:
    """A file in an archive: its ``name`` there, and what is needed to open it without the directory.

    ``offset``: of its head in the archive; ``size``: its bytes in the archive; ``length``: those that they unpack to.
    """

    name: str
    offset: int
    size: int
    length: int
    crc: int
    method: int
    flags: int

    @property
    def parts(self) -> tuple[str, ...]:
        """The folders that it stands in, and its own name."""
        return tuple(self.name.replace("\\", "/").split("/"))


def is_archive(head: bytes) -> bool:
    """Tell whether a file is an archive, by its first bytes."""
    return packing_of(head) is Packing.ZIP


def members(stream: BinaryIO, wanted: Callable[[Member], bool]) -> list[Member]:
    """Give the files of an archive that are wanted, in the order in which a folder of them is walked.

    ``stream``: can be read from any place. Raises :class:`~referee.packed.model.UnpackError` where its directory cannot be
    read, or the archive would unpack to too much, and what the stream raises.
    """
    found = sorted((member for member in _directory(stream) if wanted(member)), key=lambda member: member.parts)
    length = sum(member.length for member in found)
    if length > model.MOST_UNPACKED:
        raise UnpackError(Fault.LONG)
    if length > max(model.UNPACKED_FREELY, model.HIGHEST_RATIO * stream.seek(0, io.SEEK_END)):
        raise UnpackError(Fault.RATIO)
    return found


def _directory(stream: BinaryIO) -> Iterator[Member]:
    from zipfile import BadZipFile, ZipFile  # noqa: PLC0415 (what is not packed does without it)

    try:
        with ZipFile(cast("IO[bytes]", _Within(stream))) as archive:
            entries = archive.infolist()
    except UnpackError:
        raise
    except OSError as error:
        if error.errno is not None:
            raise
        raise UnpackError(Fault.DAMAGED) from error
    except (BadZipFile, NotImplementedError, ValueError, OverflowError, EOFError, struct.error) as error:
        raise UnpackError(Fault.DAMAGED) from error
    if len(entries) > model.MOST_MEMBERS:
        raise UnpackError(Fault.MANY)
    for entry in entries:
        if not entry.is_dir():
            yield Member(
                name=entry.filename,
                offset=entry.header_offset,
                size=entry.compress_size,
                length=entry.file_size,
                crc=entry.CRC,
                method=entry.compress_type,
                flags=entry.flag_bits,
            )


class _Within:
    """An archive whose directory is read at once only where it is no larger than it may be."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream

    def read(self, size: int = -1) -> bytes:
        """Read; raises :class:`~referee.packed.model.UnpackError` for too much at once."""
        if size > model.LARGEST_DIRECTORY:
            raise UnpackError(Fault.MANY)
        return self._stream.read(size)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def opened_member(stream: BinaryIO, member: Member) -> Unpacked:
    """Open a member; what it holds may be compressed again, and is then still to be unpacked.

    ``stream``: the archive, which belongs to the member from now on. Raises :class:`~referee.packed.model.UnpackError`, and
    what the stream raises.
    """
    from zipfile import BadZipFile, ZipExtFile, ZipInfo  # noqa: PLC0415
    from zlib import error as zlib_error  # noqa: PLC0415

    if member.flags & _ENCRYPTED:
        raise UnpackError(Fault.ENCRYPTED)
    if member.method not in {_STORED, _DEFLATED}:
        raise UnpackError(Fault.METHOD, f"zip {member.method}")
    if not 0 <= member.offset <= _FARTHEST:
        raise UnpackError(Fault.DAMAGED)
    stream.seek(member.offset)
    head = stream.read(_LOCAL.size)
    if len(head) < _LOCAL.size:
        raise UnpackError(Fault.TRUNCATED)
    magic, *lengths = _LOCAL.unpack(head)
    if magic != _HEAD:
        raise UnpackError(Fault.DAMAGED)
    stream.seek(sum(lengths), io.SEEK_CUR)
    entry = ZipInfo()
    entry.compress_type, entry.compress_size = member.method, member.size
    entry.file_size, entry.CRC = member.length, member.crc
    packed = Packed(stream)
    return Unpacked(packed, ZipExtFile(cast("IO[bytes]", packed), "r", entry), (BadZipFile, zlib_error), _INNER)
