"""From the engine's outcome to the verdict that the JSON interface prints."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from typing import Any, Final

from referee.diagnostics.model import Status
from referee.engine.game import Game as EngineGame
from referee.engine.match import Entry
from referee.engine.tally import Tally
from referee.kernel.calls import DENOMINATIONS
from referee.kernel.points import Amount
from referee.kernel.table import Table
from referee.record.model import Deal, Game, Seat
from referee.record.trusted import trusted
from referee.verdict.model import (
    Claims,
    ComptoirBeloteDeal,
    ComptoirContract,
    ComptoirDeal,
    ContreeContract,
    ContreeDeal,
    DealVerdict,
    Points,
    TrickVerdict,
)

__all__ = ["claims_of", "contract_of", "deal_verdict", "scores_of", "terms_of", "unjudged"]


def _number(amount: Amount) -> Points:
    """Give a number as the interface has it: an integer, or an exact fraction as text."""
    return int(amount) if amount == int(amount) else str(amount)


def scores_of(table: Table, values: Sequence[Any]) -> dict[Any, Any]:
    """Give figures under the codes of their parties."""
    return dict(zip(table.parties, values, strict=True))


def claims_of(deal: Deal, table: Table) -> Claims:
    """Give what a deal claims, whole: a party that a claim does not name has its figure too."""

    def whole(claim: Any) -> Any:
        return None if not claim else {party: claim.get(party, table.unnamed) for party in table.parties}

    return trusted(Claims, score=whole(deal.score), total=whole(deal.total))


@cache
def _trick(leader: Seat, winner: Seat, points: int) -> TrickVerdict:
    """Give the verdict on a trick: there are some hundreds, and most of what a verdict is made of."""
    return trusted(TrickVerdict, leader=leader, winner=winner, points=points)


def _shared(deal: Deal, entry: Entry, table: Table) -> dict[str, Any]:
    """Give what the verdicts of both games say."""
    outcome = entry.outcome
    tally = outcome.tally
    play = outcome.play
    known = tally is not None and outcome.status is not Status.UNFINISHED
    counted = tally if known else None
    judged = outcome.score is not None and outcome.status not in (Status.REFUSED, Status.UNFINISHED)
    seats = table.seats
    return {
        "number": entry.number,
        "dealer": None if entry.dealer is None else seats[entry.dealer],
        "status": outcome.status,
        "tricks": tuple(
            _trick(seats[done.leader], seats[done.winner], done.points)
            for done in (play.tricks if play is not None else ())
        ),
        "points": None
        if counted is None
        else scores_of(table, [None if own is None else _number(own) for own in counted.points]),
        "tricks_won": None if counted is None else scores_of(table, counted.tricks),
        "made": outcome.made if judged else None,
        "score": scores_of(table, outcome.score) if judged and outcome.score is not None else None,
        "terms": terms_of(table, outcome.terms if judged else ((),) * len(table.parties)),
        "total": scores_of(table, entry.total),
        "claims": claims_of(deal, table),
        "diagnostics": (),
    }


def terms_of(table: Table, terms: Sequence[Sequence[tuple[str, Amount]]]) -> dict[Any, tuple[tuple[str, Points], ...]]:
    """Give the terms of each party's score."""
    return scores_of(table, [tuple((name, _number(worth)) for name, worth in own) for own in terms])


def contract_of(name: Game, entry: Entry, table: Table) -> ContreeContract | ComptoirContract | None:
    """Give the contract of a deal."""
    return _CONTRACTS[name](entry, table)


def deal_verdict(name: Game, game: EngineGame, deal: Deal, entry: Entry, table: Table) -> DealVerdict:
    """Give the verdict on a deal, without its diagnostics."""
    return _VERDICTS[name](game, entry, table, _shared(deal, entry, table))


def _comptoir(game: EngineGame, entry: Entry, table: Table, shared: dict[str, Any]) -> DealVerdict:
    contract = _comptoir_contract(entry, table)
    if game.play.belote is None:
        return trusted(ComptoirDeal, **shared, contract=contract)
    tally = entry.outcome.tally
    belotes = None if tally is None or shared["points"] is None else scores_of(table, tally.belotes)
    return trusted(ComptoirBeloteDeal, **shared, contract=contract, belotes=belotes)


def _contree(game: EngineGame, entry: Entry, table: Table, shared: dict[str, Any]) -> DealVerdict:
    tally = entry.outcome.tally
    counted = shared["points"] is not None and tally is not None
    told = tally is not None and (None not in tally.tricks or (game.last_trick.tells and None not in tally.points))
    sweeps = counted and tally is not None and (tally.swept is not None or told)
    return trusted(
        ContreeDeal,
        **shared,
        contract=_contree_contract(entry, table),
        belotes=scores_of(table, tally.belotes) if counted and tally is not None else None,
        capot=tally.swept is not None if sweeps and tally is not None else None,
        generale=_alone(tally) if sweeps and tally is not None else None,
    )


def _alone(tally: Tally) -> bool | None:
    """Say whether one player won every trick; ``None`` when the record does not tell (C-6.3)."""
    if tally.soloist is not None:
        return True
    return False if tally.swept is None or tally.shared else None


def _contree_contract(entry: Entry, table: Table) -> ContreeContract | None:
    contract = entry.outcome.contract
    if contract is None:
        return None
    bid = contract.bid
    return trusted(
        ContreeContract,
        taker=table.seats[contract.taker],
        side=table.parties[table.party_of[contract.taker]],
        bid=bid.code,
        value=contract.value,
        capot=bid.kind == "capot",
        generale=bid.kind == "generale",
        denomination=bid.denomination,
        level=contract.level,
    )


def _comptoir_contract(entry: Entry, table: Table) -> ComptoirContract | None:
    contract, play = entry.outcome.contract, entry.outcome.play
    if contract is None:
        return None
    trump = None if play is None or play.denomination is None else DENOMINATIONS[play.denomination]
    return trusted(
        ComptoirContract,
        taker=table.seats[contract.taker],
        bid=contract.bid.code,
        value=contract.value,
        denomination=trump,
    )


_CONTRACTS: Final[Mapping[Game, Callable[[Entry, Table], ContreeContract | ComptoirContract | None]]] = {
    "contree": _contree_contract,
    "comptoir": _comptoir_contract,
}
_VERDICTS: Final[Mapping[Game, Callable[[EngineGame, Entry, Table, dict[str, Any]], DealVerdict]]] = {
    "contree": _contree,
    "comptoir": _comptoir,
}
_UNJUDGED: Final[Mapping[Game, Callable[..., DealVerdict]]] = {
    "contree": partial(trusted, ContreeDeal, belotes=None, capot=None, generale=None),
    "comptoir": partial(trusted, ComptoirDeal),
}


def unjudged(deal: Deal, name: Game, table: Table) -> DealVerdict:
    """Give the verdict on a deal of a match whose game or rule set is not known: refused, nothing judged."""
    shared: dict[str, Any] = {
        "number": deal.number,
        "dealer": deal.dealer,
        "status": Status.REFUSED,
        "tricks": (),
        "points": None,
        "tricks_won": None,
        "made": None,
        "score": None,
        "terms": scores_of(table, [()] * len(table.parties)),
        "total": scores_of(table, [None] * len(table.parties)),
        "claims": claims_of(deal, table),
        "diagnostics": (),
        "contract": None,
    }
    return _UNJUDGED[name](**shared)
