"""The canonical layout, line by line."""

import pytest

from record_samples import COMPTOIR, DEAL, DEAL_TEXT, MATCH, SHEET, TAGS, calls, hand, trick
from referee.diagnostics.model import Finding, Severity
from referee.notation.writer import UnreadableRecord, dumps, write_deal, write_head, write_items
from referee.record.document import items_of
from referee.record.model import (
    Call,
    Claim,
    Comment,
    Contract,
    Deal,
    Dispute,
    Document,
    Hand,
    Match,
    Misdeal,
    Penalty,
    Revoke,
    ScoreRuling,
    Summary,
    Tag,
    Trick,
)

CANONICAL = f"""\
# Finale, table 12
[Jeu "contrée"]
[Règles "seed"]
[Objectif "1000"]
[Tournoi "Open de printemps"]
[Table "12"]

{DEAL_TEXT}score NS 0 EO 287
total NS 0 EO 287
"""


def line_of(deal, keyword, language="fr", players=4):
    return next(line for line in write_deal(deal, language, players).splitlines() if line.split()[0] == keyword)


def test_a_match_in_french():
    assert dumps(MATCH) == CANONICAL


def test_the_same_match_in_english():
    text = dumps(MATCH.model_copy(update={"language": "en"}))
    assert text.splitlines()[:3] == ["# Finale, table 12", '[Game "contree"]', '[Rules "seed"]']
    assert "deal 1 dealer N\nhands\n  W: ♠ A       ♥ A 10 K Q 7  ♦ -       ♣ Q 7\n" in text
    assert "  W: 80♥   S: pass  E: 90♥   N: contre\n  W: pass  S: pass  E: pass\ntricks\n" in text
    assert text.endswith("score NS 0 EW 287\ntotal NS 0 EW 287\n")


def test_players_of_comptoir_are_named_and_three_calls_make_a_line():
    text = dumps(COMPTOIR)
    assert "  J2: 25  J3: 30     J1: passe\n  J2: 41  J3: passe  J1: passe\n" in text
    assert "score J2 1\n" in text


def test_a_paper_sheet():
    assert (
        write_deal(SHEET, "fr") == "donne 1 donneur N\ncontrat E 90♥ contre\nbilan EO 87 belote EO\nscore NS 0 EO 287\n"
    )


@pytest.mark.parametrize(
    ("bid", "french", "english"),
    [
        ("80H", "80♥", "80♥"),
        ("110NT", "110 SA", "110 NT"),
        ("100AT", "100 TA", "100 AT"),
        ("capotS", "capot ♠", "capot ♠"),
        ("generaleNT", "générale SA", "generale NT"),
    ],
)
def test_bids(bid, french, english):
    deal = Deal(contract=Contract(taker="W", bid=bid, level=4))
    assert line_of(deal, "contrat") == f"contrat O {french} surcontre"
    assert line_of(deal, "contract", "en") == f"contract W {english} surcontre"


def test_seat_labels_are_written_as_they_were_and_none_is_added():
    deal = Deal(auction=calls("W 80H", "pass", "E pass", "pass", "pass"), tricks=(trick(1, "W", "♥A ♥9 ♥8 ♣R"),))
    deal = deal.model_copy(update={"tricks": (deal.tricks[0].model_copy(update={"leader": None}),)})
    assert write_deal(deal, "fr") == (
        "donne\nenchères\n  O: 80♥  passe  E: passe  passe\n  passe\nplis\n  1. ♥A ♥9 ♥8 ♣R\n"
    )


def test_the_first_speaker_opens_each_line_of_the_auction():
    deal = Deal(auction=calls("W 80H", "S contre", "W pass", "E pass"))
    assert write_deal(deal, "en").splitlines()[2:] == ["  W: 80♥   S: contre", "  W: pass  E: pass"]


def test_each_trick_has_its_number_and_a_wrong_one_stays():
    first, second = (t.model_copy(update={"number": n}) for t, n in zip(DEAL.tricks, (None, 7), strict=False))
    lines = write_deal(Deal(tricks=(first, second)), "fr").splitlines()
    assert [line.split()[0] for line in lines[2:]] == ["1.", "7."]


