"""A slip is named once, at its place, and hides nothing else."""

import pytest
from reader_samples import ENGLISH, FRENCH

from referee.notation import read_text
from referee.record.model import Deal
from referee.record.stream import DealItem, FileEnd, MatchHead

CONTREE = '[Jeu "contrée"]\n\n'


def problems(text):
    """Give every problem of a text, and hold each record to its schema."""
    found = []
    for item in read_text(text):
        match item:
            case MatchHead(match=opened):
                found += opened.problems
            case DealItem(deal=deal):
                Deal.model_validate(deal.model_dump())
                found += deal.problems
            case FileEnd(problems=own):
                found += own
    return found


def test_the_samples_are_right() -> None:
    """What follows damages records in which nothing is wrong."""
    assert problems(FRENCH) == []
    assert problems(ENGLISH) == []


@pytest.mark.parametrize(
    ("right", "wrong", "code", "facts"),
    [
        ("donne 1", "dnne 1", "S103", {"text": "dnne", "keyword": "donne"}),
        ("donne 1", "deal 1", "S103", {"keyword": "donne"}),
        ("donneur N", "doneur N", "S103", {"keyword": "donneur"}),
        ("donneur N", "donneur", "S114", {"part": "header", "expected": ["seat"]}),
        ("donneur N", "N", "S102", {"text": "N", "expected": ["dealer"]}),
        ("donne 1 donneur N\n", "", "S102", {"expected": ["header"]}),
        ("mains", "main", "S103", {"keyword": "mains"}),
        ("mains\n", "", "S102", {"expected": ["hands"]}),
        ("enchères\n", "", "S102", {"expected": ["auction"]}),
        ("plis\n", "", "S102", {"expected": ["tricks"]}),
        ("plis\n", "tricks\n", "S103", {"keyword": "plis"}),
        ("  S: ♠ R", "  S ♠ R", "S104", {"text": "S", "seat": "S"}),
        ("S: passe", "S passe", "S104", {"seat": "S"}),
        ("1. O: ♥A", "1. O ♥A", "S104", {"seat": "W"}),
        ("  S: ♠ R", "  Sud: ♠ R", "S108", {"slip": "long-seat", "meant": "S:"}),
        ("  S: ♠ R", "  South: ♠ R", "S108", {"slip": "long-seat", "meant": "S:"}),
        ("  O: ♠ A", "  W: ♠ A", "S108", {"slip": "other-language", "meant": "O:"}),
        ("  O: ♠ A", "  0: ♠ A", "S108", {"slip": "digit-for-letter", "meant": "O:"}),
        ("♥ A 10 R D 7", "♥ A 10 K D 7", "S115", {"slip": "king-typed-k"}),
        ("♥ A 10 R D 7", "♥ A 10 R Q 7", "S111", {"text": "Q", "slip": "other-language", "meant": "D"}),
        ("♥ A 10 R D 7", "♥ A 1O R D 7", "S111", {"slip": "letter-for-digit", "meant": "10"}),
        ("♦ A 10 8", "♦ A 10 T 8", "S115", {"text": "T 8", "slip": "ten-typed-t"}),
        ("♥ A 10 R D 7", "♠ 10 R D 7", "S116", {"suit": "S"}),
        ("80♥", "8O♥", "S106", {"slip": "letter-for-digit", "meant": "80♥"}),
        ("80♥", "80", "S106", {"text": "80", "slip": "missing-denomination"}),
        ("80♥", "80H", "S106", {"slip": "other-language", "meant": "80♥"}),
        ("80♥", "80 H", "S106", {"slip": "other-language", "meant": "80♥"}),
        ("S: passe", "S: pase", "S106", {"slip": "misspelt-call", "meant": "passe"}),
        ("S: passe", "S: pass", "S106", {"slip": "other-language", "meant": "passe"}),
        ("S: passe", "S: %%%", "S106", {"text": "%%%"}),
        ("1. O: ♥A", "1 O: ♥A", "S102", {"slip": "missing-dot", "meant": "1."}),
        ("2. S: ♣8", "2. S: 8♣", "S105", {"slip": "rank-first", "meant": "♣8"}),
        ("2. S: ♣8", "2. S: ♣", "S105", {"slip": "no-rank"}),
        ("2. S: ♣8", "2. S: 8", "S105", {"slip": "no-suit"}),
        ("♣10 ♣9", "♣1O ♣9", "S105", {"slip": "letter-for-digit", "meant": "♣10"}),
        ("♣10 ♣9", "♣T ♣9", "S105", {"slip": "ten-typed-t", "meant": "♣10"}),
        ("♥9 ♥8 ♣R", "♥9 ♥8 ♣K", "S105", {"slip": "king-typed-k", "meant": "♣R"}),
        ("♥9 ♥8 ♣R", "♥9 ♥8 ♣Q", "S105", {"slip": "other-language", "meant": "♣D"}),
        ("♥9 ♥8 ♣R", "♥9 ♥8 DA", "S105", {"slip": "other-language", "meant": "♦A"}),
        ("♥9 ♥8 ♣R", "♥9 ♥8 @@", "S105", {"text": "@@"}),
        ("♥9 ♥8 ♣R", "♥9 ♥8 T9", "S115", {"text": "T9"}),
        ("belote ♥V", "belotte ♥V", "S103", {"keyword": "belote"}),
        ("=> N 13", "N 13", "S102", {"expected": ["result"]}),
        ("=> N 13", "=> N: 13", "S108", {"slip": "extra-colon", "meant": "N"}),
        ("=> N 13", "=> NS 13", "S102", {"text": "NS", "expected": ["seat"], "slip": "side-for-seat"}),
        ("=> N 13", "=> NS", "S102", {"text": "NS", "expected": ["seat"], "slip": "side-for-seat"}),
        ("score NS 0 EO", "score N 0 EO", "S102", {"text": "N", "slip": "seat-for-side", "meant": "NS"}),
        ("EO 287\n", "O 287\n", "S102", {"text": "O", "slip": "seat-for-side", "meant": "EO"}),
        ("=> N 13", "=> N 1O", "S107", {"slip": "letter-for-digit", "meant": "10"}),
        ("=> N 13", "=>", "S114", {"part": "result"}),
        ("renonce E pli 4", "renonce E 4", "S102", {"expected": ["trick"]}),
        ("renonce E pli 4", "renonce E", "S114", {"part": "revoke"}),
        ("renonce E pli 4", "renonce Est pli 4", "S108", {"slip": "long-seat", "meant": "E"}),
        ("pénalité NS 160", "pénalité NS", "S114", {"part": "penalty", "expected": ["number"]}),
        ("score NS 0", "scores NS 0", "S103", {"keyword": "score"}),
        ("score NS 0", "marque NS 0", "S103", {"text": "marque", "keyword": "score"}),
        ("plis\n", "Levées\n", "S103", {"keyword": "plis"}),
        ("enchères\n", "annonces\n", "S103", {"keyword": "enchères"}),
        ("score ", "", "S102", {"expected": ["score"]}),
        ("score NS 0 EO", "score NS 0 EW", "S108", {"slip": "other-language", "meant": "EO"}),
        ("score NS 0 EO", "score NS O EO", "S107", {"slip": "letter-for-digit", "meant": "0"}),
        ("score NS 0 EO 287", "score NS 0 EO 28l", "S107", {"meant": "281"}),
        ("score NS 0 EO 287", "score NS 0 EO 287pts", "S107", {"text": "287pts"}),
        ("score NS 0 EO 287", "score 0 EO 287", "S102", {"expected": ["party"]}),
        ("score NS 0 EO 287", "score NS 0 NS 287", "S113", {"part": "party"}),
        ("total NS 0 EO 287", "total NS 0 EO 287 bla bli blo", "S102", {"text": "bla"}),
        ("score NS 0 EO 287\n", "score NS 0 EO 287\nscore NS 1 EO 2\n", "S113", {"part": "score"}),
        ("pénalité NS 160\nscore NS 0 EO 287", "score NS 0 EO 287\npénalité NS 160", "S112", {"part": "penalty"}),
        ('[Table "12"]', "[Table 12]", "S109", {"slip": "missing-quotes"}),
        ('[Table "12"]', '[Table "12]', "S109", {"slip": "unclosed-quote"}),
        ('[Table "12"]', '[Table "12"', "S109", {"slip": "unclosed-bracket"}),
        ('[Table "12"]', '["12"]', "S109", {"slip": "missing-name"}),
        ('[Table "12"]', '[Table "1"2"]', "S109", {"slip": "unescaped-quote"}),
        ('[Table "12"]', 'Table "12"', "S109", {"text": 'Table "12"'}),
        ('[Table "12"]', '[Objectif "12"]', "N103", {"tag": "Target"}),
        ('[Jeu "contrée"]\n', "", "N101", {}),
        ('[Jeu "contrée"]', '[Jeu "belote"]', "N104", {"value": "belote"}),
        ('[Objectif "1000"]', '[Objectif "mille"]', "N106", {"tag": "Target", "expected": "positive"}),
        ('[Objectif "1000"]', '[Report "NS 12 EW 3"]', "N106", {"tag": "Carried", "expected": "party-number"}),
        ('[Objectif "1000"]', '[BGN "2"]', "N106", {"tag": "BGN", "expected": "version"}),
    ],
)
def test_one_slip_is_one_message(right, wrong, code, facts) -> None:
    """Each slip gives one finding, which says what it is."""
    assert right in FRENCH
    found = problems(FRENCH.replace(right, wrong, 1))
    assert [problem.code for problem in found] == [code]
    assert facts.items() <= dict(found[0].facts).items()
    assert found[0].span is not None


