"""English forms of seats, suits and parties, and the phrases of every closed list of facts."""

from typing import Final

from referee.diagnostics.words.en.rules import PROBLEMS, WHY
from referee.diagnostics.words.model import Forms

__all__ = ["LABELS", "PARTIES", "PHRASES", "SEATS", "SUITS"]

_PLAYERS: Final = {f"P{number}": f"P{number}" for number in range(1, 5)}
_NAMES: Final = {"N": "North", "W": "West", "S": "South", "E": "East", **_PLAYERS}
_SIDES: Final = {"NS": "North-South", "EW": "East-West", **_PLAYERS}

SEATS: Final[Forms] = {
    "": _NAMES,
    "of": {code: f"{name}'s" for code, name in _NAMES.items()},
    "hand": {code: f"{name}'s hand" for code, name in _NAMES.items()},
    "with": {code: f"with {name}" for code, name in _NAMES.items()},
    "letter": {**{code: name[0] for code, name in _NAMES.items()}, **_PLAYERS},
}

PARTIES: Final[Forms] = {
    "": _SIDES,
    "of": {code: f"{name}'s" for code, name in _SIDES.items()},
}

_SUIT_NAMES: Final = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}

SUITS: Final[Forms] = {
    "": _SUIT_NAMES,
    "a": {code: f"a {name.removesuffix('s')}" for code, name in _SUIT_NAMES.items()},
}

_CAUSES: Final = {
    "last_trick": "the gap is the bonus of the last trick",
    "belote": "the gap is the belote",
    "belote_missing_word": "the gap is a belote of which a word was not said",
    "capot_bonus": "the gap is the bonus of the side that wins every trick",
    "generale_bonus": "the gap is the bonus of the player who wins every trick alone",
    "contract_missing": "the score written leaves out the value of the contract",
    "contract_added": "the score written adds the value of the contract, which this marking does not count",
    "contract_times": "the contract is not counted in it as many times as this marking asks",
    "level": "the gap is the contre or the surcontre",
    "result_reversed": "the score written is that of the opposite result (made for failed, or the reverse)",
    "sides_swapped": "the figures of the two sides are swapped",
    "trick": "the gap is a trick counted to the other side",
    "held": "the points held over from the deal before are not in it",
    "rounding": "the gap is the rounding",
    "penalty": "the arbiter's penalty is not counted in it",
    "ruling": "the sheet keeps the score of the cards, not the one that the arbiter imposed",
    "carried": "the gap comes from a score or a total that was wrong already",
    "addition": "it is the addition that is wrong, not the score of the deal",
    "plain_values": "the figure written counts trumps as plain cards",
    "trump_values": "the figure written counts plain cards as trumps",
    "not_added": "the score of this deal was not added to the total",
}

_PARTS: Final = {
    "header": "the header of the deal",
    "hands": "the hands",
    "hand": "the hand",
    "auction": "the auction",
    "call": "the call",
    "contract": "the contract",
    "tricks": "the tricks",
    "summary": "the summary",
    "result": "the result",
    "belotes": "the belotes",
    "generale": "the générale",
    "party": "the same side",
    "rulings": "the arbiter's lines",
    "misdeal": "the misdeal",
    "dispute": "the dispute",
    "revoke": "the revoke",
    "penalty": "the penalty",
    "ruling": "the ruling",
    "claim": "the claim",
    "score": "the score",
    "total": "the total",
}

_RULINGS: Final = {kind: kind for kind in ("misdeal", "dispute", "revoke", "penalty", "ruling", "claim")}

