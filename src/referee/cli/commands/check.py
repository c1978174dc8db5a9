"""``referee check``: replay records, verify every claim."""

from collections.abc import Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Final

import typer

from referee.cli import options
from referee.cli.errors import Exit, Usage
from referee.cli.output import Charset, results
from referee.cli.reading import Reading, inputs_of, reading_of
from referee.cli.session import Session

if TYPE_CHECKING:
    from referee.report.stream import Report
    from referee.report.tally import Strictness

__all__ = ["ReportForm", "check"]


class ReportForm(StrEnum):
    """The formats of ``check``."""

    TEXT = "text"
    CONCISE = "concise"
    JSON = "json"
    JSONL = "jsonl"
    SARIF = "sarif"
    GITHUB = "github"
    JUNIT = "junit"


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
    cluster: Annotated[str | None, typer.Option("--cluster")] = None,
    _lang: options.Lang = None,
) -> Exit:
    """Judge the inputs and report on them; gives the exit status."""
    session: Session = ctx.obj
    if cluster is not None:
        if form is not None:
            raise Usage("not-together", first="--cluster", second="--format")
        if output is None and not quiet:
            raise Usage("cluster-output")
        return _on_cluster(
            session, cluster, paths or (), reading_of(from_, encoding), rules, set_, output, options.strictness(strict)
        )
    report_form = options.choice(ReportForm, "--format", form) or ReportForm.TEXT
    inputs = inputs_of(session, paths, from_, encoding, output)

    from referee.cli.judged import Judging
    from referee.cli.rulesets import rules_choice

    judging = Judging(session, inputs, rules_choice(session, rules, set_), options.strictness(strict))
    for_program = report_form in _FOR_PROGRAMS and not quiet
    with results(output, Charset.DATA if for_program else Charset.READER) as sink:
        report = None if quiet else _report(report_form, session, session.colors(output, no_color))
        for piece in judging.told_by(report):
            sink.write(piece)
        if not for_program:
            sink.write(judging.summary)
    return judging.status


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


def _report(form: ReportForm, session: Session, colors: bool) -> "Report[str]":
    match form:
        case ReportForm.TEXT:
            from referee.report.text import Colour, TextReport

            return TextReport(session.lang, Colour.ALWAYS if colors else Colour.NEVER)
        case ReportForm.CONCISE:
            from referee.report.concise import ConciseReport

            return ConciseReport(session.lang)
        case ReportForm.SARIF:
            from referee.report.sarif import SarifReport

            return SarifReport(session.lang)
        case ReportForm.GITHUB:
            from referee.report.github import GithubReport

            return GithubReport(session.lang)
        case ReportForm.JUNIT:
            from referee.report.junit import JunitReport

            return JunitReport(session.lang)
        case ReportForm.JSON:
            from referee.report.json import JsonReport

            return JsonReport(session.lang)
        case ReportForm.JSONL:
            from referee.report.jsonl import JsonLinesReport

            return JsonLinesReport(session.lang, session.say)
