"""The replay of a play: every card judged, every trick won, every claim on a trick checked.

An illegal card that was held leaves a position that is well defined: it is reported, and the replay goes on. A card
not held, a card played twice, a wrong leader or a trick of the wrong length does not: the replay stops there.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum

from referee.diagnostics.model import Finding
from referee.engine.belote import BelotePolicy, BeloteWatch
from referee.engine.hands import Hands, Knowledge
from referee.engine.ladder import Duties, broken, in_force
from referee.engine.records import TrickLike
from referee.engine.trick import POWER, position
from referee.kernel.calls import NO_TRUMP
from referee.kernel.cards import CARD_CODES, CARD_OF, SUIT_CODES, codes
from referee.kernel.table import Table

__all__ = ["End", "Play", "PlayArticles", "PlayRules", "TrickDone", "replay"]


@dataclass(frozen=True, slots=True)
class PlayArticles:
    """Articles of what the replay itself checks; ``points``: one for each denomination."""

    hold: str
    lead: str
    size: str
    winner: str
    points: tuple[str, ...]
    number: str = "B-10"
    length: str = "B-10"


@dataclass(frozen=True, slots=True)
class PlayRules:
    """What a rule set settles of the play.

    ``duties``: the ladders; ``values``: points of the 32 cards for each denomination; ``belote``: ``None`` without;
    ``last_trick``: its ordinary bonus.
    """

    duties: Duties
    values: tuple[tuple[int, ...], ...]
    articles: PlayArticles
    belote: BelotePolicy | None
    last_trick: int = 0


class End(Enum):
    """How a replay ended."""

    COMPLETE = "complete"
    UNFINISHED = "unfinished"
    STOPPED = "stopped"
    """Something made the rest impossible to judge."""


@dataclass(frozen=True, slots=True)
class TrickDone:
    """A trick won: seats, and the points of its cards."""

    leader: int
    winner: int
    points: int


@dataclass(slots=True)
class Play:
    """A play replayed. ``played``: mask of the cards of whole tricks; ``denomination``: as bound by now."""

    denomination: int | None
    end: End = End.UNFINISHED
    tricks: list[TrickDone] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    played: int = 0
    watch: BeloteWatch | None = None

    def report(
        self, code: str, path: tuple[str | int, ...], facts: dict[str, object], **more: str | int | None
    ) -> None:
        """Note a finding."""
        self.findings.append(Finding(code, path, facts, **more))  # type: ignore[arg-type]


@dataclass(slots=True)
class _Replay:
    table: Table
    rules: PlayRules
    hands: Hands
    play: Play
    left: list[int]
    first_seen: dict[int, int] = field(default_factory=dict)

    def bind(self, denomination: int) -> int:
        """Settle the denomination, and give it: from then on it is known which pairs are belotes."""
        self.play.denomination = denomination
        policy = self.rules.belote
        if policy is not None:
            self.play.watch = BeloteWatch(policy, policy.suits[denomination], self.hands)
        return denomination

    def trick(self, index: int, trick: TrickLike, leader: int) -> int | None:
        """Replay a trick of the right length; gives its winner, or ``None`` when the replay must stop."""
        play, left, seen = self.play, self.left, self.first_seen
        size, exact = self.table.size, self.hands.knowledge is Knowledge.EXACT
        led = best = -1
        winner, denomination = leader, play.denomination
        points = mask = 0
        for place, code in enumerate(trick.cards):
            if code is None:
                return None
            card = CARD_OF[code]
            seat = (leader + place) % size
            if card in seen or (exact and not left[seat] >> card & 1):
                self._not_held(card, seat, index, place)
                return None
            if denomination is None:
                denomination = self.bind(card >> 3)
            if place:
                self._duty(card, seat, best, led, winner, index, place)
            else:
                led = card >> 3
            word = trick.said[place] if place < len(trick.said) else None
            if play.watch is not None and (word is not None or play.watch.cards >> card & 1):
                path, name = ("tricks", index, "cards", place), self.table.seats[seat]
                said = play.watch.card(seat, card, word, path, index + 1, name)
                if said is not None:
                    play.findings.append(said)
            power = POWER[denomination][led]
            if best < 0 or power[card] > power[best]:
                best, winner = card, seat
            points += self.rules.values[denomination][card]
            left[seat] &= ~(1 << card)
            seen[card] = index + 1
            mask |= 1 << card
        if len(trick.cards) == size:
            play.tricks.append(TrickDone(leader, winner, points))
            play.played |= mask
            self._claims(index, trick, winner, points, best)
        return winner

    def _not_held(self, card: int, seat: int, index: int, place: int) -> None:
        """Report a card that cannot be in this hand: played before, or held by another or by nobody."""
        path = ("tricks", index, "cards", place)
        name = self.table.seats[seat]
        article = self.rules.articles.hold
        if card in self.first_seen:
            facts: dict[str, object] = {"card": CARD_CODES[card], "first": self.first_seen[card]}
            self.play.report("J102", path, facts, article=article, trick=index + 1, seat=name)
            return
        facts = {"card": CARD_CODES[card]}
        holder = next((owner for owner, mask in enumerate(self.left) if mask >> card & 1), None)
        if holder is not None:
            facts["holder"] = self.table.seats[holder]
        self.play.report("J101", path, facts, article=article, trick=index + 1, seat=name)

    def _duty(self, card: int, seat: int, best: int, led: int, winner: int, index: int, place: int) -> None:
        """Report the duty that a card breaks, if it does."""
        if self.hands.knowledge is Knowledge.NONE or self.play.denomination is None:
            return
        hand, party_of = self.left[seat], self.table.party_of
        here = position(self.play.denomination, led, best, hand, party_of[winner] == party_of[seat])
        legal, row = in_force(self.rules.duties, here, hand)
        if legal >> card & 1:
            return
        step = broken(row, here, card)
        if step is None:
            return
        facts: dict[str, object] = {"card": CARD_CODES[card], "legal": codes(legal)}
        if step.code == "J204":
            facts["led"] = SUIT_CODES[led]
        elif step.code in ("J205", "J206", "J207", "J210") and here.trump is not None:
            facts["trump"] = SUIT_CODES[here.trump]
        if step.code in ("J206", "J207", "J208", "J209", "J210"):
            facts["best"] = CARD_CODES[best]
        if self.hands.shown is not None:
            later = min((self.hands.shown[held], held) for held in range(32) if legal >> held & 1)
            facts["proof"] = {"card": CARD_CODES[later[1]], "trick": later[0]}
        path = ("tricks", index, "cards", place)
        name = self.table.seats[seat]
        self.play.report(step.code, path, facts, article=step.article, trick=index + 1, seat=name)

    def _claims(self, index: int, trick: TrickLike, winner: int, points: int, best: int) -> None:
        """Check what the record claims of this trick."""
        seats, articles = self.table.seats, self.rules.articles
        if trick.winner is not None and trick.winner != seats[winner]:
            facts: dict[str, object] = {"claimed": trick.winner, "computed": seats[winner], "best": CARD_CODES[best]}
            path: tuple[str | int, ...] = ("tricks", index, "winner")
            self.play.report("M101", path, facts, article=articles.winner, trick=index + 1, seat=seats[winner])
        if trick.points is not None and trick.points != points:
            article = articles.points[self.play.denomination or 0]
            facts = {"claimed": trick.points, "computed": points, "cards": list(trick.cards)}
            cause = self._miscount(index, trick, points)
            if cause:
                facts["cause"] = cause
            self.play.report("M102", ("tricks", index, "points"), facts, article=article, trick=index + 1)

    def _miscount(self, index: int, trick: TrickLike, points: int) -> str | None:
        """Name the slip that explains the points claimed of a trick, if one does."""
        cards = [CARD_OF[code] for code in trick.cards if code is not None]
        values = self.rules.values
        plain = sum(values[NO_TRUMP - 1 - (card >> 3)][card] for card in cards)
        trumps = sum(values[card >> 3][card] for card in cards)
        slips = {"trump_values": trumps, "plain_values": plain}
        if index + 1 == self.hands.size:
            slips["last_trick"] = points + self.rules.last_trick
        return next((cause for cause, worth in slips.items() if worth == trick.points), None)


def replay(
    tricks: Sequence[TrickLike],
    table: Table,
    rules: PlayRules,
    hands: Hands,
    leader: int | None,
    denomination: int | None,
) -> Play:
    """Replay the tricks of a deal.

    ``leader``: who must lead first, ``None`` when that is not known; ``denomination``: ``None`` where the first card
    led makes trump. Findings have paths into the deal.
    """
    play = Play(None)
    run = _Replay(table, rules, hands, play, list(hands.masks))
    if denomination is not None:
        run.bind(denomination)
    size = hands.size if hands.size is not None else len(tricks)
    expected_number = 1
    for index, trick in enumerate(tricks):
        where = ("tricks", index)
        if trick.number not in (None, index + 1, expected_number):
            facts: dict[str, object] = {"claimed": trick.number, "computed": index + 1}
            play.report("M103", (*where, "number"), facts, article=rules.articles.number, trick=index + 1)
        expected_number = (trick.number or expected_number) + 1
        if index >= size:
            facts = {"count": len(tricks), "expected": size}
            play.report("J106", where, facts, article=rules.articles.size, trick=index + 1)
            play.end = End.STOPPED
            return play
        if trick.leader is not None and trick.leader in table.seats:
            written = table.number(trick.leader)
            if leader is not None and written != leader:
                facts = {"expected": table.seats[leader]}
                path = (*where, "leader")
                play.report("J103", path, facts, article=rules.articles.lead, trick=index + 1, seat=trick.leader)
                play.end = End.STOPPED
                return play
            leader = written
        count = len(trick.cards)
        last = index + 1 == len(tricks)
        if leader is None or count > table.size or (count < table.size and not last):
            if count > table.size or count < table.size:
                facts = {"count": count, "expected": table.size}
                code = "J105" if count > table.size else "J104"
                play.report(code, where, facts, article=rules.articles.length, trick=index + 1)
            play.end = End.STOPPED
            return play
        leader = run.trick(index, trick, leader)
        if leader is None:
            play.end = End.STOPPED
            return play
        if count < table.size:
            return play
    if len(play.tricks) == size and size:
        play.end = End.COMPLETE
    return play
