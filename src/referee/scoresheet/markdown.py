"""The score sheet in Markdown, with the tables of GitHub: for a wiki, a message, a web page of the club."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from referee import __version__
from referee.diagnostics.model import Status
from referee.judging.events import DealJudged, FileClosed, Judged, MatchClosed, MatchOpened
from referee.record.model import Language
from referee.scoresheet.figures import errors, said
from referee.scoresheet.page import Figure, MatchPage, PageBuilder, Row
from referee.scoresheet.words import WORDS
from referee.verdict.model import Summary

__all__ = ["MarkdownSheet", "escaped"]

_MARKS: Final = re.compile(r"[\\`*_{}\[\]<>|~&@]")
_STARTS: Final = re.compile(r"[-+#=]|\d+[.)]")
_LINKS: Final = re.compile(r"(?<=[a-z]):(?=//)|(?<=\bwww)\.", re.IGNORECASE)


def escaped(text: str) -> str:
    """Give a text that Markdown shows as it is, in a cell or in a line: no mark-up, no link, no HTML."""
    line = _MARKS.sub(r"\\\g<0>", " ".join(text.split()))
    line = _LINKS.sub(r"\\\g<0>", line)
    start = _STARTS.match(line)
    if start is None:
        return line
    # What would begin a list, a title or a rule.
    cut = start.end() - 1
    return f"{line[:cut]}\\{line[cut:]}"


class MarkdownSheet:
    """Writes sheets while judging goes on, a match at a time."""

    def __init__(self, language: Language) -> None:
        """Begin; ``language``: of the words, whatever the records are written in."""
        self._language: Language = language
        self._words = WORDS[language]
        self._path = ""
        self._builder: PageBuilder | None = None

    def begin(self) -> Iterator[str]:
        """Give the title."""
        yield f"# {escaped(self._words.labels['sheet'])}\n"

    def file(self, path: str) -> Iterator[str]:
        """Remember the file for its sheets."""
        self._path = path
        yield from ()

    def event(self, event: Judged) -> Iterator[str]:
        """Take in what was judged; a match is written when it ends."""
        match event:
            case MatchOpened():
                self._builder = PageBuilder(self._path, event, self._language)
            case DealJudged():
                if self._builder is not None:
                    self._builder.deal(event)
            case MatchClosed():
                if self._builder is not None:
                    yield "".join(line + "\n" for line in self._match(self._builder.close(event)))
                self._builder = None
            case FileClosed():
                found = [said(finding, self._language) for finding in errors(event.findings)]
                if event.status is Status.REFUSED and found:
                    found.append(self._words.labels["file-status"])
                yield "".join(f"\n- {escaped(f'{self._path}: {text}')}\n" for text in found)

    def end(self, summary: Summary) -> Iterator[str]:
        """Say what made the sheet."""
        del summary
        yield f"\n{escaped(self._words.labels['made-by'].format(version=__version__))}\n"

    def _match(self, page: MatchPage) -> Iterator[str]:
        labels = self._words.labels
        yield ""
        yield f"## {escaped(', '.join(page.tags) or labels['match'].format(index=page.index))}"
        yield ""
        rules = page.rules
        told = (
            labels["no-rules"]
            if rules is None
            else labels["rules"].format(name=rules.name, version=rules.version, game=page.game)
            + ", "
            + labels["digest"].format(digest=rules.digest)
        )
        yield f"{escaped(told)}  "
        yield escaped(f"{page.path} - {labels['match'].format(index=page.index)}")
        yield ""
        yield from _table(
            ["", *(side.name for side in page.sides)],
            [
                *([[labels["players"], *(", ".join(side.players) for side in page.sides)]] if _named(page) else []),
                [labels["totals"], *(side.total + (f" ({labels['won']})" if side.won else "") for side in page.sides)],
            ],
        )
        yield ""
        if page.rows:
            yield from self._deals(page)
        else:
            yield escaped(labels["no-deals"])
        for title, texts in ((labels["faults"], page.faults), (labels["notes"], page.notes)):
            if texts:
                yield ""
                yield f"### {escaped(title)}"
                yield ""
                yield from (f"- {escaped(text)}" for text in texts)
        yield ""
        legend = "; ".join(labels[name] for name in page.shape.legend)
        yield escaped(f"{legend}; {labels['claimed-key']}; {labels['unknown-key']}. {labels['status-key']}.")

    def _deals(self, page: MatchPage) -> Iterator[str]:
        labels = self._words.labels
        letters = [side.letters for side in page.sides]
        belotes = [labels["belotes"]] if page.shape.belotes is not None else []
        heads = [labels[name] for name in ("number", "dealer", "taker", "contract", "outcome")]
        heads += [f"{labels['points']} {one}" for one in letters] + belotes
        heads += [f"{labels[group]} {one}" for group in ("marks", "totals") for one in letters]
        heads += [labels["status"], labels["terms"]]
        yield from _table(heads, [self._cells(row, page) for row in page.rows], raw=True)

    def _cells(self, row: Row, page: MatchPage) -> list[str]:
        told = [row.number, row.dealer, row.taker, row.contract, row.outcome, *row.points]
        told += [row.belotes] if page.shape.belotes is not None else []
        cells = [escaped(cell) for cell in told]
        cells += [_shown(figure) for figure in (*row.marks, *row.totals)]
        rulings = [f"**{escaped(ruling)}**" for ruling in row.rulings]
        details = [*rulings, *(escaped(text) for text in (row.fault, *row.terms) if text)]
        return [*cells, escaped(self._words.statuses[row.status]), "; ".join(details)]


def _shown(figure: Figure) -> str:
    right = escaped(figure.right)
    return right if figure.claimed is None else f"**{right}** ~~{escaped(figure.claimed)}~~"


def _named(page: MatchPage) -> bool:
    return any(side.players for side in page.sides)


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]], *, raw: bool = False) -> Iterator[str]:
    """Give a table; ``raw``: whether its cells are escaped already."""
    yield "| " + " | ".join(escaped(head) for head in heads) + " |"
    yield "|" + " --- |" * len(heads)
    for row in rows:
        yield "| " + " | ".join(row if raw else map(escaped, row)) + " |"
