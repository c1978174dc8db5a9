"""What a long report says at its end: how many deals each rule set judged, how often each code was found."""

from collections.abc import Iterator, Mapping
from typing import Final

from referee.diagnostics.words import lexicon, title
from referee.diagnostics.words.speech import tidy
from referee.record.model import Language
from referee.verdict.model import Summary

__all__ = ["breakdown"]

_MOST: Final = 20
"""Rule sets, and codes, that are named; the rarest are left out."""


def breakdown(summary: Summary, language: Language) -> Iterator[str]:
    """Give lines: the rule sets with their deals, then the codes with how often they were found, the most frequent first."""
    words = lexicon(language)
    yield from _counted(words.labels["by rules"], {tidy(name): count for name, count in summary.rules.items()})
    named = {f"{code} {title(code, language)}": count for code, count in summary.codes.items()}
    yield from _counted(words.labels["by code"], named)


def _counted(heading: str, counts: Mapping[str, int]) -> Iterator[str]:
    if not counts:
        return
    yield f"{heading}\n"
    width = len(str(max(counts.values())))
    for name, count in sorted(counts.items(), key=lambda item: (-item[1], item[0]))[:_MOST]:
        yield f"  {count:>{width}}  {name}\n"
