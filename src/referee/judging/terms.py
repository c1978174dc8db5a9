"""What the tags of a match settle for its judging, and what is wrong with those that do."""

import re
from collections.abc import Iterator
from typing import Final, get_args

from referee.diagnostics.model import Finding
from referee.engine.match import MatchTerms
from referee.kernel.table import Table
from referee.record.fold import fold
from referee.record.model import Match, Party
from referee.record.tags import FIGURES, KNOWN_TAGS, NUMBERS, nearly_known, number, party_scores, wrong_value

__all__ = ["rules_unread", "strangers", "terms_of", "wrong_tags"]

PLAYERS: Final = {"North": "N", "West": "W", "South": "S", "East": "E"} | {f"P{n}": f"P{n}" for n in range(1, 5)}
"""Tags that name a player, and the seat of each."""
_FIFTH: Final = re.compile(r"[jp](?:[5-9]|1\d)")
"""Players that no table has."""


def terms_of(match: Match) -> MatchTerms:
    """Give what the tags settle (C-9, K-5.3).

    A value that cannot be read settles nothing; a carried score that cannot be read leaves the totals unknown.
    """
    target, deals = (None if (value := match.tag(name)) is None else number(value) for name in NUMBERS)
    carried, result = (
        None if (value := match.tag(name)) is None else party_scores(value, match.language) for name in FIGURES
    )
    start = _by_code(carried)
    if start is None and match.tag("Carried") is not None:
        start = dict.fromkeys(get_args(Party))
    return MatchTerms(target, deals, start, _by_code(result))


def rules_unread(match: Match) -> bool:
    """Say whether the tag that names the rule set was misspelt or could not be read.

    Which rules were meant is then not known: a rule set is never replaced by a default (B-4).
    """
    if match.tag("Rules") is not None:
        return False
    unread = any(problem.code in ("S201", "S202") for problem in match.problems)
    broken = (str(problem.facts.get("text", "")) for problem in match.problems if problem.code == "S109")
    meant = (first for text in broken for first in re.findall(r"\w+", text)[:1])
    return (
        unread
        or any(KNOWN_TAGS.get(fold(word)) == "Rules" or nearly_known(word) == "Rules" for word in meant)
        or any(nearly_known(tag.name) == "Rules" for tag in match.tags)
    )


def wrong_tags(match: Match) -> Iterator[Finding]:
    """Report the tags that judging rests on and that are misspelt, repeated, or whose value cannot be read (B-3).

    What the reader has reported is not said again: a record may come from no reader of text.
    """
    told = {problem.path[:2] for problem in match.problems}
    seen: set[str] = set()
    for index, tag in enumerate(match.tags):
        path = ("tags", index)
        repeated = tag.name in seen
        seen.add(tag.name)
        if path in told:
            continue
        if repeated:
            yield Finding("N103", path, {"tag": tag.name})
        elif (near := nearly_known(tag.name)) is not None:
            yield Finding("N112", path, {"tag": tag.name, "meant": near})
        elif (expected := wrong_value(tag, match.language)) is not None:
            yield Finding("N106", path, {"tag": tag.name, "value": tag.value, "expected": expected})


def strangers(match: Match, table: Table) -> Iterator[Finding]:
    """Report players whom tags name, or give figures to, and who are not at the table: of each tag, the first (B-6)."""
    for index, tag in enumerate(match.tags):
        if (tag.name in PLAYERS and PLAYERS[tag.name] not in table.seats) or _FIFTH.fullmatch(fold(tag.name)):
            yield Finding("N111", ("tags", index), {"text": PLAYERS.get(tag.name, tag.name)})
            continue
        named = party_scores(tag.value, match.language) if tag.name in FIGURES else None
        stranger = next((party for party in named or () if party not in table.parties), None)
        if stranger is not None:
            yield Finding("N111", ("tags", index), {"text": stranger})


def _by_code(scores: dict[Party, int] | None) -> dict[str, int | None] | None:
    return None if scores is None else {str(party): score for party, score in scores.items()}
