"""What DuckDB counts is what loops count, on matches drawn at random."""

import json

import pytest
from plain_count import groups_of
from stats_samples import as_mappings, random_rows, statistics_of, table_of

from referee.stats.names import By

KEY = "game", "rules"


def ordered(groups):
    """Groups in an order that depends on what they are alone; means near enough are the same."""
    for group in groups:
        group["bids"].sort(key=lambda bid: str((bid["kind"], bid["value"], bid["denomination"])))
        group["parts"].sort(key=lambda part: str(part["value"]))
    rounded = json.loads(json.dumps(groups), parse_float=lambda text: round(float(text), 9))
    return sorted(rounded, key=lambda group: str([group[name] for name in KEY]))


@pytest.mark.parametrize("by", [None, By.EVENT, By.PLAYER])
@pytest.mark.parametrize("seed", range(3))
def test_the_same_figures_as_by_hand(tmp_path, seed, by):
    rows = random_rows(seed)
    found = statistics_of(table_of(rows, tmp_path / "x.parquet"), by=by).model_dump(mode="json", by_alias=True)
    assert found["deals"] == len(rows)
    assert ordered(found["groups"]) == ordered(groups_of(as_mappings(rows), by and by.value))


def test_the_draw_shows_both_games_and_most_of_what_is_counted(tmp_path):
    groups = statistics_of(
        table_of([row for seed in range(3) for row in random_rows(seed)], tmp_path / "x.parquet")
    ).groups
    assert {group.game for group in groups} == {"contree", "comptoir"}
    contree = next(group for group in groups if group.game == "contree")
    assert contree.capots.won
    assert contree.belotes.missed
    assert {level.level for level in contree.levels} == {1, 2, 4}
    assert contree.statuses.refused
    assert contree.statuses.verified
