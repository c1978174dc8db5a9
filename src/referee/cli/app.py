"""The Typer application: the commands and the options that stand before them."""

from collections.abc import Callable
from typing import Annotated

import typer

from referee.cli import options
from referee.cli.commands.check import check
from referee.cli.commands.completion import completion
from referee.cli.commands.convert import convert
from referee.cli.commands.dispute import dispute
from referee.cli.commands.explain import explain
from referee.cli.commands.format import format_
from referee.cli.commands.new import new
from referee.cli.commands.rules import rules
from referee.cli.commands.schema import schema
from referee.cli.commands.score import score
from referee.cli.commands.stats import stats
from referee.cli.errors import Exit, Usage
from referee.cli.help import Command, Group
from referee.cli.output import Charset, results

__all__ = ["app"]

_SETTINGS = {"help_option_names": options.HELP_NAMES}


def app() -> typer.Typer:
    """Make the application. Its commands give their exit status, and find their session in the context."""
    program = typer.Typer(
        cls=Group,
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings=_SETTINGS,
    )
    program.callback(invoke_without_command=True)(_top)
    commands: dict[str, Callable[..., Exit]] = {
        "check": check,
        "score": score,
        "stats": stats,
        "dispute": dispute,
        "convert": convert,
        "format": format_,
        "rules": rules,
        "explain": explain,
        "new": new,
        "schema": schema,
        "completion": completion,
    }
    for name, function in commands.items():
        program.command(name, cls=Command)(function)
    return program


def _top(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version")] = False,
    _no_color: options.NoColor = False,
    _lang: options.Lang = None,
) -> None:
    if version:
        from referee import __version__
        from referee.fast import is_compiled

        with results(None, Charset.READER) as sink:
            sink.write(f"referee {__version__} ({'compiled' if is_compiled() else 'pure Python'})\n")
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        raise Usage("no-command")