_EXPECTED: Final = {
    "card": "a card (♥A)",
    "holding": "a suit and its ranks (♠ A K 7)",
    "call": "a call (pass, 80♥, contre)",
    "bid": "a bid (80♥, capot ♠)",
    "level": "contre or surcontre",
    "number": "a number (110)",
    "seat": "a seat (N)",
    "label": "a seat and its colon (N:)",
    "party": "a side (NS)",
    "party-number": "the sides and their figures (NS 110 EW 52)",
    "lead": "the start of a trick (1. or W:)",
    "word": "belote or rebelote",
    "result": "the result of a trick (=> N 13)",
    "outcome": "made or failed",
    "header": "the header of a deal (deal 1 dealer N)",
    "dealer": "the dealer (dealer N)",
    "hands": "hands",
    "auction": "auction",
    "contract": "contract (contract E 90♥)",
    "tricks": "tricks",
    "trick": "the word trick (revoke E trick 4)",
    "summary": "summary (summary NS 110 EW 52)",
    "tricks-won": "a number of tricks (tricks NS 5 EW 3)",
    "belotes": "the belotes (belote NS 1)",
    "generale": "a générale (generale N)",
    "ruling": "an arbiter's line (dispute, revoke E trick 4)",
    "score": "score (score NS 110 EW 52)",
    "total": "total (total NS 310 EW 552)",
    "tag": 'a tag ([Table "12"])',
    "version": "the version of the notation (1)",
    "positive": "a whole number from 1 (1000)",
    "end": "the end of the deal",
    "call comptoir": "a call (pass or 25)",
    "bid comptoir": "a bid (25)",
    "seat comptoir": "a player (P1)",
    "label comptoir": "a player and a colon (P1:)",
    "party comptoir": "a player (P1)",
    "party-number comptoir": "the players and their figures (P1 2 P2 1)",
    "lead comptoir": "the start of a trick (1. or P1:)",
    "result comptoir": "the result of a trick (=> P1 13)",
    "header comptoir": "the header of a deal (deal 1 dealer P1)",
    "dealer comptoir": "the dealer (dealer P1)",
    "contract comptoir": "contract (contract P2 41)",
    "trick comptoir": "the word trick (revoke P1 trick 4)",
    "summary comptoir": "summary (summary P2 60)",
    "tricks-won comptoir": "a number of tricks (tricks P1 3)",
    "belotes comptoir": "the belotes (belote P1 1)",
    "generale comptoir": "a generale (generale P1)",
    "ruling comptoir": "a line of the arbiter (dispute, revoke P1 trick 4)",
    "score comptoir": "score (score P2 1)",
    "total comptoir": "total (total P1 1 P2 2)",
}

_SLIPS: Final = {
    "other-language": "it is the letter or the word of the other language",
    "king-typed-k": "in a French record K is the suit of diamonds: the king is written R",
    "ten-typed-t": "in a French record T is the suit of clubs: ten is written 10",
    "letter-for-digit": "a letter stands for a digit (O for 0, l or I for 1)",
    "digit-for-letter": "a digit stands for a letter (0 for O)",
    "missing-colon": "a colon is missing after the seat (N:)",
    "extra-colon": "the colon is one too many",
    "long-seat": "a seat is written with one letter (S:, not South:)",
    "side-for-seat": "it is a side: one of its players is needed (N, not NS)",
    "seat-for-side": "it is a player: that player's side is needed",
    "long-side": "a side is written NS or EW (not East-West, E-W, WE)",
    "invisible": "an invisible sign has slipped in here, most likely pasted along with the text",
    "bid-form": "a bid is a value, then a suit (90♥, 90 hearts, 90 NT, 90 AT)",
    "other-symbol": "this sign is none of the suits ♠ ♥ ♦ ♣; their letters are S H D C",
    "bid-first": "the taker stands before the bid (contract E 90♥)",
    "label-in-trick": "only the lead has a seat: the other cards follow in order of play",
    "word-first": "belote and rebelote stand behind their card (♥Q belote)",
    "suit-word": "in a hand, a suit is written as a symbol or a letter (♥ or H)",
    "minus-typed-dash": "the minus sign is a hyphen (-100), not a longer dash",
    "too-long": "this number has too many digits to be one of a game",
    "rank-first": "the suit comes before the rank (♥9, not 9♥)",
    "rank-word": "a rank is written with one letter or a number (K, not king)",
    "no-suit": "the suit is missing before the rank",
    "no-rank": "the rank is missing after the suit",
    "suit-symbol-and-letter": "suit symbols and suit letters do not mix within a hand or a trick",
    "missing-denomination": "the suit of the bid is missing (80♥, 80 NT, 80 AT)",
    "missing-dot": "a dot is missing after the number of the trick (1.)",
    "misspelt-call": "it is a misspelt call",
    "unclosed-quote": "the closing quotation mark is missing",
    "missing-brackets": "the square brackets and quotation marks of a tag are missing",
    "missing-quotes": "the quotation marks around the value are missing",
    "unclosed-bracket": "the closing bracket is missing",
    "missing-name": "the name of the tag is missing",
    "unescaped-quote": "inside a value a quotation mark needs a backslash before it",
    "missing-colon comptoir": "the colon behind the player is missing (P1:)",
    "bid-first comptoir": "the taker stands before the bid (contract P2 41)",
}

