"""Hypothesis strategies: legal deals and matches, and records of any kind for round trips.

Deals are drawn by seed: the generators are deterministic, and what shrinks is the length of matches and the choice of
parts.
"""

from random import Random

from hypothesis import strategies as st

from referee.record.model import Comment, Contract, Deal, Document, Hand, Match, Summary, Tag

from .cards import SEATS, as_shown
from .damage import damaged
from .generate import contree_deal
from .generate_comptoir import comptoir_deal, comptoir_match
from .generate_match import contree_match, summarised
from .match import parties_of, seats_of

__all__ = [
    "comptoir_seats",
    "documents",
    "legal_comptoir_deals",
    "legal_contree_deals",
    "legal_matches",
    "records",
    "seeds",
]

seeds = st.integers(min_value=0, max_value=2**32)
languages = st.sampled_from(["fr", "en"])
comptoir_seats = st.integers(min_value=2, max_value=4).map(lambda count: [f"P{n}" for n in range(1, count + 1)])

_LETTERS = "abcdefghijklmnopqrstuvwxyzéèçœABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:;!?'()-=>♠♥♦♣"
_remarks = st.text(_LETTERS, max_size=30).map(lambda text: ("note " + text).strip())
_values = st.text(_LETTERS + '"\\#{}[]', max_size=20)
_UNKNOWN_TAGS = ["Buvette", "Salle", "Météo", "Xray"]
_FREE_TAGS = ["Event", "Site", "Date", "Round", "Table"]


@st.composite
def legal_contree_deals(draw: st.DrawFn) -> Deal:
    """A complete legal deal of contrée, every claim right."""
    return contree_deal(Random(draw(seeds)))


@st.composite
def legal_comptoir_deals(draw: st.DrawFn) -> tuple[Deal, list[str]]:
    """A complete legal deal of comptoir, every claim right, and its players."""
    players = draw(comptoir_seats)
    return comptoir_deal(Random(draw(seeds)), players), players


@st.composite
def legal_matches(draw: st.DrawFn) -> Match:
    """A match of either game in either language, every claim right."""
    random, language = Random(draw(seeds)), draw(languages)
    longest = draw(st.integers(min_value=1, max_value=6))
    if draw(st.booleans()):
        return contree_match(random, longest, language)
    return comptoir_match(random, longest, language)


def _figures(parties: list[str]) -> st.SearchStrategy[dict[str, int]]:
    return st.dictionaries(st.sampled_from(parties), st.integers(min_value=0, max_value=2000), min_size=1)


@st.composite
def _rulings(draw: st.DrawFn, parties: list[str], seats: list[str]) -> list[dict[str, object]]:
    """Any arbiter's lines."""
    kinds = st.one_of(
        st.just({"kind": "misdeal"}),
        st.just({"kind": "dispute"}),
        st.builds(
            lambda seat, trick: {"kind": "revoke", "seat": seat, "trick": trick},
            st.sampled_from(seats),
            st.integers(min_value=1, max_value=8),
        ),
        st.builds(
            lambda party, points: {"kind": "penalty", "party": party, "points": points},
            st.sampled_from(parties),
            st.integers(min_value=-200, max_value=200),
        ),
        _figures(parties).map(lambda score: {"kind": "ruling", "score": score}),
        st.sampled_from(seats).map(lambda seat: {"kind": "claim", "seat": seat}),
    )
    return draw(st.lists(kinds, max_size=3))


@st.composite
def _summary(draw: st.DrawFn, parties: list[str], seats: list[str]) -> Summary:
    """Any summary, at least one of its parts written."""
    summary = {
        "points": draw(st.none() | _figures(parties)),
        "result": draw(st.none() | st.sampled_from(["made", "failed"])),
        "tricks": draw(st.none() | _figures(parties)),
        "belotes": draw(st.none() | _figures(parties)),
        "generale": draw(st.none() | st.sampled_from(seats)),
    }
    if summary["points"] is not None:
        summary["result"] = None
    if all(part is None for part in summary.values()):
        summary["result"] = "made"
    return Summary.model_validate(summary)