def test_cards_of_a_hand_are_sorted_and_a_card_given_twice_stands_twice():
    deal = Deal(hands=(Hand(seat="N", cards=("C7", "HA", "S7", "S10", "HA")),))
    assert write_deal(deal, "fr").splitlines()[2] == "  N: ♠ 10 7  ♥ A A  ♦ -  ♣ 7"


@pytest.mark.parametrize(
    ("ruling", "french", "english"),
    [
        (Misdeal(), "maldonne", "misdeal"),
        (Dispute(), "litige", "dispute"),
        (Revoke(seat="E", trick=4), "renonce E pli 4", "revoke E trick 4"),
        (Penalty(party="NS", points=-100), "pénalité NS -100", "penalty NS -100"),
        (ScoreRuling(score={"EW": 262, "NS": 0}), "décision NS 0 EO 262", "ruling NS 0 EW 262"),
        (Claim(seat="W"), "étalage O", "claim W"),
    ],
)
def test_arbiters_lines(ruling, french, english):
    assert write_deal(Deal(rulings=(ruling,)), "fr") == f"donne\n{french}\n"
    assert write_deal(Deal(rulings=(ruling,)), "en") == f"deal\n{english}\n"


@pytest.mark.parametrize(
    ("summary", "text"),
    [
        (Summary(points={"EW": 52, "NS": 110}), "bilan NS 110 EO 52"),
        (Summary(result="made"), "bilan fait"),
        (Summary(result="failed", tricks={"NS": 5, "EW": 3}), "bilan chuté plis NS 5 EO 3"),
        (Summary(points={"NS": 90}, belotes={"NS": 1, "EW": 2}), "bilan NS 90 belote NS 1 EO 2"),
        (Summary(belotes={"NS": 2}), "bilan belote NS 2"),
        (Summary(generale="N"), "bilan générale N"),
    ],
)
def test_summaries(summary, text):
    assert line_of(Deal(summary=summary), "bilan") == text


def test_the_halves_of_a_claimed_trick():
    winner = Trick(number=1, leader="W", cards=("HA",), winner="N")
    points = Trick(number=2, leader=None, cards=("HA", "H9"), points=25)
    lines = write_deal(Deal(tricks=(winner, points)), "fr").splitlines()
    assert lines[2:] == ["  1. O: ♥A  => N", "  2. ♥A ♥9  => 25"]


def test_quotation_marks_and_backslashes_of_a_tag_are_escaped():
    tags = (Tag(name="Game", value="contree"), Tag(name="Lieu dit", value="x"))
    with pytest.raises(UnreadableRecord):
        write_head(Match(game="contree", language="fr", tags=tags))
    tags = (*tags[:1], Tag(name="Salle", value='la "grande" \\ salle'))
    assert write_head(Match(game="contree", language="fr", tags=tags)).splitlines()[1] == (
        '[Salle "la \\"grande\\" \\\\ salle"]'
    )


def test_unknown_tags_come_last_in_their_order():
    tags = (Tag(name="Zèbre", value="1"), *reversed(TAGS), Tag(name="Arbitre", value="2"), Tag(name="North", value="A"))
    names = [line[1:].split()[0] for line in write_head(Match(game="contree", language="fr", tags=tags)).splitlines()]
    assert names == ["Jeu", "Règles", "Objectif", "Tournoi", "Table", "Nord", "Zèbre", "Arbitre"]


