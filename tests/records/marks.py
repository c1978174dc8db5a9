"""What a record of ``records/`` tells of itself: its story, the status it must get, the findings it must raise.

The convention is explained at the head of the index, ``records/README.md``.
"""

import codecs
import re
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from referee.diagnostics.model import Status

__all__ = ["FOLDER", "Marks", "decoded", "marks_of", "records"]

FOLDER: Final = Path(__file__).parents[2] / "records"
FOREIGN: Final = {".txt", ".csv"}
"""Files of other programs hold no comments: their marks stand in a file beside them."""
ENDINGS: Final = {".bgn", ".json", *FOREIGN}

STATUSES: Final = {
    "nulle": Status.VOID,
    "vérifiée": Status.VERIFIED,
    "partielle": Status.PARTIAL,
    "contestée": Status.CONTESTED,
    "inachevée": Status.UNFINISHED,
    "refusée": Status.REFUSED,
    **{str(status): status for status in Status},
}
LINE_END: Final = re.compile(r"\r\n|\r|\n")
BESIDE: Final = re.compile(r"(\d+): (?:([A-Z]\d{3})|(\w+))")
EXPECTED: Final = re.compile(r"(?:attendu|expected): ((?:[A-Z]\d{3}(?: /[\w/]*)?(?:, )?)+)")
STATUS: Final = re.compile(r"(?:statut|status): (\w+)")


@dataclass(frozen=True)
class Marks:
    """The marks of a record.

    ``story``: the first line of the opening comment; ``status``: of the file; ``opening``: the line that tells it, where
    findings on the file as a whole are marked; ``expected``: how often each code is due
    at each place, a line from 1 or, in JSON, a pointer; ``statuses``: those told at single lines.
    """

    story: str
    status: Status
    opening: int
    expected: Counter[tuple[str, int | str]]
    statuses: dict[int, Status]


def records() -> list[Path]:
    """Give every record, in the order of the index."""
    return sorted(path for path in FOLDER.rglob("*") if path.suffix in ENDINGS)


def decoded(path: Path) -> str:
    """Give the text of a record, the one in an old encoding included."""
    data = path.read_bytes()
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return data.decode("utf-16")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252")


def marks_of(path: Path) -> Marks:
    """Read the marks of a record; fails where its opening comment does not tell a story and a status."""
    if path.suffix in FOREIGN:
        return _beside(path)
    lines = LINE_END.split(decoded(path))
    opening = next((place for place, line in enumerate(lines, 1) if STATUS.search(line)), None)
    assert opening is not None, f"{path}: no status is told"
    expected: Counter[tuple[str, int | str]] = Counter()
    statuses = {}
    for number, line in enumerate(lines, 1):
        told = STATUS.search(line)
        if told and number != opening:
            statuses[number] = STATUSES[told[1]]
        due = EXPECTED.search(line)
        for code in due[1].split(", ") if due else ():
            name, _, pointer = code.partition(" ")
            expected[name, pointer or opening if path.suffix == ".json" else number] += 1
    told = STATUS.search(lines[opening - 1])
    assert told is not None
    return Marks(_story(lines, path), STATUSES[told[1]], opening, expected, statuses)


def _beside(path: Path) -> Marks:
    """Read the marks of a foreign file."""
    lines = path.with_name(f"{path.name}.marks").read_text(encoding="utf-8").splitlines()
    told = next(found for line in lines if (found := STATUS.search(line)))
    at = [found for line in lines if (found := BESIDE.match(line))]
    expected = Counter((found[2], int(found[1])) for found in at if found[2])
    statuses = {int(found[1]): STATUSES[found[3]] for found in at if found[3]}
    return Marks(_story(lines, path), STATUSES[told[1]], 0, expected, statuses)


def _story(lines: list[str], path: Path) -> str:
    if path.suffix == ".json":
        text = next(match[1] for line in lines if (match := re.search(r'"text": "([^"]*?) (?:statut|status):', line)))
    else:
        text = lines[0].lstrip("#{ ")
    assert len(text) > 20, f"{path}: the opening comment tells no story"
    return text.strip()
