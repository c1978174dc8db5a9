"""``referee score``: the verified score sheet."""

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from referee.cli import options
from referee.cli.errors import Exit
from referee.cli.output import Charset, results
from referee.cli.reading import inputs_of
from referee.cli.session import Session

if TYPE_CHECKING:
    from referee.report.stream import Report

__all__ = ["SheetForm", "score"]


class SheetForm(StrEnum):
    """The formats of ``score``."""

    TEXT = "text"
    JSON = "json"
    CSV = "csv"
    HTML = "html"
    MARKDOWN = "markdown"


def score(
    ctx: typer.Context,
    paths: options.Paths = None,
    form: Annotated[str | None, typer.Option("--format", metavar=options.metavar(SheetForm))] = None,
    rules: options.Rules = None,
    set_: options.Set = None,
    from_: options.From = None,
    encoding: options.Encoding = None,
    output: options.Output = None,
    strict: options.Strict = False,
    quiet: options.Quiet = False,
    _no_color: options.NoColor = False,
    _lang: options.Lang = None,
) -> Exit:
    """Judge the inputs and write their score sheets; gives the exit status."""
    session: Session = ctx.obj
    sheet_form = options.choice(SheetForm, "--format", form) or SheetForm.TEXT
    inputs = inputs_of(session, paths, from_, encoding, output)

    from referee.cli.judged import Judging
    from referee.cli.rulesets import rules_choice
    from referee.report.silent import SilentReport

    judging = Judging(session, inputs, rules_choice(session, rules, set_), options.strictness(strict))
    with results(output, Charset.READER if quiet or sheet_form is SheetForm.TEXT else Charset.DATA) as sink:
        for piece in judging.told_by(SilentReport() if quiet else _sheet(sheet_form, session)):
            sink.write(piece)
        if quiet:
            sink.write(judging.summary)
    if not quiet:
        session.say(judging.summary.rstrip("\n"))
    return judging.status


def _sheet(form: SheetForm, session: Session) -> "Report[str]":
    match form:
        case SheetForm.TEXT:
            from referee.scoresheet.text import TextSheet

            return TextSheet(session.lang)
        case SheetForm.HTML:
            from referee.scoresheet.html import HtmlSheet

            return HtmlSheet(session.lang)
        case SheetForm.MARKDOWN:
            from referee.scoresheet.markdown import MarkdownSheet

            return MarkdownSheet(session.lang)
        case SheetForm.CSV:
            from referee.tables.csv import CsvTable
            from referee.tables.deals import DEALS
            from referee.tables.names import CsvDialect
            from referee.tables.rows import TableRows

            return CsvTable(TableRows(DEALS, session.lang, session.say), CsvDialect.PLAIN)
        case SheetForm.JSON:
            from referee.scoresheet.json import JsonSheet

            return JsonSheet()
