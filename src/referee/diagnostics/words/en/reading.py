"""English words of what cannot be read (S)."""

from typing import Final

from referee.diagnostics.words.model import Words

__all__ = ["SYNTAX"]

_EXPECTED: Final = "expected: {expected}"
_SLIP: Final = ("{slip}", "probably: {meant:bare}")
_AGAIN: Final = "the same {count:more time|more times} in this deal"

SYNTAX: Final = {
    "S101": Words(
        "invalid byte",
        "byte {byte:bare} has no meaning in {encoding:bare}",
        "byte {byte:bare}",
        ("{count:invalid byte in this text|invalid bytes in this text}",),
        "The file is not in the encoding announced. The referee never guesses one: a text decoded wrongly would be "
        "another record than the one of the table. Save the file as UTF-8, or name its encoding.",
        "referee check --encoding cp1252 old.bgn",
    ),
    "S102": Words(
        "unreadable text",
        "{text} makes no sense here",
        None,
        (_EXPECTED, *_SLIP, _AGAIN),
        "This text is neither a word of the notation nor a card, a call or a number that could stand here. Reading "
        "goes on at the next landmark (a seat, the number of a trick, a keyword): one slip gives one message, and the "
        "rest of the deal is read.",
        "  1. W: ♥A ♥9 ♥8 ♥7 oops   # “oops” is no word of the notation",
    ),
    "S103": Words(
        "misspelt keyword",
        "{text} is read as {keyword}",
        "read as {keyword}",
        (),
        "A keyword was due here, and this word is close enough to one to be understood. The record is judged as if it "
        "were spelt well, but the deal stays contested until it is put right.",
        "auctoin   # read as “auction”\n  W: 90♥   S: pass   E: pass   N: pass",
    ),
    "S104": Words(
        "missing colon",
        "a colon is missing after {text}",
        "{text:bare}:",
        (),
        "The name of a seat is followed by a colon where it tells who calls, who plays or whose hand it is.",
        "  W ♠A ♥10   # should be  W: ♠A ♥10",
    ),
    "S105": Words(
        "unreadable card",
        "{text} is not a card",
        None,
        (*_SLIP, _AGAIN),
        "A card is a suit, then a rank: ♠A, ♥10, ♦Q, ♣J, or S, H, D, C for spades, hearts, diamonds and clubs. Ranks "
        "are A K Q J 10 9 8 7 in English, A R D V 10 9 8 7 in French.",
        "  1. W: ♥A ♥R   # in an English record the king is written ♥K",
    ),
    "S106": Words(
        "unreadable call",
        "{text} is not a call",
        None,
        _SLIP,
        "A call is pass, contre, surcontre, or a bid: a value and a suit (90♥), capot or generale and a suit, NT for no "
        "trump, AT for all trumps. In belote de comptoir it is a number alone.",
        "W: 90   # the suit is missing: 90♥, 90 NT or 90 AT",
    ),
    "S107": Words(
        "unreadable number",
        "{text} is not a number",
        None,
        _SLIP,
        "A number is written in digits without separators; zero is the digit 0, never the letter O.",
        "score NS 1O2 EW 60   # the letter O instead of the digit 0",
    ),
    "S108": Words(
        "unreadable seat",
        "{text} names neither a seat nor a side",
        None,
        (*_SLIP, _AGAIN),
        "In contrée the seats are N, W, S, E and the sides NS and EW; in French N, O, S, E, NS and EO. In belote de "
        "comptoir the players are P1 to P4, in French J1 to J4.",
        "  O: pass   # in an English record west is written W",
    ),
    "S109": Words(
        "malformed tag",
        "{text} is not a well-formed tag",
        None,
        ("{slip}",),
        'A tag stands between square brackets: a name, then a value in quotation marks. Inside the value, \\" gives a '
        "quotation mark and \\\\ a backslash.",
        '[Table 12]   # should be  [Table "12"]',
    ),
    "S110": Words(
        "unclosed comment",
        "this comment is not closed before the next deal or match",
        "opened here",
        (),
        "An open brace runs to the closing one. If a line of the comment begins like a deal or a game tag, the closing "
        "brace was forgotten: the referee stops at the opening brace rather than swallow deals.",
        "{ East hesitates   # the brace is not closed",
    ),
    "S111": Words(
        "unreadable hand",
        "{text} makes no sense in a hand",
        None,
        (*_SLIP, _AGAIN),
        "A hand is a list of suits, each once, each followed by its ranks. A void suit is left out or written with a "
        "dash.",
        "hands\n  W: ♠ A B 7   # B is no rank",
    ),
    "S112": Words(
        "misplaced part",
        "the parts are out of order: {part} after {after}",
        None,
        (),
        "The parts of a deal follow one another in a fixed order, so that every record reads the same way.",
        "score NS 62 EW 100\ntricks   # the tricks come before the score\n  1. W: ♥A ♥9 ♥8 ♥7",
    ),
    "S113": Words(
        "repeated part",
        "{part}: written twice",
        None,
        (),
        "Each part of a deal is written once (the arbiter's lines apart). Of two versions the referee chooses neither.",
        "score NS 62 EW 100\nscore NS 60 EW 102   # which is the right one?",
    ),
    "S114": Words(
        "incomplete part",
        "{part}: the rest is missing",
        None,
        (_EXPECTED,),
        "The part has been opened, but what should fill it is missing.",
        "contract E   # the bid is missing: contract E 90♥",
    ),
    "S115": Words(
        "mixed suits",
        "{text} mixes suit symbols and suit letters",
        None,
        _SLIP,
        "Within one hand, as within one trick, suits are all symbols or all letters.",
        "hands\n  W: ♥ A 10 D 8   # D is the suit of diamonds here",
    ),
    "S116": Words(
        "repeated suit",
        "the suit of {suit} stands twice in one hand[[ ({seat})]]",
        None,
        ("{slip}",),
        "Each suit of a hand is written once, followed by all its ranks.",
        "  W: ♠ A K  ♥ 10  ♠ 7   # should be  ♠ A K 7  ♥ 10",
    ),
    "S117": Words(
        "deal too long",
        "this deal has {count} characters; the referee reads no more than {expected}",
        None,
        (),
        "A whole deal takes a thousand characters or two, comments apart. A text that is much longer is none: a file was "
        "pasted in the wrong place, or the headers of the deals that follow are missing.",
        "deal 1 dealer N      followed by thousands of lines without another header",
    ),
    "S118": Words(
        "limit passed",
        "{limit}; the referee reads no more than {expected}, and nothing beyond",
        None,
        (),
        "What is read of a file has limits that no record reaches, so that a text that is none costs neither time nor "
        "memory. What passes them is neither read nor guessed; reading goes on at the next header of a deal or game tag.",
        "deal 1 dealer N      followed by hundreds of words that mean nothing",
    ),
    "S201": Words(
        "unreadable JSON",
        "the JSON cannot be read from here on: {text}",
        None,
        (),
        "The document breaks the syntax of JSON: a comma, a quotation mark or a brace is missing.",
        '{"schema": "record/1", "matches": [',
    ),
    "S202": Words(
        "JSON off schema",
        "this JSON does not follow the schema of a record: {text:bare}[[, {reason}]]",
        None,
        (),
        "The document is valid JSON, but a key is missing, is one too many, or is not of the type that record/1 asks.",
        '{"schema": "record/1", "match": []}',
    ),
}
