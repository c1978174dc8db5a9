"""The score sheet as one page of HTML: to pin up, to print on A4, to read on a screen, light or dark.

The templates escape whatever a record holds; nothing of the page stands outside it.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from referee import __version__
from referee.diagnostics.model import Status
from referee.judging.events import DealJudged, FileClosed, Judged, MatchClosed, MatchOpened
from referee.record.model import Language
from referee.scoresheet.figures import errors, said
from referee.scoresheet.page import PageBuilder
from referee.scoresheet.words import WORDS
from referee.verdict.model import Summary

if TYPE_CHECKING:
    from jinja2 import Environment

__all__ = ["HtmlSheet"]


def _environment() -> "Environment":
    from jinja2 import Environment, PackageLoader, StrictUndefined  # noqa: PLC0415 (pages alone need it)

    return Environment(loader=PackageLoader("referee", "scoresheet"), autoescape=True, undefined=StrictUndefined)


class HtmlSheet:
    """Writes a page while judging goes on, a match at a time."""

    def __init__(self, language: Language) -> None:
        """Begin; ``language``: of the words, whatever the records are written in."""
        self._language: Language = language
        self._words = WORDS[language]
        self._templates = _environment()
        self._path = ""
        self._builder: PageBuilder | None = None

    def begin(self) -> Iterator[str]:
        """Open the page."""
        head = self._templates.get_template("head.html.jinja")
        yield head.render(language=self._language, labels=self._words.labels)

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
                    yield self._match(self._builder, event)
                self._builder = None
            case FileClosed():
                yield from self._file_end(event)

    def _match(self, builder: PageBuilder, event: MatchClosed) -> str:
        template = self._templates.get_template("match.html.jinja")
        words = self._words
        return template.render(page=builder.close(event), labels=words.labels, statuses=words.statuses) + "\n"

    def _file_end(self, event: FileClosed) -> Iterator[str]:
        found = [said(finding, self._language) for finding in errors(event.findings)]
        if event.status is Status.REFUSED and found:
            found.append(self._words.labels["file-status"])
        if found:
            source = '<ul class="notes fault">{% for text in found %}<li>{{ path }}: {{ text }}</li>{% endfor %}</ul>\n'
            yield self._templates.from_string(source).render(found=found, path=self._path)

    def end(self, summary: Summary) -> Iterator[str]:
        """Close the page."""
        del summary
        source = "<footer><p>{{ text }}</p></footer>\n</body>\n</html>\n"
        yield self._templates.from_string(source).render(text=self._words.labels["made-by"].format(version=__version__))
