"""English words of the auction (E)."""

from typing import Final

from referee.diagnostics.words.model import Words

__all__ = ["AUCTION"]

_LEGAL: Final = "legal calls: {legal}"

AUCTION: Final = {
    "E101": Words(
        "call out of turn",
        "{seat} calls {call} when it is {expected:of} turn",
        "{expected:of} turn",
        (),
        "The player after the dealer speaks first, then the order of play is followed. A call out of turn makes the "
        "rest of the auction uncertain: the deal is judged no further.",
        "  S: 80♥   # North deals: it was West's turn to speak",
    ),
    "E102": Words(
        "value not allowed",
        "{seat} calls {call}, a value that the rules do not allow",
        None,
        (_LEGAL,),
        "Bids have a minimum, a maximum and a step, set by the rule set: 80 to 160 by tens in the base rules.",
        "W: 85♥",
    ),
    "E103": Words(
        "insufficient bid",
        "{seat} calls {call}, which is not above {standing}",
        "must be above {standing}",
        (_LEGAL,),
        "A bid must be higher than the one before. Suits have no rank among themselves: another suit is not enough. "
        "Capot is above every number.",
        "W: 90♥  S: 90♠",
    ),
    "E104": Words(
        "call unknown to the rules",
        "{seat} calls {call}, which the rules of this match do not know",
        None,
        (_LEGAL,),
        "Depending on the rule set, générale, no trump, all trumps or contre do not exist.",
        "W: generale ♥   # the base rules do not have it as a bid",
    ),
    "E105": Words(
        "contre not allowed",
        "{seat} cannot contre[[: the last bid, {standing}, is {bidder:of}]]",
        None,
        (_LEGAL,),
        "One doubles the last bid of the other side, in turn: neither one's partner, nor a table where "
        "nobody has bid, nor a contract that has been doubled already.",
        "W: 80♥  S: pass  E: contre   # East is West's partner",
    ),
    "E106": Words(
        "bid after contre",
        "{seat} calls {call} after a contre, which freezes the contract",
        None,
        (_LEGAL,),
        "Once a contract is doubled nobody bids any more: the doubled side passes or surcontres.",
        "W: 80♥  S: contre  E: 90♥",
    ),
    "E107": Words(
        "surcontre not allowed",
        "{seat} cannot surcontre",
        None,
        (_LEGAL,),
        "Only a player of the doubled side can surcontre, and only a contract that has just been doubled.",
        "W: 80♥  S: surcontre   # nobody has doubled",
    ),
    "E108": Words(
        "call after the end",
        "{seat} calls {call} when the auction is over",
        None,
        (),
        "An auction ends with three passes after a bid, with four passes at the start, with a surcontre, or when both "
        "players of the doubled side have answered. One pass too many is tolerated, nothing else.",
        "W: 80♥  S: pass  E: pass  N: pass  W: 90♥",
    ),
    "E109": Words(
        "side of the contre",
        "{seat} calls {call} when only the doubled side may still speak",
        None,
        (_LEGAL,),
        "After a contre, the partner of the player who called it keeps his turn but can only pass; that pass may be "
        "left out.",
        "W: 80♥  S: contre  E: pass  N: surcontre",
    ),
    "E110": Words(
        "impossible contract",
        "the contract {call}[[ {level}]] is not possible under the rules of this match",
        None,
        ("possible contracts: {legal}",),
        "A contract written instead of the auction must be one that an auction could have given: value, suit, contre "
        "and surcontre.",
        "contract E 85♥",
    ),
    "E111": Words(
        "raising oneself",
        "{seat} calls {call} over that seat's own bid, {standing}",
        None,
        (_LEGAL,),
        "When all have passed over a bid, its bidder speaks again under some rules; he may then go higher only in another "
        "denomination, or not at all (self_raise).",
        '[Game "contree"]\n'
        '[Rules "bga"]\n'
        "\n"
        "deal 1 dealer N\n"
        "auction\n"
        "  W: 80♥   S: pass   E: pass   N: pass\n"
        "  W: 100♥   # the same suit",
    ),
    "E112": Words(
        "bid that cannot be doubled",
        "{seat} doubles {standing}, which the rules of this match do not let be doubled",
        None,
        (_LEGAL,),
        "Under some rules a capot that is bid is worth a lump that nothing doubles: there is no contre of it.",
        '[Game "contree"]\n'
        '[Rules "pagat"]\n'
        "\n"
        "deal 1 dealer N\n"
        "auction\n"
        "  W: capot ♠   S: contre   # no capot can be doubled there",
    ),
}
