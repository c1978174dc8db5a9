"""Every value of every parameter of rule sets is exercised by a record, and what it changes shows."""

from collections import defaultdict

import pytest

import referee
from referee.judging import DealJudged, MatchOpened, RulesChoice, judge_items
from referee.rules.written import GAMES, parameters_of

from .marks import FOLDER

ALIKE = {("comptoir", "penalties"): {"flat162", "contract"}}
"""Values that settle the same (K-6.1)."""
WITHOUT = {"trump_values", "plain_values"}
"""Points of cards: no rule set has others than those of the articles."""
PARAMETERS = [(game, name) for game in GAMES for name in parameters_of(game) if name not in WITHOUT]


def told(game: str, name: str) -> dict[object, list[object]]:
    """Give what the record of a parameter shows, by value: statuses, scores and codes of its deals."""
    prefix = "" if game == "contree" else "comptoir-"
    path = FOLDER / "rules" / f"{prefix}{name.replace('_', '-')}.bgn"
    found: dict[object, list[object]] = defaultdict(list)
    value: object = None
    for event in judge_items(referee.load(path).items, RulesChoice(folder=str(path.parent))):
        if isinstance(event, MatchOpened):
            assert event.rule_set is not None
            value = getattr(event.rule_set.parameters, name).value
            found[value].append("match")
        elif isinstance(event, DealJudged):
            codes = [finding.code for finding in event.findings]
            found[value].append((event.verdict.status, event.verdict.score, codes))
    return found


@pytest.mark.parametrize(("game", "name"), PARAMETERS)
def test_a_record_shows_what_each_value_changes(game, name):
    found = told(game, name)
    schema = parameters_of(game)[name]
    if "enum" in schema:
        assert {str(value) for value in found} == set(schema["enum"])
    else:
        assert len(found) > 1
    alike = ALIKE.get((game, name), set())
    shown = [repr(outcome) for value, outcome in found.items() if value not in alike]
    assert len(set(shown)) == len(shown)
    assert {repr(found[value]) for value in alike}.isdisjoint(shown)
