"""Rule sets of contrée other than the presets, for both referees at once: base rules with other values, and mixtures."""

from random import Random
from typing import Final

from referee.rules.faults import RuleSetError
from referee.rules.load import load
from referee.rules.model import RuleSet
from referee.rules.settings import changed, parse_setting

from .book import Book, book_of

__all__ = ["ALONE", "both", "mixture"]

OTHER_VALUES: Final = {
    "direction": "clockwise",
    "misdeal_dealer": "next",
    "denominations": "S H D C NT",
    "bid_minimum": "70",
    "bid_step": "5",
    "bid_maximum": "0",
    "bid_82": "counts_80",
    "capot_bid": "0",
    "generale_bid": "500",
    "self_raise": "no",
    "closing_passes": "4",
    "contre_turn": "any_time",
    "contre_freezes": "open",
    "nt_values": "a11_152",
    "ta_values": "raw",
    "first_leader": "taker",
    "partner_overtrump": "free",
    "undertrump": "free",
    "partner_ruff": "higher",
    "belote_worth": "30",
    "belote_say": "auto",
    "belote_all_trumps": "none",
    "belote_helps": "apart",
    "last_trick_capot": "10",
    "last_trick_generale": "360",
    "equality": "replay",
    "rounding": "ten_5_down",
    "target": "1000",
    "target_reach": "pass",
    "end_deal": "made",
    "end_tie": "draw",
}
MORE_VALUES: Final = {
    "ta_values": ["w13", "raw152"],
    "self_raise": ["other_denomination"],
    "equality": ["contract_decides"],
    "rounding": ["ten_5_up"],
    "bid_maximum": ["180", "80"],
    "bid_step": ["20"],
    "belote_worth": ["0"],
    "capot_bid": ["500"],
}
ALONE: Final = [(name, value) for name in OTHER_VALUES for value in [OTHER_VALUES[name], *MORE_VALUES.get(name, [])]]
"""Each value that no base rule has, by its parameter."""


def _written(parameter: str, value: str) -> str:
    return f"{parameter}={value.split()}" if parameter == "denominations" else f"{parameter}={value}"


def both(name: str, **changes: str) -> tuple[Book, RuleSet]:
    """Give a rule set as the plain referee has it, and as the real one does."""
    settings = tuple(parse_setting(_written(*change)) for change in changes.items())
    return book_of(name, **changes), changed(load(name, "contree"), settings)


def mixture(random: Random) -> tuple[Book, RuleSet]:
    """Give a rule set with eight values of others; drawn again where two of them contradict each other."""
    chosen = dict(random.sample(ALONE, 8))
    base = random.choice(["seed", "bga", "cannes2016", "pagat"])
    if base != "seed":
        # What a capot counts as stands as a number in the copy of their grids.
        chosen.pop("capot_bid", None)
    try:
        return both(base, **chosen)
    except RuleSetError:
        return mixture(random)
