"""Texts in every form that has a lane: most of them plainly right, the others damaged as records or as texts."""

import json
from dataclasses import dataclass
from random import Random

from fast.spoil import spoilt
from imports.log import log_of
from plain.book import NAMES, book_of
from plain.comptoir_book import COMPTOIR_BOOKS
from plain.damage import damaged
from plain.generate_auction import Forms
from plain.generate_comptoir import comptoir_match
from plain.generate_match import contree_match
from plain.match import seats_of
from plain.variants import both, mixture
from referee.judging import RulesChoice, judge_items
from referee.judging.events import DealJudged
from referee.notation.writer import UnreadableRecord, dumps
from referee.record.document import items_of
from referee.record.json import iter_json
from referee.record.model import SCHEMA, Count, Match, Tag
from referee.rules.load import load

__all__ = ["WAYS", "Sample", "drawn"]

WAYS = ("bgn", "jsonl", "bga")
FREE = ("Event", "Site", "Date", "Round", "Table")
VALUES = ("12", "Open de printemps", "Défi", "a, b; c", "", "♠", 'dit "le court"')
DAMAGED = 0.3
SPOILT = 0.4


@dataclass(frozen=True)
class Sample:
    """A text of a form, and what it is judged by.

    ``deals``: how many it held before it was spoilt; ``window``: bytes that are looked at together.
    """

    way: str
    data: bytes
    deals: int
    rules: RulesChoice
    window: int


def drawn(random: Random, way: str) -> Sample:
    """Draw a text of a form: a few matches of one game under one rule set."""
    rules, texts, deals = RulesChoice(), [], 0
    if way == "bga":
        for _ in range(random.choice([1, 1, 2, 3])):
            match = logged(random)
            texts.append(log(random, match))
            deals += len(match.deals)
    else:
        played, rules = random.choice([contree, contree, comptoir])(random)
        for _ in range(random.choice([1, 1, 2, 3])):
            match = played()
            text = written(random, match, way)
            texts += [] if text is None else [text]
            deals += len(match.deals)
    data = ("\n" if way == "bgn" else "").join(texts).encode()
    if random.random() < SPOILT:
        data = spoilt(random, data, way)
    return Sample(way, data, deals, rules, random.choice([1 << 22, 1 << 22, 1 << 12, 1 << 9]))


def contree(random: Random):
    """Choose a rule set of contrée; gives what plays matches by it, and how they are to be judged."""
    named = random.random() < 0.7
    book, rules = both(random.choice(NAMES)) if named else mixture(random)
    choice = RulesChoice() if named else RulesChoice(imposed=rules)

    def played():
        match = contree_match(random, 4, random.choice(["fr", "en"]), Forms(score=1.0), book=book)
        return finished(random, match, book.seats, rules.name if named else None, choice)

    return played, choice


def comptoir(random: Random):
    """Choose a rule set of comptoir; gives what plays matches by it, and how they are to be judged."""
    book = random.choice(COMPTOIR_BOOKS)
    named = random.random() < 0.7
    choice = RulesChoice() if named else RulesChoice(imposed=load(book.name, "comptoir"))

    def played():
        match = comptoir_match(random, 6, random.choice(["fr", "en"]), Forms(score=1.0), book=book)
        return finished(random, match, seats_of(match), book.name if named else None, choice)

    return played, choice


def finished(random: Random, match: Match, seats: list[str], rules: str | None, choice: RulesChoice) -> Match:
    """Give the tags and the numbers that a lane knows to a match, as a rule, and its claims; a deal may then be damaged."""
    if random.random() < 0.9:
        match = renumbered(random, match, rules)
    verdicts = verdicts_of(match, choice)
    deals = []
    for deal, verdict in zip(match.deals, verdicts, strict=True):
        keep = random.random() < 0.9
        claims = {name: claim(random, getattr(verdict, name), match.game) for name in ("score", "total")}
        total = claims["total"] if deal.total is not None else None
        deals.append(deal.model_copy(update={"score": claims["score"] if keep else None, "total": total}))
    if random.random() < DAMAGED:
        place = random.randrange(len(deals))
        deals[place], _ = damaged(random, deals[place], seats, random.choice([1, 1, 2]))
    return match.model_copy(update={"deals": tuple(deals)})


