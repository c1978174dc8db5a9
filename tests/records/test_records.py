"""Every record gets exactly the findings and the statuses that its own comments announce."""

from collections import Counter

import pytest

import referee
from referee.diagnostics.codes import CODES
from referee.diagnostics.model import Status, worst
from referee.judging import DealJudged, FileClosed, Judged, MatchClosed, MatchOpened, RulesChoice, judge_items
from referee.report.wording import worded

from .marks import FOLDER, marks_of, records

NAMES = [path.relative_to(FOLDER).as_posix() for path in records()]
OUTSIDE_RECORDS = {"N108"}
"""N108 is raised by an option of the command line, never by a record alone."""
CAUSES = {
    "penalite-oubliee.bgn": "penalty",
    "decision-ignoree.bgn": "ruling",
    "dix-de-der-oublie.bgn": "last_trick",
    "belote-oubliee-au-compte.bgn": "belote",
    "rebelote-oubliee.bgn": "belote_missing_word",
    "capot-compte-162.bgn": "capot_bonus",
    "lone-player-counted-as-capot.bgn": "generale_bonus",
    "contract-not-counted.bgn": "contract_missing",
    "contrat-ajoute-par-habitude.bgn": "contract_added",
    "contre-oublie-au-score.bgn": "level",
    "chute-marquee-comme-faite.bgn": "result_reversed",
    "colonnes-inversees.bgn": "sides_swapped",
    "rounded-to-tens.bgn": "rounding",
    "un-score-inexplicable.bgn": None,
    "dix-de-trop-au-total.bgn": "addition",
    "resultat-a-l-envers.bgn": "sides_swapped",
}


def judged(name: str) -> list[Judged]:
    path = FOLDER / name
    return list(judge_items(referee.load(path).items, RulesChoice(folder=str(path.parent))))


def line_of(event: MatchOpened | DealJudged) -> int:
    """Give the line where a match or a deal begins; 0 where there are no lines."""
    span = event.source.span(("header",) if isinstance(event, DealJudged) else ())
    return 0 if span is None else span.line


@pytest.mark.parametrize("name", NAMES)
def test_the_findings_are_those_marked_at_their_lines(name):
    marks = marks_of(FOLDER / name)
    said = [diagnostic for event in judged(name) for diagnostic in worded(event, "fr")]
    if name.endswith(".json"):
        found = Counter((diagnostic.code, diagnostic.pointer or marks.opening) for diagnostic in said)
    else:
        found = Counter((diagnostic.code, diagnostic.line or marks.opening) for diagnostic in said)
    assert found == marks.expected


@pytest.mark.parametrize("name", NAMES)
def test_the_statuses_are_those_told(name):
    marks = marks_of(FOLDER / name)
    found: list[Status] = []
    told: list[Status] = []
    deals: list[Status] = []
    opened = 0
    for event in judged(name):
        match event:
            case MatchOpened():
                deals, opened = [], line_of(event)
            case DealJudged(verdict=verdict):
                deals.append(marks.statuses.get(line_of(event), marks.status))
                found.append(verdict.status)
                told.append(deals[-1])
            case MatchClosed(verdict=verdict):
                found.append(verdict.status)
                told.append(marks.statuses.get(opened, worst(*deals) if deals else marks.status))
            case FileClosed(status=status):
                found.append(status)
                told.append(marks.status)
    assert found == told


def marked_codes() -> dict[str, str]:
    """Give every code that a record marks, each with the first record that does."""
    first: dict[str, str] = {}
    for name in NAMES:
        for code, _ in marks_of(FOLDER / name).expected:
            first.setdefault(code, name)
    return first


def test_every_code_is_raised_by_a_record():
    assert set(marked_codes()) == set(CODES) - OUTSIDE_RECORDS


def test_files_of_every_status_are_among_the_records():
    assert {marks_of(FOLDER / name).status for name in NAMES} == set(Status)


@pytest.mark.parametrize(("game", "least"), [("contree", 45), ("comptoir", 18)])
def test_there_are_records_enough_of_both_games(game, least):
    games = Counter(match.game for name in NAMES for match in list(referee.load(FOLDER / name))[:1])
    assert games[game] >= least


@pytest.mark.parametrize(("name", "cause"), CAUSES.items())
def test_the_slip_behind_a_wrong_figure_is_named(name, cause):
    wrong = {"M201", "M202", "M204"}
    said = (diagnostic for event in judged(f"disputed/{name}") for diagnostic in worded(event, "fr"))
    assert next(diagnostic.facts.get("cause") for diagnostic in said if diagnostic.code in wrong) == cause


def test_two_slips_on_one_sheet_are_told_apart():
    said = [diagnostic for event in judged("disputed/totals-astray.bgn") for diagnostic in worded(event, "fr")]
    assert [diagnostic.facts["cause"] for diagnostic in said] == ["not_added", "sides_swapped"]


def test_an_old_file_is_read_in_the_encoding_that_is_named():
    reading = referee.load(FOLDER / "broken/vieux-fichier-windows.bgn", encoding="cp1252")
    assert not reading.problems
    assert reading[0].tag("Site") == "Saint-Étienne"
