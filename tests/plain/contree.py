"""The plain referee of contrée: a deal judged by the articles, word for word, with the values of a rule set.

It knows complete records: no unreadable parts. Hands are given whole, or left out and rebuilt from the tricks.
"""

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import floor

from referee.record.model import Deal, Revoke, ScoreRuling

from .book import SEED, Book
from .cards import ALL_TRUMPS, NO_TRUMP, PACK, SEATS, SIDES, next_seat, other_side, points_of, side_of
from .contree_auction import allowed, can_be_doubled, contract_of, run_auction
from .contree_play import belotes, holder, play_duties, trick_points
from .contree_score import Count, differs, held_points, outcome, penalised, settle
from .summary import read_summary
from .tricks import Cards, Play, TableRules, follow, rebuild
from .verdicts import Amount, Fault, PlainContract, PlainDeal

__all__ = ["hands_of", "judge_deal", "legal_cards", "scaled", "table_rules"]


Finish = Callable[[PlainDeal], None]


def table_rules(dealer: str, contract: PlainContract, book: Book) -> TableRules:
    """Give the rules of the play of a deal."""
    denomination = contract.denomination
    return TableRules(
        seats=book.seats,
        first=contract.taker if book["first_leader"] == "taker" else next_seat(dealer, book.seats),
        count=8,
        duties=lambda hand, trick, seat: play_duties(hand, trick, denomination, seat, book),
        winner=lambda trick: holder(trick, denomination),
        points=lambda trick: trick_points(trick, denomination, book),
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


def _contract(deal: Deal, dealer: str, verdict: PlainDeal, book: Book) -> None:
    """Find the contract, from the auction or as written."""
    plays = deal.tricks is not None or deal.summary is not None
    if deal.auction is not None and deal.contract is not None:
        verdict.faults.append(Fault("parts"))
    elif deal.contract is not None:
        taker, bid = deal.contract.taker or "", deal.contract.bid or ""
        if not allowed(bid, book) or (deal.contract.level > 1 and not can_be_doubled(bid, book)):
            verdict.faults.append(Fault("contract", what=bid, articles=("C-2.4", "C-2.5", "C-2.2")))
        else:
            verdict.contract = contract_of(taker, bid, deal.contract.level, book)
    elif deal.auction is not None:
        auction = run_auction(dealer, deal.auction, book)
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


def _play(deal: Deal, dealer: str, verdict: PlainDeal, book: Book) -> bool:
    """Follow the tricks, count points and belotes; tell whether the play is complete."""
    assert verdict.contract is not None
    assert deal.tricks is not None
    denomination = verdict.contract.denomination
    rules = table_rules(dealer, verdict.contract, book)
    whole = True
    if deal.hands is not None:
        hands = {hand.seat: {card or "" for card in hand.cards} for hand in deal.hands}
    else:
        shown, whole = rebuild(deal.tricks, rules)
        hands = dict(shown)
    play = follow(deal.tricks, hands, rules, whole)
    counting, verdict.missed, words = belotes(hands, play.cards, denomination, whole, book)
    verdict.faults += play.faults + words
    verdict.broken = play.broken
    verdict.tricks = play.won
    verdict.wrong += _wrong_claims(deal, play)
    if play.complete and "claim" in kinds_of_ruling(deal):
        verdict.faults.append(Fault("claim", articles=("C-10.7",)))
    laid_down = "claim" in kinds_of_ruling(deal)
    if play.complete or (laid_down and not play.broken):
        _count(deal, verdict, play, counting, book)
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


def scaled(cards: int, won_last: bool, bonus: int, denomination: str, book: Book) -> Amount:
    """Give the points of a side: its cards, scaled where the rules do so, and the last trick (C-3.3, C-3.4, C-6).

    ``bonus``: for the last trick of this deal, which is worth more to a side that won all eight.
    """
    one = book.number("last_trick")
    if denomination == ALL_TRUMPS and book["ta_values"] == "raw":
        # Of 258, last trick in, to 162; what eight tricks give beyond that is not scaled.
        points = Fraction((cards + won_last * one) * (152 + one), 248 + one)
        return points + (bonus - one if won_last else 0)
    if denomination == ALL_TRUMPS and book["ta_values"] == "raw152":
        cards = floor(Fraction(cards * 152, 248) + Fraction(1, 2))
    if denomination == NO_TRUMP and book["nt_values"] == "a11_152":
        cards = floor(Fraction(cards * 152, 120) + Fraction(1, 2))
    return cards + (bonus if won_last else 0)


def _count(deal: Deal, verdict: PlainDeal, play: Play, counting: list[tuple[str, str]], book: Book) -> None:
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
        pack = sum(points_of(card, verdict.contract.denomination, book) for card in PACK)
        points[last] += pack - sum(trick.points for trick in play.won)
    assert last is not None
    verdict.capot = won[last] == 8
    verdict.generale = verdict.capot and play.complete and len({trick.winner for trick in play.won}) == 1
    worth = "last_trick_generale" if verdict.generale else "last_trick_capot" if verdict.capot else "last_trick"
    verdict.points = {
        side: scaled(cards, side == last, book.number(worth), verdict.contract.denomination, book)
        for side, cards in points.items()
    }
    verdict.tricks_won = won
    verdict.belotes = dict.fromkeys(SIDES, 0)
    for seat, _ in counting:
        verdict.belotes[side_of(seat)] += book.number("belote_worth")
    alone = play.won[0].winner if verdict.generale else None
    verdict.count = Count(verdict.points, verdict.belotes, won, alone)
    verdict.result = outcome(verdict.contract, verdict.count, book)


def judge_deal(deal: Deal, dealer: str, book: Book = SEED, finish: Finish | None = None) -> PlainDeal:
    """Judge a deal; ``dealer`` is who dealt it. Totals are left to the match.

    ``finish``: what the match makes of the score, before claims are compared with it.
    """
    verdict = PlainDeal()
    kinds = kinds_of_ruling(deal)
    if "misdeal" in kinds:
        _void(deal, verdict)
        return verdict
    if deal.hands is not None:
        verdict.faults += _hand_faults(deal)
    _contract(deal, dealer, verdict, book)
    if deal.tricks is not None and deal.summary is not None:
        verdict.faults.append(Fault("parts"))
    complete = False
    if verdict.contract and deal.tricks is not None and not any(f.kind == "hands" for f in verdict.faults):
        complete = _play(deal, dealer, verdict, book)
    elif verdict.contract and deal.summary is not None:
        complete = read_summary(deal.summary, verdict, book)
    if "dispute" in kinds:
        if verdict.passed_out:
            verdict.faults.append(Fault("parts"))
        if verdict.contract is not None and deal.tricks is None and deal.summary is None:
            verdict.belotes = dict.fromkeys(SIDES, 0)
            verdict.count = Count(dict.fromkeys(SIDES, 0), verdict.belotes, dict.fromkeys(SIDES))
            complete = True
        verdict.result = "failed" if complete else None
    verdict.made = None if verdict.result is None else verdict.result == "made"
    if verdict.result == "equal" and book["equality"] == "replay":
        verdict.made = None
    verdict.faults += _unfounded(deal, verdict)
    _conclude(deal, verdict, complete, book, finish)
    return verdict


def _void(deal: Deal, verdict: PlainDeal) -> None:
    """Nobody scores but by penalties (C-2.7, C-10.3)."""
    verdict.score = penalised(dict.fromkeys(SIDES, 0), deal)
    if differs(deal.score, verdict.score):
        verdict.wrong.append(("score", 0))
    verdict.status = "contested" if verdict.wrong else "void"


def _conclude(deal: Deal, verdict: PlainDeal, complete: bool, book: Book, finish: Finish | None) -> None:
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
    if verdict.result is not None and verdict.count is not None:
        score = settle(verdict.contract, verdict.result, verdict.count, book)
        verdict.score = penalised(score, deal)
        verdict.exact = penalised(settle(verdict.contract, verdict.result, verdict.count, book, exact=True), deal)
        verdict.held = held_points(verdict.contract, verdict.result, verdict.count, book)
        takers = side_of(verdict.contract.taker)
        sides = {"made": takers, "failed": other_side(takers)}
        verdict.winner = sides.get(verdict.result)
        if finish is not None:
            finish(verdict)
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


def legal_cards(hand: Sequence[str], trick: Cards, seat: str, denomination: str, book: Book = SEED) -> set[str]:
    """Give the legal cards of a player."""
    return play_duties(set(hand), trick, denomination, seat, book)[0]
