"""Where the elements of a deal start that comments can stand at, read off its runs of lines."""

from typing import TYPE_CHECKING, Final, cast

from lark import Token

from referee.diagnostics.model import Path
from referee.notation.lexicon import Lexicon
from referee.notation.runs import runs

if TYPE_CHECKING:
    from lark import Tree

__all__ = ["starts"]

_LISTS: Final = frozenset(("hands", "auction", "tricks"))
_KNOWN: Final = _LISTS | {"header", "contract", "summary", "score", "total"}


def starts(tree: "Tree[Token]", lexicon: Lexicon, offset: int = 0) -> dict[Path, int] | None:
    """Give the offset of each part of a deal in which nothing is to be reported, and of each hand, call and trick.

    ``offset``: of the deal itself. ``None`` where that takes reading the deal again: of a part that is no single run, or is none of those above, the elements
    are not known.
    """
    found: dict[Path, int] = {}
    for part in cast("list[Tree[Token]]", tree.children):
        name = str(part.data)
        keyword = part.children[0]
        if not isinstance(keyword, Token) or (name,) in found or name not in _KNOWN:
            return None
        found[(name,)] = offset + (keyword.start_pos or 0)
        if name in _LISTS:
            lines = runs(lexicon).starts(part)
            if lines is None:
                return None
            found |= {(name, index): offset + start for index, start in enumerate(lines)}
    return found
