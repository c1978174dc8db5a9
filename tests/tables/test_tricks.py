"""The table of tricks: a row a card, who played it, and whether it was legal as far as that is known."""

from table_samples import COMPTOIR, SHEETS, TRICKS, rows_of

from record_samples import DEAL_TEXT
from referee.tables.deals import DEALS

MATCH = f'[Jeu "contrée"]\n[Règles "seed"]\n\n{DEAL_TEXT}'
REVOKE = (
    MATCH.partition("  6. ")[0]
    + """\
  6. S: ♣V ♦8 ♦R ♣7
  7. S: ♠R ♠D ♣A ♥R rebelote
  8. O: ♥7 ♦V ♠V ♦D
"""
)
HANDS = MATCH[MATCH.index("mains") : MATCH.index("enchères")]


def trick(rows, number):
    return [row for row in rows if row["trick"] == number]


def test_a_row_a_card_in_the_order_of_play():
    rows = rows_of(MATCH, TRICKS)
    assert len(rows) == 32
    assert [row["play_order"] for row in rows] == [1, 2, 3, 4] * 8
    first = trick(rows, 1)
    assert [(row["seat"], row["card"]) for row in first] == [("W", "HA"), ("S", "H9"), ("E", "H8"), ("N", "CK")]
    assert {(row["leader"], row["winner"], row["points"]) for row in first} == {("W", "S", 29)}
    assert {(row["taker"], row["bid"], row["denomination"]) for row in rows} == {("E", "90H", "H")}


def test_words_and_claims_stand_with_their_cards_and_tricks():
    rows = rows_of(MATCH, TRICKS)
    assert [(row["card"], row["said"]) for row in rows if row["said"]] == [("HQ", "belote"), ("HK", "rebelote")]
    assert {(row["claimed_winner"], row["claimed_points"]) for row in trick(rows, 6)} == {("N", 13)}
    assert {(row["claimed_number"], row["claimed_winner"]) for row in trick(rows, 1)} == {(1, None)}


def test_every_card_of_a_deal_that_is_known_whole_is_legal():
    for text in (MATCH, MATCH.replace(HANDS, "")):
        assert {(row["legal"], row["violation"]) for row in rows_of(text, TRICKS)} == {(True, None)}


def test_an_illegal_card_is_named_with_its_article_and_what_was_legal():
    rows = rows_of(REVOKE, TRICKS)
    (wrong,) = [row for row in rows if row["legal"] is False]
    assert (wrong["trick"], wrong["seat"], wrong["card"]) == (6, "N", "DK")
    assert (wrong["violation"], wrong["article"]) == ("J204", "C-4.3")
    assert "CA" in wrong["legal_cards"]
    assert wrong["codes"] == ("J204",)
    assert {row["status"] for row in rows} == {"refused"}


def test_an_arbiters_decision_makes_no_card_legal():
    (wrong,) = [row for row in rows_of(REVOKE + "décision NS 0 EO 287\n", TRICKS) if row["legal"] is False]
    assert (wrong["violation"], wrong["status"]) == ("J204", "partial")


def test_without_hands_and_all_tricks_nothing_is_called_legal():
    short = MATCH.replace(HANDS, "").partition("  8. ")[0]
    assert {row["legal"] for row in rows_of(short, TRICKS)} == {None}


def test_with_hands_the_cards_of_a_play_that_stops_are_judged():
    rows = rows_of(MATCH.partition("  8. ")[0] + "  8. O: ♥7 ♠R\n", TRICKS)
    assert {row["legal"] for row in rows} == {True}
    assert [(row["seat"], row["winner"], row["points"]) for row in trick(rows, 8)] == [
        ("W", None, None),
        ("S", None, None),
    ]


def test_behind_a_card_that_was_not_held_nothing_is_judged():
    rows = rows_of(MATCH.replace("5. O: ♥D belote ♥V", "5. O: ♥D belote ♥A"), TRICKS)
    assert [row["legal"] for row in trick(rows, 5)] == [True, False, None, None]
    assert [row["violation"] for row in trick(rows, 5)] == [None, "J102", None, None]
    assert {row["legal"] for row in trick(rows, 4)} == {True}
    assert {(row["legal"], row["winner"]) for row in trick(rows, 6)} == {(None, None)}


def test_a_trick_led_by_the_wrong_player_is_not_judged():
    rows = rows_of(MATCH.replace("4. E: ♠10", "4. N: ♠10"), TRICKS)
    assert {row["trick_codes"] for row in trick(rows, 4)} == {("J103",)}
    assert {row["legal"] for row in trick(rows, 4)} == {None}
    assert {row["legal"] for row in trick(rows, 3)} == {True}


def test_a_card_that_was_not_read_is_none_and_not_judged():
    rows = rows_of(MATCH.replace("2. S: ♣8 ♣10", "2. S: ♣8 ♣Z"), TRICKS)
    assert [(row["card"], row["legal"]) for row in trick(rows, 2)][1:] == [(None, None), ("C9", None), ("CQ", None)]


def test_a_wrong_claim_is_of_the_trick_and_makes_no_card_illegal():
    rows = trick(rows_of(MATCH.replace("=> N 13", "=> E 13"), TRICKS), 6)
    assert {(row["trick_codes"], row["winner"], row["claimed_winner"]) for row in rows} == {(("M101",), "N", "E")}
    assert {(row["legal"], row["codes"]) for row in rows} == {(True, ())}


def test_a_misdeal_judges_no_card():
    rows = rows_of(MATCH + "maldonne\n", TRICKS)
    assert {(row["legal"], row["status"], row["points"]) for row in rows} == {(None, "void", None)}


def test_under_unknown_rules_nothing_is_judged_and_seats_are_those_written():
    rows = rows_of(MATCH.replace('"seed"', '"nulle part"'), TRICKS)
    assert {row["legal"] for row in rows} == {None}
    assert [row["seat"] for row in trick(rows, 2)] == ["S", "E", "N", "W"]


def test_deals_without_cards_have_no_row():
    assert rows_of(SHEETS, TRICKS) == []
    assert rows_of(COMPTOIR, TRICKS) == []


def test_rows_of_both_tables_meet_by_file_match_and_index():
    keys = ("file", "match", "deal_index", "deal", "game", "rules_digest", "event", "status")
    assert set(keys) <= set(TRICKS.names) & set(DEALS.names)
    (of_deal,) = rows_of(MATCH)
    assert {tuple(row[key] for key in keys) for row in rows_of(MATCH, TRICKS)} == {tuple(of_deal[key] for key in keys)}
