"""Skeletons: records to fill in, with the comments that guide a referee through them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal

from referee.kernel.table import CONTREE_SEATS, comptoir_table
from referee.notation.writer import dumps
from referee.record.model import Call, Comment, Contract, Deal, Game, Hand, Language, Match, Party, Summary, Tag, Trick
from referee.skeletons.rules import rules_file
from referee.skeletons.table import table
from referee.skeletons.words import WORDS

__all__ = ["Kind", "skeleton"]

Kind = Literal["deal", "match", "sheet", "csv", "rules"]
"""A deal with its cards, a match of such deals, or a paper sheet without the cards: in BGN, or for a spreadsheet; or a file
of rules.
"""

_SIZE: Final[dict[Kind, int]] = {"deal": 1, "match": 2, "sheet": 3}
"""Deals of a skeleton in BGN."""


@dataclass(frozen=True, slots=True)
class _Form:
    """What a skeleton of a game is filled with.

    ``tricks``: how many a deal shows; ``players``: names of their tags; ``nothing``: a score in which nobody has any.
    """

    seats: tuple[str, ...]
    players: tuple[str, ...]
    target: str
    tricks: int
    contract: Contract
    summary: Summary
    nothing: dict[Party, int | None]


_PLAYERS: Final = comptoir_table(4).seats
_FORMS: Final[Mapping[Game, _Form]] = MappingProxyType(
    {
        "contree": _Form(
            seats=CONTREE_SEATS,
            players=("North", "West", "South", "East"),
            target="1000",
            tricks=8,
            contract=Contract(taker="N", bid="80H"),
            summary=Summary(points={"NS": 81, "EW": 81}),
            nothing={"NS": 0, "EW": 0},
        ),
        "comptoir": _Form(
            seats=_PLAYERS,
            players=_PLAYERS,
            target="6",
            tricks=5,
            contract=Contract(taker="P2", bid="30"),
            summary=Summary(points={"P2": 30}),
            nothing={"P1": 0, "P2": 0},
        ),
    }
)


def skeleton(kind: Kind, language: Language, game: Game = "contree") -> str:
    """Give a record to fill in: its canonical text, a sheet in CSV, or a file of rules.

    A record reads without a syntax error as it is, and is refused or contested until it is filled in: hands are empty, all
    pass, scores are 0.
    """
    if kind == "csv":
        return table(language, game)
    if kind == "rules":
        return rules_file(language, game)
    form = _FORMS[game]
    deals = [_sheet(form) if kind == "sheet" else _played(form) for _ in range(_SIZE[kind])]
    first = deals[0].model_copy(update={"number": 1, "dealer": form.seats[0]})
    guided = first.model_copy(update={"comments": tuple(_guide(first, language, game))})
    texts = WORDS[language]
    head = [*texts[kind], *texts["reading"], *texts[f"seats-{game}"]]
    comments = (*_above("/tags/0", head), *_above("/tags/2", texts["tags"]))
    numbered = (deal.model_copy(update={"number": number}) for number, deal in enumerate(deals[1:], 2))
    tags = (Tag(name="Game", value=game), *_tags(kind, form))
    return dumps(Match(game=game, language=language, tags=tags, deals=(guided, *numbered), comments=comments))


def _tags(kind: Kind, form: _Form) -> Iterator[Tag]:
    """Give the tags after that of the game, in canonical order."""
    yield Tag(name="Rules", value="seed")
    if kind != "deal":
        yield Tag(name="Target", value=form.target)
    yield from (Tag(name=name, value="") for name in ("Event", "Date", "Table", *form.players))


def _played(form: _Form) -> Deal:
    in_turn = (*form.seats[1:], form.seats[0])
    hands = tuple(Hand.model_validate({"seat": seat, "cards": ()}) for seat in in_turn)
    auction = tuple(Call.model_validate({"seat": seat, "call": "pass"}) for seat in in_turn)
    tricks = tuple(
        Trick.model_validate({"number": number, "leader": in_turn[0] if number == 1 else None, "cards": ()})
        for number in range(1, form.tricks + 1)
    )
    return Deal(hands=hands, auction=auction, tricks=tricks, score=form.nothing, total=form.nothing)


def _sheet(form: _Form) -> Deal:
    return Deal(contract=form.contract, summary=form.summary, score=form.nothing, total=form.nothing)


def _guide(deal: Deal, language: Language, game: Game) -> Iterator[Comment]:
    for part in ("hands", "auction", "contract", "tricks", "summary", "score", "total"):
        if getattr(deal, part) is not None:
            yield from _above(f"/{part}", WORDS[language][f"{part}-{game}"])


def _above(path: str, lines: "list[str] | tuple[str, ...]") -> Iterator[Comment]:
    yield from (Comment(text=line, form="line", path=path, place="before") for line in lines)
