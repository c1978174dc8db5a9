"""``referee dispute``: a disputed sheet under every rule set of its game."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from referee.cli import options
from referee.cli.errors import Exit, Usage
from referee.cli.output import Charset, results
from referee.cli.reading import Opened, inputs_of
from referee.cli.session import Session

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from referee.judging.dispute import MatchDispute
    from referee.judging.rulesets import Prepared, RulesChoice
    from referee.record.model import Game

__all__ = ["DisputeForm", "dispute"]


class DisputeForm(StrEnum):
    """The formats of ``dispute``."""

    TEXT = "text"
    JSON = "json"


def dispute(
    ctx: typer.Context,
    path: Annotated[str | None, typer.Argument(show_default=False)] = None,
    match: Annotated[int | None, typer.Option("--match", metavar="N")] = None,
    deal: Annotated[int | None, typer.Option("--deal", metavar="N")] = None,
    among: Annotated[str | None, typer.Option("--among")] = None,
    form: Annotated[str | None, typer.Option("--format", metavar=options.metavar(DisputeForm))] = None,
    rules: options.Rules = None,
    set_: options.Set = None,
    from_: options.From = None,
    encoding: options.Encoding = None,
    output: options.Output = None,
    _lang: options.Lang = None,
) -> Exit:
    """Judge an input under every rule set and tell which give what it claims; gives the exit status."""
    session: Session = ctx.obj
    chosen = options.choice(DisputeForm, "--format", form) or DisputeForm.TEXT
    inputs = inputs_of(session, None if path is None else [path], from_, encoding, output)

    from referee.cli.rulesets import rules_choice

    choice = rules_choice(session, rules, set_)
    tried = _tried(session, among)
    told = _Told(match, deal)
    with results(output, Charset.DATA if chosen is DisputeForm.JSON else Charset.READER) as sink:
        for opened in inputs:
            for piece in _pieces(session, opened, tried, choice, told, chosen):
                sink.write(piece)
            if opened.whole and not told.records:
                inputs.no_record(opened.source.name, told.problems)
    if told.records and not told.found:
        raise Usage("no-such-deal", match="" if match is None else match, deal="" if deal is None else deal)
    return inputs.status(Exit.FINE if told.settled else Exit.WRONG)


class _Told:
    """What has been asked for and told. ``settled``: whether some rule set gives every sheet that claims something."""

    def __init__(self, match: int | None, deal: int | None) -> None:
        self.match = match
        self.deal = deal
        self.records = self.problems = 0
        self.found = self.shown = False
        self.settled = True

    def narrowed(self, dispute: "MatchDispute") -> "MatchDispute | None":
        """Give what was asked for of a match, ``None`` where that is nothing."""
        self.records += 1
        if self.match not in (None, dispute.index):
            return None
        narrowed = dispute if self.deal is None else dispute.narrowed(self.deal)
        if self.deal is not None and not narrowed.deals:
            return None
        self.found = True
        standings = narrowed.standings()
        self.settled = self.settled and (not narrowed.claims or any(one.exact for one in standings))
        self.settled = self.settled and bool(standings)
        return narrowed


def _tried(session: Session, among: str | None) -> "Mapping[Game, Sequence[Prepared]]":
    """Give the rule sets to try, by game: all, or those named; raises :class:`Usage`."""
    from referee.cli.rulesets import given_rules
    from referee.judging.known import known_rules
    from referee.judging.rulesets import named, prepare
    from referee.rules.load import UnknownRuleSetError
    from referee.rules.written import GAMES

    asked = (name.strip() for name in (among or "").split(","))
    # Named twice, a rule set is tried once.
    names = known_rules() if among is None else tuple(dict.fromkeys(name for name in asked if name))
    tried: dict[Game, list[Prepared]] = {game: [] for game in GAMES}
    for name in names:
        given = given_rules("--among", name, session.lang)
        for game, own in tried.items():
            with suppress(UnknownRuleSetError):
                rules = named(given, game) if isinstance(given, str) else given
                if rules.game == game:
                    own.append(prepare(rules))
    return tried


def _pieces(
    session: Session,
    opened: Opened,
    tried: "Mapping[Game, Sequence[Prepared]]",
    choice: "RulesChoice",
    told: _Told,
    form: DisputeForm,
) -> Iterator[str]:
    """Give the pieces of the report on one input."""
    from referee.judging.dispute import MatchDispute, dispute_items
    from referee.record.stream import NoSource
    from referee.report.concise import concise
    from referee.report.diagnose import diagnose
    from referee.report.disputes.json import DisputeJson
    from referee.report.disputes.model import match_model
    from referee.report.disputes.text import dispute_text

    name = opened.source.name
    document = DisputeJson(name) if form is DisputeForm.JSON else None
    if document is not None:
        yield from document.begin()
    for found in dispute_items(opened.items, tried, replace(choice, folder=opened.source.folder)):
        if isinstance(found, MatchDispute):
            narrowed = told.narrowed(found)
            if narrowed is not None:
                model = match_model(narrowed, session.lang)
                if document is not None:
                    yield from document.match(model)
                    continue
                yield "\n" if told.shown else ""
                told.shown = True
                yield from dispute_text(name, model, session.lang)
            continue
        told.problems += len(found)
        diagnostics = tuple(diagnose(finding, NoSource(), None, session.lang) for finding in found)
        if document is not None:
            yield from document.end(diagnostics)
        else:
            yield from (concise(name, diagnostic, session.lang) + "\n" for diagnostic in diagnostics)