_STATUSES: Final = {status: status for status in ("verified", "partial", "contested", "refused", "unfinished", "void")}

_TERMS: Final = {
    "rounding": "rounding",
    "penalty": "penalty",
    "ruling": "ruling",
    "held": "held",
    "mark": "mark",
}

_FAULTS: Final = {
    "points_negative": "points are never negative",
    "points_high": "that is more than a deal is worth",
    "points_sum": "both sides together have the points of the deal",
    "points_of_all": "a side that wins every trick has the points of the whole deal",
    "points_without_all": "these are the points of a side that wins every trick, and it has not won them all",
    "points_cards": "no way to share the cards leads to them",
    "points_no_trick": "a side or a player without a trick has no points",
}

_WHAT: Final = {
    "generale_tricks": "a générale, but fewer tricks than the deal has",
    "generale_points": "a générale, but other points than its own",
    "result_tricks": "made or failed does not go with the number of tricks",
    "result_points": "made or failed does not go with the points",
    "winner": "who wins the trick",
    "points": "the points of the deal",
    "score": "the score of each player",
    "contract": "the contract",
}

PHRASES: Final = {
    "problem": PROBLEMS,
    "why": WHY,
    "cause": _CAUSES,
    "expected": _EXPECTED,
    "fault": _FAULTS,
    "game": {"contree": "contrée", "comptoir": "belote de comptoir"},
    "limit": {
        "characters": "too many characters for a deal, or for the tags of a match",
        "depth": "this JSON text has too many brackets within brackets",
        "lines": "this log has too many lines for one deal",
        "line": "this line has too many characters",
        "json": "this JSON text has too many characters",
        "members": "this JSON object has too many keys",
        "problems": "this file has too many errors outside its deals",
        "slips": "this deal has too many words that cannot be read",
        "tags": "this match has too many tags",
    },
    "part": _PARTS,
    "reason": {
        "missing": "key missing",
        "unknown": "unknown key",
        "value": "value that does not suit",
        "duplicate": "key given twice",
        "gap": "missing part that no problem explains",
        "schema": "only record/1 is read here",
        "verdict": "it is a verdict, not a record",
    },
    "ruling": _RULINGS,
    "severity": {"error": "error", "warning": "warning", "note": "note"},
    "slip": _SLIPS,
    "status": _STATUSES,
    "term": _TERMS,
    "result": {"made": "made", "failed": "failed"},
    "what": _WHAT,
    "word": {"belote": "belote", "rebelote": "rebelote", "both": "belote and rebelote"},
}

LABELS: Final = {
    "nothing": "the end of the text",
    "proof": "{card} in trick {trick}",
    "with": "{card} {where}",
    "twice with": "{card} twice {where}",
    "from": "from {bid} up",
    # Places and articles.
    "deal": "deal {number}",
    "trick": "trick {number}",
    "rule": "rule",
    "notation": "notation",
    "step": "to do",
    # The line of a deal and of a match.
    "level 2": " contre",
    "level 4": " surcontre",
    "made": "made",
    "failed": "failed",
    "trump": "trump {suit}",
    "passed out": "all passed",
    "misdeal": "misdeal",
    "auction stops": "the auction stops",
    "play stops": "the play stops",
    "no play": "neither tricks nor summary",
    "no score": "no score written",
    "no cards": "cards not written",
    "no auction": "auction not written",
    "claim": "claim not proved",
    "ruling": "arbiter's ruling",
    "revoke": "revoke",
    "total": "total {scores}",
    "match": "match {number}",
    "rules": "rules {name} (version {version})",
    "game unknown": "unknown game",
    "rules unknown": "unknown rules",
    "winner": "{party} wins",
    "end": "total of the match: {scores}",
    "end unknown": "total of the match: not known",
    # The summary line.
    "files": "file|files",
    "matches": "match|matches",
    "deals": "deal|deals",
    "no deal": "no deal",
    "by rules": "Deals by rule set:",
    "by code": "Diagnostics by code:",
    "errors": "error|errors",
    "warnings": "warning|warnings",
    # What explain tells.
    "severity": "Severity",
    "effect": "status",
    "cited by": "Cited by",
    "example": "Example",
    "chosen": "Reading chosen",
    "parameters": "Changed by",
    "elsewhere": "Under",
    "otherwise": "Otherwise under (referee rules show gives them)",
}
