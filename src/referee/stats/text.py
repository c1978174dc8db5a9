"""Statistics to be read: tables that fit eighty columns, a section a rule set."""

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from referee.diagnostics.model import Severity, Status
from referee.diagnostics.spelling import SPELLINGS
from referee.diagnostics.words import title as code_title
from referee.diagnostics.words.speech import tidy
from referee.record.model import Language
from referee.scoresheet.columns import Align, Column, laid_out
from referee.scoresheet.words import WORDS as SHEET_WORDS
from referee.stats.figures import DENOMINATIONS, BidRow, bid_rows, denomination, mean, number, percent, title
from referee.stats.model import Figures, Group, Part, Statistics, Sweep
from referee.stats.names import By
from referee.stats.words import WORDS

__all__ = ["text_lines"]

_WIDTH: Final = 80
_NAME: Final = 24
_TITLE: Final = 40
_RATES: Final = ("share", "success")
_FIGURES: Final = ("takers_points", "defenders_points", "takers_score", "defenders_score", "earned")
_SIDES: Final = dict(
    zip(("takers-points", "defenders-points", "takers-score", "defenders-score", "earned"), _FIGURES, strict=True)
)
_ALONE: Final = dict(
    zip(("taker-points", "opponent-points", "taker-score", "opponent-score", "opponent-earned"), _FIGURES, strict=True)
)
"""The rows of means, each with its label: where takers are a side, and where they are one player."""


def text_lines(statistics: Statistics, language: Language) -> Iterator[str]:
    """Give the lines of statistics, in a language, without their ends."""
    page = _Page(language)
    if not statistics.groups:
        yield page.labels["no-deals"]
    for index, group in enumerate(statistics.groups):
        if index:
            yield ""
        yield from page.group(group, statistics.by)


