"""Judging a stream: items of a record in, verdicts and findings out, one deal at a time."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from referee.diagnostics.model import Finding, Status, worst
from referee.engine.game import Game as EngineGame
from referee.engine.match import Fold
from referee.engine.outcome import status_of
from referee.games.compose import table_of
from referee.judging.events import DealJudged, FileClosed, Judged, MatchClosed, MatchOpened
from referee.judging.fitting import with_fitting
from referee.judging.rulesets import Prepared, RulesChoice, choose
from referee.judging.terms import rules_unread, strangers, terms_of, wrong_tags
from referee.judging.verdicts import deal_verdict, unjudged
from referee.kernel.table import CONTREE_TABLE
from referee.record.model import Game, Match
from referee.record.stream import DealItem, FileEnd, Item, MatchHead, Source
from referee.record.trusted import trusted
from referee.verdict.model import MatchVerdict, RulesStamp

__all__ = ["judge_items"]


@dataclass(slots=True)
class _Match:
    """A match being judged. ``fold`` is there from the first deal on, where game and rules are known."""

    index: int
    match: Match
    source: Source
    rules: Prepared | None
    findings: tuple[Finding, ...]
    fold: Fold | None = None
    statuses: list[Status] = field(default_factory=list)

    @property
    def game(self) -> EngineGame | None:
        return None if self.rules is None else self.rules.game

    @property
    def stamp(self) -> RulesStamp | None:
        return None if self.rules is None else self.rules.stamp

    @property
    def name(self) -> Game:
        return self.match.game or "contree"

    def opened(self) -> MatchOpened:
        tags = {tag.name: tag.value for tag in self.match.tags}
        match = self.match
        rule_set = None if self.rules is None else self.rules.rules
        return MatchOpened(
            self.index, match.game, match.language, self.stamp, tags, self.findings, self.source, rule_set
        )

    def deal(self, item: DealItem) -> DealJudged:
        if self.game is None:
            table = CONTREE_TABLE if self.match.game is None else table_of(None, self.match, item.deal)
            verdict = unjudged(item.deal, self.name, table)
            findings = item.deal.problems
        else:
            if self.fold is None:
                table = table_of(self.game, self.match, item.deal)
                self.fold = Fold(self.game, table, terms_of(self.match))
            table = self.fold.table
            entry = self.fold.deal(item.deal)
            verdict = deal_verdict(self.name, self.game, item.deal, entry, table)
            findings = entry.outcome.findings
            if self.stamp is not None and any(finding.code == "M201" for finding in findings):
                findings = with_fitting(findings, item.deal, entry.dealer, self.name, self.stamp.digest, table)
        self.statuses.append(verdict.status)
        return DealJudged(item.deal, verdict, findings, item.source, table.seats)

    def closed(self) -> MatchClosed:
        findings: tuple[Finding, ...] = ()
        table = CONTREE_TABLE
        totals: list[int | None] = [None] * len(table.parties)
        winner = None
        fold = self.fold
        if not self.statuses:
            findings = (Finding("N109", ()),)
            table = table_of(self.game, self.match, None)
            totals = [0] * len(table.parties)
            if self.game is not None:
                fold = Fold(self.game, table, terms_of(self.match))
        if fold is not None:
            table, totals = fold.table, fold.totals
            wrong = fold.result()
            findings = findings if wrong is None else (*findings, self._at_tag(wrong))
            findings = (*findings, *strangers(self.match, table))
            winner = None if fold.winner is None else table.parties[fold.winner]
        base = worst(Status.VOID, *set(self.statuses))
        status = status_of((*self.findings, *findings), base)
        verdict = trusted(
            MatchVerdict,
            index=self.index,
            game=self.match.game,
            rules=self.stamp,
            tags={tag.name: tag.value for tag in self.match.tags},
            status=status,
            deals=(),
            total=dict(zip(table.parties, totals, strict=True)),
            winner=winner,
            diagnostics=(),
        )
        return MatchClosed(verdict, findings, self.source)

    def _at_tag(self, finding: Finding) -> Finding:
        index = next(index for index, tag in enumerate(self.match.tags) if tag.name == "Result")
        return replace(finding, path=("tags", index))


def _open(item: MatchHead, index: int, rules: RulesChoice) -> _Match:
    match = item.match
    problems = (*match.problems, *wrong_tags(match))
    if match.game is None or (rules_unread(match) and rules.imposed is None):
        return _Match(index, match, item.source, None, problems)
    found, findings = choose(match, match.game, rules)
    return _Match(index, match, item.source, found, (*problems, *findings))


def judge_items(
    items: Iterable[Item],
    rules: RulesChoice = RulesChoice(),  # noqa: B008
    before: int = 0,
) -> Iterator[Judged]:
    """Judge the items of a file as they come; a deal is judged before the next is read.

    ``before``: how many matches of the file stand before these.
    """
    current: _Match | None = None
    count = before
    status = Status.VOID
    for item in items:
        if isinstance(item, DealItem):
            if current is not None:
                yield current.deal(item)
            continue
        if current is not None:
            closed = current.closed()
            status = worst(status, closed.verdict.status)
            yield closed
            current = None
        if isinstance(item, MatchHead):
            count += 1
            current = _open(item, count, rules)
            yield current.opened()
        elif isinstance(item, FileEnd):
            findings = item.problems
            if count == before and not findings:
                findings = (Finding("N110", ()),)
            yield FileClosed(status_of(findings, status), findings)
