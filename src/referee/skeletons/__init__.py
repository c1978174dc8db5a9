"""Skeletons: records to fill in, with the comments that guide a referee through them."""

from collections.abc import Iterator
from typing import Final, Literal

from referee.kernel.table import CONTREE_SEATS, comptoir_table
from referee.notation.writer import dumps
from referee.record.model import Call, Comment, Contract, Deal, Game, Hand, Language, Match, Summary, Tag, Trick
from referee.skeletons.words import WORDS

__all__ = ["Kind", "skeleton"]

Kind = Literal["deal", "match", "sheet"]
"""A deal with its cards, a match of such deals, or a paper sheet without the cards."""

_SIZE: Final[dict[Kind, int]] = {"deal": 1, "match": 2, "sheet": 3}
_COMPTOIR_TRICKS: Final = 5
_CONTREE_TRICKS: Final = 8


def skeleton(kind: Kind, language: Language, game: Game = "contree") -> str:
    """Give the canonical text of a record to fill in.

    It reads without a syntax error as it is, and is refused or contested until it is filled in: hands are empty, all
    pass, scores are 0.
    """
    deals = [_sheet(game) if kind == "sheet" else _played(game) for _ in range(_SIZE[kind])]
    first = deals[0].model_copy(update={"number": 1, "dealer": "N" if game == "contree" else "P1"})
    guided = first.model_copy(update={"comments": tuple(_guide(first, language, game))})
    tags = tuple(_tags(kind, game))
    texts = WORDS[language]
    head = [*texts[kind], *texts["reading"], *texts[f"seats-{game}"]]
    comments = (*_above("/tags/0", head), *_above("/tags/2", texts["tags"]))
    numbered = (deal.model_copy(update={"number": number}) for number, deal in enumerate(deals[1:], 2))
    return dumps(Match(game=game, language=language, tags=tags, deals=(guided, *numbered), comments=comments))


def _tags(kind: Kind, game: Game) -> Iterator[Tag]:
    """Give the tags, in canonical order."""
    yield Tag(name="Game", value=game)
    yield Tag(name="Rules", value="seed")
    if kind != "deal":
        yield Tag(name="Target", value="1000" if game == "contree" else "6")
    yield from (Tag(name=name, value="") for name in ("Event", "Date", "Table"))
    players = ("North", "West", "South", "East") if game == "contree" else comptoir_table(4).seats
    yield from (Tag(name=name, value="") for name in players)


def _played(game: Game) -> Deal:
    seats = CONTREE_SEATS if game == "contree" else comptoir_table(4).seats
    in_turn = (*seats[1:], seats[0])
    count = _CONTREE_TRICKS if game == "contree" else _COMPTOIR_TRICKS
    hands = tuple(Hand.model_validate({"seat": seat, "cards": ()}) for seat in in_turn)
    auction = tuple(Call.model_validate({"seat": seat, "call": "pass"}) for seat in in_turn)
    tricks = tuple(
        Trick.model_validate({"number": number, "leader": in_turn[0] if number == 1 else None, "cards": ()})
        for number in range(1, count + 1)
    )
    return _claims(game).model_copy(update={"hands": hands, "auction": auction, "tricks": tricks})


def _sheet(game: Game) -> Deal:
    if game == "contree":
        contract, summary = Contract(taker="N", bid="80H"), Summary(points={"NS": 81, "EW": 81})
    else:
        contract, summary = Contract(taker="P2", bid="30"), Summary(points={"P2": 30})
    return _claims(game).model_copy(update={"contract": contract, "summary": summary})


def _claims(game: Game) -> Deal:
    """Give the claims of a deal, all 0."""
    if game == "contree":
        return Deal(score={"NS": 0, "EW": 0}, total={"NS": 0, "EW": 0})
    return Deal(score={"P1": 0, "P2": 0}, total={"P1": 0, "P2": 0})


def _guide(deal: Deal, language: Language, game: Game) -> Iterator[Comment]:
    for part in ("hands", "auction", "contract", "tricks", "summary", "score", "total"):
        if getattr(deal, part) is not None:
            yield from _above(f"/{part}", WORDS[language][f"{part}-{game}"])


def _above(path: str, lines: "list[str] | tuple[str, ...]") -> Iterator[Comment]:
    yield from (Comment(text=line, form="line", path=path, place="before") for line in lines)
