"""Verdicts in one line each: of a deal, of a match, of everything."""

from collections.abc import Iterator
from typing import Final

from referee.diagnostics.model import Status
from referee.diagnostics.spelling import SPELLINGS, SUIT_SYMBOLS
from referee.diagnostics.words import Lexicon, lexicon
from referee.diagnostics.words.speech import count_form, tidy
from referee.judging.events import MatchOpened
from referee.record.model import Deal, Language
from referee.verdict.model import ComptoirContract, ContreeContract, DealVerdict, MatchVerdict, Summary

__all__ = ["contract_line", "deal_line", "match_end", "match_head", "summary_line"]

_ORDER: Final = (
    Status.VERIFIED,
    Status.PARTIAL,
    Status.CONTESTED,
    Status.REFUSED,
    Status.UNFINISHED,
    Status.VOID,
)


def deal_line(deal: Deal, verdict: DealVerdict, language: Language) -> str:
    """Give the verdict on a deal: ``donne 1: vérifiée — Est 90♥ contré, fait: NS 0 EO 287``.

    ``deal``: what the sheet says, for what it leaves out.
    """
    words = lexicon(language)
    number = "?" if verdict.number is None else verdict.number
    line = f"{words.labels['deal'].format(number=number)}: {_status(words, verdict.status, 1)}"
    what = _result(verdict, words)
    if what:
        line += f" — {what}"
    reasons = list(_reasons(deal, verdict, words))
    return line + (f" ({', '.join(reasons)})" if reasons else "")


def match_head(path: str, event: MatchOpened, language: Language) -> str:
    """Give what stands above the deals of a match: its file, its game and the rule set that judges it."""
    words = lexicon(language)
    game = words.phrases["game"][event.game] if event.game else words.labels["game unknown"]
    rules = event.rules
    judged_by = (
        words.labels["rules"].format(name=tidy(rules.name), version=tidy(rules.version))
        if rules
        else words.labels["rules unknown"]
    )
    place = path if event.index == 1 else f"{path}, {words.labels['match'].format(number=event.index)}"
    return f"{place}: {game}, {judged_by}"


def match_end(verdict: MatchVerdict, language: Language) -> str:
    """Give the total of a match and who has won it."""
    words = lexicon(language)
    if not verdict.total or None in verdict.total.values():
        line = words.labels["end unknown"]
    else:
        line = words.labels["end"].format(scores=SPELLINGS[language].scores(verdict.total))
    if verdict.winner:
        line += ", " + words.labels["winner"].format(party=words.parties[""][verdict.winner])
    return line


def summary_line(summary: Summary, language: Language, errors: int = 0, warnings: int = 0) -> str:
    """Give the last line of a report: ``3 donnes: 1 vérifiée, 1 contestée, 1 refusée · 2 erreurs``.

    ``errors``, ``warnings``: how many diagnostics of these severities there were; 0 is not said.
    """
    words = lexicon(language)

    def counted(count: int, key: str) -> str:
        return count_form(count, words.labels[key], words.plural_from)

    what = [counted(count, key) for count, key in ((summary.files, "files"), (summary.matches, "matches")) if count > 1]
    what.append(counted(summary.deals, "deals") if summary.deals else words.labels["no deal"])
    line = ", ".join(what)
    statuses = [
        f"{count} {_status(words, status, count)}" for status in _ORDER if (count := getattr(summary, status.value))
    ]
    if statuses:
        line += ": " + ", ".join(statuses)
    troubles = [counted(count, key) for count, key in ((errors, "errors"), (warnings, "warnings")) if count]
    return line + (f" · {', '.join(troubles)}" if troubles else "")


def _status(words: Lexicon, status: Status, count: int) -> str:
    return count_form(count, words.phrases["status"][status], words.plural_from).split(" ", 1)[1]


def _result(verdict: DealVerdict, words: Lexicon) -> str:
    parts: list[str] = []
    if verdict.contract:
        parts.append(contract_line(verdict.contract, words))
    if verdict.made is not None:
        parts.append(words.labels["made" if verdict.made else "failed"])
    text = ", ".join(parts)
    spell = SPELLINGS[words.language]
    if verdict.score and verdict.status is not Status.VOID:
        text += (": " if text else "") + spell.scores(verdict.score)
    known = verdict.total and None not in verdict.total.values()
    if known and verdict.score and verdict.total != verdict.score:
        text += (", " if text else "") + words.labels["total"].format(scores=spell.scores(verdict.total))
    return text


def contract_line(contract: ContreeContract | ComptoirContract | None, words: Lexicon) -> str:
    """Give a contract: ``Est 90♥ contré``."""
    if contract is None:
        return ""
    seat = words.seats[""][contract.taker]
    bid = SPELLINGS[words.language].call(contract.bid)
    if isinstance(contract, ContreeContract):
        return f"{seat} {bid}" + words.labels.get(f"level {contract.level}", "")
    trump = contract.denomination
    return f"{seat} {bid}" + (f", {words.labels['trump'].format(suit=SUIT_SYMBOLS[trump])}" if trump else "")


def _reasons(deal: Deal, verdict: DealVerdict, words: Lexicon) -> Iterator[str]:
    """Say why a deal is void, unfinished or verified only in part."""
    rulings = {ruling.kind for ruling in deal.rulings}
    match verdict.status:
        case Status.VOID:
            yield words.labels["misdeal" if "misdeal" in rulings else "passed out"]
        case Status.UNFINISHED:
            if verdict.contract is None:
                yield words.labels["auction stops"]
            else:
                yield words.labels["no play" if deal.tricks is None and deal.summary is None else "play stops"]
        case Status.PARTIAL:
            if deal.tricks is None:
                yield words.labels["no cards"]
            if deal.auction is None:
                yield words.labels["no auction"]
            yield from (words.labels[kind] for kind in ("claim", "ruling", "revoke") if kind in rulings)
            if deal.score is None:
                yield words.labels["no score"]
        case _:
            return
