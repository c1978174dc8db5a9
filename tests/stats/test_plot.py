"""The picture of statistics: it can be drawn of anything, and is the same each time."""

import xml.etree.ElementTree as ET

import pytest
from stats_samples import random_rows, statistics_of, table_of

from referee.stats.plot import plotted


def test_a_picture_in_png(tmp_path):
    statistics = statistics_of(table_of(random_rows(0), tmp_path / "x.parquet"))
    assert plotted(statistics, "fr", "png").startswith(b"\x89PNG\r\n")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_picture_in_svg_is_well_formed_and_always_the_same(tmp_path, language):
    statistics = statistics_of(table_of(random_rows(1, matches=10), tmp_path / "x.parquet"))
    drawn = plotted(statistics, language, "svg")
    assert ET.fromstring(drawn).tag.endswith("svg")
    assert plotted(statistics, language, "svg") == drawn


def test_each_rule_set_has_its_row(tmp_path):
    both = statistics_of(table_of(random_rows(0), tmp_path / "x.parquet"))
    alone = both.model_copy(update={"groups": both.groups[:1]})
    heights = [
        float(ET.fromstring(plotted(one, "fr", "svg")).get("height").removesuffix("pt")) for one in (alone, both)
    ]
    assert heights[1] == pytest.approx(2 * heights[0])


def test_nothing_is_drawn_as_nothing(tmp_path):
    assert plotted(statistics_of(table_of([], tmp_path / "x.parquet")), "fr", "svg")
