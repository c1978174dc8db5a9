"""The arbiter's lines of a deal."""

from typing import TYPE_CHECKING, Any, Protocol, cast

from lark import Token, Tree

from referee.diagnostics.model import Path
from referee.notation.vocabulary import Expected
from referee.record.model import Claim, Dispute, Game, Misdeal, Penalty, Revoke, Ruling, ScoreRuling
from referee.record.trusted import trusted

if TYPE_CHECKING:
    from collections.abc import Iterable

    from referee.notation.built import Built
    from referee.notation.lexicon import Lexicon

__all__ = ["ruling_of"]


class Building(Protocol):
    """What builds the deal that the line belongs to."""

    words: "Lexicon"
    built: "Built"
    game: Game | None

    def missing(self, token: Token, path: Path, part: str, *expected: Expected) -> None:
        """Report a part that stops short."""

    def number(self, token: Token, path: Path) -> int | None:
        """Read a whole number."""

    def accounts(
        self, owner: "Tree[Token]", children: "Iterable[Any]", path: Path, default: int | None = None
    ) -> dict[str, int | None]:
        """Read parties with their numbers."""


def ruling_of(name: str, part: "Tree[Token]", deal: Building, path: Path) -> Ruling:
    """Give the arbiter's line that a tree holds, and report it where it stops short."""
    keyword = cast("Token", part.children[0])
    if name == "misdeal":
        return Misdeal()
    if name == "dispute":
        return Dispute()
    if name == "ruling":
        score = deal.accounts(part, part.children[1:], (*path, "score"))
        return trusted(ScoreRuling, kind="ruling", score=score)
    if name == "penalty":
        account = deal.accounts(part, part.children[1:], path)
        party, points = next(iter(account.items()), (None, None))
        return trusted(Penalty, kind="penalty", party=party, points=points)
    tokens = {token.type: token for token in cast("list[Token]", part.children)}
    seat = deal.words.seat(tokens["SEAT"]) if "SEAT" in tokens else None
    if "SEAT" not in tokens:
        deal.missing(keyword, path, name, Expected.SEAT)
    if name == "claim":
        return trusted(Claim, kind="claim", seat=seat)
    if "INT" not in tokens and "SEAT" in tokens:
        expected = Expected.NUMBER if "TRICK" in tokens else Expected.TRICK
        deal.missing(tokens.get("TRICK", keyword), path, name, expected)
    trick = deal.number(tokens["INT"], (*path, "trick")) if "INT" in tokens else None
    return trusted(Revoke, kind="revoke", seat=seat, trick=trick)
