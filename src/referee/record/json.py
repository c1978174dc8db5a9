"""Records in JSON, ``record/1``: one document, or a match a line; written and read as streams, without loss."""

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, Literal

from pydantic.main import IncEx

from referee.diagnostics.model import Finding
from referee.record.document import items_of
from referee.record.json_reader import read_json
from referee.record.model import SCHEMA, Deal, Document, Match
from referee.record.stream import DealItem, FileEnd, Item, MatchHead

__all__ = ["Kind", "dump_document", "iter_json", "read_json"]

Kind = Literal["json", "jsonl"]
"""One document a file, or one match a line."""

# The place in the text that a problem was found in means nothing in another file; its pointer goes along.
_PLACES: Final[IncEx] = {"__all__": {"span"}}
_DEAL: Final[Mapping[str, IncEx | bool]] = {"problems": _PLACES}
_MATCH: Final[Mapping[str, IncEx | bool]] = {"problems": _PLACES, "deals": True}


def iter_json(items: Iterable[Item], kind: Kind = "json") -> Iterator[str]:
    """Give the JSON of a file's items, piece by piece, one deal a line in a document.

    ``kind``: ``json`` for one document, ``jsonl`` for one match a line, each of which names the schema; problems of the
    file itself then have a last line of their own.
    """
    return _document(items) if kind == "json" else _lines(items)


def dump_document(record: Document | Match) -> str:
    """Give the JSON document of a file, or of a single match."""
    return "".join(_document(items_of(record)))


def _document(items: Iterable[Item]) -> Iterator[str]:
    yield f'{{"schema": {json.dumps(SCHEMA)}, "matches": ['
    problems: tuple[Finding, ...] = ()
    pending = deals = ""
    for item in items:
        match item:
            case MatchHead(match=match):
                yield f"{pending}\n{_head(match)}"
                pending, deals = "\n]},", "\n"
            case DealItem(deal=deal):
                yield f"{deals}{_deal(deal)}"
                deals = ",\n"
            case FileEnd(problems=found):
                problems = found
    yield pending.rstrip(",") + f'\n], "problems": {_problems(problems)}}}\n'


def _lines(items: Iterable[Item]) -> Iterator[str]:
    schema = f'{{"schema": {json.dumps(SCHEMA)}, '
    pending = deals = ""
    for item in items:
        match item:
            case MatchHead(match=match):
                yield pending + schema + _head(match).removeprefix("{")
                pending, deals = "]}\n", ""
            case DealItem(deal=deal):
                yield deals + _deal(deal)
                deals = ", "
            case FileEnd(problems=found):
                yield pending
                pending = f'{schema}"problems": {_problems(found)}}}\n' if found else ""
    yield pending


def _head(match: Match) -> str:
    """Give a match up to its first deal."""
    return match.model_dump_json(exclude=_MATCH).removesuffix("}") + ', "deals": ['


def _deal(deal: Deal) -> str:
    return deal.model_dump_json(exclude=_DEAL)


def _problems(problems: tuple[Finding, ...]) -> str:
    return json.dumps(Document(problems=problems).model_dump(mode="json", include={"problems"})["problems"])
