"""``referee score``: the verified score sheet."""

from enum import StrEnum
from typing import Annotated

import typer

from referee.cli import options
from referee.cli.errors import Exit
from referee.cli.inputs import Form
from referee.cli.reading import Inputs, Reading, checked_encoding
from referee.cli.session import Session

__all__ = ["SheetForm", "score"]


class SheetForm(StrEnum):
    """The formats of ``score``."""

    TEXT = "text"
    JSON = "json"
    CSV = "csv"


def score(
    ctx: typer.Context,
    paths: options.Paths = None,
    form: Annotated[str | None, typer.Option("--format", metavar=options.metavar(SheetForm))] = None,
    rules: options.Rules = None,
    from_: options.From = None,
    encoding: options.Encoding = None,
    output: options.Output = None,
    strict: options.Strict = False,
    quiet: options.Quiet = False,
    no_color: options.NoColor = False,
    _lang: options.Lang = None,
) -> Exit:
    """Judge the inputs and write their score sheets; what is wrong goes to standard error. Gives the exit status."""
    session: Session = ctx.obj
    sheet_form = options.choice(SheetForm, "--format", form) or SheetForm.TEXT
    reading = Reading(options.choice(Form, "--from", from_), checked_encoding(encoding))
    inputs = Inputs(session, paths or (), reading)
    raise NotImplementedError