@pytest.mark.parametrize(
    ("right", "wrong", "code", "facts"),
    [
        ("♥9 ♥8 ♣K", "♥9 ♥8 ♣R", "S105", {"slip": "other-language", "meant": "♣K"}),
        ("♥ A 10 K Q 7", "♥ A 10 K V 7", "S111", {"slip": "other-language", "meant": "J"}),
        ("S: pass", "S: passe", "S106", {"slip": "other-language", "meant": "pass"}),
        ("W: 80♥", "O: 80♥", "S108", {"slip": "other-language", "meant": "W:"}),
        ("score NS 0 EW 287", "score NS 0 EO 287", "S108", {"slip": "other-language", "meant": "EW"}),
        ("score NS 0 EW 287", "score NS 0 E 287", "S102", {"slip": "seat-for-side", "meant": "EW"}),
        ("hands", "mains", "S103", {"keyword": "hands"}),
        ("W: 80♥", "W: 80 carreau", "S106", {"slip": "other-language", "meant": "80♦"}),
        ("N: double", "N: duoble", None, {}),
    ],
)
def test_slips_in_english(right, wrong, code, facts) -> None:
    """The other language's letters are told in English records too."""
    found = problems(ENGLISH.replace(right, wrong, 1))
    assert len(found) == 1
    if code:
        assert found[0].code == code
        assert facts.items() <= dict(found[0].facts).items()


