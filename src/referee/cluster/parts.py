"""What goes to a worker and what comes back: a part of a file, and the few figures of its verdicts."""

from dataclasses import dataclass
from hashlib import sha256

from referee.packed.archive import Member
from referee.report.tally import Tally

__all__ = ["Done", "Part", "part_name"]

_LONGEST_STEM = 60


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a file: ``path`` as workers open it, ``name`` as it is shown, in full.

    ``number``: of the part in its file, from 1; ``start``, ``stop``: bytes, the last ``None`` at the end of the file;
    ``line``: the number of its first line; ``before``: matches of the file that stand before it; ``member``: the file is one
    of the archive at ``path``.
    """

    path: str
    name: str
    number: int = 1
    start: int = 0
    stop: int | None = None
    line: int = 1
    before: int = 0
    member: Member | None = None


@dataclass(frozen=True, slots=True)
class Done:
    """What became of a part.

    ``tally``: of its deals; ``failed``: it could not be read, or held no record; ``broken``: the program failed on it;
    ``said``: lines for standard error, ``unsaid``: how many more there were; ``version``: of the program that judged it.
    """

    part: Part
    tally: Tally
    failed: bool
    broken: bool
    said: tuple[str, ...]
    unsaid: int
    version: str


def part_name(part: Part) -> str:
    """Give the name of the file of verdicts of a part: the same each time, and no other part's."""
    stem = part.name.replace("\\", "/").rstrip("/").rpartition("/")[2]
    plain = "".join(sign if sign.isascii() and (sign.isalnum() or sign in "._-") else "_" for sign in stem)
    digest = sha256(part.name.encode("utf-8", "surrogatepass")).hexdigest()[:16]
    return f"{plain.lstrip('._')[:_LONGEST_STEM] or 'records'}-{digest}-{part.number:06}.parquet"
