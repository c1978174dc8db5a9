"""A match is a fold: the state before a deal and the deal give the state after it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any

from referee.diagnostics.codes import CODES
from referee.diagnostics.model import Finding, Status
from referee.engine.claims import Paper, check_result, check_score, check_total, claimed_by_party
from referee.engine.deal import judge_deal
from referee.engine.game import Game
from referee.engine.held import handed_on
from referee.engine.outcome import DealOutcome, status_of
from referee.kernel.table import Table
from referee.rules.choices import EndDeal, EndTie, Equality, MisdealDealer, TargetReach

__all__ = ["Entry", "Fold", "MatchTerms", "Totals"]

Amounts = Mapping[str, int | None]


@dataclass(frozen=True, slots=True)
class MatchTerms:
    """What the tags of a match settle: target in points, number of deals, score carried, result claimed."""

    target: int | None = None
    deals: int | None = None
    carried: Amounts | None = None
    result: Amounts | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """A deal in its place: ``number``, ``dealer`` (a seat) as they count, totals after it, and its outcome."""

    number: int | None
    dealer: int | None
    outcome: DealOutcome
    total: tuple[int | None, ...]


class Totals(Enum):
    """Which deals totals go on from."""

    CERTIFIED = "certified"
    """Those that are neither refused nor unfinished."""
    MARKED = "marked"
    """All that could be marked, whatever was illegal in them."""


@dataclass(slots=True)
class Fold:
    """The state of a match between two deals.

    ``totals``: ``None`` from a party's first unknown score on; ``paper``: the totals as the sheet has them,
    ``astray`` when the last total written was wrong; ``count``: deals that count towards their number; ``winner``: a
    party, once the match is over and one has won; ``held``: points that wait for the winner of the next deal, ``None`` once
    that is not known.
    """

    game: Game
    table: Table
    terms: MatchTerms
    counted: Totals = Totals.CERTIFIED
    totals: list[int | None] = field(init=False)
    paper: list[int | None] = field(init=False)
    number: int | None = None
    dealer: int | None = None
    after_misdeal: bool = False
    count: int = 0
    over: bool = False
    winner: int | None = None
    muted: bool = False
    astray: bool = False
    held: int | None = 0

    def __post_init__(self) -> None:
        """Start from the carried score, or from nothing."""
        carried = self.terms.carried
        self.totals = [0] * len(self.table.parties) if carried is None else claimed_by_party(carried, self.table)
        self.paper = list(self.totals)

    def deal(self, deal: Any) -> Entry:
        """Judge the next deal, and go on to the state after it."""
        findings: list[Finding] = []
        first = self.number is None
        number = self._number(deal, findings)
        if first and self.terms.carried is not None:
            self._end(None)
        ended = self.over
        dealer = self._dealer(deal, findings)
        if ended:
            findings.append(self._late())
        outcome = judge_deal(self.game, self.table, deal, dealer)
        if any(finding.code == "N111" and finding.path == ("dealer",) for finding in outcome.findings):
            # A dealer was written, and that nobody sits there has been said.
            findings = [finding for finding in findings if finding.code != "D104"]
        if findings:
            outcome = _with(outcome, findings)
        outcome = self._marked_last(self._with_held(outcome))
        before = list(self.totals)
        if not ended:
            self._add(outcome)
        outcome = self._claims(deal, outcome, before)
        self._advance(number, dealer, outcome)
        total = tuple(self.totals) if not ended else (None,) * len(self.table.parties)
        if not ended:
            self._end(outcome)
        return Entry(number, dealer, outcome, total)

    def result(self) -> Finding | None:
        """Check the result that the tags claim, once every deal was judged; of players not at the table there is none."""
        if self.terms.result is None or not set(self.terms.result) <= set(self.table.parties):
            return None
        return check_result(self.terms.result, self.totals, self.paper, self.table, self.game.articles.totals)

    def _number(self, deal: Any, findings: list[Finding]) -> int | None:
        written: int | None = deal.number
        if self.number is None:
            if written is None and not _unread(deal):
                findings.append(Finding("D103", ("number",)))
            written = 1 if written is None else written
            if written < 1:
                findings.append(Finding("D101", ("number",), {"number": written, "expected": 1}))
                return written
            self.count = written - 1
            if written > 1 and self.terms.carried is None:
                self._forget()
            return written
        expected = self.number + 1
        if written is None or written == expected or (self.after_misdeal and written == self.number):
            return expected if written is None else written
        findings.append(Finding("D101", ("number",), {"number": written, "expected": expected}))
        self.count += written - expected
        self._forget()
        return written

    def _dealer(self, deal: Any, findings: list[Finding]) -> int | None:
        written = self.table.number(deal.dealer) if deal.dealer in self.table.seats else None
        if written is None:
            if self.dealer is None and self.number is None and not _unread(deal):
                findings.append(Finding("D104", ("dealer",)))
            return self.dealer
        if self.dealer is not None and written != self.dealer:
            facts = {"dealer": deal.dealer, "expected": self.table.seats[self.dealer]}
            findings.append(Finding("D102", ("dealer",), facts, self.game.articles.rotation, seat=deal.dealer))
        return written

    def _late(self) -> Finding:
        facts: dict[str, object] = {"total": dict(zip(self.table.parties, self.totals, strict=True))}
        if self._target() is not None:
            facts["target"] = self._target()
        if self.terms.deals is not None:
            facts["deals"] = self.terms.deals
        return Finding("D301", (), facts, self.game.articles.end)

    def _target(self) -> int | None:
        return self.game.match.target if self.terms.target is None else self.terms.target

    def _with_held(self, outcome: DealOutcome) -> DealOutcome:
        """Give the points that were waiting to the winner of this deal, and keep those that go on waiting (C-7.2)."""
        unknown = self._uncertified(outcome)
        waiting, outcome = handed_on(self.held, outcome)
        self.held = None if unknown and self.game.match.equality is Equality.HELD else waiting
        return outcome

    def _marked_last(self, outcome: DealOutcome) -> DealOutcome:
        """Mark a deal as the last of the match where it reaches the target so; with totals unknown nobody can tell (C-8.7)."""
        target = self._target()
        if outcome.last is None or target is None:
            return outcome
        score, terms = outcome.last
        reached = [
            None if total is None or mark is None else total + mark >= self._needed(target)
            for total, mark in zip(self.totals, score, strict=True)
        ]
        if any(reached):
            return replace(outcome, score=score, terms=terms, ending=True)
        told = outcome.last == (outcome.score, outcome.terms)
        return replace(outcome, score=(None,) * len(score)) if None in reached and not told else outcome

    def _needed(self, target: int) -> int:
        """Give the total that ends the match (C-9.1)."""
        return target + (self.game.match.reach is TargetReach.PASS)

    def _uncertified(self, outcome: DealOutcome) -> bool:
        """Whether totals do not go on from a deal."""
        illegal = outcome.status in (Status.REFUSED, Status.UNFINISHED)
        return outcome.score is None or (illegal and self.counted is Totals.CERTIFIED)

    def _add(self, outcome: DealOutcome) -> None:
        if self._uncertified(outcome) or outcome.score is None:
            self._forget()
            return
        self.totals = [
            None if total is None or mark is None else total + mark
            for total, mark in zip(self.totals, outcome.score, strict=True)
        ]

    def _forget(self) -> None:
        self.totals = [None] * len(self.totals)

    def _claims(self, deal: Any, outcome: DealOutcome, before: list[int | None]) -> DealOutcome:
        """Check the score and the total claimed."""
        found: list[Finding] = []
        refused = outcome.status is Status.REFUSED and self.counted is Totals.CERTIFIED
        score = outcome.score
        if deal.score and not refused:
            if score is None:
                found.append(Finding("M205", ("score",), {"claimed": dict(deal.score)}))
            else:
                wrong = check_score(deal.score, outcome, self.game, self.table)
                found += [] if wrong is None else [wrong]
        true: Sequence[int | None] = (None,) * len(self.paper) if score is None else score
        named = claimed_by_party(deal.score, self.table) if deal.score else true
        claimed = [own if mark is None else mark for mark, own in zip(named, true, strict=True)]
        after_paper = _sum(self.paper, claimed)
        if deal.total and not self.over:
            if score is not None and not refused:
                paper = Paper(tuple(after_paper), tuple(_sum(self.paper, score)), self.astray)
                found += self._total(deal.total, before, score, paper)
                self.astray = any(finding.code in ("M202", "M203") for finding in found)
            named = claimed_by_party(deal.total, self.table)
            after_paper = [new if new is not None else old for new, old in zip(named, after_paper, strict=True)]
        self.paper = after_paper
        if refused and not self.over:
            self._forget()
        return _with(outcome, found) if found else outcome

    def _total(
        self, claim: Amounts, before: list[int | None], score: Sequence[int | None], paper: Paper
    ) -> list[Finding]:
        """Check the total claimed; that totals are not known is said once for all the deals that follow."""
        wrong = check_total(claim, before, score, self.totals, paper, self.table, self.game.articles.totals)
        if wrong is None or (wrong.code == "M206" and self.muted):
            return []
        self.muted = self.muted or wrong.code == "M206"
        return [wrong]

    def _advance(self, number: int | None, dealer: int | None, outcome: DealOutcome) -> None:
        self.number = number
        self.after_misdeal = outcome.misdeal or outcome.again
        if not self.after_misdeal:
            self.count += 1
            score = None if self._uncertified(outcome) else outcome.score
            dealer = None if dealer is None else self.game.next_dealer(self.table, dealer, score)
        elif outcome.misdeal and dealer is not None and self.game.match.misdeal is MisdealDealer.NEXT:
            dealer = self.table.after(dealer)
        self.dealer = dealer

    def _end(self, outcome: DealOutcome | None) -> None:
        """Say whether the match is over (C-9.1, C-9.2, K-5.3); with totals unknown nobody can tell (C-9.3)."""
        known = [total for total in self.totals if total is not None]
        if len(known) < len(self.totals):
            return
        best = max(known)
        leaders = [party for party, total in enumerate(self.totals) if total == best]
        target, rules = self._target(), self.game.match
        can_end = rules.end_deal is EndDeal.ANY or (outcome is not None and outcome.made is True)
        alone = len(leaders) == 1 or rules.tie is EndTie.DRAW
        reached = target is not None and best >= self._needed(target) and can_end and alone
        spent = self.terms.deals is not None and self.count >= self.terms.deals
        if reached or spent:
            self.over = True
            self.winner = leaders[0] if len(leaders) == 1 else None


def _sum(before: list[int | None], score: Any) -> list[int | None]:
    return [None if one is None or two is None else one + two for one, two in zip(before, score, strict=True)]


def _with(outcome: DealOutcome, found: Sequence[Finding]) -> DealOutcome:
    """Give an outcome with what was found besides."""
    return replace(outcome, findings=(*outcome.findings, *found), status=status_of(found, outcome.status))


def _unread(deal: Any) -> bool:
    """Say whether something of the deal could not be read: then an absence proves nothing."""
    return any(CODES[finding.code].status is Status.REFUSED for finding in deal.problems)
