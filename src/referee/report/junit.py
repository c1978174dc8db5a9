"""Verdicts as JUnit tests: a suite a file, a test a deal, for what shows the results of builds."""

import re
import tempfile
from collections.abc import Iterator
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from referee.diagnostics.model import Severity, Status
from referee.judging.events import DealJudged, FileClosed, Judged, MatchClosed, MatchOpened
from referee.record.model import Language
from referee.report.concise import concise
from referee.report.lines import deal_line
from referee.report.wording import worded
from referee.verdict.model import Diagnostic, Summary

__all__ = ["JunitReport"]

_IN_MEMORY: Final = 1 << 20
_BLOCK: Final = 1 << 16
_FAILING: Final = frozenset({Status.CONTESTED, Status.REFUSED, Status.UNFINISHED})
_UNFIT: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What XML cannot hold."""


def _attribute(text: str) -> str:
    return quoteattr(_UNFIT.sub("\ufffd", text))


def _data(text: str) -> str:
    return escape(_UNFIT.sub("\ufffd", text))


def _aside() -> "tempfile.SpooledTemporaryFile[str]":
    return tempfile.SpooledTemporaryFile(_IN_MEMORY, mode="w+", encoding="utf-8", newline="")


class JunitReport:
    """One document, its suites in the order of the files.

    The tests of a suite are kept aside, on disk when they are many, until its counts are known.
    """

    def __init__(self, language: Language) -> None:
        self._language = language
        self._path = ""
        self._match = ""
        self._tests = self._failures = self._errors = 0
        self._kept: tempfile.SpooledTemporaryFile[str] | None = None
        self._in_file = self._amid = False

    def begin(self) -> Iterator[str]:
        """Open the document."""
        yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="referee">\n'

    def file(self, path: str) -> Iterator[str]:
        """Begin the suite of a file."""
        self._path, self._match, self._in_file = path, "", True
        self._tests = self._failures = self._errors = 0
        yield from ()

    def event(self, event: Judged) -> Iterator[str]:
        """Keep the test of a deal; with the file, its suite is written."""
        found = worded(event, self._language)
        match event:
            case MatchOpened():
                self._match = f"match {event.index}"
                yield from self._test("tags", found, Status.VERIFIED)
            case DealJudged(deal=deal, verdict=verdict):
                line = deal_line(deal, verdict, self._language)
                yield from self._test(line, found, verdict.status, always=True)
            case MatchClosed():
                yield from self._test("result", found, Status.VERIFIED)
            case FileClosed():
                self._match, self._in_file = "file", False
                yield from self._test("file", found, Status.VERIFIED)
                yield from self._suite()

    def amid(self, path: str | None) -> None:
        """Begin in the midst of a suite, whose tests are then given as they come, or between two."""
        self._path, self._amid = path or "", path is not None

    def joined(self, text: str) -> Iterator[str]:
        """Keep tests of the suite that has been begun; suites stand as they are."""
        if self._in_file:
            # What is between tags is escaped.
            self._keep(text, text.count("<testcase "), text.count("<failure "), text.count("<error "))
        else:
            yield text

    def terse(self) -> bool:
        """Everything is told."""
        return False

    def settled(self) -> bool:
        """Tests stand for themselves."""
        return True

    def end(self, summary: Summary) -> Iterator[str]:
        """Close the document."""
        del summary
        yield "</testsuites>\n"

    def _test(self, name: str, found: tuple[Diagnostic, ...], status: Status, *, always: bool = False) -> Iterator[str]:
        """Keep a test, or give it where another report keeps it; of what is no deal, only where there is something to say."""
        if not found and not always:
            return
        worst = next((one for one in found if one.severity is Severity.ERROR), None)
        unreadable = worst is not None and worst.code.startswith(("S", "I"))
        failing = status in _FAILING or worst is not None
        text = "\n".join(concise(self._path, one, self._language) for one in found)
        body = ""
        if failing:
            kind = "error" if unreadable else "failure"
            message = name if worst is None else f"{worst.code}: {worst.message}"
            told = status.value if worst is None else worst.code
            body = f"<{kind} message={_attribute(message)} type={_attribute(told)}>{_data(text)}</{kind}>"
        elif text:
            body = f"<system-out>{_data(text)}</system-out>"
        head = f"<testcase classname={_attribute(f'{self._path} {self._match}')} name={_attribute(name)}"
        test = f"    {head}>{body}</testcase>\n" if body else f"    {head}/>\n"
        if self._amid:
            yield test
        else:
            self._keep(test, 1, int(failing and not unreadable), int(failing and unreadable))

    def _keep(self, text: str, tests: int, failures: int, errors: int) -> None:
        self._tests += tests
        self._failures += failures
        self._errors += errors
        if self._kept is None:
            self._kept = _aside()
        self._kept.write(text)

    def _suite(self) -> Iterator[str]:
        yield (
            f'  <testsuite name={_attribute(self._path)} tests="{self._tests}" failures="{self._failures}" '
            f'errors="{self._errors}" skipped="0">\n'
        )
        if self._kept is not None:
            with self._kept as kept:
                kept.seek(0)
                while block := kept.read(_BLOCK):
                    yield block
            self._kept = None
        yield "  </testsuite>\n"
