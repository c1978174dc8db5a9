"""Whatever the layout a record was typed in, formatting keeps what it says and every comment in its order."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from referee.notation import read_text
from referee.notation.canonical import canonical
from referee.notation.writer import dumps
from referee.record.document import document_of

TAGS = ['[Jeu "contrée"]', '[Règles "seed"]', '[Table "12"]', '[Nord "Anne"]', '[Arbitre "moi"]']
HANDS = (
    "mains O: ♠ A ♥ A 10 R D 7 ♦ - ♣ D 7 S: ♠ R 9 ♥ V 9 ♦ V 7 ♣ V 8 "
    "E: ♠ 10 D V ♥ 8 ♦ A 10 8 ♣ 10 N: ♠ 8 7 ♥ - ♦ R D 9 ♣ A R 9"
)
AUCTION = "enchères O: 80♥ S: passe E: 90♥ N: contre O: passe S: passe E: passe"
PLAY = "plis 1. O: ♥A ♥9 ♥8 ♣R 2. S: ♣8 ♣10 ♣9 ♣D => O 13 renonce E pli 4"
DEALS = [
    ("donne 1 donneur N", f"{HANDS} {AUCTION} {PLAY} score NS 0 EO 287 total NS 0 EO 287"),
    ("donne 2", "contrat E 90♥ contre bilan EO 87 belote EO pénalité NS -100 décision NS 0 EO 1"),
    ("donne", "enchères passe passe passe passe"),
]
BLANK = st.sampled_from((" ", "\n", "\n\n", "  ", "\t", " \n "))
COMMENT = st.sampled_from(
    (" # un\n", "\n# deux\n", " {trois} ", "\n{quatre}\n", " {cinq\n  six} ", "\n{sept\nhuit}", "#\n", "{}")
)
GAPS = st.one_of(BLANK, BLANK, BLANK, st.tuples(BLANK, COMMENT, BLANK).map("".join))
EXAMPLES = settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))


@st.composite
def typed(draw):
    text = draw(st.sampled_from(("", "# titre\n", "{bloc} ", "\n\n")))
    for tag in TAGS:
        text += tag + draw(GAPS)
    for header, words in DEALS[: draw(st.integers(1, 3))]:
        for word in (header, *words.split()):
            text += word + draw(GAPS)
    return text


def comments(document):
    return [
        comment.text.split()
        for match in document.matches
        for part in (match, *match.deals)
        for comment in part.comments
    ]


@EXAMPLES
@given(typed())
def test_the_canonical_text_says_the_same_with_every_comment_in_its_order(text):
    before = document_of(read_text(text))
    assert not [problem for match in before.matches for deal in match.deals for problem in deal.problems]
    written = dumps(before)
    after = document_of(read_text(written))
    assert comments(after) == comments(before)
    assert [canonical(match) for match in after.matches] == [canonical(match) for match in before.matches]
    assert dumps(after) == written
