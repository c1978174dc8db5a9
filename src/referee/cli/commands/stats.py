"""``referee stats``: statistics of records, or of tables of verdicts."""

import os
from typing import Annotated

import typer

from referee.cli import options
from referee.cli.errors import Exit, Usage
from referee.cli.inputs import RECORDS
from referee.cli.output import Charset, results
from referee.cli.reading import inputs_of
from referee.cli.session import Session, shown
from referee.cli.spare import spare
from referee.cli.verdict_tables import told_apart
from referee.stats.names import By, PlotForm, StatsForm

__all__ = ["stats"]


def stats(
    ctx: typer.Context,
    paths: options.Paths = None,
    form: Annotated[str | None, typer.Option("--format", metavar=options.metavar(StatsForm))] = None,
    by: Annotated[str | None, typer.Option("--by", metavar=options.metavar(By))] = None,
    plot: Annotated[str | None, typer.Option("--plot")] = None,
    rules: options.Rules = None,
    set_: options.Set = None,
    from_: options.From = None,
    encoding: options.Encoding = None,
    output: options.Output = None,
    strict: options.Strict = False,
    quiet: options.Quiet = False,
    _lang: options.Lang = None,
) -> Exit:
    """Count what tables of verdicts hold, records being judged first; gives the exit status."""
    session: Session = ctx.obj
    stats_form = options.choice(StatsForm, "--format", form) or StatsForm.TEXT
    parted = options.choice(By, "--by", by)
    picture = None if plot is None else _plot_form(plot)
    tables, records = told_apart(paths or ())
    if tables and not records:
        for option, value in (("--rules", rules), ("--set", set_), ("--from", from_), ("--encoding", encoding)):
            if value:
                raise Usage("verdicts-given", option=option, path=shown(tables[0]))
    if output is not None and plot is not None and os.path.realpath(output) == os.path.realpath(plot):
        raise Usage("not-together", first=f"--output {shown(output)}", second=f"--plot {shown(plot)}")
    inputs = None if tables and not records else inputs_of(session, records, from_, encoding, output)
    for place in (output, plot):
        spare(place, [*records, *tables], (*RECORDS, ".parquet"))

    from referee.cli.counted import Counting, need_packages
    from referee.cli.judged import Judging
    from referee.cli.rulesets import rules_choice

    need_packages(picture)
    judging = None
    if inputs is not None:
        judging = Judging(session, inputs, rules_choice(session, rules, set_), options.strictness(strict))
    counting = Counting(session, judging, tables, options.voice(quiet))
    statistics = counting.counted(parted)
    if statistics is not None and not quiet:
        counting.write(statistics, stats_form, output)
    if statistics is not None and plot is not None and picture is not None:
        counting.draw(statistics, picture, plot)
    if counting.summary is not None and not quiet:
        session.say(counting.summary.rstrip("\n"))
    elif counting.summary is not None:
        with results(output, Charset.READER) as sink:
            sink.write(counting.summary)
    return counting.closed()


def _plot_form(plot: str) -> PlotForm:
    ending = os.path.splitext(plot)[1].lower()
    try:
        return PlotForm(ending.removeprefix("."))
    except ValueError as error:
        choices = ", ".join(f".{form}" for form in PlotForm)
        raise Usage("bad-choice", option="--plot", value=shown(plot), choices=choices) from error
