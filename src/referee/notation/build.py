"""From the tree of a deal to its record.

The tree holds what stands on the sheet in whatever number and order; here each part finds its place in the record, and
what stands in the wrong place, twice, or half, is reported. A token without text stands for a word that could not be
read, which has been reported already: its value is not known.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final, cast

from lark import Token, Tree

from referee.diagnostics.model import Path
from referee.kernel.calls import LEVELS as LEVEL_WORDS
from referee.kernel.calls import parse_bid
from referee.notation.built import Built
from referee.notation.hands import HandBuilder
from referee.notation.lexicon import BLANKS, Lexicon
from referee.notation.rulings import ruling_of
from referee.notation.runs import runs
from referee.notation.tricks import TrickBuilder
from referee.notation.vocabulary import Expected, Slip
from referee.record.forms import MAX_DIGITS
from referee.record.model import Call, Contract, Game, Hand, Ruling, Summary
from referee.record.trusted import trusted

__all__ = ["build"]

PLACE_OF: Final = {"hands": 1, "auction": 2, "contract": 2, "tricks": 3, "summary": 3, "score": 5, "total": 6}
RULINGS: Final = frozenset(("misdeal", "dispute", "revoke", "penalty", "ruling", "claim"))
RULING_PLACE: Final = 4
CLAIM_AFTER: Final = dict.fromkeys(("summary", "won", "belotes"), Expected.SCORE) | {"score": Expected.TOTAL}
"""What the next line of figures is."""
LEVELS: Final = {word: level for level, word in LEVEL_WORDS.items()}


def build(tree: "Tree[Token]", lexicon: Lexicon, game: Game | None, *, places: bool = False) -> Built:
    """Give the parts of the deal that a tree holds.

    ``game``: of the match, ``None`` where it is not known; ``places``: whether to note where each element stands.
    """
    return _Builder(lexicon, game, Built(places={} if places else None)).deal(tree)


def _tokens(tree: "Tree[Token]") -> Iterator[Token]:
    for child in tree.children:
        if isinstance(child, Token):
            yield child
        else:
            yield from _tokens(child)


class _Builder:
    """Builds one deal."""

    def __init__(self, lexicon: Lexicon, game: Game | None, built: Built) -> None:
        self.words = lexicon
        self.runs = runs(lexicon)
        self.game = game
        self.built = built
        self.rulings: list[Ruling] = []

    def deal(self, tree: "Tree[Token]") -> Built:
        """Build every part, in the order in which they stand."""
        built = self.built
        reached, reached_part, repeating = 0, "header", False
        for part in cast("list[Tree[Token]]", tree.children):
            name = str(part.data)
            if name == "header":
                self._header(part)
                continue
            if name in RULINGS:
                place, path = RULING_PLACE, cast("Path", ("rulings", len(self.rulings)))
            else:
                place, path = PLACE_OF[name], (name,)
            keyword = cast("Token", part.children[0])
            if name in built.parts:
                # What follows a part that starts again is a deal that starts again: said once.
                if not repeating:
                    built.report(keyword, "S113", path, part=name)
                repeating = True
                continue
            if place < reached:
                if not repeating:
                    built.report(keyword, "S112", path, part=name, after=reached_part)
            else:
                reached, reached_part = place, "rulings" if place == RULING_PLACE else name
            whole = self.runs.read(part, self.game) if built.places is None else None
            if whole is None:
                self._part(name, self.runs.taken_apart(part), path)
            else:
                built.parts[name] = whole
        if self.rulings:
            built.parts["rulings"] = tuple(self.rulings)
        return built

    def _part(self, name: str, part: "Tree[Token]", path: Path) -> None:
        parts = self.built.parts
        self.built.place(path, *_tokens(part))
        if name == "hands":
            parts[name] = self._hands(part)
        elif name == "auction":
            parts[name] = self._auction(part)
        elif name == "tricks":
            parts[name] = TrickBuilder(self.words, self.built, self).build(part)
        elif name == "contract":
            parts[name] = self._contract(part)
        elif name == "summary":
            parts[name] = self._summary(part)
        elif name in RULINGS:
            self.rulings.append(ruling_of(name, part, self, path))
        else:
            parts[name] = self.accounts(part, part.children[1:], path)

    def missing(self, token: Token, path: Path, part: str, *expected: Expected) -> None:
        """Report a part that stops short."""
        self.built.report(token, "S114", path, part=part, expected=[str(kind) for kind in expected])

    def number(self, token: Token, path: Path) -> int | None:
        """Read a whole number; ``None`` when it was not read, or is too long to be one of a game."""
        text = token.rstrip(BLANKS).replace("\u2212", "-")
        if len(text) > MAX_DIGITS + 1:
            self.built.report(token, "S107", path, text=text, slip=str(Slip.TOO_LONG))
            return None
        return int(text) if text else None

    def accounts(
        self, owner: "Tree[Token]", children: Iterable[Any], path: Path, default: int | None = None
    ) -> dict[str, int | None]:
        """Read parties with their numbers; ``default`` stands for a number left out, where one may be."""
        figures: dict[str, int | None] = {}
        keyword = cast("Token", owner.children[0])
        ends_line = "\n" in keyword
        seen = repeated = False
        lines: list[Token] = []
        for child in children:
            tokens = cast("list[Token]", child.children)
            if ends_line:
                lines = [tokens[0]]
            ends_line = "\n" in tokens[-1]
            seen = True
            party = self.words.party(tokens[0])
            if party is None:
                continue
            here = (*path, party)
            if party in figures:
                if not repeated:
                    self._again(owner, tokens[0], lines, here)
                repeated = True
                continue
            self.built.place(here, *tokens)
            if len(tokens) > 1:
                figures[party] = self.number(tokens[1], here)
            elif default is not None:
                figures[party] = default
            else:
                self.missing(tokens[0], here, str(owner.data), Expected.NUMBER)
                figures[party] = None
        if not seen:
            self.missing(keyword, path, str(owner.data), Expected.PARTY)
        return figures

    def _again(self, owner: "Tree[Token]", token: Token, line: list[Token], path: Path) -> None:
        """Report a party that has its figure already: on another line it is the keyword of that line which is missing.

        ``line``: the first token of its line, where another stands before it.
        """
        due = CLAIM_AFTER.get(str(owner.data)) if line else None
        if due is None:
            self.built.report(token, "S113", path, part="party")
        else:
            self.built.report(line[0], "S102", path, text=line[0].rstrip(BLANKS), expected=[str(due)])

    def _header(self, part: "Tree[Token]") -> None:
        built = self.built
        whole = self.runs.header(part) if built.places is None else None
        if whole is not None:
            built.parts.update(whole)
            return
        tokens = cast("list[Token]", self.runs.taken_apart(part).children)
        for token in tokens:
            if token.type == "INT":
                built.parts["number"] = self.number(token, ("number",))
                built.place(("number",), token)
            elif token.type == "SEAT":
                built.parts["dealer"] = self.words.seat(token)
                built.place(("dealer",), token)
        if tokens[-1].type == "DEALER":
            self.missing(tokens[-1], ("header",), "header", Expected.SEAT)
        built.place(("header",), *tokens)
        # What has no place of its own stands at the head of its deal.
        built.place((), *tokens)

    def _hands(self, part: "Tree[Token]") -> tuple[Hand, ...]:
        children = part.children
        self.built.place(("hands",), cast("Token", children[0]))
        if len(children) == 1:
            self.missing(cast("Token", children[0]), ("hands",), "hands", Expected.LABEL)
        builder = HandBuilder(self.words, self.game, self.built)
        return builder.build([cast("list[Token]", cast("Tree[Token]", child).children) for child in children[1:]])

    def _auction(self, part: "Tree[Token]") -> tuple[Call, ...]:
        built = self.built
        keyword, *tokens = cast("list[Token]", part.children)
        built.place(("auction",), keyword)
        calls: list[Call] = []
        label: Token | None = None
        for token in tokens:
            if token.type == "CALL":
                calls.append(self._labelled(label, token, len(calls)))
                label = None
            else:
                if label is not None:
                    calls.append(self._labelled(label, None, len(calls)))
                label = token
        if label is not None:
            calls.append(self._labelled(label, None, len(calls)))
        if not calls:
            self.missing(keyword, ("auction",), "auction", Expected.CALL)
        return tuple(calls)

    def _labelled(self, label: Token | None, token: Token | None, index: int) -> Call:
        """Build a call from its label and what was called, either of which may be missing."""
        path: Path = ("auction", index)
        seat = self.words.seat(label) if label else None
        if self.built.places is not None:
            self.built.place(path, token or label or Token("CALL", "", 0, end_pos=0))
            if label is not None:
                self.built.place((*path, "seat"), label)
        if token is None and label is not None:
            self.missing(label, path, "call", Expected.CALL)
        return trusted(Call, seat=seat, call=self._call(token, path) if token else None)

    def _call(self, token: Token, path: Path) -> str | None:
        """Read a call; in contrée a bid names its denomination."""
        call = self.words.call(token)
        if call is None or (self.game == "contree" and call.isdigit()):
            slip = {"slip": str(Slip.TOO_LONG if call is None else Slip.MISSING_DENOMINATION)}
            self.built.report(token, "S106", path, text=token.rstrip(BLANKS), **slip)
            return None
        return call

    def _contract(self, part: "Tree[Token]") -> Contract:
        taker = bid = None
        level = 1
        seen = set()
        for token in cast("list[Token]", part.children):
            seen.add(token.type)
            if token.type == "SEAT":
                taker = self.words.seat(token)
                self.built.place(("contract", "taker"), token)
            elif token.type == "BID":
                bid = self._call(token, ("contract", "bid")) if token else None
                bid = bid if bid and parse_bid(bid) else None
                self.built.place(("contract", "bid"), token)
            elif token.type == "LEVEL":
                level = LEVELS.get(self.words.call(token) or "", 1)
                self.built.place(("contract", "level"), token)
        wanted = [kind for name, kind in (("SEAT", Expected.SEAT), ("BID", Expected.BID)) if name not in seen]
        if wanted:
            self.missing(cast("Token", part.children[0]), ("contract",), "contract", *wanted)
        return trusted(Contract, taker=taker, bid=bid, level=level)

    def _summary(self, part: "Tree[Token]") -> Summary:
        keyword, *children = part.children
        accounts = [child for child in children if isinstance(child, Tree) and child.data == "account"]
        fields: dict[str, Any] = {}
        if accounts:
            fields["points"] = self.accounts(part, accounts, ("summary", "points"))
        for child in children[len(accounts) :]:
            token = cast("Token", child if isinstance(child, Token) else child.children[0])
            name = {"OUTCOME": "result", "TRICKS_WON": "tricks", "BELOTES": "belotes", "GENERALE": "generale"}[
                token.type
            ]
            here: Path = ("summary", name)
            if name in fields:
                self.built.report(token, "S113", here, part=name)
                continue
            self.built.place(here, token)
            if isinstance(child, Token):
                fields[name] = self.words.outcome(token)
            elif name == "generale":
                seats = cast("list[Token]", child.children[1:])
                fields[name] = self.words.seat(seats[0]) if seats else None
                if not seats:
                    self.missing(token, here, "generale", Expected.SEAT)
            else:
                fields[name] = self.accounts(child, child.children[1:], here, 1 if name == "belotes" else None)
        if not fields:
            self.missing(
                cast("Token", keyword), ("summary",), "summary", Expected.PARTY, Expected.OUTCOME, Expected.TRICKS_WON
            )
        empty = {"points": None, "result": None, "tricks": None, "belotes": None, "generale": None}
        return trusted(Summary, **{**empty, **fields})
