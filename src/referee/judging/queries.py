"""Questions without a record: which cards and calls are legal, what a deal scores."""

from collections.abc import Mapping, Sequence
from typing import get_args

from referee.engine.ladder import in_force
from referee.engine.match import Fold, MatchTerms
from referee.engine.trick import POWER, position
from referee.games.compose import seats_of
from referee.judging.known import GivenRules, in_game
from referee.judging.rulesets import Prepared, prepare
from referee.judging.verdicts import deal_verdict
from referee.kernel.calls import CONTRE, DENOMINATION_OF, SURCONTRE
from referee.kernel.cards import CARD_OF, codes, mask_of
from referee.kernel.table import Table
from referee.record.model import Call, Contract, Deal, Game, Summary
from referee.verdict.model import DealVerdict

__all__ = ["legal_calls", "legal_cards", "settle"]

LEVELS = {CONTRE: 2, SURCONTRE: 4}
MOST_PLAYERS = 4
FEWEST_PLAYERS = 2


def _prepared(rules: GivenRules, game: Game) -> Prepared:
    if game not in get_args(Game):
        msg = f"not a game: {game!r} (one of {', '.join(get_args(Game))})"
        raise ValueError(msg)
    try:
        return prepare(in_game(rules, game))
    except LookupError as unknown:
        raise ValueError(str(unknown)) from unknown


def _seats(prepared: Prepared, game: Game, players: int) -> Table:
    fewest = FEWEST_PLAYERS if game == "comptoir" else MOST_PLAYERS
    if players not in range(fewest, MOST_PLAYERS + 1):
        msg = (
            f"not a number of players of {game}: {players!r} ({' to '.join(map(str, sorted({fewest, MOST_PLAYERS})))})"
        )
        raise ValueError(msg)
    return seats_of(prepared.game, game, players)


def _card(code: str) -> int:
    if code not in CARD_OF:
        msg = f"not a card: {code!r} (a suit S H D C, then a rank A K Q J 10 9 8 7)"
        raise ValueError(msg)
    return CARD_OF[code]


def _seat(code: str, table: Table) -> int:
    if code not in table.seats:
        msg = f"not a seat at this table: {code!r} (one of {', '.join(table.seats)})"
        raise ValueError(msg)
    return table.number(code)


def legal_cards(
    hand: Sequence[str],
    trick: Sequence[tuple[str, str]],
    seat: str,
    denomination: str | None,
    rules: GivenRules = "seed",
    game: Game = "contree",
) -> list[str]:
    """Give the cards that a player may play (C-4, K-4), in the order ♠ ♥ ♦ ♣, strong to weak.

    ``hand``: codes of the cards still held, such as ``DQ``; ``trick``: the cards of the trick so far, as
    ``(seat, card)``; ``denomination``: ``S H D C NT AT``, or ``None`` in comptoir before the first lead; ``rules``: a name, a
    path, or a rule set. Raises ``ValueError`` for what is no card, seat, denomination or rule set.
    """
    prepared = _prepared(rules, game)
    table = seats_of(prepared.game, game, MOST_PLAYERS)
    held = mask_of([_card(code) for code in hand])
    player = _seat(seat, table)
    if denomination is not None and denomination not in DENOMINATION_OF:
        msg = f"not a denomination: {denomination!r} (one of {', '.join(DENOMINATION_OF)})"
        raise ValueError(msg)
    if not trick:
        return codes(held)
    cards = [(_seat(name, table), _card(code)) for name, code in trick]
    led = cards[0][1] >> 3
    number = led if denomination is None else DENOMINATION_OF[denomination]
    power = POWER[number][led]
    winner, best = max(cards, key=lambda played: power[played[1]])
    own = table.party_of[winner] == table.party_of[player]
    legal, _ = in_force(prepared.game.play.duties, position(number, led, best, held, own), held)
    return codes(legal)


def legal_calls(
    calls: Sequence[tuple[str | None, str]],
    dealer: str,
    rules: GivenRules = "seed",
    game: Game = "contree",
    players: int = MOST_PLAYERS,
) -> list[str]:
    """Give the calls open to the player after the last caller (C-2, K-2); empty when the auction is over.

    ``calls``: as ``(seat, call)``, the seat ``None`` for the next in turn; ``players``: in comptoir, 2 to 4. Without a maximum
    only the least bid of each denomination stands for the bids. Raises ``ValueError`` for what is no call, seat, game,
    rule set or number of players.
    """
    prepared = _prepared(rules, game)
    table = _seats(prepared, game, players)
    for seat, _ in calls:
        if seat is not None:
            _seat(seat, table)
    written = [Call(seat=seat, call=call) for seat, call in calls]  # type: ignore[arg-type]
    return prepared.game.legal_calls(written, table, _seat(dealer, table))


def _contract(text: str) -> Contract:
    taker, _, rest = text.strip().partition(" ")
    bid, _, level = rest.strip().partition(" ")
    if level and level not in LEVELS:
        msg = f"not a level: {level!r} (contre or surcontre)"
        raise ValueError(msg)
    return Contract(taker=taker, bid=bid, level=LEVELS.get(level, 1))  # type: ignore[arg-type]


def settle(  # noqa: PLR0913 (a sheet has as many parts)
    contract: str | Contract,
    points: Mapping[str, int] | None = None,
    *,
    belotes: Mapping[str, int] | None = None,
    tricks: Mapping[str, int] | None = None,
    generale: str | None = None,
    made: bool | None = None,
    rules: GivenRules = "seed",
    game: Game = "contree",
    players: int = MOST_PLAYERS,
) -> DealVerdict:
    """Score a deal from a summary, as a sheet with a ``bilan`` is scored (C-6 to C-8, K-5).

    ``contract``: ``"E 90H contre"``, in comptoir ``"P2 41"``, or a contract of the record; ``points`` of tricks, last
    trick in, belote out, one side's being enough; ``belotes``, ``tricks``: counts; ``made``: where no points are known.
    Returns the verdict: ``score``, ``terms``, ``made``, and ``status`` ``refused`` when the figures are impossible.
    Raises ``ValueError`` for what is no contract, party, game, rule set or number of players, ``TypeError`` for a contract
    that is neither a text nor one of the record, and for figures that stand under no party.
    """
    if not isinstance(contract, str | Contract):
        msg = f"a contract is a text such as 'E 90H', or one of the record, not {type(contract).__name__}"
        raise TypeError(msg)
    for name, figures in (("points", points), ("belotes", belotes), ("tricks", tricks)):
        if figures is not None and not isinstance(figures, Mapping):
            msg = f"{name} stand under their parties, as in {{'NS': 0}}, not {type(figures).__name__}"
            raise TypeError(msg)
    prepared = _prepared(rules, game)
    table = _seats(prepared, game, players)
    summary = Summary(
        points=dict(points) if points is not None else None,  # type: ignore[arg-type]
        result=None if made is None else "made" if made else "failed",
        tricks=dict(tricks) if tricks is not None else None,  # type: ignore[arg-type]
        belotes=dict(belotes) if belotes is not None else None,  # type: ignore[arg-type]
        generale=generale,  # type: ignore[arg-type]
    )
    written = _contract(contract) if isinstance(contract, str) else contract
    deal = Deal(number=1, dealer=table.seats[0], contract=written, summary=summary)  # type: ignore[arg-type]
    entry = Fold(prepared.game, table, MatchTerms()).deal(deal)
    return deal_verdict(game, prepared.game, deal, entry, table)
