"""A dispute told to the players: who is right, under which rule set, and what would explain the sheet."""

import textwrap
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from referee.diagnostics.spelling import SPELLINGS
from referee.diagnostics.words import lexicon
from referee.diagnostics.words.speech import count_form, tidy
from referee.diagnostics.words.speech import terms as spoken_terms
from referee.record.model import Language
from referee.report.disputes.words import LABELS
from referee.report.lines import contract_line
from referee.verdict.dispute import DealDispute, DealUnder, MatchDispute
from referee.verdict.model import Diagnostic

__all__ = ["dispute_text"]

_WIDTH: Final = 100
_INDENT: Final = "  "


def dispute_text(path: str, match: MatchDispute, language: Language) -> Iterator[str]:
    """Tell of a match, in pieces of whole lines."""
    teller = _Teller(match, language)
    yield f"{teller.head(path)}\n\n"
    for diagnostic in match.diagnostics:
        yield teller.wrapped(teller.placed(diagnostic), "", _INDENT)
    yield from teller.verdict()
    for deal in match.deals:
        if teller.worth_telling(deal):
            yield from teller.deal(deal)
    yield from teller.result()


class _Teller:
    """Words of one match in one language."""

    def __init__(self, match: MatchDispute, language: Language) -> None:
        self.match = match
        self.own = match.rules.name if match.rules else None
        self.labels = LABELS[language]
        self.spell = SPELLINGS[language]
        self.words = lexicon(language)

    def wrapped(self, text: str, first: str = "", others: str = "") -> str:
        return (
            "\n".join(
                textwrap.wrap(text, _WIDTH, initial_indent=first, subsequent_indent=others, break_on_hyphens=False)
            )
            + "\n"
        )

    def names(self, names: Sequence[str]) -> str:
        return ", ".join(tidy(name) for name in names)

    def placed(self, diagnostic: Diagnostic) -> str:
        place = f" ({self.labels['line'].format(line=diagnostic.line)})" if diagnostic.line else ""
        article = f" [{diagnostic.article}]" if diagnostic.article else ""
        return f"{diagnostic.message}{place}{article}"

    def head(self, path: str) -> str:
        match = self.match
        game = self.words.phrases["game"][match.game] if match.game else self.words.labels["game unknown"]
        own = (
            self.labels["own"].format(name=tidy(match.rules.name), version=tidy(match.rules.version))
            if match.rules
            else self.labels["own unknown"]
        )
        return f"{path}, {self.words.labels['match'].format(number=match.index)}: {game}, {own}"

    def verdict(self) -> Iterator[str]:
        """Say which rule sets give the sheet, or which come nearest."""
        match, labels = self.match, self.labels
        if not match.claims:
            yield self.wrapped(labels["no claim"])
        elif match.exact:
            yield self.wrapped(labels["exact"].format(names=self.names(match.exact)))
            if self.own is not None:
                yield self.wrapped(labels["own too" if self.own in match.exact else "own not"].format(name=self.own))
        else:
            yield self.wrapped(labels["none"])
            near = match.nearest
            standing = next(one for one in match.rule_sets if one.rules.name == near[0])
            wrong = count_form(standing.wrong + standing.unknown, labels["wrong"], self.words.plural_from)
            gap = count_form(standing.gap, labels["points"], self.words.plural_from)
            yield self.wrapped(labels["nearest"].format(names=self.names(near), wrong=wrong, gap=gap))
        parted = [one for one in match.rule_sets if one.parts_at is not None]
        if len(match.deals) > 1 and match.claims and parted:
            yield "\n" + labels["part at"] + "\n"
            for number, group in groupby(sorted(parted, key=lambda one: one.parts_at or 0), lambda one: one.parts_at):
                names = self.names([one.rules.name for one in group])
                yield self.wrapped(f"{self.words.labels['deal'].format(number=number)}: {names}", _INDENT, _INDENT * 3)

    def worth_telling(self, deal: DealDispute) -> bool:
        """Whether the rule sets differ on a deal, or the record's own does not give what is claimed."""
        if len(self.match.deals) == 1:
            return True
        own = self._own(deal)
        return own is not None and bool(own.wrong or own.illegal or (own.gap is None and deal.claims.score))

    def _own(self, deal: DealDispute) -> DealUnder | None:
        """Give the deal under the rule set whose explanations come first: the record's, else the nearest."""
        wanted = self.own or next(iter(self.match.exact or self.match.nearest), None)
        return next((under for under in deal.under if under.rules == wanted), next(iter(deal.under), None))

    def deal(self, deal: DealDispute) -> Iterator[str]:
        labels = self.labels
        number = self.words.labels["deal"].format(number="?" if deal.number is None else deal.number)
        own = self._own(deal)
        contract = contract_line(own.contract, self.words) if own else ""
        yield f"\n{number}{' — ' + contract if contract else ''}\n"
        if deal.claims.score:
            yield f"{_INDENT}{labels['sheet'].format(scores=self.spell.scores(deal.claims.score))}\n"
        yield from self._scores(deal)
        yield from self._explanations(deal, own)
        yield from self._totals(own)
        yield from self._legality(deal)

    def _scores(self, deal: DealDispute) -> Iterator[str]:
        """List the scores, rule sets that mark alike together, those that give the sheet first."""
        groups: dict[str, list[DealUnder]] = {}
        for under in deal.under:
            groups.setdefault(f"{under.score}{under.terms}", []).append(under)
        ordered = sorted(groups.values(), key=lambda group: (group[0].agrees is not True, group[0].gap or 0))
        yield f"\n{_INDENT}{self.labels['marks']}\n"
        for group in ordered:
            first = group[0]
            mark = {True: "=", False: "≠", None: " "}[first.agrees]
            score = self.labels["no score"] if first.score is None else self.spell.scores(first.score)
            gap = self.labels["gap"].format(gap=first.gap) if first.gap else ""
            names = self.names([under.rules for under in group])
            yield self.wrapped(f"{score}{gap}: {names}", f"{_INDENT}{mark} ", _INDENT * 3)
            said = spoken_terms(first.terms, self.words)
            if said:
                yield self.wrapped(said, _INDENT * 3, _INDENT * 4)

    def _explanations(self, deal: DealDispute, own: DealUnder | None) -> Iterator[str]:
        """Number what would explain the score claimed: under the record's rule set first, then under others."""
        told: dict[str, list[str]] = {}
        for under in sorted(deal.under, key=lambda under: (under is not own, under.gap or 0)):
            for explanation in under.explanations if under is own else under.explanations[:1]:
                told.setdefault(explanation.message, []).append(under.rules)
        if not told:
            if own is not None and own.agrees is False and not any(under.agrees for under in deal.under):
                yield self.wrapped(self.labels["unexplained"], "\n" + _INDENT, _INDENT)
            return
        yield f"\n{_INDENT}{self.labels['explained']}\n"
        for place, (message, names) in enumerate(told.items(), 1):
            text = f"{message} ({self.names(names)})"
            yield self.wrapped(text, f"{_INDENT}{place}. ", _INDENT * 3)

    def _totals(self, own: DealUnder | None) -> Iterator[str]:
        wrong = [one for one in (own.wrong if own else ()) if one.code != "M201"]
        for diagnostic in wrong:
            cause = self.words.phrases["cause"].get(str(diagnostic.facts.get("cause")))
            text = f"{own.rules if own else ''}: {self.placed(diagnostic)}{'; ' + cause if cause else ''}"
            yield self.wrapped(text, "\n" + _INDENT, _INDENT * 2)

    def _legality(self, deal: DealDispute) -> Iterator[str]:
        """Say apart what rule sets forbid, those that forbid the same together."""
        groups: dict[str, list[str]] = {}
        for under in deal.under:
            for diagnostic in under.illegal:
                groups.setdefault(self.placed(diagnostic), []).append(under.rules)
        if not groups:
            return
        yield f"\n{_INDENT}{self.labels['forbidden']}\n"
        for text, names in groups.items():
            whose = self.labels["all"] if len(names) == len(deal.under) else self.names(names)
            yield self.wrapped(f"{whose}: {text}", f"{_INDENT}- ", _INDENT * 3)

    def result(self) -> Iterator[str]:
        """Say what is wrong with the final result, rule sets that give the same one together."""
        groups: dict[str, list[str]] = {}
        for one in self.match.rule_sets:
            if one.result is not None:
                groups.setdefault(self.placed(one.result), []).append(one.rules.name)
        for text, names in groups.items():
            yield self.wrapped(f"{self.names(names)}: {text}", "\n", _INDENT)
