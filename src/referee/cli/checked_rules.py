"""Files of rules checked: all that is wrong with each, with its place."""

import json
from collections.abc import Sequence
from typing import Any

from referee import __version__
from referee.cli.errors import Exit
from referee.cli.rulesets import said
from referee.cli.session import Session, shown
from referee.judging.rulesets import prepare
from referee.report.rulesets.words import WORDS
from referee.rules.faults import Fault, RuleSetError
from referee.rules.files import load_file
from referee.rules.model import RuleSet

__all__ = ["checked"]

_UNREAD = frozenset({"unreadable"})


def checked(session: Session, paths: Sequence[str], *, as_json: bool) -> tuple[str, Exit]:
    """Read files of rules and compose the game of each; gives what is to be said, and the exit status."""
    told: list[dict[str, Any]] = []
    lines: list[str] = []
    status = Exit.FINE
    for path in paths:
        faults: tuple[Fault, ...] = ()
        rules: RuleSet | None = None
        try:
            rules = load_file(path)
            prepare(rules)
        except RuleSetError as error:
            faults = error.faults
            unread = any(fault.kind in _UNREAD for fault in faults)
            status = max(status, Exit.USAGE if unread else Exit.WRONG)
        lines += [said(fault, session.lang) for fault in faults] or [_fine(rules, path, session)]
        told.append(
            {"path": shown(path), "rules": rules and _head(rules), "problems": [fault.told for fault in faults]}
        )
    if as_json:
        return json.dumps({"referee": __version__, "files": told}, ensure_ascii=False, indent=2) + "\n", status
    return "".join(f"{line}\n" for line in lines), status


def _head(rules: RuleSet) -> dict[str, Any]:
    return {
        "name": rules.name,
        "game": rules.game,
        "version": rules.version,
        "digest": rules.digest,
        "extends": rules.extends,
    }


def _fine(rules: RuleSet | None, path: str, session: Session) -> str:
    words = WORDS[session.lang]
    assert rules is not None  # noqa: S101 (nothing was wrong)
    extends = f", {words['extends'].format(name=rules.extends)}" if rules.extends else ""
    return words["fine"].format(
        path=shown(path),
        name=rules.name,
        game=words[rules.game],
        version=rules.version,
        digest=rules.digest,
        extends=extends,
    )
