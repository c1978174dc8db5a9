"""The plain referee of comptoir: auction, play and score by its articles (K-1 to K-6)."""

from collections.abc import Callable, Mapping

from referee.record.model import Deal, Penalty, ScoreRuling

from .cards import PACK, points_of, strength, suit_of
from .comptoir_auction import run_auction
from .comptoir_book import COMPTOIR_SEED, ComptoirBook
from .tricks import Cards, Play, TableRules, follow, rebuild
from .verdicts import Fault, PlainContract, PlainDeal

__all__ = ["holder", "judge_deal", "play_duties"]


def holder(trick: Cards, trump: str) -> str:
    """Give the seat that holds a trick (K-4.6)."""
    trumps = [(seat, card) for seat, card in trick if suit_of(card) == trump]
    followed = [(seat, card) for seat, card in trick if suit_of(card) == suit_of(trick[0][1])]
    return max(trumps or followed, key=lambda played: strength(played[1], trump))[0]


def play_duties(hand: set[str], trick: Cards, trump: str) -> tuple[set[str], Callable[[str], tuple[str, ...]]]:
    """Give the legal cards of a player, and the articles that another card would break (K-4.1 to K-4.5)."""
    if not trick:
        return set(hand), lambda _: ()
    led = suit_of(trick[0][1])
    trumps = {card for card in hand if suit_of(card) == trump}
    ruffs = [strength(card, trump) for _, card in trick if suit_of(card) == trump]
    higher = {card for card in trumps if all(strength(card, trump) > other for other in ruffs)}
    if led == trump:
        return higher or trumps or set(hand), lambda _: ("K-4.2",)
    following = {card for card in hand if suit_of(card) == led}
    if following:
        return following, lambda _: ("K-4.3",)
    if not trumps:
        return set(hand), lambda _: ()
    if not ruffs:
        return trumps, lambda _: ("K-4.3",)
    return higher or trumps, lambda card: ("K-4.4",) if card in trumps else ("K-4.4", "K-4.3")


def _hand_faults(hands: Mapping[str, list[str]], seats: list[str], most: int) -> list[Fault]:
    """Check that every player has as many cards, at least one and not too many, none twice (K-1.2)."""
    dealt = [card for hand in hands.values() for card in hand]
    sizes = {len(hand) for hand in hands.values()}
    if sorted(hands) != sorted(seats) or len(sizes) != 1 or not sizes <= set(range(1, most + 1)):
        return [Fault("hands", articles=("K-1.2",))]
    if len(set(dealt)) != len(dealt) or not set(dealt) <= set(PACK):
        return [Fault("hands", articles=("K-1.2",))]
    return []


def _contract(deal: Deal, dealer: str, seats: list[str], book: ComptoirBook, verdict: PlainDeal) -> None:
    """Find the contract, from the auction or as written; the trump is bound later, by the lead."""
    plays = deal.tricks is not None or any(ruling.kind == "dispute" for ruling in deal.rulings)
    if deal.auction is not None and deal.contract is not None:
        verdict.faults.append(Fault("parts"))
    elif deal.contract is not None:
        bid = deal.contract.bid or ""
        if not bid.isdigit() or int(bid) < 1 or deal.contract.level != 1:
            verdict.faults.append(Fault("contract", what=bid, articles=("K-2.1", "K-2.4")))
        else:
            verdict.contract = PlainContract(deal.contract.taker or "", bid, int(bid), "")
    elif deal.auction is not None:
        auction = run_auction(dealer, seats, deal.auction, book)
        verdict.faults += auction.faults
        verdict.passed_out = auction.over and auction.standing is None
        if not auction.faults and auction.standing and (auction.over or plays):
            taker, value = auction.standing
            verdict.contract = PlainContract(taker, str(value), value, "")
    if plays and verdict.contract is None and not verdict.faults:
        verdict.faults.append(Fault("parts"))


def _play(
    deal: Deal, seats: list[str], hands: dict[str, list[str]] | None, book: ComptoirBook, verdict: PlainDeal
) -> bool:
    """Follow the tricks and count the points of each player; tell whether the play is complete."""
    assert verdict.contract is not None
    tricks = deal.tricks or ()
    trump = suit_of(tricks[0].cards[0] or "") if tricks and tricks[0].cards else ""
    contract = verdict.contract
    verdict.contract = PlainContract(contract.taker, contract.bid, contract.value, trump)
    rules = TableRules(
        seats=seats,
        first=contract.taker,
        count=min(len(tricks), book.most_cards) if hands is None else len(next(iter(hands.values()))),
        duties=lambda hand, trick, _: play_duties(hand, trick, trump),
        winner=lambda trick: holder(trick, trump),
        points=lambda trick: sum(points_of(card, trump) for _, card in trick),
        holding="K-4.7",
        leading="K-4.6" if verdict.tricks else "K-4.1",
        dealing="K-1.2",
    )
    whole = True
    if hands is None:
        dealt, whole = rebuild(tricks, rules)
    else:
        dealt = {seat: set(cards) for seat, cards in hands.items()}
    play = follow(tricks, dealt, rules, whole)
    verdict.faults += play.faults
    verdict.broken = play.broken
    verdict.tricks = play.won
    verdict.wrong += _wrong_claims(deal, play)
    if not play.complete:
        return False
    verdict.points = {seat: sum(won.points for won in play.won if won.winner == seat) for seat in seats}
    verdict.points[play.won[-1].winner] += book.last_trick
    pair = {trump + "K", trump + "Q"}
    shown = {seat: {played.card for played in play.cards if played.seat == seat} for seat in seats}
    belotes = {seat: book.belote if pair <= shown[seat] else 0 for seat in seats}
    verdict.belotes = belotes if book.belote else None
    verdict.tricks_won = {seat: len([won for won in play.won if won.winner == seat]) for seat in seats}
    verdict.made = verdict.points[contract.taker] + belotes[contract.taker] >= contract.value
    return True


