"""``referee explain``: a diagnostic or an article at length."""

from typing import Annotated

import typer

from referee.cli import options
from referee.cli.errors import Exit, Usage
from referee.cli.output import Charset, results
from referee.cli.session import Session

__all__ = ["explain"]


def explain(
    ctx: typer.Context,
    names: options.Words = None,
    all_: Annotated[bool, typer.Option("--all")] = False,
    output: options.Output = None,
    _lang: options.Lang = None,
) -> Exit:
    """Explain codes and articles; gives the exit status."""
    session: Session = ctx.obj
    if names and all_:
        raise Usage("not-together", first=names[0], second="--all")
    if not names and not all_:
        raise Usage("no-argument", what=session.words("code-or-article"))

    from referee.report.explain import explain as explained
    from referee.report.explain import near, topics

    wanted = topics() if all_ else tuple(names or ())
    texts = []
    for name in wanted:
        text = explained(name, session.lang)
        if text is None:
            close = near(name)
            if close:
                raise Usage("near-explanation", name=name, near=", ".join(close))
            raise Usage("unknown-explanation", name=name)
        texts.append(text.rstrip("\n") + "\n")
    with results(output, Charset.READER) as sink:
        sink.write("\n".join(texts))
    return Exit.FINE
