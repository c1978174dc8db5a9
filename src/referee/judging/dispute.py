"""A disputed sheet under every rule set of its game: which give what it claims, and where the others part.

Marking and legality are told apart: what a rule set forbids is kept beside the score that it marks all the same.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from referee.diagnostics.model import Finding, Severity
from referee.engine.claims import claimed_by_party, explanations
from referee.engine.match import Entry, Fold, Totals
from referee.engine.outcome import severity_of
from referee.engine.slips import Slip
from referee.games.compose import table_of
from referee.judging.rulesets import Prepared, RulesChoice, choose
from referee.judging.terms import rules_unread, strangers, terms_of, wrong_tags
from referee.kernel.table import Table
from referee.record.model import Deal, Game, Match
from referee.record.stream import DealItem, Item, MatchHead, Source

__all__ = ["CLAIMS", "DealDispute", "DealUnder", "MatchDispute", "Standing", "dispute_items"]

CLAIMS = frozenset({"M201", "M202", "M204", "M205", "M207"})
"""Codes of what a sheet claims wrongly of a score, a total or the result."""


@dataclass(frozen=True, slots=True)
class DealUnder:
    """A deal under one rule set.

    ``wrong``: what the sheet claims otherwise, empty where all of it agrees; ``illegal``: what the rule set forbids or cannot
    judge; ``slips``: each would explain the score claimed, the likeliest first; ``gap``: points between the score claimed
    and the one marked, ``None`` where one of the two is not known.
    """

    rules: Prepared
    entry: Entry
    wrong: tuple[Finding, ...]
    illegal: tuple[Finding, ...]
    slips: tuple[Slip, ...]
    gap: int | None


@dataclass(frozen=True, slots=True)
class DealDispute:
    """A deal under every rule set, in their order."""

    deal: Deal
    source: Source
    number: int | None
    under: tuple[DealUnder, ...]

    @property
    def claims(self) -> bool:
        """Whether the sheet claims anything that can be compared."""
        return bool(self.deal.score or self.deal.total)


@dataclass(frozen=True, slots=True)
class Standing:
    """How near a rule set comes to a sheet.

    ``wrong``: claims that it does not give; ``gap``: points between scores claimed and marked, in all; ``unknown``: scores
    claimed that it cannot compute; ``parts_at``: index of the first deal with a claim that it does not give; ``result``:
    what is wrong with the final result claimed.
    """

    rules: Prepared
    wrong: int
    gap: int
    unknown: int
    parts_at: int | None
    result: Finding | None

    @property
    def exact(self) -> bool:
        """Whether it gives every claim of the sheet."""
        return not self.wrong and not self.unknown

    @property
    def nearness(self) -> tuple[int, int, int]:
        """The sort key, nearest first."""
        return self.unknown, self.wrong, self.gap


@dataclass(frozen=True, slots=True)
class MatchDispute:
    """A match under every rule set. ``own``: that of the record, ``None`` where it is not known; ``findings``: on its tags."""

    index: int
    match: Match
    source: Source
    table: Table
    own: Prepared | None
    findings: tuple[Finding, ...]
    deals: tuple[DealDispute, ...]
    results: tuple[Finding | None, ...]
    rules: tuple[Prepared, ...]

    @property
    def claims(self) -> bool:
        """Whether the sheet claims anything that can be compared."""
        return any(deal.claims for deal in self.deals) or any(tag.name == "Result" for tag in self.match.tags)

    def narrowed(self, number: int) -> "MatchDispute":
        """Give the dispute on the deals of this number alone, the result of the match left out."""
        deals = tuple(deal for deal in self.deals if deal.number == number)
        nothing = (None,) * len(self.rules)
        return MatchDispute(
            self.index, self.match, self.source, self.table, self.own, self.findings, deals, nothing, self.rules
        )

    def standings(self) -> tuple[Standing, ...]:
        """Give how near each rule set comes, in the order of the rule sets."""
        return tuple(self._standing(index) for index in range(len(self.rules)))

    def _standing(self, index: int) -> Standing:
        wrong = gap = unknown = 0
        parts_at = None
        for place, deal in enumerate(self.deals):
            under = deal.under[index]
            missed = len(under.wrong)
            lost = 1 if deal.deal.score and under.gap is None else 0
            if parts_at is None and (missed or lost):
                parts_at = place
            wrong += missed
            gap += under.gap or 0
            unknown += lost
        result = self.results[index]
        return Standing(self.rules[index], wrong + (result is not None), gap, unknown, parts_at, result)


@dataclass(slots=True)
class _Match:
    """A match being read under every rule set at once."""

    index: int
    head: MatchHead
    own: Prepared | None
    findings: tuple[Finding, ...]
    rules: Sequence[Prepared]
    folds: list[Fold] = field(default_factory=list)
    deals: list[DealDispute] = field(default_factory=list)

    def deal(self, item: DealItem) -> None:
        match = self.head.match
        if not self.folds:
            terms = terms_of(match)
            for rules in self.rules:
                table = table_of(rules.game, match, item.deal)
                self.folds.append(Fold(rules.game, table, terms, Totals.MARKED))
        under = tuple(_under(item.deal, rules, fold) for rules, fold in zip(self.rules, self.folds, strict=True))
        number = under[0].entry.number if under else item.deal.number
        self.deals.append(DealDispute(item.deal, item.source, number, under))

    def closed(self) -> MatchDispute:
        table = self.folds[0].table if self.folds else table_of(None, self.head.match, None)
        results = tuple(fold.result() for fold in self.folds) or (None,) * len(self.rules)
        findings = (*self.findings, *strangers(self.head.match, table))
        return MatchDispute(
            self.index,
            self.head.match,
            self.head.source,
            table,
            self.own,
            findings,
            tuple(self.deals),
            tuple(None if one is not None and one.code not in CLAIMS else one for one in results),
            tuple(self.rules),
        )


def _under(deal: Deal, rules: Prepared, fold: Fold) -> DealUnder:
    entry = fold.deal(deal)
    errors = [finding for finding in entry.outcome.findings if severity_of(finding) is Severity.ERROR]
    wrong = tuple(finding for finding in errors if finding.code in CLAIMS)
    slips: tuple[Slip, ...] = ()
    if any(finding.code in ("M201", "M207") for finding in wrong):
        slips = tuple(explanations(_claim(deal), entry.outcome, fold.game, fold.table))
    illegal = tuple(finding for finding in errors if finding.code not in CLAIMS)
    return DealUnder(rules, entry, wrong, illegal, slips, _gap(deal, entry, fold.table))


def _claim(deal: Deal) -> dict[str, int | None]:
    return {str(party): figure for party, figure in (deal.score or {}).items()}


def _gap(deal: Deal, entry: Entry, table: Table) -> int | None:
    """Give the points between the score claimed and the one marked."""
    score = entry.outcome.score
    if not deal.score or score is None:
        return None
    pairs = zip(claimed_by_party(_claim(deal), table), score, strict=True)
    named = [(claimed, marked) for claimed, marked in pairs if claimed is not None]
    if any(marked is None for _, marked in named):
        return None
    return sum(abs(claimed - marked) for claimed, marked in named if marked is not None)


def dispute_items(
    items: Iterable[Item], among: Mapping[Game, Sequence[Prepared]], choice: RulesChoice
) -> Iterator[MatchDispute | tuple[Finding, ...]]:
    """Judge the matches of a file under every rule set of their games.

    ``among``: the rule sets to try, by game; ``choice``: which is the record's own.
    Yields each match as it ends, and last the findings on the file itself.
    """
    current: _Match | None = None
    count = 0
    for item in items:
        if isinstance(item, DealItem):
            if current is not None:
                current.deal(item)
            continue
        if current is not None:
            yield current.closed()
            current = None
        if isinstance(item, MatchHead):
            count += 1
            current = _opened(item, count, among, choice)
        else:
            yield item.problems


def _opened(item: MatchHead, index: int, among: Mapping[Game, Sequence[Prepared]], choice: RulesChoice) -> _Match:
    """Open a match; without a game there is no rule set to try."""
    match = item.match
    findings = (*match.problems, *wrong_tags(match))
    if match.game is None:
        return _Match(index, item, None, findings, ())
    own: Prepared | None = None
    if not rules_unread(match):
        own, wrong = choose(match, match.game, choice)
        findings = (*findings, *wrong)
    tried = among.get(match.game, ())
    # A rule set of the record's own is tried too.
    mine = () if own is None or any(own.stamp == one.stamp for one in tried) else (own,)
    return _Match(index, item, own, findings, (*mine, *tried))
