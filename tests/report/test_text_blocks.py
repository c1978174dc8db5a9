"""A diagnostic as a block of text."""

from referee.diagnostics.model import Finding, Severity, Span
from referee.record.stream import NoSource
from referee.report.blocks import Colour, block, place
from referee.report.diagnose import diagnose


class Lines(NoSource):
    """A text of which one line is known."""

    def __init__(self, number, text):
        self.number = number
        self.text = text

    def line(self, number):
        return self.text if number == self.number else None


class Json(NoSource):
    """A document in JSON."""

    def pointer(self, path):
        return "/matches/0/deals/2/tricks/4/cards/2"


REVOKE = Finding(
    "J204",
    ("tricks", 4, "cards", 2),
    {"card": "D9", "led": "H", "legal": ["HK"]},
    trick=5,
    seat="N",
    span=Span(31, 16, 31, 18),
)
SOURCE = Lines(31, "  5. S: ♥10 ♥8 ♦9 ♥V\n")


def made(finding=REVOKE, source=SOURCE, language="fr", **more):
    return block("finale.bgn", diagnose(finding, source, 3, language), source, language, **more)


def test_what_where_why_and_what_was_legal_in_french():
    assert made(hand_line=12) == (
        "erreur J204 couleur non fournie: Nord joue ♦9 alors qu'il a encore du cœur\n"
        "  --> finale.bgn:31:16  (donne 3, pli 5)\n"
        "   |\n"
        "31 |   5. S: ♥10 ♥8 ♦9 ♥V\n"
        "   |                ^^ Nord a encore ♥R (mains, ligne 12)\n"
        "   = règle C-4.3: on fournit la couleur demandée si l'on en a\n"
        "   = cartes permises: ♥R\n"
        "   = à faire: si le pli est mal noté, corrigez-le; si la carte a été jouée ainsi, l'arbitre note la\n"
        "     renonce: renonce N pli 5\n"
    )


def test_what_where_why_and_what_was_legal_in_english():
    assert made(language="en") == (
        "error J204 suit not followed: North plays ♦9 while still holding a heart\n"
        "  --> finale.bgn:31:16  (deal 3, trick 5)\n"
        "   |\n"
        "31 |   5. S: ♥10 ♥8 ♦9 ♥V\n"
        "   |                ^^ North still holds ♥K\n"
        "   = rule C-4.3: one follows the suit led if one can\n"
        "   = legal cards: ♥K\n"
        "   = to do: if the trick is written wrongly, correct it; if the card was played so, the arbiter\n"
        "     notes the revoke: revoke N trick 5\n"
    )


def test_json_is_shown_by_its_pointer_and_the_label_becomes_a_line():
    finding = Finding("J204", facts=REVOKE.facts, trick=5, seat="N")
    assert made(finding, Json()) == (
        "erreur J204 couleur non fournie: Nord joue ♦9 alors qu'il a encore du cœur\n"
        " --> finale.bgn /matches/0/deals/2/tricks/4/cards/2  (donne 3, pli 5)\n"
        "  = Nord a encore ♥R\n"
        "  = règle C-4.3: on fournit la couleur demandée si l'on en a\n"
        "  = cartes permises: ♥R\n"
        "  = à faire: si le pli est mal noté, corrigez-le; si la carte a été jouée ainsi, l'arbitre note la\n"
        "    renonce: renonce N pli 5\n"
    )


def test_a_line_that_is_no_longer_known_is_left_out():
    text = made(source=Lines(1, "x"))
    assert "|" not in text
    assert "finale.bgn:31:16" in text
    assert "Nord a encore ♥R" in text


def test_a_span_over_several_lines_shows_the_first():
    finding = Finding("S102", facts={"text": "zut"}, span=Span(31, 3, 33, 2))
    assert "31 |   5. S: ♥10 ♥8 ♦9 ♥V\n   |   ^^^^^^^^^^^^^^^^^^\n" in made(finding)


def test_a_title_that_the_message_repeats_is_said_once():
    assert made(Finding("R107", span=Span(31, 1, 31, 2))).startswith("note R107 maldonne: rien n'est jugé")


def test_articles_of_the_notation_are_named_so():
    assert "= notation B-5: une carte" in made(Finding("S105", facts={"text": "zut"}))


def test_long_notes_are_wrapped_under_themselves():
    expected = ["card", "label", "lead", "result", "word", "summary", "ruling", "score", "total"]
    lines = made(Finding("S102", facts={"text": "zut", "expected": expected}, span=Span(31, 1, 31, 2))).splitlines()
    assert all(len(line) <= 100 for line in lines)
    at = next(number for number, line in enumerate(lines) if "attendu" in line)
    assert lines[at].startswith("   = attendu")
    assert lines[at + 1].startswith("     ")


def test_colour_only_when_asked_and_nothing_else_changes():
    import re

    plain, coloured = made(), made(colour=Colour.ALWAYS)
    assert "\x1b" not in plain
    assert "\x1b[1;31merreur J204\x1b[0m" in coloured
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == plain


def test_the_severity_of_the_finding_is_the_one_said():
    assert made(Finding("J204", facts=REVOKE.facts, seat="N", severity=Severity.NOTE)).startswith("note J204")


def test_a_file_alone_may_be_the_place():
    assert place("x.bgn", diagnose(Finding("N110"), NoSource(), None, "fr")) == "x.bgn"
