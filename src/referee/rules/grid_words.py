"""What the marking grid says, in words: nothing of it is set anywhere else."""

from collections.abc import Iterator, Mapping
from typing import Final

from referee.record.model import Language
from referee.rules.grid import Cell, Group, parse_square
from referee.rules.model import LEVELS, GridRow, Level, Marking
from referee.rules.phrases import grid_phrase

__all__ = ["belote_kept", "cell_words", "grid_lines", "line_in_force", "squares"]

_OUTCOMES: Final = ("made", "failed")
_APART: Final[Mapping[str, tuple[tuple[str, str], ...]]] = {
    "made": (("made_all", "all"), ("capot_made", "capot"), ("generale_made", "generale")),
    "failed": (("failed_all", "none"), ("capot_failed", "capot"), ("generale_failed", "generale")),
}
"""The rows beside the ordinary ones, by outcome, and what is said of them."""


def squares(marking: Marking) -> Iterator[tuple[str, Level, str]]:
    """Give every square of a grid: its row, its level, its text."""
    for row in Marking.model_fields:
        for level in LEVELS:
            text = _square(getattr(marking, row), level)
            if text is not None:
                yield row, level, text


def cell_words(cell: Cell, language: Language) -> str:
    """Give a cell with its sums spaced, ``T + 2C + Bt``; of nothing, the word."""
    text = cell.text.replace(" ", "").replace("+", " + ")
    return grid_phrase(language, "nothing") if text == "0" else text


def square_words(text: str, language: Language) -> str:
    """Give what takers and defenders mark: ``T + 2C + Bt aux preneurs, Bd à la défense``."""
    takers, defenders = (cell_words(cell, language) for cell in parse_square(text))
    return grid_phrase(language, "square").format(takers=takers, defenders=defenders)


def line_in_force(marking: Marking, outcome: str, level: Level, language: Language) -> str:
    """Give the line of the grid for a contract made or failed at a level, with what is marked otherwise beside it."""
    head = grid_phrase(language, "level", level) + grid_phrase(language, "row", outcome)
    text = _square(getattr(marking, outcome), level)
    parts = [f"{head}: {square_words(text, language)}" if text else head]
    for name, apart in _APART[outcome]:
        row: GridRow | None = getattr(marking, name)
        square = _square(row, level)
        word = grid_phrase(language, "apart", apart)
        if square is not None and square != text:
            takers, defenders = (cell_words(cell, language) for cell in parse_square(square))
            parts.append(f"{word}: {takers} / {defenders}")
        elif square is None and row is not None and level != "plain" and not name.endswith("_all"):
            parts.append(grid_phrase(language, "undoubled").format(row=word))
    return "; ".join(parts)


def belote_kept(marking: Marking, language: Language) -> str:
    """Say who keeps a belote, and whether it is multiplied, at each outcome and level."""
    said = [(_heads(outcome, levels, language), words) for outcome, levels, words in _belotes(marking, language)]
    every = {words for _, words in said}
    if len(every) == 1:
        (words,) = every
        return grid_phrase(language, "belote", "kept") if words == grid_phrase(language, "belote", "each") else words
    return "; ".join(f"{head}: {words}" for head, words in said)


def grid_lines(marking: Marking, language: Language) -> list[str]:
    """Say what is read off a grid: the contract, the points of tricks, the belotes, and bids that cannot be doubled."""
    lines = [_contract(marking, language)]
    lines += [f"{_heads(outcome, levels, language)}: {words}" for outcome, levels, words in _tricks(marking, language)]
    kept = grid_phrase(language, "belote", "kept")
    belote = belote_kept(marking, language)
    lines += [kept] if belote == kept else belote.split("; ")
    for row, bid in (("capot_made", "capot"), ("generale_made", "generale")):
        if getattr(marking, row) is not None and _square(getattr(marking, row), "contre") is None:
            lines.append(grid_phrase(language, "undoubled").format(row=grid_phrase(language, "apart", bid)))
    return lines


def _square(row: GridRow | None, level: Level) -> str | None:
    square: str | None = getattr(row, level, None)
    return square


def _heads(outcome: str, levels: list[Level], language: Language) -> str:
    word = grid_phrase(language, "row", outcome)
    if levels == list(LEVELS):
        return word
    return f"{word}, {grid_phrase(language, 'or').join(grid_phrase(language, 'column', level) for level in levels)}"


def _grouped(say: Mapping[tuple[str, Level], str]) -> Iterator[tuple[str, list[Level], str]]:
    """Give what is said of the ordinary rows, levels of which the same is said together."""
    for outcome in _OUTCOMES:
        together: dict[str, list[Level]] = {}
        for level in LEVELS:
            together.setdefault(say[outcome, level], []).append(level)
        for words, levels in together.items():
            yield outcome, levels, words


