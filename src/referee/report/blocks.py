"""A diagnostic as a block of text: what, where, the line of the record, the article, what would have been legal, and
what to do next.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

from referee.diagnostics.model import Severity
from referee.diagnostics.words import label, lexicon, notes, step, title
from referee.diagnostics.words.speech import tidy
from referee.record.model import Language
from referee.record.stream import Source
from referee.report.diagnose import spoken
from referee.report.quote import quote
from referee.report.wrapped import wrapped
from referee.rules.in_force import in_force
from referee.rules.model import RuleSet
from referee.verdict.model import Diagnostic

__all__ = ["Colour", "block", "place"]

_WIDTH: Final = 100
_STYLES: Final = {
    Severity.ERROR: "1;31",
    Severity.WARNING: "1;33",
    Severity.NOTE: "1;36",
}
_FRAME: Final = "1;34"


class Colour(Enum):
    """Whether a terminal is to show colours."""

    NEVER = "never"
    ALWAYS = "always"

    def paint(self, text: str, style: str) -> str:
        """Give the text in an ANSI style, or as it is."""
        return f"\x1b[{style}m{text}\x1b[0m" if self is Colour.ALWAYS and text else text


@dataclass(frozen=True, slots=True)
class _Quoted:
    """The line shown, the carets below it, and its number."""

    number: str
    text: str
    carets: str


def place(path: str, diagnostic: Diagnostic) -> str:
    """Give ``file:line:column``, or ``file`` and a JSON pointer."""
    if diagnostic.line is None:
        return f"{path} {diagnostic.pointer}" if diagnostic.pointer else path
    known = [path, str(diagnostic.line)]
    # A line of JSON lines is known without a column; the pointer then tells the rest.
    if diagnostic.pointer:
        return f"{':'.join(known)} {diagnostic.pointer}"
    return ":".join((*known, str(diagnostic.column)))


def block(
    path: str,
    diagnostic: Diagnostic,
    source: Source,
    language: Language,
    colour: Colour = Colour.NEVER,
    hand_line: int | None = None,
    rules: RuleSet | None = None,
) -> str:
    """Give a diagnostic as lines of text, the last one ended.

    ``source``: that of the item it belongs to, for the line quoted; ``hand_line``: the line of the player's hand;
    ``rules``: what the match is judged by, whose reading of an article is quoted.
    """
    table = None if rules is None else rules.game
    facts = spoken(diagnostic.facts, diagnostic.seat, diagnostic.trick, table) | {"hand_line": hand_line}
    style = _STYLES[diagnostic.severity]
    below = label(diagnostic.code, facts, language)
    quoted = _quoted(diagnostic, source)
    gutter = " " * (len(quoted.number) if quoted else 1)
    frame = _Frame(colour, gutter)
    lines = [_head(diagnostic, language, colour), frame.arrow(place(path, diagnostic) + _where(diagnostic, language))]
    if quoted:
        under = colour.paint(f"{quoted.carets} {below}" if below else quoted.carets.rstrip(), style)
        lines += (frame.bar(""), frame.bar(quoted.text, quoted.number), frame.bar(under))
    for note in _notes(diagnostic, facts, language, None if quoted else below, rules):
        lines += frame.note(note)
    return "\n".join(line.rstrip() for line in lines) + "\n"


@dataclass(frozen=True, slots=True)
class _Frame:
    """The margin of a block."""

    colour: Colour
    gutter: str

    def arrow(self, text: str) -> str:
        return f"{self.gutter}{self.colour.paint('-->', _FRAME)} {text}"

    def bar(self, text: str, number: str = "") -> str:
        return f"{self.colour.paint(f'{number or self.gutter} |', _FRAME)} {text}"

    def note(self, text: str) -> list[str]:
        margin = f"{self.gutter}   "
        first, *others = wrapped(text, _WIDTH - len(margin)) or [""]
        return [f"{self.gutter} {self.colour.paint('=', _FRAME)} {first}", *(margin + line for line in others)]


def _head(diagnostic: Diagnostic, language: Language, colour: Colour) -> str:
    severity = lexicon(language).phrases["severity"][diagnostic.severity]
    name = title(diagnostic.code, language)
    # Where the message begins with the very title, once is enough.
    text = diagnostic.message if diagnostic.message.startswith(f"{name}: ") else f"{name}: {diagnostic.message}"
    return f"{colour.paint(f'{severity} {diagnostic.code}', _STYLES[diagnostic.severity])} {text}"


def _where(diagnostic: Diagnostic, language: Language) -> str:
    words = lexicon(language).labels
    known = [
        words[key].format(number=number)
        for key, number in (("deal", diagnostic.deal), ("trick", diagnostic.trick))
        if number is not None
    ]
    return f"  ({', '.join(known)})" if known else ""


def _quoted(diagnostic: Diagnostic, source: Source) -> _Quoted | None:
    if diagnostic.line is None or diagnostic.column is None:
        return None
    line = source.line(diagnostic.line)
    if line is None:
        return None
    # Of a span over several lines the first one shows where to look.
    end = diagnostic.end_column if diagnostic.end_line in (None, diagnostic.line) else None
    text, carets = quote(line, diagnostic.column, end, _WIDTH)
    return _Quoted(str(diagnostic.line), text, carets)


def _notes(
    diagnostic: Diagnostic, facts: dict[str, object], language: Language, unplaced: str | None, rules: RuleSet | None
) -> Iterator[str]:
    if unplaced:
        yield unplaced
    if diagnostic.article:
        words = lexicon(language).labels
        kind = words["notation" if diagnostic.article.startswith("B") else "rule"]
        text = in_force(diagnostic.article, language, rules)
        yield f"{kind} {tidy(diagnostic.article)}" + (f": {text}" if text else "")
    yield from notes(diagnostic.code, facts, language)
    todo = step(diagnostic.code, facts, language)
    if todo:
        yield f"{lexicon(language).labels['step']}: {todo}"
