"""Scores under the other rule sets: those worked by hand, and what sets each of them apart, on both sides of its thresholds."""

from fractions import Fraction

import pytest

from referee import judge, loads, settle
from referee.rules.load import names


def scored(rules, contract, points=None, **more):
    """Score a sheet, takers N-S: the verdict's scores, takers first."""
    told = None if points is None else {"NS": points}
    verdict = settle(f"N {contract}", told, rules=rules, **more)
    assert verdict.status != "refused", verdict
    return tuple((verdict.score or {}).values())


def takers(count=1):
    return {"belotes": {"NS": count}}


def defence(count=1):
    return {"belotes": {"EW": count}}


@pytest.mark.parametrize(
    ("rules", "contract", "points", "more", "score"),
    [
        ("bga", "100C", 122, {}, (222, 40)),
        ("bga", "82C", 92, {}, (172, 70)),
        ("bga", "80C", 92, {}, (172, 70)),
        ("bga", "100C contre", 122, {}, (444, 0)),
        ("bga", "120C contre", 90, takers(), (20, 564)),
        ("bga", "capotC", 140, {}, (0, 412)),
        ("ffb2016-faits", "90C", 102, {}, (100, 60)),
        ("ffb2016-demandes", "90C", 102, {}, (190, 60)),
        ("ffb2016-demandes", "100C", 70, takers(), (0, 280)),
        ("ffb2016-demandes", "110C surcontre", 90, {}, (0, 1080)),
        ("ffb2016-faits", "capotC", 252, defence(), (500, 20)),
        ("cannes2016", "100C", 70, takers(), (0, 280)),
        ("pagat", "100C contre", 90, {}, (0, 360)),
        ("coinchons", "100C contre", 90, {}, (0, 520)),
        ("coinchons", "100C surcontre", 90, {}, (0, 1040)),
        ("tournoi-international", "100H", 76, takers(), (0, 180)),
        ("ascee2a", "110C", 125, {}, (110, 0)),
        ("seed-coherent", "100H", 110, {}, (210, 52)),
        ("seed-coherent", "100H", 90, {}, (0, 262)),
        ("seed-coherent", "120H", 90, takers(), (20, 282)),
        ("seed-coherent", "80H", 81, {}, (0, 242)),
    ],
)
def test_scores_worked_by_hand(rules, contract, points, more, score):
    assert scored(rules, contract, points, **more) == score


@pytest.mark.parametrize(
    ("rules", "contract", "points", "more", "score"),
    [
        # 82 are needed for the bid of 80, under either name
        ("bga", "80C", 81, {}, (0, 242)),
        ("bga", "82C", 81, {}, (0, 242)),
        ("bga", "80C", 82, {}, (162, 80)),
        # the contract decides: 80 of 162 is enough where the defence need not be beaten
        ("ffb2016-faits", "80C", 80, {}, (80, 80)),
        ("cannes2016", "80C", 80, {}, (0, 240)),
        # eight tricks that were not bid
        ("bga", "100C", 250, {}, (350, 0)),
        ("pagat", "100C", 250, {}, (350, 0)),
        ("pagat", "100C contre", 250, {}, (450, 0)),
        ("ffb2016-faits", "100C", 252, {}, (250, 0)),
        ("ffb2016-faits", "100C contre", 252, {}, (420, 0)),
        ("ffb2016-demandes", "100C contre", 252, {}, (520, 0)),
        ("cannes2016", "100C contre", 252, {}, (450, 0)),
        ("ffb-coinche-2015", "100C contre", 252, {}, (700, 0)),
        ("coinchons", "100C", 162, {"tricks": {"NS": 8}}, (260, 0)),
        # the defence took all eight
        ("cannes2016", "100C", 0, {"tricks": {"NS": 0}}, (0, 350)),
        ("ffb-coinche-2015", "100C", 0, {"tricks": {"NS": 0}}, (0, 350)),
        ("pagat", "100C", 0, {"tricks": {"NS": 0}}, (0, 350)),
        ("bga", "100C", 0, {"tricks": {"NS": 0}}, (0, 262)),
        # capot, bid
        ("bga", "capotC", 250, {}, (500, 0)),
        ("bga", "capotC contre", 250, takers(), (1040, 0)),
        ("bga-annonce", "capotC", 250, {}, (250, 0)),
        ("bga-annonce", "100C", 122, {}, (100, 0)),
        ("bga-annonce", "100C contre", 90, {}, (0, 200)),
        ("ffb-coinche-2015", "capotC", 252, {}, (500, 0)),
        ("ffb-coinche-2015", "capotC contre", 252, {}, (1000, 0)),
        ("cannes2016", "capotC", 252, {}, (520, 0)),
        ("cannes2016", "capotC contre", 252, {}, (790, 0)),
        ("cannes2016", "capotC surcontre", 140, {}, (0, 970)),
        ("pagat", "capotC", 250, takers(), (520, 0)),
        ("pagat", "capotC", 140, {}, (0, 500)),
        ("tournoi-international", "capotC contre", 250, defence(), (1020, 0)),
        ("coinchons", "capotC", None, {"made": True}, (500, 0)),
        ("ascee2a", "capotC contre", 140, {}, (0, 500)),
        # the belote goes to the winner, or to the defence
        ("tournoi-international", "100H", 110, defence(), (130, 50)),
        ("cannes2016", "100H contre", 110, defence(), (380, 0)),
        ("ffb2016-faits", "100H", 90, takers(), (110, 70)),
        # rounded to ten: 5 up, 5 down
        ("ffb2016-faits", "100C", 105, {}, (110, 60)),
        ("ffb2016-faits", "100C", 104, {}, (100, 60)),
        ("cannes2016", "100C", 105, {}, (200, 60)),
        ("cannes2016", "100C", 106, {}, (210, 60)),
    ],
)
def test_what_sets_a_rule_set_apart(rules, contract, points, more, score):
    assert scored(rules, contract, points, **more) == score


