"""The reader of ``record/1``: the same items as the text reader's, from JSON.

The text is held, what it says is not: one deal is built at a time. Each is checked on its own, so that what is wrong in
one hides no other.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, TextIO

from referee.diagnostics.model import Finding, Path, Span
from referee.limits import LARGEST_JSON, LONGEST_SEGMENT, MOST_PROBLEMS
from referee.record.json_checks import deal_of, head_of, problems_of
from referee.record.json_places import outside_schema, pointer_of
from referee.record.json_text import BrokenJson, LimitPassed, Member, elements, excerpt, is_blank, is_value, members
from referee.record.model import SCHEMA, Deal, Game, Match
from referee.record.stream import DealItem, FileEnd, Item, MatchHead, NoSource

__all__ = ["JsonSource", "read_json"]

_BOM: Final = "\ufeff"
_OBJECT: Final = re.compile(r"[ \t\r\n]*\{")
_VERDICTS: Final = ('"verdict/', '"scoresheet/')
_VERDICT_KEYS: Final = frozenset(("status", "diagnostics"))
_DOCUMENT_KEYS: Final = frozenset(("schema", "matches", "problems"))


@dataclass(frozen=True, slots=True)
class JsonSource(NoSource):
    """Where an item stands in a JSON file; its lines are not shown, a pointer tells more.

    ``base``: the pointer of the item; ``row``: its line in a file of one match a line, from 1, else ``None``.
    """

    base: Path
    row: int | None = None

    def span(self, path: Path) -> Span | None:
        """Give the line of the match, in a file of one match a line."""
        del path
        return None if self.row is None else Span(self.row, 1, self.row, 1)

    def pointer(self, path: Path) -> str | None:
        """Give the JSON pointer of the element, in its line's value for a file of one match a line."""
        return pointer_of((*self.base, *path))


def read_json(stream: TextIO, kind: Literal["json", "jsonl"] = "json", first: int = 1) -> Iterator[Item]:
    """Read records in JSON.

    ``stream``: decoded text, with or without a byte order mark; ``kind``: ``json`` for one document, ``jsonl`` for one
    match a line (a document a line is read too), of which the first has the number ``first``. Yields the items of the file. What is no JSON is reported as S201,
    what is no ``record/1`` as S202, in the deal, the match or the file where it stands.
    """
    problems: list[Finding] = []
    heads = 0
    for row, text in _values(stream, kind, first):
        reading = _Value(text, row, problems)
        if len(text) > LARGEST_JSON:
            reading.report(_passed("json", LARGEST_JSON), 0)
            continue
        for item in reading.items():
            heads += isinstance(item, MatchHead)
            yield item
    if not heads and not problems:
        problems.append(Finding("N110"))
    yield FileEnd(tuple(problems))


def _values(stream: TextIO, kind: Literal["json", "jsonl"], first: int) -> Iterator[tuple[int | None, str]]:
    if kind == "json":
        yield None, stream.read().removeprefix(_BOM)
        return
    for row, line in enumerate(stream, first):
        text = line.removeprefix(_BOM) if row == 1 else line
        if not is_blank(text):
            yield row, text


def _unfit_value(path: Path, raw: str) -> Finding:
    """Give the finding that a value is not of the kind that ``record/1`` asks for."""
    return outside_schema(path, f"{pointer_of(path)} = {excerpt(raw, 0)}", "value")


def _passed(limit: str, expected: int) -> Finding:
    """Give the finding that something is larger than any record."""
    return Finding("S118", (), {"limit": limit, "expected": expected})


def _broken(text: str, broken: BrokenJson, base: Path) -> Finding:
    """Say where brackets and commas could not be followed."""
    if isinstance(broken, LimitPassed):
        return _passed(broken.limit, broken.expected)
    return Finding("S201", base, {"text": excerpt(text, broken.offset)})


def _deal(text: str, start: int, end: int, game: Game | None) -> Deal:
    """Give the deal that stands there, unless it is longer than any."""
    if end - start > LONGEST_SEGMENT:
        return Deal(problems=(_passed("characters", LONGEST_SEGMENT),))
    return deal_of(text[start:end], game)


