"""The plain referee of matches: totals, dealers, numbers and the end, in either game (C-1.4, C-9, K-1.3, K-5.3)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from referee.record.model import Deal, Match

from . import comptoir as plain_comptoir
from . import contree
from .book import SEED, Book
from .cards import SIDES, in_turn, next_seat
from .comptoir_book import COMPTOIR_SEED, ComptoirBook
from .verdicts import Fault, PlainDeal

__all__ = ["STATUSES", "PlainMatch", "judge_match", "next_dealer", "parties_of", "seats_of"]

STATUSES = ["void", "verified", "partial", "contested", "unfinished", "refused"]


@dataclass
class PlainMatch:
    """The verdict on a match; a total is ``None`` from its first unknown score on."""

    deals: list[PlainDeal] = field(default_factory=list)
    total: dict[str, int | None] = field(default_factory=dict)
    winner: str | None = None
    status: str = "verified"
    wrong_result: bool = False


def seats_of(match: Match, book: Book = SEED) -> list[str]:
    """Give who sits at the table: in comptoir those of the tags, else those whom the first deal names."""
    if match.game == "contree":
        return book.seats
    tagged = [f"P{number}" for number in range(1, 5) if match.tag(f"P{number}") is not None]
    if tagged or not match.deals:
        return tagged
    first = match.deals[0]
    named = {hand.seat for hand in first.hands or ()} | {first.dealer}
    named |= {call.seat for call in first.auction or ()} | {trick.leader for trick in first.tricks or ()}
    named |= set(first.score or ()) | set(first.total or ())  # type: ignore[arg-type]
    return sorted(str(seat) for seat in named if seat is not None)


def parties_of(match: Match) -> list[str]:
    """Give who scores."""
    return SIDES if match.game == "contree" else seats_of(match)


def _numbers(value: str, parties: list[str]) -> dict[str, int | None]:
    """Read a tag of totals, such as ``NS 310 EO 552`` or ``J1 2 J3 4``; a party not named has 0."""
    words = value.upper().replace("EO", "EW").replace("J", "P").split()
    named = {words[place]: int(words[place + 1]) for place in range(0, len(words), 2)}
    return {party: named.get(party, 0) for party in parties}


def _leader(total: dict[str, int | None]) -> str | None:
    """Give the party alone in the lead."""
    known = {party: points for party, points in total.items() if points is not None}
    best = [party for party, points in known.items() if points == max(known.values())]
    return best[0] if len(best) == 1 else None


def _needed(target: int, book: Book) -> int:
    """Give the total that ends a match: the target, or one more where it must be passed (C-9.1)."""
    return target + (book["target_reach"] == "pass")


def _ends(total: dict[str, int | None], needed: int, limit: int, played: int, made: bool, book: Book) -> bool:
    """Tell whether the match ends here (C-9.1, C-9.2, K-5.3); where totals are unknown that is not judged."""
    known = [points for points in total.values() if points is not None]
    if len(known) < len(total):
        return False
    alone = _leader(total) is not None or book["end_tie"] == "draw"
    reached = bool(needed) and max(known) >= needed and alone and (made or book["end_deal"] == "any")
    return reached or (bool(limit) and played >= limit)


def next_dealer(dealer: str, seats: list[str], score: Mapping[str, int | None] | None, book: ComptoirBook) -> str:
    """Give who deals next in comptoir: in turn, or who has marked, of several the first after the dealer (K-1.3)."""
    turn = in_turn(next_seat(dealer, seats), seats)
    marked = [seat for seat in turn if score and (score[seat] or 0) > 0]
    return marked[0] if book.winner_deals and marked else turn[0]


def _finished(verdict: PlainDeal, held: int | None, total: dict[str, int | None], needed: int) -> None:
    """Add the points that were held, and leave tens unrounded where the exact scores reach the target (C-7.2, C-8.7).

    ``held``: ``None`` where nobody knows how many.
    """
    assert verdict.score is not None
    assert verdict.exact is not None
    if verdict.winner is not None and held != 0:
        for score in (verdict.score, verdict.exact):
            score[verdict.winner] = _sum(score[verdict.winner], held)
    if not needed or verdict.exact == verdict.score:
        return
    after = [_sum(total[side], verdict.exact[side]) for side in total]
    if any(points is not None and points >= needed for points in after):
        verdict.score = verdict.exact
    elif None in after:
        verdict.score = dict.fromkeys(verdict.score)


def _next_dealers(match: Match, dealer: str, seats: list[str], verdict: PlainDeal, comptoir: ComptoirBook) -> set[str]:
    """Give who may deal next: one player, or any where he who has marked should and nobody knows who has."""
    if match.game == "contree" or not comptoir.winner_deals:
        return {next_seat(dealer, seats)}
    return set(seats) if verdict.score is None else {next_dealer(dealer, seats, verdict.score, comptoir)}


def judge_match(  # noqa: PLR0915 (told in one go)
    match: Match, book: Book = SEED, comptoir: ComptoirBook = COMPTOIR_SEED
) -> PlainMatch:
    """Judge every deal of a match, one after the other; ``book``, ``comptoir``: the rule set, in either game."""
    parties, seats = parties_of(match), seats_of(match, book)
    own = comptoir.target if match.game == "comptoir" else book.number("target")
    target = int(match.tag("Target") or own)
    needed = _needed(target, book) if target else 0
    limit = int(match.tag("Deals") or 0)
    carried = match.tag("Carried")
    total: dict[str, int | None] = dict.fromkeys(parties, 0)
    if carried is not None:
        total = _numbers(carried, parties)
    elif match.deals and (match.deals[0].number or 1) > 1:
        total = dict.fromkeys(parties)
    result = PlainMatch()
    dealers: set[str] = set(seats)
    numbers: set[int] = set()
    ended = False
    held: int | None = 0
    played = 0
    slip: dict[str, int] = dict.fromkeys(parties, 0)
    astray = False
    for deal in match.deals:
        dealer = deal.dealer or min(dealers)
        waiting, before = held, total
        if match.game == "comptoir":
            verdict = plain_comptoir.judge_deal(deal, dealer, seats, comptoir)
        else:
            verdict = contree.judge_deal(
                deal, dealer, book, lambda found, w=waiting, t=before: _finished(found, w, t, needed)
            )
        if dealer not in dealers:
            verdict.wrong.append(("dealer", 0))
        number = deal.number if deal.number is not None else max(numbers, default=1)
        if numbers and number not in numbers:
            verdict.wrong.append(("deal number", 0))
            total = dict.fromkeys(parties)
        if ended:
            verdict.faults.append(Fault("end", articles=("C-9.3", "K-5.4")))
            verdict.status, verdict.score = "refused", None
        score: dict[str, int | None] = verdict.score or dict.fromkeys(parties)
        total = {party: _sum(total[party], score[party]) for party in parties}
        verdict.total = total
        astray = _claim_of_total(match, deal, verdict, slip, astray)
        if deal.dealer is None and not result.deals:
            verdict.faults.append(Fault("parts"))
            verdict.status, verdict.score = "refused", None
        if verdict.wrong and STATUSES.index(verdict.status) < STATUSES.index("contested"):
            verdict.status = "contested"
        result.deals.append(verdict)
        held = _held_after(held, verdict, book)
        misdealt = any(ruling.kind == "misdeal" for ruling in deal.rulings)
        again = verdict.result == "equal" and book["equality"] == "replay" and verdict.score is not None
        same = again or (misdealt and book["misdeal_dealer"] == "same")
        dealers = {dealer} if same else _next_dealers(match, dealer, seats, verdict, comptoir)
        numbers = {number + 1, number} if misdealt or again else {number + 1}
        played += not (misdealt or again)
        if not ended and _ends(total, needed, limit, played, verdict.made is True, book):
            ended = True
            result.winner = _leader(total)
    result.total = total
    claimed = match.tag("Result")
    if claimed is not None and None not in total.values():
        result.wrong_result = _numbers(claimed, parties) != total
    statuses = [verdict.status for verdict in result.deals] + ["contested"] * result.wrong_result
    result.status = max(statuses, key=STATUSES.index, default="verified")
    return result


def _held_after(held: int | None, verdict: PlainDeal, book: Book) -> int | None:
    """Give the points that wait for the winner of the next deal; where this one is not known, neither are they (C-7.2)."""
    if book["equality"] == "held" and (verdict.score is None or verdict.status in {"refused", "unfinished"}):
        return None
    if verdict.winner is not None:
        return 0
    return None if held is None else held + verdict.held


def _sum(before: int | None, score: int | None) -> int | None:
    return None if before is None or score is None else before + score


def _claim_of_total(match: Match, deal: Deal, verdict: PlainDeal, slip: dict[str, int], astray: bool) -> bool:
    """Compare the claimed total: one that merely carries on an earlier wrong total contests nothing.

    ``slip``: by how much the sheet is too high; ``astray``: whether its last total was wrong. Returns whether this one
    is, or is still.
    """
    if verdict.total is None:
        return astray
    if deal.total is None:
        for party in slip:
            slip[party] += _difference(deal.score, verdict.score, party)
        return astray
    before, excused = dict(slip), astray
    wrong = False
    claimed: dict[str, int | None] = {str(party): points for party, points in deal.total.items()}
    if match.game == "comptoir":
        claimed = {party: claimed.get(party, 0) for party in verdict.total}
    for party, points in claimed.items():
        true = verdict.total[party]
        if true is None or points is None:
            continue
        own = _difference(deal.score, verdict.score, party)
        slip[party] = points - true
        wrong = wrong or slip[party] != 0
        excused = excused and slip[party] in {before[party], before[party] + own}
    if wrong and not excused:
        verdict.wrong.append(("total", 0))
    return wrong


def _difference(claimed: Mapping[Any, int | None] | None, true: Mapping[str, int | None] | None, party: str) -> int:
    """Give by how much the claimed score of a party is too high, 0 where that is not known."""
    if claimed is None or true is None:
        return 0
    return (claimed.get(party) or 0) - (true[party] or 0)
