"""A score sheet to fill in with a spreadsheet: the columns that are read, and a line for each deal to come."""

import csv
import io
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from referee.diagnostics.spelling import SPELLINGS, Party, Spelling
from referee.imports.sheet.names import HEADS, PARTS, Part
from referee.kernel.table import CONTREE_SEATS, comptoir_table
from referee.record.fold import fold
from referee.record.model import Game, Language

__all__ = ["table"]

_DEALS: Final = 12
_SEPARATOR: Final[Mapping[Language, str]] = MappingProxyType({"fr": ";", "en": ","})
"""What a spreadsheet of that language takes for the next cell."""
_TAGS: Final = ("Event", "Date", "Table", "Rules", "Target")
_PARTIES: Final[Mapping[Game, tuple[Party, ...]]] = MappingProxyType(
    {"contree": ("NS", "EW"), "comptoir": ("P1", "P2", "P3", "P4")}
)
_PARTS: Final[Mapping[Game, tuple[Part, ...]]] = MappingProxyType(
    {
        "contree": (
            *(Part.NUMBER, Part.DEALER, Part.CONTRACT, Part.TAKER, Part.LEVEL, Part.POINTS, Part.TRICKS, Part.BELOTES),
            *(Part.GENERALE, Part.RESULT, Part.PENALTY, Part.SCORE, Part.TOTAL, Part.REMARK),
        ),
        "comptoir": (
            *(Part.NUMBER, Part.DEALER, Part.CONTRACT, Part.TAKER, Part.POINTS, Part.RESULT, Part.SCORE, Part.TOTAL),
            Part.REMARK,
        ),
    }
)
_SEATS: Final[Mapping[Game, tuple[str, ...]]] = MappingProxyType(
    {"contree": CONTREE_SEATS, "comptoir": comptoir_table(4).seats}
)
_REMARK: Final = {"fr": "un exemple, à remplacer", "en": "an example, to be replaced"}
_TARGET: Final[Mapping[Game, str]] = MappingProxyType({"contree": "1000", "comptoir": "6"})


def table(language: Language, game: Game) -> str:
    """Give a sheet in CSV, as a spreadsheet of that language opens it: a mark, its separator, its line ends.

    Its first deal is an example that is contested until it is replaced; the others are numbers and dealers, and no
    deals until something of them is filled in.
    """
    spelling = SPELLINGS[language]
    written = io.StringIO()
    writer = csv.writer(written, delimiter=_SEPARATOR[language], lineterminator="\r\n")
    writer.writerow(_heads(language, game, spelling))
    for number in range(1, _DEALS + 1):
        writer.writerow(_row(number, language, game, spelling))
    return "\ufeff" + written.getvalue()


def _columns(game: Game) -> Iterator[tuple[Part, Party | None]]:
    """Give what each column holds, and whose; the points of comptoir are the taker's."""
    for part in _PARTS[game]:
        if part in {Part.SCORE, Part.TOTAL} or (game == "contree" and part in _OF_SIDES):
            yield from ((part, party) for party in _PARTIES[game])
        else:
            yield part, None


_OF_SIDES: Final = frozenset((Part.POINTS, Part.TRICKS, Part.PENALTY))


def _heads(language: Language, game: Game, spelling: Spelling) -> list[str]:
    names = {PARTS[language][fold(name)]: name for name in reversed(HEADS[language])}
    heads = [spelling.tags[tag].lower() for tag in _TAGS]
    return heads + [
        names[part] + ("" if party is None else f" {spelling.party(party)}") for part, party in _columns(game)
    ]


def _row(number: int, language: Language, game: Game, spelling: Spelling) -> list[str]:
    seats = _SEATS[game]
    known = {Part.NUMBER: str(number), Part.DEALER: spelling.seat(seats[(number - 1) % len(seats)])}
    tags = {"Rules": "seed", "Target": _TARGET[game]} if number == 1 else {}
    if number == 1:
        known |= {
            Part.CONTRACT: spelling.call("80H") if game == "contree" else "30",
            Part.TAKER: spelling.seat(seats[1]),
            Part.POINTS: "81" if game == "contree" else "30",
            Part.SCORE: "0",
            Part.TOTAL: "0",
            Part.REMARK: _REMARK[language],
        }
    return [tags.get(tag, "") for tag in _TAGS] + [known.get(part, "") for part, _ in _columns(game)]
