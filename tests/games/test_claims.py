"""What explains a wrong score, where one usual slip does; and the facts of a wrong claim on a trick."""

import pytest

from sheets import deal

SHEET = "contract N 100H{level}\nsummary NS {points}{belote}\nscore NS {ns} EW {ew}\n"


def cause(points: int, ns: int, ew: int, level: str = "", belote: str = "") -> str | None:
    judged = deal(SHEET.format(level=level, points=points, belote=belote, ns=ns, ew=ew))
    assert judged.status == "contested"
    return judged.one("M201").facts.get("cause")


@pytest.mark.parametrize(
    ("claim", "expected"),
    [
        ({"points": 110, "ns": 52, "ew": 110}, "sides_swapped"),
        ({"points": 110, "ns": 0, "ew": 214}, "result_reversed"),
        ({"points": 110, "ns": 310, "ew": 0}, "level"),
        ({"points": 110, "ns": 510, "ew": 0, "level": " contre"}, "level"),
        ({"points": 110, "ns": 130, "ew": 52}, "belote"),
        ({"points": 110, "ns": 110, "ew": 52, "belote": " belote NS"}, "belote"),
        ({"points": 252, "ns": 162, "ew": 0}, "capot_bonus"),
        ({"points": 502, "ns": 252, "ew": 0}, "generale_bonus"),
        ({"points": 110, "ns": 100, "ew": 52}, "last_trick"),
        ({"points": 112, "ns": 110, "ew": 50}, "rounding"),
        ({"points": 110, "ns": 210, "ew": 52}, "contract_added"),
        ({"points": 110, "ns": 110, "ew": 0, "level": " contre"}, "contract_missing"),
        ({"points": 110, "ns": 117, "ew": 31}, None),
    ],
)
def test_the_slip_that_explains_a_wrong_score(claim, expected):
    assert cause(**claim) == expected


def test_a_belote_lost_for_want_of_a_word_explains_the_gap(examples):
    body = examples["2"].replace(" rebelote", "", 1)
    assert body != examples["2"]
    judged = deal(body + "score NS 110 EW 72\n")
    assert judged.score == (0, 234)
    assert judged.one("M201").facts["cause"] == "belote_missing_word"
    assert judged.status == "contested"


def test_a_wrong_score_shows_the_right_one_and_its_terms():
    judged = deal(SHEET.format(level=" contre", points=110, belote=" belote NS", ns=300, ew=0))
    facts = judged.one("M201").facts
    assert facts["computed"] == {"NS": 330, "EW": 0}
    assert facts["terms"]["NS"] == [["T", 110], ["2C", 200], ["Bt", 20]]
    assert judged.one("M201").article == "C-8.3"


def test_a_wrong_claim_on_a_trick_shows_the_right_value():
    judged = deal("contract N 80H\ntricks\n1. W: S10 SA H7 S8 => S 20\n2. E: DA D7 D8 D9 => N 11\n")
    winner, second = (found for found in judged.findings if found.code == "M101")
    assert (winner.facts["claimed"], winner.facts["computed"], winner.facts["best"]) == ("S", "E", "H7")
    assert (second.facts["computed"], second.article) == ("E", "C-4.10")
    assert judged.one("M102").facts["computed"] == 21
    assert judged.status == "unfinished"


def test_each_half_of_a_trick_claim_may_stand_alone():
    for claim, codes in (("=> E", []), ("=> 21", []), ("=> E 21", []), ("=> W", ["M101"]), ("=> 31", ["M102"])):
        assert deal(f"contract N 80H\ntricks\n1. W: S10 SA H7 S8 {claim}\n").codes == codes
