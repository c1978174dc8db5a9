"""What a person who types a paper sheet gets wrong is one message that names it, and is read as it was meant."""

import pytest
from reader_samples import COMPTOIR

from referee import loads

SHEET = (
    '[Jeu "contrée"]\n\n'
    "donne 1 donneur N\ncontrat E 90♥ contre\nbilan EO 87 belote EO\nscore NS 0 EO 287\ntotal NS 0 EO 287\n"
)
PLAY = (
    '[Jeu "contrée"]\n\n'
    "donne 1 donneur N\n"
    "mains\n  O: P A  C A 10 R D 7  T D 7\n  S: P R 9  C V 9  K V 7  T V 8\n"
    "  E: P 10 D V  C 8  K A 10 8  T 10\n  N: P 8 7  K R D 9  T A R 9\n"
    "enchères\n  O: 80C  S: passe  E: 90C  N: contre\n  O: passe  S: passe  E: passe\n"
    "plis\n  1. O: CA C9 C8 TR\n  2. S: T8 T10 T9 TD\n  3. E: KA K9 PA K7\n  4. E: P10 P7 C10 P9\n"
    "  5. O: CD belote CV K10 P8\n  6. S: TV K8 TA T7 => N 13\n  7. N: KD CR rebelote KV PD\n"
    "  8. O: C7 PR PV KR\nscore NS 0 EO 287\n"
)


def problems_of(text):
    """Give every problem of a text."""
    document = loads(text)
    found = list(document.problems)
    for match in document:
        found += match.problems
        for deal in match.deals:
            found += deal.problems
    return list({id(problem): problem for problem in found}.values())


def only(text, code):
    """Give the facts of the one problem there is."""
    [problem] = problems_of(text)
    assert problem.code == code
    return problem.facts


@pytest.mark.parametrize("text", [SHEET, PLAY, COMPTOIR])
def test_nothing_is_wrong_with_the_sheets(text):
    assert problems_of(text) == []


