"""Games composed from rule sets that differ from `seed` in one parameter: the engine asks the game, never the rules."""

import pytest

from referee import loads
from referee.engine.ladder import Situation, in_force
from referee.engine.match import Fold, MatchTerms
from referee.engine.trick import position
from referee.games.compose import compose, seats_of
from referee.kernel.calls import DENOMINATION_OF
from referee.kernel.cards import CARD_OF, codes, mask_of
from referee.rules.load import load
from referee.rules.model import ComptoirRules, ContreeRules
from sheets import dealt


def composed(game: str = "contree", **values):
    """Compose `seed` with these values in place of its own."""
    model = ContreeRules if game == "contree" else ComptoirRules
    data = load("seed", game).model_dump(by_alias=True)
    for name, value in values.items():
        data["parameters"][name]["value"] = value
    return compose(model.model_validate(data))


def outcome(body: str, game: str = "contree", players: int = 4, **values):
    header = f"deal 1 dealer {'N' if game == 'contree' else 'P1'}\n"
    (deal,) = loads(f'[Game "{game}"]\n\n{header}{body}')[0].deals
    rules = composed(game, **values)
    return Fold(rules, seats_of(rules, game, players), MatchTerms()).deal(deal).outcome


def errors(found) -> list[str]:
    return [finding.code for finding in found.findings if finding.code[0] != "R"]


# C-10.4: revokes that the arbiter found


HANDS = dealt(
    N="HK HQ H7 SA S10 DA D10 CA",
    W="H8 H9 SK SQ D7 D8 C7 C8",
    S="HJ HA H10 S7 S8 D9 DJ C9",
    E="S9 SJ DQ DK CJ CQ CK C10",
)
# North and South win three tricks (17, 41 and 15 points) and show the belote; then South, who has a spade, throws ♦9.
PLAY = "tricks\n1. W: H8 H10 DQ HK belote\n2. S: HJ DK HQ rebelote H9\n3. S: S7 S9 SA SK\n4. N: S10 SQ D9 SJ\n"
REVOKED = "revoke S trick 4\n"


@pytest.mark.parametrize(
    ("contract", "penalties", "score"),
    [
        # tricks, contract and level count for nothing
        ("N 80H", "flat162", (20, 162)),
        ("N 160H surcontre", "flat162", (20, 162)),
        ("W 80H", "flat162", (20, 162)),
        # the offender is the takers': the failed line, D being what the defenders had before (nothing)
        ("N 80H", "contract", (20, 162)),
        ("N 100H contre", "contract", (20, 362)),
        # the offender is the defenders': the made line, T being 162 less the 73 that they had
        ("W 80H", "contract", (93, 89)),
        ("W 80H contre", "contract", (20, 249)),
    ],
)
def test_c_10_4_what_a_revoke_settles(contract, penalties, score):
    found = outcome(HANDS + f"contract {contract}\n" + PLAY + REVOKED, penalties=penalties)
    assert found.status == "partial"
    assert found.article == "C-10.4"
    (act,) = (finding for finding in found.findings if finding.code == "J204")
    assert act.severity == "note"
    assert found.score == score


@pytest.mark.parametrize(("contract", "own"), [("N 80H", "Bt"), ("W 80H", "Bd")])
def test_c_10_4_a_flat_revoke_is_told_by_its_terms(contract, own):
    found = outcome(HANDS + f"contract {contract}\n" + PLAY + REVOKED, penalties="flat162")
    assert found.terms == (((own, 20),), (("162", 162),))


def test_c_10_4_belotes_completed_before_that_trick_alone():
    play = "tricks\n1. W: H8 H10 DQ HK belote\n2. S: D9 DK DA D7\n3. N: SA SK C9 S9\n4. N: HQ rebelote H9 HJ C10\n"
    found = outcome(HANDS + "contract N 80H\n" + play + "revoke S trick 3\n", penalties="flat162")
    assert found.score == (0, 162)


def test_c_10_4_a_penalty_comes_beside_it():
    found = outcome(HANDS + "contract N 80H\n" + PLAY + REVOKED + "penalty NS 10\n", penalties="flat162")
    assert found.score == (20, 172)


