"""``referee format``: BGN in its canonical layout."""

import codecs
import difflib
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from typing import TYPE_CHECKING, Annotated, BinaryIO, Final, cast

import typer

from referee.cli import options
from referee.cli.errors import Exit, OutputFailed, Usage
from referee.cli.inputs import STDIN, Form
from referee.cli.output import Charset, Sink, results, whole_file
from referee.cli.reading import Inputs, Opened, inputs_of
from referee.cli.session import Session

if TYPE_CHECKING:
    from referee.cli.problems import Problems

__all__ = ["format_"]

_IN_MEMORY: Final = 1 << 22
_PIECE: Final = 1 << 16


class _Task(Enum):
    """What to do with the canonical text."""

    SHOW = ""
    CHECK = "--check"
    DIFF = "--diff"
    WRITE = "--write"


def format_(
    ctx: typer.Context,
    paths: options.Paths = None,
    check: Annotated[bool, typer.Option("--check")] = False,
    diff: Annotated[bool, typer.Option("--diff")] = False,
    write: Annotated[bool, typer.Option("--write", "-w")] = False,
    from_: options.From = None,
    encoding: options.Encoding = None,
    output: options.Output = None,
    strict: options.Strict = False,
    quiet: options.Quiet = False,
    _lang: options.Lang = None,
) -> Exit:
    """Format the inputs; gives the exit status."""
    session: Session = ctx.obj
    task = _task({_Task.CHECK: check, _Task.DIFF: diff, _Task.WRITE: write})
    if task in {_Task.WRITE, _Task.CHECK} and output is not None:
        raise Usage("not-together", first=task.value, second="--output")
    if task is _Task.WRITE and STDIN in (paths or ()):
        raise Usage("write-needs-file")
    inputs = inputs_of(session, paths, from_, encoding, output, {f".{Form.BGN}"})

    from referee.cli.problems import Problems

    problems = Problems(session, options.voice(quiet), options.strictness(strict))
    changes = False
    with results(output, Charset.DATA) as sink:
        for opened in inputs:
            if task is not _Task.SHOW and opened.form is not Form.BGN:
                inputs.fail("not-bgn", opened.source.name)
                continue
            if task is _Task.WRITE and opened.packed:
                inputs.fail("write-packed", opened.source.name)
                continue
            with opened.copied() as original, _canonical(session, inputs, opened, problems) as text:
                if text is None:
                    continue
                if task is _Task.SHOW:
                    _copy(text, sink)
                elif not _same(original, text):
                    changes |= task is not _Task.WRITE
                    _settle(task, opened, (original, text), sink, encoding)
                    if task is not _Task.DIFF and not quiet:
                        key = "changed" if task is _Task.WRITE else "would-change"
                        session.say(session.words(key, path=opened.source.name))
    return inputs.status(Exit.FINE if problems.clean and not changes else Exit.WRONG)


def _settle(task: _Task, opened: Opened, texts: tuple[BinaryIO, BinaryIO], sink: Sink, encoding: str | None) -> None:
    """Do what is to be done about a file that is not in canonical layout; ``texts``: as it is, and as it should be."""
    original, text = texts
    if task is _Task.WRITE:
        with whole_file(opened.source.path) as file:
            _copy(text, file)
    elif task is _Task.DIFF:
        for line in _diff(opened.source.name, original, text, encoding):
            sink.write(line)


def _task(asked: dict[_Task, bool]) -> _Task:
    tasks = [task for task, wanted in asked.items() if wanted]
    if len(tasks) > 1:
        raise Usage("not-together", first=tasks[0].value, second=tasks[1].value)
    return tasks[0] if tasks else _Task.SHOW


@contextmanager
def _canonical(session: Session, inputs: Inputs, opened: Opened, problems: "Problems") -> Iterator["BinaryIO | None"]:
    """Give the canonical text of an input, ``None`` where some of it could not be read.

    It is kept aside until the end of the input has been reached: a part of a record is no record.
    """
    from referee.notation.writer import UnreadableRecord, write_items

    errors = problems.errors
    items = problems.watch(opened)
    with tempfile.SpooledTemporaryFile(_IN_MEMORY) as text:
        expressed = True
        try:
            for piece in write_items(items):
                _keep(text, piece.encode("utf-8", "replace"))
        except UnreadableRecord:
            expressed = False
            # The rest is read for what is wrong in it.
            for _ in items:
                pass
        except OutputFailed:
            raise
        except Exception as error:  # noqa: BLE001 (a defect that one input brings out stops none of the others)
            opened.unforeseen(error)
        if opened.whole and not problems.records:
            inputs.no_record(opened.source.name, problems.said)
        elif opened.whole and (problems.errors > errors or not expressed):
            problems.errors += not expressed
            session.fail("not-formatted", path=opened.source.name)
        fit = opened.whole and bool(problems.records) and problems.errors == errors
        text.seek(0)
        yield cast("BinaryIO", text) if fit else None


def _keep(text: "tempfile.SpooledTemporaryFile[bytes]", piece: bytes) -> None:
    try:
        text.write(piece)
    except OSError as error:
        raise OutputFailed(tempfile.gettempdir(), error) from error


def _same(original: BinaryIO, text: BinaryIO) -> bool:
    """Tell whether the canonical text is what stands there already, byte for byte."""
    original.seek(0)
    same = True
    while same:
        piece = text.read(_PIECE)
        same = piece == original.read(_PIECE)
        if not piece:
            break
    text.seek(0)
    return same


def _diff(name: str, original: BinaryIO, text: BinaryIO, encoding: str | None) -> Iterator[str]:
    """Give the lines of a unified diff."""
    original.seek(0)
    data = original.read()
    if encoding is None:
        encoding = "utf-16" if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)) else "utf-8"
    before = data.decode(encoding, "replace").splitlines(keepends=True)
    after = text.read().decode("utf-8").splitlines(keepends=True)
    for line in difflib.unified_diff(before, after, name, name):
        yield line if line.endswith("\n") else line + "\n\\ No newline at end of file\n"


def _copy(text: BinaryIO, sink: Sink) -> None:
    """Hand the canonical text over, a line at a time."""
    for line in text:
        sink.write(line.decode("utf-8"))
