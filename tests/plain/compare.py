"""The real referee beside the plain one: what each says of a match, and where they differ.

A difference is a line of text; none means that they agree.
"""

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Any

from referee.diagnostics.codes import CODES
from referee.diagnostics.model import Finding, Severity
from referee.judging import DealJudged, MatchClosed, RulesChoice, judge_items
from referee.record.model import Deal, Match
from referee.record.stream import DealItem, FileEnd, Item, MatchHead, NoSource
from referee.verdict.model import DealVerdict, MatchVerdict

from . import contree
from .book import SEED, Book
from .cards import SEATS, side_of
from .claims import wins_rest
from .comptoir_book import COMPTOIR_SEED, ComptoirBook
from .contree_auction import is_bid, rank_of_bid
from .match import judge_match
from .verdicts import Fault, PlainDeal

__all__ = ["differences", "judged"]

CALLS = {"E101": "turn", "E108": "over"}
PLAY = {
    "J101": "not held",
    "J102": "played twice",
    "J103": "leader",
    "J104": "short",
    "J105": "long",
    "J106": "surplus",
    "J302": "word",
    "J303": "word",
    "R101": "revoke",
    "R106": "claim",
    "M205": "claim",
    "D301": "end",
}
CLAIMS = {
    "M101": "winner",
    "M102": "points",
    "M103": "number",
    "M201": "score",
    "M202": "total",
    "D101": "deal number",
    "D102": "dealer",
}
GROUPS = {"E": "call", "D2": "hands", "D4": "parts", "J2": "duty", "M3": "summary"}
NOTES = {"R102", "R103", "R104", "R107", "R108", "J301", "M203", "M206"}
STOPS = {"not held", "played twice", "leader", "short", "long", "surplus"}
MANY_LEFT = 3


def judged(
    match: Match, rules: RulesChoice | None = None
) -> tuple[list[tuple[DealVerdict, tuple[Finding, ...]]], MatchVerdict]:
    """Judge a match by the real referee: each deal's verdict with its findings, then the match's."""

    def items() -> Iterator[Item]:
        yield MatchHead(match.model_copy(update={"deals": ()}), NoSource())
        yield from (DealItem(deal, NoSource()) for deal in match.deals)
        yield FileEnd()

    events = list(judge_items(items(), rules or RulesChoice()))
    deals = [(event.verdict, event.findings) for event in events if isinstance(event, DealJudged)]
    closed = next(event for event in events if isinstance(event, MatchClosed))
    return deals, closed.verdict


def _is_error(finding: Finding) -> bool:
    return (finding.severity or CODES[finding.code].severity) is Severity.ERROR


def _article(finding: Finding) -> str:
    return finding.article or CODES[finding.code].article


def _kind(finding: Finding) -> str:
    """Give the plain name of what a finding reports."""
    code = finding.code
    named = CALLS.get(code) or PLAY.get(code) or CLAIMS.get(code)
    if code == "E110":
        return "contract"
    return named or GROUPS.get(code[:2]) or GROUPS.get(code[0]) or code


def _place(finding: Finding) -> tuple[int, ...]:
    """Give the numbers of a path: ``("tricks", 2, "cards", 1)`` is trick 2, card 1."""
    return tuple(step for step in finding.path if isinstance(step, int))


def differences(
    match: Match,
    book: Book = SEED,
    rules: RulesChoice | None = None,
    comptoir: ComptoirBook = COMPTOIR_SEED,
) -> list[str]:
    """Judge a match by both referees and tell where they differ; ``book``, ``comptoir``, ``rules``: of the plain and of the real one."""
    real, closed = judged(match, rules)
    plain = judge_match(match, book, comptoir)
    found = []
    ended = False
    for place, (deal, (verdict, findings), expected) in enumerate(zip(match.deals, real, plain.deals, strict=True)):
        found += [f"deal {place}: {line}" for line in _deal(deal, verdict, findings, expected, book)]
        ended = ended or any(fault.kind == "end" for fault in expected.faults)
    if found or ended:
        return found
    found += _same("total", dict(closed.total), plain.total)
    found += _same("winner", closed.winner, plain.winner)
    proved = any(str(verdict.status) != mine.status for (verdict, _), mine in zip(real, plain.deals, strict=True))
    return found + ([] if proved else _same("status of the match", str(closed.status), plain.status))