def renumbered(random: Random, match: Match, rules: str | None) -> Match:
    """Number the deals from 1, with the tags that a lane knows."""
    first = match.deals[0].number or 1
    deals = []
    for number, deal in enumerate(match.deals):
        own = (deal.number or number + first) - first + 1
        deals.append(deal.model_copy(update={"number": own if number == 0 or random.random() < 0.9 else None}))
    found = {tag.name: tag for tag in match.tags}
    tags = [found["Game"]] + ([Tag(name="Rules", value=rules)] if rules is not None else [])
    tags += [found[name] for name in ("Target",) if name in found]
    tags += [Tag(name=name, value=random.choice(VALUES)) for name in FREE if random.random() < 0.2]
    players = [tag for tag in match.tags if tag.name[0] == "P" and tag.name[1:].isdigit()]
    tags += players if random.random() < 0.8 else []
    tags += [Tag(name="Deals", value=str(random.choice([2, 4, 12])))] if random.random() < 0.1 else []
    return match.model_copy(update={"tags": tuple(tags), "deals": tuple(deals)})


def verdicts_of(match: Match, choice: RulesChoice):
    """Judge a match; gives the verdicts on its deals."""
    return [event.verdict for event in judge_items(items_of(match), choice) if isinstance(event, DealJudged)]


def claim(random: Random, figures, game: str):
    """Claim figures; in comptoir a player who has nothing need not be named. Now and then one is wrong."""
    if figures is None or None in figures.values():
        return None
    if random.random() < 0.03:
        party = random.choice(sorted(figures))
        figures = {**figures, party: figures[party] + random.choice([-10, -1, 1, 10])}
    if game == "comptoir" and any(figures.values()) and random.random() < 0.8:
        return {party: points for party, points in figures.items() if points}
    return figures


def written(random: Random, match: Match, way: str) -> str | None:
    """Write a match in BGN, or in a line of JSON; ``None`` where it cannot be."""
    if way == "bgn":
        try:
            return dumps(match)
        except UnreadableRecord:
            return None
    style = random.randrange(3)
    if style == 0:
        return "".join(iter_json(items_of(match), "jsonl"))
    lean = random.random() < 0.5
    record = {"schema": SCHEMA, **match.model_dump(mode="json", exclude_defaults=lean)}
    if lean and random.random() < 0.5:
        record["deals"] = [shuffled(random, deal) for deal in record["deals"]]
    separators = (",", ":") if style == 1 else (", ", ": ")
    return json.dumps(record, ensure_ascii=random.random() < 0.2, separators=separators) + "\n"


def shuffled(random: Random, value):
    """Put the members of every object in another order."""
    if isinstance(value, list):
        return [shuffled(random, item) for item in value]
    if isinstance(value, dict):
        return {key: shuffled(random, value[key]) for key in random.sample(sorted(value), len(value))}
    return value


def logged(random: Random) -> Match:
    """Play a match as the site would have it, with all that its log tells; deals that it would not play are left out."""
    match = contree_match(random, 4, "en", Forms(score=1.0, labels=1.0, leaders=1.0), book=book_of("bga"))
    tags = (match.tags[0], Tag(name="Rules", value="bga"))
    match = match.model_copy(update={"tags": tags})
    deals = []
    for deal, verdict in zip(match.deals, verdicts_of(match, RulesChoice()), strict=True):
        if verdict.contract is None or verdict.score is None or verdict.contract.generale or not verdict.tricks:
            continue
        told = zip(deal.tricks, verdict.tricks, strict=True)
        tricks = [trick.model_copy(update={"leader": own.leader, "winner": own.winner}) for trick, own in told]
        count = Count(points=dict(verdict.points), result="made" if verdict.made else "failed")
        score = claim(random, verdict.score, "contree")
        deals.append(deal.model_copy(update={"tricks": tuple(tricks), "count": count, "score": score}))
    return match.model_copy(update={"deals": tuple(deals)}) if deals else logged(random)


def log(random: Random, match: Match) -> str:
    """Write the log of a match."""
    names = {"N": "P1", "W": "P2", "S": "P3", "E": "P4"} if random.random() < 0.1 else None
    text = log_of(match, random.choice(["", " "]) if random.random() < 0.2 else "", names)
    if random.random() < 0.2:
        text = text.replace("\n", "\r\n")
    end = "\r\n" if "\r" in text else "\n"
    return text + (f"The end of the game: {random.choice('NWSE')} wins!{end}" if random.random() < 0.6 else "")