def _linear(cell: Cell) -> dict[str, int]:
    """Give how often each variable, and 1, is in a cell."""
    counts: dict[str, int] = {}

    def add(group: Group, times: int) -> None:
        if group.inner:
            for inner in group.inner:
                add(inner, times * group.factor)
        elif group.name == "B":
            for name in ("Bt", "Bd"):
                counts[name] = counts.get(name, 0) + times * group.factor
        else:
            counts[group.name] = counts.get(group.name, 0) + times * group.factor

    for group in cell.sum:
        add(group, 1)
    return counts


def _ordinary(marking: Marking) -> dict[tuple[str, Level], tuple[dict[str, int], dict[str, int]]]:
    found = {}
    for outcome in _OUTCOMES:
        for level in LEVELS:
            takers, defenders = parse_square(_square(getattr(marking, outcome), level) or "0 / 0")
            found[outcome, level] = (_linear(takers), _linear(defenders))
    return found


_KEEPERS: Final = {
    (1, 0, 0, 1): "each",
    (1, 1, 0, 0): "takers",
    (0, 0, 1, 1): "defence",
    (1, 0, 0, 0): "takers_own",
    (0, 0, 0, 1): "defence_own",
    (0, 0, 0, 0): "lost",
}
"""Whether the takers have their own belote and the other one, then whether the defence has theirs and its own."""


def _belotes(marking: Marking, language: Language) -> Iterator[tuple[str, list[Level], str]]:
    def said(takers: dict[str, int], defenders: dict[str, int]) -> str:
        shares = (takers.get("Bt", 0), takers.get("Bd", 0), defenders.get("Bt", 0), defenders.get("Bd", 0))
        keeper = _KEEPERS.get(tuple(min(share, 1) for share in shares))  # type: ignore[arg-type]
        own, other = max(shares[:2]), max(shares[2:])
        if keeper is None:
            sums = [_sum_words(side, ("Bt", "Bd"), language) for side in (takers, defenders)]
            return grid_phrase(language, "belote", "other").format(takers=sums[0], defenders=sums[1])
        words = grid_phrase(language, "belote", keeper)
        if keeper != "each" or own == other:
            return words + _multiplied("times", max(own, other), language)
        return words + _multiplied("times_takers", own, language) + _multiplied("times_defence", other, language)

    shares = _ordinary(marking)
    return _grouped({key: said(*pair) for key, pair in shares.items()})


def _multiplied(key: str, times: int, language: Language) -> str:
    return grid_phrase(language, "belote", key).format(n=times) if times > 1 else ""


def _sum_words(counts: dict[str, int], names: tuple[str, ...], language: Language) -> str:
    parts = [f"{counts[name] if counts[name] > 1 else ''}{name}" for name in names if counts.get(name)]
    return " + ".join(parts) or grid_phrase(language, "nothing")


def _contract(marking: Marking, language: Language) -> str:
    """Say how often the contract is marked."""
    counted = {
        key: max(takers.get("C", 0), defenders.get("C", 0)) for key, (takers, defenders) in _ordinary(marking).items()
    }
    if not any(counted.values()):
        return grid_phrase(language, "contract", "absent")
    parts = []
    for level in LEVELS:
        made, failed = counted["made", level], counted["failed", level]
        word = grid_phrase(language, "column", level)
        if made == failed:
            parts.append(f"{word}: {_times(made, language)}")
        else:
            rows = ((outcome, counted[outcome, level]) for outcome in _OUTCOMES)
            parts += [f"{word}, {grid_phrase(language, 'row', outcome)}: {_times(n, language)}" for outcome, n in rows]
    if len({part.partition(": ")[2] for part in parts}) == 1:
        return grid_phrase(language, "contract", "added") + ", " + parts[0].partition(": ")[2]
    return grid_phrase(language, "contract", "added") + " (" + "; ".join(parts) + ")"


def _times(count: int, language: Language) -> str:
    if count == 0:
        return grid_phrase(language, "contract", "never")
    return (
        grid_phrase(language, "contract", "once")
        if count == 1
        else grid_phrase(language, "contract", "times").format(n=count)
    )


def _tricks(marking: Marking, language: Language) -> Iterator[tuple[str, list[Level], str]]:
    """Say whose points of tricks are marked, and which lumps."""

    def said(outcome: str, takers: dict[str, int], defenders: dict[str, int]) -> str:
        words = []
        match bool(takers.get("T")), bool(defenders.get("D")):
            case True, True:
                words.append(grid_phrase(language, "tricks", "own"))
            case True, False:
                words.append(grid_phrase(language, "tricks", "takers"))
            case False, True:
                words.append(grid_phrase(language, "tricks", "defence"))
        lump = (takers if outcome == "made" else defenders).get("", 0)
        if lump and words:
            return words[0] + grid_phrase(language, "tricks", "more").format(n=lump)
        if lump:
            words.append(grid_phrase(language, "tricks", f"lump_{outcome}").format(n=lump))
        return ", ".join(words) or grid_phrase(language, "tricks", "none")

    return _grouped({key: said(key[0], *pair) for key, pair in _ordinary(marking).items()})
