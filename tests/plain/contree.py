"""The plain referee of contrée: a deal judged by the articles of the ``seed`` rule set, word for word.

It knows complete records: no unreadable parts. Hands are given whole, or left out and rebuilt from the tricks.
"""

from collections.abc import Mapping, Sequence

from referee.record.model import Deal, Revoke, ScoreRuling

from .cards import PACK, SEATS, SIDES, next_seat, side_of
from .contree_auction import BIDS, contract_of, run_auction
from .contree_play import belotes, holder, play_duties, trick_points
from .contree_score import differs, is_made, penalised, settle
from .summary import read_summary
from .tricks import Cards, Play, TableRules, follow, rebuild
from .verdicts import Fault, PlainDeal

__all__ = ["hands_of", "judge_deal", "legal_cards", "table_rules"]

CARD_POINTS = 152
LAST_TRICK = 10
EIGHT_TRICKS = 100
ALONE = 350


def table_rules(dealer: str, denomination: str) -> TableRules:
    """Give the rules of the play of a deal."""
    return TableRules(
        seats=SEATS,
        first=next_seat(dealer, SEATS),
        count=8,
        duties=lambda hand, trick, seat: play_duties(hand, trick, denomination, seat),
        winner=lambda trick: holder(trick, denomination),
        points=lambda trick: trick_points(trick, denomination),
        holding="C-4.11",
        leading="C-4.1",
        dealing="C-1.5",
    )


def kinds_of_ruling(deal: Deal) -> set[str]:
    """Give the kinds of the arbiter's lines of a deal."""
    return {ruling.kind for ruling in deal.rulings}


def _hand_faults(deal: Deal) -> list[Fault]:
    """Check that the hands are four of eight cards and make the pack (C-1.3, C-1.5)."""
    hands = deal.hands or ()
    faults = []
    if sorted(hand.seat for hand in hands) != sorted(SEATS) or any(len(hand.cards) != 8 for hand in hands):
        faults.append(Fault("hands", articles=("C-1.5",)))
    if sorted(card or "" for hand in hands for card in hand.cards) != sorted(PACK):
        faults.append(Fault("hands", articles=("C-1.3", "C-1.5")))
    return faults


def _contract(deal: Deal, dealer: str, verdict: PlainDeal) -> None:
    """Find the contract, from the auction or as written."""
    plays = deal.tricks is not None or deal.summary is not None
    if deal.auction is not None and deal.contract is not None:
        verdict.faults.append(Fault("parts"))
    elif deal.contract is not None:
        taker, bid = deal.contract.taker or "", deal.contract.bid or ""
        if bid not in BIDS:
            verdict.faults.append(Fault("contract", what=bid, articles=("C-2.4", "C-2.5", "C-2.2")))
        else:
            verdict.contract = contract_of(taker, bid, deal.contract.level)
    elif deal.auction is not None:
        auction = run_auction(dealer, deal.auction)
        verdict.faults += auction.faults
        verdict.passed_out = auction.passed_out
        if auction.faults:
            return
        if auction.passed_out and plays:
            verdict.faults.append(Fault("parts"))
        elif auction.over or (auction.standing and (plays or "dispute" in kinds_of_ruling(deal))):
            verdict.contract = auction.contract
        elif plays:
            verdict.faults.append(Fault("parts"))
    elif plays:
        verdict.faults.append(Fault("parts"))


def _play(deal: Deal, dealer: str, verdict: PlainDeal) -> bool:
    """Follow the tricks, count points and belotes; tell whether the play is complete."""
    assert verdict.contract is not None
    assert deal.tricks is not None
    denomination = verdict.contract.denomination
    rules = table_rules(dealer, denomination)
    whole = True
    if deal.hands is not None:
        hands = {hand.seat: {card or "" for card in hand.cards} for hand in deal.hands}
    else:
        shown, whole = rebuild(deal.tricks, rules)
        hands = dict(shown)
    play = follow(deal.tricks, hands, rules, whole)
    counting, verdict.missed, words = belotes(hands, play.cards, denomination, whole)
    verdict.faults += play.faults + words
    verdict.broken = play.broken
    verdict.tricks = play.won
    verdict.wrong += _wrong_claims(deal, play)
    if play.complete and "claim" in kinds_of_ruling(deal):
        verdict.faults.append(Fault("claim", articles=("C-10.7",)))
    laid_down = "claim" in kinds_of_ruling(deal)
    if play.complete or (laid_down and not play.broken):
        _count(deal, verdict, play, counting)
        return True
    return False


def _unfounded(deal: Deal, verdict: PlainDeal) -> list[Fault]:
    """Give the revokes of the arbiter's lines that did not happen (C-10.4)."""
    proved = {(fault.seat, fault.place[0] + 1) for fault in verdict.faults if fault.kind == "duty"}
    revokes = [ruling for ruling in deal.rulings if isinstance(ruling, Revoke)]
    return [Fault("revoke", articles=("C-10.4",)) for ruling in revokes if (ruling.seat, ruling.trick) not in proved]


def _wrong_claims(deal: Deal, play: Play) -> list[tuple[str, int]]:
    """Give the claims of tricks that are false: winner, points of the four cards, number (one slip carried on is one)."""
    wrong = []
    written = 0
    for number, trick in enumerate(deal.tricks or ()):
        if number < len(play.won):
            if trick.winner is not None and trick.winner != play.won[number].winner:
                wrong.append(("winner", number))
            if trick.points is not None and trick.points != play.won[number].points:
                wrong.append(("points", number))
        if trick.number is not None and trick.number not in {number + 1, written + 1}:
            wrong.append(("number", number))
        written = trick.number or written + 1
    return wrong