def test_a_clear_slip_is_read_as_meant_and_an_unclear_one_is_not_known() -> None:
    """The trick keeps its four cards either way."""
    clear = FRENCH.replace("♣8 ♣10 ♣9", "♣8 ♣1O ♣9")
    unclear = FRENCH.replace("♣8 ♣10 ♣9", "♣8 §§ ♣9")
    tricks = [
        next(item.deal for item in read_text(text) if isinstance(item, DealItem)).tricks[1].cards
        for text in (clear, unclear)
    ]
    assert tricks == [("C8", "C10", "C9", "CQ"), ("C8", None, "C9", "CQ")]


def test_the_place_of_a_slip_is_exact() -> None:
    """Lines and columns count from 1, in characters; the end is the first column after."""
    (problem,) = problems(FRENCH.replace("♣8 ♣10 ♣9", "♣8 ♣1O ♣9"))
    line = FRENCH.split("\n").index("  2. S: ♣8 ♣10 ♣9 ♣D") + 1
    span = problem.span
    assert (span.line, span.column, span.end_line, span.end_column) == (line, 12, line, 15)
    assert problem.path == ("tricks", 1)
    assert problem.trick == 2


def test_a_remark_that_never_closes_swallows_no_deal() -> None:
    """It ends where a line starts like a deal, and is reported at its brace."""
    following = FRENCH.split("\n\n", 1)[1].replace("donne 1", "donne 2")
    text = FRENCH.replace("plis\n", "plis { oublié\n", 1) + "\n" + following
    deals = [item.deal for item in read_text(text) if isinstance(item, DealItem)]
    assert [problem.code for problem in deals[0].problems] == ["S110"]
    assert deals[1].problems == ()
    assert deals[1].number == 2


@pytest.mark.parametrize(
    ("word", "keyword"), [("points", "bilan"), ("Résultat", "bilan"), ("MARQUE", "score"), ("cumul", "total")]
)
def test_what_paper_sheets_say_for_a_keyword_is_read_as_it(word, keyword):
    text = CONTREE + f"donne 1 donneur N\ncontrat E 100♥\n{keyword} EO 117\n".replace(keyword, word)
    found = [problem for problem in problems(text) if problem.code == "S103"]
    assert [problem.facts["keyword"] for problem in found] == [keyword]


def test_such_a_word_means_nothing_behind_others_on_a_line():
    text = CONTREE + "donne 1 donneur N\ncontrat E 100♥\nbilan EO 97 points\n"
    assert [problem.code for problem in problems(text)] == ["S102"]
