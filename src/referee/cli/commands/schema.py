"""``referee schema``: the JSON Schemas."""

import typer

from referee.cli import options
from referee.cli.errors import Exit, Usage
from referee.cli.output import Charset, results
from referee.cli.session import Session

__all__ = ["schema"]


def schema(
    ctx: typer.Context, names: options.Words = None, output: options.Output = None, _lang: options.Lang = None
) -> Exit:
    """Write a JSON Schema."""
    from referee.report.schema import SchemaName, published

    session: Session = ctx.obj
    choices = ", ".join(SchemaName)
    if not names:
        raise Usage("no-argument", what=session.words("schema-name", choices=choices))
    if len(names) > 1:
        raise Usage("extra-argument", argument=names[1])
    name = options.need(SchemaName, "schema", names[0])
    with results(output, Charset.DATA) as sink:
        sink.write(published(name))
    return Exit.FINE