class _Page:
    """The sections of one language."""

    def __init__(self, language: Language) -> None:
        self._language: Language = language
        self._words = WORDS[language]
        self.labels = self._words.labels

    def group(self, group: Group, by: str | None) -> Iterator[str]:
        """Give the section of a rule set."""
        labels = self.labels
        head = title(group, self._language)
        yield from (head, "=" * len(head))
        yield labels["deals"].format(deals=number(group.deals), matches=number(group.matches))
        yield from textwrap.wrap(labels["statuses"].format(counts=self._statuses(group)), _WIDTH)
        if group.overall.contracts:
            yield from ("", labels["standing"])
            yield from self._bids(group)
            yield from self._levels(group)
            yield from self._sweeps(group)
        else:
            yield from ("", labels["no-contracts"])
        yield from self._codes(group)
        if group.parts and by is not None:
            yield from self._parts(group, By(by))

    def _statuses(self, figures: Figures) -> str:
        names = SHEET_WORDS[self._language].counts
        plural_from = 2
        counts = figures.statuses.model_dump()
        return ", ".join(
            f"{number(count)} {names[status][count >= plural_from]}" for status in Status if (count := counts[status])
        )

    def _bids(self, group: Group) -> Iterator[str]:
        rows = bid_rows(group.bids, self._language)
        used = [code for code in DENOMINATIONS if any(code in row.counts for row in rows)]
        heads = [*(denomination(code, self._language) for code in used), self.labels["all"]]
        columns = [Column("", "", 10), *(Column("", head, 8, Align.RIGHT) for head in heads)]
        if len(rows) > 1:
            rows = (*rows, _all_of(rows, self.labels["all"]))
        for name, cell in (("counts", self._count), ("rates", self._rate)):
            yield from ("", self.labels[name], laid_out(columns, ["", *heads]))
            for row in rows:
                counts = [row.counts.get(code) for code in used]
                yield laid_out(columns, [row.label, *map(cell, [*counts, row.total])])

    def _count(self, counts: tuple[int, int, int] | None) -> str:
        return number(counts[0]) if counts else ""

    def _rate(self, counts: tuple[int, int, int] | None) -> str:
        return mean(100 * counts[2] / counts[1] if counts[1] else None, self._language) if counts else ""

    def _levels(self, group: Group) -> Iterator[str]:
        """Give a column a level: how many contracts, and the means of their figures."""
        labels = self.labels
        levels = (*group.levels, group.overall)
        columns = [Column("", "", 28), *(Column("", "", 11, Align.RIGHT) for _ in levels)]
        names = [labels["overall" if level.level is None else f"level-{level.level}"] for level in levels]
        yield ""
        yield laid_out(columns, [labels["means"], *names])
        means = _ALONE if group.game == "comptoir" else _SIDES
        rows = [
            ("contracts", [number(level.contracts) for level in levels]),
            *((name, [percent(getattr(level, name), self._language) for level in levels]) for name in _RATES),
            *((key, [mean(getattr(level, own), self._language) for level in levels]) for key, own in means.items()),
        ]
        yield from (laid_out(columns, [labels[key], *cells]) for key, cells in rows)

    def _sweeps(self, group: Group) -> Iterator[str]:
        told = [
            self._sweep(self.labels[name], sweep)
            for name, sweep in (("capots", group.capots), ("generales", group.generales))
            if sweep is not None and (sweep.won or sweep.bid or name == "capots")
        ]
        belotes = group.belotes
        if group.game == "contree" or belotes.deals or belotes.missed:
            counts = {key: number(getattr(belotes, key)) for key in ("deals", "points", "missed")}
            told.append(self.labels["belotes"].format(**counts))
        if told:
            yield ""
        for line in told:
            yield from textwrap.wrap(line, _WIDTH, subsequent_indent="  ")

    def _sweep(self, name: str, sweep: Sweep) -> str:
        counts = {key: number(getattr(sweep, key)) for key in ("won", "bid", "made", "takers", "defenders")}
        return self.labels["sweep"].format(name=name, rate=percent(sweep.rate, self._language), **counts)

    def _codes(self, figures: Figures) -> Iterator[str]:
        if not figures.diagnostics:
            return
        labels = self.labels
        columns = [
            Column("", labels["codes"], 5 + 2 + _TITLE),
            Column("", labels["severity"], 13),
            *(Column("", labels[name], 7, Align.RIGHT) for name in ("times", "of-deals")),
        ]
        yield ""
        yield laid_out(columns, [column.head for column in columns])
        for code in figures.diagnostics:
            what = f"{code.code}  {textwrap.shorten(code_title(code.code, self._language), _TITLE, placeholder='…')}"
            yield laid_out(columns, [what, labels[code.severity], number(code.count), number(code.deals)])

    def _parts(self, group: Group, by: By) -> Iterator[str]:
        """Give a line a part."""
        labels = self.labels
        names = ["of-deals", "contracts", "success", "level-2", "points", "faults"]
        if group.game == "comptoir":
            names.remove("level-2")
        columns = [
            Column("", "", _NAME),
            *(Column("", "", 9 if name == "contracts" else 7, Align.RIGHT) for name in names),
        ]
        yield from ("", labels["parts"].format(by=self._words.by[by]))
        yield laid_out(columns, ["", *(labels[name] for name in names)])
        for part in group.parts:
            cells = self._part(part)
            yield laid_out(columns, [self._value(part.value, by), *(cells[name] for name in names)])

    def _part(self, part: Part) -> Mapping[str, str]:
        overall = part.overall
        doubled = sum(level.share or 0 for level in part.levels if level.level != 1)
        return {
            "of-deals": number(part.deals),
            "contracts": number(overall.contracts),
            "success": percent(overall.success, self._language),
            "level-2": percent(doubled if part.levels else None, self._language),
            "points": mean(overall.takers_points, self._language),
            "faults": number(sum(code.count for code in part.diagnostics if code.severity is Severity.ERROR)),
        }

    def _value(self, value: str | None, by: By) -> str:
        if value is None:
            return self.labels["none"]
        if by is By.PLAYER:
            # Who has no name is his seat.
            value = SPELLINGS[self._language].seats.get(value, value)
        shown = tidy(value)
        return shown if len(shown) <= _NAME else shown[: _NAME - 1] + "…"


def _all_of(rows: Sequence[BidRow], label: str) -> BidRow:
    """Give the last row, of all the others."""
    counts: dict[str | None, tuple[int, int, int]] = {}
    for row in rows:
        for code, (contracts, settled, made) in row.counts.items():
            before = counts.get(code, (0, 0, 0))
            counts[code] = (before[0] + contracts, before[1] + settled, before[2] + made)
    return BidRow(label, counts)
