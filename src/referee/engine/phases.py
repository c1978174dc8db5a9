"""The phases of a deal: hands, auction, play or summary, revokes, score.

Every phase adds findings; none raises. What an absence or a slip makes impossible to judge is left out, never guessed.
"""

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import Any

from referee.diagnostics.codes import CODES
from referee.diagnostics.model import Finding, Severity, Status
from referee.engine.contract import Contract
from referee.engine.game import Game
from referee.engine.hands import Hands, Knowledge, check_hands, rebuild
from referee.engine.play import End, Play, replay
from referee.engine.rulings import Rulings
from referee.engine.scale import PLAIN_SCALE
from referee.engine.tally import Settlement, Tally, count, count_before, count_rest
from referee.kernel.cards import cards_in
from referee.kernel.table import Table
from referee.record.names import named

__all__ = ["Phases"]


@dataclass(slots=True)
class Phases:
    """The phases of one deal, each to be run once, in order: what they find is kept here.

    ``acts``: findings on the players, which an arbiter's decision turns into notes; ``readable``: whether the hands, if
    they were written, are known; ``ruled``: whether a revoke found by the arbiter settles the score.
    """

    game: Game
    table: Table
    deal: Any
    dealer: int | None
    rulings: Rulings
    findings: list[Finding]
    acts: list[Finding] = field(default_factory=list)
    contract: Contract | None = None
    play: Play | None = None
    tally: Tally | None = None
    readable: bool = True
    ruled: bool = False

    @property
    def unread(self) -> bool:
        """Whether something of this deal could not be read: then an absence proves nothing."""
        return any(CODES[finding.code].status is Status.REFUSED for finding in self.deal.problems)

    @property
    def whole(self) -> bool:
        """Whether everything was written that must be judged before a deal is verified: who deals, too."""
        played = self.play is not None and self.play.end is End.COMPLETE
        score = self.deal.score or {}
        claimed = bool(score) and None not in (score.get(party, self.table.unnamed) for party in self.table.parties)
        return played and claimed and self.readable and self.deal.auction is not None and self.dealer is not None

    @property
    def played(self) -> bool:
        """Whether the record goes on to a play, a summary, or what an arbiter says of one."""
        deal, rulings = self.deal, self.rulings
        written = deal.tricks is not None or deal.summary is not None
        return written or rulings.claim is not None or rulings.dispute is not None

    def strangers(self) -> None:
        """Report, once, a player whom the deal names and who does not sit at the table."""
        known = {*self.table.seats, *self.table.parties, None}
        for path, seat in named(self.deal):
            if seat not in known:
                self.findings.append(Finding("N111", path, {"text": seat}))
                return

    def hands(self) -> Hands | None:
        """Check the hands as given."""
        if self.deal.hands is None:
            return None
        hands, findings = check_hands(self.deal.hands, self.table, self.game.hands)
        self.readable = hands is not None
        self.acts += findings
        return hands

    def auction(self) -> bool:
        """Find the contract; gives whether the deal was passed out."""
        deal, passed_out = self.deal, False
        if deal.auction is not None:
            result = self.game.auction(deal.auction, self.table, self.dealer)
            self.acts += result.findings
            passed_out = result.passed_out
            if result.ended or self.played:
                self.contract = result.contract
            if deal.contract is not None:
                self.acts.append(Finding("D403", ("contract",)))
            if not result.readable:
                return False
        elif deal.contract is not None:
            self.contract, findings = self.game.written(deal.contract, self.table)
            self.acts += findings
            return False
        if passed_out and self.played:
            self.acts.append(Finding("D402", self._where(), {}, self.game.articles.passed_out))
        elif not passed_out and self.contract is None and self.played and not self.unread:
            self.acts.append(Finding("D401", self._where()))
        return passed_out

    def _where(self) -> tuple[str | int, ...]:
        """Give the place of what was written of a play."""
        if self.deal.tricks is not None:
            return ("tricks",)
        if self.deal.summary is not None:
            return ("summary",)
        line = self.rulings.dispute if self.rulings.claim is None else self.rulings.claim[0]
        return ("rulings", line or 0)

    def replay(self, hands: Hands | None) -> None:
        """Replay the tricks, or read the summary."""
        deal, contract = self.deal, self.contract
        if deal.tricks is not None and deal.summary is not None:
            self.acts.append(Finding("D404", ("summary",)))
        if contract is None:
            return
        if deal.tricks is None and deal.summary is not None:
            self.tally, findings = self.game.summary(deal.summary, self.table, contract)
            self.acts += findings
            if self.rulings.claim is not None:
                self._claim_of_nothing(*self.rulings.claim)
            return
        leader = self.game.leader(self.table, self.dealer, contract)
        tricks = deal.tricks or ()
        if hands is None:
            hands = rebuild(tricks, self.table, leader, contract.denomination, self.game.hands)
        self.play = replay(tricks, self.table, self.game.play, hands, leader, contract.denomination)
        self.acts += self.play.findings
        self._count(hands)

    def _count(self, hands: Hands) -> None:
        play, rulings = self.play, self.rulings
        if play is None:
            return
        if play.end is End.COMPLETE and play.denomination is not None:
            self.tally = count(play, self.table, self.game.last_trick, self.game.scales[play.denomination])
        if rulings.claim is not None and play.end is not End.STOPPED:
            self._count_claim(play, hands, *rulings.claim)
        elif rulings.dispute is not None and self.deal.tricks is None:
            nothing = (0,) * len(self.table.parties)
            unknown = (None,) * len(self.table.parties)
            self.tally = Tally(nothing, unknown, nothing, said=False)

    def _count_claim(self, play: Play, hands: Hands, line: int, claimant: int) -> None:
        """Give the rest to who laid down; hands that were not written tell how much only where their size is fixed."""
        size = self.game.hands.size or (hands.size if self.deal.hands is not None else None)
        if size is None or play.end is End.COMPLETE:
            self._claim_of_nothing(line, claimant)
        elif play.denomination is not None:
            values = self.game.play.values[play.denomination]
            whole = hands.knowledge is Knowledge.EXACT
            pack = sum(values[card] for mask in hands.masks for card in cards_in(mask)) if whole else sum(values)
            scale = self.game.scales[play.denomination]
            self.tally = count_rest(play, self.table, self.game.last_trick, scale, claimant, size, pack)
            seat = self.table.seats[claimant]
            self.findings.append(Finding("R104", ("rulings", line), {}, self.game.articles.claim, seat=seat))

    def _claim_of_nothing(self, line: int, claimant: int) -> None:
        """Report that a player lays down where no trick is known to be left (C-10.7)."""
        seat = self.table.seats[claimant]
        self.acts.append(Finding("R106", ("rulings", line), {}, self.game.articles.claim, seat=seat))

    def revokes(self) -> Settlement | None:
        """Check the revokes that the arbiter found against the cards; gives the score where the first settles it.

        What a ruling settles is a note, no longer an error (C-10.4, K-6.1).
        """
        illegal = {(finding.seat, finding.trick) for finding in self.acts if finding.code.startswith("J2")}
        founded = {(trick, seat): index for index, seat, trick in self.rulings.revokes if (seat, trick) in illegal}
        first = min(founded, default=None)
        for index, seat, trick in self.rulings.revokes:
            found = (trick, seat) in founded
            facts: dict[str, object] = {"trick": trick}
            if found and (trick, seat) == first:
                facts |= self._remedies(trick, seat)
            path = ("rulings", index)
            article = self.game.articles.revoke
            self.findings.append(Finding("R102" if found else "R101", path, facts, article, trick=trick, seat=seat))
        return None if first is None else self._revoked(*first, founded)

    def _remedies(self, trick: int, seat: str) -> dict[str, object]:
        """Give what each remedy would mark, by its name, where the rule set leaves the arbiter to choose (C-10.4)."""
        if self.contract is None or self.play is None:
            return {}
        before, offender = self._before(self.play, trick), self.table.number(seat)
        if self.game.revoked(self.contract, before, self.table, offender) is not None:
            return {}
        scores = self.game.remedies(self.contract, before, self.table, offender)
        return {name: dict(zip(self.table.parties, score, strict=True)) for name, score in scores.items()}

    def _before(self, play: Play, trick: int) -> Tally:
        """Give what each party had before a trick."""
        scale = PLAIN_SCALE if play.denomination is None else self.game.scales[play.denomination]
        return count_before(play, self.table, scale, trick)

    def _revoked(self, trick: int, seat: str, founded: Collection[tuple[int, str]]) -> Settlement | None:
        """Score the deal by the first revoke, where the rule set settles it so."""
        if self.contract is None or self.play is None:
            return None
        settled = self.game.revoked(self.contract, self._before(self.play, trick), self.table, self.table.number(seat))
        if settled is not None:
            self.ruled = True
            ruled = {(seat, trick) for trick, seat in founded}
            self.acts = [
                replace(act, severity=Severity.NOTE) if (act.seat, act.trick) in ruled and act.code[:2] == "J2" else act
                for act in self.acts
            ]
        return settled

    def settle(self) -> Settlement | None:
        """Score the deal by its cards."""
        if self.contract is None or self.tally is None:
            return None
        tally = self.tally
        if self.rulings.dispute is not None:
            tally = replace(tally, said=False)
            where = ("rulings", self.rulings.dispute)
            self.findings.append(Finding("R108", where, {}, self.game.articles.dispute))
        self.tally = tally
        return self.game.settle(self.contract, tally, self.table)
