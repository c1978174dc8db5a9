"""C-6 to C-8: made or not, and the six lines of the score, on both sides of every threshold."""

import pytest

from referee.judging.queries import settle
from sheets import deal


def scored(contract: str, takers: int, belotes: tuple[int, int] = (0, 0), **more):
    """Score a contract of North: points of his side, belotes of takers and defenders; what it may add."""
    return settle(f"N {contract}", {"NS": takers}, belotes=dict(zip(("NS", "EW"), belotes, strict=True)), **more)


def marks(verdict) -> tuple[int | None, int | None] | None:
    return None if verdict.score is None else (verdict.score["NS"], verdict.score["EW"])


@pytest.mark.parametrize(
    ("contract", "points", "belotes", "made", "score"),
    [
        ("100H", 110, (0, 0), True, (110, 52)),  # 1
        ("100H", 90, (1, 0), True, (110, 72)),  # 2
        ("100H", 90, (0, 0), False, (0, 234)),  # 3
        ("120H", 90, (1, 0), False, (20, 234)),  # 4
        ("100H", 90, (0, 1), False, (0, 254)),  # 5
        ("100H contre", 110, (0, 0), True, (310, 0)),  # 6
        ("100H contre", 90, (0, 0), False, (0, 362)),  # 7
        ("100H surcontre", 110, (1, 0), True, (530, 0)),  # 8
        ("100H surcontre", 90, (0, 1), False, (0, 582)),  # 9
        ("80H", 81, (0, 0), False, (0, 243)),  # 10
        ("80H", 80, (0, 0), False, (0, 244)),  # 11
        ("capotH contre", 252, (0, 0), True, (752, 0)),  # 12
        ("110AT", 120, (2, 1), True, (160, 62)),  # 13
    ],
)
def test_examples_worked_by_hand(contract, points, belotes, made, score):
    verdict = scored(contract, points, belotes)
    assert (verdict.made, marks(verdict), verdict.status) == (made, score, "partial")


@pytest.mark.parametrize(
    ("contract", "points", "belotes", "score"),
    [
        ("80H", 90, (0, 1), (0, 254)),  # 90 < 92
        ("90H", 71, (1, 0), (20, 253)),  # 91-91
        ("90H", 80, (1, 0), (100, 82)),  # 100 > 82
        ("100H", 502, (0, 0), (502, 0)),
        ("100H", 252, (0, 0), (252, 0)),
    ],
)
def test_more_thresholds(contract, points, belotes, score):
    assert marks(scored(contract, points, belotes)) == score


@pytest.mark.parametrize(("points", "score"), [(252, (0, 414)), (502, (0, 664))])
def test_the_defence_wins_every_trick(points, score):
    assert marks(settle("N 80H", {"EW": points})) == score


@pytest.mark.parametrize(
    ("contract", "points", "belotes", "made"),
    [
        # C-7.1: the contract just reached and just missed, where it decides
        ("100H", 100, (0, 0), True),
        ("100H", 99, (0, 0), False),
        ("160H", 160, (0, 0), True),
        ("160H", 159, (0, 0), False),
        ("120H", 100, (1, 0), True),
        ("120H", 99, (1, 0), False),
        # C-7.2: more than the defence, equal, less
        ("80H", 82, (0, 0), True),
        ("80H", 81, (0, 0), False),
        ("80H", 92, (0, 1), True),
        ("80H", 91, (0, 1), False),
        ("80H", 90, (0, 1), False),
        ("80H", 72, (1, 0), True),
        ("80H", 71, (1, 0), False),
        ("80AT", 112, (0, 3), True),
        ("80AT", 111, (0, 3), False),
    ],
)
def test_c_7_1_and_c_7_2_both_thresholds(contract, points, belotes, made):
    assert scored(contract, points, belotes).made is made


