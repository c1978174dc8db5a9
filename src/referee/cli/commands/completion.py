"""``referee completion``: what makes a shell complete commands, options and their values."""

import typer

from referee.cli import options
from referee.cli.completion import Shell, completed_commands, script
from referee.cli.errors import Exit, Usage
from referee.cli.output import Charset, results
from referee.cli.session import Session

__all__ = ["completion"]


def completion(
    ctx: typer.Context,
    names: options.Words = None,
    output: options.Output = None,
    _lang: options.Lang = None,
) -> Exit:
    """Write the script of a shell; gives the exit status."""
    session: Session = ctx.obj
    if not names:
        raise Usage("no-argument", what=options.metavar(Shell))
    if len(names) > 1:
        raise Usage("extra-argument", argument=names[1])
    shell = options.need(Shell, "completion", names[0])

    from referee.diagnostics.codes import CODES
    from referee.judging.known import known_rules
    from referee.report.schema import SchemaName
    from referee.rules.articles import BOOKS, articles

    rules = tuple(dict.fromkeys(name for full in known_rules() for name in (full.rpartition("/")[2], full)))
    words = {
        "--rules": rules,
        "--among": rules,
        "explain": (*CODES, *(number for book in BOOKS for number in articles(book))),
        "schema": tuple(SchemaName),
        "completion": tuple(Shell),
    }
    program = ctx.parent.command if ctx.parent is not None else ctx.command
    with results(output, Charset.DATA) as sink:
        sink.write(script(shell, completed_commands(program, session.lang, words)))
    return Exit.FINE