def test_c_10_4_an_unfounded_revoke_settles_nothing():
    found = outcome(HANDS + "contract N 80H\n" + PLAY + "revoke E trick 4\n", penalties="flat162")
    assert (found.status, "R101" in [finding.code for finding in found.findings]) == ("refused", True)
    other = outcome(HANDS + "contract N 80H\n" + PLAY + REVOKED + "revoke E trick 4\n", penalties="flat162")
    assert other.status == "refused"


def test_c_10_4_another_illegal_card_still_refuses_the_deal():
    play = PLAY.replace("2. S: HJ DK HQ rebelote H9", "2. S: HJ DK HQ rebelote D7")  # West holds the nine of trump
    found = outcome(HANDS + "contract N 80H\n" + play + REVOKED, penalties="flat162")
    assert found.status == "refused"


@pytest.mark.parametrize(("offender", "marks"), [("P2", (1, 0, 1)), ("P3", (0, 1, 0))])
@pytest.mark.parametrize("penalties", ["flat162", "contract"])
def test_k_6_1_what_a_revoke_settles(offender, marks, penalties):
    hands = dealt(("P1", "P2", "P3"), 3, P1="DA SJ D9", P2="S7 D7 H7", P3="S8 HA D8")
    second = {"P2": "DA H7 D8", "P3": "DA D7 HA"}[offender]
    tricks = f"tricks\n1. P2: S7 S8 SJ\n2. P1: {second}\n"
    found = outcome(hands + f"contract P2 90\n{tricks}revoke {offender} trick 2\n", "comptoir", 3, penalties=penalties)
    assert (found.status, found.score) == ("partial", marks)


# C-4: duties that a rule set may free


def legal(rules, hand: str, trick: list[str], own: bool, denomination: str = "H") -> str:
    held = mask_of([CARD_OF[card] for card in hand.split()])
    number = DENOMINATION_OF[denomination]
    here = position(number, CARD_OF[trick[0]] >> 3, CARD_OF[trick[-1]], held, own)
    return " ".join(codes(in_force(rules.play.duties, here, held)[0]))


@pytest.mark.parametrize(("undertrump", "expected"), [("forced", "H8 H7"), ("free", "H8 H7 DA")])
def test_c_4_7_undertrump(undertrump, expected):
    rules = composed(undertrump=undertrump)
    assert legal(rules, "H7 H8 DA", ["S10", "HJ"], own=False) == expected
    assert legal(rules, "HJ H8 DA", ["S10", "H9"], own=False) == "HJ"  # a higher one is due all the same
    assert legal(rules, "H7 H8 DA", ["S10"], own=False) == "H8 H7"


@pytest.mark.parametrize(("over_own", "expected"), [("forced", "HJ"), ("free", "HJ H7")])
def test_c_4_4_over_ones_partner(over_own, expected):
    rules = composed(partner_overtrump=over_own)
    assert legal(rules, "HJ H7 SA", ["H9"], own=True) == expected
    assert legal(rules, "HJ H7 SA", ["H9"], own=False) == "HJ"


@pytest.mark.parametrize(
    ("hand", "trick", "expected"),
    [
        # South's partner has ruffed with the nine, or the ten: of trumps a higher one, plain cards at will
        ("HJ H7 DA", ["S10", "H9"], "HJ DA"),
        ("HA H7 DA C8", ["S10", "H10"], "HA DA C8"),
        ("HJ H7", ["S10", "H9"], "HJ"),
        # none that is higher: any card
        ("H8 H7 DA", ["S10", "H9"], "H8 H7 DA"),
        ("HJ DA", ["S10", "H9"], "HJ DA"),
        # no trump, or none lower: any card
        ("DA C8", ["S10", "H9"], "DA C8"),
        # the partner holds it by a plain card: any card
        ("HJ H7 DA", ["S10"], "HJ H7 DA"),
        # who can follow, follows
        ("S7 HJ H7", ["S10", "H9"], "S7"),
    ],
)
def test_c_4_8_under_ones_sides_ruff(hand, trick, expected):
    assert legal(composed(partner_ruff="higher"), hand, trick, own=True) == expected
    free = expected if hand.startswith("S7") else " ".join(codes(mask_of([CARD_OF[card] for card in hand.split()])))
    assert legal(composed(), hand, trick, own=True) == free


