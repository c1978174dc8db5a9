"""Verdicts in one line."""

import pytest

from referee.judging.events import MatchOpened
from referee.record.model import Call, Claim, Deal, Misdeal, Trick
from referee.record.model import Summary as Bilan
from referee.record.stream import NoSource
from referee.report.lines import deal_line, match_end, match_head, summary_line
from referee.verdict.model import (
    Claims,
    ComptoirContract,
    ComptoirDeal,
    ContreeContract,
    ContreeDeal,
    MatchVerdict,
    RulesStamp,
    Summary,
)

EAST = ContreeContract(
    taker="E", side="EW", bid="90H", value=90, capot=False, generale=False, denomination="H", level=2
)
WHOLE = Deal(
    auction=(Call(seat="E", call="90H"),), tricks=(Trick(number=1, leader=None, cards=()),), score={"NS": 0, "EW": 287}
)


def verdict(status, **more):
    known = {
        "number": 1,
        "dealer": "N",
        "contract": EAST,
        "tricks": (),
        "points": None,
        "tricks_won": None,
        "belotes": None,
        "capot": None,
        "generale": None,
        "made": True,
        "score": {"NS": 0, "EW": 287},
        "terms": {},
        "total": {"NS": 0, "EW": 287},
        "claims": Claims(score=None, total=None),
        "diagnostics": (),
    }
    return ContreeDeal(status=status, **(known | more))


UNKNOWN = {"made": None, "score": None, "total": {"NS": None, "EW": None}}


@pytest.mark.parametrize(
    ("deal", "judged", "french"),
    [
        (WHOLE, verdict("verified"), "donne 1: vérifiée — Est 90♥ contré, fait: NS 0 EO 287"),
        (
            WHOLE,
            verdict("contested", made=False, total={"NS": 310, "EW": 839}),
            "donne 1: contestée — Est 90♥ contré, chuté: NS 0 EO 287, total NS 310 EO 839",
        ),
        (WHOLE, verdict("refused", **UNKNOWN), "donne 1: refusée — Est 90♥ contré"),
        (Deal(), verdict("refused", contract=None, number=None, **UNKNOWN), "donne ?: refusée"),
        (
            Deal(summary=Bilan()),
            verdict("partial"),
            "donne 1: partielle — Est 90♥ contré, fait: NS 0 EO 287 (cartes non notées, enchères non notées, score non noté)",
        ),
        (
            WHOLE.model_copy(update={"rulings": (Claim(seat="N"),)}),
            verdict("partial"),
            "donne 1: partielle — Est 90♥ contré, fait: NS 0 EO 287 (étalage non prouvé)",
        ),
        (WHOLE, verdict("unfinished", contract=None, **UNKNOWN), "donne 1: inachevée (les enchères s'arrêtent)"),
        (WHOLE, verdict("unfinished", **UNKNOWN), "donne 1: inachevée — Est 90♥ contré (le jeu s'arrête)"),
        (Deal(), verdict("unfinished", **UNKNOWN), "donne 1: inachevée — Est 90♥ contré (ni plis ni bilan)"),
        (
            Deal(),
            verdict("void", contract=None, made=None, score={"NS": 0, "EW": 0}, total={"NS": 0, "EW": 0}),
            "donne 1: nulle (tous ont passé)",
        ),
        (
            Deal(rulings=(Misdeal(),)),
            verdict("void", contract=None, made=None, score={"NS": 0, "EW": 0}, total={"NS": 9, "EW": 0}),
            "donne 1: nulle — total NS 9 EO 0 (maldonne)",
        ),
    ],
)
def test_the_line_of_a_deal(deal, judged, french):
    assert deal_line(deal, judged, "fr") == french


def test_the_line_of_a_deal_in_english():
    assert deal_line(WHOLE, verdict("verified"), "en") == "deal 1: verified — East 90♥ contre, made: NS 0 EW 287"


def test_the_line_of_a_deal_of_comptoir():
    judged = ComptoirDeal(
        number=2,
        dealer="P1",
        status="verified",
        contract=ComptoirContract(taker="P2", bid="41", value=41, denomination="H"),
        tricks=(),
        points=None,
        tricks_won=None,
        made=True,
        score={"P1": 0, "P2": 1, "P3": 0},
        terms={},
        total={"P1": 0, "P2": 1, "P3": 0},
        claims=Claims(score=None, total=None),
        diagnostics=(),
    )
    assert deal_line(WHOLE, judged, "fr") == "donne 2: vérifiée — J2 41, atout ♥, fait: J1 0 J2 1 J3 0"


@pytest.mark.parametrize(
    ("counts", "errors", "warnings", "french", "english"),
    [
        ({"files": 1}, 0, 0, "aucune donne", "no deal"),
        ({"files": 1, "matches": 1, "deals": 1, "verified": 1}, 0, 0, "1 donne: 1 vérifiée", "1 deal: 1 verified"),
        (
            {"files": 1, "matches": 1, "deals": 60, "verified": 60},
            0,
            0,
            "60 donnes: 60 vérifiées",
            "60 deals: 60 verified",
        ),
        (
            {"files": 1, "matches": 1, "deals": 3, "verified": 1, "contested": 1, "refused": 1},
            2,
            0,
            "3 donnes: 1 vérifiée, 1 contestée, 1 refusée · 2 erreurs",
            "3 deals: 1 verified, 1 contested, 1 refused · 2 errors",
        ),
        (
            {"files": 2, "matches": 3, "deals": 5, "partial": 2, "unfinished": 1, "void": 2},
            1,
            1,
            "2 fichiers, 3 matchs, 5 donnes: 2 partielles, 1 inachevée, 2 nulles · 1 erreur, 1 avertissement",
            "2 files, 3 matches, 5 deals: 2 partial, 1 unfinished, 2 void · 1 error, 1 warning",
        ),
    ],
)
def test_the_summary_line_has_the_right_plurals(counts, errors, warnings, french, english):
    summary = Summary(**counts)
    assert summary_line(summary, "fr", errors, warnings) == french
    assert summary_line(summary, "en", errors, warnings) == english


def opened(**more):
    known = {"index": 1, "game": "contree", "language": "fr", "rules": RulesStamp(name="seed", version="1", digest="0")}
    return MatchOpened(**(known | more), tags={}, findings=(), source=NoSource())


def test_the_head_of_a_match_names_the_rules_that_judge_it():
    assert match_head("a.bgn", opened(), "fr") == "a.bgn: contrée, règles seed (version 1)"
    assert match_head("a.bgn", opened(index=2), "en") == "a.bgn, match 2: contrée, rules seed (version 1)"
    assert match_head("a.bgn", opened(game=None, rules=None), "fr") == "a.bgn: jeu inconnu, règles inconnues"


def ended(total, winner=None):
    return MatchVerdict(
        index=1,
        game="contree",
        rules=None,
        tags={},
        status="verified",
        deals=(),
        total=total,
        winner=winner,
        diagnostics=(),
    )


def test_the_end_of_a_match():
    assert match_end(ended({"NS": 1020, "EW": 640}, "NS"), "fr") == "total du match: NS 1020 EO 640, Nord-Sud gagne"
    assert match_end(ended({"NS": 20, "EW": 0}), "en") == "total of the match: NS 20 EW 0"
    assert match_end(ended({"NS": None, "EW": 0}), "fr") == "total du match: inconnu"
    assert match_end(ended({}), "fr") == "total du match: inconnu"