def _count(deal: Deal, verdict: PlainDeal, play: Play, counting: list[tuple[str, str]]) -> None:
    """Count tricks, points (C-6) and belotes; a player who lays down gets the rest (C-10.7)."""
    assert verdict.contract is not None
    won = dict.fromkeys(SIDES, 0)
    points = dict.fromkeys(SIDES, 0)
    for trick in play.won:
        won[side_of(trick.winner)] += 1
        points[side_of(trick.winner)] += trick.points
    last = side_of(play.won[-1].winner) if play.won else None
    if not play.complete:
        claimer = next(ruling.seat for ruling in deal.rulings if ruling.kind == "claim")
        last = side_of(claimer or "")
        won[last] += 8 - len(play.won)
        points[last] += CARD_POINTS - sum(trick.points for trick in play.won)
    assert last is not None
    verdict.capot = won[last] == 8
    verdict.generale = verdict.capot and play.complete and len({trick.winner for trick in play.won}) == 1
    points[last] += ALONE if verdict.generale else EIGHT_TRICKS if verdict.capot else LAST_TRICK
    verdict.points = points
    verdict.tricks_won = won
    verdict.belotes = dict.fromkeys(SIDES, 0)
    for seat, _ in counting:
        verdict.belotes[side_of(seat)] += 20
    verdict.made = is_made(verdict.contract, points, verdict.belotes, won)


def judge_deal(deal: Deal, dealer: str) -> PlainDeal:
    """Judge a deal; ``dealer`` is who dealt it. Totals are left to the match."""
    verdict = PlainDeal()
    kinds = kinds_of_ruling(deal)
    if "misdeal" in kinds:
        _void(deal, verdict)
        return verdict
    if deal.hands is not None:
        verdict.faults += _hand_faults(deal)
    _contract(deal, dealer, verdict)
    if deal.tricks is not None and deal.summary is not None:
        verdict.faults.append(Fault("parts"))
    complete = False
    points: Mapping[str, int | None] = dict.fromkeys(SIDES)
    if verdict.contract and deal.tricks is not None and not any(f.kind == "hands" for f in verdict.faults):
        complete = _play(deal, dealer, verdict)
    elif verdict.contract and deal.summary is not None:
        complete = read_summary(deal.summary, verdict, is_made)
    if verdict.points is not None:
        points = verdict.points
    if "dispute" in kinds:
        if verdict.passed_out:
            verdict.faults.append(Fault("parts"))
        if verdict.contract is not None and deal.tricks is None and deal.summary is None:
            verdict.belotes = dict.fromkeys(SIDES, 0)
            points = dict.fromkeys(SIDES, 0)
            complete = True
        verdict.made = False if complete else None
    verdict.faults += _unfounded(deal, verdict)
    _conclude(deal, verdict, complete, points)
    return verdict


def _void(deal: Deal, verdict: PlainDeal) -> None:
    """Nobody scores but by penalties (C-2.7, C-10.3)."""
    verdict.score = penalised(dict.fromkeys(SIDES, 0), deal)
    if differs(deal.score, verdict.score):
        verdict.wrong.append(("score", 0))
    verdict.status = "contested" if verdict.wrong else "void"


def _conclude(deal: Deal, verdict: PlainDeal, complete: bool, points: Mapping[str, int | None]) -> None:
    """Set the score and the status."""
    ruling = next((ruling for ruling in deal.rulings if isinstance(ruling, ScoreRuling)), None)
    if ruling is not None:
        imposed = {side: ruling.score.get(side, 0) for side in SIDES}  # type: ignore[call-overload]
        verdict.score = penalised(imposed, deal)
        if differs(deal.score, verdict.score):
            verdict.wrong.append(("score", 0))
        verdict.status = "contested" if verdict.wrong else "partial"
        return
    if verdict.faults:
        verdict.status = "refused"
        return
    if verdict.passed_out:
        _void(deal, verdict)
        return
    if verdict.contract is None or not complete:
        verdict.status = "refused" if deal.score is not None else "unfinished"
        if deal.score is not None:
            verdict.faults.append(Fault("claim", articles=("C-10.1",)))
        return
    if verdict.made is not None and verdict.belotes is not None:
        score = settle(verdict.contract, verdict.made, points, verdict.belotes)
        verdict.score = penalised(score, deal)
    wrong_score = verdict.score is not None and differs(deal.score, verdict.score)
    if verdict.wrong or wrong_score:
        verdict.status = "contested"
    elif deal.score is None or deal.auction is None or deal.tricks is None or "claim" in kinds_of_ruling(deal):
        verdict.status = "partial"
    else:
        verdict.status = "verified"
    if wrong_score:
        verdict.wrong.append(("score", 0))


def hands_of(deal: Deal) -> dict[str, set[str]]:
    """Give the hands of a deal as sets."""
    return {hand.seat: {card for card in hand.cards if card} for hand in deal.hands or ()}


def legal_cards(hand: Sequence[str], trick: Cards, seat: str, denomination: str) -> set[str]:
    """Give the legal cards of a player."""
    return play_duties(set(hand), trick, denomination, seat)[0]