def test_c_4_8_has_no_say_over_the_other_sides_ruff():
    for rules in (composed(partner_ruff="higher"), composed()):
        assert legal(rules, "HJ H7 DA", ["S10", "H9"], own=False) == "HJ"
        assert legal(rules, "H8 H7 DA", ["S10", "H9"], own=False) == "H8 H7"


RUFFED = dealt(
    N="HJ H7 DA D7 C9 CJ CA CQ",
    W="SA SK S9 S8 DK DJ C10 C7",
    S="H8 H9 D9 D8 CK C8 HQ HA",
    E="S7 S10 SQ SJ DQ D10 HK H10",
)


@pytest.mark.parametrize(("card", "found"), [("HJ", []), ("DA", []), ("H7", ["J210"])])
def test_c_4_8_in_a_record(card, found):
    judged = outcome(RUFFED + f"contract N 80H\ntricks\n1. W: SA H9 S7 {card}\n", partner_ruff="higher")
    assert errors(judged) == found
    if found:
        (told,) = judged.findings
        assert (told.article, told.seat, told.facts["best"], told.facts["trump"]) == ("C-4.8", "N", "H9", "H")
        assert set(told.facts["legal"]) == {"HJ", "DA", "D7", "C9", "CJ", "CA", "CQ"}
    assert errors(outcome(RUFFED + f"contract N 80H\ntricks\n1. W: SA H9 S7 {card}\n")) == []


def test_every_situation_has_a_ladder_and_its_last_row_is_open():
    for ladder in composed().play.duties:
        assert ladder
    assert len(composed().play.duties) == len(Situation)


# Other parameters


@pytest.mark.parametrize(
    ("equality", "points", "made"),
    [
        ("takers_lose", 81, False),
        ("takers_lose", 82, True),
        ("contract_decides", 81, True),
        ("contract_decides", 80, True),
        ("contract_decides", 79, False),
    ],
)
def test_c_7_2_equality(equality, points, made):
    assert outcome(f"contract N 80H\nsummary NS {points}\n", equality=equality).made is made


def test_c_5_5_belotes_that_do_not_help():
    body = "contract N 100H\nsummary NS 90 belote NS\n"
    assert outcome(body).score == (110, 72)
    assert outcome(body, belote_helps="apart").score == (20, 234)


def test_c_5_2_belotes_that_need_no_words():
    body = HANDS + "contract N 80H\ntricks\n1. W: H8 H10 DQ HK\n2. S: HA DK HQ H9\nclaim N\n"
    assert outcome(body).tally.belotes == (0, 0)
    found = outcome(body, belote_say="auto")
    assert (found.tally.belotes, errors(found)) == ((20, 0), [])


def test_c_5_2_a_word_that_is_wrong_is_an_error_even_where_none_is_needed():
    body = HANDS + "contract N 80H\ntricks\n1. W: H8 H10 DQ HK rebelote\n2. S: HA DK HQ H9\nclaim N\n"
    assert errors(outcome(body, belote_say="auto")) == ["J303"]
    half = HANDS + "contract N 80H\ntricks\n1. W: H8 H10 DQ HK belote\n2. S: HA DK HQ H9\nclaim N\n"
    assert outcome(half, belote_say="auto").tally.belotes == (20, 0)
    assert outcome(half).tally.belotes == (0, 0)


@pytest.mark.parametrize("worth", [0, 20, 30])
def test_c_5_1_what_a_belote_is_worth(worth):
    body = HANDS + "contract N 80H\ntricks\n1. W: H8 H10 DQ HK belote\n2. S: HA DK HQ rebelote H9\nclaim N\n"
    assert outcome(body, belote_worth=worth).tally.belotes == (worth, 0)
    assert outcome("contract N 100H\nsummary NS 90 belote NS\n", belote_worth=worth).made is (worth >= 10)


def test_c_5_4_no_word_is_right_where_there_is_no_belote():
    body = HANDS + "contract N 80AT\ntricks\n1. W: H8 H10 DQ HK belote\n"
    assert errors(outcome(body, belote_all_trumps="none")) == ["J302"]
    assert "J302" not in errors(outcome(body))
    assert errors(outcome("contract N 80AT\nsummary NS 100 belote NS\n", belote_all_trumps="none")) == ["M303"]