def _same(what: str, real: object, plain: object) -> list[str]:
    return [] if real == plain else [f"{what} {real}, not {plain}"]


def _deal(deal: Deal, verdict: DealVerdict, findings: tuple[Finding, ...], plain: PlainDeal, book: Book) -> list[str]:
    status = str(verdict.status)
    imposed = any(ruling.kind == "ruling" for ruling in deal.rulings)
    errors = [finding for finding in findings if imposed or _is_error(finding)]
    found = []
    if status == "verified" and plain.status == "partial" and any(ruling.kind == "claim" for ruling in deal.rulings):
        found += [] if _proved(deal, plain, book) else ["an unproved claim of the rest was verified"]
    else:
        agreed = {"partial", "contested"} if imposed and plain.faults else {plain.status}
        found += [] if status in agreed else _same("status", status, plain.status)
    found += _faults(deal, errors, plain)
    found += _same("score", verdict.score and dict(verdict.score), plain.score)
    if found or plain.faults or (imposed and plain.status != status):
        return [*found, f"findings {[(f.code, f.path) for f in findings]}"] if found else []
    found += _claims(errors, plain)
    found += _figures(verdict, plain)
    missed = {(finding.seat, finding.facts["suit"]) for finding in findings if finding.code == "J301"}
    return found + _same("belotes missed", missed, set(plain.missed))


def _figures(verdict: DealVerdict, plain: PlainDeal) -> list[str]:
    """Compare contract, tricks, points and belotes of a deal that is not refused."""
    found = []
    tricks = [(trick.leader, trick.winner, trick.points) for trick in verdict.tricks]
    found += _same("tricks", tricks, [(won.leader, won.winner, won.points) for won in plain.tricks])
    if plain.contract is not None:
        contract = verdict.contract
        known = contract and (contract.taker, contract.bid, contract.value, getattr(contract, "level", 1))
        mine = plain.contract
        found += _same("contract", known, (mine.taker, mine.bid, mine.value, mine.level))
        denomination = contract and contract.denomination
        found += _same("denomination", denomination or "", mine.denomination)
    if plain.points is not None:
        found += _same("points", _exact(verdict.points), plain.points)
    if plain.tricks_won is not None:
        found += _same("tricks won", dict(verdict.tricks_won or {}), plain.tricks_won)
    if plain.made is not None:
        found += _same("made", verdict.made, plain.made)
    for name in ("belotes", "capot", "generale"):
        expected = getattr(plain, name)
        if hasattr(verdict, name) and expected is not None:
            found += _same(name, getattr(verdict, name), expected)
    if verdict.score is not None:
        worth = {party: sum(Fraction(amount) for _, amount in terms) for party, terms in verdict.terms.items()}
        known_score = {party: points for party, points in verdict.score.items() if points is not None}
        found += _same("sum of terms", {party: worth[party] for party in known_score}, known_score)
    return found + _same("total", dict(verdict.total), plain.total)


def _exact(points: Mapping[Any, Any] | None) -> dict[str, Fraction | None]:
    """Give points as numbers: those that are not whole are written as ``a/b``."""
    return {party: None if own is None else Fraction(own) for party, own in (points or {}).items()}


def _claims(errors: Iterable[Finding], plain: PlainDeal) -> list[str]:
    """Compare the false claims."""
    real = sorted({(CLAIMS[e.code], _place(e)[0] if _place(e) else 0) for e in errors if e.code in CLAIMS})
    return _same("false claims", real, sorted(set(plain.wrong)))


