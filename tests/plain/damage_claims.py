"""Damages of what is said, claimed and ruled."""

from random import Random

from referee.record.model import Deal

from .cards import SEATS
from .contree import judge_deal
from .parts import any_card, with_parts, with_trick

__all__ = [
    "add_ruling",
    "add_word",
    "drop_score",
    "drop_word",
    "lay_down",
    "swap_word",
    "wrong_score",
    "wrong_total",
    "wrong_trick_number",
    "wrong_trick_points",
    "wrong_winner",
]


def wrong_winner(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Claim any winner for a trick."""
    if not deal.tricks:
        return None
    return with_trick(deal, random.randrange(len(deal.tricks)), winner=random.choice(seats))


def wrong_trick_points(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Claim any points for a trick."""
    del seats
    if not deal.tricks:
        return None
    return with_trick(deal, random.randrange(len(deal.tricks)), points=random.randint(0, 60))


def wrong_trick_number(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Write another number before a trick."""
    del seats
    if not deal.tricks:
        return None
    return with_trick(deal, random.randrange(len(deal.tricks)), number=random.randint(1, 9))


def _wrong_figures(random: Random, figures: dict[str, int | None] | None) -> dict[str, int | None] | None:
    if not figures:
        return None
    party = random.choice(sorted(figures))
    return {**figures, party: (figures[party] or 0) + random.choice([-20, -10, -1, 1, 10, 20, 162])}


def wrong_score(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Claim a score that is not the one."""
    del seats
    figures = _wrong_figures(random, deal.score)  # type: ignore[arg-type]
    return with_parts(deal, score=figures) if figures else None


def wrong_total(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Claim a total that is not the one."""
    del seats
    figures = _wrong_figures(random, deal.total)  # type: ignore[arg-type]
    return with_parts(deal, total=figures) if figures else None


def drop_score(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Leave out the score."""
    del random, seats
    return with_parts(deal, score=None) if deal.score else None


def _word_at(deal: Deal, place: tuple[int, int], word: str | None) -> Deal:
    trick = (deal.tricks or ())[place[0]]
    said: list[str | None] = list(trick.said) or [None] * len(trick.cards)
    said[place[1]] = word
    return with_trick(deal, place[0], said=tuple(said) if any(said) else ())


def drop_word(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Leave out a word of belote."""
    del seats
    spoken = [(n, i) for n, trick in enumerate(deal.tricks or ()) for i, word in enumerate(trick.said) if word]
    return _word_at(deal, random.choice(spoken), None) if spoken else None


def swap_word(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Say belote for rebelote, or the reverse."""
    del seats
    spoken = [(n, i, word) for n, trick in enumerate(deal.tricks or ()) for i, word in enumerate(trick.said) if word]
    if not spoken:
        return None
    number, index, word = random.choice(spoken)
    return _word_at(deal, (number, index), "rebelote" if word == "belote" else "belote")


def add_word(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Say a word with any card; comptoir knows no belote."""
    place = any_card(random, deal)
    return (
        None
        if place is None or set(seats) != set(SEATS)
        else _word_at(deal, place, random.choice(["belote", "rebelote"]))
    )


def add_ruling(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Let the arbiter speak: a penalty, a score, a misdeal, a dispute, a revoke."""
    parties = ["NS", "EW"] if set(seats) == set(SEATS) else seats
    ruling = random.choice(
        [
            {"kind": "penalty", "party": random.choice(parties), "points": random.choice([160, 100, 1, -1, -100])},
            {"kind": "ruling", "score": {party: random.choice([0, 1, 162, 262]) for party in parties}},
            {"kind": "misdeal"},
            {"kind": "dispute"},
            {"kind": "revoke", "seat": random.choice(seats), "trick": random.randint(1, 8)},
        ]
    )
    if deal.rulings or (set(seats) != set(SEATS) and ruling["kind"] == "revoke"):
        return None
    return Deal.model_validate({**dict(deal), "rulings": [ruling]})


def lay_down(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Let a player lay down before the end, mostly one whose side won the last trick written."""
    if set(seats) != set(SEATS) or not deal.hands or not deal.tricks or len(deal.tricks) < 8 or deal.rulings:
        return None
    kept = random.choice([3, 5, 6, 6, 7, 7])
    tricks = list(deal.tricks[: kept + 1])
    if random.random() < 0.7:
        tricks.pop()
    else:
        shown = random.randint(1, 3)
        last = tricks[-1]
        said = last.said[:shown]
        tricks[-1] = last.model_copy(
            update={
                "cards": last.cards[:shown],
                "said": said if any(said) else (),
                "winner": None,
                "points": None,
            }
        )
    final = [card for trick in deal.tricks[kept:] for card in trick.cards]
    seat = random.choice([hand.seat for hand in deal.hands if set(hand.cards) & set(final)])
    spoilt = {**dict(deal), "tricks": tricks, "score": None, "rulings": [{"kind": "claim", "seat": seat}]}
    laid = Deal.model_validate(spoilt)
    return with_parts(laid, score=judge_deal(laid, deal.dealer or "N").score) if random.random() < 0.6 else laid
