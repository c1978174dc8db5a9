"""``referee check``: replay records, verify every claim."""

from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING, Annotated, Final

import typer

from referee.cli import options
from referee.cli.errors import Exit, Interrupted, Usage
from referee.cli.output import Charset, results
from referee.cli.reading import Reading, inputs_of, reading_of
from referee.cli.reports import ReportForm, report_of
from referee.cli.session import Session, shown

if TYPE_CHECKING:
    from referee.cli.resumed import Earlier
    from referee.judging import RulesChoice
    from referee.report.tally import Strictness

__all__ = ["check"]


_FOR_PROGRAMS: Final = frozenset({ReportForm.JSON, ReportForm.JSONL, ReportForm.SARIF, ReportForm.JUNIT})
"""Formats that are UTF-8 wherever they go, and hold nothing but themselves."""


def check(
    ctx: typer.Context,
    paths: options.Paths = None,
    form: Annotated[str | None, typer.Option("--format", metavar=options.metavar(ReportForm))] = None,
    rules: options.Rules = None,
    set_: options.Set = None,
    from_: options.From = None,
    encoding: options.Encoding = None,
    output: options.Output = None,
    strict: options.Strict = False,
    quiet: options.Quiet = False,
    no_color: options.NoColor = False,
    jobs: Annotated[int | None, typer.Option("--jobs", "-j")] = None,
    resume: Annotated[str | None, typer.Option("--resume")] = None,
    cluster: Annotated[str | None, typer.Option("--cluster")] = None,
    _lang: options.Lang = None,
) -> Exit:
    """Judge the inputs and report on them; gives the exit status."""
    session: Session = ctx.obj
    strictness = options.strictness(strict)
    if cluster is not None:
        for option, given in (("--format", form), ("--resume", resume)):
            if given is not None:
                raise Usage("not-together", first="--cluster", second=option)
        if output is None and not quiet:
            raise Usage("cluster-output")
        return _on_cluster(session, cluster, paths or (), reading_of(from_, encoding), rules, set_, output, strictness)
    report_form = options.choice(ReportForm, "--format", form) or ReportForm.TEXT
    if jobs is not None and jobs < 1:
        raise Usage("jobs-positive")

    from referee.cli.interruption import Interruption
    from referee.cli.jobs import Abandoned, told_by
    from referee.cli.judged import Judging
    from referee.cli.rulesets import rules_choice
    from referee.cli.share import Format

    choice = rules_choice(session, rules, set_)
    format_ = Format(None if quiet else report_form, session.colors(output, no_color))
    earlier = _earlier(session, resume, choice, strictness)
    goes_on = earlier is not None and _goes_on(earlier, output, format_.form)
    inputs = inputs_of(session, paths, from_, encoding, None if goes_on else output)
    if earlier is not None:
        inputs.leave_out(earlier.left)
    for_program = format_.form in _FOR_PROGRAMS
    report = report_of(format_.form, session, colours=format_.colours)
    with Interruption() as stop:
        judging = Judging(session, inputs, choice, strictness, stop, earlier)
        try:
            with results(output, Charset.DATA if for_program else Charset.READER) as sink:
                for piece in chain(
                    earlier.lines() if earlier and goes_on else (), told_by(judging, report, format_, jobs)
                ):
                    sink.write(piece)
                if not for_program:
                    sink.write(judging.summary)
        except Abandoned:
            return Exit.INTERNAL
    if not stop.stopped:
        return judging.status
    resumable = [session.words("resume-with")] if format_.form is ReportForm.JSONL else []
    raise Interrupted("\n".join([judging.stopped, *resumable]))


def _goes_on(earlier: "Earlier", output: str | None, form: ReportForm | None) -> bool:
    """Tell whether an earlier report is to be completed where it stands. Raises :class:`Usage` for a report of another form."""
    same = earlier.same(output)
    if same and form is not ReportForm.JSONL:
        raise Usage("resume-form", path=shown(str(output)))
    return same


def _earlier(session: Session, path: str | None, rules: "RulesChoice", strictness: "Strictness") -> "Earlier | None":
    """Read an earlier report, where there is one, and say what it has. Raises :class:`Usage`."""
    if path is None:
        return None
    from referee.cli.resumed import Earlier

    earlier = Earlier(session, path, rules, strictness)
    session.say(session.words("note", text=session.words("resumed", path=shown(path), deals=earlier.deals)))
    if earlier.stale:
        text = session.words("resume-stale", count=len(earlier.stale), path=min(earlier.stale))
        session.say(session.words("note", text=text))
    return earlier


def _on_cluster(
    session: Session,
    address: str,
    paths: Sequence[str],
    reading: Reading,
    rules: str | None,
    settings: list[str] | None,
    output: str | None,
    strictness: "Strictness",
) -> Exit:
    """Have the inputs judged by a cluster."""
    from referee.cli.clustered import Clustered, need_packages
    from referee.cli.rulesets import rules_choice

    need_packages()
    clustered = Clustered(session, reading, rules_choice(session, rules, settings), strictness)
    if clustered.judge(address, paths, output):
        with results(None, Charset.READER) as sink:
            sink.write(clustered.summary)
    return clustered.status