def test_a_surcontre_of_cannes_counts_the_contract_three_times():
    assert scored("cannes2016", "100C surcontre", 110) == (460, 0)
    assert scored("cannes2016", "100C surcontre", 90) == (0, 460)


@pytest.mark.parametrize(
    ("bid", "raw"),
    [(80, 128), (90, 144), (100, 160), (110, 176), (120, 192), (130, 208), (140, 223), (150, 239), (160, 255)],
)
def test_raw_all_trumps_are_tested_on_the_exact_product(bid, raw):
    """So many of the 258 points make the contract, and one less does not."""
    for points, made in ((raw, True), (raw - 1, False)):
        whole = Fraction(points * 162, 258)
        assert (whole >= bid) is made
        verdict = settle(f"N {bid}AT", {"NS": int(whole + Fraction(1, 2))}, rules="ffb2016-faits")
        assert verdict.status != "refused"
        # A whole number may stand for counts on both sides of the threshold: then nothing is said.
        assert verdict.made in (made, None)


def test_a_sheet_under_raw_says_nothing_where_its_whole_points_can_be_either():
    # 79.74 and 80.37 (127 and 128 points of 258) are both written 80.
    verdict = settle("N 80AT", {"NS": 80}, rules="ffb2016-faits")
    assert (verdict.made, verdict.score) == (None, {"NS": None, "EW": None})
    assert settle("N 80AT", {"NS": 82}, rules="ffb2016-faits").made is True
    assert settle("N 80AT", {"NS": 79}, rules="ffb2016-faits").made is False


# Matches


def match(rules, *deals, tags=""):
    """Judge deals given as ``taker contract points score`` lines of a sheet, dealers as they follow."""
    body = "".join(f"\ndeal {n}{' dealer N' if n == 1 else ''}\n{text}\n" for n, text in enumerate(deals, 1))
    return judge(loads(f'[Game "contree"]\n[Rules "{rules}"]\n{tags}{body}')[0])


def marks(verdict):
    return [tuple((deal.score or {}).values()) for deal in verdict.deals]


def codes(verdict):
    return [found.code for deal in verdict.deals for found in deal.diagnostics]


EQUAL = "contract N 80H\nsummary NS 81"


def test_points_that_are_held_go_to_the_side_that_wins_the_next_deal():
    won = match("ffb-coinche-2015", EQUAL, "contract N 100H\nsummary NS 110")
    assert marks(won) == [(0, 80), (210 + 160, 50)]
    assert won.deals[1].terms["NS"][-1] == ("held", 160)
    lost = match("ffb-coinche-2015", EQUAL, "contract N 100H\nsummary NS 90")
    assert marks(lost) == [(0, 80), (0, 260 + 160)]


def test_held_points_wait_over_a_void_deal_and_add_up_over_another_equality():
    waited = match("ffb-coinche-2015", EQUAL, "misdeal", EQUAL, "contract N 100H\nsummary NS 110")
    assert [deal.status for deal in waited.deals][1] == "void"
    assert marks(waited)[-1] == (210 + 160 + 160, 50)


