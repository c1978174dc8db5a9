"""Damages of the auction and the header."""

from random import Random

from referee.record.model import Call, Deal

from .cards import SEATS, in_turn
from .parts import with_parts

__all__ = [
    "add_call",
    "change_call",
    "drop_call",
    "other_dealer",
    "swap_calls",
    "wrong_label",
]


def _calls(deal: Deal) -> list[Call]:
    return list(deal.auction or ())


def _random_call(random: Random, seats: list[str]) -> str:
    denomination = random.choice(["S", "H", "D", "C", "NT", "AT"])
    if set(seats) != set(SEATS):
        return random.choice(["pass", "0", "1", "contre", "90H", "capotS", str(random.randint(1, 80))])
    value = random.choice([70, 80, 85, 90, 100, 110, 120, 130, 140, 150, 160, 170])
    rare = random.choice(["pass", "contre", "surcontre", f"capot{denomination}", f"generale{denomination}"])
    return rare if random.random() < 0.4 else f"{value}{denomination}"


def change_call(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Put another call in the place of one."""
    calls = _calls(deal)
    if not calls:
        return None
    place = random.randrange(len(calls))
    calls[place] = Call.model_validate({"seat": calls[place].seat, "call": _random_call(random, seats)})
    return with_parts(deal, auction=tuple(calls))


def add_call(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Put a call in between, or at the end."""
    calls = _calls(deal)
    if not calls:
        return None
    label = random.choice([None, random.choice(seats)])
    call = Call.model_validate({"seat": label, "call": _random_call(random, seats)})
    calls.insert(random.randint(0, len(calls)), call)
    return with_parts(deal, auction=tuple(calls))


def drop_call(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Leave out a call."""
    del seats
    calls = _calls(deal)
    if len(calls) < 2:
        return None
    calls.pop(random.randrange(len(calls)))
    return with_parts(deal, auction=tuple(calls))


def swap_calls(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Exchange two calls that follow each other."""
    del seats
    calls = _calls(deal)
    if len(calls) < 2:
        return None
    place = random.randrange(len(calls) - 1)
    calls[place], calls[place + 1] = calls[place + 1], calls[place]
    return with_parts(deal, auction=tuple(calls))


def wrong_label(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Put any seat before a call."""
    calls = _calls(deal)
    if not calls:
        return None
    place = random.randrange(len(calls))
    calls[place] = Call.model_validate({"seat": random.choice(seats), "call": calls[place].call})
    return with_parts(deal, auction=tuple(calls))


def other_dealer(random: Random, deal: Deal, seats: list[str]) -> Deal | None:
    """Let another player have dealt."""
    del random
    return None if deal.dealer is None else with_parts(deal, dealer=in_turn(deal.dealer, seats)[1])
