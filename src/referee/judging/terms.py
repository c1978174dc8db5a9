"""What the tags of a match settle for its judging, and what is wrong with those that do."""

from collections.abc import Iterator

from referee.diagnostics.model import Finding
from referee.engine.match import MatchTerms
from referee.kernel.table import Table
from referee.record.model import Match, Party
from referee.record.tags import FIGURES, NUMBERS, nearly_known, number, party_scores, wrong_value

__all__ = ["strangers", "terms_of", "wrong_tags"]


def terms_of(match: Match) -> MatchTerms:
    """Give what the tags settle (C-9, K-5.3); a value that cannot be read settles nothing."""
    target, deals = (None if (value := match.tag(name)) is None else number(value) for name in NUMBERS)
    carried, result = (
        None if (value := match.tag(name)) is None else party_scores(value, match.language) for name in FIGURES
    )
    return MatchTerms(target, deals, _by_code(carried), _by_code(result))


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
    """Report the parties that tags give figures to and that are not at the table: of each tag, the first (B-6)."""
    for index, tag in enumerate(match.tags):
        named = party_scores(tag.value, match.language) if tag.name in FIGURES else None
        stranger = next((party for party in named or () if party not in table.parties), None)
        if stranger is not None:
            yield Finding("N111", ("tags", index), {"text": stranger})


def _by_code(scores: dict[Party, int] | None) -> dict[str, int | None] | None:
    return None if scores is None else {str(party): score for party, score in scores.items()}
