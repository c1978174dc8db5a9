"""Random matches of contrée, and deals as sheets sum them up."""

from random import Random

from referee.record.model import Contract, Deal, Match, Summary, Tag

from .book import SEED, Book
from .cards import SEATS, SIDES, in_turn
from .contree import judge_deal
from .generate import contree_deal
from .generate_auction import Forms
from .match import judge_match

__all__ = ["contree_match", "summarised"]


def summarised(random: Random, deal: Deal, dealer: str, book: Book = SEED) -> Deal:
    """Give the same deal from a paper sheet: contract and summary; nothing that matters is left out."""
    verdict = judge_deal(deal, dealer, book)
    if verdict.contract is None or verdict.points is None or verdict.belotes is None or verdict.tricks_won is None:
        return deal
    contract = verdict.contract
    written = {side: points for side, points in verdict.points.items() if points}
    if len(written) == 2 and random.random() < 0.5:
        written.pop(random.choice(SIDES))
    elif len(written) == 1 and random.random() < 0.5:
        written = verdict.points
    belotes = {
        side: points // (book.number("belote_worth") or 20) for side, points in verdict.belotes.items() if points
    }
    summary = Summary.model_validate(
        {
            "points": written,
            "tricks": verdict.tricks_won if random.random() < 0.5 or book["last_trick_capot"] == "10" else None,
            "belotes": belotes or None,
            "generale": verdict.tricks[0].winner if verdict.generale and random.random() < 0.5 else None,
        }
    )
    bid = {"taker": contract.taker, "bid": contract.bid, "level": contract.level}
    sheet = {"hands": None, "tricks": None, "summary": summary, "rulings": (), "score": None}
    if random.random() < 0.7:
        sheet |= {"auction": None, "contract": Contract.model_validate(bid)}
    return deal.model_copy(update=sheet)


def contree_match(
    random: Random, longest: int = 12, language: str = "fr", forms: Forms | None = None, book: Book = SEED
) -> Match:
    """Give a match: dealers in rotation, totals and result right, stopped at its end or before."""
    forms = forms or Forms()
    dealer = random.choice(SEATS)
    tags = [("Rules", book.name)] if random.random() < 0.5 else []
    target = random.choice([None, 501, 1000, 1500])
    if target:
        tags.append(("Target", str(target)))
    number = 1
    if random.random() < 0.3:
        first, second = random.randrange(0, 500), random.randrange(0, 500)
        tags.append(("Carried", f"NS {first} {'EO' if language == 'fr' else 'EW'} {second}"))
        number = random.randrange(1, 9)
    deals: list[Deal] = []
    head = [
        Tag(name="Game", value="contrée" if language == "fr" else "contree"),
        *(Tag(name=n, value=v) for n, v in tags),
    ]

    def match(dealt: list[Deal]) -> Match:
        return Match.model_validate({"game": "contree", "language": language, "tags": head, "deals": dealt})

    for _ in range(random.randint(1, longest)):
        deal = contree_deal(random, dealer, number, forms, book=book)
        deals.append(deal)
        verdict = judge_match(match(deals), book)
        if deal.score is not None and verdict.deals[-1].score is not None:
            deal = deals[-1] = deal.model_copy(update={"score": verdict.deals[-1].score})
        if random.random() < 0.7:
            deals[-1] = deal.model_copy(update={"total": verdict.deals[-1].total})
        if verdict.winner:
            break
        again = verdict.deals[-1].result == "equal" and book["equality"] == "replay"
        number += 1
        dealer = dealer if again else in_turn(dealer, book.seats)[1]
    if random.random() < 0.4:
        total = judge_match(match(deals), book).total
        other = "EO" if language == "fr" else "EW"
        head.append(Tag(name="Result", value=f"NS {total['NS']} {other} {total['EW']}"))
    return match(deals)
