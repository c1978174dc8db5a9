"""The auction of contrée, article by article (C-2)."""

import pytest

from referee.record.model import Call

from .contree_auction import legal_calls, run_auction


def auction(text: str):
    """Follow calls such as ``80H N:contre pass``, North having dealt: West speaks first."""
    written = []
    for word in text.split():
        seat, _, call = word.rpartition(":")
        written.append(Call.model_validate({"seat": seat or None, "call": call}))
    return run_auction("N", written)


@pytest.mark.parametrize(
    ("text", "contract"),
    [
        ("80H pass pass pass", ("W", "80H", 1)),
        ("80H pass pass pass pass", ("W", "80H", 1)),
        ("pass pass pass 80H pass pass pass", ("N", "80H", 1)),
        ("80H pass 90S pass pass pass", ("E", "90S", 1)),
        ("80H pass 90H pass 100H pass pass pass", ("W", "100H", 1)),
        ("pass 80H pass pass 90C pass pass pass", ("W", "90C", 1)),
        ("80H contre pass pass pass", ("W", "80H", 2)),
        ("W:80H S:contre E:pass W:pass", ("W", "80H", 2)),
        ("80H pass pass contre pass pass pass", ("W", "80H", 2)),
        ("80H contre surcontre", ("W", "80H", 4)),
        ("80H contre pass pass surcontre", ("W", "80H", 4)),
        ("W:80H S:contre E:pass W:surcontre", ("W", "80H", 4)),
        ("capotNT contre surcontre", ("W", "capotNT", 4)),
        ("160H capotS pass pass pass", ("S", "capotS", 1)),
    ],
)
def test_contracts(text, contract):
    found = auction(text)
    assert found.faults == []
    assert found.over
    assert (found.contract.taker, found.contract.bid, found.contract.level) == contract


def test_capot_counts_as_250():
    assert auction("capotH pass pass pass").contract.value == 250


def test_four_passes_are_passed_out_three_are_not():
    assert auction("pass pass pass pass").passed_out
    assert not auction("pass pass pass").over


@pytest.mark.parametrize(
    ("text", "place", "article"),
    [
        ("S:80H", 0, "C-2.1"),
        ("80H E:90H", 1, "C-2.1"),
        ("70H", 0, "C-2.4"),
        ("85H", 0, "C-2.4"),
        ("170H", 0, "C-2.4"),
        ("80H 80S", 1, "C-2.5"),
        ("90H 80S", 1, "C-2.5"),
        ("capotH capotS", 1, "C-2.5"),
        ("capotH 160S", 1, "C-2.5"),
        ("generaleH", 0, "C-2.2"),
        ("contre", 0, "C-2.8"),
        ("80H pass contre", 2, "C-2.8"),
        ("80H contre contre", 2, "C-2.8"),
        ("80H contre 90H", 2, "C-2.8"),
        ("surcontre", 0, "C-2.9"),
        ("80H surcontre", 1, "C-2.9"),
        ("80H contre pass surcontre", 3, "C-2.9"),
        ("80H contre pass 90S", 3, "C-2.9"),
        ("80H pass pass pass 90H", 4, "C-2.6"),
        ("80H pass pass pass pass pass", 5, "C-2.6"),
        ("80H contre surcontre pass pass", 4, "C-2.6"),
    ],
)
def test_faults(text, place, article):
    fault = auction(text).faults[0]
    assert fault.place == (place,)
    assert fault.articles[0] == article


def test_legal_calls():
    assert len(legal_calls([], "N")) == 1 + 9 * 6 + 6
    assert legal_calls([("W", "160H")], "N") == [
        "pass", "contre", "capotS", "capotH", "capotD", "capotC", "capotNT", "capotAT",
    ]  # fmt: skip
    assert legal_calls([("W", "capotH")], "N") == ["pass", "contre"]
    assert legal_calls([("W", "capotH"), ("S", "pass")], "N") == ["pass"]
    assert legal_calls([("W", "80H"), ("S", "contre")], "N") == ["pass", "surcontre"]
    assert legal_calls([("W", "80H"), ("S", "contre"), ("E", "pass")], "N") == ["pass"]
    assert legal_calls([("W", "80H"), ("S", "contre"), ("E", "surcontre")], "N") == []
    assert legal_calls([(seat, "pass") for seat in "WSEN"], "N") == []