@dataclass(frozen=True, slots=True)
class _Value:
    """One JSON value of a file: a document, or a match. ``problems`` collects those of the file."""

    text: str
    row: int | None
    problems: list[Finding]

    def items(self) -> Iterator[Item]:
        """Give the items of this value, as far as its brackets and commas can be followed."""
        try:
            yield from self._top()
        except BrokenJson as broken:
            self.report(_broken(self.text, broken, ()), broken.offset)

    def _top(self) -> Iterator[Item]:
        if not _OBJECT.match(self.text) and is_value(self.text):
            self.report(outside_schema((), excerpt(self.text, 0), "value"), 0)
            return
        found, end = members(self.text)
        if not is_blank(self.text, end):
            raise BrokenJson(end)
        by_key = {member.key: member for member in found}
        if self._unfit(found, by_key):
            return
        if "problems" in by_key and "game" not in by_key:
            member = by_key["problems"]
            for problem in problems_of(self._raw(member)):
                self.report(problem, member.value)
        if "matches" not in by_key:
            if "game" in by_key or "problems" not in by_key:
                yield from self._match([member for member in found if member.key != "schema"], ())
            return
        for key in by_key.keys() - _DOCUMENT_KEYS:
            self.report(outside_schema((key,), f"/{key}", "unknown"), by_key[key].start)
        matches = by_key["matches"]
        if not self._lists(matches):
            self.report(_unfit_value(("matches",), self._raw(matches)), matches.value)
            return
        for index, (start, end) in enumerate(elements(self.text, matches.value)):
            yield from self._element(("matches", index), start, end)

    def _element(self, base: Path, start: int, end: int) -> Iterator[Item]:
        """Give the items of a match of a document; what is wrong in its brackets hides no other."""
        if self.text[start] != "{":
            self.report(_unfit_value(base, self.text[start:end]), start)
            return
        try:
            found, _ = members(self.text, start)
        except BrokenJson as broken:
            self.report(_broken(self.text, broken, base), broken.offset)
            return
        yield from self._match(found, base)

    def _unfit(self, found: list[Member], by_key: dict[str, Member]) -> bool:
        """Report what is no record at all: another schema, or none, or the same key twice."""
        if len(found) > len(by_key):
            twice = next(member for member in found if by_key[member.key] is not member)
            self.report(outside_schema((twice.key,), f"/{twice.key}", "duplicate"), twice.start)
            return True
        schema = by_key.get("schema")
        written = "" if schema is None else self._raw(schema)
        if written == f'"{SCHEMA}"':
            return False
        if written.startswith(_VERDICTS):
            problem = outside_schema(("schema",), written.strip('"'), "verdict")
        elif written:
            problem = outside_schema(("schema",), f"/schema = {excerpt(written, 0)}", "schema")
        elif by_key.keys() >= _VERDICT_KEYS:
            problem = outside_schema((), "/status", "verdict")
        else:
            problem = outside_schema(("schema",), "/schema", "missing")
        self.report(problem, 0 if schema is None else schema.value)
        return True

    def _match(self, found: list[Member], base: Path) -> Iterator[Item]:
        deals = [member for member in found if member.key == "deals"]
        own = [member for member in found if member.key != "deals"]
        if sum(member.end - member.start for member in own) > LONGEST_SEGMENT:
            long = Match(game=None, language="fr", problems=(_passed("characters", LONGEST_SEGMENT),))
            yield MatchHead(long, JsonSource(base, self.row))
            return
        head = head_of("{" + ", ".join(self.text[member.start : member.end] for member in own) + "}")
        problems = (*head.problems, *self._wrong_deals(deals))
        yield MatchHead(head.model_copy(update={"problems": problems}), JsonSource(base, self.row))
        listed = [member for member in deals[:1] if self._lists(member)]
        for member in listed:
            for index, (start, end) in enumerate(elements(self.text, member.value)):
                deal = _deal(self.text, start, end, head.game)
                yield DealItem(deal, JsonSource((*base, "deals", index), self.row))

    def _wrong_deals(self, deals: list[Member]) -> Iterator[Finding]:
        if len(deals) > 1:
            yield outside_schema(("deals",), "/deals", "duplicate")
        elif deals and not self._lists(deals[0]):
            yield _unfit_value(("deals",), self._raw(deals[0]))

    def _lists(self, member: Member) -> bool:
        return self.text[member.value] == "["

    def _raw(self, member: Member) -> str:
        return self.text[member.value : member.end]

    def report(self, problem: Finding, offset: int) -> None:
        """Keep a problem of the file with its line and column, unless there are too many already."""
        if len(self.problems) > MOST_PROBLEMS:
            return
        if len(self.problems) == MOST_PROBLEMS:
            problem = _passed("problems", MOST_PROBLEMS)
        line = self.text.count("\n", 0, offset) + 1 if self.row is None else self.row
        column = offset - (self.text.rfind("\n", 0, offset) + 1) + 1
        span = Span(line, column, line, column)
        self.problems.append(Finding(problem.code, problem.path, problem.facts, span=span))