def _elements(deal: Deal, players: int) -> list[str]:
    """Give the places of a deal at which comments may stand, in their order on the sheet."""
    found = ["/header"]
    if deal.hands:
        found += ["/hands", *(f"/hands/{place}" for place in range(len(deal.hands)))]
    if deal.auction:
        found += ["/auction", *(f"/auction/{place}" for place in range(0, len(deal.auction), players))]
    if deal.contract:
        found.append("/contract")
    if deal.tricks:
        found += ["/tricks", *(f"/tricks/{place}" for place in range(len(deal.tricks)))]
    if deal.summary:
        found.append("/summary")
    found += [f"/rulings/{place}" for place in range(len(deal.rulings))]
    return found + ["/score"] * bool(deal.score) + ["/total"] * bool(deal.total)


@st.composite
def _comments(draw: st.DrawFn, places: list[str]) -> tuple[Comment, ...]:
    """Comments at some of these places, in the order of the sheet: one before or after each, or both."""
    comments = []
    for path in sorted(set(draw(st.lists(st.sampled_from(places), max_size=4))), key=places.index):
        for place in draw(st.sampled_from([("before",), ("after",), ("before", "after")])):
            form = draw(st.sampled_from(["line", "block"]))
            comments.append(
                Comment.model_validate({"text": draw(_remarks), "form": form, "path": path, "place": place})
            )
    return tuple(comments)


def _hands_as_shown(deal: Deal) -> Deal:
    if deal.hands is None:
        return deal
    hands = [Hand(seat=hand.seat, cards=as_shown(card for card in hand.cards if card)) for hand in deal.hands]
    return deal.model_copy(update={"hands": tuple(hands)})


@st.composite
def _any_deal(draw: st.DrawFn, deal: Deal, first: bool, parties: list[str], seats: list[str]) -> Deal:
    """The deal as it is, damaged, or with other parts, and with comments: writable, whether it makes sense or not."""
    random = Random(draw(seeds))
    dealer = deal.dealer or seats[0]
    deal, _ = damaged(random, deal, seats, draw(st.integers(min_value=0, max_value=3)))
    form = draw(st.sampled_from(["as played", "contract", "summary", "sheet"]))
    changes: dict[str, object] = {}
    if form == "sheet" and seats == SEATS:
        deal = summarised(random, deal, dealer)
    if form in {"contract", "summary"}:
        bid = "80H" if seats == SEATS else "25"
        level = draw(st.sampled_from([1, 2, 4])) if seats == SEATS else 1
        contract = {"taker": draw(st.sampled_from(seats)), "bid": bid, "level": level}
        changes |= {"auction": None, "contract": Contract.model_validate(contract)}
    if form == "summary":
        changes |= {"tricks": None, "summary": draw(_summary(parties, seats))}
    if not first and draw(st.booleans()):
        changes |= {"number": None, "dealer": None}
    if draw(st.booleans()):
        changes["score"] = draw(_figures(parties))
    deal = _hands_as_shown(deal.model_copy(update=changes))
    if draw(st.booleans()):
        deal = Deal.model_validate({**dict(deal), "rulings": draw(_rulings(parties, seats))})
    return deal.model_copy(update={"comments": draw(_comments(_elements(deal, len(seats))))})


@st.composite
def records(draw: st.DrawFn) -> Match:
    """A record of any kind that can be written down: right or wrong, with comments, rulings and unknown tags."""
    match = draw(legal_matches())
    seats, parties = seats_of(match), parties_of(match)
    tags = [tag for tag in match.tags if tag.name not in _FREE_TAGS]
    names = draw(st.lists(st.sampled_from(_FREE_TAGS + _UNKNOWN_TAGS), unique=True, max_size=3))

    tags += [Tag(name=name, value=draw(_values)) for name in names]
    deals = tuple(draw(_any_deal(deal, place == 0, parties, seats)) for place, deal in enumerate(match.deals))
    comments = draw(_comments([f"/tags/{place}" for place in range(len(tags))]))
    return match.model_copy(update={"tags": tuple(tags), "deals": deals, "comments": comments})


@st.composite
def documents(draw: st.DrawFn) -> Document:
    """A document of several records."""
    return Document(matches=tuple(draw(st.lists(records(), min_size=1, max_size=3))))
