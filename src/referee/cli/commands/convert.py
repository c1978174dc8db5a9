"""``referee convert``: records from one form to another, and verdicts as tables."""

from collections.abc import Iterator
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Final

import typer

from referee.cli import options
from referee.cli.errors import Exit, Usage
from referee.cli.output import Charset, results
from referee.cli.reading import Inputs, inputs_of
from referee.cli.session import Session
from referee.tables.names import CsvDialect, TableName

if TYPE_CHECKING:
    from referee.cli.problems import Problems
    from referee.diagnostics.model import Finding
    from referee.notation.writer import UnreadableRecord
    from referee.record.stream import Item

__all__ = ["convert"]


class _Abandoned(Exception):
    """The program failed on an input: a part of a record is no record, and takes no file's place."""


class Target(StrEnum):
    """What to convert to: a form of records, or verdicts as tables."""

    BGN = "bgn"
    JSON = "json"
    JSONL = "jsonl"
    CSV = "csv"
    PARQUET = "parquet"


_TABLES: Final = (Target.CSV, Target.PARQUET)


def convert(
    ctx: typer.Context,
    paths: options.Paths = None,
    to: Annotated[str | None, typer.Option("--to", metavar=options.metavar(Target))] = None,
    table: Annotated[str | None, typer.Option("--table", metavar=options.metavar(TableName))] = None,
    dialect: Annotated[str | None, typer.Option("--dialect", metavar=options.metavar(CsvDialect))] = None,
    partition_by: Annotated[str | None, typer.Option("--partition-by")] = None,
    rules: options.Rules = None,
    set_: options.Set = None,
    from_: options.From = None,
    encoding: options.Encoding = None,
    output: options.Output = None,
    strict: options.Strict = False,
    quiet: options.Quiet = False,
    _lang: options.Lang = None,
) -> Exit:
    """Convert the inputs, one after another, into one result; gives the exit status."""
    session: Session = ctx.obj
    target = options.need(Target, "--to", to)
    for option, value, targets in (
        ("--table", table, _TABLES),
        ("--rules", rules, _TABLES),
        ("--set", set_, _TABLES),
        ("--dialect", dialect, (Target.CSV,)),
        ("--partition-by", partition_by, (Target.PARQUET,)),
    ):
        if value is not None and target not in targets:
            raise Usage("only-with", option=option, other=f"--to {'|'.join(targets)}")
    inputs = inputs_of(session, paths, from_, encoding, output)
    if target not in _TABLES:
        return _records(session, inputs, target, output, strict, quiet)

    from referee.cli.judged import Judging
    from referee.cli.rulesets import rules_choice
    from referee.cli.tabled import TableTask

    task = TableTask(
        session,
        Judging(session, inputs, rules_choice(session, rules, set_), options.strictness(strict)),
        options.choice(TableName, "--table", table) or TableName.DEALS,
        options.voice(quiet),
    )
    if target is Target.CSV:
        task.csv(options.choice(CsvDialect, "--dialect", dialect) or CsvDialect.EXCEL, output)
    elif partition_by is None:
        task.parquet(output)
    else:
        task.folders(partition_by, output)
    return task.closed()


def _records(session: Session, inputs: Inputs, target: Target, output: str | None, strict: bool, quiet: bool) -> Exit:
    """Write the records in another form."""
    from referee.cli.problems import Problems
    from referee.notation.writer import UnreadableRecord

    problems = Problems(session, options.voice(quiet), options.strictness(strict))
    try:
        with results(output, Charset.DATA) as sink:
            for piece in _guarded(_written(_items(inputs, problems), target), inputs):
                sink.write(piece)
    except _Abandoned:
        return Exit.INTERNAL
    except UnreadableRecord as error:
        session.say(session.words("error", text=_stopped(session, inputs, error)))
        return inputs.status(Exit.WRONG)
    return inputs.status(Exit.FINE if problems.clean else Exit.WRONG)


def _stopped(session: Session, inputs: Inputs, error: "UnreadableRecord") -> str:
    """Say where a conversion stopped; why, only where the reader has not said so."""
    if error.deal is None and not error.path:
        return session.words("stopped")
    place = session.words("in-head" if error.deal is None else "in-deal", deal=error.deal)
    key = "not-expressed" if error.problem is None else "stopped-at"
    return session.words(key, path=inputs.current, place=place, part=error.path)


def _items(inputs: Inputs, problems: "Problems") -> "Iterator[Item]":
    """Give the items of all inputs as those of one file, what could not be read of them being said."""
    from referee.record.stream import FileEnd

    of_files: tuple[Finding, ...] = ()
    for opened in inputs:
        for item in problems.watch(opened):
            if isinstance(item, FileEnd):
                of_files += item.problems
            else:
                yield item
        if opened.whole and not problems.records:
            inputs.no_record(opened.source.name, problems.said)
    yield FileEnd(of_files)


def _guarded(pieces: "Iterator[str]", inputs: Inputs) -> "Iterator[str]":
    """Give the pieces; a defect of the program is said of the input at hand. Raises :class:`_Abandoned` at the end."""
    from referee.notation.writer import UnreadableRecord

    try:
        yield from pieces
    except UnreadableRecord:
        raise
    except Exception as error:  # noqa: BLE001 (the input that brought the defect out is to be named)
        inputs.unforeseen(inputs.current, error)
    if inputs.broken:
        raise _Abandoned


def _written(items: "Iterator[Item]", target: Target) -> "Iterator[str]":
    if target is Target.BGN:
        from referee.notation.writer import write_items

        return write_items(items)
    from referee.record.json import iter_json

    return iter_json(items, "json" if target is Target.JSON else "jsonl")
