"""English words of the deal as a whole (D)."""

from typing import Final

from referee.diagnostics.words.model import Words

__all__ = ["DEAL"]

DEAL: Final = {
    "D101": Words(
        "deal number",
        "this deal bears number {number}, {expected} was due",
        "expected: {expected}",
        ("totals are not known from a skipped number on",),
        "The deals of a match are numbered one by one. A gap suggests that a deal is missing; after a misdeal, the "
        "redeal may keep the number.",
        "deal 4 dealer N\n"
        "contract E 90♥\n"
        "summary EW 100\n"
        "\n"
        "deal 6 dealer W   # deal 5 was due\n"
        "contract E 90♥\n"
        "summary EW 100",
    ),
    "D102": Words(
        "dealer",
        "the dealer is written as {dealer}, it was {expected:of} turn to deal",
        "{expected:of} turn",
        (),
        "The deal passes to the next player after every deal, even a passed-out one; after a misdeal the same player "
        "deals again. The deal is judged with the dealer as written, but stays contested.",
        "deal 1 dealer N\n"
        "contract E 90♥\n"
        "summary EW 100\n"
        "\n"
        "deal 2 dealer S   # it was West's turn\n"
        "contract E 90♥\n"
        "summary EW 100",
    ),
    "D103": Words(
        "no deal number",
        "the first deal has no number",
        None,
        (),
        "Deal numbers follow from the first one, which must therefore be written.",
        '[Game "contree"]\n\ndeal dealer N   # should be  deal 1 dealer N\ncontract E 90♥',
    ),
    "D104": Words(
        "no dealer",
        "the first deal does not say who deals",
        None,
        (),
        "The dealer settles who speaks first and who leads. Later ones follow from the first, which must therefore be "
        "written.",
        '[Game "contree"]\n\ndeal 1   # should be  deal 1 dealer N\ncontract E 90♥',
    ),
    "D201": Words(
        "missing hand",
        "{seats:hand} missing",
        None,
        (),
        "Where hands are given, all are needed: every duty of play is judged on them. If they are not known, none is "
        "written: they are rebuilt from the tricks.",
        "deal 1 dealer N\n"
        "hands\n"
        "  W: ♦ A 10 K Q J 9 8 7\n"
        "  S: ♥ A 10 K Q J 9 8 7\n"
        "  E: ♣ A 10 K Q J 9 8 7\n"
        "contract E 90♥   # North's hand is missing",
    ),
    "D202": Words(
        "number of cards",
        "{seat} has {count:card|cards} instead of {expected}",
        None,
        ("twice: {holders}", "in no hand: {missing}"),
        "Every player gets the same number of cards: eight in contrée, one to eight in belote de comptoir. With "
        "another count the deal cannot be played, and nothing in it is judged.",
        "deal 1 dealer N\n"
        "hands\n"
        "  W: ♦ A 10 K Q J 9 8   # seven cards: ♦7 is missing\n"
        "  S: ♥ A 10 K Q J 9 8 7\n"
        "  E: ♣ A 10 K Q J 9 8 7\n"
        "  N: ♠ A 10 K Q J 9 8 7\n"
        "contract E 90♥",
    ),
    "D203": Words(
        "wrong pack",
        "these hands cannot come from one pack: {twice} dealt twice",
        "{holders}",
        ("in no hand: {missing}",),
        "A pack has thirty-two cards, each once. A card dealt twice, or missing, makes the deal impossible, even if the "
        "points come out right.",
        "deal 1 dealer N\n"
        "hands\n"
        "  W: ♦ A 10 K Q J 9 8   ♥ 7   # South has ♥7 too, nobody has ♦7\n"
        "  S: ♥ A 10 K Q J 9 8 7\n"
        "  E: ♣ A 10 K Q J 9 8 7\n"
        "  N: ♠ A 10 K Q J 9 8 7\n"
        "contract E 90♥",
    ),
    "D204": Words(
        "repeated hand",
        "{seat:of} hand stands twice",
        None,
        ("one of the two is probably {expected:of} hand",),
        "Each seat has one hand in a deal, and one only.",
        "deal 1 dealer N\n"
        "hands\n"
        "  W: ♦ A 10 K Q J 9 8 7\n"
        "  S: ♥ A 10 K Q J 9 8 7\n"
        "  S: ♣ A 10 K Q J 9 8 7   # South has a hand already\n"
        "  N: ♠ A 10 K Q J 9 8 7\n"
        "contract E 90♥",
    ),
    "D205": Words(
        "too many cards",
        "each hand has {count:card|cards}, where 1 to {expected} are allowed",
        None,
        (),
        "The dealer chooses how many cards each player gets, within the limit of the rule set: eight at most in the base "
        "rules.",
        '[Game "comptoir"]\n'
        "\n"
        "deal 1 dealer P1\n"
        "hands\n"
        "  P2: ♠ A 10 K Q J 9 8 7   ♥ A\n"
        "  P3: ♦ A 10 K Q J 9 8 7   ♥ K\n"
        "  P1: ♣ A 10 K Q J 9 8 7   ♥ Q   # nine cards, eight at most\n"
        "auction\n"
        "  P2: 25   P3: pass   P1: pass",
    ),
    "D301": Words(
        "deal after the end",
        "the match was over before this deal[[: {total}]][[, target {target}]][[, {deals:deal|deals}]]",
        None,
        (),
        "A match ends with the deal in which a side reaches the target, or after the number of deals agreed. One deal "
        "more cannot count.",
        '[Game "contree"]\n'
        '[Target "100"]\n'
        "\n"
        "deal 1 dealer N\n"
        "contract E 90♥\n"
        "summary EW 100\n"
        "\n"
        "deal 2 dealer W   # EW have their 100 points already\n"
        "contract E 90♥\n"
        "summary EW 100",
    ),
    "D401": Words(
        "play without contract",
        "a play is written without auction or contract",
        None,
        (),
        "Without a contract neither trump nor taker is known: cards and marks cannot be judged.",
        "deal 1 dealer N\ntricks   # neither auction nor contract\n  1. W: ♥A ♥9 ♥8 ♥7",
    ),
    "D402": Words(
        "play after all passed",
        "all passed, and yet a play is written",
        None,
        (),
        "When all pass the deal is void: nobody plays or scores, and the next dealer deals.",
        "deal 1 dealer N\n"
        "auction\n"
        "  W: pass   S: pass   E: pass   N: pass\n"
        "tricks   # all have passed\n"
        "  1. W: ♥A ♥9 ♥8 ♥7",
    ),
    "D403": Words(
        "two contracts",
        "the deal has an auction and a written contract",
        None,
        (),
        "The contract follows from the auction. One or the other is written, never both.",
        "auction\n  W: 80♥   S: pass   E: pass   N: pass\ncontract W 80♥   # it is one or the other",
    ),
    "D404": Words(
        "two plays",
        "the deal has tricks and a summary",
        None,
        (),
        "A summary stands for cards that were not written down. Where tricks are, points follow from them.",
        "contract E 90♥\ntricks\n  1. W: ♥A ♥9 ♥8 ♥7\nsummary NS 62 EW 100   # it is one or the other",
    ),
}