def test_c_5_4_no_belote_in_all_trumps():
    body = HANDS + "contract N 80AT\ntricks\n1. W: H8 H10 DQ HK\nclaim N\n"
    assert outcome(body.replace("HK\n", "HK belote\n")).tally.belotes == (20, 40)
    assert outcome(body, belote_all_trumps="none").tally.belotes == (0, 0)


@pytest.mark.parametrize(("maximum", "errors_"), [(160, ["E110"]), (180, []), (0, [])])
def test_c_2_4_the_maximum(maximum, errors_):
    assert errors(outcome("contract N 170H\nsummary NS 110\n", bid_maximum=maximum)) == errors_


def test_c_2_3_denominations():
    found = outcome("auction W: 80AT S: pass E: pass N: pass\n", denominations=("S", "H", "D", "C"))
    assert [(finding.code, finding.article) for finding in found.findings] == [("E104", "C-2.3")]


def test_c_2_6_four_closing_passes():
    three, four = ("auction W: 80H" + " pass" * passes + "\n" for passes in (3, 4))
    assert outcome(three, closing_passes=4).contract is None
    assert outcome(four, closing_passes=4).contract is not None
    assert errors(outcome(three + "summary EW 110\n", closing_passes=4)) == []


def test_c_4_1_the_taker_leads():
    body = HANDS + "contract N 80H\ntricks\n1. N: SA\n"
    assert errors(outcome(body)) == ["J103"]
    assert errors(outcome(body, first_leader="taker")) == []


def test_c_4_1_hands_are_rebuilt_from_the_taker_on():
    tricks = "1. SA S7 S8 S9\n2. S10 SK SQ SJ\n"
    found = outcome(f"contract S 80H\ntricks\n{tricks}", first_leader="taker")
    assert [found.play.tricks[0].leader, found.play.tricks[1].leader] == [2, 2]


def test_c_1_2_clockwise_sides_leads_and_the_next_dealer():
    body = "contract W 80H\ntricks\n1. SA S7 S8 S9\n2. S10 SK SQ SJ\n"
    found = outcome(body, direction="clockwise")
    assert found.play.tricks[0].leader == 1  # East, on North's left
    table = composed(direction="clockwise").table
    assert (table.seats, [table.party(seat) for seat in "NESW"]) == (("N", "E", "S", "W"), ["NS", "EW", "NS", "EW"])
    assert table.seats[composed(direction="clockwise").next_dealer(table, 0, None)] == "E"


@pytest.mark.parametrize(("who", "second"), [("same", "N"), ("next", "W")])
def test_c_1_4_who_deals_after_a_misdeal(who, second):
    deals = loads(f'[Game "contree"]\n\ndeal 1 dealer N\nmisdeal\n\ndeal 1 dealer {second}\nmisdeal\n')[0].deals
    rules = composed(misdeal_dealer=who)
    fold = Fold(rules, seats_of(rules, "contree", 4), MatchTerms())
    assert [errors(fold.deal(deal).outcome) for deal in deals] == [[], []]
    other = deals[1].model_copy(update={"dealer": "W" if second == "N" else "N"})
    fold = Fold(rules, seats_of(rules, "contree", 4), MatchTerms())
    assert [errors(fold.deal(deal).outcome) for deal in (deals[0], other)] == [[], ["D102"]]


def test_c_1_2_the_other_way_round():
    body = "auction E: 80H S: pass W: pass N: pass\n"
    assert errors(outcome(body))[0] == "E101"
    found = outcome(body, direction="clockwise")
    assert errors(found) == []
    assert found.contract.taker == 1  # East, next after North


def test_k_5_1_a_word_that_is_missing_where_it_must_be_said():
    hands = dealt(("P1", "P2", "P3"), 2, P1="SA S10", P2="HK HQ", P3="S7 S8")
    play = "contract P2 25\ntricks\n1. P2: HK S7 S10\n2. P2: HQ S8 SA\n"
    found = outcome(hands + play, "comptoir", 3, belote_worth=20, belote_say="strict")
    (word,) = (finding for finding in found.findings if finding.code == "J301")
    assert (word.article, word.seat, word.trick) == ("K-5.1", "P2", 1)
