"""``referee explain``: a diagnostic or an article at length."""

from enum import StrEnum
from typing import Annotated

import typer

from referee.cli import options
from referee.cli.errors import Exit, Usage
from referee.cli.output import Charset, results
from referee.cli.session import Session

__all__ = ["ExplainForm", "explain"]


class ExplainForm(StrEnum):
    """The formats of ``explain``."""

    TEXT = "text"
    JSON = "json"


def explain(
    ctx: typer.Context,
    names: options.Words = None,
    all_: Annotated[bool, typer.Option("--all")] = False,
    form: Annotated[str | None, typer.Option("--format", metavar=options.metavar(ExplainForm))] = None,
    output: options.Output = None,
    _lang: options.Lang = None,
) -> Exit:
    """Explain codes and articles; gives the exit status."""
    session: Session = ctx.obj
    chosen = options.choice(ExplainForm, "--format", form) or ExplainForm.TEXT
    if names and all_:
        raise Usage("not-together", first=names[0], second="--all")
    if not names and not all_:
        raise Usage("no-argument", what=session.words("code-or-article"))

    from referee.report.explain import topics

    wanted = topics() if all_ else tuple(names or ())
    text = _json(session, wanted) if chosen is ExplainForm.JSON else _text(session, wanted)
    with results(output, Charset.DATA if chosen is ExplainForm.JSON else Charset.READER) as sink:
        sink.write(text)
    return Exit.FINE


def _text(session: Session, wanted: tuple[str, ...]) -> str:
    from referee.report.explain import explain as explained

    texts = []
    for name in wanted:
        text = explained(name, session.lang)
        if text is None:
            raise _unknown(name)
        texts.append(text.rstrip("\n") + "\n")
    return "\n".join(texts)


def _json(session: Session, wanted: tuple[str, ...]) -> str:
    from referee.report.explain import code_named
    from referee.report.explained import listing
    from referee.rules.articles import find

    codes, articles = [], []
    for name in wanted:
        code, article = code_named(name), find(name)
        if code is not None:
            codes.append(code.code)
        elif article is not None:
            articles.append(article)
        else:
            raise _unknown(name)
    return listing(codes, articles, session.lang).model_dump_json(by_alias=True, indent=1) + "\n"


def _unknown(name: str) -> Usage:
    from referee.report.explain import near

    close = near(name)
    return (
        Usage("near-explanation", name=name, near=", ".join(close))
        if close
        else Usage("unknown-explanation", name=name)
    )