def _faults(deal: Deal, errors: list[Finding], plain: PlainDeal) -> list[str]:
    """Compare what is illegal: place, kind, what was legal, and the article.

    Where no hands are written and a card is played twice, whose it was is open: duties and words may be left unjudged. Where
    the hands or a call are wrong, only the real referee goes on, with those that the tricks show and with the call as made.
    """
    illegal = [error for error in errors if error.code not in CLAIMS and error.code not in NOTES]
    if not plain.faults:
        return _same("faults", [(e.code, e.path, dict(e.facts)) for e in illegal], [])
    unsure = deal.hands is None and any(fault.kind in {"surplus", "played twice"} for fault in plain.faults)
    found = []
    stopped = any(fault.kind in {"hands", "turn", "call", "over"} for fault in plain.faults)
    for fault in plain.faults:
        if (fault.kind in {"duty", "word"} and unsure) or (fault.kind == "revoke" and stopped):
            continue
        alike = [error for error in illegal if _matches(error, fault)]
        if not alike:
            found.append(f"no finding of {fault}")
            continue
        error = alike[0]
        if fault.kind in {"duty", "word", "not held", "played twice", "leader"} and error.seat != fault.seat:
            found += _same(f"seat of {fault}", error.seat, fault.seat)
        if fault.kind in {"duty", "call", "turn", "word"} and _article(error) not in fault.articles:
            found.append(f"article {_article(error)} for {fault}")
        if fault.kind in {"duty", "call"} and fault.legal is not None and "legal" in error.facts:
            told = set(error.facts["legal"])
            if not _least(fault) <= told <= fault.legal:
                found += _same(f"legal for {fault}", told, _least(fault))
    if not unsure and not any(
        fault.kind in {"hands", "call", "turn", "over", "parts", "contract"} for fault in plain.faults
    ):
        acts = {"duty", "word", *STOPS} - {"surplus"}
        expected = {(fault.kind, fault.place) for fault in plain.faults if fault.kind in acts}
        surplus = {fault.place for fault in plain.faults if fault.kind == "surplus"}
        real = {(_kind(e), _place(e)) for e in illegal if _kind(e) in acts and _place(e)[:1] not in surplus}
        found += _same("illegal acts", sorted(real), sorted(expected))
    return found


def _matches(error: Finding, fault: Fault) -> bool:
    """Tell whether a finding reports this fault: kinds that shade into one another count as the same.

    A trick too many is made of cards played before, where no hands are written.
    """
    if fault.kind == "surplus" and error.code == "J102":
        return _place(error)[:1] == fault.place
    kinds = {"call": {"call", "turn", "over"}, "turn": {"turn"}, "over": {"over", "call"}}
    if _kind(error) not in kinds.get(fault.kind, {fault.kind}):
        return False
    return fault.kind in {"hands", "parts", "contract", "claim", "summary", "revoke", "end"} or (
        _place(error) == fault.place
    )


def _least(fault: Fault) -> set[str]:
    """Give what was legal as findings show it: of bids in a denomination only the least."""
    legal = set(fault.legal or ())
    bids = {call for call in legal if is_bid(call)}
    if fault.kind == "duty" or not bids:
        return legal
    lowest = min(bids, key=rank_of_bid).rstrip("SHDCNTA")
    return {call for call in legal if call not in bids or call.rstrip("SHDCNTA") == lowest}


def _proved(deal: Deal, plain: PlainDeal, book: Book) -> bool:
    """Tell whether the side of the player who lays down wins the rest by force; long ends are taken on trust."""
    if plain.contract is None:
        return False
    claimer = next(ruling.seat for ruling in deal.rulings if ruling.kind == "claim")
    gone = {card for trick in (deal.tricks or ())[: len(plain.tricks)] for card in trick.cards}
    hands = {seat: frozenset(cards - gone) for seat, cards in contree.hands_of(deal).items()}
    if len(plain.tricks) < len(SEATS) + MANY_LEFT - 2:
        return True
    leader = plain.tricks[-1].winner
    started = (deal.tricks or ())[len(plain.tricks) :]
    on_table: list[tuple[str, str]] = []
    for card in started[0].cards if started else ():
        seat = next(seat for seat, cards in hands.items() if card in cards)
        on_table.append((seat, card or ""))
        hands[seat] -= {card or ""}
    return wins_rest(hands, on_table, leader, plain.contract.denomination, side_of(claimer or ""), book)
