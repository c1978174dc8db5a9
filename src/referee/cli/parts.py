"""What a worker of a cluster does with a part of a file: judges it as a command does, and writes its verdicts."""

from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, BinaryIO, Final

from referee import __version__
from referee.cli.inputs import Input
from referee.cli.judged import Judging
from referee.cli.language import Lang
from referee.cli.opening import lent
from referee.cli.reading import Inputs, Opened, Reading
from referee.cli.session import Session
from referee.cluster.files import MissingPackageError, opened, written
from referee.cluster.parts import Done, Part, part_name
from referee.judging import RulesChoice
from referee.report.silent import SilentReport
from referee.report.tally import Strictness, Tally
from referee.tables.deals import DEALS
from referee.tables.parquet import parquet_pieces
from referee.tables.rows import TableRows

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["Work"]

_MOST_SAID: Final = 50


@dataclass(frozen=True)
class _Hearing(Session):
    """A session that keeps what is to be said, as much of it as is worth sending, and counts the rest."""

    said: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)

    def say(self, text: str) -> None:
        """Keep a line."""
        if len(self.said) < _MOST_SAID:
            self.said.append(text)
        else:
            self.counts["unsaid"] += 1


class _OnePart(Inputs):
    """A part of a file as the only input."""

    def __init__(self, session: Session, reading: Reading, part: Part, raw: BinaryIO) -> None:
        super().__init__(session, tuple, reading)
        self._part = part
        self._stream = raw

    def __iter__(self) -> "Iterator[Opened]":
        part = self._part
        found = Opened(Input(part.path, part.name, part.member), self._stream, self.reading, self)
        found.line, found.before = part.line, part.before
        yield found


@dataclass(frozen=True, slots=True)
class Work:
    """The judging of any part, as the command line asks for it; goes to workers as it is.

    ``output``: the folder, or its URL, that verdicts are written to; ``None`` where only their number is wanted.
    """

    lang: Lang
    reading: Reading
    rules: RulesChoice
    strictness: Strictness
    output: str | None

    def __call__(self, part: Part) -> Done:
        """Judge a part and write its table. Raises ``OSError`` where that cannot be written."""
        session = _Hearing(self.lang, {})
        with ExitStack() as stack:
            try:
                raw = stack.enter_context(opened(part))
                if part.start == 0 and part.stop is None:
                    raw = lent(raw)
            except MissingPackageError as error:
                session.fail("no-such-url", path=part.name, why=error.why)
                return _unread(part, session)
            except OSError as error:
                missing = isinstance(error, FileNotFoundError)
                session.fail("not-found" if missing else "unreadable", path=part.name, why=session.reason(error))
                return _unread(part, session)
            inputs = _OnePart(session, self.reading, part, raw)
            judging = Judging(session, inputs, self.rules, self.strictness)
            if self.output is None:
                for _ in judging.told_by(SilentReport()):
                    pass
            else:
                written(self.output, part_name(part), partial(_write, judging, session))
        return _done(part, session, judging.tally, inputs.failed, inputs.broken)


def _write(judging: Judging, session: Session, stream: BinaryIO) -> None:
    stream.writelines(parquet_pieces(DEALS, judging.told_by(TableRows(DEALS, session.lang, session.say))))


def _unread(part: Part, session: _Hearing) -> Done:
    tally = Tally()
    tally.begin()
    return _done(part, session, tally, True, False)


def _done(part: Part, session: _Hearing, tally: Tally, failed: bool, broken: bool) -> Done:
    return Done(
        part=part,
        tally=tally,
        failed=failed,
        broken=broken,
        said=tuple(session.said),
        unsaid=session.counts["unsaid"],
        version=__version__,
    )