def test_held_points_are_not_known_behind_a_deal_that_is_refused():
    verdict = match("ffb-coinche-2015", EQUAL, "contract N 100H\nsummary NS 163", "contract N 100H\nsummary NS 110")
    assert marks(verdict)[-1] == (None, 50)


def test_a_score_with_points_of_which_nobody_knows_how_many_is_not_called_impossible():
    unread = "contract N 100H\nsummary NS 163"
    for claim in ("NS 210 EW 50", "NS 370 EW 50"):
        verdict = match("ffb-coinche-2015", EQUAL, unread, f"contract N 100H\nsummary NS 110\nscore {claim}")
        assert codes(verdict)[1:] == []
    wrong = match("ffb-coinche-2015", EQUAL, unread, "contract N 100H\nsummary NS 110\nscore NS 210 EW 60")
    assert codes(wrong)[1:] == ["M201"]


def test_under_contre_an_equality_is_lost():
    assert marks(match("ffb-coinche-2015", "contract N 80H contre\nsummary NS 81")) == [(0, 480)]


def test_the_deal_that_reaches_the_target_is_exact_at_cannes():
    head = '[Target "300"]\n'
    first = "contract N 100C\nsummary NS 104"
    assert marks(match("cannes2016", first, first, tags=head)) == [(200, 60), (204, 58)]
    assert marks(match("cannes2016", first, tags=head)) == [(200, 60)]
    # The exact score decides: 204 reaches 204, which 200 would not.
    assert marks(match("cannes2016", first, tags='[Target "204"]\n')) == [(204, 58)]
    assert marks(match("cannes2016", first, tags='[Target "205"]\n')) == [(200, 60)]


def test_where_totals_are_unknown_a_score_may_be_exact_or_rounded():
    unread, deal = "contract N 100C\nsummary NS 163", "contract N 100C\nsummary NS 104\nscore NS {} EW {}"
    for claim, told in (((200, 60), []), ((204, 58), []), ((210, 60), ["M207"])):
        verdict = match("cannes2016", unread, deal.format(*claim), tags='[Target "1000"]\n')
        assert codes(verdict)[1:] == told
        assert marks(verdict)[1] == (None, None)


@pytest.mark.parametrize(
    ("rules", "sheet", "told"),
    [
        ("seed", "NS 252", False),
        ("seed", "NS 502", True),
        ("seed", "NS 110", False),
        # where one player's eight tricks are worth no more, the points do not tell
        ("bga", "NS 250", None),
        ("bga", "NS 250 generale N", True),
        ("bga", "NS 110", False),
    ],
)
def test_whether_one_player_won_all_is_said_where_the_sheet_tells(rules, sheet, told):
    (deal,) = match(rules, f"contract N 100C\nsummary {sheet}").deals
    assert deal.generale is told


def test_a_target_is_reached_or_passed():
    deal = "contract N 100C\nsummary NS 122\nscore NS 222 EW 40"
    assert "D301" not in codes(match("bga", deal, deal, tags='[Target "222"]\n'))
    assert "D301" in codes(match("bga", deal, deal, tags='[Target "221"]\n'))
    reach = "contract N 100C\nsummary NS 122\nscore NS 220 EW 40"
    assert "D301" in codes(match("coinchons", reach, reach, tags='[Target "220"]\n'))
    assert "D301" not in codes(match("coinchons", reach, reach, tags='[Target "221"]\n'))


def test_a_rule_set_has_a_target_of_its_own_which_a_tag_changes():
    won = "contract N capot C surcontre\nsummary NS 250 belote NS"
    assert match("bga", won).winner == "NS"
    assert match("bga", won, tags='[Target "3000"]\n').winner is None
    assert match("seed", "contract N 100C\nsummary NS 110").winner is None


def test_the_international_tournament_does_not_end_in_a_deal_that_fails():
    failed, made = "contract N 100C\nsummary NS 90", "contract E 100C\nsummary EW 110"
    head = '[Target "150"]\n'
    assert match("tournoi-international", failed, tags=head).winner is None
    assert match("tournoi-international", failed, made, tags=head).winner == "EW"


def test_every_rule_set_scores_an_ordinary_deal():
    for name in names("contree"):
        verdict = settle("N 100H", {"NS": 110}, rules=name)
        assert verdict.made is True
        assert None not in verdict.score.values()
