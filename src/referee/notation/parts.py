"""The lines of a deal: each part in its canonical wording and layout."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from referee.diagnostics.spelling import Spelling
from referee.kernel.cards import SUIT_CODES
from referee.record.layout import rounds
from referee.record.model import (
    Call,
    Claim,
    Contract,
    Count,
    Deal,
    Dispute,
    Hand,
    Misdeal,
    Penalty,
    Revoke,
    Ruling,
    ScoreRuling,
    Summary,
    Trick,
)

__all__ = ["count_line", "deal_lines", "ruling_line"]

_INDENT = "  "
_GAP = "  "
_LEVELS = {2: "contre", 4: "surcontre"}


def deal_lines(deal: Deal, spelling: Spelling, players: int) -> Iterator[str]:
    """Give the lines of a deal that was wholly read, one for each of its anchors but the end.

    ``players``: calls on a full line of the auction.
    """
    word = spelling.word
    yield _header(deal, spelling)
    if deal.hands is not None:
        yield word("hands")
        yield from _aligned([_hand(hand, spelling) for hand in deal.hands])
    if deal.auction is not None:
        yield word("auction")
        yield from _aligned(_auction(deal.auction, spelling, players))
    if deal.contract is not None:
        yield _contract(deal.contract, spelling)
    if deal.tricks is not None:
        yield word("tricks")
        yield from _aligned([_trick(trick, spelling) for trick in deal.tricks])
    if deal.summary is not None:
        yield _summary(deal.summary, spelling)
    for ruling in deal.rulings:
        yield ruling_line(ruling, spelling)
    for keyword, claim in (("score", deal.score), ("total", deal.total)):
        if claim is not None:
            yield f"{word(keyword)} {spelling.scores(claim)}".rstrip()


def _aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Pad the cells of each column to the widest one, two spaces apart; nothing follows the last cell of a row."""
    widths: list[int] = []
    for row in rows:
        widths += [0] * (len(row) - len(widths))
        for column, cell in enumerate(row):
            widths[column] = max(widths[column], len(cell))
    for row in rows:
        yield _INDENT + _GAP.join(cell.ljust(width) for cell, width in zip(row, widths, strict=False)).rstrip()


def _header(deal: Deal, spelling: Spelling) -> str:
    words = [spelling.word("deal")]
    if deal.number is not None:
        words.append(str(deal.number))
    if deal.dealer is not None:
        words += [spelling.word("dealer"), spelling.seat(deal.dealer)]
    return " ".join(words)


def _hand(hand: Hand, spelling: Spelling) -> list[str]:
    suits = {suit: [spelling.rank(card[1:]) for card in hand.cards if card and card[0] == suit] for suit in SUIT_CODES}
    cells = [f"{spelling.suit(suit)} {' '.join(ranks) or '-'}" for suit, ranks in suits.items()]
    return [f"{spelling.seat(hand.seat)}: {cells[0]}", *cells[1:]]


def _auction(calls: Sequence[Call], spelling: Spelling, players: int) -> list[list[str]]:
    cells = [
        (f"{spelling.seat(call.seat)}: " if call.seat is not None else "") + spelling.call(call.call or "")
        for call in calls
    ]
    opened = [*rounds(calls, players), len(cells)]
    return [cells[start:end] for start, end in pairwise(opened)]


def _contract(contract: Contract, spelling: Spelling) -> str:
    words = [spelling.word("contract"), spelling.seat(contract.taker or ""), spelling.call(contract.bid or "")]
    if contract.level in _LEVELS:
        words.append(spelling.word(_LEVELS[contract.level]))
    return " ".join(words)


def _trick(trick: Trick, spelling: Spelling) -> list[str]:
    words = [f"{trick.number}."]
    if trick.leader is not None:
        words.append(f"{spelling.seat(trick.leader)}:")
    for place, card in enumerate(trick.cards):
        words.append(spelling.card(card or ""))
        said = trick.said[place] if trick.said else None
        if said is not None:
            words.append(spelling.word(said))
    if trick.winner is None and trick.points is None:
        return [" ".join(words)]
    claim = ["=>"]
    if trick.winner is not None:
        claim.append(spelling.seat(trick.winner))
    if trick.points is not None:
        claim.append(str(trick.points))
    return [" ".join(words), " ".join(claim)]


def count_line(count: Count, spelling: Spelling) -> str:
    """Give what a count says, in the words of a summary."""
    return _summary(Summary(points=count.points, result=count.result), spelling)


def _summary(summary: Summary, spelling: Spelling) -> str:
    words = [spelling.word("summary")]
    if summary.points:
        words.append(spelling.scores(summary.points))
    if summary.result is not None:
        words.append(spelling.word(summary.result))
    if summary.tricks:
        words += [spelling.word("tricks"), spelling.scores(summary.tricks)]
    if summary.belotes:
        lone = list(summary.belotes.values()) == [1]
        named = spelling.party(next(iter(summary.belotes))) if lone else spelling.scores(summary.belotes)
        words += [spelling.word("belote"), named]
    if summary.generale is not None:
        words += [spelling.word("generale"), spelling.seat(summary.generale)]
    return " ".join(words)


def ruling_line(ruling: Ruling, spelling: Spelling) -> str:
    """Give the line of what an arbiter wrote: ``renonce E pli 4``."""
    word = spelling.word(ruling.kind)
    match ruling:
        case Misdeal() | Dispute():
            return word
        case Revoke(seat=seat, trick=trick):
            return f"{word} {spelling.seat(seat or '')} {spelling.word('trick')} {trick}"
        case Penalty(party=party, points=points):
            return f"{word} {spelling.party(party or '')} {points}"
        case ScoreRuling(score=score):
            return f"{word} {spelling.scores(score)}".rstrip()
        case Claim(seat=seat):
            return f"{word} {spelling.seat(seat or '')}"
