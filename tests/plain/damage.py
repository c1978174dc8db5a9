"""Ways to spoil a deal: each takes a deal and gives a damaged one, or ``None`` where it does not apply.

What the damage makes of the deal is for the referees to find out: some damages are illegal, some only wrong, some are
legal other deals.
"""

from collections.abc import Callable
from random import Random

from referee.record.model import Deal

from .damage_calls import add_call, change_call, drop_call, other_dealer, swap_calls, wrong_label
from .damage_cards import (
    add_card_to_trick,
    add_trick,
    card_twice_in_hands,
    drop_card_of_hand,
    drop_card_of_trick,
    drop_hand,
    drop_hands,
    drop_last_tricks,
    drop_middle_trick,
    play_another_held_card,
    play_card_of_another,
    repeat_a_card,
    swap_cards_of_hands,
    swap_tricks,
    swap_within_trick,
    wrong_leader,
)
from .damage_claims import (
    add_ruling,
    add_word,
    drop_score,
    drop_word,
    lay_down,
    swap_word,
    wrong_score,
    wrong_total,
    wrong_trick_number,
    wrong_trick_points,
    wrong_winner,
)

__all__ = ["DAMAGES", "Damage", "damaged"]

Damage = Callable[[Random, Deal, list[str]], Deal | None]


DAMAGES: dict[str, Damage] = {
    damage.__name__: damage
    for damage in (
        add_call,
        add_card_to_trick,
        add_ruling,
        add_trick,
        add_word,
        card_twice_in_hands,
        change_call,
        drop_call,
        drop_card_of_hand,
        drop_card_of_trick,
        drop_hand,
        drop_hands,
        drop_last_tricks,
        drop_middle_trick,
        drop_score,
        drop_word,
        lay_down,
        other_dealer,
        play_another_held_card,
        play_card_of_another,
        repeat_a_card,
        swap_calls,
        swap_cards_of_hands,
        swap_tricks,
        swap_within_trick,
        swap_word,
        wrong_label,
        wrong_leader,
        wrong_score,
        wrong_total,
        wrong_trick_number,
        wrong_trick_points,
        wrong_winner,
    )
}


def damaged(random: Random, deal: Deal, seats: list[str], times: int = 1) -> tuple[Deal, str]:
    """Damage a deal so many times; gives the deal and what was done to it."""
    done = []
    for _ in range(times):
        name = random.choice(sorted(DAMAGES))
        spoilt = DAMAGES[name](random, deal, seats)
        if spoilt is not None and spoilt != deal:
            deal = spoilt
            done.append(name)
    return deal, ", ".join(done) or "nothing"