class TestComments:
    def deal(self, *comments):
        return write_deal(DEAL.model_copy(update={"comments": tuple(comments), "hands": None}), "fr").splitlines()

    def test_before_an_element_at_its_indent(self):
        lines = self.deal(Comment(text="à revoir", form="line", path="/tricks/3", place="before"))
        at = lines.index("  # à revoir")
        assert lines[at + 1].startswith("  4. E:")

    def test_behind_an_element_at_the_end_of_its_line(self):
        lines = self.deal(Comment(text=" net ", form="block", path="/auction/4", place="after"))
        assert "  O: passe  S: passe  E: passe  { net }" in lines

    def test_a_block_keeps_its_lines(self):
        lines = self.deal(Comment(text="un\n   deux", form="block", path="/tricks", place="before"))
        at = lines.index("{un")
        assert lines[at : at + 3] == ["{un", "   deux}", "plis"]

    def test_only_the_last_behind_a_line_may_run_to_its_end(self):
        both = [Comment(text=text, form="line", path="/header", place="after") for text in ("un", "deux")]
        assert self.deal(*both)[:2] == ["# un", "donne 1 donneur N  # deux"]

    def test_text_that_would_end_its_comment_becomes_lines(self):
        lines = self.deal(Comment(text="a } b\nc", form="block", path="/header", place="before"))
        assert lines[:3] == ["# a } b", "# c", "donne 1 donneur N"]

    def test_a_block_that_looks_like_a_deal_becomes_lines(self):
        lines = self.deal(Comment(text="vu\ndonne 2", form="block", path="/header", place="before"))
        assert lines[:2] == ["# vu", "# donne 2"]

    def test_an_anchor_that_is_not_there_gives_way_to_the_nearest(self):
        lines = self.deal(Comment(text="ici", form="line", path="/auction/6", place="before"))
        assert lines[lines.index("  # ici") + 1].startswith("  O: passe")
        assert self.deal(Comment(text="fin", form="line", path="/nowhere", place="after"))[-1] == "# fin"

    def test_what_ends_a_deal_stands_before_the_next(self):
        end = Comment(text="fin", form="line", path="/end", place="before")
        first, second = SHEET.model_copy(update={"comments": (end,)}), SHEET.model_copy(update={"number": 2})
        text = dumps(MATCH.model_copy(update={"deals": (first, second)}))
        assert "score NS 0 EO 287\n\n# fin\ndonne 2" in text


class TestWhatCannotBeWritten:
    @pytest.mark.parametrize(
        ("deal", "path"),
        [
            (Deal(number=4, hands=(Hand(seat="N", cards=("S7", None)),)), "/hands/0/cards/1"),
            (Deal(number=4, auction=(Call(seat="N", call=None),)), "/auction/0"),
            (Deal(number=4, contract=Contract(taker=None, bid="80H")), "/contract/taker"),
            (Deal(number=4, tricks=(Trick(number=1, leader="N", cards=(None,)),)), "/tricks/0/cards/0"),
            (Deal(number=4, summary=Summary(points={"NS": None})), "/summary/points/NS"),
            (Deal(number=4, rulings=(Penalty(party="NS", points=None),)), "/rulings/0/points"),
            (Deal(number=4, score={"NS": 1, "EW": None}), "/score/EW"),
        ],
    )
    def test_a_gap_is_refused_by_name(self, deal, path):
        with pytest.raises(UnreadableRecord) as refused:
            write_deal(deal, "fr")
        assert (refused.value.deal, refused.value.path) == (4, path)

    def test_a_problem_is_refused_with_its_code_and_a_warning_is_not(self):
        problem = Finding("S102", ("tricks", 2), {"text": "?", "expected": ["card"]})
        with pytest.raises(UnreadableRecord, match="S102") as refused:
            write_deal(Deal(number=4, problems=(problem,)), "fr")
        assert refused.value.path == "/tricks/2"
        mild = Finding("S102", (), problem.facts, severity=Severity.WARNING)
        assert write_deal(Deal(number=4, problems=(mild,)), "fr") == "donne 4\n"

    def test_a_match_of_no_known_game(self):
        with pytest.raises(UnreadableRecord):
            write_head(Match(game=None, language="fr"))

    def test_a_game_that_its_tag_denies(self):
        with pytest.raises(UnreadableRecord):
            write_head(Match(game="comptoir", language="fr", tags=TAGS))

    def test_a_file_that_was_not_read_to_its_end(self):
        with pytest.raises(UnreadableRecord):
            dumps(Document(matches=(MATCH,), problems=(Finding("S101", (), {}),)))

    def test_two_heads_without_a_deal_between_them(self):
        empty = MATCH.model_copy(update={"deals": ()})
        with pytest.raises(UnreadableRecord):
            dumps(Document(matches=(empty, MATCH)))


def test_writing_goes_deal_by_deal():
    pieces = list(write_items(items_of(Document(matches=(MATCH, COMPTOIR)))))
    assert len(pieces) == 4
    assert [piece.lstrip().split()[0] for piece in pieces] == ["#", "donne", "[Jeu", "donne"]


def test_a_missing_game_tag_is_added():
    assert write_head(Match(game="comptoir", language="en")) == '[Game "comptoir"]\n'


def test_hands_of_records_given_as_letters_are_all_symbols():
    assert "♠" in write_deal(Deal(hands=(hand("N", "A", "", "", ""),)), "en")
