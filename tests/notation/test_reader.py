"""Every word of the notation in both languages, and every way in which a file may come."""

import io
import tracemalloc

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from reader_samples import COMPTOIR, ENGLISH, FRENCH

from referee.notation import read, read_text
from referee.notation.decode import Text
from referee.notation.split import segments
from referee.record.model import Deal
from referee.record.stream import DealItem, FileEnd, MatchHead


def deals(text):
    """Give the deals of a text."""
    return [item.deal for item in read_text(text) if isinstance(item, DealItem)]


def deal(body, language="fr", game=None):
    """Give the one deal of a match, which must be read without a problem."""
    tag = {"fr": f'[Jeu "{game or "contrée"}"]\n', "en": f'[Game "{game or "contree"}"]\n'}[language]
    head = {"fr": "donne 1 donneur N\n", "en": "deal 1 dealer N\n"}[language]
    (found,) = deals(tag + head + body)
    assert found.problems == ()
    assert Deal.model_validate(found.model_dump()) == found
    return found


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("passe", "pass"), ("PASSE", "pass"), ("80♥", "80H"), ("80 ♥", "80H"), ("80\u2665\ufe0f", "80H"),
        ("80 c", "80H"), ("80C", "80H"), ("80P", "80S"), ("80k", "80D"), ("80 T", "80C"),
        ("80 coeur", "80H"), ("80 cœurs", "80H"), ("80 à cœur", "80H"), ("80 a coeur", "80H"),
        ("80 a\u0300 cœur", "80H"), ("90 pique", "90S"), ("90 piques", "90S"), ("90 carreau", "90D"),
        ("90 carreaux", "90D"), ("90 trèfle", "90C"), ("90 trefles", "90C"), ("90 tre\u0300fle", "90C"),
        ("110 SA", "110NT"), ("110sa", "110NT"), ("110 sans atout", "110NT"), ("110 TA", "110AT"),
        ("110 tout atout", "110AT"), ("capot ♠", "capotS"), ("Capot à pique", "capotS"), ("capot TA", "capotAT"),
        ("générale SA", "generaleNT"), ("generale ♦", "generaleD"), ("contre", "contre"), ("coinche", "contre"),
        ("je contre", "contre"), ("X", "contre"), ("x", "contre"), ("surcontre", "surcontre"),
        ("surcoinche", "surcontre"), ("XX", "surcontre"),
    ],
)  # fmt: skip
def test_calls_in_french(written, code) -> None:
    """Every word for a call, in any case, with or without accents."""
    assert deal(f"enchères O: {written} S: passe").auction[0].call == code


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("pass", "pass"), ("80♥", "80H"), ("80 H", "80H"), ("80s", "80S"), ("80 hearts", "80H"), ("80 spade", "80S"),
        ("80 diamonds", "80D"), ("80 club", "80C"), ("110 NT", "110NT"), ("110 no trump", "110NT"),
        ("110 no trumps", "110NT"), ("110 AT", "110AT"), ("110 all trumps", "110AT"), ("110 all trump", "110AT"),
        ("capot ♠", "capotS"), ("generale NT", "generaleNT"), ("générale NT", "generaleNT"), ("contre", "contre"),
        ("coinche", "contre"), ("double", "contre"), ("X", "contre"), ("redouble", "surcontre"),
        ("surcontre", "surcontre"), ("surcoinche", "surcontre"), ("XX", "surcontre"),
    ],
)  # fmt: skip
def test_calls_in_english(written, code) -> None:
    """Every word for a call, in any case."""
    assert deal(f"auction W: {written} S: pass", "en").auction[0].call == code


@pytest.mark.parametrize(
    ("language", "cards", "codes"),
    [
        ("fr", "♠A ♥10 ♦R ♣D", ("SA", "H10", "DK", "CQ")),
        ("fr", "pv C9 k8 T7", ("SJ", "H9", "D8", "C7")),
        ("fr", "KD KR PA P10", ("DQ", "DK", "SA", "S10")),
        ("en", "♠A ♥T ♦K ♣Q", ("SA", "H10", "DK", "CQ")),
        ("en", "sj H9 d10 C7", ("SJ", "H9", "D10", "C7")),
        ("en", "CJ DT DK SA", ("CJ", "D10", "DK", "SA")),
    ],
)
def test_cards(language, cards, codes) -> None:
    """Suits as symbols or letters, ranks as letters, in any case."""
    keyword, leader = ("plis", "O") if language == "fr" else ("tricks", "W")
    trick = deal(f"{keyword} 1. {leader}: {cards}", language).tricks[0]
    assert trick.cards == codes
    assert (trick.number, trick.leader) == (1, "W")


