"""Hypothesis strategies of records: whatever a sheet may say and the notation can express, right or wrong."""

from hypothesis import strategies as st

from referee.kernel.calls import DENOMINATIONS
from referee.kernel.cards import CARD_CODES
from referee.record.layout import anchors, table_size
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

TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
SEATS = {"contree": ("N", "W", "S", "E"), "comptoir": ("P1", "P2", "P3", "P4")}
PARTIES = {"contree": ("NS", "EW"), "comptoir": ("P1", "P2", "P3", "P4")}
CARDS = st.sampled_from(CARD_CODES)
COUNT = st.integers(0, 300)
FIGURE = st.integers(-500, 2000)


def seats(game):
    return st.sampled_from(SEATS[game])


def figures(game, values=FIGURE, least=1):
    return st.dictionaries(st.sampled_from(PARTIES[game]), values, min_size=least)


def bids(game):
    if game == "comptoir":
        return st.integers(1, 200).map(str)
    heads = st.one_of(st.integers(80, 180).map(str), st.sampled_from(("capot", "generale")))
    return st.tuples(heads, st.sampled_from(DENOMINATIONS)).map("".join)


def calls(game):
    words = st.just("pass") if game == "comptoir" else st.sampled_from(("pass", "contre", "surcontre"))
    return st.builds(Call, seat=st.none() | seats(game), call=words | bids(game))


def hands(game):
    return st.lists(seats(game), min_size=1, max_size=4, unique=True).flatmap(
        lambda named: st.tuples(
            *(st.builds(Hand, seat=st.just(s), cards=st.lists(CARDS, min_size=1, max_size=9).map(tuple)) for s in named)
        )
    )


@st.composite
def tricks(draw, game, number):
    cards = tuple(draw(st.lists(CARDS, min_size=1, max_size=5)))
    words = st.sampled_from((None, None, None, "belote", "rebelote"))
    said = draw(st.just(()) | st.tuples(*(words for _ in cards)))
    written = draw(st.none() | st.just(number) | st.integers(1, 12))
    leader = draw(st.none() | seats(game))
    winner, points = draw(st.none() | seats(game)), draw(st.none() | COUNT)
    return Trick(number=written, leader=leader, cards=cards, said=said, winner=winner, points=points)


def trick_lists(game):
    return st.integers(1, 4).flatmap(lambda count: st.tuples(*(tricks(game, n + 1) for n in range(count))))


@st.composite
def summaries(draw, game):
    points = draw(st.none() | figures(game, COUNT))
    result = None if points else draw(st.none() | st.sampled_from(("made", "failed")))
    won = draw(st.none() | figures(game, st.integers(0, 8)))
    belotes = draw(st.none() | figures(game, st.integers(0, 4)))
    generale = draw(st.none() | seats(game))
    if not (points or result or won or belotes or generale):
        result = "made"
    return Summary(points=points, result=result, tricks=won, belotes=belotes, generale=generale)


def rulings(game):
    return st.lists(
        st.one_of(
            st.builds(Misdeal),
            st.builds(Dispute),
            st.builds(Revoke, seat=seats(game), trick=st.integers(1, 9)),
            st.builds(Penalty, party=st.sampled_from(PARTIES[game]), points=FIGURE),
            st.builds(ScoreRuling, score=figures(game)),
            st.builds(Claim, seat=seats(game)),
        ),
        max_size=3,
    ).map(tuple)


def comments(places):
    return st.lists(
        st.builds(
            Comment,
            text=TEXT | st.sampled_from(("a\nb", "x } y", "{", "\ndonne 3", '\n[Jeu "contrée"]', "# #", "\r\n")),
            form=st.sampled_from(("line", "block")),
            path=st.sampled_from(places),
            place=st.sampled_from(("before", "after")),
        ),
        max_size=4,
    ).map(tuple)


@st.composite
def deals(draw, game):
    def maybe(strategy):
        return draw(st.none() | strategy)

    deal = Deal(
        number=maybe(st.integers(0, 99)),
        dealer=maybe(seats(game)),
        hands=maybe(hands(game)),
        auction=maybe(st.lists(calls(game), min_size=1, max_size=9).map(tuple)),
        contract=maybe(
            st.builds(
                Contract,
                taker=seats(game),
                bid=bids(game),
                level=st.just(1) if game == "comptoir" else st.sampled_from((1, 2, 4)),
            )
        ),
        tricks=maybe(trick_lists(game)),
        summary=maybe(summaries(game)),
        rulings=draw(rulings(game)),
        score=maybe(figures(game)),
        total=maybe(figures(game)),
    )
    places = [place for players in (2, 3, 4) for place in anchors(deal, players)]
    return deal.model_copy(update={"comments": draw(comments(places))})


@st.composite
def matches(draw):
    game = draw(st.sampled_from(("contree", "comptoir")))
    names = st.sampled_from(("Rules", "Event", "Site", "Date", "Round", "Table")) | st.from_regex(
        r"[A-Za-zÀ-ÿ]\w{0,5}", fullmatch=True
    )
    known = {"jeu", "game", "p1", "p2", "p3", "p4", "j1", "j2", "j3", "j4", "bgn"}
    given_names = draw(st.lists(names, max_size=4, unique_by=str.casefold))
    values = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\r\n"), max_size=12)
    tags = [Tag(name=name, value=draw(values)) for name in given_names if name.casefold() not in known]
    tags.insert(draw(st.integers(0, len(tags))), Tag(name="Game", value=game))
    if game == "comptoir" and draw(st.booleans()):
        tags += [Tag(name=f"P{n}", value=draw(values)) for n in range(1, draw(st.integers(3, 5)))]
    own = tuple(draw(st.lists(deals(game), max_size=3)))
    places = [*(f"/tags/{number}" for number in range(len(tags))), "/end"]
    return Match(
        game=game,
        language=draw(st.sampled_from(("fr", "en"))),
        tags=tuple(tags),
        deals=own,
        comments=draw(comments(places)),
    )


def documents():
    return st.lists(matches(), min_size=1, max_size=2).map(lambda found: Document(matches=tuple(found)))


__all__ = ["deals", "documents", "matches", "table_size"]
