"""``referee new``: a skeleton to fill in."""

from enum import StrEnum
from typing import Annotated

import typer

from referee.cli import options
from referee.cli.errors import Exit, Usage
from referee.cli.output import Charset, results
from referee.cli.session import Session

__all__ = ["Game", "Skeleton", "new"]


class Skeleton(StrEnum):
    """What can be filled in: a deal, a match of several deals, a paper sheet without the cards, in BGN or in CSV;
    a file of rules.
    """

    DEAL = "deal"
    MATCH = "match"
    SHEET = "sheet"
    CSV = "csv"
    RULES = "rules"


class Game(StrEnum):
    """The games that have skeletons."""

    CONTREE = "contree"
    COMPTOIR = "comptoir"


def new(
    ctx: typer.Context,
    names: options.Words = None,
    game: Annotated[str | None, typer.Option("--game", metavar=options.metavar(Game))] = None,
    output: options.Output = None,
    _lang: options.Lang = None,
) -> Exit:
    """Write a skeleton; gives the exit status."""
    session: Session = ctx.obj
    if names and len(names) > 1:
        raise Usage("extra-argument", argument=names[1])
    kind = options.choice(Skeleton, "new", names[0] if names else None) or Skeleton.DEAL
    played = options.choice(Game, "--game", game) or Game.CONTREE

    from referee.skeletons import skeleton

    with results(output, Charset.DATA) as sink:
        sink.write(skeleton(kind.value, session.lang, played.value))
    return Exit.FINE
