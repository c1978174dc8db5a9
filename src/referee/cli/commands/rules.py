"""``referee rules``: which rule sets there are, what one says, how two differ, whether a file can be used."""

from collections.abc import Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Final

import typer

from referee.cli import options
from referee.cli.errors import Exit, Usage
from referee.cli.output import Charset, results
from referee.cli.session import Session, shown

if TYPE_CHECKING:
    from referee.record.model import Game
    from referee.rules.model import RuleSet

__all__ = ["Action", "RulesForm", "RulesGame", "rules"]


class Action(StrEnum):
    """What ``rules`` can do."""

    LIST = "list"
    SHOW = "show"
    DIFF = "diff"
    CHECK = "check"


class RulesForm(StrEnum):
    """The formats of ``rules``."""

    TEXT = "text"
    JSON = "json"


class RulesGame(StrEnum):
    """The games that have rule sets."""

    CONTREE = "contree"
    COMPTOIR = "comptoir"


_COUNT: Final = {Action.LIST: (0, 0), Action.SHOW: (1, None), Action.DIFF: (2, 2), Action.CHECK: (1, None)}
"""How many rule sets each is given, at least and at most."""


def rules(
    ctx: typer.Context,
    names: options.Words = None,
    game: Annotated[str | None, typer.Option("--game", metavar=options.metavar(RulesGame))] = None,
    form: Annotated[str | None, typer.Option("--format", metavar=options.metavar(RulesForm))] = None,
    output: options.Output = None,
    _lang: options.Lang = None,
) -> Exit:
    """Tell of rule sets; gives the exit status."""
    session: Session = ctx.obj
    if not names:
        raise Usage("no-argument", what=session.words("rules-action", choices=", ".join(Action)))
    action = options.need(Action, "rules", names[0])
    given = names[1:]
    least, most = _COUNT[action]
    if len(given) < least:
        raise Usage("no-argument", what=session.words(f"rules-{action.value}"))
    if most is not None and len(given) > most:
        raise Usage("extra-argument", argument=given[most])
    only = options.choice(RulesGame, "--game", game)
    chosen = options.choice(RulesForm, "--format", form) or RulesForm.TEXT
    text, status = _told(session, action, given, None if only is None else only.value, chosen)
    with results(output, Charset.DATA if chosen is RulesForm.JSON else Charset.READER) as sink:
        sink.write(text)
    return status


def _told(
    session: Session, action: Action, given: Sequence[str], game: "Game | None", form: RulesForm
) -> tuple[str, Exit]:
    from referee.report.rulesets.compared import compared
    from referee.report.rulesets.json import compared_json, listed_json, shown_json
    from referee.report.rulesets.shown import listed
    from referee.report.rulesets.shown import shown as in_words
    from referee.rules.load import load, names
    from referee.rules.written import GAMES

    lang, as_json = session.lang, form is RulesForm.JSON
    if action is Action.CHECK:
        from referee.cli.checked_rules import checked

        return checked(session, given, as_json=as_json)
    if action is Action.LIST:
        every = [load(name, one) for one in GAMES if game in (None, one) for name in names(one)]
        return (listed_json(every) if as_json else listed(every, lang)), Exit.FINE
    if action is Action.SHOW:
        found = [one for name in given for one in _found(session, name, game)]
        text = shown_json(found, lang) if as_json else "\n".join(in_words(one, lang) for one in found)
        return text, Exit.FINE
    first, second = _pair(session, given, game)
    return (compared_json(first, second) if as_json else compared(first, second, lang)), Exit.FINE


def _found(session: Session, name: str, game: "Game | None") -> "list[RuleSet]":
    """Give the rule sets of a name, or of a file; of a name that both games have, both unless one is asked for."""
    from referee.cli.rulesets import given_rules
    from referee.judging.rulesets import named
    from referee.rules.load import UnknownRuleSetError
    from referee.rules.written import GAMES

    given = given_rules("rules", name, session.lang)
    if not isinstance(given, str):
        every = [given]
    else:
        every = []
        for one in GAMES:
            try:
                every.append(named(given, one))
            except UnknownRuleSetError:
                continue
    fitting = [one for one in every if game in (None, one.game)]
    if not fitting:
        raise Usage("other-game-rules", value=shown(name), game=game)
    return fitting


def _pair(session: Session, given: Sequence[str], game: "Game | None") -> "tuple[RuleSet, RuleSet]":
    """Give two rule sets of one game; raises :class:`Usage` where they are of different ones."""
    firsts, seconds = (_found(session, name, game) for name in given)
    for first in firsts:
        for second in seconds:
            if first.game == second.game:
                return first, second
    raise Usage("different-games", first=shown(given[0]), second=shown(given[1]))