@pytest.mark.parametrize(
    "written",
    [
        "♠ A R 7 ♥ - ♦ 10 9 ♣ V",
        "♠AR7 ♦109 ♣V",
        "P A R 7, K 10 9; T V",
        "PAR7 C- K109 TV",
        "\u2660\ufe0fA R\u00a07 ♦9 10 ♣V",
    ],
)
def test_hands(written) -> None:
    """Spaces are free, a void is left out or a dash, and the record holds the cards in display order."""
    assert deal(f"mains O: {written}").hands[0].cards == ("SA", "SK", "S7", "D10", "D9", "CJ")


def test_every_part_of_a_deal_in_french() -> None:
    """One deal with each keyword that can stand in it."""
    found = deal(
        "contrat E 90♥ contre bilan NS 75 EO 87 fait plis NS 3 EO 5 belote NS 1 EO générale N\n"
        "maldonne litige renonce E pli 4 pénalité NS -100 décision NS 0 EO 262 étalage S score NS 0 EO 287 total NS 1 EO 2"
    )
    assert found.contract.model_dump() == {"taker": "E", "bid": "90H", "level": 2}
    assert found.summary.model_dump() == {
        "points": {"NS": 75, "EW": 87},
        "result": "made",
        "tricks": {"NS": 3, "EW": 5},
        "belotes": {"NS": 1, "EW": 1},
        "generale": "N",
    }
    assert [ruling.kind for ruling in found.rulings] == ["misdeal", "dispute", "revoke", "penalty", "ruling", "claim"]
    assert found.rulings[2].model_dump() == {"kind": "revoke", "seat": "E", "trick": 4}
    assert found.rulings[3].points == -100
    assert found.rulings[4].score == {"NS": 0, "EW": 262}
    assert found.score == {"NS": 0, "EW": 287}
    assert found.total == {"NS": 1, "EW": 2}


def test_every_part_of_a_deal_in_english() -> None:
    """The same in English; both languages give the same record."""
    french = deal(
        "contrat O capot ♠ surcontre bilan chuté plis NS 3 EO 5 maldonne litige renonce E pli 4 pénalité NS 160 "
        "décision EO 262 étalage O score NS 0 total EO 2"
    )
    english = deal(
        "contract W capot ♠ redouble summary failed tricks NS 3 EW 5 misdeal dispute revoke E trick 4 penalty NS 160 "
        "ruling EW 262 claim W score NS 0 total EW 2",
        "en",
    )
    assert english == french


def test_a_trick_with_all_that_can_be_said_of_it() -> None:
    """Words, winner and points, each where it stands."""
    trick = deal("plis 6. S: ♣V ♥D belote ♣A rebelote ♣7 => N 13").tricks[0]
    assert trick.said == (None, "belote", "rebelote", None)
    assert (trick.winner, trick.points) == ("N", 13)
    assert deal("plis 6. ♣V => 13").tricks[0].points == 13
    assert deal("plis O: ♣V => N\n 2. ♣A").tricks[0].winner == "N"


def test_comptoir() -> None:
    """Players, bids that are plain numbers, scores by player."""
    (found,) = deals(COMPTOIR)
    assert found.problems == ()
    assert found.dealer == "P1"
    assert [call.call for call in found.auction] == ["25", "30", "pass", "41", "pass", "pass"]
    assert found.tricks[0].cards == ("HJ", "H9", "HA")
    assert found.score == {"P2": 1}


@pytest.mark.parametrize(
    ("written", "name"),
    [("Règles", "Rules"), ("REGLES", "Rules"), ("Re\u0300gles", "Rules"), ("Rules", "Rules"), ("Tournoi", "Event"),
     ("Lieu", "Site"), ("Ronde", "Round"), ("Nord", "North"), ("J1", "P1"), ("Donnes", "Deals"), ("Sponsor", "Sponsor")],
)  # fmt: skip
def test_tag_names(written, name) -> None:
    """Known tags in both languages; an unknown one keeps its name."""
    head = next(read_text(f'[Jeu "Contree"]\n[{written} "7"]\n'))
    assert (head.match.tags[1].name, head.match.tags[1].value) == (name, "7")
    assert head.match.problems == ()


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ('"a \\"b\\" \\\\ c"', 'a "b" \\ c'),
        ("“a”", "a"),
        ("«\u00a0a\u00a0»", "a"),
        ('"« a »"', "« a »"),
        ('"a # {b} [c]"', "a # {b} [c]"),
    ],
)
def test_tag_values(written, value) -> None:
    """Escapes are resolved, typographic quotes delimit too, and nothing inside is a comment."""
    assert next(read_text(f'[Jeu "contrée"][Lieu {written}]')).match.tag("Site") == value


def test_matches_in_two_languages_and_deals_without_a_match() -> None:
    """The game tag decides; without one each deal is read by its own keywords, and that is said once."""
    items = list(read_text("deal 1 dealer N\nscore EW 1\n" + "donne 2\nscore EO 2\n" + FRENCH + ENGLISH))
    heads = [item.match for item in items if isinstance(item, MatchHead)]
    assert [(head.game, head.language) for head in heads] == [(None, "en"), ("contree", "fr"), ("contree", "en")]
    assert [problem.code for problem in heads[0].problems] == ["N102"]
    assert [item.deal.score for item in items if isinstance(item, DealItem)][:2] == [{"EW": 1}, {"EW": 2}]
    assert list(read_text("rien"))[-1].problems[0].code == "N110"
    assert list(read_text(""))[-1].problems[0].code == "N110"


