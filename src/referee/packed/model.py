"""How files may be packed, what is read of that, and why one cannot be unpacked."""

from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final

__all__ = [
    "GIBI",
    "HIGHEST_RATIO",
    "LARGEST_DIRECTORY",
    "LARGEST_WINDOW",
    "MOST_MEMBERS",
    "MOST_UNPACKED",
    "UNPACKED_FREELY",
    "Fault",
    "Packing",
    "UnpackError",
    "packing_of",
]

GIBI: Final = 1 << 30
MOST_UNPACKED: Final = 32 * GIBI
"""Bytes that a compressed file, or all records of an archive together, may unpack to."""
HIGHEST_RATIO: Final = 500
"""How many times its size on disk a file may unpack to, beyond :data:`UNPACKED_FREELY`. Records reach about twenty times."""
UNPACKED_FREELY: Final = 1 << 24
"""Bytes that any file may unpack to, however small it is."""
LARGEST_WINDOW: Final = 27
"""The logarithm of the bytes that a Zstandard decoder may look back over: 128 MiB, all that needs no option to make."""
MOST_MEMBERS: Final = 100_000
"""Entries of an archive: its directory is held whole."""
LARGEST_DIRECTORY: Final = 1 << 25
"""Bytes of the directory of an archive."""


class Packing(StrEnum):
    """How a file is packed."""

    GZIP = "gzip"
    ZSTD = "zstd"
    ZIP = "zip"
    XZ = "xz"
    BZIP2 = "bzip2"
    SEVEN_ZIP = "7z"
    RAR = "rar"
    TAR = "tar"


class Fault(StrEnum):
    """Why something cannot be unpacked."""

    TRUNCATED = "truncated"
    DAMAGED = "damaged"
    ENCRYPTED = "encrypted"
    METHOD = "method"
    """It is packed in a way that is not read."""
    LONG = "long"
    RATIO = "ratio"
    WINDOW = "window"
    NESTED = "nested"
    """It holds what is packed again."""
    STREAM = "stream"
    """An archive is read from its end, and where it comes from has none."""
    MANY = "many"


_LIMITS: Final = MappingProxyType(
    {
        Fault.LONG: MOST_UNPACKED // GIBI,
        Fault.RATIO: HIGHEST_RATIO,
        Fault.WINDOW: 1 << (LARGEST_WINDOW - 20),
        Fault.MANY: MOST_MEMBERS,
    }
)


class UnpackError(OSError):
    """A file cannot be unpacked; ``fault``: why; ``what``: the packing that is not read; ``limit``: the one that is passed."""

    def __init__(self, fault: Fault, what: str = "") -> None:
        super().__init__(f"cannot be unpacked: {fault}{what and f' ({what})'}")
        self.fault = fault
        self.what = what

    def __reduce__(self) -> tuple[Any, ...]:
        return UnpackError, (self.fault, self.what)

    @property
    def limit(self) -> int | None:
        """The limit that is passed, in the unit in which it is told: GiB, times, MiB or entries."""
        return _LIMITS.get(self.fault)


_MAGIC: Final = (
    (b"\x1f\x8b", Packing.GZIP),
    (b"\x28\xb5\x2f\xfd", Packing.ZSTD),
    # Frames that decoders skip may stand before others.
    *((bytes((0x50 + number,)) + b"\x2a\x4d\x18", Packing.ZSTD) for number in range(16)),
    (b"PK\x03\x04", Packing.ZIP),
    (b"PK\x05\x06", Packing.ZIP),
    (b"\xfd7zXZ\x00", Packing.XZ),
    (b"BZh", Packing.BZIP2),
    (b"7z\xbc\xaf\x27\x1c", Packing.SEVEN_ZIP),
    (b"Rar!\x1a\x07", Packing.RAR),
)
_TAR: Final = (b"ustar\x00", b"ustar  \x00")
_TAR_AT: Final = 257


def packing_of(head: bytes) -> Packing | None:
    """Tell how a file is packed by its first bytes; ``None`` where it is not, as far as is known."""
    for magic, packing in _MAGIC:
        if head.startswith(magic):
            return packing
    return Packing.TAR if head.startswith(_TAR, _TAR_AT) else None
