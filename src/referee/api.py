"""The Python functions: read records, judge them, write them again."""

import io
import os
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, get_args, overload

from referee.diagnostics.model import Finding
from referee.imports import recognised
from referee.judging import RulesChoice, judge_items
from referee.judging.known import GivenRules, asked, in_game
from referee.notation.writer import dumps as dumps_bgn
from referee.reader import Form, read
from referee.record.document import document_of, items_of
from referee.record.json import dump_document
from referee.record.model import Document, Game, Language, Match
from referee.record.stream import DealItem, FileEnd, Item, MatchHead, NoSource
from referee.report.collect import collect
from referee.report.diagnose import diagnose
from referee.rules.load import game_of_name
from referee.rules.model import ComptoirRules, ContreeRules
from referee.verdict.model import Diagnostic, FileVerdict, MatchVerdict

__all__ = ["Reading", "dumps", "judge", "load", "loads", "rule_set"]

_Written = Literal["bgn", "json"]
_ENDINGS: dict[str, Form] = {".bgn": "bgn", ".json": "json", ".jsonl": "jsonl", ".csv": "csv"}


class Reading(Sequence[Match]):
    """The matches of a file, in order, and what could not be read of them."""

    def __init__(self, items: Iterable[Item], path: str = "") -> None:
        """Keep the items of a reader; ``path``: the file, named in verdicts."""
        self.path = path
        self.items = tuple(items)
        self.document = document_of(self.items)

    @overload
    def __getitem__(self, index: int) -> Match: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Match]: ...
    def __getitem__(self, index: int | slice) -> Match | Sequence[Match]:
        """Give a match, from 0."""
        return self.document.matches[index]

    def __len__(self) -> int:
        """Give the number of matches."""
        return len(self.document.matches)

    def __iter__(self) -> Iterator[Match]:
        """Go through the matches."""
        return iter(self.document.matches)

    @property
    def problems(self) -> tuple[Finding, ...]:
        """What could not be read, as data, in the order of the file."""
        return tuple(finding for item in self.items for finding in _problems(item))

    @property
    def diagnostics(self) -> tuple[Diagnostic, ...]:
        """What could not be read, placed and said in French; :meth:`worded` says it in another language."""
        return self.worded("fr")

    def worded(self, lang: Language) -> tuple[Diagnostic, ...]:
        """What could not be read, placed and said in this language; raises ``ValueError`` for one not known."""
        _one_of(Language, "language", lang)
        said: list[Diagnostic] = []
        for item in self.items:
            source = NoSource() if isinstance(item, FileEnd) else item.source
            number = item.deal.number if isinstance(item, DealItem) else None
            said += [diagnose(finding, source, number, lang) for finding in _problems(item)]
        return tuple(said)


def _one_of(choices: object, what: str, value: object) -> None:
    """Refuse a value that is none of a ``Literal``; raises ``ValueError``."""
    known = get_args(choices)
    if value not in known:
        msg = f"no {what} {value!r}; there are {', '.join(map(repr, known))}"
        raise ValueError(msg)


def load(path: str | os.PathLike[str], form: Form | None = None, encoding: str | None = None) -> Reading:
    """Read a file of records.

    ``form``: by its ending where it is not told, for an unknown one by its content (BGN where that tells nothing);
    ``encoding``: of a text, UTF-8 or UTF-16 with its mark where it is not told. What cannot be read of the records is in the result, in the language that
    :meth:`Reading.worded` is asked for. Raises ``OSError`` when the file itself cannot be read, ``ValueError`` for an
    unknown form, ``LookupError`` for an unknown encoding.
    """
    if form is not None:
        _one_of(Form, "form", form)
    name = os.fspath(path)
    chosen = form or _ENDINGS.get(os.path.splitext(name)[1].lower())
    with open(name, "rb") as stream:
        return Reading(read(stream, chosen or recognised(stream.peek()) or "bgn", encoding), name)


def loads(text: str | bytes, form: Form = "bgn") -> Reading:
    """Read records from a text in one of the forms.

    ``text``: bytes are decoded as those of a file are. Raises ``ValueError`` for an unknown form, ``TypeError`` for what
    is no text.
    """
    _one_of(Form, "form", form)
    if not isinstance(text, str | bytes):
        msg = f"a text is read, not {_kind(text)}"
        raise TypeError(msg)
    return Reading(read(io.BytesIO(text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text), form))


@overload
def judge(record: Match, rules: GivenRules | None = None, lang: Language = "fr") -> MatchVerdict: ...
@overload
def judge(record: Reading | Document, rules: GivenRules | None = None, lang: Language = "fr") -> FileVerdict: ...
def judge(
    record: Match | Reading | Document, rules: GivenRules | None = None, lang: Language = "fr"
) -> MatchVerdict | FileVerdict:
    """Judge a match, or all those of a file: replay them and verify every claim.

    ``rules``: a rule set, its name or the path of its file, which then overrides what the record says; a file that the
    record itself names is looked for beside the file that was read, and not at all for a text; ``lang``: of the messages of the
    diagnostics, ``fr`` or ``en``. A :class:`Reading` has its diagnostics placed in the text it was read from. Raises
    ``LookupError`` when no rule set is called ``rules``, :class:`RuleSetError` (a ``ValueError``) for a file that is none,
    ``ValueError`` for another language, ``TypeError`` for what is no record.
    """
    _be_record(record)
    _one_of(Language, "language", lang)
    imposed = None if rules is None else asked(rules)
    path = record.path if isinstance(record, Reading) else ""
    items = record.items if isinstance(record, Reading) else items_of(record)
    folder = os.path.dirname(os.path.abspath(path)) if path else None
    verdict = collect(judge_items(items, RulesChoice(imposed=imposed, folder=folder)), path, lang)
    return verdict.matches[0] if isinstance(record, Match) else verdict


def rule_set(rules: str | os.PathLike[str], game: Game | None = None) -> ContreeRules | ComptoirRules:
    """Give the rule set of a name, or of a file.

    ``game``: needed for a name that both games have, such as ``seed``; ``contree/seed`` names its game itself. Raises
    ``LookupError`` when there is none of this name, or the game is not told, :class:`RuleSetError` (a ``ValueError``) for a
    file that cannot be used.
    """
    if game is not None:
        _one_of(Game, "game", game)
        return in_game(rules, game)
    found = asked(rules)
    if not isinstance(found, str):
        return found
    told = game_of_name(found)
    if told is None:
        raise LookupError(f"both games have a rule set {found!r}: contree/{found}, comptoir/{found}")
    return in_game(found, told[0])


def dumps(record: Match | Reading | Document, form: _Written) -> str:
    """Write a match, or all those of a file, in BGN or as a JSON document.

    Raises :class:`referee.notation.writer.UnreadableRecord` (a ``ValueError``) for BGN where some of the record was not
    read, ``ValueError`` for another form, ``TypeError`` for what is no record.
    """
    _be_record(record)
    _one_of(_Written, "form", form)
    whole = record.document if isinstance(record, Reading) else record
    return dumps_bgn(whole) if form == "bgn" else dump_document(whole)


def _be_record(record: object) -> None:
    if not isinstance(record, Match | Reading | Document):
        msg = f"a match, a reading or a document is a record, {_kind(record)} is not"
        raise TypeError(msg)


def _kind(value: object) -> str:
    return "None" if value is None else type(value).__name__


def _problems(item: Item) -> tuple[Finding, ...]:
    match item:
        case MatchHead(match=head):
            return head.problems
        case DealItem(deal=deal):
            return deal.problems
        case FileEnd(problems=problems):
            return problems