@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_encodings_and_line_ends(encoding, newline) -> None:
    """Byte order marks are seen, and any line end ends a line."""
    data = FRENCH.replace("\n", newline).encode(encoding)
    assert records(read(io.BytesIO(data))) == records(read_text(FRENCH))


def test_an_encoding_that_is_named() -> None:
    """Old files are read when the encoding is told, and each bad byte is placed when it is not."""
    text = "donne 1 donneur N\nenchères N: 80C\n# été\nscore NS 1\n"
    data = ('[Jeu "contrée"]\n' + text).encode("cp1252")
    assert [item.deal.problems for item in read(io.BytesIO(data), "cp1252") if isinstance(item, DealItem)] == [()]
    head, item, _ = read(io.BytesIO(data))
    assert [problem.code for problem in head.match.problems] == ["S101"]
    bad = item.deal.problems[0]
    assert (bad.code, dict(bad.facts)) == ("S101", {"byte": "0xE8", "encoding": "utf-8", "count": 3})
    assert (bad.span.line, bad.span.column) == (3, 5)
    with pytest.raises(LookupError):
        read(io.BytesIO(b""), "no-such-encoding")


def records(items):
    """Give what items hold, with the places of their parts."""
    found = []
    for item in items:
        match item:
            case MatchHead(match=opened, source=source):
                found.append((opened.model_dump(), source.span(("tags", 1))))
            case DealItem(deal=one, source=source):
                span = source.span(("tricks", 0, "cards", 1))
                found.append((one.model_dump(), span, span and source.line(span.line), source.span(("score", "EW"))))
            case FileEnd(problems=problems):
                found.append(problems)
    return found


LONG = (
    "# début\n" + FRENCH + "# avant la suite {\n{bloc\nde deux lignes} # encore\n" + ENGLISH + COMPTOIR + "plop # fin\n"
)


@pytest.mark.parametrize("block", [1, 2, 3, 7, 64, 1000])
def test_cuts_do_not_depend_on_blocks(block) -> None:
    """The same segments whatever the size of the blocks in which a file comes."""

    def cut(size):
        text = Text(io.BytesIO(LONG.encode()), None, size)
        return list(segments(text.read))

    assert cut(block) == cut(1 << 20)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_reading_never_fails(data) -> None:
    """Whatever is cut out of a good record or put into it, reading gives items and never raises."""
    start = data.draw(st.integers(0, len(LONG)))
    length = data.draw(st.integers(0, 40))
    junk = data.draw(st.text(alphabet='♠♥AR10{}[]"#:=>-N OEKT\n\\é\ud7ff\u0301', max_size=8))
    text = LONG[:start] + junk + LONG[start + length :]
    for item in read_text(text):
        if isinstance(item, DealItem):
            Deal.model_validate(item.deal.model_dump())
            for problem in item.deal.problems:
                assert problem.span is not None


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 21), st.data())
def test_a_damaged_line_hurts_no_other_deal(row, data) -> None:
    """Without any one line, or any one word, of a deal the deals around it are read as before."""
    body = FRENCH.split("\n\n", 1)[1]
    lines = body.rstrip("\n").split("\n")
    row = row % (len(lines) - 1) + 1
    words = lines[row].split()
    gone = data.draw(st.integers(-1, len(words) - 1))
    lines[row] = "" if gone < 0 else " ".join(words[:gone] + words[gone + 1 :])
    text = FRENCH + "\n" + "\n".join(lines) + "\n\n" + body
    found = deals(text)
    (whole,) = deals(FRENCH)
    assert len(found) == 3
    assert found[0] == found[2] == whole
    assert len(found[1].problems) <= 1


def test_memory_does_not_grow_with_the_file() -> None:
    """A file of many deals is read in the memory of a few."""
    body = ("\n" + FRENCH.split("\n\n", 1)[1]).encode()

    class Endless(io.RawIOBase):
        def __init__(self, count):
            self.left, self.first = count, True

        def read(self, size=-1):
            if self.first:
                self.first = False
                return b'[Jeu "contr\xc3\xa9e"]\n'[:size] if size > 20 else self._reset()
            self.left -= 1
            return body if self.left >= 0 else b""

        def _reset(self):
            return b'[Jeu "contree"]\n'

    def peak(count):
        tracemalloc.start()
        seen = sum(isinstance(item, DealItem) for item in read(Endless(count)))
        size = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        assert seen == count
        return size

    peak(10)
    assert peak(400) < 2 * peak(100) + 200_000