@pytest.mark.parametrize(
    ("sheet", "right", "typed", "code", "facts"),
    [
        # Bids whose words stand otherwise.
        (SHEET, "90♥", "90 de coeur", "S106", {"text": "90 de coeur", "slip": "bid-form", "meant": "90♥"}),
        (SHEET, "90♥", "coeur 90", "S106", {"slip": "bid-form", "meant": "90♥"}),
        (SHEET, "90♥", "♥90", "S106", {"slip": "bid-form", "meant": "90♥"}),
        (SHEET, "90♥", "9O de cœur", "S106", {"slip": "bid-form", "meant": "90♥"}),
        (SHEET, "90♥", "90❤", "S106", {"slip": "other-symbol", "meant": "90♥"}),
        (PLAY, "O: 80C", "O: 80 sans-atout", "S106", {"text": "80 sans-atout", "meant": "80 SA"}),
        (PLAY, "S: passe", "S: p", "S106", {"slip": "misspelt-call", "meant": "passe"}),
        (PLAY, "S: passe", "S: -", "S106", {"slip": "misspelt-call", "meant": "passe"}),
        (SHEET, "E 90♥", "90♥ E", "S102", {"text": "90♥ E", "expected": ["seat"], "slip": "bid-first"}),
        (SHEET, " contre\n", " contrée\n", "S103", {"keyword": "contre"}),
        (SHEET, " contre\n", " x2\n", "S103", {"keyword": "contre"}),
        # Sides.
        (SHEET, "EO 87", "Est-Ouest 87", "S108", {"slip": "long-side", "meant": "EO"}),
        (SHEET, "EO 87", "E-O 87", "S108", {"slip": "long-side", "meant": "EO"}),
        (SHEET, "EO 87", "OE 87", "S108", {"slip": "long-side", "meant": "EO"}),
        (SHEET, "EO 87", "0E 87", "S108", {"slip": "digit-for-letter", "meant": "EO"}),
        (SHEET, "EO 87", "Est 87", "S108", {"slip": "seat-for-side", "meant": "EO"}),
        (SHEET, "belote EO", "belote E", "S102", {"text": "E", "slip": "seat-for-side", "meant": "EO"}),
        # Keywords left out, or said otherwise.
        (SHEET, "score NS", "NS", "S102", {"text": "NS", "expected": ["score"]}),
        (SHEET, "total NS", "NS", "S102", {"text": "NS", "expected": ["total"]}),
        (SHEET, "bilan EO 87 belote EO", "chuté", "S102", {"text": "chuté", "expected": ["summary"]}),
        (SHEET, "bilan EO 87 belote EO", "bilan réussi", "S103", {"text": "réussi", "keyword": "fait"}),
        (SHEET, "bilan EO 87 belote EO", "bilan tombé", "S103", {"text": "tombé", "keyword": "chuté"}),
        (SHEET, "donne 1", "Donne n° 1", "S102", {"text": "n°", "expected": ["number"]}),
        (COMPTOIR, "score J2 1", "J2 1", "S102", {"text": "J2", "expected": ["score"]}),
        # Hands.
        (PLAY, "O: P A", "O: P B", "S111", {"text": "B"}),
        (PLAY, "10 R D 7", "10 R O 7", "S111", {"text": "O"}),
        (PLAY, "10 R D 7", "10 R E 7", "S111", {"text": "E"}),
        (PLAY, "O: P A", "O: S A", "S111", {"text": "S", "slip": "other-language", "meant": "P"}),
        (PLAY, "C A 10 R D 7", "Cœur A 10 R D 7", "S111", {"text": "Cœur", "slip": "suit-word", "meant": "C"}),
        (PLAY, "C A 10 R D 7", "C A T R D 7", "S116", {"suit": "C", "slip": "ten-typed-t"}),
        # Tricks.
        (PLAY, "1. O:", "1) O:", "S102", {"text": "1)", "slip": "missing-dot", "meant": "1."}),
        (PLAY, "1. O:", "Pli 1: O:", "S102", {"text": "Pli 1:", "slip": "missing-dot", "meant": "1."}),
        (PLAY, "CA C9 C8 TR", "CA - C9 - C8 - TR", "S102", {"text": "-", "count": 2}),
        (PLAY, "CA C9 C8 TR", "AC 9C 8C RT", "S105", {"text": "AC", "slip": "rank-first", "meant": "CA", "count": 3}),
        (PLAY, "CA C9 C8 TR", "As C9 C8 TR", "S105", {"text": "As", "slip": "no-suit"}),
        (PLAY, "T8 T10 T9 TD", "T8 T1O T9 TD", "S105", {"text": "T1O", "meant": "T10"}),
        (PLAY, "T8 T10 T9 TD", "T8 T10 T9 TQ", "S105", {"text": "TQ", "slip": "other-language", "meant": "TD"}),
        (PLAY, "T8 T10 T9 TD", "T8 T10 N: T9 O: TD", "S102", {"text": "N:", "slip": "label-in-trick", "count": 1}),
        (PLAY, "2. S: T8 T10", "S: T8 E: T10", "S102", {"text": "E:", "slip": "label-in-trick"}),
        (PLAY, "C9 C8 TR", "C9 C8 TR S", "S102", {"text": "S", "expected": ["result"]}),
        (PLAY, "C9 C8 TR", "C9 C8 TR 29", "S102", {"text": "29", "expected": ["result"]}),
        (PLAY, "=> N 13", "=> 13 N", "S102", {"text": "13 N", "expected": ["result"], "meant": "=> N 13"}),
        (PLAY, "CD belote", "belote CD", "S102", {"text": "belote", "slip": "word-first"}),
        # What a pasted text brings along.
        (SHEET, "90♥", "90\u200e♥", "S102", {"slip": "invisible"}),
        (SHEET, "contrat", "\u200bcontrat", "S102", {"slip": "invisible"}),
        # Numbers.
        (SHEET, "EO 287\nt", f"EO {'2' * 40}\nt", "S107", {"slip": "too-long"}),
        (SHEET, "90♥", f"{'9' * 40}♥", "S106", {"slip": "too-long"}),
        (SHEET, "score NS 0", "pénalité NS –100\nscore NS 0", "S107", {"slip": "minus-typed-dash", "meant": "-100"}),
        (SHEET, "donne 1 donneur N", "D1 N", "S102", {"text": "D1", "expected": ["header"]}),
        # Tags.
        (SHEET, "[Jeu ", "[Jue ", "N101", {"near": '[Jeu "contrée"]'}),
        (SHEET, '"contrée"', '"contre"', "N104", {"value": "contre", "near": "contrée"}),
        (SHEET, '"contrée"', '"coinche"', "N104", {"near": "contrée"}),
        (SHEET, '"contrée"', '"belote de comptoir"', "N104", {"near": "comptoir"}),
        (SHEET, '"contrée"', "'contrée'", "S109", {"slip": "missing-quotes"}),
        (COMPTOIR, '[J3 "joueur 3"]', "[J3", "S109", {"text": "[J3"}),
    ],
)
def test_one_message_names_it(sheet, right, typed, code, facts):
    assert right in sheet
    found = only(sheet.replace(right, typed, 1), code)
    assert {key: found.get(key) for key in facts} == facts


