"""The table of deals: a row a deal, and in it all that the verdict says, its tricks apart."""

import pytest
from table_samples import COMPTOIR, SHEETS, rows_of

from referee.tables.column import Kind
from referee.tables.deals import DEALS, _exact

ROWS = rows_of(SHEETS)


def test_a_row_a_deal_in_the_order_of_the_sheet():
    assert [row["deal"] for row in ROWS] == [1, 2, 3, 3, 4, 5, 6, 7]
    assert [row["deal_index"] for row in ROWS] == [1, 2, 3, 4, 5, 6, 7, 8]


def test_the_match_stands_on_every_row():
    for row in ROWS:
        assert (row["file"], row["match"], row["game"], row["rules"]) == ("relevé.bgn", 1, "contree", "seed")
        assert (row["event"], row["round"], row["table_name"]) == ("Open de printemps", "3/4", "12")
        assert row["tags"]["North"] == 'Anne; dite "Nanou"'


def test_figures_are_those_of_the_verdict():
    first = ROWS[0]
    assert (first["taker"], first["side"], first["bid"], first["level"]) == ("E", "EW", "90H", 2)
    assert (first["made"], first["capot"], first["generale"]) == (True, False, False)
    assert (first["points_NS"], first["points_EW"], first["belotes_EW"], first["score_EW"]) == (75, 87, 20, 287)
    assert first["terms_EW"] == (("T", 87), ("2C", 180), ("Bt", 20))
    assert (first["score_P1"], first["players"]) == (None, 4)


def test_claims_stand_beside():
    assert (ROWS[1]["score_NS"], ROWS[1]["claimed_score_NS"], ROWS[1]["claimed_total_NS"]) == (110, 120, 120)
    assert ROWS[1]["errors"] == ("M201", "M202")
    assert [found.code for found in ROWS[1]["diagnostics"]] == ["M201", "M202"]


def test_what_is_not_known_is_none():
    refused = ROWS[6]
    assert (refused["status"], refused["score_NS"], refused["total_NS"]) == ("refused", None, None)
    assert (refused["terms_NS"], refused["points_NS"], refused["points_denominator"]) == ((), None, None)
    assert refused["errors"] == ("M301",)
    assert [ROWS[3][name] for name in ("taker", "side", "bid", "made", "score_NS")] == [None, None, None, None, 0]


def test_both_games_share_the_columns():
    (row,) = rows_of(COMPTOIR)
    assert (row["score_P1"], row["score_P2"], row["score_P3"], row["score_P4"]) == (1, 0, 1, None)
    assert (row["score_NS"], row["level"], row["side"], row["belotes_P1"]) == (None, None, None, None)
    assert (row["players"], row["claimed_score_P2"]) == (3, 0)


def test_belotes_of_comptoir_are_there_where_the_rules_have_them():
    text = COMPTOIR.replace('[P1 "a"]', '[Rules "dix-points"]\n[P1 "a"]').replace("P2 40", "P2 60 belote P2")
    (row,) = rows_of(text.partition("score")[0])
    assert (row["belotes_P1"], row["belotes_P2"]) == (0, 20)


@pytest.mark.parametrize(
    ("points", "numerators", "denominator"),
    [
        (None, (None,) * 6, None),
        ({"NS": 75, "EW": 87}, (75, 87, None, None, None, None), 1),
        ({"NS": None, "EW": None}, (None,) * 6, None),
        ({"NS": "3484/43", "EW": 3}, (3484, 129, None, None, None, None), 43),
        ({"NS": "1/2", "EW": "1/3"}, (3, 2, None, None, None, None), 6),
        ({"NS": "1/2", "EW": None}, (1, None, None, None, None, None), 2),
    ],
)
def test_fractions_are_kept_exact_over_a_common_denominator(points, numerators, denominator):
    found, below = _exact(points)
    assert (tuple(found), below) == (numerators, denominator)


def test_points_that_a_rule_set_scales_are_exact():
    (row,) = rows_of('[Game "contree"]\n[Rules "ffb2016-faits"]\n\ndeal 1 dealer N\ncontract E 90 AT\nsummary EW 150\n')
    assert (row["points_NS"], row["points_EW"]) == ("513/43", "6453/43")
    assert (row["points_numerator_NS"], row["points_numerator_EW"], row["points_denominator"]) == (513, 6453, 43)
    assert row["terms_NS"] == (("D", "513/43"), ("rounding", "-83/43"))


def test_what_is_said_of_a_match_or_a_file_has_no_row_and_is_said_aside():
    said: list[str] = []
    rows = rows_of('[Jeu "contrée"]\n[Règles "nulle part"]\n\ndonne 1 donneur N\nmaldonne\n', aside=said.append)
    assert [row["status"] for row in rows] == ["refused"]
    assert len(said) == 1
    assert said[0].startswith("relevé.bgn:2:")
    assert "N105" in said[0]


def test_names_are_unique_and_told_in_both_languages():
    assert len(set(DEALS.names)) == len(DEALS.names)
    for column in DEALS.columns:
        assert column.fr
        assert column.en
        assert not column.splits or column.kind is Kind.TEXT


FIRST_RELEASE = [
    *("file", "match", "game", "rules", "rules_version", "deal", "dealer", "status"),
    *("taker", "bid", "value", "denomination", "level", "capot", "generale", "made"),
]


def test_columns_of_the_first_release_stand_where_they_stood():
    assert list(DEALS.names[: len(FIRST_RELEASE)]) == FIRST_RELEASE
    assert DEALS.names[64] == "errors"
