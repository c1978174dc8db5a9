"""English words of the deal as a whole (D) and of the auction (E)."""

from typing import Final

from referee.diagnostics.words.model import Words

__all__ = ["AUCTION", "DEAL"]

_LEGAL: Final = "legal calls: {legal}"

DEAL: Final = {
    "D101": Words(
        "deal number",
        "this deal bears number {number}, {expected} was due",
        "expected: {expected}",
        ("totals are not known from a skipped number on",),
        "The deals of a match are numbered one by one. A gap suggests that a deal is missing; after a misdeal, the "
        "redeal may keep the number.",
        "deal 4, then deal 6",
    ),
    "D102": Words(
        "dealer",
        "the dealer is written as {dealer}, it was {expected:of} turn to deal",
        "{expected:of} turn",
        (),
        "The deal passes to the next player after every deal, even a passed-out one; after a misdeal the same player "
        "deals again. The deal is judged with the dealer as written, but stays contested.",
        "deal 1 dealer N      deal 2 dealer S: it was West's turn",
    ),
    "D103": Words(
        "no deal number",
        "the first deal has no number",
        None,
        (),
        "Deal numbers follow from the first one, which must therefore be written.",
        "deal 1 dealer N",
    ),
    "D104": Words(
        "no dealer",
        "the first deal does not say who deals",
        None,
        (),
        "The dealer settles who speaks first and who leads. Later ones follow from the first, which must therefore be "
        "written.",
        "deal 1 dealer N",
    ),
    "D201": Words(
        "missing hand",
        "{seats:hand} missing",
        None,
        (),
        "Where hands are given, all are needed: every duty of play is judged on them. If they are not known, none is "
        "written: they are rebuilt from the tricks.",
        "hands      with W, S and E but without N",
    ),
    "D202": Words(
        "number of cards",
        "{seat} has {count:card|cards} instead of {expected}",
        None,
        ("twice: {twice}", "in no hand: {missing}"),
        "Every player gets the same number of cards: eight in contrée, one to eight in belote de comptoir. With "
        "another count the deal cannot be played, and nothing in it is judged.",
        "  W: ♠ A  ♥ A 10 K Q 7  ♣ Q      seven cards",
    ),
    "D203": Words(
        "wrong pack",
        "these hands cannot come from one pack: {twice} dealt twice",
        None,
        ("in no hand: {missing}",),
        "A pack has thirty-two cards, each once. A card dealt twice, or missing, makes the deal impossible, even if the "
        "points come out right.",
        "♥A with West and with North",
    ),
    "D204": Words(
        "repeated hand",
        "{seat:of} hand stands twice",
        None,
        (),
        "Each seat has one hand in a deal, and one only.",
        "  W: …      W: …",
    ),
    "D205": Words(
        "too many cards",
        "each hand has {count:card|cards}, where one to {expected} are allowed",
        None,
        (),
        "The dealer chooses how many cards each player gets, within the limit of the rule set: eight at most in the base "
        "rules.",
        "P2: nine cards      eight at most",
    ),
    "D301": Words(
        "deal after the end",
        "the match was over before this deal[[: {total}]][[, target {target}]][[, {deals:deal|deals}]]",
        None,
        (),
        "A match ends with the deal in which a side reaches the target, or after the number of deals agreed. One deal "
        "more cannot count.",
        "total NS 1020 EW 640, target 1000, then one more deal",
    ),
    "D401": Words(
        "play without contract",
        "a play is written without auction or contract",
        None,
        (),
        "Without a contract neither trump nor taker is known: cards and marks cannot be judged.",
        "deal 3 dealer S, then tricks",
    ),
    "D402": Words(
        "play after all passed",
        "all passed, and yet a play is written",
        None,
        (),
        "When all pass the deal is void: nobody plays or scores, and the next dealer deals.",
        "auction: pass pass pass pass, then tricks",
    ),
    "D403": Words(
        "two contracts",
        "the deal has an auction and a written contract",
        None,
        (),
        "The contract follows from the auction. One or the other is written, never both.",
        "auction …, then contract E 90♥",
    ),
    "D404": Words(
        "two plays",
        "the deal has tricks and a summary",
        None,
        (),
        "A summary stands for cards that were not written down. Where tricks are, points follow from them.",
        "tricks …, then summary NS 110 EW 52",
    ),
}

AUCTION: Final = {
    "E101": Words(
        "call out of turn",
        "{seat} calls {call} when it is {expected:of} turn",
        "{expected:of} turn",
        (),
        "The player after the dealer speaks first, then the order of play is followed. A call out of turn makes the "
        "rest of the auction uncertain: the deal is judged no further.",
        "dealer N      S: 80♥: it was West's turn",
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
        "W: generale ♥      the base rules do not have it as a bid",
    ),
    "E105": Words(
        "contre not allowed",
        "{seat} cannot contre[[: the last bid, {standing}, is {bidder:of}]]",
        None,
        (_LEGAL,),
        "One doubles the last bid of the other side, in turn: neither one's partner, nor a table where "
        "nobody has bid, nor a contract that has been doubled already.",
        "W: 80♥  S: pass  E: contre      East is West's partner",
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
        "W: 80♥  S: surcontre      nobody has doubled",
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
        "W: 80♥  S: pass  E: pass  N: pass  W: 100♥      rules bga",
    ),
    "E112": Words(
        "bid that cannot be doubled",
        "{seat} doubles {standing}, which the rules of this match do not let be doubled",
        None,
        (_LEGAL,),
        "Under some rules a capot that is bid is worth a lump that nothing doubles: there is no contre of it.",
        "W: capot ♠  S: contre      rules pagat",
    ),
}
