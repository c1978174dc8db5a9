"""The rule sets that a command line asks for: ``--rules``, ``--set``, and ``REFEREE_RULES``."""

from collections.abc import Iterator, Sequence
from typing import Final

from referee.cli.errors import Usage
from referee.cli.language import Lang
from referee.cli.session import Session, shown
from referee.diagnostics.words import problem_words
from referee.judging import RulesChoice
from referee.judging.known import asked, known_rules, near_rules
from referee.judging.rulesets import named
from referee.rules.faults import Fault, RuleSetError
from referee.rules.load import DEFAULT, UnknownRuleSetError
from referee.rules.model import RuleSet
from referee.rules.settings import SOURCE, Setting, changed, parse_setting
from referee.rules.written import GAMES

__all__ = ["given_rules", "rules_choice", "said"]

_MOST_TOLD: Final = 10


def rules_choice(session: Session, imposed: str | None, settings: Sequence[str] | None = None) -> RulesChoice:
    """Give the choice of rule sets: imposed by ``--rules``, ``REFEREE_RULES`` for records that name none, and ``--set``.

    Raises :class:`Usage` for a name that no rule set has, for a file that cannot be used, and for a setting that no game
    knows, or that contradicts what it is set over.
    """
    fallback = session.environ.get("REFEREE_RULES") or None
    choice = RulesChoice(
        imposed=None if imposed is None else given_rules("--rules", imposed, session.lang),
        fallback=None if fallback is None else given_rules("REFEREE_RULES", fallback, session.lang),
        settings=_settings(settings or (), session.lang),
    )
    _try(choice, session.lang)
    return choice


def given_rules(option: str, given: str, lang: Lang) -> str | RuleSet:
    """Give what is meant by the name or the path of a rule set; raises :class:`Usage`, which names the option."""
    try:
        return asked(given)
    except RuleSetError as error:
        raise _usage(option, error, lang) from error
    except LookupError as error:
        near, choices = near_rules(given), ", ".join(known_rules())
        key = "unknown-rules" if near is None else "near-rules"
        raise Usage(key, option=option, value=shown(given), choices=choices, near=near) from error


def said(fault: Fault, lang: Lang) -> str:
    """Say what is wrong with a rule set, with its place: ``club.toml:3:1: …``."""
    file = "" if fault.file == SOURCE else shown(fault.file)
    where = ":".join(str(part) for part in (file, fault.line, fault.column) if part)
    text = problem_words(fault.told, lang)
    return f"{where}: {text}" if where else text


def _usage(option: str, error: RuleSetError, lang: Lang) -> Usage:
    told = [said(fault, lang) for fault in error.faults]
    more = ["…"] if len(told) > _MOST_TOLD else []
    return Usage("bad-rules", option=option, text="\n  ".join(told[:_MOST_TOLD] + more))


def _settings(texts: Sequence[str], lang: Lang) -> tuple[Setting, ...]:
    try:
        return tuple(parse_setting(text) for text in texts)
    except RuleSetError as error:
        raise _usage("--set", error, lang) from error


def _try(choice: RulesChoice, lang: Lang) -> None:
    """Set the settings over what records will be judged by, as far as that is known before they are read.

    A value that one of the games takes is right; in a match of another, which knows the parameter and not the value,
    nothing is judged.
    """
    wrong: list[RuleSetError] = []
    right = not choice.settings
    for base in _bases(choice):
        try:
            right = changed(base, choice.settings) is not base or right
        except RuleSetError as error:
            wrong.append(error)
    if not right and wrong:
        raise _usage("--set", wrong[0], lang)


def _bases(choice: RulesChoice) -> Iterator[RuleSet]:
    wanted = [choice.imposed] if choice.imposed else [choice.fallback or DEFAULT, DEFAULT]
    for given in wanted:
        if not isinstance(given, str):
            yield given
            continue
        for game in GAMES:
            try:
                yield named(given, game)
            except UnknownRuleSetError:
                continue
