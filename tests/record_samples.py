"""Records built by hand, as a reader would give them."""

from referee.kernel.cards import CARD_CODES
from referee.record.model import Call, Comment, Contract, Deal, Hand, Match, Summary, Tag, Trick

RANKS = {"A": "A", "10": "10", "R": "K", "D": "Q", "V": "J", "9": "9", "8": "8", "7": "7"}
SYMBOLS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}


def hand(seat: str, spades: str, hearts: str, diamonds: str, clubs: str) -> Hand:
    """A hand from its four suits in French ranks."""
    suits = zip("SHDC", (spades, hearts, diamonds, clubs), strict=True)
    return Hand(seat=seat, cards=tuple(suit + RANKS[rank] for suit, ranks in suits for rank in ranks.split()))


def trick(number: int, leader: str, cards: str, **claims: object) -> Trick:
    """A trick from French cards, ``belote`` and ``rebelote`` behind theirs."""
    found, said = [], []
    for word in cards.split():
        if word in ("belote", "rebelote"):
            said[-1] = word
        else:
            found.append(SYMBOLS[word[0]] + RANKS[word[1:]])
            said.append(None)
    assert set(found) <= set(CARD_CODES)
    return Trick(number=number, leader=leader, cards=tuple(found), said=tuple(said) if any(said) else (), **claims)


def calls(*texts: str) -> tuple[Call, ...]:
    """Calls from ``N 80H`` or ``80H``."""
    return tuple(Call(seat=text.split()[0] if " " in text else None, call=text.split()[-1]) for text in texts)


DEAL = Deal(
    number=1,
    dealer="N",
    hands=(
        hand("W", "A", "A 10 R D 7", "", "D 7"),
        hand("S", "R 9", "V 9", "V 7", "V 8"),
        hand("E", "10 D V", "8", "A 10 8", "10"),
        hand("N", "8 7", "", "R D 9", "A R 9"),
    ),
    auction=calls("W 80H", "S pass", "E 90H", "N contre", "W pass", "S pass", "E pass"),
    tricks=(
        trick(1, "W", "♥A ♥9 ♥8 ♣R"),
        trick(2, "S", "♣8 ♣10 ♣9 ♣D"),
        trick(3, "E", "♦A ♦9 ♠A ♦7"),
        trick(4, "E", "♠10 ♠7 ♥10 ♠9"),
        trick(5, "W", "♥D belote ♥V ♦10 ♠8"),
        trick(6, "S", "♣V ♦8 ♣A ♣7", winner="N", points=13),
        trick(7, "N", "♦D ♥R rebelote ♦V ♠D"),
        trick(8, "W", "♥7 ♠R ♠V ♦R"),
    ),
    score={"NS": 0, "EW": 287},
    total={"NS": 0, "EW": 287},
)
DEAL_TEXT = """\
donne 1 donneur N
mains
  O: ♠ A       ♥ A 10 R D 7  ♦ -       ♣ D 7
  S: ♠ R 9     ♥ V 9         ♦ V 7     ♣ V 8
  E: ♠ 10 D V  ♥ 8           ♦ A 10 8  ♣ 10
  N: ♠ 8 7     ♥ -           ♦ R D 9   ♣ A R 9
enchères
  O: 80♥    S: passe  E: 90♥    N: contre
  O: passe  S: passe  E: passe
plis
  1. O: ♥A ♥9 ♥8 ♣R
  2. S: ♣8 ♣10 ♣9 ♣D
  3. E: ♦A ♦9 ♠A ♦7
  4. E: ♠10 ♠7 ♥10 ♠9
  5. O: ♥D belote ♥V ♦10 ♠8
  6. S: ♣V ♦8 ♣A ♣7           => N 13
  7. N: ♦D ♥R rebelote ♦V ♠D
  8. O: ♥7 ♠R ♠V ♦R
"""
"""That deal in canonical French, as far as its last trick."""

TAGS = (
    Tag(name="Game", value="contrée"),
    Tag(name="Rules", value="seed"),
    Tag(name="Event", value="Open de printemps"),
    Tag(name="Table", value="12"),
    Tag(name="Target", value="1000"),
)
MATCH = Match(
    game="contree",
    language="fr",
    tags=TAGS,
    deals=(DEAL,),
    comments=(Comment(text="Finale, table 12", form="line", path="/tags/0", place="before"),),
)
SHEET = Deal(
    number=1,
    dealer="N",
    contract=Contract(taker="E", bid="90H", level=2),
    summary=Summary(points={"EW": 87}, belotes={"EW": 1}),
    score={"NS": 0, "EW": 287},
)
COMPTOIR = Match(
    game="comptoir",
    language="fr",
    tags=(Tag(name="Game", value="comptoir"), *(Tag(name=f"P{n}", value=f"joueur {n}") for n in (1, 2, 3))),
    deals=(
        Deal(
            number=1,
            dealer="P1",
            hands=(hand("P2", "A 10", "V", "", "9"), hand("P3", "R", "9 8", "", "D"), hand("P1", "7", "A", "V", "A")),
            auction=calls("P2 25", "P3 30", "P1 pass", "P2 41", "P3 pass", "P1 pass"),
            tricks=(
                trick(1, "P2", "♥V ♥9 ♥A"),
                trick(2, "P2", "♠A ♠R ♠7"),
                trick(3, "P2", "♠10 ♥8 ♦V"),
                trick(4, "P3", "♣D ♣A ♣9"),
            ),
            score={"P2": 1},
            total={"P2": 1},
        ),
    ),
)