@pytest.mark.parametrize("typed", ["Bruno 41", "J5 41", "Mme 41"])
def test_a_name_for_a_taker_is_what_cannot_be_read_not_the_contract(typed):
    text = COMPTOIR[: COMPTOIR.index("enchères")] + f"contrat {typed}\nbilan J2 60\n"
    assert only(text, "S108")["text"] == typed.split()[0]


@pytest.mark.parametrize(
    ("right", "typed"),
    [
        ("T8 T10 T9 TD", "T8 E: T10 N: T9 O: TD"),
        ("1. O:", "pli 1: O:"),
        ("CA C9 C8 TR", "AC 9C 8C RT"),
        ("CA C9 C8 TR", "CA - C9 - C8 - TR"),
        ("C A 10 R D 7", "Coeur A 10 R D 7"),
        ("CD belote", "belote CD"),
        ("=> N 13", "=> 13 N"),
        ("O: 80C", "O: 80 de coeur"),
    ],
)
def test_what_was_meant_is_what_is_read(right, typed):
    slipped = loads(PLAY.replace(right, typed, 1))[0].deals[0]
    assert slipped.model_copy(update={"problems": ()}) == loads(PLAY)[0].deals[0]


def test_a_seat_before_a_bid_is_no_suit():
    text = '[Game "contree"]\n\ndeal 1 dealer E\nauction\n  N: pass  W: pass  S 80H  E: pass\n'
    assert only(text, "S104") == {"text": "S", "seat": "S"}


@pytest.mark.parametrize(("typed", "read"), [("Sscore: P R 9", "Sscore:"), ("pli S: P R 9", "pli")])
def test_a_word_like_a_keyword_that_stands_further_down_takes_nothing_with_it(typed, read):
    facts = problems_of(PLAY.replace("S: P R 9", typed, 1))[0].facts
    assert facts["text"] == read
    assert len(problems_of(PLAY.replace("S: P R 9", typed, 1))) <= 2


def test_two_unfinished_tricks_of_their_own_lines_stay_two():
    text = PLAY.replace("  2. S: T8 T10 T9 TD\n", "  S: T8 T10\n  N: T9 TD\n")
    assert len(loads(text)[0].deals[0].tricks) == len(loads(PLAY)[0].deals[0].tricks) + 1
    assert problems_of(text) == []


def test_whole_tricks_on_one_line_stay_tricks():
    one_line = PLAY.replace("\n  2. S:", "  S:").replace("\n  3. E:", "  E:")
    assert [trick.leader for trick in loads(one_line)[0].deals[0].tricks[:3]] == ["W", "S", "E"]
    assert problems_of(one_line) == []


def test_a_mark_that_comes_again_is_reported_once_and_counted():
    bullets = "".join(f"• {line}\n" if line and line[0] in "cbst" else f"{line}\n" for line in SHEET.splitlines())
    assert only(bullets, "S102")["count"] == 3
    assert "count" not in only(SHEET.replace("bilan", "• bilan"), "S102")


@pytest.mark.parametrize(("encoding", "byte"), [("cp1252", "0xE9"), ("utf-16-le", "0x00")])
def test_a_file_in_another_encoding_is_told_by_its_first_byte_alone(encoding, byte):
    typed = '[Jeu "contrée"]\n[Table "12"]\n\ndonne 1 donneur N\ncontrat E 90C\nbilan EO 87\n'
    codes = [(problem.code, problem.facts.get("byte")) for problem in problems_of(typed.encode(encoding))]
    assert codes[0] == ("S101", byte)
    assert {code for code, _ in codes} == {"S101"}
