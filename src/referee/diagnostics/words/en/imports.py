"""English words of what is read from foreign files (I)."""

from typing import Final

from referee.diagnostics.words.model import Words

__all__ = ["IMPORTS"]

IMPORTS: Final = {
    "I101": Words(
        "unknown line",
        "this line is none of a log: {text}",
        None,
        ("it is kept as a comment",),
        "The line tells nothing that is known of such logs. It is kept as a comment, and changes nothing in the verdict.",
        "N bids 90 2 (heart)\nW passes\nS passes\nE passes\nA player has left the table.",
    ),
    "I102": Words(
        "card missing from the log",
        "trick {trick} is not complete in the log: there is no card of {seats}",
        "before this line",
        ("what follows is not moved up into the gap",),
        "Every trick of a log has a line for each of its four cards. Where one is missing, no other card can stand for it: "
        "the deal is refused, and nothing is guessed.",
        "N bids 90 2 (heart)\n"
        "W passes\n"
        "S passes\n"
        "E passes\n"
        "0N plays A heart\n"
        "0W plays 7 heart\n"
        "0S wins the trick\n"
        "1S plays 7 club",
    ),
    "I103": Words(
        "unreadable line",
        "this line starts like one of a log, and cannot be read: {text}",
        None,
        (),
        "The line names a player and what he does, but not a card, a bid or a number that is known. What it says is "
        "missing from the deal, which is refused.",
        "N bids 90 2 (heart)\nW passes\nS passes\nE passes\n0N plays 11 heart",
    ),
    "I104": Words(
        "line out of place",
        "this line cannot stand here: {text}",
        None,
        ("it is kept as a comment",),
        "A log tells a deal in order: calls, tricks from 0 to 7, each with its four cards in turn and its winner, points, "
        "scores. This line comes twice, too late, or out of turn: the deal is refused.",
        "N bids 90 2 (heart)\n"
        "W passes\n"
        "S passes\n"
        "E passes\n"
        "0N plays A heart\n"
        "0W plays 7 heart\n"
        "0S plays 8 heart\n"
        "0E plays 9 heart\n"
        "0E wins the trick\n"
        "0W plays 7 club",
    ),
    "I105": Words(
        "line missing",
        "the log does not say {what}",
        "after this line",
        (),
        "The log is whole but for a line that only repeats what the cards tell. What it would have claimed cannot be "
        "verified; the cards are judged all the same.",
        "N bids 90 2 (heart)\n"
        "W passes\n"
        "S passes\n"
        "E passes\n"
        "0N plays A heart\n"
        "0W plays 7 heart\n"
        "0S plays 8 heart\n"
        "0E plays 9 heart\n"
        "1E plays 7 club",
    ),
    "I106": Words(
        "log at odds with itself",
        "{what}: this line says otherwise than those before: {text}",
        None,
        (),
        "Two lines of the log tell the same thing in two ways: partners mark the same. One of them is wrong: the deal is "
        "contested.",
        "N scores 171 points\nS scores 161 points",
    ),
    "I201": Words(
        "unknown column",
        "no column of a sheet is called {text}[[; perhaps {meant}]]",
        None,
        (),
        "A column that is not understood could hold a score or a penalty: the sheet is not read until it is named.",
        "contract;taker;scroe NS\n90♥;E;62",
    ),
    "I202": Words(
        "repeated column",
        "the column {text} stands there twice",
        None,
        (),
        "Two columns say the same thing; it cannot be told which of them counts. The sheet is not read.",
        "contract;taker;score NS;score NS\n90♥;E;62;62",
    ),
    "I203": Words(
        "missing column",
        "this sheet has no column {meant}",
        None,
        (),
        "The first line of a sheet names its columns; without the contract a deal cannot be marked.",
        "deal;dealer;score NS;score EW\n1;N;62;100",
    ),
    "I204": Words(
        "cell without a column",
        "{text} stands in a column that has no name",
        None,
        (),
        "This line has more cells than the first one names, and one of them is not empty: a separator too many has moved "
        "all that stands behind it, or the column has lost its name.",
        "deal;dealer;contract;taker\n1;N;90♥;E;87",
    ),
    "I205": Words(
        "unreadable cell",
        "{text} cannot be read in the column {column}",
        None,
        ("expected: {expected}",),
        "What stands in the cell is not what the column holds. Bids, seats and sides are written as in the notation.",
        "deal;dealer;contract;taker\n1;N;9O♥;E",
    ),
    "I206": Words(
        "cells at odds",
        "{text}, in the column {column}, is at odds with another cell of its line",
        None,
        (),
        "Two cells of the line say the same thing in two ways. The deal is refused until one of them is corrected.",
        "deal;dealer;contract;taker\n1;N;E 90♥;W",
    ),
    "I207": Words(
        "unreadable sheet",
        "from here on the sheet cannot be cut into cells",
        None,
        ("a quotation mark opens a cell and never closes it",),
        "A cell that starts with a quotation mark goes on to the next one, over lines if need be. This one never ends, or "
        "something stands behind its end.",
        'deal;dealer;contract;taker\n1;N;"90♥;E',
    ),
}