def test_c_7_3_a_capot_is_made_by_winning_every_trick():
    assert scored("capotH", 252).made is True
    assert scored("capotH", 502).made is True
    verdict = scored("capotH", 162)
    assert (verdict.made, marks(verdict)) == (False, (0, 162))
    assert marks(scored("capotH contre", 152)) == (0, 162 + 500)
    assert marks(scored("capotH", 252, (1, 0))) == (272, 0)
    assert marks(settle("N capotH contre", {"EW": 252})) == (0, 662)
    assert marks(settle("N capotH", {"EW": 252})) == (0, 414)


@pytest.mark.parametrize(
    ("contract", "points", "article", "terms"),
    [
        ("100H", 110, "C-8.1", [("T", 110), ("Bt", 20)]),
        ("100H contre", 110, "C-8.3", [("T", 110), ("2C", 200), ("Bt", 20)]),
        ("100H surcontre", 110, "C-8.5", [("T", 110), ("4C", 400), ("Bt", 20)]),
    ],
)
def test_the_terms_of_the_takers_sum_to_their_score(contract, points, article, terms):
    verdict = scored(contract, points, (1, 0))
    assert list(verdict.terms["NS"]) == terms
    assert sum(worth for _, worth in terms) == verdict.score["NS"]


@pytest.mark.parametrize(
    ("contract", "terms"),
    [
        ("100H", [("162", 162), ("D", 92), ("Bd", 20)]),
        ("100H contre", [("162", 162), ("2C", 200), ("Bd", 20)]),
        ("100H surcontre", [("162", 162), ("4C", 400), ("Bd", 20)]),
    ],
)
def test_the_terms_of_the_defenders(contract, terms):
    verdict = scored(contract, 70, (0, 1))
    assert list(verdict.terms["EW"]) == terms
    assert verdict.terms["NS"] == ()


@pytest.mark.parametrize(
    ("contract", "points", "article"),
    [
        ("100H", 110, "C-8.1"),
        ("100H", 70, "C-8.2"),
        ("100H contre", 110, "C-8.3"),
        ("100H contre", 70, "C-8.4"),
        ("100H surcontre", 110, "C-8.5"),
        ("100H surcontre", 70, "C-8.6"),
    ],
)
def test_a_wrong_score_cites_the_line_that_should_have_been_marked(contract, points, article):
    judged = deal(f"contract N {contract}\nsummary NS {points}\nscore NS 1 EW 1")
    assert (judged.status, judged.errors) == ("contested", ["M201"])
    assert judged.one("M201").article == article


@pytest.mark.parametrize(
    ("level", "made", "failed"),
    [("", (130, 72), (0, 274)), (" contre", (310, 20), (0, 382)), (" surcontre", (510, 20), (0, 582))],
)
def test_c_5_5_the_belote_of_the_defence_is_marked_whatever_the_result_and_never_doubled(level, made, failed):
    assert marks(scored(f"100H{level}", 110, (0, 1))) == (made[0] - 20 if not level else made[0], made[1])
    assert marks(scored(f"100H{level}", 70, (0, 1))) == failed


def test_c_5_5_the_takers_keep_theirs_when_they_fail():
    for level, defenders in (("", 254), (" contre", 402), (" surcontre", 642)):
        assert marks(scored(f"120H{level}", 70, (1, 0))) == (20, defenders)


def test_c_8_7_nothing_is_rounded():
    assert marks(scored("100H", 107)) == (107, 55)


def test_the_level_is_1_2_or_4():
    with pytest.raises(ValueError, match="not a level"):
        settle("N 100H coinche", {"NS": 110})


def test_what_is_no_contract_or_rule_set():
    for contract in ("Q 100H", "N 100", "N", ""):
        verdict = None
        try:
            verdict = settle(contract, {"NS": 110})
        except ValueError:
            continue
        assert verdict.status == "refused"
    with pytest.raises(ValueError, match="no rule set"):
        settle("N 100H", {"NS": 110}, rules="nowhere")
