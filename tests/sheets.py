"""Records typed in a test, judged: English notation without its head, the deal's header and the game tag included.

Texts use letters for suits (``S H D C``). :func:`dealt` writes hands; seats that a test does not name get what is left.
"""

import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from referee.diagnostics.model import Finding
from referee.engine.outcome import severity_of
from referee.judging import judge_items
from referee.judging.events import DealJudged, MatchClosed, MatchOpened
from referee.judging.rulesets import RulesChoice
from referee.reader import read
from referee.verdict.model import DealVerdict, MatchVerdict

SEATS = ("N", "W", "S", "E")
SUITS = "SHDC"
RANKS = ("A", "10", "K", "Q", "J", "9", "8", "7")
PACK = tuple(suit + rank for suit in SUITS for rank in RANKS)


@dataclass(frozen=True)
class Judged:
    """A deal judged: its verdict and what is reported on it."""

    verdict: DealVerdict
    findings: tuple[Finding, ...]

    @property
    def status(self) -> str:
        return self.verdict.status.value

    @property
    def codes(self) -> list[str]:
        return [finding.code for finding in self.findings]

    @property
    def errors(self) -> list[str]:
        return [finding.code for finding in self.findings if severity_of(finding) == "error"]

    @property
    def score(self) -> tuple[int | None, ...] | None:
        return None if self.verdict.score is None else tuple(self.verdict.score.values())

    @property
    def total(self) -> tuple[int | None, ...]:
        return tuple(self.verdict.total.values())

    def one(self, code: str) -> Finding:
        """Give the finding of this code, of which there is exactly one."""
        (found,) = (finding for finding in self.findings if finding.code == code)
        return found


@dataclass(frozen=True)
class JudgedMatch:
    """A match judged."""

    verdict: MatchVerdict
    deals: tuple[Judged, ...]
    findings: tuple[Finding, ...]

    @property
    def statuses(self) -> list[str]:
        return [deal.status for deal in self.deals]

    @property
    def codes(self) -> list[str]:
        return [finding.code for finding in self.findings]


def judge_text(text: str, rules: str | None = None) -> list[JudgedMatch]:
    """Judge a whole file."""
    return judge_bytes(text.encode(), "bgn", rules)


def judge_bytes(data: bytes, form: str, rules: str | None = None) -> list[JudgedMatch]:
    """Judge a whole file in one of the forms."""
    matches = []
    deals: list[Judged] = []
    opened: tuple[Finding, ...] = ()
    for event in judge_items(read(io.BytesIO(data), form), RulesChoice(imposed=rules)):
        if isinstance(event, MatchOpened):
            deals, opened = [], event.findings
        elif isinstance(event, DealJudged):
            deals.append(Judged(event.verdict, event.findings))
        elif isinstance(event, MatchClosed):
            matches.append(JudgedMatch(event.verdict, tuple(deals), (*opened, *event.findings)))
    return matches


def match(body: str, game: str = "contree", **tags: str) -> JudgedMatch:
    """Judge a match from its deals."""
    head = "".join(f'[{name} "{value}"]\n' for name, value in {"Game": game, **tags}.items())
    (judged,) = judge_text(head + "\n" + body)
    return judged


def deal(body: str, game: str = "contree", **tags: str) -> Judged:
    """Judge a deal; without a header it is the first, dealt by North (in comptoir by P1)."""
    if not body.lstrip().startswith("deal"):
        body = f"deal 1 dealer {'N' if game == 'contree' else 'P1'}\n{body}"
    (judged,) = match(body, game, **tags).deals
    return judged


def dealt(seats: Sequence[str] = SEATS, size: int = 8, **given: str) -> str:
    """Write hands: ``W="SA S10 H7"``; a hand that is short, or not given, is filled from what is left of the pack."""
    known = {seat: given.get(seat, "").split() for seat in seats}
    rest = [card for card in PACK if not any(card in cards for cards in known.values())]
    for seat in seats:
        while len(known[seat]) < size:
            known[seat].append(rest.pop())
    return "hands\n" + "".join(f"  {seat}: {_hand(cards)}\n" for seat, cards in known.items())


def _hand(cards: Sequence[str]) -> str:
    suits: Mapping[str, list[str]] = {suit: [card[1:] for card in cards if card[0] == suit] for suit in SUITS}
    return "  ".join(f"{suit} {' '.join(ranks) or '-'}" for suit, ranks in suits.items())