def _wrong_claims(deal: Deal, play: Play) -> list[tuple[str, int]]:
    """Give the claims of tricks that are false."""
    wrong = []
    written = 0
    for number, trick in enumerate(deal.tricks or ()):
        if number < len(play.won):
            if trick.winner not in {None, play.won[number].winner}:
                wrong.append(("winner", number))
            if trick.points not in {None, play.won[number].points}:
                wrong.append(("points", number))
        if trick.number is not None and trick.number not in {number + 1, written + 1}:
            wrong.append(("number", number))
        written = trick.number or written + 1
    return wrong


def marks(taker: str, made: bool, seats: list[str]) -> dict[str, int | None]:
    """Give what each player marks (K-5.2)."""
    return {seat: int((seat == taker) == made) for seat in seats}


def _penalised(score: dict[str, int | None], deal: Deal, seats: list[str]) -> dict[str, int | None]:
    """Add the penalties: for each other player, or off one's own (K-6.2)."""
    score = dict(score)
    for ruling in deal.rulings:
        if isinstance(ruling, Penalty):
            points = ruling.points or 0
            for seat in seats:
                if (seat == ruling.party) == (points < 0):
                    score[seat] = (score[seat] or 0) + points
    return score


def judge_deal(deal: Deal, dealer: str, seats: list[str], book: ComptoirBook = COMPTOIR_SEED) -> PlainDeal:
    """Judge a deal of these players; totals are left to the match."""
    verdict = PlainDeal()
    kinds = {ruling.kind for ruling in deal.rulings}
    complete = False
    if "misdeal" not in kinds:
        hands = None
        if deal.hands is not None:
            hands = {str(hand.seat): [card or "" for card in hand.cards] for hand in deal.hands}
            faulty = _hand_faults(hands, seats, book.most_cards) if len(hands) == len(deal.hands) else [Fault("hands")]
            verdict.faults += faulty
        _contract(deal, dealer, seats, book, verdict)
        if verdict.contract and deal.tricks is not None and not any(f.kind == "hands" for f in verdict.faults):
            complete = _play(deal, seats, hands, book, verdict)
        if "dispute" in kinds:
            complete = complete or (verdict.contract is not None and deal.tricks is None)
            verdict.made = False if complete else None
    _conclude(deal, seats, verdict, complete)
    return verdict


def _conclude(deal: Deal, seats: list[str], verdict: PlainDeal, complete: bool) -> None:
    """Set the score and the status."""
    nothing: dict[str, int | None] = dict.fromkeys(seats, 0)
    misdealt = any(ruling.kind == "misdeal" for ruling in deal.rulings)
    ruling = next((ruling for ruling in deal.rulings if isinstance(ruling, ScoreRuling)), None)
    if ruling is not None:
        imposed: dict[str, int | None] = {seat: ruling.score.get(seat, 0) for seat in seats}  # type: ignore[call-overload]
        verdict.score = _penalised(imposed, deal, seats)
        verdict.status = "partial"
    elif misdealt or (verdict.passed_out and not verdict.faults):
        verdict.score = _penalised(nothing, deal, seats)
        verdict.status = "void"
    elif verdict.faults:
        verdict.status = "refused"
    elif verdict.contract is None or not complete:
        verdict.status = "refused" if deal.score is not None else "unfinished"
        if deal.score is not None:
            verdict.faults.append(Fault("claim"))
    else:
        assert verdict.made is not None
        verdict.score = _penalised(marks(verdict.contract.taker, verdict.made, seats), deal, seats)
        written = deal.score is not None and deal.auction is not None and deal.tricks is not None
        verdict.status = "verified" if written else "partial"
    if verdict.score is not None and deal.score is not None:
        claimed = {seat: (deal.score or {}).get(seat, 0) for seat in seats}  # type: ignore[call-overload]
        if claimed != verdict.score:
            verdict.wrong.append(("score", 0))
    if verdict.wrong and verdict.status not in {"refused", "unfinished"}:
        verdict.status = "contested"
